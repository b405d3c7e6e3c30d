import { z } from "zod"
import { t } from "#domain/languages/translate.ts"
import { MAX_LINES, MAX_UNITS } from "#domain/orders/line-limits.ts"
import { manufacturerNumber } from "../catalogue/parts.ts"
import { endpoint } from "../kernel/endpoint.ts"
import {
  amountIn,
  amountOut,
  currencyOut,
  id,
  idempotencyHeaders,
  ifMatch,
  wholeNumber,
} from "../kernel/fields.ts"
import { lineQuantity } from "../kernel/lines-in.ts"
import { firstLines, lineCount } from "../orders/first-lines.ts"
import { placedSchema } from "../orders/order.ts"
import { shownTerms } from "../orders/order-charges.ts"
import {
  destination,
  lineDetailsIn,
  orderDetails,
  shownLineDetails,
} from "../orders/order-details.ts"
import { lineProblemSchema, pricedLineSchema } from "../orders/prices.ts"
import { buyingRefusals } from "../orders/refusals.ts"

/** A cart belongs to the account of the access token, or to a visitor's cookie. */

const MAX_BYTES = 2 * 1024 * 1024

const changedSchema = z
  .object({
    unitPrice: amountOut.optional().meta({ description: "The price of one that was seen last" }),
    orderable: z
      .boolean()
      .optional()
      .meta({ description: "Whether the quantity could be ordered then" }),
  })
  .meta({ id: "CartLineChange" })

const inCart = {
  partId: z.string(),
  sku: z.string().meta({ example: "CA-TM5-6032" }),
  mpn: manufacturerNumber,
  name: z.string().meta({ example: "Tempo DDR5-6000 32 GB Kit" }),
  image: z.string(),
  quantity: z.int(),
  designators: z.string().optional().meta({ example: "J4, J5" }),
  note: z.string().meta({ example: "For the workshop" }),
  ...shownLineDetails.own,
  changed: changedSchema.optional().meta({
    description: "What was so when the buyer last looked; to be accepted before it is ordered",
  }),
}

const cartLineSchema = z
  .union([pricedLineSchema.extend(inCart), z.object({ ...inCart, problem: lineProblemSchema })])
  .meta({
    id: "CartLine",
    description: "Present price and check; for parts no longer sold only the problem",
  })

const cartFields = {
  version: z.int().meta({ description: "One more with each change; 0 before the first" }),
  lines: z.array(cartLineSchema).meta({ description: "In the order they were added" }),
  builds: z.int().optional().meta({ description: "How many machines the lines are for, if known" }),
  units: z.int(),
  total: amountOut.meta({ description: "With the charges" }),
  currency: currencyOut,
  ...shownTerms,
}
const cartSchema = z.object({ ...cartFields, lineCount }).meta({ id: "Cart" })

const to = z.object(destination)

const ifMatchHeaders = z.object({ "if-match": ifMatch("cart's version").optional() })

const upTo = <Line extends z.ZodType>(line: Line) =>
  z
    .array(line)
    .max(MAX_LINES, { error: () => t("At most {most} at once", { most: MAX_LINES }) })
    .default([])

export const getCart = endpoint({
  route: "GET /cart",
  access: "visitor",
  summary: "One's cart with present prices; text/html returns its page",
  sharesPage: true,
  query: to.extend(firstLines),
  reply: cartSchema,
  refusals: ["total_not_chargeable"],
})

export const changeCart = endpoint({
  route: "PATCH /cart",
  access: "visitor",
  summary:
    "Set, add and remove lines, in this order, and accept what has changed: all of it, or nothing",
  query: to,
  headers: ifMatchHeaders,
  largestBodyBytes: MAX_BYTES,
  body: z.object({
    builds: wholeNumber("Machines", 1, MAX_UNITS).nullable().optional().meta({
      description:
        "How many machines the lines are for; null: unknown. New lines for another number leave it unknown",
    }),
    set: upTo(
      z.object({
        partId: id,
        quantity: lineQuantity,
        ...lineDetailsIn,
      }),
    ).meta({
      description:
        "New lines; the last one counts if a part has several. A line keeps details that are missing",
    }),
    add: upTo(z.object({ partId: id, quantity: lineQuantity, ...lineDetailsIn })).meta({
      description:
        "Added to present quantities, at most 1,000,000 units. Texts follow those of the line while there is room",
    }),
    remove: upTo(id).meta({ description: "Parts; missing ones are no error" }),
    accept: upTo(
      z.object({
        partId: id,
        unitPrice: amountIn("Unit price").optional().meta({
          description: "The price that was shown; without one, that of now",
        }),
      }),
    ).meta({ description: "Lines whose `changed` the buyer agrees to" }),
  }),
  reply: cartSchema,
  refusals: [
    "cart_changed",
    "cart_full",
    "cart_texts_too_long",
    "parts_unknown",
    "total_not_chargeable",
    "foreign_origin",
    "rate_limited",
  ],
})

export const emptyCart = endpoint({
  route: "DELETE /cart",
  access: "visitor",
  summary: "Take everything out of one's cart",
  headers: ifMatchHeaders,
  reply: cartSchema,
  refusals: ["cart_changed", "foreign_origin", "rate_limited"],
})

export const orderCart = endpoint({
  route: "POST /cart/order",
  access: "user",
  summary: "Order the cart as shown, and empty it",
  headers: idempotencyHeaders,
  body: z.object({
    expected: z.object({
      total: amountIn("Total").meta({
        description: "Asserts the cart's total, with charges",
      }),
      version: wholeNumber("Version", 0, 2_147_483_647).meta({
        description: "Asserts the cart's version",
      }),
    }),
    ...orderDetails,
    ...destination,
  }),
  reply: placedSchema,
  refusals: [...buyingRefusals, "cart_changed", "cart_empty", "lines_refused"],
  failure: { success: false },
})
