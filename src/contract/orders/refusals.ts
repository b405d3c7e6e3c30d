import { z } from "zod"
import { t } from "#domain/languages/translate.ts"
import type { LineProblem } from "#domain/orders/agree-lines.ts"
import { UNDO_SECONDS } from "#domain/orders/order.ts"
import { refundRefusals } from "#domain/orders/order-actions.ts"
import { MAX_LINES } from "#domain/orders/quantity.ts"
import { chargeLimits } from "#domain/pricing/card-limits.ts"
import { cents } from "#domain/pricing/money.ts"
import { formatCents, formatCount } from "#domain/shop/number-format.ts"
import { amountOut, optional } from "../kernel/fields.ts"
import { refusal } from "../kernel/refusal.ts"
import { requiredTerm } from "../settings/law-settings.ts"
import { notOnSale, quantityText } from "./line-text.ts"
import { orderStatusSchema as status } from "./order-status.ts"

const whatCanBeOrdered = { minimumQuantity: z.int(), availableQuantity: z.int() }

const suggestions = z.array(z.int()).describe("Nearest allowed quantities.")
/** Payload of refusals whose message names a quantity. The quantity field shows the same message. */
const otherQuantity = {
  ...whatCanBeOrdered,
  suggestions,
  fields: z.object({ quantity: z.string() }),
}

const remainingLine = z
  .object({
    number: z.int(),
    quantity: z.int(),
    message: z
      .string()
      .meta({ example: "7 × Tempo DDR5-6000 32 GB Kit cannot be cancelled, but 4 or 8 can" }),
    cancellable: z.int().describe("Number of units that are not shipped yet."),
    suggestions: z.array(z.int()).describe("Nearest quantities that can be cancelled."),
  })
  .meta({ id: "KeptLine" })

const refusedLine = z
  .object({
    index: z.int().describe("Index of the line in the request, from 0."),
    partId: z.string(),
    code: z.string().meta({ example: "not_available" }),
    message: z.string().meta({ example: "Not Available" }),
    availableQuantity: z.int().optional(),
    unitPrice: optional(amountOut, "Current unit price. Present if the request asserted another."),
    suggestion: optional(z.int(), "Nearest allowed quantity, considering the other lines."),
  })
  .meta({ id: "RefusedLine" })

/** Refusals of an order as a whole, in every call that places, offers or edits one. */
export const orderLimitRefusals = ["total_not_chargeable"] as const

export const placingRefusals = [
  "price_changed",
  ...orderLimitRefusals,
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
  "refunded_not_shipped",
  "goods_returned",
  "refund_refused",
  "payments_not_offered",
] as const

