import { z } from "zod"
import { endpoint } from "../kernel/endpoint.ts"
import {
  emailAddress,
  idParams,
  instantOut,
  modifies,
  optional,
  pageQuery,
  requiredText,
  text,
  writes,
} from "../kernel/fields.ts"

export const withdraw = endpoint({
  route: "POST /withdrawal",
  access: "public",
  // Longer than finding the order and writing to the database take.
  minResponseMs: 300,
  summary: "Declare a withdrawal from an order's contract; same reply for unknown orders",
  body: z.object({
    name: requiredText("Name", 200),
    orderNumber: requiredText("Order number", 40).meta({ example: "CA-2026-000123" }),
    email: emailAddress("Enter a valid Email").describe(
      "E-mail address of the order, which gets a confirmation.",
    ),
    message: text("Message", 1000)
      .default("")
      .describe("Message to the shop, such as the goods concerned. Default: empty."),
  }),
  ...writes({ receivedAt: instantOut }),
  refusals: ["withdrawal_not_offered", "foreign_origin", "rate_limited"],
})

const withdrawalSchema = z
  .object({
    _id: z.string(),
    orderId: z.string(),
    orderNumber: z.string(),
    email: z.string(),
    userName: z.string(),
    name: z.string().describe("Name as the buyer wrote it."),
    message: z.string(),
    returnId: optional(
      z.string(),
      "Id of the first return that was requested with the withdrawal. Missing if there were no goods to return or the shop takes no returns.",
    ),
    receivedAt: instantOut,
    handledAt: instantOut.nullable(),
  })
  .meta({ id: "Withdrawal" })

export const listWithdrawals = endpoint({
  route: "GET /withdrawal",
  access: "admin",
  summary: "List withdrawals, newest first",
  query: z.object({
    limit: pageQuery.limit,
    after: pageQuery.after,
    open: optional(z.literal("true"), "Only withdrawals that wait for staff."),
  }),
  reply: z.array(withdrawalSchema),
})

export const handleWithdrawal = endpoint({
  route: "POST /withdrawal/{id}/handled",
  access: "admin",
  summary: "Mark a withdrawal as handled: order cancelled, or return under way",
  params: idParams,
  ...modifies,
  refusals: ["withdrawal_not_found"],
})
