import type { FieldErrors, FieldValues, Path, UseFormReturn } from "react-hook-form"
import { isApiError } from "../api/api-error.ts"

/** Something other than the shop refused what stands in a field. */
export class FieldRefused extends Error {
  override name = "FieldRefused"
  readonly field: string
  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}

/** The sentences of a failure by field, for the same places as the form's own. */
export function fieldErrorsOf(failure: unknown): Record<string, string> {
  if (failure instanceof FieldRefused) return { [failure.field]: failure.message }
  return isApiError(failure) && failure.body.code === "invalid_input" ? failure.body.fields : {}
}

/** The sentences of a form's errors by field, in the order that its fields are named. */
export function messagesOf(errors: FieldErrors, fields: readonly string[]): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const name of fields) {
    const message = errors[name]?.message
    if (typeof message === "string") messages[name] = message
  }
  return messages
}

/** Puts the server's sentences where the form's own stand. Says whether there was such a field. */
export function placeErrors<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  sentences: Record<string, string>,
): boolean {
  let placed = false
  for (const name of Object.keys(form.getValues())) {
    const message = sentences[name]
    if (message === undefined || !isField(form, name)) continue
    form.setError(name, { message })
    placed = true
  }
  return placed
}

/** The form's own keys are its paths: flat forms only, as all of ours are. */
function isField<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  name: string,
): name is Path<Fields> {
  return Object.hasOwn(form.getValues(), name)
}
