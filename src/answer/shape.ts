// What a schema says of a place in the answer, told before there is an answer. Where it does not know, it says
// that anything may be there: it names only what cannot be.

import { asArray, asObject, type JsonObject } from '../json.ts'
import { type Path, valueAt } from './path.ts'

/** The kinds of JSON values, as schemas call them, less `integer`, which is a number. */
export const KINDS = ['object', 'array', 'string', 'number', 'boolean', 'null'] as const
export type Kind = (typeof KINDS)[number]

/**
 * What a schema says of one place: these schemas hold there (all of them, or one of them); it says nothing of
 * it; it names other places and not this one; it forbids the place.
 */
type Said =
  | { readonly says: 'declared'; readonly schema: unknown }
  | { readonly says: 'nothing' | 'unnamed' | 'forbidden' }

const NOTHING: Said = { says: 'nothing' }
const UNNAMED: Said = { says: 'unnamed' }
const FORBIDDEN: Said = { says: 'forbidden' }

const LENGTH = { type: 'integer', minimum: 0 }

/** A schema seen through its references; `seen` ends those that lead back to themselves. */
interface View {
  readonly schema: unknown
  readonly root: JsonObject
  readonly seen: ReadonlySet<string>
}

export function kindOf(value: unknown): Kind {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  const kind = typeof value
  return kind === 'string' || kind === 'number' || kind === 'boolean' ? kind : 'object'
}

/**
 * The schema that holds at a path, or the first step that the schema does not have. A name that it does not
 * list counts as missing although an open schema would admit it: it is a typo far more often than a wish.
 *
 * @param from the schema at which the path begins
 */
export function schemaAt(
  root: JsonObject,
  path: Path,
  from: unknown = root,
): { readonly schema: unknown } | { readonly missing: Path; readonly known: readonly string[] } {
  let schema = from
  for (const [i, part] of path.entries()) {
    const said = stepInto(viewOf(schema, root), part)
    if (said.says === 'nothing') return { schema: true }
    if (said.says !== 'declared') {
      return { missing: path.slice(0, i + 1), known: namesOf(viewOf(schema, root)) }
    }
    schema = said.schema
  }
  return { schema }
}

/** The kinds that a schema allows. */
export function kindsOf(schema: unknown, root: JsonObject): ReadonlySet<Kind> {
  return new Set(KINDS.filter((kind) => allowsKind(viewOf(schema, root), kind)))
}

/** Whether a schema may allow this scalar, by its types and by the values that it lists. */
export function mayBe(schema: unknown, root: JsonObject, value: unknown): boolean {
  return allows(viewOf(schema, root), value)
}

/** The values that a schema lists, where it does. */
export function listedValues(schema: unknown, root: JsonObject): readonly unknown[] | undefined {
  return valuesOf(viewOf(schema, root))
}

/** The schema of the items of a list, whichever they are; `true` where nothing is said. */
export function itemSchema(schema: unknown, root: JsonObject): unknown {
  const said = itemsOf(viewOf(schema, root))
  return said.says === 'declared' ? said.schema : said.says !== 'forbidden'
}

function viewOf(schema: unknown, root: JsonObject): View {
  return { schema, root, seen: new Set() }
}

