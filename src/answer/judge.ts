import { counted } from '../render/text.ts'
import type { Report } from '../report.ts'
import { answerOf } from '../report.ts'
import { evaluate } from './evaluate.ts'
import { checkStructured, findJson } from './find.ts'
import type { AnswerRules } from './rules.ts'

/** What the rules say of an answer. */
export type Judgement =
  | {
      readonly isValid: true
      readonly value: unknown
      /** The value as compact JSON. */
      readonly json: string
      /** Why the step fails all the same; undefined when it does not. */
      readonly problem: AnswerProblem | undefined
    }
  | {
      readonly isValid: false
      /** All that is wrong with it, each a sentence without a full stop. */
      readonly messages: readonly string[]
      readonly problem: AnswerProblem
    }

export interface AnswerProblem {
  readonly reason: 'invalid_output' | 'pass_if'
  /** One sentence without a full stop. */
  readonly sentence: string
}

/** Messages that a sentence names. */
const MAX_NAMED = 3

/** Takes the JSON from the answer of a run that ended well, and holds it against the rules. */
export function judge({ schema, passIf }: AnswerRules, report: Report): Judgement {
  const { structured } = report.result ?? {}
  const found =
    structured === undefined ? findJson(answerOf(report), schema.containers) : checkStructured(structured)
  if ('problem' in found) return invalid([found.problem], found.problem)

  const { value, json } = found
  const messages = schema.validate(value)
  if (messages.length > 0) {
    const more = messages.length - MAX_NAMED
    const named = messages.slice(0, MAX_NAMED).join('; ')
    const rest = more > 0 ? `; ${counted(more, 'more problem')}` : ''
    return invalid(messages, `The answer does not satisfy the schema: ${named}${rest}`)
  }
  const evaluated = passIf && evaluate(passIf.condition, value)
  return {
    isValid: true,
    value,
    json,
    problem:
      passIf && evaluated && !evaluated.holds
        ? {
            reason: 'pass_if',
            sentence: `The answer does not meet pass-if: ${passIf.text} (${evaluated.actual.join(', ')})`,
          }
        : undefined,
  }
}

function invalid(messages: readonly string[], sentence: string): Judgement {
  return { isValid: false, messages, problem: { reason: 'invalid_output', sentence } }
}
