import type { Reply } from "#web/api/api.ts"

/** With what is on its way, as far as that is known. */
export type Part = Reply<"GET /part/{id}"> & {
  expected?: Reply<"GET /part/{id}/stock">["expected"]
}
export type Order = Reply<"GET /order/{id}">
/** To be paid, whatever its lines are. */
export type OrderToPay = Omit<Order, "lines">
