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
  optional,
  referenceText,
  writes,
} from "../kernel/fields.ts"
import { orderPaymentSchema } from "../orders/order.ts"

export const chooseTransfer = endpoint({
  route: "POST /order/{id}/bank-transfer",
  access: "user",
  summary: "Choose bank transfer for the caller's own order, and hold it for the payment",
  params: idParams,
  ...writes({
    modifiedCount: z.int().describe("0 if bank transfer was already chosen."),
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
})

const bookedOn = day("Day")
const reference = optional(referenceText("Reference", 140), "Reference of the bank or the payer.")

export const recordTransfer = endpoint({
  route: "POST /order/{id}/transfer",
  access: "admin",
  summary: "Record a bank transfer that was received for an order, or sent back",
  params: idParams,
  headers: idempotencyHeaders,
  body: z.object({
    amount: amountIn("Amount").refine((amount) => amount > 0, {
      error: "Amount must be more than 0",
    }),
    day: bookedOn.describe("Day of booking on the bank statement."),
    reference,
    kind: optional(
      z.enum(["received", "returned"]),
      "`received`: paid by the buyer. `returned`: sent back, of an overpaid amount or of an order that is not paid. Default: `received`.",
    ),
  }),
  ...writes({
    modifiedCount: z.int(),
    number: z.int().describe("Number of the transfer, needed to undo it."),
    paid: z.boolean().describe("Whether the order is now paid."),
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
})

export const undoTransfer = endpoint({
  route: "POST /order/{id}/transfer/{number}/undo",
  access: "admin",
  summary: "Undo a bank transfer that was recorded by mistake",
  params: idParams.extend({
    number: z
      .string()
      .transform(emptyUnless(/^[1-9]\d{0,5}$/))
      .transform(Number)
      .meta({ example: "1" }),
  }),
  ...writes({
    modifiedCount: z.int().describe("0 if someone else has undone the transfer."),
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
})

export const sendRefund = endpoint({
  route: "POST /order/{id}/refund/{refund}/sent",
  access: "admin",
  summary: "Mark a refund by bank transfer as sent",
  params: idParams.extend({ refund: idParams.shape.id }),
  body: z.object({ day: bookedOn, reference }),
  ...writes({
    modifiedCount: z
      .int()
      .describe("0 if the refund was marked as sent by someone else or with other values."),
    refunded: amountOut.describe("Amount refunded of the whole order, including pending refunds."),
  }),
  refusals: ["order_not_found", "refund_not_found"],
})
