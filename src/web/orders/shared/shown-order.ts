import type { Reply } from "#web/api/api.ts"

/** With what is on its way, as far as that is known. */
export type Part = Reply<"GET /part/{id}"> & {
  expected?: Reply<"GET /part/{id}/stock">["expected"]
}
export type Order = Reply<"GET /order/{id}">
/** In one's own list, where those that are deleted can be looked at. */
export type ListedOrder = Reply<"GET /myorder">[number]
/** To be paid, whatever its lines are. */
export type OrderToPay = Omit<Order, "lines">
