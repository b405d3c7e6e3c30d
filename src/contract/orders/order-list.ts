import { z } from "zod"
import { orderSorts } from "#domain/orders/order-list.ts"
import { isCountry } from "#domain/shop/countries.ts"
import { isDay } from "#domain/shop/day-format.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { fieldText } from "../kernel/field-text.ts"
import { amountIn, emailsInQuery, pageQuery, text, wholeNumber } from "../kernel/fields.ts"
import { tagName } from "../kernel/tags.ts"
import { orderSchema } from "./order.ts"
import { anyOrderStatusSchema } from "./order-status.ts"

const places = z
  .object({
    shippedLines: z.int().meta({ description: "All of whose units that are to be sent are" }),
    shipped: z.int().meta({ description: "Units" }),
    waiting: z.int().meta({ description: "Units that are not in stock yet" }),
    cancelled: z.int().meta({ description: "Units that will not be sent" }),
    shipments: z.array(z.int()).meta({ description: "Their numbers" }),
  })
  .meta({ id: "OrderPlaces" })

/** Whether a list of orders says what of them is where. */
export const placesQuery = {
  places: z.enum(["true"]).optional().meta({ description: "Says of each what is where" }),
}

export const shownPlaces = { places: places.optional() }

/** All orders, as administrators look for them. */

const day = (label: string) =>
  z
    .string()
    .refine(isDay, { error: () => fieldText.notADay(label) })
    .optional()
    .meta({ example: "2026-12-03" })

/** Filters of the list of all orders, on a page or in a file. */
export const orderFilters = {
  q: pageQuery.q.meta({
    description:
      "A number of the order, its invoice, credit note, tracking, transaction or parts, or a piece of a name, e-mail, purchase order, label or note",
  }),
  status: anyOrderStatusSchema
    .optional()
    .meta({ description: "`cancelled` alone lists orders that were deleted or not paid in time" }),
  paid: z.enum(["true", "false"]).optional(),
  from: day("From").meta({ description: "Placed on this day of the shop or later" }),
  to: day("To").meta({ description: "Placed on this day of the shop or before" }),
  days: wholeNumber("Days", 1, 3650)
    .optional()
    .meta({ description: "Placed today or so many days before: 1 is today", example: 7 }),
  buyer: emailsInQuery.optional().meta({ description: "The e-mail address of their account" }),
  freight: z
    .literal("due")
    .optional()
    .meta({ description: "Only those whose freight is yet to be agreed on" }),
  transfer: z.enum(["awaited", "due"]).optional().meta({
    description:
      "`awaited`: only those that wait for a bank transfer; `due`: of which a part or too much came, or a refund is to be sent",
  }),
  waiting: z.literal("true").optional().meta({ description: "Only those that wait for stock" }),
  country: z
    .string()
    .trim()
    .toUpperCase()
    .refine(isCountry, { error: ({ input }) => fieldText.noCountry(input) })
    .optional()
    .meta({ description: "Only those that go to this country", example: "DE" }),
  delivery: text("Delivery method", 100)
    .optional()
    .meta({ description: "Only those with a delivery method of this name", example: "Standard" }),
  shipped: z.literal("part").optional().meta({ description: "Only those sent in part" }),
  refunded: z
    .enum(["part", "all"])
    .optional()
    .meta({ description: "Only those of which money was given back, a part or all of it" }),
  noted: z.literal("true").optional().meta({ description: "Only those with a buyer's note" }),
  tag: tagName.optional().meta({ description: "Only those with this tag of staff" }),
  least: amountIn("Least").optional().meta({ description: "Of orders of so much or more" }),
  most: amountIn("Most").optional().meta({ description: "Of orders of so much or less" }),
  removed: z
    .enum(["true", "false"])
    .optional()
    .meta({ description: "true: those that were taken out of the list, in place of those in it" }),
}

export const listOrders = endpoint({
  route: "GET /order",
  access: "admin",
  summary: "All orders, newest first",
  query: z.object({
    ...pageQuery,
    ...orderFilters,
    ...placesQuery,
    sort: z.enum(orderSorts).optional().meta({ description: "Without it the newest first" }),
  }),
  reply: z.array(orderSchema.extend({ status: anyOrderStatusSchema, ...shownPlaces })),
  refusals: [],
})

export const countOrders = endpoint({
  route: "GET /order-count",
  access: "admin",
  summary: "How many orders the list's filters leave",
  query: z.object(orderFilters),
  reply: z.object({
    count: z.int(),
    more: z.literal(true).optional().meta({ description: "There are more than were counted" }),
  }),
  refusals: [],
})
