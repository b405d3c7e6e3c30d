import { z } from "zod"
import { advanceRefusals } from "#domain/orders/order.ts"
import { shownAddress } from "../accounts/addresses.ts"
import { endpoint } from "../kernel/endpoint.ts"
import {
  amountIn,
  amountOut,
  emailAddress,
  emailParams,
  idempotencyHeaders,
  idParams,
  instantOut,
  modifies,
  pageQuery,
  written,
} from "../kernel/fields.ts"
import { linesOf } from "../kernel/lines-in.ts"
import { placedSchema } from "./order.ts"
import { orderStatusSchema } from "./order-status.ts"
import { orderedLine, orderOfLines } from "./orders.ts"
import { ownDelivery, ownPrice, pricedByStaff, pricedForStaff, requiresReason } from "./prices.ts"
import { placingRefusals } from "./refusals.ts"

export const restoreOrder = endpoint({
  route: "POST /order/{id}/restore",
  access: "admin",
  summary: "Put a paid order that was deleted back into the list",
  params: idParams,
  ...modifies,
  refusals: ["order_not_found"],
})

export const setFreight = endpoint({
  route: "PUT /order/{id}/freight",
  access: "admin",
  summary: "Set the freight that was to be agreed on, so that the order can be paid",
  params: idParams,
  body: z.object({
    amount: amountIn("Freight").meta({ description: "Without the tax that comes on top" }),
  }),
  reply: z.object({
    ...written,
    modifiedCount: z.int(),
    price: amountOut.meta({ description: "The whole order" }),
  }),
  refusals: [
    "order_not_found",
    "order_paid",
    "order_being_cancelled",
    "freight_not_due",
    "total_not_chargeable",
    "payment_unclear",
    "payment_provider_unavailable",
  ],
  failure: { success: false, modifiedCount: 0 },
})

export const advanceOrder = endpoint({
  route: "PUT /order/{id}",
  access: "admin",
  summary: "Move an order one step: pending, approved, shipped, delivered",
  params: idParams,
  headers: z.object({ "if-match": z.string().max(40).optional() }),
  reply: z.object({ ...written, modifiedCount: z.int(), status: orderStatusSchema }),
  refusals: [
    "order_not_found",
    ...advanceRefusals,
    "order_awaits_stock",
    "refund_undecided",
    "nothing_to_ship",
    "status_changed",
  ],
  failure: { success: false, modifiedCount: 0 },
})

export const undoAdvance = endpoint({
  route: "POST /order/{id}/undo",
  access: "admin",
  summary: "Take back an order's last step, within ten seconds",
  params: idParams,
  headers: z.object({
    "if-match": z
      .string({ error: "Send the status to undo as If-Match" })
      .max(40)
      .meta({ example: "approved" }),
  }),
  reply: z.object({ ...written, modifiedCount: z.int(), status: orderStatusSchema }),
  refusals: ["order_not_found", "order_being_cancelled", "status_changed", "undo_too_late"],
  failure: { success: false, modifiedCount: 0 },
})

/** Orders that administrators enter for a customer, who is on the phone. */

const customer = {
  email: emailAddress("Email is a registered customer's").meta({ example: "ada@example.com" }),
}

export const placeOrderFor = endpoint({
  route: "POST /order/for",
  access: "admin",
  summary:
    "Order for a customer, within their limits and at the shop's prices or those staff set; they pay it themselves",
  headers: idempotencyHeaders,
  body: orderOfLines.extend({
    ...customer,
    lines: linesOf(requiresReason(z.object({ ...orderedLine, ...ownPrice }))),
    ...ownDelivery,
  }),
  largestBodyBytes: 2 * 1024 * 1024,
  reply: placedSchema,
  refusals: [
    ...placingRefusals,
    "user_not_found",
    "customer_unpaid_orders",
    "customer_not_confirmed",
    "lines_refused",
  ],
  failure: { success: false },
})

export const priceLinesFor = endpoint({
  route: "POST /order/for/price",
  access: "admin",
  changesNothing: true,
  summary: "What these quantities would cost a customer, and where they could go",
  body: pricedByStaff.extend(customer),
  largestBodyBytes: 1024 * 1024,
  reply: pricedForStaff.extend({
    name: z.string().meta({ description: "The customer's" }),
    addresses: z.array(shownAddress.pick({ _id: true, label: true, default: true, lines: true })),
  }),
  refusals: ["user_not_found", "total_not_chargeable"],
})

/** Stock held by unpaid orders, by account. */

const holderSchema = z
  .object({
    _id: z.string().meta({ description: "The account's id" }),
    email: z.string(),
    name: z.string(),
    proved: z.boolean().meta({
      description: "Whether the address is confirmed, or another service signs the account in",
    }),
    orders: z.int(),
    units: z.int(),
    value: amountOut,
    oldest: instantOut,
  })
  .meta({ id: "UnpaidHolder" })

export const listUnpaidHolders = endpoint({
  route: "GET /unpaid",
  access: "admin",
  summary: "Who holds what in unpaid orders, by account, the greatest value first",
  query: z.object({ q: pageQuery.q, limit: pageQuery.limit }),
  reply: z.array(holderSchema),
})

export const cancelUnpaidOrders = endpoint({
  route: "DELETE /unpaid/{email}",
  access: "admin",
  summary: "Cancel an account's unpaid orders, fifty at a time, and give their stock back",
  params: emailParams,
  reply: z.object({
    ...written,
    deletedCount: z.int(),
    leftCount: z.int().meta({ description: "Unpaid orders that are left: call again" }),
  }),
  refusals: ["user_not_found", "payment_provider_unavailable"],
  failure: { success: false, deletedCount: 0 },
})
