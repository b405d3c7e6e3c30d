import { z } from "zod"
import { payRefusals } from "#domain/orders/order.ts"
import { endpoint } from "../kernel/endpoint.ts"
import {
  amountIn,
  amountOut,
  day,
  emptyUnless,
  idempotencyHeaders,
  idParams,
  instantOut,
  numberText,
  written,
} from "../kernel/fields.ts"
import { orderPaymentSchema } from "../orders/order.ts"

/** Bank transfers: a buyer chooses to pay by one, and staff say what came and what they sent back. */

export const chooseTransfer = endpoint({
  route: "POST /order/{id}/bank-transfer",
  access: "user",
  summary: "Pay one's own order by bank transfer, and have it held for that",
  params: idParams,
  reply: z.object({
    ...written,
    modifiedCount: z.int().meta({ description: "0: it was chosen before" }),
    heldUntil: instantOut.optional(),
    payment: orderPaymentSchema,
  }),
  refusals: [
    "order_not_found",
    "forbidden",
    ...payRefusals,
    "bank_transfer_not_offered",
    "transfer_needs_confirmed_email",
    "payment_unclear",
    "payment_provider_unavailable",
    "payments_not_offered",
    "rate_limited",
  ],
  failure: { success: false, modifiedCount: 0 },
})

const bookedOn = day("Day")
const reference = numberText("Reference", 140)
  .optional()
  .meta({ description: "What the bank or the payer calls it" })

export const recordTransfer = endpoint({
  route: "POST /order/{id}/transfer",
  access: "admin",
  summary: "Record a bank transfer: what came for an order, or what was sent back of it",
  params: idParams,
  headers: idempotencyHeaders,
  body: z.object({
    amount: amountIn("Amount").refine((amount) => amount > 0, {
      error: "Amount must be more than 0",
    }),
    day: bookedOn.meta({ description: "As the bank's statement says" }),
    reference,
    kind: z.enum(["received", "returned"]).optional().meta({
      description: "`returned`: sent back, of what was overpaid or of an order that is not paid",
    }),
  }),
  reply: z.object({
    ...written,
    modifiedCount: z.int(),
    number: z.int().meta({ description: "Of the transfer, to undo it" }),
    paid: z.boolean().meta({ description: "Whether the order is paid now" }),
    payment: orderPaymentSchema,
  }),
  refusals: [
    "order_not_found",
    "order_cancelled",
    "order_being_cancelled",
    "freight_due",
    "bank_transfer_not_offered",
    "transfer_recorded",
    "transfer_exceeds_balance",
    "payment_unclear",
    "payment_provider_unavailable",
    "payments_not_offered",
    "idempotency_key_reused",
  ],
  failure: { success: false, modifiedCount: 0 },
})

export const undoTransfer = endpoint({
  route: "POST /order/{id}/transfer/{number}/undo",
  access: "admin",
  summary: "Take back a transfer that was recorded by mistake",
  params: idParams.extend({
    number: z
      .string()
      .transform(emptyUnless(/^[1-9]\d{0,5}$/))
      .transform(Number)
      .meta({ example: "1" }),
  }),
  reply: z.object({
    ...written,
    modifiedCount: z.int().meta({ description: "0: it was taken back before" }),
    paid: z.boolean(),
    payment: orderPaymentSchema,
  }),
  refusals: [
    "order_not_found",
    "order_cancelled",
    "order_being_cancelled",
    "transfer_not_found",
    "transfer_sent_back",
    "transfer_shipped",
    "transfer_refunded",
    "transfer_invoiced",
    "payment_unclear",
    "payment_provider_unavailable",
    "payments_not_offered",
  ],
  failure: { success: false, modifiedCount: 0 },
})

export const sendRefund = endpoint({
  route: "POST /order/{id}/refund/{refund}/sent",
  access: "admin",
  summary: "Say that a refund of an order paid by bank transfer was sent",
  params: idParams.extend({ refund: idParams.shape.id }),
  body: z.object({ day: bookedOn, reference }),
  reply: z.object({
    ...written,
    modifiedCount: z.int().meta({ description: "0: it was sent before" }),
    refunded: amountOut.meta({ description: "Of the whole order, with what is on its way" }),
  }),
  refusals: ["order_not_found", "refund_not_found"],
  failure: { success: false, modifiedCount: 0 },
})
