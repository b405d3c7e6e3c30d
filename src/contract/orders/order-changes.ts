import { z } from "zod"
import { t } from "#domain/languages/translate.ts"
import { editRefusals } from "#domain/orders/order.ts"
import {
  buyerCancelRefusals,
  buyerChangeRefusals,
  declineRefusals,
} from "#domain/orders/order-actions.ts"
import { MAX_LINES, MAX_UNITS } from "#domain/orders/quantity.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { fieldText } from "../kernel/field-text.ts"
import {
  amountOut,
  id,
  idempotencyHeaders,
  idParams,
  modifies,
  optional,
  refundStatus,
  text,
  wholeNumber,
  writes,
} from "../kernel/fields.ts"
import { chosenUnits, lineNumber, linePartId } from "../kernel/lines-in.ts"
import { destination, orderDetails } from "./order-details.ts"
import { ownDelivery, ownPrice, requiresReason, shownCharges } from "./prices.ts"
import { orderLimitRefusals, refundingRefusals } from "./refusals.ts"

/** Free delivery that is lost if too little is left of an order. */
export const freeDeliverySchema = optional(
  z.object({
    lost: z
      .boolean()
      .describe(
        "Whether delivery is no longer free. True for unpaid orders, which are then charged for delivery.",
      ),
    delivery: optional(
      amountOut,
      "Price of delivery after the change. Missing if delivery stays free.",
    ),
  }),
  "Effect on free delivery, if the remaining goods fall below its limit. Missing otherwise.",
)

export const cancelOrder = endpoint({
  route: "POST /order/{id}/cancel",
  access: "user",
  summary: "Cancel the caller's own order or some units, as far as the shop allows",
  params: idParams,
  headers: idempotencyHeaders,
  body: z.object({
    lines: optional(chosenUnits, "Units to cancel. Default: all units that are not shipped yet."),
    reason: text("Reason", 500).optional(),
    preview: optional(
      z.boolean({ error: "preview must be true or false" }),
      "Whether to return the result without cancelling anything. Default: false.",
    ),
  }),
  maxBodyBytes: 512 * 1024,
  ...writes({
    modifiedCount: optional(z.int(), "Missing in a preview."),
    whole: z.boolean().describe("Whether nothing is left of the order."),
    units: z.int().describe("Number of cancelled units."),
    amount: amountOut.describe(
      "Amount refunded for a paid order, or no longer due for an unpaid one.",
    ),
    price: amountOut.describe("Total of the order after the cancellation."),
    freeDelivery: freeDeliverySchema,
    refundStatus: refundStatus.optional(),
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
})

export const declineFreight = endpoint({
  route: "POST /order/{id}/decline",
  access: "user",
  summary: "Decline the set freight: cancels the caller's unpaid order, returns its stock",
  params: idParams,
  body: z.object({ reason: text("Reason", 500).default("") }),
  ...writes({
    modifiedCount: z
      .int()
      .describe("Number of cancelled orders: 0 if the freight was declined for another reason."),
  }),
  refusals: [
    "order_not_found",
    ...declineRefusals,
    "payment_unclear",
    "payment_provider_unavailable",
    "rate_limited",
  ],
})

export const changeOrderDetails = endpoint({
  route: "PUT /order/{id}/details",
  access: "user",
  summary:
    "Update address and details of an unshipped order: the caller's own; administrators: any, mails its buyer",
  params: idParams,
  body: z.object({
    purchaseOrder: orderDetails.purchaseOrder,
    note: orderDetails.note,
    phone: orderDetails.phone,
    shipTo: orderDetails.shipTo,
    addressId: optional(id, "Id of one of the buyer's addresses. Use instead of `shipTo`."),
    billingAddressId: optional(
      id.or(z.literal("")),
      "Id of one of the buyer's addresses, for the invoice of an unpaid order. Empty: the delivery address.",
    ),
  }),
  ...modifies,
  refusals: [
    "order_not_found",
    ...buyerChangeRefusals,
    "address_not_found",
    "address_by_id",
    "order_address_fixed",
    "order_paid",
    "delivery_unavailable",
    "charges_would_change",
    "rate_limited",
  ],
})

/** Revision of an order that staff saw: counts changes of its lines, price and address. */
export const orderRevision = wholeNumber("Revision", 0, 2_147_483_647)

const editedLine = requiresReason(
  z.object({
    number: optional(
      lineNumber,
      "Number of a line of the order. Lines that are not named stay unchanged.",
    ),
    partId: optional(linePartId, "Id of the part of a new line."),
    quantity: wholeNumber("Quantity", 0, MAX_UNITS).describe(
      "New quantity; 0 removes the line. A line whose quantity changes gets the part's current price.",
    ),
    ...ownPrice,
  }),
)
  .refine(({ number, partId }) => (number === undefined) !== (partId === undefined), {
    error: "Name a line by its number, or a part to add",
  })
  .refine(({ number, quantity }) => number !== undefined || quantity > 0, {
    path: ["quantity"],
    error: () => fieldText.atLeast("Quantity", 1),
  })

/** Identifies a line. Several added lines may have the same part. */
const lineKey = ({ number }: z.output<typeof editedLine>) => number ?? Symbol("added")

const lineChange = z.object({ quantity: z.int(), unitPrice: amountOut })
export const lineChangeSchema = z
  .object({
    number: z.int(),
    name: z.string(),
    sku: z.string(),
    before: optional(lineChange, "State before the edit. Missing for an added line."),
    after: lineChange.describe("State after the edit. The quantity of a removed line is 0."),
  })
  .meta({ id: "LineChange" })

export const priceChange = z.object({ before: amountOut, after: amountOut })

export const editOrder = endpoint({
  route: "POST /order/{id}/edit",
  access: "admin",
  summary: "Edit lines, prices and delivery of an unpaid order; mails its buyer",
  params: idParams,
  headers: idempotencyHeaders,
  body: z.object({
    revision: orderRevision.describe(
      "Revision of the order that the caller saw. The edit is refused if the order has changed since.",
    ),
    lines: z
      .array(editedLine)
      .max(MAX_LINES, { error: () => t("At most {most} lines at once", { most: MAX_LINES }) })
      .refine((lines) => new Set(lines.map(lineKey)).size === lines.length, {
        error: "List each line only once",
      })
      .default([]),
    delivery: destination.delivery,
    ...ownDelivery,
    reason: optional(text("Reason", 500), "Reason, which the buyer reads in the mail."),
    preview: optional(
      z.boolean({ error: "preview must be true or false" }),
      "Whether to return the result without changing anything. Default: false.",
    ),
  }),
  maxBodyBytes: 1024 * 1024,
  ...writes({
    modifiedCount: optional(z.int(), "Missing in a preview."),
    price: priceChange.describe("Total of the order, with charges."),
    ...shownCharges,
    changes: z.array(lineChangeSchema),
    revision: z.int().describe("Revision of the order after the edit."),
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
})
