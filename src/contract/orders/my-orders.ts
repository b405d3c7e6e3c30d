import { z } from "zod"
import { orderSorts, ownOrderStates } from "#domain/orders/order-list.ts"
import { isTimeZone } from "#domain/settings/time-zone.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { amountOut, day, emailsInQuery, pageQuery } from "../kernel/fields.ts"
import { orderSchema } from "./order.ts"
import { shownUnitStates, unitStatesQuery } from "./order-desk.ts"
import { anyOrderStatusSchema } from "./order-status.ts"

/** Filters of the caller's own orders: listed, counted or as a file. */
const sought = {
  q: pageQuery.q.meta({
    description:
      "A number, a purchase order or note, or a part's number or name, also the buyer's own number",
  }),
  from: day("From").optional().meta({ description: "Placed on this day or later" }),
  to: day("To").optional().meta({ description: "Placed on this day or before" }),
  zone: z
    .string()
    .max(64)
    .refine(isTimeZone, "Zone must be a time zone, such as Europe/Berlin")
    .optional()
    .meta({ description: "Where those days are, if not in the shop's", example: "Europe/Berlin" }),
}

const filters = {
  ...sought,
  state: z.enum(ownOrderStates).optional().meta({
    description:
      "What is still to happen; `cancelled` alone lists orders that were deleted, or all paid back before they were sent",
  }),
}

export const listMyOrders = endpoint({
  route: "GET /myorder",
  access: "user",
  summary: "The caller's orders, newest first",
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
    }),
  ),
})

export const countMyOrders = endpoint({
  route: "GET /myorder/count",
  access: "user",
  summary: "How many orders the caller has in each state",
  query: z.object(sought),
  reply: z.object({
    all: z.int().meta({ description: "Without those that are deleted" }),
    states: z.record(z.enum(ownOrderStates), z.int()),
    unpaidTotal: amountOut,
  }),
})

export const exportMyOrders = endpoint({
  route: "GET /myorder.csv",
  access: "user",
  summary: "The caller's orders that the filters leave, newest first, as CSV",
  query: z.object(filters),
  reply: z.string(),
  givesFile: "text/csv",
  refusals: ["rate_limited"],
})
