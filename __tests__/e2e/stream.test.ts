// What the agent prints: cut anywhere, huge, endless, hostile.

import * as fs from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import type { RunOptions } from '../../harness/runner.mjs'
import { eventsOf, makeFile, makeFolder, noteOf, runStep, type Step } from './step.ts'

const MIB = 1024 * 1024

/** Runs a step and measures the resident memory of the action's own process at its highest, in MiB. */
async function runMetered(body: string, options: RunOptions = {}): Promise<Step & { peak: number }> {
  const folder = makeFolder('meter')
  const meter = makeFile(
    join(folder, 'meter.cjs'),
    `const fs = require('node:fs')
     process.on('exit', () => fs.writeFileSync(__dirname + '/status', fs.readFileSync('/proc/self/status')))`,
  )
  const onLinux = process.platform === 'linux'
  const step = await runStep(body, {
    ...options,
    env: { ...options.env, ...(onLinux && { NODE_OPTIONS: `--require=${meter}` }) },
  })
  const status = onLinux ? fs.readFileSync(join(folder, 'status'), 'utf8') : ''
  return { ...step, peak: Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024 }
}

it.each([1, 2, 3, 7])(
  'reads a stream that comes in pieces of %i bytes, so inside of characters',
  async (size) => {
    const step = await runStep(`
    const list = [init(), ...shell('echo é', { stdout: '漢🦉\\n' }), assistantFinal('é 漢 🦉'), result('é 漢 🦉')]
    const bytes = Buffer.from(list.map((event) => JSON.stringify(event) + '\\n').join(''))
    note('told', bytes)
    for (let at = 0; at < bytes.length; at += ${size}) {
      emitText(bytes.subarray(at, at + ${size}))
      if (at % 5 === 0) await sleep(0)
    }
  `)
    expect(step.outputs).toMatchObject({ conclusion: 'success', result: 'é 漢 🦉' })
    expect(step.said.slice(1, 3)).toEqual(['$ echo é (exit 0)', '> é 漢 🦉'])
    expect(eventsOf(step)).toBe(noteOf(step, 'told'))
  },
)

it('reads characters and escapes of them alike, and keeps the events to the byte', async () => {
  const step = await runStep(`
    const raw = (event) => JSON.stringify(event).replace('TWO', '\\\\u00e9 é \\\\u20ac € \\\\ud83e\\\\udd56 🥖')
    const lines = [
      ...[init(), ...shell('echo é TWO', { stdout: 'TWO' })].map(raw),
      '{ "type" : "thinking", "text":"\\\\u001b[1m" }',
      ...[assistantFinal('TWO à '), result('TWO')].map(raw),
    ].map((line) => Buffer.from(line))
    lines[3] = Buffer.concat([lines[3], Buffer.from([0xff, 0xfe])])
    const bytes = Buffer.concat(lines.flatMap((line) => [line, Buffer.from('\\n')]))
    note('told', bytes)
    emitText(bytes)`)
  expect(step.outputs).toMatchObject({ conclusion: 'success', result: 'é é € € 🥖 🥖 à ' })
  expect(step.log.join('\n')).toContain('$ echo é é é € € 🥖 🥖 (exit 0)')
  const [kept, told] = [step.outputs.events_file ?? '', join(step.agentDir, 'told')].map((path) =>
    fs.readFileSync(path),
  )
  expect(kept?.equals(told ?? Buffer.alloc(0))).toBe(true)
})

it('takes a last line without a line end', async () => {
  const step = await runStep(`
    readPrompt()
    emit(init(), assistantFinal('Done.'))
    emitText(JSON.stringify(result('Done.')))
  `)
  expect(step.outputs).toMatchObject({ conclusion: 'success', result: 'Done.', exit_code: '0' })
  expect(eventsOf(step).split('\n').at(-2)).toContain('"result"')
})

/** The state of a process as proc(5) names it; nothing when it is gone, or not on Linux. */
function stateOf(pid: number | string | undefined): string | undefined {
  const stat = `/proc/${pid}/stat`
  return fs.existsSync(stat) ? /\) (\w)/.exec(fs.readFileSync(stat, 'latin1'))?.[1] : undefined
}

const whereProc = fs.existsSync('/proc/self/stat') ? it.concurrent : it.concurrent.skip

