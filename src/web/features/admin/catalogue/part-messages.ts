import type { FieldErrors } from "react-hook-form"
import { partFieldNames } from "#domain/catalogue/part-fields.ts"
import { messagesOf } from "#web/forms/form-errors.ts"
import type { PartValues } from "./part-values.ts"

/** What is wrong with a part's form, by field; of a price break with its number, as its row has no more words. */
export const partMessages = (errors: FieldErrors<PartValues>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(messagesOf(errors, ["sku", ...partFieldNames])).map(([field, message]) => {
      const [, row] = /^breaks\.(\d+)\./.exec(field) ?? []
      return [field, row === undefined ? message : `Break ${Number(row) + 1}: ${message}`]
    }),
  )
