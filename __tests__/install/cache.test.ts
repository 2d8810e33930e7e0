import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import '../support/one-realm.ts'
import { discard, isKept, keep, type Slot, slotFor, stage } from '../../src/install/cache.ts'

const SUM = 'sha256:aa'
let tools = ''
let slot: Slot = { folder: '', marker: '' }
beforeEach(() => {
  tools = fs.mkdtempSync(join(fs.realpathSync(tmpdir()), 'tools-'))
  slot = slotFor('run-agent-made', '1.2.3', 'linux-x64', { RUNNER_TOOL_CACHE: tools })
})
afterEach(() => fs.rmSync(tools, { recursive: true, force: true }))

function staged(content: string): string {
  const folder = stage(slot)
  fs.writeFileSync(join(folder, 'cli'), content)
  return folder
}

function content(): string {
  return fs.readFileSync(join(slot.folder, 'cli'), 'utf8')
}

it('keeps a tree in the layout of the tool cache, complete only with its marker', () => {
  expect(isKept(slot, undefined)).toBe(false)
  const folder = staged('one')
  expect(isKept(slot, undefined)).toBe(false)
  keep(folder, slot, SUM)
  expect(slot.folder).toBe(join(tools, 'run-agent-made/1.2.3/linux-x64'))
  expect(slot.marker).toBe(join(tools, 'run-agent-made/1.2.3/linux-x64.complete'))
  expect(content()).toBe('one')
  expect([undefined, SUM, 'sha256:bb'].map((sum) => isKept(slot, sum))).toEqual([true, true, false])
  fs.rmSync(slot.folder, { recursive: true })
  expect(isKept(slot, SUM)).toBe(false)
})

it('leaves the tree of a faster run where it is, because an agent may run from it', () => {
  const [first, second] = [staged('one'), staged('two')]
  keep(first, slot, SUM)
  keep(second, slot, SUM)
  discard(second)
  expect(content()).toBe('one')
  expect(fs.readdirSync(join(tools, 'run-agent-made/1.2.3')).sort()).toEqual([
    'linux-x64',
    'linux-x64.complete',
  ])
})

it('takes the place of a tree without a marker, and of one of another archive', () => {
  keep(staged('one'), slot, SUM)
  fs.rmSync(slot.marker)
  keep(staged('two'), slot, SUM)
  expect(content()).toBe('two')
  keep(staged('three'), slot, 'sha256:bb')
  expect(content()).toBe('three')
  expect(isKept(slot, 'sha256:bb')).toBe(true)
  expect(fs.readdirSync(join(tools, 'run-agent-made/1.2.3')).sort()).toEqual([
    'linux-x64',
    'linux-x64.complete',
  ])
})

it('removes what a killed run left behind a day ago, and nothing younger', () => {
  const [old, young] = [staged('old'), staged('young')]
  fs.utimesSync(old, 0, Date.now() / 1000 - 25 * 60 * 60)
  stage(slot)
  expect([old, young].map((path) => fs.existsSync(path))).toEqual([false, true])
})

it('removes the folders above a discarded tree when they hold nothing else', () => {
  const other = slotFor('run-agent-made', '1.2.4', 'linux-x64', { RUNNER_TOOL_CACHE: tools })
  const [mine, theirs] = [stage(slot), stage(other)]
  discard(mine)
  expect(fs.readdirSync(join(tools, 'run-agent-made'))).toEqual(['1.2.4'])
  discard(theirs)
  expect(fs.readdirSync(tools)).toEqual([])
})
