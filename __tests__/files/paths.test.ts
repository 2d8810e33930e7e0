import { resolve } from 'node:path'
import { expect, it } from '@jest/globals'
import { isInside } from '../../src/files/paths.ts'

it.each([
  ['/srv/shop', true],
  ['/srv/shop/a', true],
  ['/srv/shop/..a', true],
  ['/srv/shop/a/../b', true],
  ['/work', false],
  ['/srv/shopping', false],
  ['/srv/shop/../other', false],
  ['/', false],
])('%s lies in /srv/shop: %p', (path, expected) => {
  expect(isInside(resolve(path), resolve('/srv/shop'))).toBe(expected)
})
