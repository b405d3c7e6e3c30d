import type { FieldErrors } from "react-hook-form"
import { partFieldNames } from "#domain/catalogue/part-fields.ts"
import { messagesOf } from "#web/forms/form-errors.ts"
import { type PartValues, requiredFieldNames } from "./part-values.ts"

/** What rows of a list are called, and what the first is numbered. */
const rowsOf = new Map([
  ["breaks", { word: "Break", first: 1 }],
  ["pictures", { word: "Picture", first: 2 }],
  ["datasheets", { word: "Datasheet", first: 1 }],
])

const fieldsInOrder = [...new Set([...requiredFieldNames, "sku", ...partFieldNames])]

/** What is wrong with a part's form, by field; of a row with its number, as it has no more words. */
export const partMessages = (errors: FieldErrors<PartValues>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(messagesOf(errors, fieldsInOrder)).map(([field, message]) => {
      const [, list = "", row] = /^(\w+)\.(\d+)\./.exec(field) ?? []
      const rows = rowsOf.get(list)
      return [field, rows ? `${rows.word} ${Number(row) + rows.first}: ${message}` : message]
    }),
  )
