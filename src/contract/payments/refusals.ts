import { z } from "zod"
import { freightText } from "../delivery/freight-text.ts"
import { dollarsOut } from "../kernel/fields.ts"
import { refusal } from "../kernel/refusal.ts"
import { paymentStatusSchema } from "./payment-status.ts"

export const paymentRefusals = {
  no_payable_order: refusal(
    409,
    "No unpaid order of yours matches this payment. Send the order's id as 'orderId'.",
  ),
  freight_due: refusal(409, `${freightText.due}. You can pay then.`),
  payment_not_confirmed: refusal(409, "The card provider has not confirmed this payment.", {
    paymentStatus: paymentStatusSchema,
  }),
  payment_unclear: refusal(
    409,
    "The card provider has a payment for this order that does not match it. Contact the shop.",
  ),
  nothing_to_refund: refusal(409, "This order has no paid amount left to refund."),
  refund_too_large: refusal(409, "This is more than the amount left to refund.", {
    refundable: dollarsOut,
  }),
  restock_needs_whole_refund: refusal(
    409,
    "Goods are restocked only with a full refund. Adjust the stock of the part instead.",
    { refundable: dollarsOut },
  ),
  restock_needs_lines: refusal(
    409,
    "Some goods of this order have already been restocked. Choose the lines of the others.",
  ),
  refund_lines_exceed: refusal(409, "You entered more units of a line than are left to refund.", {
    lines: z.array(z.object({ number: z.int(), refundable: z.int() })),
  }),
  refund_refused: refusal(
    409,
    "The card provider declined this refund. Check the payment in the provider's dashboard.",
  ),
  invalid_event: refusal(400, "The event's signature or age is not right."),
  payment_provider_unavailable: refusal(
    503,
    "The card provider is not answering. Nothing was charged. Try again.",
  ),
  payments_not_offered: refusal(503, "Card payment is not set up in this shop."),
}