/** The part of a schema that `$ref` points to; undefined when there is none, or it was followed before. */
function target({ schema, root, seen }: View): View | undefined {
  const ref = asObject(schema)?.$ref
  if (typeof ref !== 'string' || seen.has(ref) || !/^#($|\/)/.test(ref)) return undefined
  const path = decoded(ref.slice(1))
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  let at: unknown = root
  for (const part of path) {
    const found = valueAt(at, [Array.isArray(at) ? Number(part) : part])
    if (!found) return undefined
    at = found.value
  }
  return { schema: at, root, seen: new Set([...seen, ref]) }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The schemas under a keyword such as `allOf`. */
function branches(view: View, keyword: string): View[] {
  return asArray(asObject(view.schema)?.[keyword]).map((schema) => ({ ...view, schema }))
}

/** The schemas that hold together with what this one says itself. */
function alsoHold(view: View): View[] {
  const ref = target(view)
  return [...(ref ? [ref] : []), ...branches(view, 'allOf')]
}

/** Each group has schemas of which at least one holds. */
function choices(view: View): View[][] {
  const { then, else: otherwise, if: condition } = asObject(view.schema) ?? {}
  const conditional =
    condition === undefined ? [] : [then ?? true, otherwise ?? true].map((schema) => ({ ...view, schema }))
  return [branches(view, 'anyOf'), branches(view, 'oneOf'), conditional].filter((group) => group.length > 0)
}

/** What is said of one place by all who speak of it. */
function together(all: readonly Said[]): Said {
  const declared = all.filter((said) => said.says === 'declared')
  if (all.some(({ says }) => says === 'forbidden')) return FORBIDDEN
  if (declared.length === 1) return declared[0] ?? NOTHING
  if (declared.length > 1) return { says: 'declared', schema: { allOf: declared.map((said) => said.schema) } }
  return all.some(({ says }) => says === 'unnamed') ? UNNAMED : NOTHING
}

/** What is said of one place where only one of them has to be right. */
function either(all: readonly Said[]): Said {
  const declared = all.filter((said) => said.says === 'declared')
  if (declared.length > 0) return { says: 'declared', schema: { anyOf: declared.map((said) => said.schema) } }
  if (all.some(({ says }) => says === 'nothing')) return NOTHING
  return all.some(({ says }) => says === 'unnamed') ? UNNAMED : FORBIDDEN
}

function stepInto(view: View, part: string | number): Said {
  if (part === 'length' && allowsKind(view, 'array')) {
    const asName = allowsKind(view, 'object') ? combined(view, part, ownStep) : FORBIDDEN
    const mayBeName = asName.says === 'declared' || asName.says === 'nothing'
    return mayBeName ? NOTHING : { says: 'declared', schema: LENGTH }
  }
  return combined(view, part, ownStep)
}

function combined<T>(view: View, what: T, own: (view: View, what: T) => Said): Said {
  if (view.schema === false) return FORBIDDEN
  return together([
    own(view, what),
    ...alsoHold(view).map((other) => combined(other, what, own)),
    ...choices(view).map((group) => either(group.map((other) => combined(other, what, own)))),
  ])
}

function ownStep(view: View, part: string | number): Said {
  const schema = asObject(view.schema)
  if (!schema) return NOTHING
  const values = ownValues(schema)
  if (values) {
    const inside = values.flatMap((value) => valueAt(value, [part]) ?? [])
    return inside.length === 0
      ? FORBIDDEN
      : { says: 'declared', schema: { enum: inside.map((found) => found.value) } }
  }
  if (!ownKindAllows(schema, typeof part === 'number' ? 'array' : 'object')) return FORBIDDEN
  return typeof part === 'number' ? ownItem(schema, part) : ownProperty(schema, part)
}

function ownProperty(schema: JsonObject, name: string): Said {
  const { properties, patternProperties, additionalProperties, unevaluatedProperties } = schema
  const declared = valueAt(properties, [name])
  if (declared) return { says: 'declared', schema: declared.value }
  const matching = Object.entries(asObject(patternProperties) ?? {}).filter(([pattern]) =>
    new RegExp(pattern, 'u').test(name),
  )
  if (matching.length > 0) return { says: 'declared', schema: { allOf: matching.map(([, value]) => value) } }
  // It speaks of all that its neighbours leave open, which only they know: `unnamed` gives way to their word.
  const rest = additionalProperties ?? unevaluatedProperties
  if (rest === false) return additionalProperties === false ? FORBIDDEN : UNNAMED
  if (rest !== undefined) return { says: 'declared', schema: rest }
  return properties === undefined && patternProperties === undefined ? NOTHING : UNNAMED
}

function ownItem({ prefixItems, items, maxItems }: JsonObject, index: number): Said {
  if (typeof maxItems === 'number' && index >= maxItems) return FORBIDDEN
  const prefix = asArray(prefixItems)
  if (index < prefix.length) return { says: 'declared', schema: prefix[index] }
  if (items === false) return FORBIDDEN
  return items === undefined ? NOTHING : { says: 'declared', schema: items }
}

function itemsOf(view: View): Said {
  return combined(view, undefined, ({ schema }) => {
    const own = asObject(schema)
    if (!own) return NOTHING
    const values = ownValues(own)
    if (values) {
      const lists = values.filter((value) => Array.isArray(value))
      return { says: 'declared', schema: { enum: lists.flat() } }
    }
    if (!ownKindAllows(own, 'array')) return FORBIDDEN
    const { prefixItems, items } = own
    if (items === undefined) return NOTHING
    const schemas = [...asArray(prefixItems), ...(items === false ? [] : [items])]
    return schemas.length === 0 ? FORBIDDEN : { says: 'declared', schema: { anyOf: schemas } }
  })
}

/** The names that a schema lists, for a message. */
function namesOf(view: View): string[] {
  const own = Object.keys(asObject(asObject(view.schema)?.properties) ?? {})
  const others = [...alsoHold(view), ...choices(view).flat()].flatMap(namesOf)
  return [...new Set([...own, ...others])]
}

function ownValues(schema: JsonObject): readonly unknown[] | undefined {
  if (Object.hasOwn(schema, 'const')) return [schema.const]
  return Array.isArray(schema.enum) ? schema.enum : undefined
}

function ownKindAllows({ type }: JsonObject, kind: Kind): boolean {
  if (type === undefined) return true
  const types = Array.isArray(type) ? type : [type]
  return types.includes(kind) || (kind === 'number' && types.includes('integer'))
}

function allowsKind(view: View, kind: Kind): boolean {
  if (view.schema === false) return false
  const own = asObject(view.schema) ?? {}
  const values = ownValues(own)
  if (values && !values.some((value) => kindOf(value) === kind)) return false
  return ownKindAllows(own, kind) && others(view, (other) => allowsKind(other, kind))
}

function allows(view: View, value: unknown): boolean {
  if (view.schema === false) return false
  const own = asObject(view.schema) ?? {}
  const values = ownValues(own)
  if (values && !values.includes(value)) return false
  const isFraction = typeof value === 'number' && !Number.isInteger(value)
  const isInteger = [own.type].flat().includes('integer') && ![own.type].flat().includes('number')
  if (isFraction && isInteger) return false
  return ownKindAllows(own, kindOf(value)) && others(view, (other) => allows(other, value))
}

function others(view: View, test: (other: View) => boolean): boolean {
  return alsoHold(view).every(test) && choices(view).every((group) => group.some(test))
}

function valuesOf(view: View): readonly unknown[] | undefined {
  const own = ownValues(asObject(view.schema) ?? {})
  if (own) return own
  for (const other of alsoHold(view)) {
    const values = valuesOf(other)
    if (values) return values
  }
  for (const group of choices(view)) {
    const lists = group.map(valuesOf)
    if (lists.every((list) => list !== undefined)) return lists.flat()
  }
  return undefined
}
