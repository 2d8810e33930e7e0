// The four inputs that make an answer data, checked against each other before anything is started.

import { asObject, type JsonObject } from '../json.ts'
import { checkCondition, checkFindingsPath } from './check.ts'
import { type Condition, columnOf, parseCondition, parsePath } from './condition.ts'
import { withinTime } from './limit.ts'
import type { Path } from './path.ts'
import { REVIEW } from './review.ts'
import type { AnswerSchema, CompileSchema } from './schema.ts'

/** What a step asks of the answer. */
export interface AnswerRules {
  readonly schema: AnswerSchema
  readonly passIf: { readonly text: string; readonly condition: Condition } | undefined
  /** Where the list of findings is. */
  readonly annotations: Path | undefined
}

/** The inputs as they are given; undefined where unset. */
export interface AnswerInputs {
  readonly 'output-schema': string | undefined
  readonly 'output-schema-file': string | undefined
  readonly 'pass-if': string | undefined
  readonly annotations: string | undefined
}

/** The ready-made schemas by the names under which `output-schema` takes them. */
const READY_MADE = new Map<string, JsonObject>([['review', REVIEW]])

/** Bytes of a schema: it may have to be one argument of a command line, which takes 128 KiB. */
export const MAX_SCHEMA = 96 * 1024

/**
 * Reads the inputs; undefined when none is set, or one is wrong.
 *
 * @param readFile reads `output-schema-file`
 * @param compile undefined only when no schema is given
 * @param wrong takes a problem: the input, its value, what is accepted
 * @param incomplete takes a problem of several inputs, as a sentence
 */
export function readAnswerRules(
  inputs: AnswerInputs,
  readFile: (path: string) => Buffer | { readonly problem: string },
  compile: CompileSchema | undefined,
  wrong: (name: keyof AnswerInputs, value: string, accepted: string) => undefined,
  incomplete: (sentence: string) => undefined,
): AnswerRules | undefined {
  const { 'output-schema': inline, 'output-schema-file': file, 'pass-if': passIf, annotations } = inputs
  if (inline && file) {
    return incomplete('Inputs "output-schema" and "output-schema-file" are both set, but at most one may be.')
  }
  if (!inline && !file) {
    for (const name of ['pass-if', 'annotations'] as const) {
      if (inputs[name]) incomplete(`Input "${name}" is set, but it needs "output-schema" to look at.`)
    }
    return undefined
  }

  function schema(): AnswerSchema | undefined {
    const name = file ? 'output-schema-file' : 'output-schema'
    const value = file ?? inline ?? ''
    const read = file ? readFile(file) : Buffer.from(value)
    if (!Buffer.isBuffer(read)) return wrong(name, value, read.problem)
    if (read.length > MAX_SCHEMA) {
      return wrong(name, value, `a schema may have ${MAX_SCHEMA} bytes, and it has ${read.length}`)
    }
    const root = READY_MADE.get(read.toString().trim()) ?? parsed(read.toString())
    if (typeof root === 'string') return wrong(name, value, root)
    const compiled = compile?.(root) ?? { problem: 'there is nothing to read it with' }
    return 'problem' in compiled
      ? wrong(name, value, `that schema is invalid: ${compiled.problem}`)
      : compiled
  }

  function condition(root: JsonObject | undefined): AnswerRules['passIf'] {
    if (!passIf) return undefined
    const read = parseCondition(passIf)
    const problem = 'problem' in read ? read : root && bounded(() => checkCondition(read, root))
    if (problem) wrong('pass-if', passIf, `at ${columnOf(passIf, problem.at)}: ${problem.problem}`)
    return 'problem' in read ? undefined : { text: passIf, condition: read }
  }

  function findings(root: JsonObject | undefined): Path | undefined {
    if (!annotations) return undefined
    const path = parsePath(annotations)
    if ('problem' in path) {
      return wrong('annotations', annotations, `at ${columnOf(annotations, path.at)}: ${path.problem}`)
    }
    const problem = root && bounded(() => checkFindingsPath(path, root))
    if (problem) wrong('annotations', annotations, problem)
    return path
  }

  const usable = schema()
  const rules = { passIf: condition(usable?.root), annotations: findings(usable?.root) }
  return usable && { schema: usable, ...rules }
}

/** What takes too long to tell is not told: the answer decides then. */
function bounded<T>(check: () => T | undefined): T | undefined {
  return withinTime(check)
}

/** The schema in a text, or what is accepted. */
function parsed(text: string): JsonObject | string {
  const names = [...READY_MADE.keys()].map((name) => `\`${name}\``).join(', ')
  const accepted = `it must be a JSON Schema, which is a JSON object, or the name of a ready-made one: ${names}`
  try {
    return asObject(JSON.parse(text)) ?? accepted
  } catch (error) {
    return /^\s*[{]/.test(text) && error instanceof Error ? `it must be JSON: ${error.message}` : accepted
  }
}
