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
  writes,
} from "../kernel/fields.ts"
import { linesOf } from "../kernel/lines-in.ts"
import { places } from "./order.ts"
import { orderRevision } from "./order-changes.ts"
import { orderStatusSchema } from "./order-status.ts"
import { orderedLine, orderOfLines } from "./orders.ts"
import { ownDelivery, ownPrice, pricedByStaff, pricedForStaff, requiresReason } from "./prices.ts"
import { placingRefusals } from "./refusals.ts"

export const restoreOrder = endpoint({
  route: "POST /order/{id}/restore",
  access: "admin",
  summary: "Restore a paid order that was removed from the list",
  params: idParams,
  ...modifies,
  refusals: ["order_not_found"],
})

export const setFreight = endpoint({
  route: "PUT /order/{id}/freight",
  access: "admin",
  summary: "Set the freight of an order, so that it can be paid",
  params: idParams,
  body: z.object({
    amount: amountIn("Freight").describe("Freight, without the tax that is added to it."),
    revision: orderRevision
      .optional()
      .describe(
        "Revision of the order that the caller saw. The freight is refused if the order has changed since, such as its address. Default: the current one.",
      ),
  }),
  ...writes({
    modifiedCount: z.int(),
    price: amountOut.describe("Total of the order, with charges."),
  }),
  refusals: [
    "order_not_found",
    "order_paid",
    "order_being_cancelled",
    "freight_not_due",
    "address_needed",
    "order_changed",
    "total_not_chargeable",
    "payment_unclear",
    "payment_provider_unavailable",
  ],
})

export const advanceOrder = endpoint({
  route: "PUT /order/{id}",
  access: "admin",
  summary: "Advance an order one step: pending, approved, shipped, delivered",
  params: idParams,
  headers: z.object({ "if-match": z.string().max(40).optional() }),
  ...writes({ modifiedCount: z.int(), status: orderStatusSchema }),
  refusals: [
    "order_not_found",
    ...advanceRefusals,
    "order_awaits_stock",
    "refund_undecided",
    "nothing_to_ship",
    "status_changed",
  ],
})

export const undoAdvance = endpoint({
  route: "POST /order/{id}/undo",
  access: "admin",
  summary: "Undo the last step of an order within ten seconds",
  params: idParams,
  headers: z.object({
    "if-match": z
      .string({ error: "Send the status to undo as If-Match" })
      .max(40)
      .meta({ example: "approved" }),
  }),
  ...writes({ modifiedCount: z.int(), status: orderStatusSchema }),
  refusals: ["order_not_found", "order_being_cancelled", "status_changed", "undo_too_late"],
})

const customer = {
  email: emailAddress("Email must belong to a registered customer").meta({
    example: "ada@example.com",
  }),
}

export const placeOrderFor = endpoint({
  route: "POST /order/for",
  access: "admin",
  summary: "Place an order for a customer, within their limits; the customer pays it",
  headers: idempotencyHeaders,
  body: orderOfLines.extend({
    ...customer,
    lines: linesOf(requiresReason(z.object({ ...orderedLine, ...ownPrice }))),
    ...ownDelivery,
  }),
  maxBodyBytes: 2 * 1024 * 1024,
  ...places,
  refusals: [
    ...placingRefusals,
    "user_not_found",
    "customer_unpaid_orders",
    "customer_not_confirmed",
    "lines_refused",
  ],
})

export const priceLinesFor = endpoint({
  route: "POST /order/for/price",
  access: "admin",
  changesNothing: true,
  summary: "Calculate prices and delivery options of lines for a customer",
  body: pricedByStaff.extend(customer),
  maxBodyBytes: 1024 * 1024,
  reply: pricedForStaff.extend({
    name: z.string().describe("Name of the customer."),
    addresses: z.array(shownAddress.pick({ _id: true, label: true, default: true, lines: true })),
  }),
  refusals: ["user_not_found", "total_not_chargeable"],
})

const buyerWithUnpaidOrders = z
  .object({
    _id: z.string().describe("Id of the account."),
    email: z.string(),
    name: z.string(),
    proved: z
      .boolean()
      .describe(
        "Whether the e-mail address is confirmed, or the account signs in through another service.",
      ),
    orders: z.int(),
    units: z.int(),
    value: amountOut,
    oldest: instantOut,
  })
  .meta({ id: "UnpaidHolder" })

export const listBuyersWithUnpaidOrders = endpoint({
  route: "GET /unpaid",
  access: "admin",
  summary: "List accounts with unpaid orders, highest value first",
  query: z.object({ q: pageQuery.q, limit: pageQuery.limit }),
  reply: z.array(buyerWithUnpaidOrders),
})

export const cancelUnpaidOrders = endpoint({
  route: "DELETE /unpaid/{email}",
  access: "admin",
  summary: "Cancel an account's unpaid orders, up to fifty per call; returns their stock",
  params: emailParams,
  ...writes({
    deletedCount: z.int(),
    leftCount: z
      .int()
      .describe("Number of unpaid orders that remain. Repeat the call until it is 0."),
  }),
  refusals: ["user_not_found", "payment_provider_unavailable"],
})
