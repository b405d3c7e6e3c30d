import { z } from "zod"
import { holdReasons } from "#domain/orders/order-hold.ts"
import { LISTED_LINES } from "#domain/orders/order-name.ts"
import { manufacturerNumber } from "../catalogue/parts.ts"
import { amountOut, currencyOut, instantOut, written } from "../kernel/fields.ts"
import { shownTags } from "../kernel/tags.ts"
import { promiseFields } from "../stock/expected-batches.ts"
import { shownCharges, shownTaxNumber } from "./order-charges.ts"
import { shownLineDetails, shownOrderDetails } from "./order-details.ts"
import { orderStatusSchema } from "./order-status.ts"
import { shownOwnPrice } from "./prices.ts"
import { shownShipments } from "./shipments.ts"

/** Until when an unpaid order is held, where it ends at all. */
const shownHold = {
  heldUntil: instantOut
    .optional()
    .meta({ description: "It is cancelled then, unless it is paid or approved before" }),
  heldBecause: z.enum(holdReasons).optional().meta({
    description:
      "Why no longer: the shop's usual time, its buyer's e-mail is not confirmed, or not confirmed and it took the last of a part",
  }),
  heldHoursConfirmed: z.number().optional().meta({
    description: "So many hours in all once its buyer confirms the e-mail, where that is longer",
    example: 48,
  }),
}

/** The answer of every call that places an order. */
export const placedSchema = z.object({ ...written, insertedId: z.string(), ...shownHold })

/** How an order ended that was not paid. */
export const shownEnd = {
  cancelled: z
    .object({
      at: instantOut,
      by: z
        .enum(["time", "buyer", "shop"])
        .meta({ description: "`time`: it was not paid until the end of its hold" }),
      heldUntil: instantOut.optional().meta({ description: "That end, where it is known" }),
      declined: z
        .literal(true)
        .optional()
        .meta({ description: "Its buyer did not accept the freight" }),
      reason: z.string().optional().meta({ description: "Why, in the buyer's words" }),
    })
    .optional()
    .meta({ description: "Of an order that is cancelled" }),
}

export const orderLineSchema = z
  .object({
    number: z.int().meta({ description: "From 1" }),
    partId: z.string(),
    sku: z.string().meta({ description: "The part's, as it was", example: "CA-TM5-6032" }),
    mpn: manufacturerNumber,
    name: z.string().meta({ example: "Tempo DDR5-6000 32 GB Kit" }),
    quantity: z.int(),
    ...shownLineDetails.all,
    unitPrice: amountOut,
    total: amountOut,
    ownPrice: shownOwnPrice,
    tax: amountOut.optional().meta({
      description: "What its tax adds to the order's total; below zero, what is taken off",
    }),
    fee: amountOut.optional().meta({
      description: "What fees for its units cost, with their tax; part of the order's charges",
    }),
    ...promiseFields,
    waiting: z.int().optional().meta({ description: "How many of them are still not there" }),
    shipped: z.int().optional().meta({
      description: "How many of them were sent; in lists of orders where `places` is asked for",
    }),
    cancelled: z.int().optional().meta({
      description:
        "How many of them will not be sent, though the order goes on; in lists of orders where `places` is asked for",
    }),
    returned: z.int().optional().meta({
      description: "How many of them came back; in lists of orders where `places` is asked for",
    }),
  })
  .meta({ id: "OrderLine" })

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

const shownPayment = {
  payment: orderPaymentSchema
    .optional()
    .meta({ description: "Of an order whose buyer chose to pay by bank transfer" }),
}

export const orderSchema = z
  .object({
    _id: z.string(),
    orderNumber: z
      .string()
      .meta({ description: "For people; within a year it rises", example: "CA-2026-000123" }),
    purchaseId: z.string().meta({ description: "The part's id; of several lines the first's" }),
    quantity: z.int().meta({ description: "The units of all lines" }),
    price: amountOut.meta({ description: "The whole order" }),
    currency: currencyOut,
    ...shownCharges,
    taxNumber: shownTaxNumber,
    unitPrice: amountOut.optional().meta({ description: "Of an order of one line" }),
    productName: z.string().meta({ description: "Of several lines: `NAME and 3 more`" }),
    partNumber: z
      .string()
      .optional()
      .meta({ description: "The part's, as it is known by now, of an order of one line" }),
    email: z.string(),
    userName: z.string(),
    phone: z.string(),
    ...shownOrderDetails,
    status: orderStatusSchema,
    paid: z.boolean(),
    freightDue: z
      .literal(true)
      .optional()
      .meta({ description: "Its freight is yet to be agreed on: it cannot be paid before" }),
    transactionId: z.string().optional(),
    ...shownPayment,
    refunded: amountOut.meta({ description: "Given back, or on its way" }),
    createdAt: instantOut,
    ...shownHold,
    ...shownEnd,
    invoice: z
      .string()
      .optional()
      .meta({ description: "The number of its invoice", example: "INV-2026-000123" }),
    creditNotes: z
      .array(z.string())
      .optional()
      .meta({ description: "The numbers of what was credited of it", example: ["CN-2026-000007"] }),
    ...shownShipments,
    placedByStaff: z
      .literal(true)
      .optional()
      .meta({ description: "An administrator entered it for its buyer" }),
    tags: shownTags,
    removed: z
      .literal(true)
      .optional()
      .meta({ description: "Taken out of the list; administrators alone are told" }),
    returns: z
      .literal(true)
      .optional()
      .meta({ description: "Some of it can be returned, or was; not in lists of orders" }),
    revision: z.int().optional().meta({
      description: "How often what it is for was changed; for administrators, who edit it",
    }),
    lineCount: z.int(),
    lines: z
      .array(orderLineSchema)
      .meta({ description: `By number; in lists of orders the first ${LISTED_LINES}` }),
  })
  .meta({ id: "Order" })
