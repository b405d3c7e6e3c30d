import { failureText } from "#web/api/api-error.ts"
import { fieldErrorsOf } from "./use-write.ts"

/** Says why the action of a form without script sent nothing. */
export function unsent(error: unknown) {
  const errors = fieldErrorsOf(error)
  const text = Object.keys(errors).length > 0 ? undefined : failureText(error)
  return { errors, text, attempt: Date.now() }
}

export type UnsentForm = ReturnType<typeof unsent>

/** The state of such a form before it was sent. */
export const untried: UnsentForm = { errors: {}, text: undefined, attempt: 0 }
