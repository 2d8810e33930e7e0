import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import * as fs from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { encodingOf } from './file-commands.mjs'

const STREAMS = /** @type {const} */ (['stderr', 'stdout'])

/**
 * The processes (Linux) whose environment or command line holds a text, but for this one. A process that
 * ended and was not waited for has neither.
 *
 * @param {string} marker
 * @returns {number[]} pids
 */
export function survivors(marker) {
  if (process.platform !== 'linux') return []
  return fs.readdirSync('/proc').flatMap((name) => {
    const pid = /^\d+$/.test(name) ? Number(name) : process.pid
    if (pid === process.pid) return []
    return ['environ', 'cmdline'].some((file) => holds(`/proc/${name}/${file}`, marker)) ? [pid] : []
  })
}

/**
 * Ends what is left, as the runner does at the end of a job.
 *
 * @param {string} marker
 */
export function endSurvivors(marker) {
  for (const pid of survivors(marker)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // it has ended in the meantime
    }
  }
}

/**
 * @param {string} file
 * @param {string} marker
 */
function holds(file, marker) {
  try {
    return fs.readFileSync(file).includes(marker)
  } catch {
    return false // gone, or somebody else's
  }
}

/**
 * Starts the action and reads it as the runner does: whenever it looks, all waiting lines of stderr come
 * before all waiting lines of stdout. Rejects when it cannot be started.
 *
 * @param {import('./layout.mjs').Layout} layout
 * @param {{ uid: number, gid: number } | undefined} user
 * @param {(stream: 'stdout' | 'stderr', line: string) => void} onLine
 */
export async function startProcess({ node, script, dirs, env }, user, onLine) {
  const [out, err] = [openPipe(dirs.root, user), openPipe(dirs.root, user)]
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ['pipe', out?.writer ?? 'pipe', err?.writer ?? 'pipe']
  const options = { cwd: dirs.workspace, env, stdio, windowsHide: true, ...user }
  const child = spawned(node, [script], options, [out, err])
  child.stdin?.on('error', () => {}).end()

  const streams = { stderr: err?.reader ?? child.stderr, stdout: out?.reader ?? child.stdout }
  /** @type {{ stderr: string[], stdout: string[] }} */
  const waiting = { stderr: [], stdout: [] }
  /** @type {NodeJS.Immediate | undefined} */
  let soon

  function drain() {
    soon = undefined
    for (const name of STREAMS) {
      for (const line of waiting[name].splice(0)) onLine(name, line)
    }
  }

  /** @param {'stdout' | 'stderr'} name */
  function read(name) {
    const stream = streams[name]
    if (!stream) return undefined
    return readLines(stream, (line) => {
      waiting[name].push(line)
      soon ??= setImmediate(drain)
    })
  }

  /** Gives up what is still open, and hands out what was read. */
  function close() {
    for (const name of STREAMS) streams[name]?.destroy()
    clearImmediate(soon)
    drain()
  }

  const closed = Promise.all(STREAMS.map(read))
  await once(child, 'spawn')
  /** @type {Promise<{ exitCode: number | undefined, signal: NodeJS.Signals | undefined }>} */
  const ended = once(child, 'exit').then(([code, signal]) => ({
    exitCode: code ?? undefined,
    signal: signal ?? undefined,
  }))
  return { child, ended, closed, close }
}

/**
 * @param {string} file
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {readonly ReturnType<typeof openPipe>[]} pipes from here on the process alone can write into them
 */
function spawned(file, args, options, pipes) {
  try {
    return spawn(file, args, options)
  } catch (error) {
    for (const pipe of pipes) pipe?.reader.destroy()
    throw error
  } finally {
    for (const pipe of pipes) if (pipe) fs.closeSync(pipe.writer)
  }
}

/**
 * A kernel pipe, as the runner gives it to a step. Node's own 'pipe' is a pair of sockets, with other
 * buffers, and nobody can open `/proc/<pid>/fd/1` of a socket.
 *
 * @param {string} dir
 * @param {{ uid: number, gid: number } | undefined} owner
 * @returns {{ reader: Socket, writer: number } | undefined} nothing on Windows, which has no mkfifo
 */
function openPipe(dir, owner) {
  if (process.platform === 'win32') return undefined
  const path = join(dir, randomUUID())
  execFileSync('mkfifo', ['-m', '600', path])
  if (owner) fs.chownSync(path, owner.uid, owner.gid)
  const fd = fs.openSync(path, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK)
  const writer = fs.openSync(path, fs.constants.O_WRONLY)
  fs.unlinkSync(path)
  return { reader: new Socket({ fd, readable: true, writable: false }), writer }
}

/**
 * Bytes → lines, as .NET reads a step: UTF-8 unless the first two bytes say UTF-16, bad bytes → U+FFFD, lines
 * end at `\n`, `\r\n` and a lone `\r`.
 *
 * @param {import('node:stream').Readable} stream
 * @param {(line: string) => void} onLine
 * @returns {Promise<void>} when the stream has closed
 */
export function readLines(stream, onLine) {
  /** @type {import('node:util').TextDecoder | undefined} */
  let decoder
  let head = Buffer.alloc(0)
  /** @type {string[]} */
  let open = []
  let afterReturn = false

  /** @param {string} text */
  function cut(text) {
    const rest = afterReturn && text.startsWith('\n') ? text.slice(1) : text
    if (text === '') return
    afterReturn = text.endsWith('\r')
    const pieces = rest.split(/\r\n|\r|\n/)
    const last = pieces.pop() ?? ''
    for (const piece of pieces) {
      open.push(piece)
      onLine(open.join(''))
      open = []
    }
    if (last !== '') open.push(last)
  }

  stream.on('data', (/** @type {Buffer} */ chunk) => {
    if (decoder) return cut(decoder.decode(chunk, { stream: true }))
    head = Buffer.concat([head, chunk])
    if (head.length < 2) return
    decoder = new TextDecoder(encodingOf(head))
    cut(decoder.decode(head, { stream: true }))
  })
  stream.on('error', () => {}) // 'close' follows
  return new Promise((resolve) => {
    stream.once('close', () => {
      cut(decoder ? decoder.decode() : head.toString())
      if (open.length > 0) onLine(open.join(''))
      resolve()
    })
  })
}
