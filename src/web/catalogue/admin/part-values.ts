import type { FieldErrors } from "react-hook-form"
import { type BreakValues, filledBreaks } from "#contract/catalogue/price-break-rules.ts"
import { type mapTypedFields, partFieldNames } from "#domain/catalogue/part-fields.ts"
import { t } from "#domain/languages/translate.ts"
import type { Attachment } from "#domain/pictures/uploads.ts"
import { amountToSend } from "#domain/pricing/typed-number.ts"
import { messagesOf } from "#web/forms/field-errors.ts"

/** Part as typed in the form. Excludes the stock of an existing part, which has a form of its own. */
export type PartValues = {
  sku: string
  category: string
  specs: Record<string, string>
} & ReturnType<
  typeof mapTypedFields<{
    text: string
    optionalText: string
    picture: File | string | undefined
    attachments: Attachment[]
    whole: string
    withDefault: string
    optional: string
    price: string
    optionalPrice: string
    priceBreaks: BreakValues[]
  }>
>

/** Returns the amounts of a part in the notation of requests. */
export const amountsToSend = ({
  price,
  cost,
  breaks,
}: Pick<PartValues, "price" | "cost" | "breaks">) => ({
  price: amountToSend(price),
  cost: amountToSend(cost),
  breaks: filledBreaks(breaks).map((step) => ({ ...step, price: amountToSend(step.price) })),
})

export const requiredFieldNames: ReadonlySet<string> = new Set([
  "name",
  "image",
  "description",
  "minimumQuantity",
  "availableQuantity",
  "price",
])

/** Returns the noun for a row of a list, and the number of its first row. */
function rowsOf(list: string): { word: string; first: number } | undefined {
  switch (list) {
    case "breaks":
      return { word: t("Break"), first: 1 }
    case "pictures":
      return { word: t("Picture"), first: 2 }
    case "datasheets":
      return { word: t("Datasheet"), first: 1 }
    default:
      return undefined
  }
}

const fieldsInOrder = [...new Set([...requiredFieldNames, "sku", ...partFieldNames])]

export const partMessages = (errors: FieldErrors<PartValues>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(messagesOf(errors, fieldsInOrder)).map(([field, message]) => {
      const [, list = "", row] = /^(\w+)\.(\d+)\./.exec(field) ?? []
      const rows = rowsOf(list)
      return [field, rows ? `${rows.word} ${Number(row) + rows.first}: ${message}` : message]
    }),
  )
