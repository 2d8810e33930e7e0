import { COMMAND_NAMES } from '../../harness/commands.mjs'
import type { Random } from './random.ts'

/** Everything that anybody takes for the end of a line. */
export const LINE_ENDS = [
  ...['\n', '\r', '\r\n', '\v', '\f', '\u001c', '\u001d', '\u001e'],
  ...['\u0085', '\u2028', '\u2029'],
]

/** .NET's white space, which the runner trims before it looks for a command. */
const BLANKS = [
  ...['\t', ' ', '\u00a0', '\u1680', '\u2000', '\u2005', '\u200a', '\u202f', '\u205f', '\u3000'],
  ...['\u0085', '\u2028', '\v', '\f'],
]

/** What nobody sees, and what the runner's comparisons take for nothing. */
const INVISIBLE = [
  ...['\0', '\u0001', '\u0007', '\b', '\u001b', '\u007f', '\u0080', '\u009b', '\u00ad', '\u034f', '\u061c'],
  ...['\u115f', '\u180e', '\u200b', '\u200d', '\u200e', '\u202a', '\u202e', '\u2060', '\u2066', '\u2069'],
  ...['\u3164', '\ufe00', '\ufeff', '\ufff9', '\u{e0001}', '\u{e0041}', '\u{1d173}'],
]

const ESCAPES = [
  ...['\u001b[31m', '\u001b[0m', '\u001b[2J', '\u001b[', '\u001b[1;', '\u001bc', '\u001bM', '\u001b\\'],
  ...['\u001b]0;title\u0007', '\u001b]8;;https://evil.example\u001b\\', '\u001b]0;', '\u009b31m', '\u001bP'],
]

const GRAMMAR = [
  ...[
    '::',
    '::',
    '::',
    ':',
    '##[',
    '##[',
    '##',
    '#',
    '[',
    ']',
    '##\\[',
    '\\',
    '%0A',
    '%0D',
    '%3A',
    '%25',
    '%',
  ],
  ...[
    ',',
    ';',
    '=',
    ' ',
    ' file=a,line=1',
    ' name=x',
    'token',
    'x',
    '-',
    '> ',
    '  | ',
    '{',
    '}',
    '"',
    "'",
    '$&',
  ],
]

const COMMANDS = [...COMMAND_NAMES].flatMap((name) => [
  ...[`::${name}::`, `\n::${name} a=b::`, `\r \u0085\u3000::${name.toUpperCase()}::`, `\n::${name}:\u200b:`],
  ...[`##[${name}]`, `##[${name} a=b]`, `#\u200b#[${name}]`, `\n\u001b[0m::${name}::`],
])

const WORDS = ['text', 'ä', '漢', '🥖', '👩‍🍳', '✔️', 'e\u0301']

const PIECES = [LINE_ENDS, BLANKS, INVISIBLE, ESCAPES, GRAMMAR, GRAMMAR, COMMANDS, WORDS]

/** Text that does everything to be taken for a command. */
export function hostileText(random: Random): string {
  const length = random.below(24)
  return Array.from({ length }, () => random.oneOf(random.oneOf(PIECES))).join('')
}

/** Every name of a command is known: what is no command here is one nowhere. */
export const ANY_NAME: ReadonlySet<string> = Object.assign(new Set<string>(), { has: () => true })

/** A line end, a control or an invisible character; not the tab and the two selectors of emoji. */
export const NEVER_PRINTED = /(?!\t|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u
