import { z } from "zod"
import { MAX_STEPPED } from "#domain/orders/order.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { orderIdsInQuery } from "./shipments.ts"

/** Parts to fetch for orders that can be shipped now. */
export const getPickList = endpoint({
  route: "GET /pick-list",
  access: "admin",
  summary: `What can be sent now of up to ${MAX_STEPPED} orders that are approved and paid, by part, as PDF`,
  query: z.object({ orders: orderIdsInQuery(MAX_STEPPED) }),
  givesFile: "application/pdf",
  reply: z.string(),
  refusals: ["nothing_to_pick", "too_much_to_pick", "invoices_busy", "rate_limited"],
})
