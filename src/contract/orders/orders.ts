import { z } from "zod"
import { detailFields, editRefusals, payRefusals, readOrderNumber } from "#domain/orders/order.ts"
import {
  buyerCancelRefusals,
  buyerChangeRefusals,
  declineRefusals,
  deleteRefusals,
  refundRefusals,
  requestReturnRefusals,
  shipmentRefusals,
} from "#domain/orders/order-actions.ts"
import { returnStates } from "#domain/returns/return-state.ts"
import { endpoint } from "../kernel/endpoint.ts"
import {
  amountIn,
  amountOut,
  deletes,
  emptyUnless,
  id,
  idempotencyHeaders,
  idParams,
  instantOut,
  normalizeEmail,
  optional,
} from "../kernel/fields.ts"
import { linePartId, lineQuantity, linesOf } from "../kernel/lines-in.ts"
import { mailStateSchema } from "../mail/mail.ts"
import { orderSchema, places } from "./order.ts"
import { freeDeliverySchema, lineChangeSchema, priceChange } from "./order-changes.ts"
import { destination, lineDetailsIn, orderDetails } from "./order-details.ts"
import { anyOrderStatusSchema, includeCancelled, orderStatusSchema } from "./order-status.ts"
import { buyingRefusals } from "./refusals.ts"

const action = <Code extends string>(refusals: readonly Code[], description: string) =>
  z
    .object({
      allowed: z.boolean(),
      reason: optional(z.enum(refusals), "Code of the reason. Present if not allowed."),
      message: optional(z.string(), "The reason as a sentence. Present if not allowed."),
    })
    .describe(description)

/** Actions that are allowed on an order now. Each endpoint checks the same rules again. */
export const orderActionsSchema = z
  .object({
    pay: action(payRefusals, "Whether the buyer can pay the order: `POST /create-payment-intent`."),
    refund: action(
      refundRefusals,
      "Whether administrators can refund the order: `POST /order/{id}/refund`.",
    ).extend({
      amount: optional(amountOut, "Maximum amount of the refund. Missing if not allowed."),
      restockNeedsLines: optional(
        z.boolean(),
        "true if some goods were refunded by line or returned, so that a refund with `restock` has to name lines. For administrators only.",
      ),
      cancels: optional(
        z.boolean(),
        "true if nothing is shipped, so that a refund can cancel the whole order. For administrators only.",
      ),
    }),
    cancel: action(
      buyerCancelRefusals,
      "Whether the buyer can cancel the order: `POST /order/{id}/cancel`.",
    ),
    ship: action(
      shipmentRefusals,
      "Whether administrators can ship the order: `POST /order/{id}/shipment`.",
    ),
    return: action(
      requestReturnRefusals,
      "Whether the buyer can request a return: `POST /order/{id}/return`.",
    ),
    change: action(
      buyerChangeRefusals,
      "Whether the caller can change the order's details: `PUT /order/{id}/details`.",
    ),
    edit: action(
      editRefusals,
      "Whether administrators can edit the order: `POST /order/{id}/edit`.",
    ),
    decline: action(
      declineRefusals,
      "Whether the buyer can decline the freight that staff set: `POST /order/{id}/decline`.",
    ),
    delete: action(
      deleteRefusals,
      "Whether the caller can delete the order: `DELETE /order/{id}`.",
    ),
  })
  .meta({ id: "OrderActions" })

const expected = z
  .object({
    total: amountIn("Total").describe(
      "Expected total of the order, with charges. The order is refused if it differs.",
    ),
  })
  .optional()

const NO_QUANTITY = "Quantity must be a whole number"

/**
 * Price and email assert what the buyer saw. Quantity is any number. The part decides whether it is too small, too
 * large or not whole, so that all these refusals have the same wording.
 */
const newOrderSchema = z.object({
  purchaseId: z
    .string({ error: "purchaseId is Required" })
    .min(1, "purchaseId is Required")
    .pipe(id),
  quantity: z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^-?\d{1,20}(?:\.\d{1,20})?$/, NO_QUANTITY),
      ],
      {
        error: "Quantity is Required",
      },
    )
    .transform(Number),
  price: optional(
    amountIn("Price"),
    "Expected total of the order, with or without charges. The order is refused if it differs; it never sets the price.",
  ),
  expected,
  unitPrice: optional(
    amountIn("Unit price"),
    "Expected unit price. The order is refused if it differs; it never sets the price.",
  ),
  email: z.string().max(254).transform(normalizeEmail).optional(),
  ...orderDetails,
  ...destination,
})

export const placePurchase = endpoint({
  route: "POST /purchase",
  access: "user",
  summary: "Order a part: reserves the stock and fixes the price",
  headers: idempotencyHeaders,
  body: newOrderSchema,
  ...places,
  refusals: [
    ...buyingRefusals,
    "part_not_found",
    "part_upcoming",
    "part_discontinued",
    "below_minimum",
    "not_available",
    "above_maximum",
    "not_a_multiple",
  ],
})

