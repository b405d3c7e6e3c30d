import { z } from "zod"
import { advanceRefusals } from "#domain/orders/order.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { amountIn, amountOut, idParams, written } from "../kernel/fields.ts"
import { orderStatusSchema } from "./order-status.ts"

export const restoreOrder = endpoint({
  route: "POST /order/{id}/restore",
  access: "admin",
  summary: "Put a paid order that was deleted back into the list",
  params: idParams,
  reply: z.object({ ...written, modifiedCount: z.int() }),
  refusals: ["order_not_found"],
  failure: { success: false, modifiedCount: 0 },
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
