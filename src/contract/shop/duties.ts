import { z } from "zod"
import { endpoint } from "../kernel/endpoint.ts"
import { instantOut } from "../kernel/fields.ts"

/** Duties of shops by law, in the order of their list. */
export const dutyNames = [
  "order_button",
  "withdrawal",
  "guarantee",
  "lowest_price",
  "makers",
  "fees",
  "delivery_tax",
  "vat_checks",
  "tax_currency",
] as const
export type Duty = (typeof dutyNames)[number]

export const listDuties = endpoint({
  route: "GET /duty",
  access: "admin",
  summary: "Duties by law that the shop's settings can fulfil: which are on, where, and since when",
  reply: z.array(
    z.object({
      duty: z.enum(dutyNames),
      group: z.string().meta({ description: "Settings that have its switch" }),
      on: z.boolean(),
      countries: z.array(z.string()).meta({ description: "Where it is on; empty: everywhere" }),
      since: instantOut
        .nullable()
        .meta({ description: "When it was turned on; null if it is off" }),
    }),
  ),
  refusals: [],
})
