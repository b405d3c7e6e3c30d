import { z } from "zod"
import { endpoint } from "../kernel/endpoint.ts"
import { amountOut, emailParams, instantOut, pageQuery, written } from "../kernel/fields.ts"

/** Stock held by unpaid orders, by account. */

const holderSchema = z
  .object({
    _id: z.string().meta({ description: "The account's id" }),
    email: z.string(),
    name: z.string(),
    proved: z.boolean().meta({
      description: "Whether the address is confirmed, or another service signs the account in",
    }),
    orders: z.int(),
    units: z.int(),
    value: amountOut,
    oldest: instantOut,
  })
  .meta({ id: "UnpaidHolder" })

export const listUnpaidHolders = endpoint({
  route: "GET /unpaid",
  access: "admin",
  summary: "Who holds what in unpaid orders, by account, the greatest value first",
  query: z.object({ q: pageQuery.q, limit: pageQuery.limit }),
  reply: z.array(holderSchema),
  refusals: [],
})

export const cancelUnpaidOrders = endpoint({
  route: "DELETE /unpaid/{email}",
  access: "admin",
  summary: "Cancel an account's unpaid orders, fifty at a time, and give their stock back",
  params: emailParams,
  reply: z.object({
    ...written,
    deletedCount: z.int(),
    leftCount: z.int().meta({ description: "Unpaid orders that are left: call again" }),
  }),
  refusals: ["user_not_found", "payment_provider_unavailable"],
  failure: { success: false, deletedCount: 0 },
})
