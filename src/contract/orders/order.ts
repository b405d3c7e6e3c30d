import { z } from "zod"
import { LISTED_LINES } from "#domain/orders/order.ts"
import { holdReasons } from "#domain/orders/order-hold.ts"
import { manufacturerNumber } from "../catalogue/parts.ts"
import { amountOut, currencyOut, instantOut, optional, writes } from "../kernel/fields.ts"
import { shownTags } from "../kernel/tags.ts"
import { promiseFields } from "../stock/expected-batches.ts"
import { shownLineDetails, shownOrderDetails } from "./order-details.ts"
import { orderStatusSchema } from "./order-status.ts"
import { shownCharges, shownOwnPrice, shownTaxNumber } from "./prices.ts"
import { shownShipments } from "./shipments.ts"

/** End of an unpaid order's hold, if it has one. */
const shownHold = {
  heldUntil: optional(
    instantOut,
    "Time when the order is cancelled, unless it is paid or approved before. Missing if its hold does not expire.",
  ),
  heldBecause: optional(
    z.enum(holdReasons),
    "Reason for the end of the hold. `usual`: the shop's usual time. `unproved`: the buyer's e-mail address is not confirmed. `takes_last`: it is not confirmed, and the order took the last units of a part. `transfer`: due date of the bank transfer.",
  ),
  heldHoursConfirmed: z.number().optional().meta({
    description:
      "Length of the hold in hours from placing, once the buyer confirms the e-mail address. Present only if that is longer.",
    example: 48,
  }),
}

/** Reply of every endpoint that places an order. */
export const places = writes({ insertedId: z.string(), ...shownHold })

/** How a cancelled order ended. */
export const shownEnd = {
  cancelled: optional(
    z.object({
      at: instantOut,
      by: z
        .enum(["time", "buyer", "shop"])
        .describe(
          "`time`: the order was not paid before the end of its hold. `buyer`, `shop`: who cancelled it.",
        ),
      heldUntil: optional(instantOut, "End of the hold. Missing if unknown."),
      declined: optional(z.literal(true), "Present if the buyer declined the freight."),
      reason: optional(z.string(), "Reason in the buyer's words."),
    }),
    "Cancellation of the order. Present only if it is cancelled.",
  ),
}

/** Part of an order line, as it was when the order was placed. */
export const orderedPart = {
  partId: z.string(),
  sku: z.string().meta({
    description: "Part number (SKU) when the order was placed.",
    example: "CA-TM5-6032",
  }),
  mpn: manufacturerNumber,
  name: z.string().meta({ example: "Tempo DDR5-6000 32 GB Kit" }),
}

export const orderLineSchema = z
  .object({
    number: z.int().describe("Line number within the order, from 1."),
    ...orderedPart,
    quantity: z.int(),
    ...shownLineDetails,
    unitPrice: amountOut,
    total: amountOut,
    ownPrice: shownOwnPrice,
    tax: optional(
      amountOut,
      "Tax that the line adds to the order's total. Negative for a deduction.",
    ),
    fee: optional(
      amountOut,
      "Fees for the line's units, with their tax. Part of the order's charges.",
    ),
    ...promiseFields,
    waiting: optional(z.int(), "Number of units that still wait for stock. Missing if none."),
    shipped: optional(z.int(), "Number of shipped units. In lists of orders only with `places`."),
    cancelled: optional(
      z.int(),
      "Number of units that will not be sent although the order continues. In lists of orders only with `places`.",
    ),
    returned: optional(z.int(), "Number of returned units. In lists of orders only with `places`."),
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
      .describe("`received`: paid by the buyer. `returned`: sent back by the shop."),
    amount: amountOut,
    day: z.string().meta({ format: "date", example: "2026-12-03" }),
    reference: z.string().optional(),
    by: optional(z.string(), "E-mail address of the administrator who recorded it."),
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
      .describe(
        "`transfer`: the buyer chose bank transfer. `card`: the order was paid by card instead.",
      ),
    due: amountOut.describe("Amount that is missing until the order is paid."),
    received: amountOut.describe("Amount received by transfer, less the amount sent back."),
    overpaid: optional(
      amountOut,
      "Amount received beyond the total, to be sent back. Missing if none.",
    ),
    reference: z.string().describe("Reference to state in the transfer."),
    until: optional(instantOut, "Due date of the transfer. Missing once it is no longer awaited."),
    account: optional(
      bankAccount,
      "Bank account to pay to. Missing once the transfer is no longer awaited.",
    ),
    transfers: optional(z.array(transfer), "Transfers of the order. For administrators only."),
    refundsDue: optional(z.array(dueRefund), "Refunds that administrators must send by transfer."),
  })
  .meta({ id: "OrderPayment" })

const shownPayment = {
  payment: optional(
    orderPaymentSchema,
    "Payment by bank transfer. Present only if the buyer chose it.",
  ),
}

export const orderSchema = z
  .object({
    _id: z.string(),
    orderNumber: z.string().meta({
      description: "Order number, as shown to people. Ascending within a year.",
      example: "CA-2026-000123",
    }),
    purchaseId: z
      .string()
      .describe("Id of the part; with several lines, of the first line's part."),
    quantity: z.int().describe("Number of units of all lines."),
    price: amountOut.describe("Total of the order, with charges."),
    currency: currencyOut,
    ...shownCharges,
    taxNumber: shownTaxNumber,
    unitPrice: optional(amountOut, "Unit price. Present only if the order has one line."),
    productName: z.string().describe("Name of the part; with several lines `NAME and 3 more`."),
    partNumber: optional(
      z.string(),
      "Displayed part number: the SKU, or the manufacturer's number if the SKU is only an id. Present only if the order has one line.",
    ),
    email: z.string(),
    userName: z.string(),
    company: optional(
      z.string(),
      "Company of the billing address, or else of the delivery address.",
    ),
    phone: z.string(),
    ...shownOrderDetails,
    status: orderStatusSchema,
    paid: z.boolean(),
    freightDue: optional(
      z.literal(true),
      "Present if the freight is not agreed on yet. The order cannot be paid before.",
    ),
    transactionId: z.string().optional(),
    ...shownPayment,
    refunded: amountOut.describe("Amount refunded, including pending refunds."),
    createdAt: instantOut,
    ...shownHold,
    ...shownEnd,
    invoice: z
      .string()
      .optional()
      .meta({ description: "Number of the order's invoice.", example: "INV-2026-000123" }),
    creditNotes: z
      .array(z.string())
      .optional()
      .meta({ description: "Numbers of the order's credit notes.", example: ["CN-2026-000007"] }),
    ...shownShipments,
    placedByStaff: optional(
      z.literal(true),
      "Present if an administrator placed the order for its buyer.",
    ),
    tags: shownTags,
    removed: optional(
      z.literal(true),
      "Present if the order was removed from the list. For administrators only.",
    ),
    returns: optional(
      z.literal(true),
      "Present if something of the order can be returned, or was. Not in lists of orders.",
    ),
    customerId: optional(
      z.string(),
      "Id of the buyer's account. For administrators only; not in lists of orders.",
    ),
    revision: optional(
      z.int(),
      "Number of changes of its lines, total and address. Missing if 0. For administrators only.",
    ),
    lineCount: z.int(),
    lines: z
      .array(orderLineSchema)
      .describe(`Lines by number. In lists of orders only the first ${LISTED_LINES}.`),
  })
  .meta({ id: "Order" })
