import { readFileSync, writeFileSync } from 'node:fs'
import { expect } from '@jest/globals'

/** Compares with a file that people review; `UPDATE_GOLDEN=1 npm test` writes it instead. */
export function expectGolden(file: URL, text: string): void {
  if (process.env.UPDATE_GOLDEN) writeFileSync(file, text)
  expect(text).toBe(readFileSync(file, 'utf8'))
}
