import { z } from "zod"
import { shownAddress } from "../accounts/addresses.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { emailAddress, idempotencyHeaders } from "../kernel/fields.ts"
import { linesOf } from "../kernel/lines-in.ts"
import { placedSchema } from "./order-hold.ts"
import { orderedLine, orderOfLines } from "./orders.ts"
import { ownDelivery, ownPrice, saysWhy } from "./own-price.ts"
import { pricedByStaff, pricedForStaff } from "./prices.ts"
import { placingRefusals } from "./refusals.ts"

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
    lines: linesOf(saysWhy(z.object({ ...orderedLine, ...ownPrice }))),
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
