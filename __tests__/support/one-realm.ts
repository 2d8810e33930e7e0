// Jest runs each test file in a realm of its own, in which the errors that Node throws are no instances of
// `Error`. Imported for this effect alone: they are again, as in the bundle that users run.

import { types } from 'node:util'

const usual = Function.prototype[Symbol.hasInstance]

Object.defineProperty(Error, Symbol.hasInstance, {
  value(this: unknown, error: unknown): boolean {
    return this === Error ? types.isNativeError(error) : usual.call(this, error)
  },
})
