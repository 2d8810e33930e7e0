/** Options that the action sets itself or relies on, with what to use instead. */
export type RefusedOptions = readonly (readonly [RegExp, string])[]

/** The problem with the first argument that is refused, or that is no option; undefined when there is none. */
export function refuseOptions(args: readonly string[], refused: RefusedOptions): string | undefined {
  const first = args[0]
  if (first !== undefined && !first.startsWith('-')) {
    return `"${first}" is no option; the CLI would take it for the prompt or for a command of its own`
  }
  for (const arg of args) {
    for (const option of optionsIn(arg)) {
      const instead = refused.find(([pattern]) => pattern.test(option))?.[1]
      if (instead) return `"${arg}" is not allowed: ${instead}`
    }
  }
  return undefined
}

/**
 * The options that one argument sets. Parsers as the CLIs have them (commander) take `--force=x` for --force,
 * `-pf` for -p and -f, and `-mgpt-5` for -m with a value.
 */
function optionsIn(arg: string): string[] {
  if (!/^-[A-Za-z]/.test(arg)) return [arg.split('=', 1)[0] ?? arg]
  const letters = /^-[A-Za-z]+$/.test(arg) ? [...arg.slice(1)] : [arg.charAt(1)]
  return letters.map((letter) => `-${letter}`)
}
