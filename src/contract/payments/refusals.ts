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
    "The card provider holds a payment for this order that does not fit it. Ask the shop to look at it.",
  ),
  nothing_to_refund: refusal(409, "Nothing of this order is paid and not refunded yet."),
  refund_too_large: refusal(409, "That is more than is paid and not refunded yet.", {
    refundable: dollarsOut,
  }),
  restock_needs_whole_refund: refusal(
    409,
    "The goods come back on sale only when all of the money goes back. Restock the part by itself instead.",
    { refundable: dollarsOut },
  ),
  restock_needs_lines: refusal(
    409,
    "Some goods of this order are back on sale already. Name the lines of the others.",
  ),
  refund_lines_exceed: refusal(
    409,
    "That is more of a line than was ordered and not refunded yet.",
    {
      lines: z.array(z.object({ number: z.int(), refundable: z.int() })),
    },
  ),
  refund_refused: refusal(
    409,
    "The card provider refuses this refund. Look at the payment on the provider's own pages.",
  ),
  invalid_event: refusal(400, "The event's signature or age is not right."),
  payment_provider_unavailable: refusal(
    503,
    "The card provider is not answering. Nothing was charged. Try again.",
  ),
  payments_not_offered: refusal(503, "Card payment is not set up in this shop."),
}