// Five times, because it depends on an order of events that nobody promises.
whereProc.each([1, 2, 3, 4, 5])(
  'keeps a last line that comes at once with the end of its agent (%i)',
  async () => {
    const workspace = makeFolder('workspace')
    const pidFile = join(workspace, 'pid')
    let watch: NodeJS.Timeout | undefined
    const step = await runStep(
      `readPrompt()
     emit(init(), assistantFinal('Done.'))
     fs.writeFileSync('${pidFile}', String(process.pid))
     await sleep(300)
     process.kill(process.ppid, 'SIGSTOP')
     while (!fs.readFileSync('/proc/' + process.ppid + '/stat', 'latin1').includes(') T')) await sleep(5)
     emitText(JSON.stringify(result('Done.')))
     process.exit(0)`,
      {
        ...{ workspace, inputs: { isolation: 'none' } },
        // Lets our process go on as soon as the agent has died.
        cancelWhen: (_, { pid: action }) => {
          watch ??= setInterval(() => {
            if (!action || stateOf(action) !== 'T') return
            if (stateOf(fs.readFileSync(pidFile, 'utf8')) === 'Z') process.kill(action, 'SIGCONT')
          }, 5)
          return false
        },
      },
    ).finally(() => clearInterval(watch))
    expect(step.outputs).toMatchObject({ conclusion: 'success', result: 'Done.', exit_code: '0' })
    expect(eventsOf(step)).toContain('"type":"result"')
  },
)

it('skips a line of 64 MiB with a note, in bounded memory', async () => {
  const step = await runMetered(`
    readPrompt()
    emit(init(), assistant('Before.'))
    emitText('{"type":"assistant","message":"')
    for (let mib = 0; mib < 64; mib++) emitText('é'.repeat(${MIB / 2}))
    emitText('"}\\n')
    emit(assistantFinal('After.'), result('After.'))
  `)
  const size = 64 * MIB + '{"type":"assistant","message":""}'.length
  expect(step.said.slice(1, 4)).toEqual([
    ...['> Before.', `Skipped an event of ${size} bytes: it is too long to be read`, '> After.'],
  ])
  expect(step.outputs).toMatchObject({ conclusion: 'success', result: 'After.' })
  expect(JSON.parse(eventsOf(step).split('\n')[2] ?? '')).toEqual({
    ...{ type: 'run-agent', subtype: 'skipped_event', bytes: size },
  })
  expect(step.peak).toBeLessThan(200)
})

it('reads an event of 15 MiB', async () => {
  const step = await runMetered(`
    const text = 'x'.repeat(${15 * MIB})
    emit(init(), assistantFinal(text), result(text.slice(1)))
  `)
  expect(step.outputs).toMatchObject({ conclusion: 'success', result_truncated: 'true' })
  expect(step.outputs.result).toHaveLength(256 * 1024)
  expect(fs.statSync(step.outputs.result_file ?? '').size).toBe(15 * MIB)
  expect(step.peak).toBeLessThan(300)
})

it.each([
  ['short lines', `for (let i = 0; i < 100_000; i++) lines.push('warning: ' + 'x'.repeat(90) + '\\n')`],
  ['one line', `lines.push('x'.repeat(10_000_000))`],
])('is not disturbed by 10 MB of %s on stderr', async (_, fill) => {
  const step = await runMetered(`
    readPrompt()
    const lines = []
    ${fill}
    emit(init())
    emitError(lines.join(''))
    emit(assistantFinal('Done.'), result('Done.'))
  `)
  expect(step.outputs).toMatchObject({ conclusion: 'success', result: 'Done.' })
  expect(step.said).toHaveLength(3)
  expect(step.peak).toBeLessThan(200)
})

it('reads 300,000 small events in bounded memory, and counts them all', async () => {
  const step = await runMetered(`
    readPrompt()
    emit(init())
    const event = (more) => JSON.stringify({ session_id: SESSION_ID, ...more }) + '\\n'
    const call = (subtype, i, tool_call) => event({ type: 'tool_call', subtype, call_id: 'call-' + i, tool_call })
    for (let i = 0; i < 100_000; i += 1_000) {
      let text = ''
      for (let n = i; n < i + 1_000; n++) {
        text += event({ type: 'thinking', subtype: 'delta', text: 'hm' })
        text += call('started', n, { readToolCall: { args: { path: 'a.md' } } })
        text += call('completed', n, { readToolCall: { result: { success: { totalLines: 2, content: 'a' } } } })
      }
      emitText(text)
    }
    emit(assistantFinal('Done.'), result('Done.'))
  `)
  expect(step.outputs).toMatchObject({ conclusion: 'success', result: 'Done.' })
  expect(JSON.parse(step.outputs.tool_calls ?? '')).toMatchObject({
    total: 100_000,
    byKind: { read: 100_000 },
  })
  expect(step.said).toHaveLength(100_003)
  expect(eventsOf(step).split('\n')).toHaveLength(300_004)
  expect(step.peak).toBeLessThan(200)
})

