import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import { arch, platform, tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { inputDefaults } from './action-yml.mjs'
import { FILE_COMMANDS } from './file-commands.mjs'

/**
 * The folders of a runner and the environment of one step in them.
 *
 * @typedef {object} Dirs
 * @property {string} root everything below is in here, but for a workspace of the caller
 * @property {string} work `_work`
 * @property {string} temp RUNNER_TEMP
 * @property {string} fileCommands the folder of the files of file commands
 * @property {string} action the copy of the action's dist
 * @property {string} workspace GITHUB_WORKSPACE and the step's working directory
 * @property {string} home
 * @property {string} tmp TMPDIR
 * @property {string} tools RUNNER_TOOL_CACHE
 *
 * @typedef {object} Layout
 * @property {Dirs} dirs
 * @property {Record<import('./file-commands.mjs').FileCommand, string>} files
 * @property {string} script the copied index.js
 * @property {string} node
 * @property {string} trackingId RUNNER_TRACKING_ID
 * @property {Record<string, string>} env
 * @property {string | undefined} unexpected the warning about inputs that action.yml does not declare
 *
 * @typedef {{ uid: number, gid: number }} User
 */

/** The token that the harness gives for each of the runner's own, all registered as secrets. */
export const RUNTIME_TOKEN = 'eyJhbGciOiJub25lIn0.cnVudGltZS10b2tlbi1vZi10aGUtaGFybmVzcw.c2lnbmF0dXJl'

const OS_NAMES = /** @type {Record<string, string>} */ ({ darwin: 'macOS', linux: 'Linux', win32: 'Windows' })

/**
 * @param {object} options
 * @param {string} options.action
 * @param {string} options.node
 * @param {string | undefined} options.workspace
 * @param {object} options.event
 * @param {string} options.eventName
 * @param {string | undefined} [options.guid]
 * @param {Readonly<Record<string, string | undefined>>} options.inputs
 * @param {Readonly<Record<string, string | undefined>>} options.env
 * @param {User | undefined} options.user
 * @returns {Layout}
 */
export function createLayout(options) {
  const { action, node, workspace, event, eventName, inputs, env, user } = options
  // realpath: TMPDIR of macOS is a link, and paths are compared
  const root = fs.mkdtempSync(join(fs.realpathSync(tmpdir()), 'runner-'))
  const work = join(root, '_work')
  const temp = join(work, '_temp')
  const dirs = {
    ...{ root, work, temp, fileCommands: join(temp, '_runner_file_commands') },
    action: join(work, '_actions', 'run-agent', 'dist'),
    workspace: workspace ?? join(work, 'repo', 'repo'),
    ...{ home: join(root, 'home'), tmp: join(root, 'tmp'), tools: join(root, 'tools') },
  }
  for (const dir of Object.values(dirs)) fs.mkdirSync(dir, { recursive: true })
  fs.cpSync(dirname(action), dirs.action, { recursive: true })
  const manifest = join(dirname(action), '..', 'action.yml')
  const declared = fs.existsSync(manifest) ? inputDefaults(fs.readFileSync(manifest, 'utf8')) : undefined

  const guid = options.guid ?? randomUUID()
  const files = /** @type {Layout['files']} */ ({})
  for (const [name, prefix] of Object.entries(FILE_COMMANDS)) {
    const path = join(dirs.fileCommands, prefix + guid)
    fs.writeFileSync(path, '')
    files[/** @type {keyof typeof FILE_COMMANDS} */ (name)] = path
  }
  const eventPath = join(temp, '_github_workflow', 'event.json')
  fs.mkdirSync(dirname(eventPath))
  fs.writeFileSync(eventPath, JSON.stringify(event))

  if (user) chownAll(root, user)
  fs.chmodSync(root, 0o755) // mkdtemp lets nobody else through
  fs.chmodSync(dirs.tmp, 0o1777)

  const trackingId = `github_${randomUUID()}`
  const variables = {
    ...hostVariables(),
    ...{ HOME: dirs.home, LANG: 'C.UTF-8', TMPDIR: dirs.tmp, CI: 'true', RUNNER_TRACKING_ID: trackingId },
    ...githubVariables({ dirs, eventName, eventPath }),
    ...Object.fromEntries(Object.entries(files).map(([name, path]) => [`GITHUB_${name}`, path])),
    ...given(env),
    ...inputVariables(declared ?? {}, inputs),
  }
  return {
    ...{ dirs, files, trackingId, env: variables, script: join(dirs.action, basename(action)) },
    node: user ? nodeFor(node, root) : node,
    unexpected: declared && unexpectedInputs(declared, inputs),
  }
}

/** What a process needs to start at all. Nothing else of the host gets in. */
function hostVariables() {
  const names =
    platform() === 'win32' ? ['PATH', 'PATHEXT', 'SystemRoot', 'ComSpec', 'TEMP', 'TMP'] : ['PATH']
  return given(Object.fromEntries(names.map((name) => [name, process.env[name]])))
}

/** @param {{ dirs: Dirs, eventName: string, eventPath: string }} step */
function githubVariables({ dirs, eventName, eventPath }) {
  return {
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION: 'run-agent',
    GITHUB_ACTOR: 'octocat',
    GITHUB_API_URL: 'https://api.github.com',
    GITHUB_EVENT_NAME: eventName,
    GITHUB_EVENT_PATH: eventPath,
    GITHUB_JOB: 'agent',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REF_NAME: 'main',
    GITHUB_REPOSITORY: 'octo/repo',
    GITHUB_REPOSITORY_OWNER: 'octo',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_RUN_ID: '17000000001',
    GITHUB_RUN_NUMBER: '1',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_SHA: 'ffac537e6cbbf934b08745a378932722df287a53',
    GITHUB_WORKFLOW: 'agent',
    GITHUB_WORKSPACE: dirs.workspace,
    RUNNER_ARCH: arch().toUpperCase(),
    RUNNER_ENVIRONMENT: 'github-hosted',
    RUNNER_NAME: 'harness',
    RUNNER_OS: OS_NAMES[platform()] ?? 'Linux',
    RUNNER_TEMP: dirs.temp,
    RUNNER_TOOL_CACHE: dirs.tools,
    RUNNER_WORKSPACE: dirname(dirs.workspace),
    ACTIONS_CACHE_URL: 'https://localhost:1/cache/',
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: RUNTIME_TOKEN,
    ACTIONS_ID_TOKEN_REQUEST_URL: 'https://localhost:1/idtoken?api-version=2.0',
    ACTIONS_RESULTS_URL: 'https://localhost:1/results/',
    ACTIONS_RUNTIME_TOKEN: RUNTIME_TOKEN,
    ACTIONS_RUNTIME_URL: 'https://localhost:1/runtime/',
  }
}

/**
 * Names are the same in any case; what is not given gets its default; dashes stay.
 *
 * @param {Record<string, string>} defaults
 * @param {Readonly<Record<string, string | undefined>>} inputs
 */
function inputVariables(defaults, inputs) {
  const all = Object.entries({ ...defaults, ...given(inputs) })
  return Object.fromEntries(
    all.map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value]),
  )
}

