import { useEffect, useRef } from "react"
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

/** Makes the properties of such a form's fields: what was written and what is wrong with it. */
export const unsentFields =
  <Name extends string>({
    errors,
    values,
  }: Pick<UnsentForm, "errors"> & { values?: Readonly<Record<Name, string>> }) =>
  (name: Name, initial = "") => ({
    name,
    defaultValue: values?.[name] ?? initial,
    error: errors[name],
  })

/** Focuses the heading of the answer to such a form once it is shown. */
export function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}
