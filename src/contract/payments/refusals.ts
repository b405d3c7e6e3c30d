import { z } from "zod"
import { t } from "#domain/languages/translate.ts"
import { freightText } from "../delivery/freight-text.ts"
import { amountOut } from "../kernel/fields.ts"
import { refusal } from "../kernel/refusal.ts"

export const paymentStatusSchema = z.enum([
  "none",
  "open",
  "processing",
  "succeeded",
  "canceled",
  "verifying",
])

export const paymentRefusals = {
  no_payable_order: refusal(
    409,
    "No unpaid order of yours matches this payment. Send the order's id as 'orderId'.",
  ),
  freight_due: refusal(409, () => t("{due}. You can pay then.", { due: freightText.due })),
  above_card_limit: refusal(
    409,
    "This total is above the limit for cards. Pay by bank transfer, or contact the shop.",
  ),
  bank_transfer_not_offered: refusal(
    409,
    "This shop does not accept bank transfers at the moment.",
  ),
  transfer_needs_confirmed_email: refusal(
    409,
    "Confirm your e-mail address before you pay by bank transfer. Request the link from your account.",
  ),
  transfer_recorded: refusal(
    409,
    "A transfer with this amount, day and reference has already been recorded for this order. If this is a different transfer, enter a different reference.",
  ),
  transfer_exceeds_balance: refusal(
    409,
    "This is more than the surplus that arrived by transfer. Return the rest with a refund.",
    { returnable: amountOut },
  ),
  transfer_not_found: refusal(404, "This order has no such transfer."),
  transfer_sent_back: refusal(409, "This money was returned. Undo the return first."),
  transfer_shipped: refusal(
    409,
    "Part of this order has been shipped, so its payment can no longer be undone.",
  ),
  transfer_refunded: refusal(
    409,
    "This order has a refund, so its payment can no longer be undone.",
  ),
  transfer_invoiced: refusal(
    409,
    "This payment is on an issued invoice, so it can no longer be undone. Refund the order instead, which issues a credit note.",
  ),
  refund_not_found: refusal(404, "This order has no such refund by bank transfer."),
  payment_not_confirmed: refusal(409, "The card provider has not confirmed this payment.", {
    paymentStatus: paymentStatusSchema,
  }),
  payment_unclear: refusal(
    409,
    "The card provider has a payment for this order that does not match it. Contact the shop.",
  ),
  nothing_to_refund: refusal(409, "This order has no paid amount left to refund."),
  refund_too_large: refusal(409, "This is more than the amount left to refund.", {
    refundable: amountOut,
  }),
  restock_needs_whole_refund: refusal(
    409,
    "Goods are restocked only with a full refund. Adjust the stock of the part instead.",
    { refundable: amountOut },
  ),
  restock_needs_lines: refusal(
    409,
    "Some goods of this order were refunded by line or returned. Choose the lines of the others.",
  ),
  refunded_not_shipped: refusal(
    409,
    "An order that is refunded in full is not shipped. Refund less, or put the goods back on sale.",
    { refundable: amountOut },
  ),
  order_units_shipped: refusal(
    409,
    "Part of this order has been shipped, so it can no longer be cancelled as a whole. Refund the units that have not.",
  ),
  refund_lines_exceed: refusal(409, "You entered more units of a line than are left to refund.", {
    lines: z.array(z.object({ number: z.int(), refundable: z.int() })),
  }),
  refund_refused: refusal(
    409,
    "The card provider declined this refund. Check the payment in the provider's dashboard.",
  ),
  invalid_event: refusal(400, "The event's signature or timestamp is not valid."),
  payment_provider_unavailable: refusal(
    503,
    "The card provider is not responding. Try again in a moment; you are not charged twice.",
  ),
  payments_not_offered: refusal(503, "Card payment is not set up in this shop."),
}
