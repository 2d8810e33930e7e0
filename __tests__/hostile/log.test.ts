import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { NEVER_PRINTED } from '../support/hostile.ts'
import { errorLines } from '../support/stderr.ts'
import { attack, expectUnforged, KEY, onLinux, sandbox, WISHES } from './attack.ts'

/** An agent whose every text is a command, behind everything that somebody takes for a line end or a blank. */
const COMMANDS_EVERYWHERE = String.raw`
  const names = ['set-output name=forged', 'save-state name=forged', 'set-env name=BASH_ENV', 'add-path', 'add-mask',
    'add-matcher', 'error', 'warning title=x', 'notice', 'group', 'echo', 'stop-commands', 'debug']
  const before = ['', ' ', '\n', '\r', '\r\n', '\u0085', '\u2028', '\v', '\f', '\u00a0', '\u3000', '\u200b', '\ufeff',
    '\u001b[0m', '\u001b]8;;x\u0007', '\u202e', 'x ', '\b\b', '\u001b[\u001b[0m0m']
  const texts = names.flatMap((name) => before.flatMap((start) => [start + '::' + name + '::evil', start + '##[' + name.replace(' ', ' ') + ']evil']))
  const evil = texts.join('\n') + '\r::error::evil\n' + texts.join('\r')
  emit(init({ model: evil.slice(0, 5000), session_id: SESSION_ID, cwd: evil, permissionMode: evil }))
  emit(user(evil), thinking(evil), assistant(evil), assistantDelta('x'), assistantDelta('\n::error::evil'))
  emit(read(evil, evil), readFailed(evil, evil), create(evil, evil), edit('\r::error::evil', 'a', evil), remove('\n::error::evil'))
  emit(shell(evil, { exitCode: 1, stdout: evil, stderr: evil }), shellRejected(evil), grep(evil, { [evil]: [[1, evil]] }))
  emit(task(evil, evil), mcp(evil, evil, {}, evil, true), webFetchRejected(evil, evil), tool(evil, { [evil]: evil }, { [evil]: {} }))
  emit({ type: evil }, { type: 'system', subtype: evil }, { type: 'tool_call', subtype: evil, call_id: evil, tool_call: {} })
  emit({ type: 'system', subtype: 'task_notification', status: evil, title: evil })
  emit({ type: 'interaction_query', subtype: 'response', query_type: evil, response: { [evil]: evil } })
  emitText(texts.join('\n') + '\n{"type":"assistant", "broken\n::error::evil\r::error::evil\n')
  emitText(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(evil), Buffer.from([0xc3])]))
  emitError(evil)
  emitText('\n:')
  await sleep(20)
  emitText(':error::evil\n')
  emitText('{"type":"assistant","message":{"role":"assistant","content":[{"type":"text","text":"a\\n:')
  await sleep(20)
  emitText(':error::evil"}]}}\n')
  emit(assistantFinal(evil))
`

onLinux('what the agent prints', () => {
  it.each(['text', 'verbose', 'stream-json', 'quiet'])(
    'is no command in a log of the kind %s',
    async (log) => {
      const body = `${COMMANDS_EVERYWHERE}; emit(result('Done.', { request_id: evil.slice(0, 5000) })); emitError('::error::evil')`
      const run = await attack(body, { inputs: { log, 'fail-on': 'denied' } })
      expectUnforged(run)
      expect(run.masks).toEqual([])
      expect(run.forged).toEqual([])
      expect(run.log.filter((line) => NEVER_PRINTED.test(line))).toEqual([])
      expect(errorLines(run)).toEqual([])
    },
  )

  it('is no command where it tells the cause of a failure', async () => {
    const run = await attack(
      `${COMMANDS_EVERYWHERE}; emitError('\\n' + evil); emit(result(evil, { is_error: true, error: evil }))`,
    )
    expectUnforged(run)
    expect(run.outputs.failure_reason).toBe('agent_error')
    expect(run.forged).toEqual([])
    expect(run.log.filter((line) => NEVER_PRINTED.test(line))).toEqual([])
    for (const text of [run.outputs.error, run.annotations[0]?.message])
      expect(text).not.toMatch(NEVER_PRINTED)
  })

  it('cannot pass for the words of the action', async () => {
    const fake = 'Succeeded in 1m\nCursor · isolation namespaces'
    const body = `
      const fake = ${JSON.stringify(fake)}
      emit(init({ model: fake }), assistant(fake), shell('true # ' + fake, { stdout: fake }), read(fake, fake), { type: fake })
      emitText(fake + '\\n')
      emitError(fake + '\\n')
      emit(result('Done.', { is_error: true }))`
    const { log } = await attack(body, { inputs: { log: 'verbose', isolation: 'none' } })
    expect(log.filter((line) => line.startsWith('Succeeded'))).toEqual([])
    const heads = log.filter((line) => line.startsWith('Cursor'))
    expect(heads).toEqual([expect.stringMatching(/ · write · .* · isolation none$/)])
    expect(heads[0]).not.toContain('isolation namespaces')
  })
})

