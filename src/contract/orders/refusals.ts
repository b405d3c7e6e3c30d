import { z } from "zod"
import { refundRefusals } from "#domain/orders/order-actions.ts"
import { dollarsOut } from "../kernel/fields.ts"
import { refusal } from "../kernel/refusal.ts"
import { termToAgreeTo } from "../settings/term-to-agree-to.ts"
import { orderStatusSchema as status } from "./order-status.ts"

const whatCanBeOrdered = { minimumQuantity: z.int(), availableQuantity: z.int() }

const suggestions = z.array(z.int()).meta({ description: "The nearest that are allowed" })
/** Says the numbers in its sentence, which is the field's, too. */
const otherQuantity = {
  ...whatCanBeOrdered,
  suggestions,
  fields: z.object({ quantity: z.string() }),
}

const keptLine = z
  .object({
    number: z.int(),
    quantity: z.int(),
    message: z
      .string()
      .meta({ example: "7 × Tempo DDR5-6000 32 GB Kit cannot be cancelled, but 4 or 8 can" }),
    cancellable: z.int().meta({ description: "Units that did not go out yet" }),
    suggestions: z.array(z.int()).meta({ description: "The nearest that can be cancelled" }),
  })
  .meta({ id: "KeptLine" })

const refusedLine = z
  .object({
    index: z.int().meta({ description: "From 0, as the lines were sent" }),
    partId: z.string(),
    code: z.string().meta({ example: "not_available" }),
    message: z.string().meta({ example: "Not Available" }),
    availableQuantity: z.int().optional(),
    unitPrice: dollarsOut.optional().meta({ description: "Of now, where another was asserted" }),
    suggestion: z
      .int()
      .optional()
      .meta({ description: "The nearest quantity that is allowed, beside the other lines" }),
  })
  .meta({ id: "RefusedLine" })

/** Refusals of every call that places an order. */
export const placingRefusals = [
  "price_changed",
  "total_not_chargeable",
  "address_needed",
  "address_not_found",
  "delivery_unavailable",
  "terms_not_agreed",
  "idempotency_key_reused",
  "rate_limited",
] as const

/** Refusals of calls by which buyers place their own orders. */
export const buyingRefusals = [
  ...placingRefusals,
  "too_many_unpaid_orders",
  "address_not_proved",
  "unpaid_orders_lapsed",
  "email_not_confirmed",
] as const

/** Refusals of every call that gives money back. */
export const refundingRefusals = [
  ...refundRefusals,
  "order_not_found",
  "refund_too_large",
  "refund_lines_exceed",
  "restock_needs_whole_refund",
  "restock_needs_lines",
  "goods_returned",
  "refund_refused",
  "payments_not_offered",
] as const

