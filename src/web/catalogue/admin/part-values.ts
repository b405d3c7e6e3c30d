import type { BreakValues } from "#contract/catalogue/ladder-rules.ts"
import type { mapTypedFields } from "#domain/catalogue/part-fields.ts"
import type { Attachment } from "#domain/pictures/attachment.ts"

/** A part as it is typed. The stock of one that there is moves elsewhere, with a reason; its number stays. */
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
    usual: string
    optional: string
    price: string
    ladder: BreakValues[]
  }>
>

/** The fields that every part has, in the order of the form, which has them before the others. */
export const requiredFieldNames: ReadonlySet<string> = new Set([
  "name",
  "image",
  "description",
  "minimumQuantity",
  "availableQuantity",
  "price",
])
