// Whether a path and a condition can mean anything under a schema: a typo is told before the agent starts.

import type { JsonObject } from '../json.ts'
import { oneLine } from '../render/text.ts'
import type { Comparison, Condition, ConditionProblem } from './condition.ts'
import { type Path, pathText } from './path.ts'
import { itemSchema, type Kind, kindOf, kindsOf, listedValues, mayBe, schemaAt } from './shape.ts'

/** The first place of a condition that can never be meant under this schema. */
export function checkCondition(condition: Condition, root: JsonObject): ConditionProblem | undefined {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.of.map((part) => checkCondition(part, root)).find((problem) => problem !== undefined)
    case 'not':
      return checkCondition(condition.of, root)
    case 'truth': {
      const { path, at } = condition
      const found = schemaAt(root, path)
      if ('missing' in found) return { problem: unknownPath(found), at }
      if (kindsOf(found.schema, root).has('boolean')) return undefined
      return { problem: `${pathText(path)} ${isOf(found.schema, root)}, so it has to be compared`, at }
    }
    case 'comparison':
      return checkComparison(condition, root)
  }
}

function checkComparison(comparison: Comparison, root: JsonObject): ConditionProblem | undefined {
  const { path, operator, literal, at, literalAt } = comparison
  const found = schemaAt(root, path)
  if ('missing' in found) return { problem: unknownPath(found), at }
  const { schema } = found
  const kinds = kindsOf(schema, root)
  const name = pathText(path)
  switch (operator) {
    case '==':
    case '!=':
      if (mayBe(schema, root, literal)) return undefined
      return { problem: `${name} ${isOf(schema, root)} and never ${JSON.stringify(literal)}`, at: literalAt }
    case '<':
    case '<=':
    case '>':
    case '>=':
      if (kinds.has('number')) return undefined
      return { problem: `${name} ${isOf(schema, root)}, but ${operator} compares numbers`, at }
    case 'contains': {
      const canHold = kinds.has('string') && typeof literal === 'string'
      if (canHold || (kinds.has('array') && mayBe(itemSchema(schema, root), root, literal))) return undefined
      if (kinds.has('array')) {
        const item = `an item of ${name} ${isOf(itemSchema(schema, root), root)}`
        return { problem: `${item} and never ${JSON.stringify(literal)}`, at: literalAt }
      }
      if (kinds.has('string')) {
        return { problem: `${name} is a string and can contain only strings`, at: literalAt }
      }
      return { problem: `${name} ${isOf(schema, root)}, but only a list or a string contains anything`, at }
    }
  }
}

const FIELDS = ['path', 'line', 'level', 'message'] as const

/** Why a path cannot lead to a list of findings under this schema. */
export function checkFindingsPath(path: Path, root: JsonObject): string | undefined {
  const found = schemaAt(root, path)
  if ('missing' in found) return unknownPath(found)
  if (!kindsOf(found.schema, root).has('array'))
    return `${pathText(path)} ${isOf(found.schema, root)}, no list`
  const item = itemSchema(found.schema, root)
  if (!kindsOf(item, root).has('object')) return `an item of ${pathText(path)} ${isOf(item, root)}, no object`
  const absent = FIELDS.find((field) => 'missing' in schemaAt(root, [field], item))
  return absent && `an item of ${pathText(path)} has no ${absent}`
}

function unknownPath({
  missing,
  known,
}: {
  readonly missing: Path
  readonly known: readonly string[]
}): string {
  const inside = pathText(missing.slice(0, -1), 'it')
  const names = known.length > 0 ? `; ${inside} has ${oneLine(known.join(', '), 200)}` : ''
  return `the schema has no ${pathText(missing)}${names}`
}

/** `can only be "pass" or "fail"`, `is a string`. */
function isOf(schema: unknown, root: JsonObject): string {
  const values = listedValues(schema, root)
  if (values?.every((value) => kindOf(value) !== 'object' && kindOf(value) !== 'array')) {
    return `can only be ${oneLine(values.map((value) => JSON.stringify(value)).join(' or '), 200)}`
  }
  const kinds = [...kindsOf(schema, root)]
  if (kinds.length === 0) return 'can be nothing'
  const isWhole = !mayBe(schema, root, 0.5)
  return `is ${kinds.map((kind) => (kind === 'number' && isWhole ? 'a whole number' : ARTICLE[kind])).join(' or ')}`
}

const ARTICLE: Readonly<Record<Kind, string>> = {
  object: 'an object',
  array: 'a list',
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
}