it('cuts the log after 4 MiB of what the agent says, and goes on without it', async () => {
  const step = await runMetered(`
    readPrompt()
    emit(init())
    for (let i = 0; i < 100; i++) emit(assistant(String(i).repeat(20) + '\\n' + 'x'.repeat(99_999)))
    emit(read('late.md', 'x\\n'), assistantFinal('Done.'), result('Done.'))
  `)
  const note = `The log is cut here; all events are in ${step.outputs.events_file}`
  expect(step.said.slice(-2)).toEqual([note, expect.stringMatching(/^Succeeded in .*: 1 tool call,/)])
  const length = step.log.join('\n').length
  expect(length).toBeGreaterThan(4 * MIB)
  expect(length).toBeLessThan(4.1 * MIB)
  expect(step.outputs).toMatchObject({ conclusion: 'success', result: 'Done.' })
  expect(eventsOf(step)).toContain('"type":"result"')
  expect(step.peak).toBeLessThan(200)
})

/** Lines that a runner would obey, by everything that it takes for a line's start or end. */
const HOSTILE = [
  ...['::set-output name=forged::1', '##[set-output name=forged]1', 'say ##[add-mask]e', '::add-mask::e'],
  ...['::stop-commands::set-output', '::stop-commands::', '::add-path::/tmp', '::set-env name=FORGED::1'],
  ...['::save-state name=forged::1', '##[error]forged', '##[group]forged', '::error::forged', '::echo::on'],
  ...['::add-matcher::/etc/passwd', '##[endgroup]', '::debug::x', '::warning file=a,line=1::forged'],
]
const BEFORE = [
  '',
  '\r',
  '\n',
  'x\r',
  'x\r\n',
  '\u0085',
  'x\u2028',
  '\u2029',
  '\v',
  '\f',
  ' \t\u00a0\u3000',
  '\u200b',
  '\0',
  '\ufeff',
]

/** An agent that says such lines wherever an agent can say anything, and ends well or badly. */
const HOSTILE_AGENT = `
  readPrompt()
  const bad = ${JSON.stringify(BEFORE)}.flatMap((before) => ${JSON.stringify(HOSTILE)}.map((line) => before + line))
  const all = bad.join('\\n')
  emit(init({ model: bad[0], session_id: bad[1] }), { ...init({ cwd: all }), model: all, session_id: all })
  for (const text of bad) {
    emit(assistant(text), read(text, text), shell(text, { stdout: text, stderr: text, exitCode: 1 }))
    emit(create(text, text), edit('dir/' + text, 'a', text), remove(text), readFailed(text, text))
    emit(shellRejected(text), grep(text, { [text]: [[1, text]] }), task(text, text), mcp(text, text, {}, text, true))
    emit(webFetchRejected(text, text), tool(text, { [text]: text }, { [text]: { error: text } }))
    emit({ type: text }, { type: 'system', subtype: text }, { type: 'tool_call', subtype: text, call_id: text })
    emit({ type: 'system', subtype: 'task_notification', title: text, status: text })
    emit({ type: 'retry', subtype: text, attempt: text }, { type: 'interaction_query', query_type: text })
    emit({ type: 'interaction_query', subtype: 'response', query_type: text, response: { [text]: text } })
    emitText(text + '\\n')
    emitText('{' + text + '\\n')
    emitError(text + '\\n')
  }
  emit(assistantFinal(all))
`
const MODES = ['text', 'verbose', 'stream-json', 'quiet']

// That the runner obeyed nothing and drew nothing, and that no output was forged, `runStep` checks of every step.

it.each(MODES)('lets nothing that the agent says become a command, in the mode "%s"', async (log) => {
  const step = await runStep(`${HOSTILE_AGENT} emit(result(all, { session_id: bad[1], request_id: all }))`, {
    inputs: { log, prompt: HOSTILE.join('\n') },
  })
  expect(step.outputs).toMatchObject({ conclusion: 'success', session_id: '' })
  expect(step.raw.some(({ line }) => line.includes('##['))).toBe(false)
})

it.each(MODES)('lets nothing that a failing agent says become a command, in the mode "%s"', async (log) => {
  const step = await runStep(
    `${HOSTILE_AGENT}
     emit(result(all, { subtype: all, is_error: true, error: all, session_id: all }))
     emitError(all)
     process.exitCode = 1`,
    { inputs: { log } },
  )
  expect(step.outputs).toMatchObject({ conclusion: 'failure', failure_reason: 'agent_error' })
})

it.each(HOSTILE)('tells of a last word like %s, and obeys it nowhere', async (line) => {
  const step = await runStep(
    `emitError(${JSON.stringify(line)} + '\\r' + ${JSON.stringify(line)}); process.exitCode = 1`,
  )
  expect(step.outputs.error).toContain(line.replaceAll('##[', '##\\['))
})

it('lets the names of what was left running become no command', async () => {
  const step = await runStep(`
    const sleeper = path.join(here, '##[error]x')
    fs.writeFileSync(sleeper, '#!/bin/sh\\nread x </dev/zero\\n', { mode: 0o755 })
    spawn(sleeper, { stdio: 'ignore' }).unref()
    emit(init(), result('Done.'))
    process.exit(0)
  `)
  expect(step.log.some((line) => line.includes('had left running'))).toBe(true)
})
