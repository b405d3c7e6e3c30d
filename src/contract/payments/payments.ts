import { z } from "zod"
import { cardRefusals } from "#domain/orders/order.ts"
import { endpoint } from "../kernel/endpoint.ts"
import {
  amountIn,
  amountOut,
  id,
  idempotencyHeaders,
  idParams,
  requiredText,
  written,
} from "../kernel/fields.ts"
import { chosenUnits } from "../kernel/lines-in.ts"
import { refundingRefusals } from "../orders/refusals.ts"
import { paymentStatusSchema } from "./refusals.ts"

export const createPaymentIntent = endpoint({
  route: "POST /create-payment-intent",
  access: "user",
  summary: "The client secret of the one payment intent of an unpaid order",
  headers: z.object({ referer: z.string().max(2000).optional() }),
  body: z.object({
    price: amountIn("Price").optional().meta({ description: "Asserts the total; never sets it" }),
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
  summary: "Ask the card provider whether this order is paid",
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
  summary: "Give back a paid order's money, wholly or in part",
  params: idParams,
  headers: idempotencyHeaders,
  body: z
    .object({
      amount: amountIn("Amount")
        .refine((amount) => amount > 0, { error: "Amount must be more than 0" })
        .optional()
        .meta({ description: "All that is not refunded yet when it is left out" }),
      reason: requiredText("Reason", 500),
      restock: z.boolean({ error: "restock must be true or false" }).optional().meta({
        description:
          "Puts the goods back on sale: those of `lines`, or all with the last of the money",
      }),
      lines: chosenUnits.optional().meta({
        description: "Which goods it is for; without an amount, what they cost with their tax",
      }),
      stillSent: z.boolean({ error: "stillSent must be true or false" }).optional().meta({
        description:
          "Units of `lines` that are not shipped are sent all the same; else they are cancelled",
      }),
    })
    .refine(({ restock, stillSent }) => !(restock && stillSent), {
      error: "Goods that will still be shipped cannot go back on sale",
      path: ["stillSent"],
    }),
  largestBodyBytes: 512 * 1024,
  reply: z.object({
    ...written,
    modifiedCount: z.int(),
    refundId: z.string(),
    refunded: amountOut.meta({ description: "Of the whole order, with what is on its way" }),
    refundStatus: z.enum(["succeeded", "pending"]),
  }),
  refusals: [...refundingRefusals, "idempotency_key_reused"],
  failure: { success: false, modifiedCount: 0 },
})

export const receivePaymentEvent = endpoint({
  route: "POST /webhook/stripe",
  access: "signature",
  summary: "Events of the card provider",
  headers: z.object({ "stripe-signature": z.string().max(2000).optional() }),
  reply: z.object({ received: z.literal(true) }),
  refusals: ["invalid_event", "payments_not_offered", "payment_provider_unavailable"],
})
