import { resolve } from 'node:path'
import { expect, it } from '@jest/globals'
import { isInside } from '../../src/files/paths.ts'

it.each([
  ['/work/shop', true],
  ['/work/shop/a', true],
  ['/work/shop/..a', true],
  ['/work/shop/a/../b', true],
  ['/work', false],
  ['/work/shopping', false],
  ['/work/shop/../other', false],
  ['/', false],
])('%s lies in /work/shop: %p', (path, expected) => {
  expect(isInside(resolve(path), resolve('/work/shop'))).toBe(expected)
})