/**
 * @param {Record<string, string>} declared
 * @param {Readonly<Record<string, string | undefined>>} inputs
 */
function unexpectedInputs(declared, inputs) {
  const quote = (/** @type {string[]} */ names) => names.map((name) => `'${name}'`).join(', ')
  const unknown = Object.keys(given(inputs)).filter((name) => !(name.toLowerCase() in declared))
  if (unknown.length === 0) return undefined
  return `Unexpected input(s) ${quote(unknown)}, valid inputs are [${quote(Object.keys(declared))}]`
}

/**
 * @param {Readonly<Record<string, string | undefined>>} values
 * @returns {Record<string, string>}
 */
function given(values) {
  return Object.fromEntries(Object.entries(values).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]])))
}

/**
 * @param {string} root
 * @param {User} user
 */
function chownAll(root, { uid, gid }) {
  fs.lchownSync(root, uid, gid)
  for (const entry of fs.readdirSync(root, { recursive: true }))
    fs.lchownSync(join(root, String(entry)), uid, gid)
}

/**
 * A Node that everybody may run: the given one, or a copy when it lies in somebody's home.
 *
 * @param {string} node
 * @param {string} root
 */
function nodeFor(node, root) {
  const real = fs.realpathSync(node)
  let open = (fs.statSync(real).mode & 0o005) === 0o005
  for (let dir = dirname(real); open && dir !== dirname(dir); dir = dirname(dir)) {
    open = (fs.statSync(dir).mode & 0o001) !== 0
  }
  if (open) return real
  const copy = join(root, basename(real))
  fs.copyFileSync(real, copy, fs.constants.COPYFILE_FICLONE)
  fs.chmodSync(copy, 0o755)
  return copy
}
