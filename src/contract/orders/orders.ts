import { z } from "zod"
import { editRefusals, payRefusals } from "#domain/orders/order.ts"
import {
  buyerCancelRefusals,
  buyerChangeRefusals,
  declineRefusals,
  deleteRefusals,
  refundRefusals,
  requestReturnRefusals,
  shipmentRefusals,
} from "#domain/orders/order-actions.ts"
import { readOrderNumber } from "#domain/orders/order-name.ts"
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
  normaliseEmail,
} from "../kernel/fields.ts"
import { linePartId, lineQuantity, linesOf } from "../kernel/lines-in.ts"
import { mailStateSchema } from "../mail/mail.ts"
import { orderSchema, placedSchema } from "./order.ts"
import { freeDeliverySchema, lineChangeSchema, priceChange } from "./order-changes.ts"
import { destination, lineDetailsIn, orderDetails } from "./order-details.ts"
import { anyOrderStatusSchema, includeCancelled, orderStatusSchema } from "./order-status.ts"
import { buyingRefusals } from "./refusals.ts"

const action = <Code extends string>(refusals: readonly Code[], description: string) =>
  z
    .object({
      allowed: z.boolean(),
      reason: z.enum(refusals).optional().meta({ description: "Why not" }),
      message: z.string().optional().meta({ description: "The reason in words" }),
    })
    .meta({ description })

/** Actions that are allowed on an order now. Each call checks the same rules again. */
const orderActionsSchema = z
  .object({
    pay: action(payRefusals, "By its buyer: `POST /create-payment-intent`"),
    refund: action(refundRefusals, "By administrators: `POST /order/{id}/refund`").extend({
      amount: amountOut.optional().meta({ description: "So much at most" }),
    }),
    cancel: action(buyerCancelRefusals, "By its buyer: `POST /order/{id}/cancel`"),
    ship: action(shipmentRefusals, "By administrators: `POST /order/{id}/shipment`"),
    return: action(requestReturnRefusals, "By its buyer: `POST /order/{id}/return`"),
    change: action(buyerChangeRefusals, "By its buyer: `PUT /order/{id}/details`"),
    edit: action(editRefusals, "By administrators: `POST /order/{id}/edit`"),
    decline: action(
      declineRefusals,
      "Its freight, by its buyer, once staff have set it: `POST /order/{id}/decline`",
    ),
    delete: action(deleteRefusals, "By who reads it: `DELETE /order/{id}`"),
  })
  .meta({ id: "OrderActions" })

const expected = z
  .object({
    total: amountIn("Total").meta({
      description: "Asserts what the order costs, with its charges",
    }),
  })
  .optional()

const NO_QUANTITY = "Quantity must be a whole number"

