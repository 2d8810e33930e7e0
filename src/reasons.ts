/** How the step ended, in the words of the output `conclusion`. */
export type Conclusion = 'success' | 'failure' | 'timed_out' | 'cancelled'

/** Why it did not succeed, in the words of the output `failure_reason`. */
export type FailureReason =
  | 'invalid_input'
  | 'install'
  | 'auth'
  | 'untrusted_workspace'
  | 'model_unavailable'
  | 'usage_limit'
  | 'network'
  | 'agent_error'
  | 'no_result'
  | 'timeout'
  | 'idle_timeout'
  | 'cancelled'
  | 'invalid_output'
  | 'pass_if'
  | 'denied'
  | 'tool_failure'
  | 'protected_paths'
  | 'no_changes'
  | 'changes'
  | 'tampering'
  | 'internal'

/** The words of the input `fail-on`: what fails a step besides an unsuccessful run, which always does. */
export const FAIL_ON = ['error', 'denied', 'tool-failure', 'no-changes', 'changes'] as const
export type FailOn = (typeof FAIL_ON)[number]
