import { oneLine } from '../render/text.ts'
import type { Comparison, Condition } from './condition.ts'
import { type Path, pathText, valueAt } from './path.ts'

/** Whether a condition holds, and what was found at each of its paths. */
export interface Evaluated {
  readonly holds: boolean
  /** `verdict is "fail"`, `score is missing`; in the order of the expression, each path once. */
  readonly actual: readonly string[]
}

/**
 * A comparison with a value that is missing, or of a kind that cannot be compared so, is neither true nor
 * false: `undefined`. `!` leaves it so, `&&` and `||` are decided by their other side or not at all, and in
 * the end it counts as false. So nothing passes because something is missing.
 */
type Truth = boolean | undefined

/** Evaluates a condition over a value. Pure; never throws. */
export function evaluate(condition: Condition, value: unknown): Evaluated {
  const paths = pathsOf(condition).map((path) => `${pathText(path)} is ${shown(value, path)}`)
  return { holds: truth(condition, value) === true, actual: [...new Set(paths)] }
}

function truth(condition: Condition, value: unknown): Truth {
  switch (condition.kind) {
    case 'and': {
      const parts = condition.of.map((part) => truth(part, value))
      if (parts.includes(false)) return false
      return parts.includes(undefined) ? undefined : true
    }
    case 'or': {
      const parts = condition.of.map((part) => truth(part, value))
      if (parts.includes(true)) return true
      return parts.includes(undefined) ? undefined : false
    }
    case 'not': {
      const part = truth(condition.of, value)
      return part === undefined ? undefined : !part
    }
    case 'truth': {
      const found = valueAt(value, condition.path)
      return typeof found?.value === 'boolean' ? found.value : undefined
    }
    case 'comparison':
      return compare(condition, value)
  }
}

function compare({ path, operator, literal }: Comparison, value: unknown): Truth {
  const found = valueAt(value, path)
  if (!found) return undefined
  const actual = found.value
  switch (operator) {
    case '==':
      return actual === literal
    case '!=':
      return actual !== literal
    case 'contains':
      if (Array.isArray(actual)) return actual.includes(literal)
      return typeof actual === 'string' && typeof literal === 'string' ? actual.includes(literal) : undefined
    case '<':
      return ordered(actual, literal, (a, b) => a < b)
    case '<=':
      return ordered(actual, literal, (a, b) => a <= b)
    case '>':
      return ordered(actual, literal, (a, b) => a > b)
    case '>=':
      return ordered(actual, literal, (a, b) => a >= b)
  }
}

function ordered(a: unknown, b: unknown, test: (a: number, b: number) => boolean): Truth {
  return typeof a === 'number' && typeof b === 'number' ? test(a, b) : undefined
}

function pathsOf(condition: Condition): Path[] {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.of.flatMap(pathsOf)
    case 'not':
      return pathsOf(condition.of)
    case 'truth':
    case 'comparison':
      return [condition.path]
  }
}

function shown(value: unknown, path: Path): string {
  const found = valueAt(value, path)
  return found ? oneLine(JSON.stringify(found.value), 80) : 'missing'
}
