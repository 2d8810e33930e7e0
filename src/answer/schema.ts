// JSON Schema 2020-12 by ajv. Loaded only for a step that has a schema: loading ajv takes longer than starting
// an agent should wait.

import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import { asObject, type JsonObject } from '../json.ts'
import type { Container } from '../json-scan.ts'
import { oneLine } from '../render/text.ts'
import { withinTime } from './limit.ts'
import { type Path, pathOfPointer, pathText } from './path.ts'
import { kindsOf } from './shape.ts'

/** A schema that can be used. */
export interface AnswerSchema {
  readonly root: JsonObject
  /** The schema as compact JSON. */
  readonly text: string
  /** What an answer has to be besides a scalar. */
  readonly containers: ReadonlySet<Container>
  /** The problems with a value, each a sentence without a full stop; none when it is valid. */
  validate(value: unknown): readonly string[]
}

/** Makes a schema usable, or tells in one sentence without a full stop what is wrong with it. */
export type CompileSchema = (root: JsonObject) => AnswerSchema | { readonly problem: string }

/** Milliseconds for reading a schema, of which V8 has to compile code. */
const COMPILE_MS = 5_000
/** Messages that are kept: more than anybody reads. */
const MAX_MESSAGES = 20

/**
 * Compiles a schema. It may come from a checkout, and the values surely come from an agent, so both are
 * bounded in time: a pattern may take for ever on the right text.
 *
 * `format` is an annotation and checks nothing, as 2020-12 has it. A keyword that does not exist is a problem,
 * because a misspelt one would check nothing, too; names that begin with `x-` are free.
 */
export const compileSchema: CompileSchema = (root) => {
  const compiled = withinTime(() => compile(root), COMPILE_MS)
  return compiled ?? { problem: 'it takes too long to read, or nests too deep' }
}

function compile(root: JsonObject): AnswerSchema | { readonly problem: string } {
  const text = JSON.stringify(root)
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    strictSchema: true,
    validateFormats: false,
    ownProperties: true, // `required: ["toString"]` is not met by what every object inherits
    addUsedSchema: false,
    logger: false,
  })
  for (const name of new Set(keysOf(root).filter((key) => /^x-[\w$:-]*$/i.test(key)))) ajv.addKeyword(name)
  try {
    if (!ajv.validateSchema(root)) return { problem: invalid(ajv.errors ?? []) }
    const check = ajv.compile(root)
    // An asynchronous check answers with a promise, which a careless reader takes for a yes.
    if ('$async' in check) return { problem: 'at /$async: the answer is checked at once or not at all' }
    return {
      root,
      text,
      containers: containersOf(root),
      validate: (value) => {
        const isValid = withinTime(() => check(value) === true)
        if (isValid) return []
        if (isValid === undefined) return ['The answer takes too long to check against the schema']
        return messagesOf(check.errors ?? [])
      },
    }
  } catch (error) {
    if (error instanceof RangeError) throw error
    return { problem: uncompilable(root, error instanceof Error ? error.message : String(error)) }
  }
}

/** Of the errors of a metaschema the first is the most telling: the rest are its branches. */
function invalid(errors: readonly ErrorObject[]): string {
  const [first] = errors
  return first ? `at ${first.instancePath || '/'}: it ${withDetail(first)}` : 'it is no valid JSON Schema'
}

/** ajv tells what it could not compile, but not where; a word of the message that stands in one place does. */
function uncompilable(root: JsonObject, message: string): string {
  const said = message.replace(/^strict mode: /, '').replace(/ from id #$/, '')
  const dialect = /^no schema with key or ref "(.*)"$/.exec(said)?.[1]
  if (dialect !== undefined) return `at /$schema: ${dialect} is not known, only JSON Schema 2020-12 is`
  const quoted = /"([^"]+)"$|\/(.+)\/u: |reference (\S+)$/.exec(said)
  const place = quoted ? placeOf(root, quoted[1] ?? quoted[2] ?? quoted[3] ?? '') : undefined
  const remote = /reference https?:/.test(said) ? ' (nothing is loaded from elsewhere)' : ''
  return `${place === undefined ? '' : `at ${place}: `}${said}${remote}`
}

/** The pointer to the first name or text that is this word. */
function placeOf(value: unknown, word: string, pointer = ''): string | undefined {
  if (value === word) return pointer || '/'
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, item] of Object.entries(value)) {
    const here = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
    const found = key === word && !Array.isArray(value) ? here : placeOf(item, word, here)
    if (found !== undefined) return found
  }
  return undefined
}

function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => [key, ...keysOf(item)])
}

function containersOf(root: JsonObject): ReadonlySet<Container> {
  const kinds = kindsOf(root, root)
  const both = (['object', 'array'] as const).filter((kind) => kinds.has(kind))
  return new Set(both.length > 0 ? both : ['object', 'array'])
}

function messagesOf(errors: readonly ErrorObject[]): string[] {
  const messages = errors.map((error) => `${pathText(placeIn(error))} ${withDetail(error)}`)
  return [...new Set(messages)].slice(0, MAX_MESSAGES)
}

function placeIn({ instancePath }: ErrorObject): Path {
  return pathOfPointer(instancePath)
}

/** What a person needs besides ajv's words: which values are allowed, which name is too much. */
function withDetail({ message = 'is not valid', params }: ErrorObject): string {
  const { allowedValues, allowedValue, additionalProperty, unevaluatedProperty } = asObject(params) ?? {}
  if (Array.isArray(allowedValues)) {
    return `${message}: ${oneLine(allowedValues.map((value) => JSON.stringify(value)).join(', '), 200)}`
  }
  if (allowedValue !== undefined) return `${message}: ${oneLine(JSON.stringify(allowedValue), 100)}`
  const extra = additionalProperty ?? unevaluatedProperty
  return extra === undefined ? message : `${message}: ${oneLine(JSON.stringify(extra), 100)}`
}