export const orderRefusals = {
  order_not_found: refusal(404, "This order does not exist."),
  below_minimum: refusal(400, "Less than Minimun Order Quantity", whatCanBeOrdered),
  not_available: refusal(409, "Not Available", whatCanBeOrdered),
  part_upcoming: refusal(409, "Not out yet. It cannot be ordered.", whatCanBeOrdered),
  part_discontinued: refusal(409, "Discontinued. It can no longer be ordered.", whatCanBeOrdered),
  above_maximum: refusal(400, "More than one order takes of this part.", {
    ...otherQuantity,
    maximumQuantity: z.int(),
  }),
  not_a_multiple: refusal(400, "Not a multiple of what this part is sold by.", {
    ...otherQuantity,
    orderMultiple: z.int(),
  }),
  lines_refused: refusal(409, "Some lines of this order do not hold. Nothing was ordered.", {
    lines: z.array(refusedLine),
  }),
  total_not_chargeable: refusal(
    400,
    "A card cannot be charged this total. Change the quantity, or split it into several orders.",
  ),
  price_changed: refusal(409, "Price changed", {
    price: dollarsOut,
    unitPrice: dollarsOut.optional(),
  }),
  freight_not_due: refusal(409, "The freight of this order is set, or was never to be agreed on."),
  address_needed: refusal(
    409,
    "Choose the address that this order goes to. You can add one where you order, or in your profile.",
  ),
  delivery_unavailable: refusal(409, "We do not deliver there so.", {
    fields: z.object({ delivery: z.string() }),
  }),
  terms_not_agreed: refusal(
    409,
    "Agree to what this shop's orders are placed on, as it is now. It may have changed meanwhile.",
    {
      terms: z.array(termToAgreeTo),
    },
  ),
  too_many_unpaid_orders: refusal(
    409,
    "You have as many unpaid orders as one account may have. Pay or delete some before you order more.",
    { limit: z.int() },
  ),
  address_not_proved: refusal(
    409,
    "You have as many unpaid orders as an account may have whose e-mail address is not confirmed. Pay or delete some, or confirm your address: ask for the link in your account.",
    { limit: z.int() },
  ),
  unpaid_orders_lapsed: refusal(
    409,
    "Unpaid orders of this account or network lapsed twice today. Confirm your e-mail address before the next one: ask for the link in your account.",
  ),
  email_not_confirmed: refusal(
    409,
    "Confirm your e-mail address before your first order: open the link in the mail we sent you, or ask for another in your account.",
  ),
  change_not_allowed: refusal(409, "This order can no longer be changed here. Write to the shop."),
  lines_not_cancellable: refusal(
    409,
    "Not so many of these lines can be cancelled. Nothing was changed.",
    { lines: z.array(keptLine), fields: z.object({ lines: z.string() }) },
  ),
  address_by_id: refusal(
    409,
    "This order goes to one of your addresses, or is collected. Choose another of your addresses.",
  ),
  charges_would_change: refusal(
    409,
    "Delivery or tax would cost something else there. Cancel this order and place another, or write to the shop.",
    {
      price: dollarsOut.meta({ description: "What it would cost there" }),
      difference: z.number().meta({ description: "How much more; below zero, less" }),
    },
  ),
  customer_unpaid_orders: refusal(
    409,
    "This customer has as many unpaid orders as their account may have. Some have to be paid or deleted first.",
  ),
  customer_not_confirmed: refusal(
    409,
    "This customer has not confirmed their e-mail address, which comes before their first order.",
  ),
  order_paid: refusal(409, "Order is paid"),
  order_cancelled: refusal(409, "This order was deleted."),
  order_being_cancelled: refusal(409, "This order is being deleted.", {
    status: status.optional(),
  }),
  // 403 is the documented failure of a status step: the client shows 'Status Update Failed' on it.
  order_not_paid: refusal(403, "Order is not paid", { status }),
  order_delivered: refusal(403, "Order is already delivered", { status }),
  order_refunded: refusal(403, "Order is refunded", { status }),
  order_awaits_stock: refusal(
    403,
    "Part of this order is not in stock yet. Ship what is there, and the rest once it comes.",
    { status },
  ),
  refund_undecided: refusal(
    403,
    "A refund of this order is not decided yet. Ship what is left on its page, or wait for it.",
    { status },
  ),
  nothing_to_ship: refusal(403, "Nothing is left of this order to ship.", { status }),
  order_not_approved: refusal(409, "Approve this order before you ship it.", { status }),
  shipment_exceeds: refusal(
    409,
    "More of a line than is left of it to ship. Nothing was shipped.",
    {
      lines: z.array(z.object({ number: z.int(), left: z.int() })),
    },
  ),
  shipment_awaits_stock: refusal(
    409,
    "Some of these units are not in stock yet. Nothing was shipped.",
    { lines: z.array(z.object({ number: z.int(), ready: z.int(), waiting: z.int() })) },
  ),
  shipment_not_complete: refusal(
    409,
    "Its buyer wants all of this order at once. Say that it is to go in parts all the same, or wait.",
  ),
  trace_numbers_exceed: refusal(409, "More batch or serial numbers than units of a line.", {
    lines: z.array(z.object({ number: z.int(), quantity: z.int() })),
  }),
  recall_not_found: refusal(404, "No buyer of such units can be written to."),
  shipment_not_found: refusal(404, "This order has no such shipment."),
  nothing_sent: refusal(409, "Nothing of these orders was sent yet. Ship them first."),
  slips_too_long: refusal(
    409,
    "These slips have more than 5,000 lines together. Print fewer of them at once.",
  ),
  nothing_to_pick: refusal(
    409,
    "Nothing of these orders can be sent now: they are not approved and paid, or wait for stock.",
  ),
  too_much_to_pick: refusal(
    409,
    "These orders have more than 5,000 lines to pick together. Pick fewer of them at once.",
  ),
  status_changed: refusal(
    412,
    "The status changed meanwhile. Look at the new one before you go on.",
    { status },
  ),
  not_next_step: refusal(409, "That is not its next step.", { status }),
  too_many_notes: refusal(409, "This order has as many notes as one can have."),
  too_many_order_filters: refusal(
    409,
    "There are as many saved filters as there can be. Remove one first.",
  ),
  order_filter_fixed: refusal(409, "This filter comes with the shop. Choose another name."),
  undo_too_late: refusal(409, "Only a step of the last ten seconds can be undone.", { status }),
}
