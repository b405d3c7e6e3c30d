import { z } from "zod"
import { endpoint } from "../kernel/endpoint.ts"
import { pageQuery } from "../kernel/fields.ts"
import { orderFilters } from "../orders/order-desk.ts"
import { stockFilters } from "../stock/stock-levels.ts"
import { auditFilters } from "./audit.ts"

const csv = {
  access: "admin",
  reply: z.string(),
  givesFile: "text/csv",
  refusals: ["rate_limited"],
} as const

export const exportOrders = endpoint({
  ...csv,
  route: "GET /export/orders",
  summary: "All orders that the list's filters leave, newest first, as CSV",
  query: z.object(orderFilters),
})

export const exportReturnRates = endpoint({
  ...csv,
  route: "GET /export/return-rates",
  summary: "Return rates by part with reasons, highest first, as CSV",
})

export const exportParts = endpoint({
  ...csv,
  route: "GET /export/products",
  summary: "All products on sale that the search leaves, as CSV that can be imported again",
  query: z.object({ q: pageQuery.q.default("") }),
})

export const exportStock = endpoint({
  ...csv,
  route: "GET /export/stock",
  summary:
    "Units on hand, committed, available and on their way of the parts that the filters leave, as CSV",
  query: z.object(stockFilters),
})

export const exportAudit = endpoint({
  ...csv,
  route: "GET /export/audit",
  summary: "What of the audit log its filters leave, newest first, 100,000 entries at most, as CSV",
  query: z.object(auditFilters),
})
