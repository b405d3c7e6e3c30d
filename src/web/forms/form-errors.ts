import type { FieldErrors, FieldValues, Path, UseFormReturn } from "react-hook-form"

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
