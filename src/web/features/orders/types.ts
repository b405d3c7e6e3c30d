import type { Reply } from "#web/api/api.ts"

export type Part = Reply<"GET /part/{id}">
export type Order = Reply<"GET /order/{id}">
/** To be paid, whatever its lines are. */
export type OrderToPay = Omit<Order, "lines">