export const orderRefusals = {
  order_not_found: refusal(404, "This order does not exist."),
  below_minimum: refusal(400, "Less than Minimun Order Quantity", whatCanBeOrdered),
  not_available: refusal(409, "Not Available", whatCanBeOrdered),
  part_upcoming: refusal(409, "Coming soon. This part cannot be ordered yet.", whatCanBeOrdered),
  part_discontinued: refusal(
    409,
    "This part is discontinued and can no longer be ordered.",
    whatCanBeOrdered,
  ),
  above_maximum: refusal(400, "This is more than the maximum quantity per order for this part.", {
    ...otherQuantity,
    maximumQuantity: z.int(),
  }),
  not_a_multiple: refusal(400, "The quantity must be a multiple of this part's order multiple.", {
    ...otherQuantity,
    orderMultiple: z.int(),
  }),
  lines_refused: refusal(
    409,
    "Some lines of this order cannot be ordered as they are. Nothing was ordered.",
    {
      lines: z.array(refusedLine),
      fields: optional(
        z.object({ lines: z.string() }),
        "Problems of an edit, by the names of its lines. Missing where an order is placed.",
      ),
    },
  ),
  total_not_chargeable: refusal(400, () => {
    const { min, max } = chargeLimits()
    return t(
      "The total of an order must be between {min} and {max}. Order a smaller quantity, or split it into several orders.",
      { min: formatCents(cents(min)), max: formatCents(cents(max)) },
    )
  }),
  price_changed: refusal(409, "Price changed", {
    price: amountOut,
    unitPrice: amountOut.optional(),
  }),
  freight_not_due: refusal(
    409,
    "The freight of this order is already set, or was never subject to agreement.",
  ),
  freight_not_set: refusal(409, "The shop has not set the freight of this order yet."),
  address_needed: refusal(
    409,
    "Choose a delivery address for this order. You can add one here or in your profile.",
  ),
  delivery_unavailable: refusal(409, "This delivery method is not available for this address.", {
    fields: z.object({ delivery: z.string() }),
  }),
  terms_not_agreed: refusal(
    409,
    "Accept the current terms of this shop. They may have changed since you opened this page.",
    {
      terms: z.array(requiredTerm),
    },
  ),
  too_many_unpaid_orders: refusal(
    409,
    "You have reached the limit of unpaid orders. Pay or delete some before you order more.",
    { limit: z.int() },
  ),
  address_not_proved: refusal(
    409,
    "You have reached the limit of unpaid orders for an unconfirmed e-mail address. Pay or delete some, or confirm your address from your account.",
    { limit: z.int() },
  ),
  unpaid_orders_lapsed: refusal(
    409,
    "Too many unpaid orders from this account or network expired today. Confirm your e-mail address from your account before you order again.",
  ),
  email_not_confirmed: refusal(
    409,
    "Confirm your e-mail address before your first order. Open the link in the e-mail we sent you, or request a new one from your account.",
  ),
  change_not_allowed: refusal(409, "This order can no longer be changed here. Contact the shop."),
  lines_not_cancellable: refusal(
    409,
    "You asked to cancel more units than these lines allow. Nothing was changed.",
    { lines: z.array(remainingLine), fields: z.object({ lines: z.string() }) },
  ),
  address_by_id: refusal(
    409,
    "This order is delivered to a saved address or collected. Choose another saved address.",
  ),
  order_address_fixed: refusal(
    409,
    "The shop set the price of delivery for this address. Contact the shop to send the order to another town.",
  ),
  charges_would_change: refusal(
    409,
    "Delivery or tax would be different at that address. Cancel this order and place a new one, or contact the shop.",
    {
      price: amountOut.describe("Total of the order at the new address."),
      difference: z
        .number()
        .describe("Difference to the current total. Negative if the order becomes cheaper."),
    },
  ),
  customer_unpaid_orders: refusal(
    409,
    "This customer has reached the limit of unpaid orders. Some must be paid or deleted first.",
  ),
  customer_not_confirmed: refusal(
    409,
    "This customer must confirm their e-mail address before their first order.",
  ),
  order_paid: refusal(409, "Order is paid"),
  order_part_paid: refusal(
    409,
    "Part of this order was paid by bank transfer. Transfer the rest, or ask the shop to return the money first.",
  ),
  order_changed: refusal(409, "This order has changed. Check it before you edit it again.", {
    revision: z.int(),
  }),
  draft_not_found: refusal(404, "This offer does not exist, or was withdrawn."),
  draft_closed: refusal(409, "This offer has already been answered or withdrawn."),
  draft_expired: refusal(409, "This offer has expired. Ask the shop for a new one."),
  offer_address_fixed: refusal(
    409,
    "The price of delivery in this offer is for its address. Contact the shop for another address.",
  ),
  draft_address_gone: refusal(
    409,
    "The customer no longer has an address in the town that the price of delivery is for. Check the price, save the draft, then send it.",
  ),
  draft_changed: refusal(409, "This offer has changed. Check it before you continue.", {
    version: z.int(),
  }),
  order_empty: refusal(409, "An order must have at least one line. Delete the order instead."),
  order_cancelled: refusal(409, "This order was deleted."),
  order_being_cancelled: refusal(409, "This order is being deleted.", {
    status: status.optional(),
  }),
  // 403 is the documented failure of a status step. The client then shows 'Status Update Failed'.
  step_while_cancelling: refusal(403, "This order is being deleted.", { status }),
  order_not_paid: refusal(403, "Order is not paid", { status }),
  order_delivered: refusal(403, "Order is already delivered", { status }),
  order_refunded: refusal(403, "Order is refunded", { status }),
  order_awaits_stock: refusal(
    403,
    "Part of this order is not in stock yet. Ship the available units now and the rest when they arrive.",
    { status },
  ),
  refund_undecided: refusal(
    403,
    "A refund of this order is pending. Ship the remaining units from its page, or wait for the decision.",
    { status },
  ),
  nothing_to_ship: refusal(403, "This order has nothing left to ship.", { status }),
  order_not_approved: refusal(409, "Approve this order before you ship it.", { status }),
  shipment_exceeds: refusal(
    409,
    "You entered more units of a line than are left to ship. Nothing was shipped.",
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
    "The buyer asked for a single shipment. Confirm that you want to ship part of it, or wait.",
  ),
  trace_numbers_exceed: refusal(
    409,
    "You entered more batch or serial numbers than a line has units.",
    {
      lines: z.array(z.object({ number: z.int(), quantity: z.int() })),
    },
  ),
  recall_not_found: refusal(404, "No buyer of these units can be contacted."),
  shipment_not_found: refusal(404, "This order has no such shipment."),
  nothing_sent: refusal(
    409,
    "Nothing of these orders has been shipped, and nothing can be shipped now.",
  ),
  slips_too_long: refusal(409, () =>
    t("These packing slips have more than {most} lines in total. Print fewer at once.", {
      most: formatCount(MAX_LINES),
    }),
  ),
  nothing_to_pick: refusal(
    409,
    "None of these orders can be shipped now: they await approval, payment or stock.",
  ),
  too_much_to_pick: refusal(409, () =>
    t("These orders have more than {most} lines in total. Pick fewer orders at once.", {
      most: formatCount(MAX_LINES),
    }),
  ),
  status_changed: refusal(
    412,
    "The status has changed. Check the new status before you continue.",
    { status },
  ),
  not_next_step: refusal(409, "This is not the next step of the order.", { status }),
  too_many_notes: refusal(409, "This order has reached the limit of notes."),
  too_many_order_filters: refusal(
    409,
    "You have reached the limit of saved filters. Remove one first.",
  ),
  order_filter_fixed: refusal(409, "This is a built-in filter. Choose another name."),
  undo_too_late: refusal(
    409,
    () => t("A step can be undone only within {seconds} seconds.", { seconds: UNDO_SECONDS }),
    { status },
  ),
}

/** Explains why a line may not be ordered. Cart and API use it. */
export function lineProblemText(problem: LineProblem): string {
  if ("suggestions" in problem) return quantityText(problem)
  if (problem.code === "part_not_found") return notOnSale()
  return orderRefusals[problem.code].text
}
