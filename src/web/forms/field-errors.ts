import {
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type UseFormReturn,
} from "react-hook-form"
import { isApiError } from "#web/api/api-error.ts"

/** Refusal of a value by the page itself; shown at its field. */
export class FieldRefused extends Error {
  override name = "FieldRefused"
  readonly field: string
  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}

/** Returns the messages of a failure by field. A line that cannot be ordered has its message at its quantity. */
export function fieldErrorsOf(failure: unknown): Record<string, string> {
  if (failure instanceof FieldRefused) return { [failure.field]: failure.message }
  if (!isApiError(failure)) return {}
  const { body } = failure
  if (body.code === "lines_refused")
    return Object.fromEntries(
      body.lines.map(({ index, message }) => [`lines.${index}.quantity`, message]),
    )
  return body.code === "invalid_input" ? body.fields : {}
}

/** Returns the messages of these form fields, by path. */
export const messagesOf = (
  errors: FieldErrors,
  fields: readonly string[],
): Record<string, string> =>
  Object.fromEntries(fields.flatMap((name) => messagesIn(errors[name], name)))

function messagesIn(node: unknown, path: string): [string, string][] {
  if (typeof node !== "object" || node === null) return []
  if ("message" in node && typeof node.message === "string") return [[path, node.message]]
  return Object.entries(node).flatMap(([key, child]) =>
    // An error of the whole list is stored under `root`.
    messagesIn(child, key === "root" ? path : `${path}.${key}`),
  )
}

/** Shows server messages at their fields. Returns whether it found any field. */
export function showFieldErrors<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  messages: Record<string, string>,
): boolean {
  let isShown = false
  for (const [name, message] of Object.entries(messages)) {
    if (!isField(form, name)) continue
    form.setError(name, { message })
    isShown = true
  }
  return isShown
}

/** Reports whether the form has a field of this name; rows have paths such as `breaks.0.price`. */
function isField<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  name: string,
): name is Path<Fields> {
  const values = form.getValues()
  return Object.hasOwn(values, name) || get(values, name) !== undefined
}
