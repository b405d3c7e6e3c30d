import {
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type UseFormReturn,
} from "react-hook-form"
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

/** The sentences of a form's errors by field, in the order that its fields are named; those of a list's rows, too. */
export const messagesOf = (
  errors: FieldErrors,
  fields: readonly string[],
): Record<string, string> =>
  Object.fromEntries(fields.flatMap((name) => messagesIn(errors[name], name)))

function messagesIn(node: unknown, path: string): [string, string][] {
  if (typeof node !== "object" || node === null) return []
  if ("message" in node && typeof node.message === "string") return [[path, node.message]]
  return Object.entries(node).flatMap(([key, child]) =>
    // Of a whole list, beside its rows.
    messagesIn(child, key === "root" ? path : `${path}.${key}`),
  )
}

/** Puts the server's sentences where the form's own stand. Says whether there was such a field. */
export function placeErrors<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  sentences: Record<string, string>,
): boolean {
  let placed = false
  for (const [name, message] of Object.entries(sentences)) {
    if (!isField(form, name)) continue
    form.setError(name, { message })
    placed = true
  }
  return placed
}

/** The keys of a form's values are its fields; a row's are named after it: `breaks.0.price`. */
function isField<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  name: string,
): name is Path<Fields> {
  const values = form.getValues()
  return Object.hasOwn(values, name) || get(values, name) !== undefined
}
