import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from '@jest/globals'

/** A folder of its own, without links in its path, that is gone when the test file has run. */
export function createFolder(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'run-agent-test-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
