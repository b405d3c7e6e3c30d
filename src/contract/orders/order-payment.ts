import { z } from "zod"
import { amountOut, instantOut } from "../kernel/fields.ts"

const bankAccount = z
  .object({
    holder: z.string().meta({ example: "Computer Assembler Ltd" }),
    account: z.string().meta({ example: "DE89 3704 0044 0532 0130 00" }),
    bic: z.string().optional(),
    bank: z.string().optional(),
    instructions: z.string().optional(),
  })
  .meta({ id: "BankAccount" })

const transfer = z
  .object({
    number: z.int(),
    kind: z
      .enum(["received", "returned"])
      .meta({ description: "`returned`: the shop sent it back" }),
    amount: amountOut,
    day: z.string().meta({ format: "date", example: "2026-12-03" }),
    reference: z.string().optional(),
    by: z.string().optional().meta({ description: "E-mail of who recorded it" }),
    undone: z.literal(true).optional(),
  })
  .meta({ id: "Transfer" })

const dueRefund = z.object({
  _id: z.string(),
  amount: amountOut,
  reason: z.string(),
  createdAt: instantOut,
})

export const orderPaymentSchema = z
  .object({
    method: z
      .enum(["transfer", "card"])
      .meta({ description: "`card`: a card has paid it after all" }),
    due: amountOut.meta({ description: "What is missing until the order is paid" }),
    received: amountOut.meta({ description: "What came by transfer, less what was sent back" }),
    overpaid: amountOut.optional().meta({ description: "What came beyond it, and goes back" }),
    reference: z.string().meta({ description: "To be named with the transfer" }),
    until: instantOut.optional().meta({ description: "Until when it is waited for" }),
    account: bankAccount.optional().meta({ description: "Of an order that is not paid" }),
    transfers: z.array(transfer).optional().meta({ description: "For administrators" }),
    refundsDue: z
      .array(dueRefund)
      .optional()
      .meta({ description: "What administrators are to send back by transfer" }),
  })
  .meta({ id: "OrderPayment" })

export const shownPayment = {
  payment: orderPaymentSchema
    .optional()
    .meta({ description: "Of an order whose buyer chose to pay by bank transfer" }),
}
