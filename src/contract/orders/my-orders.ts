import { z } from "zod"
import { orderSorts, ownOrderStates } from "#domain/orders/order.ts"
import { isTimeZone } from "#domain/shop/days.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { amountOut, day, emailsInQuery, givesTable, optional, pageQuery } from "../kernel/fields.ts"
import { orderSchema } from "./order.ts"
import { shownUnitStates, unitStatesQuery } from "./order-desk.ts"
import { anyOrderStatusSchema } from "./order-status.ts"
import { orderActionsSchema } from "./orders.ts"

/** Filters of the caller's own orders, for a list, a count or a file. */
const searchFilters = {
  q: pageQuery.q.describe(
    "Search text: an order number, the beginning of an order id, a purchase order, a note, or a line's part number, name, manufacturer's number or customer part number.",
  ),
  from: optional(day("From"), "First day of placement, inclusive."),
  to: optional(day("To"), "Last day of placement, inclusive."),
  zone: z
    .string()
    .max(64)
    .refine(isTimeZone, "Zone must be a time zone, such as Europe/Berlin")
    .optional()
    .meta({
      description: "IANA time zone of `from` and `to`. Default: the shop's time zone.",
      example: "Europe/Berlin",
    }),
}

const filters = {
  ...searchFilters,
  state: optional(
    z.enum(ownOrderStates),
    "State of the orders to return. Only `cancelled` returns cancelled orders, and orders that were refunded in full before they were shipped.",
  ),
}

export const listMyOrders = endpoint({
  route: "GET /myorder",
  access: "user",
  summary: "List the caller's orders, newest first",
  query: z.object({
    email: emailsInQuery.optional(),
    ...filters,
    sort: z.enum(orderSorts).default("newest"),
    limit: pageQuery.limit,
    after: pageQuery.after,
    ...unitStatesQuery,
  }),
  reply: z.array(
    orderSchema.extend({
      status: anyOrderStatusSchema,
      ...shownUnitStates,
      received: optional(
        amountOut,
        "Amount that bank transfers paid of an unpaid order. Missing if none.",
      ),
      can: orderActionsSchema.pick({ delete: true }),
    }),
  ),
})

export const countMyOrders = endpoint({
  route: "GET /myorder/count",
  access: "user",
  summary: "Count the caller's orders by state",
  query: z.object(searchFilters),
  reply: z.object({
    all: z.int().describe("Number of orders, without cancelled ones."),
    states: z.record(z.enum(ownOrderStates), z.int()),
    unpaidTotal: amountOut.describe("Amount that is left to pay of all unpaid orders."),
  }),
})

export const exportMyOrders = endpoint({
  route: "GET /myorder.csv",
  access: "user",
  summary: "Export the caller's orders that match the filters as CSV, newest first",
  query: z.object(filters),
  ...givesTable,
  refusals: ["rate_limited"],
})
