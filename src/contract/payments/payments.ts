import { z } from "zod"
import { cardRefusals } from "#domain/orders/order.ts"
import { endpoint } from "../kernel/endpoint.ts"
import {
  amountIn,
  amountOut,
  id,
  idempotencyHeaders,
  idParams,
  optional,
  refundStatus,
  requiredText,
  text,
  writes,
} from "../kernel/fields.ts"
import { chosenUnits } from "../kernel/lines-in.ts"
import { refundingRefusals } from "../orders/refusals.ts"
import { paymentStatusSchema } from "./refusals.ts"

export const createPaymentIntent = endpoint({
  route: "POST /create-payment-intent",
  access: "user",
  summary: "Create or reuse an unpaid order's payment intent; returns its client secret",
  headers: z.object({ referer: z.string().max(2000).optional() }),
  body: z.object({
    price: optional(
      amountIn("Price"),
      "Expected total. The call is refused if it differs; it never sets the price.",
    ),
    orderId: id.optional(),
  }),
  reply: z.object({ clientSecret: z.string() }),
  refusals: [
    "no_payable_order",
    "forbidden",
    ...cardRefusals,
    "above_card_limit",
    "price_changed",
    "payment_unclear",
    "payments_not_offered",
    "payment_provider_unavailable",
    "rate_limited",
  ],
})

export const confirmPayment = endpoint({
  route: "PATCH /order/{id}",
  access: "user",
  summary: "Confirm a payment: asks the card provider whether the order is paid",
  params: idParams,
  body: z.object({ transactionId: z.string().max(255).optional() }),
  reply: z.object({
    acknowledged: z.literal(true),
    success: z.boolean(),
    modifiedCount: z.int(),
    paid: z.boolean(),
    transactionId: z.string().optional(),
    paymentStatus: paymentStatusSchema.optional(),
  }),
  refusals: ["order_not_found", "payment_not_confirmed", "payments_not_offered"],
  failure: { success: false, modifiedCount: 0, paid: false },
})

export const refundOrder = endpoint({
  route: "POST /order/{id}/refund",
  access: "admin",
  summary: "Refund a paid order, wholly or partly",
  params: idParams,
  headers: idempotencyHeaders,
  body: z
    .object({
      amount: optional(
        amountIn("Amount").refine((amount) => amount > 0, { error: "Amount must be more than 0" }),
        "Amount of the refund. Default: the price of `lines` with their tax, or without `lines` all that is not refunded yet.",
      ),
      reason: requiredText("Reason", 500).describe(
        "For staff, and for the credit note if there is no `message`.",
      ),
      message: optional(
        text("Message to the buyer", 500),
        "The buyer reads it in the mail and on the credit note.",
      ),
      restock: optional(
        z.boolean({ error: "restock must be true or false" }),
        "Whether to put the goods back on sale: those of `lines`, with the last refund also those left by an earlier `stillSent`, or without `lines` all goods with the last refund. Default: false.",
      ),
      lines: optional(
        chosenUnits,
        "Units that the refund is for. Without `amount`, their price with tax is refunded.",
      ),
      stillSent: optional(
        z.boolean({ error: "stillSent must be true or false" }),
        "Whether unshipped units of `lines` will still be sent, unless all that is left is refunded. Default: false; they are cancelled.",
      ),
      cancel: optional(
        z.boolean({ error: "cancel must be true or false" }),
        "Whether to cancel the whole order: refunds all that is left and puts its goods back on sale. Refused if anything is shipped. Use without `amount`, `restock`, `lines` and `stillSent`. Default: false.",
      ),
    })
    .refine(
      ({ cancel, amount, restock, lines, stillSent }) =>
        !cancel || (amount === undefined && !restock && !lines && !stillSent),
      { error: "The whole order is cancelled, with all of its goods", path: ["cancel"] },
    )
    .refine(({ restock, stillSent }) => !(restock && stillSent), {
      error: "Goods that will still be shipped cannot go back on sale",
      path: ["stillSent"],
    }),
  maxBodyBytes: 512 * 1024,
  ...writes({
    modifiedCount: z.int(),
    refundId: z.string(),
    refunded: amountOut.describe("Amount refunded of the whole order, including pending refunds."),
    refundStatus,
  }),
  refusals: [...refundingRefusals, "order_units_shipped", "idempotency_key_reused"],
})

export const receivePaymentEvent = endpoint({
  route: "POST /webhook/stripe",
  access: "signature",
  summary: "Receive an event of the card provider",
  headers: z.object({ "stripe-signature": z.string().max(2000).optional() }),
  reply: z.object({ received: z.literal(true) }),
  refusals: ["invalid_event", "payments_not_offered", "payment_provider_unavailable"],
})
