import { z } from "zod"
import { LISTED_LINES } from "#domain/orders/order-name.ts"
import { amountOut, currencyOut, instantOut } from "../kernel/fields.ts"
import { shownTags } from "../kernel/tags.ts"
import { shownCharges, shownTaxNumber } from "./order-charges.ts"
import { shownOrderDetails } from "./order-details.ts"
import { shownEnd, shownHold } from "./order-hold.ts"
import { orderLineSchema } from "./order-line.ts"
import { shownPayment } from "./order-payment.ts"
import { orderStatusSchema } from "./order-status.ts"
import { shownShipments } from "./shipments.ts"

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