export const orderedLine = {
  partId: linePartId,
  quantity: lineQuantity,
  unitPrice: optional(
    amountIn("Unit price"),
    "Expected unit price. The line is refused if it differs; it never sets the price.",
  ),
  ...lineDetailsIn,
}

export const orderOfLines = z.object({
  lines: linesOf(z.object(orderedLine)),
  expected,
  ...orderDetails,
  ...destination,
})

export const placeOrder = endpoint({
  route: "POST /order",
  access: "user",
  summary: "Order many parts, all or none: reserves the stock and fixes the prices",
  headers: idempotencyHeaders,
  body: orderOfLines,
  maxBodyBytes: 2 * 1024 * 1024,
  ...places,
  refusals: [...buyingRefusals, "lines_refused"],
})

const idOrNumber = z
  .string()
  .transform((written) => readOrderNumber(written) ?? written)
  .transform(emptyUnless(/^(?:[0-9a-f]{24}|CA-\d{4}-\d{6,12})$/))
  .meta({ description: "Id or number of the order.", example: "d4016a39c8e609841ed6e812" })

export const getOrder = endpoint({
  route: "GET /order/{id}",
  access: "user",
  summary: "Retrieve an order: the caller's own, or any for administrators",
  params: z.object({ id: idOrNumber }),
  query: z.object(includeCancelled),
  reply: orderSchema.extend({ status: anyOrderStatusSchema, can: orderActionsSchema }),
  refusals: ["order_not_found"],
})

export const orderEvents = [
  "placed",
  "paid",
  "approved",
  "shipped",
  "delivered",
  "undone",
  "refunded",
  "cancelled",
  "expired",
  "deleted",
  "declined",
  "changed",
  "return",
  "sent",
  "unsent",
  "tracking_changed",
  "edited",
  "freight_set",
  "offer_accepted",
  "withdrawn",
  "withdrawal_handled",
  "transfer_received",
  "transfer_returned",
  "transfer_undone",
  "removed",
  "restored",
  "disputed",
  "recalled",
  "noted",
  "mailed",
] as const
const orderEventSchema = z
  .object({
    event: z
      .enum(orderEvents)
      .describe(
        "Type of event. `removed` and all later types only with `all`, for administrators.",
      ),
    at: instantOut,
    status: optional(
      orderStatusSchema,
      "Status that an undone step restores, or that a mail reports.",
    ),
    amount: optional(amountOut, "Amount of a refund, a bank transfer or the freight."),
    state: optional(z.enum(["succeeded", "pending", "failed"]), "State of a refund."),
    lines: optional(
      z.array(
        z.object({
          number: z.int(),
          quantity: z.int(),
          name: optional(z.string(), "Name of the part. Present only for cancelled units."),
        }),
      ),
      "Units that were refunded, returned or cancelled.",
    ),
    returned: optional(z.enum(returnStates), "State of a return."),
    freeDelivery: freeDeliverySchema,
    changes: optional(
      z.array(z.object({ field: z.enum(detailFields), before: z.string(), after: z.string() })),
      "Details that the buyer changed.",
    ),
    edited: optional(
      z.object({ price: priceChange, lines: z.array(lineChangeSchema) }),
      "Changes by staff to an unpaid order.",
    ),
    shipment: optional(z.int(), "Number of the shipment that was sent or undone."),
    offer: z
      .string()
      .optional()
      .meta({ description: "Number of the accepted offer.", example: "D-7" }),
    heldUntil: optional(
      instantOut,
      "End of the hold. Present only for an order that was not paid before it.",
    ),
    by: optional(
      z.string(),
      "E-mail address of the person who caused the event. For administrators only.",
    ),
    reason: optional(
      z.string(),
      "Reason: the administrator's for a refund (for administrators only), the buyer's for a cancellation, the shop's for a return or an edit.",
    ),
    text: optional(z.string(), "Text of a note, or the buyer's name and words in a withdrawal."),
    mail: z
      .object({ template: z.string().meta({ example: "order-placed" }), state: mailStateSchema })
      .optional(),
  })
  .meta({ id: "OrderEvent" })

export const getOrderHistory = endpoint({
  route: "GET /order/{id}/history",
  access: "user",
  summary: "List an order's events, oldest first: own order, or any for administrators",
  params: idParams,
  query: z.object({
    all: optional(
      z.literal("true"),
      "Include events for administrators only: notes, mails and removal from the list.",
    ),
    ...includeCancelled,
  }),
  reply: z.array(orderEventSchema),
  refusals: ["order_not_found"],
})

export const deleteOrder = endpoint({
  route: "DELETE /order/{id}",
  access: "user",
  summary: "Delete an unpaid order and return its stock; administrators can hide paid ones",
  params: idParams,
  ...deletes,
  refusals: [
    "order_not_found",
    ...deleteRefusals,
    "payment_unclear",
    "payments_not_offered",
    "payment_provider_unavailable",
  ],
})
