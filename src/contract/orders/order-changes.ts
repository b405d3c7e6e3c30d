import { z } from "zod"
import { t } from "#domain/languages/translate.ts"
import { MAX_LINES, MAX_UNITS } from "#domain/orders/line-limits.ts"
import { editRefusals } from "#domain/orders/order.ts"
import {
  buyerCancelRefusals,
  buyerChangeRefusals,
  declineRefusals,
} from "#domain/orders/order-actions.ts"
import { endpoint } from "../kernel/endpoint.ts"
import {
  amountOut,
  id,
  idempotencyHeaders,
  idParams,
  modifies,
  text,
  wholeNumber,
  written,
} from "../kernel/fields.ts"
import { chosenUnits, lineNumber, linePartId } from "../kernel/lines-in.ts"
import { shownCharges } from "./order-charges.ts"
import { destination, orderDetails } from "./order-details.ts"
import { ownDelivery, ownPrice, requiresReason } from "./prices.ts"
import { orderLimitRefusals, refundingRefusals } from "./refusals.ts"

/** Free delivery, where less is left of an order than is delivered free. */
export const freeDeliverySchema = z
  .object({
    lost: z.boolean().meta({ description: "An unpaid order pays for delivery then" }),
    delivery: amountOut.optional().meta({ description: "What delivery costs then" }),
  })
  .optional()
  .meta({ description: "Where delivery was free and less than that takes is left" })

/** Changes that buyers may make to their own orders. */

export const cancelOrder = endpoint({
  route: "POST /order/{id}/cancel",
  access: "user",
  summary: "Cancel one's own order, or some units of its lines, as far as the shop lets buyers",
  params: idParams,
  headers: idempotencyHeaders,
  body: z.object({
    lines: chosenUnits
      .optional()
      .meta({ description: "Which units; without it all that is not shipped yet" }),
    reason: text("Reason", 500).optional(),
    preview: z
      .boolean({ error: "preview is true or false" })
      .optional()
      .meta({ description: "Only says what would come of it" }),
  }),
  largestBodyBytes: 512 * 1024,
  reply: z.object({
    ...written,
    modifiedCount: z.int().optional().meta({ description: "Not of a preview" }),
    whole: z.boolean().meta({ description: "Nothing is left of the order" }),
    units: z.int().meta({ description: "So many are cancelled" }),
    amount: amountOut.meta({
      description: "What comes back of a paid order, or is no longer to pay of an unpaid one",
    }),
    price: amountOut.meta({ description: "What the order costs then" }),
    freeDelivery: freeDeliverySchema,
    refundStatus: z.enum(["succeeded", "pending"]).optional(),
  }),
  refusals: [
    ...buyerCancelRefusals,
    ...refundingRefusals,
    "order_cancelled",
    "order_being_cancelled",
    "lines_not_cancellable",
    "total_not_chargeable",
    "payment_unclear",
    "payment_provider_unavailable",
    "idempotency_key_reused",
    "rate_limited",
  ],
  failure: { success: false, modifiedCount: 0 },
})

export const declineFreight = endpoint({
  route: "POST /order/{id}/decline",
  access: "user",
  summary:
    "Decline the freight that staff have set: one's unpaid order ends, and its stock is free",
  params: idParams,
  body: z.object({ reason: text("Reason", 500).default("") }),
  reply: z.object({
    ...written,
    modifiedCount: z.int().meta({ description: "0 if it was declined before" }),
  }),
  refusals: [
    "order_not_found",
    ...declineRefusals,
    "payment_unclear",
    "payment_provider_unavailable",
    "rate_limited",
  ],
  failure: { success: false, modifiedCount: 0 },
})

export const changeOrderDetails = endpoint({
  route: "PUT /order/{id}/details",
  access: "user",
  summary: "Change where one's own order goes, and what is written on it, until it is shipped",
  params: idParams,
  body: z.object({
    purchaseOrder: orderDetails.purchaseOrder,
    note: orderDetails.note,
    phone: orderDetails.phone,
    shipTo: orderDetails.shipTo,
    addressId: id
      .optional()
      .meta({ description: "One of the buyer's addresses, in place of shipTo" }),
  }),
  ...modifies,
  refusals: [
    "order_not_found",
    ...buyerChangeRefusals,
    "address_not_found",
    "address_by_id",
    "delivery_unavailable",
    "charges_would_change",
    "rate_limited",
  ],
})

/** Edits of an unpaid order by staff. */

const editedLine = requiresReason(
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
