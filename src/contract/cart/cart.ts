import { z } from "zod"
import { t } from "#domain/languages/translate.ts"
import { MAX_LINES, MAX_UNITS } from "#domain/orders/quantity.ts"
import { shownFields } from "../catalogue/part-fields.ts"
import { manufacturerNumber } from "../catalogue/parts.ts"
import { endpoint } from "../kernel/endpoint.ts"
import {
  amountIn,
  amountOut,
  currencyOut,
  id,
  idempotencyHeaders,
  ifMatch,
  optional,
  wholeNumber,
} from "../kernel/fields.ts"
import { firstLines, lineCount, lineQuantity } from "../kernel/lines-in.ts"
import { places } from "../orders/order.ts"
import {
  destination,
  lineDetailsIn,
  orderDetails,
  shownNumbersOfLine,
} from "../orders/order-details.ts"
import { lineProblemSchema, pricedLineSchema, shownTerms } from "../orders/prices.ts"
import { buyingRefusals } from "../orders/refusals.ts"

const MAX_BYTES = 2 * 1024 * 1024

const changedSchema = z
  .object({
    unitPrice: optional(amountOut, "Unit price that the buyer saw last."),
    orderable: optional(z.boolean(), "Whether the quantity could be ordered at that time."),
  })
  .meta({ id: "CartLineChange" })

const cartLineFields = {
  partId: z.string(),
  sku: z.string().meta({ example: "CA-TM5-6032" }),
  mpn: manufacturerNumber,
  name: z.string().meta({ example: "Tempo DDR5-6000 32 GB Kit" }),
  image: z.string(),
  quantity: z.int(),
  designators: z.string().optional().meta({ example: "J4, J5" }),
  note: z.string().meta({ example: "For the workshop" }),
  ...shownNumbersOfLine,
  changed: optional(
    changedSchema,
    "State of the line when the buyer last saw it. The buyer must accept the change before ordering. Missing if nothing changed.",
  ),
}

const cartLineSchema = z
  .union([
    pricedLineSchema.extend(cartLineFields).extend({
      minimumQuantity: shownFields.minimumQuantity,
      maximumQuantity: shownFields.maximumQuantity,
      orderMultiple: shownFields.orderMultiple,
    }),
    z.object({ ...cartLineFields, problem: lineProblemSchema }),
  ])
  .meta({
    id: "CartLine",
    description:
      "A line with its current price, its problem and the part's limits of a quantity. A part that is no longer sold has only `problem`.",
  })

const cartFields = {
  version: z
    .int()
    .describe("Version of the cart: 0 before the first change, and 1 more with each."),
  lines: z.array(cartLineSchema).describe("Lines in the order in which they were added."),
  builds: optional(z.int(), "Number of machines that the lines are for. Missing if unknown."),
  units: z.int(),
  total: amountOut.describe("Total of the lines that can be ordered, with charges."),
  currency: currencyOut,
  ...shownTerms,
}
const cartSchema = z.object({ ...cartFields, lineCount }).meta({ id: "Cart" })

const destinationQuery = z.object(destination)

const ifMatchHeaders = z.object({ "if-match": ifMatch("cart's version").optional() })
const changeHeaders = ifMatchHeaders.extend({
  "idempotency-key": idempotencyHeaders.shape["idempotency-key"].describe(
    "The same change with the same key is applied once. Repeated, it returns the cart as it is now. A cart keeps its last ten keys.",
  ),
})

const arrayOf = <Line extends z.ZodType>(line: Line) =>
  z
    .array(line)
    .max(MAX_LINES, { error: () => t("At most {most} at once", { most: MAX_LINES }) })
    .default([])

export const getCart = endpoint({
  route: "GET /cart",
  access: "visitor",
  summary: "Retrieve the caller's cart with current prices; text/html returns its page",
  sharesPage: true,
  query: destinationQuery.extend(firstLines),
  reply: cartSchema,
  refusals: ["total_not_chargeable"],
})

export const changeCart = endpoint({
  route: "PATCH /cart",
  access: "visitor",
  summary: "Set, add and remove lines in this order, and accept changes; all or none",
  query: destinationQuery,
  headers: changeHeaders,
  maxBodyBytes: MAX_BYTES,
  body: z.object({
    builds: optional(
      wholeNumber("Machines", 1, MAX_UNITS).nullable(),
      "Number of machines that the lines are for. null: unknown. New lines for another number make it unknown.",
    ),
    set: arrayOf(
      z.object({
        partId: id,
        quantity: lineQuantity,
        before: id.optional().meta({
          description:
            "Id of the part whose line a new line precedes. Default, or if the cart has no such line: new lines come last.",
        }),
        ...lineDetailsIn,
      }),
    ).describe(
      "Lines to set. The last one applies if a part has several. Missing details keep their values.",
    ),
    add: arrayOf(z.object({ partId: id, quantity: lineQuantity, ...lineDetailsIn })).describe(
      "Lines to add to the current quantities, up to 1,000,000 units. Texts are appended to those of the line while there is room.",
    ),
    remove: arrayOf(id).describe("Ids of the parts to remove. Missing parts are no error."),
    accept: arrayOf(
      z.object({
        partId: id,
        unitPrice: optional(
          amountIn("Unit price"),
          "Unit price that was shown. Default: the current price.",
        ),
      }),
    ).describe("Lines whose `changed` the buyer accepts."),
  }),
  reply: cartSchema,
  refusals: [
    "cart_changed",
    "cart_full",
    "cart_texts_too_long",
    "parts_unknown",
    "total_not_chargeable",
    "idempotency_key_reused",
    "foreign_origin",
    "rate_limited",
  ],
})

export const emptyCart = endpoint({
  route: "DELETE /cart",
  access: "visitor",
  summary: "Empty the caller's cart",
  headers: ifMatchHeaders,
  reply: cartSchema,
  refusals: ["cart_changed", "foreign_origin", "rate_limited"],
})

export const orderCart = endpoint({
  route: "POST /cart/order",
  access: "user",
  summary: "Order the caller's cart as shown, and empty it",
  headers: idempotencyHeaders,
  body: z.object({
    expected: z.object({
      total: amountIn("Total").describe(
        "Expected total of the cart, with charges. The order is refused if it differs.",
      ),
      version: wholeNumber("Version", 0, 2_147_483_647).describe(
        "Expected version of the cart. The order is refused if it differs.",
      ),
    }),
    ...orderDetails,
    ...destination,
  }),
  ...places,
  refusals: [...buyingRefusals, "cart_changed", "cart_empty", "lines_refused"],
})
