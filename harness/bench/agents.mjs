import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { VERSION } from '../cursor-events.mjs'
import { writeAgent } from '../fake-agent.mjs'

/**
 * Agents that are not to be measured themselves. They lie in a folder of their version, as the installer of the
 * real CLI puts it, so that nobody has to ask them for it.
 */

/**
 * An agent that does nothing but print files, as fast as a pipe takes them.
 *
 * @param {string} dir
 * @param {readonly string[]} files
 * @param {string} [first] a line of shell before that
 * @returns {string} its path
 */
export function catAgent(dir, files, first = '') {
  const path = join(folder(dir), 'cursor-agent')
  const words = files.map((file) => `'${file}'`).join(' ')
  writeFileSync(path, `#!/bin/sh\n${first}\nexec cat ${words}\n`, { mode: 0o755 })
  return path
}

/**
 * An agent that says something every 10 to 30 ms, messages and finished commands in turn. As text and as the time
 * of the event each carries the time of CLOCK_MONOTONIC in microseconds, which is the same in all processes.
 *
 * @param {string} dir
 * @param {number} count
 */
export function punctualAgent(dir, count) {
  return writeAgent(
    folder(dir),
    `emit(init(), user('Say when.'))
    for (let i = 0; i < ${count}; i++) {
      await sleep(10 + (i * 7) % 21)
      const timestamp_ms = Number(process.hrtime.bigint() / 1000n)
      const command = 'echo at ' + timestamp_ms
      const success = { command, exitCode: 0, stdout: '', stderr: '', executionTime: 1 }
      emit(i % 2 === 0
        ? assistant('at ' + timestamp_ms, { timestamp_ms })
        : toolCompleted('shell', { command }, { success, isBackground: false }, { timestamp_ms }))
    }
    emit(assistantFinal('Done.'), result('Done.'))`,
  )
}

/**
 * An agent that no TERM ends, and that has a child in a session of its own which is no better, holds stdout, and
 * prints the first event once it can no longer be ended.
 *
 * @param {string} dir
 */
export function stubbornAgent(dir) {
  const child = `process.on('SIGTERM', () => {}); console.log(process.argv[1]); setInterval(() => {}, 1e3)`
  return writeAgent(
    folder(dir),
    `for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
    const stdio = ['ignore', 'inherit', 'inherit']
    const args = ['-e', ${JSON.stringify(child)}, JSON.stringify(init())]
    spawn(process.execPath, args, { detached: true, stdio })
    await forever()`,
  )
}

/** @param {string} dir */
function folder(dir) {
  const path = join(dir, 'versions', VERSION)
  mkdirSync(path, { recursive: true })
  return path
}
