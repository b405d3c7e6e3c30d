import { z } from "zod"
import type { KeptPart } from "#db/catalogue/offered-parts.ts"
import { partNumber } from "#domain/catalogue/part-number.ts"
import type { EditedLine } from "#domain/orders/edit-lines.ts"

const amounts = z.object({ quantity: z.int(), unitPriceCents: z.int() })

/** A line that an edit changed, as it is kept for the order's history. */
export const lineChangeSchema = z.object({
  number: z.int(),
  name: z.string(),
  sku: z.string(),
  before: amounts.optional(),
  after: amounts,
})
export type LineChange = z.output<typeof lineChangeSchema>

export const changesIn = (lines: readonly EditedLine<KeptPart>[]): LineChange[] =>
  lines
    .filter(({ isChanged }) => isChanged)
    .map(({ number, part: { name, sku }, before, quantity, unitPriceCents }) => ({
      number,
      name,
      sku,
      before,
      after: { quantity, unitPriceCents },
    }))

/** For the buyer's mail. */
export const lineChange = ({ name, sku, before, after }: LineChange) => ({
  productName: name,
  partNumber: partNumber({ sku, mpn: null }),
  before,
  after,
})