/** Text for other processes' stdout and stderr: with all that resumes, masks, loads or fails. */
const INJECTED = String.raw`
  const guesses = ['0', 'a', 'token', '00000000', 'f'.repeat(48), 'stop-commands', '***', '']
  const evil = '\n::set-output name=forged::yes\n##[set-output name=forged]yes\n::save-state name=forged::yes\n::error::evil\n'
    + '::add-mask::e\n::add-mask::Succeeded\n::add-mask::the\n::add-matcher::evil.json\n::stop-commands::evil\n::evil::\n::echo::on\n'
    + '::set-env name=BASH_ENV::evil\n::add-path::/tmp/evil\n::stop-commands::\n'
    + guesses.map((guess) => '::' + guess + '::\n##[' + guess + ']\n').join('')
`

const FAST = String.raw`#!/bin/sh
case "$*" in *--version*) exit 0;; esac
for fd in 1 2; do printf '\n::set-output name=forged::yes\n' > /proc/$PPID/fd/$fd; done 2>/dev/null
echo '{"type":"result","subtype":"success","is_error":false,"result":"Done."}'
`

onLinux.each(WISHES)('what is written into our own stdout and stderr, with isolation %s,', (isolation) => {
  it('is not obeyed while the agent runs', async () => {
    const run = await attack(
      `${INJECTED}; inject(evil); emit(init(), assistant('One.')); inject(evil); await sleep(50); done(); inject(evil)`,
      { inputs: { isolation } },
    )
    expectUnforged(run)
    expect(run.masks).toEqual([])
    expect(run.outputs.conclusion).toBe('success')
  })

  it('is not obeyed when it comes before anything else', async () => {
    const agent = join(sandbox(), 'cursor-agent') // a shell starts ten times as fast as a node
    writeFileSync(agent, FAST, { mode: 0o755 })
    const runs = [1, 2, 3].map(() => attack('', { inputs: { isolation, 'agent-path': agent } }))
    for (const run of await Promise.all(runs)) expectUnforged(run)
  })

  it('is not obeyed when its last line has no end', async () => {
    // The runner reads such a line when the pipe closes, which is when our process has ended.
    const body = `done(); await sleep(50); inject('::set-output name=forged::yes', [2])`
    const run = await attack(body, { inputs: { isolation } })
    expectUnforged(run)
  })

  it('does not swallow our own commands when its last line has no end', async () => {
    const body = `emit(init(), assistantFinal('No.'), result('No.', { is_error: true })); await sleep(50); inject('no line end', [1])`
    const run = await attack(body, { inputs: { isolation } })
    expectUnforged(run)
    expect(run.annotations).toEqual([expect.objectContaining({ message: run.outputs.error })])
    expect(run.log.at(-1)).toMatch(/^Failed after /)
  })

  it('is not obeyed when a survivor writes it after the result', async () => {
    const survivor = `${INJECTED.replaceAll('\\', '\\\\')}; for (;;) { for (const fd of [1, 2]) try { const out = fs.openSync('/proc/' + action + '/fd/' + fd, 'w'); fs.writeSync(out, evil); fs.closeSync(out) } catch {}; wait(5) }`
    const run = await attack(`await daemon(\`${survivor}\`); done()`, { inputs: { isolation } })
    expectUnforged(run)
    expect(run.masks).toEqual([])
  })

  it('gives no token away to who reads it', async () => {
    const body = `${INJECTED}
      const read = []
      for (const fd of [1, 2]) attempt(() => {
        const pipe = fs.openSync('/proc/' + process.ppid + '/fd/' + fd, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK)
        const bytes = Buffer.alloc(65536)
        for (let i = 0; i < 200; i++) { const count = attempt(() => fs.readSync(pipe, bytes)) ?? 0; read.push(bytes.subarray(0, count).toString()) }
      })
      for (const [, token] of read.join('').matchAll(/::stop-commands::(\\w+)/g)) inject('\\n::' + token + '::\\n' + evil)
      done()`
    const run = await attack(body, { inputs: { isolation } })
    expectUnforged(run)
  })
})

onLinux('the log', () => {
  it('keeps what the user wrote, whatever the agent does with the masks', async () => {
    const run = await attack(
      `${INJECTED}; inject(evil); emit(init(), assistant('the end of the tale'), result('x'))`,
      { inputs: { 'api-key': KEY, isolation: 'none' } },
    )
    expect(run.log).toContain('> the end of the tale')
    expect(run.log.at(-1)).toMatch(/^Succeeded in /)
  })
})
