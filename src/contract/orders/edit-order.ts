import { z } from "zod"
import { t } from "#domain/languages/translate.ts"
import { MAX_LINES, MAX_UNITS } from "#domain/orders/line-limits.ts"
import { editRefusals } from "#domain/orders/order.ts"
import { endpoint } from "../kernel/endpoint.ts"
import {
  amountOut,
  idempotencyHeaders,
  idParams,
  text,
  wholeNumber,
  written,
} from "../kernel/fields.ts"
import { lineNumber, linePartId } from "../kernel/lines-in.ts"
import { shownCharges } from "./order-charges.ts"
import { destination } from "./order-details.ts"
import { ownDelivery, ownPrice, saysWhy } from "./own-price.ts"
import { orderLimitRefusals } from "./refusals.ts"

/** Edits of an unpaid order by staff. */

const editedLine = saysWhy(
  z.object({
    number: lineNumber
      .optional()
      .meta({ description: "Of a line of the order; a line that none names stays as it is" }),
    partId: linePartId.optional().meta({ description: "Of a line that is added" }),
    quantity: wholeNumber("Quantity", 0, MAX_UNITS).meta({
      description: "0 takes the line off. Another quantity costs what its part costs now",
    }),
    ...ownPrice,
  }),
).refine(({ number, partId }) => (number === undefined) !== (partId === undefined), {
  error: "Name a line by its number, or a part to add",
})

/** Lines that are added may have the same part. */
const nameOfLine = ({ number }: z.output<typeof editedLine>) => number ?? Symbol("added")

const lineChange = z.object({ quantity: z.int(), unitPrice: amountOut })
export const lineChangeSchema = z
  .object({
    number: z.int(),
    name: z.string(),
    sku: z.string(),
    before: lineChange.optional().meta({ description: "Missing for a line that was added" }),
    after: lineChange.meta({ description: "No units of a line that was taken off" }),
  })
  .meta({ id: "LineChange" })

export const priceChange = z.object({ before: amountOut, after: amountOut })

export const editOrder = endpoint({
  route: "POST /order/{id}/edit",
  access: "admin",
  summary: "Change lines, prices and delivery of an unpaid order; its buyer gets a mail",
  params: idParams,
  headers: idempotencyHeaders,
  body: z.object({
    revision: wholeNumber("Revision", 0, 2_147_483_647).meta({
      description: "Which was seen of the order: whoever was first wins",
    }),
    lines: z
      .array(editedLine)
      .max(MAX_LINES, { error: () => t("At most {most} lines at once", { most: MAX_LINES }) })
      .refine((lines) => new Set(lines.map(nameOfLine)).size === lines.length, {
        error: "Name each line once",
      })
      .default([]),
    delivery: destination.delivery,
    ...ownDelivery,
    reason: text("Reason", 500).optional().meta({ description: "The buyer reads it in the mail" }),
    preview: z
      .boolean({ error: "preview is true or false" })
      .optional()
      .meta({ description: "Only says what would come of it" }),
  }),
  largestBodyBytes: 1024 * 1024,
  reply: z.object({
    ...written,
    modifiedCount: z.int().optional().meta({ description: "Not of a preview" }),
    price: priceChange.meta({ description: "The whole order" }),
    ...shownCharges,
    changes: z.array(lineChangeSchema),
    revision: z.int().meta({ description: "Of the order from now on" }),
  }),
  refusals: [
    "order_not_found",
    ...editRefusals,
    "order_changed",
    "order_empty",
    "lines_refused",
    "address_needed",
    "delivery_unavailable",
    ...orderLimitRefusals,
    "payment_unclear",
    "payment_provider_unavailable",
    "idempotency_key_reused",
  ],
  failure: { success: false, modifiedCount: 0 },
})