/**
 * Prices and email are assertions: what the buyer saw. Quantity is any number: what is too few, too many or
 * not whole, only the part says, in the same words for all of it.
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
  price: amountIn("Price").optional().meta({
    description: "Asserts what the order costs, with its charges or without; never sets it",
  }),
  expected,
  unitPrice: amountIn("Unit price")
    .optional()
    .meta({ description: "Asserts the price of one; never sets it" }),
  email: z.string().max(254).transform(normaliseEmail).optional(),
  ...orderDetails,
  ...destination,
})

export const placePurchase = endpoint({
  route: "POST /purchase",
  access: "user",
  summary: "Order a part: reserves the stock and freezes the price",
  headers: idempotencyHeaders,
  body: newOrderSchema,
  reply: placedSchema,
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
  failure: { success: false },
})

export const orderedLine = {
  partId: linePartId,
  quantity: lineQuantity,
  unitPrice: amountIn("Unit price")
    .optional()
    .meta({ description: "Asserts the price of one; never sets it" }),
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
  summary: "Order many parts, all or none: reserves the stock and freezes the prices",
  headers: idempotencyHeaders,
  body: orderOfLines,
  largestBodyBytes: 2 * 1024 * 1024,
  reply: placedSchema,
  refusals: [...buyingRefusals, "lines_refused"],
  failure: { success: false },
})

const idOrNumber = z
  .string()
  .transform((written) => readOrderNumber(written) ?? written)
  .transform(emptyUnless(/^(?:[0-9a-f]{24}|CA-\d{4}-\d{6,12})$/))
  .meta({ description: "Its id or its number", example: "d4016a39c8e609841ed6e812" })

export const getOrder = endpoint({
  route: "GET /order/{id}",
  access: "user",
  summary: "One order: one's own, or any for an administrator",
  params: z.object({ id: idOrNumber }),
  query: z.object(includeCancelled),
  reply: orderSchema.extend({ status: anyOrderStatusSchema, can: orderActionsSchema }),
  refusals: ["order_not_found"],
})

const orderEvents = [
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
  "edited",
  "withdrawn",
  "withdrawal_handled",
  "transfer_received",
  "transfer_returned",
  "transfer_undone",
  "removed",
  "restored",
  "disputed",
  "noted",
  "mailed",
] as const
const changedFields = ["purchaseOrder", "note", "phone", "shipTo"] as const

const orderEventSchema = z
  .object({
    event: z
      .enum(orderEvents)
      .meta({ description: "From `removed` on only with `all`, for administrators" }),
    at: instantOut,
    status: orderStatusSchema
      .optional()
      .meta({ description: "What an undone step leads back to, or a mail tells" }),
    amount: amountOut.optional().meta({ description: "Of a refund or a bank transfer" }),
    state: z
      .enum(["succeeded", "pending", "failed"])
      .optional()
      .meta({ description: "How far a refund is" }),
    lines: z
      .array(
        z.object({
          number: z.int(),
          quantity: z.int(),
          name: z.string().optional().meta({ description: "Of what was cancelled" }),
        }),
      )
      .optional()
      .meta({ description: "Which goods a refund or a return is for, or were cancelled" }),
    returned: z.enum(returnStates).optional().meta({ description: "How far a return came" }),
    freeDelivery: freeDeliverySchema,
    changes: z
      .array(z.object({ field: z.enum(changedFields), before: z.string(), after: z.string() }))
      .optional()
      .meta({ description: "What its buyer changed of what is written on it" }),
    edited: z
      .object({ price: priceChange, lines: z.array(lineChangeSchema) })
      .optional()
      .meta({ description: "What staff changed of an unpaid order" }),
    shipment: z.int().optional().meta({ description: "Which was sent, or taken back" }),
    heldUntil: instantOut
      .optional()
      .meta({ description: "The end of the hold of an order that was not paid until then" }),
    by: z.string().optional().meta({ description: "E-mail of who did it; for administrators" }),
    reason: z.string().optional().meta({
      description:
        "Of a refund, for administrators; of a cancellation, its buyer's; of a return or an edit, the shop's",
    }),
    text: z.string().optional().meta({
      description: "Of a note, or of a withdrawal: its buyer's name and words as written",
    }),
    mail: z
      .object({ template: z.string().meta({ example: "order-placed" }), state: mailStateSchema })
      .optional(),
  })
  .meta({ id: "OrderEvent" })

export const getOrderHistory = endpoint({
  route: "GET /order/{id}/history",
  access: "user",
  summary: "What became of an order, oldest first: one's own, or any for an administrator",
  params: idParams,
  query: z.object({
    all: z.literal("true").optional().meta({
      description: "Also what administrators alone are told of: notes, mails, its removal",
    }),
    ...includeCancelled,
  }),
  reply: z.array(orderEventSchema),
  refusals: ["order_not_found"],
})

export const deleteOrder = endpoint({
  route: "DELETE /order/{id}",
  access: "user",
  summary:
    "Delete an unpaid order and give its stock back; an administrator also takes paid ones out of the list",
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
