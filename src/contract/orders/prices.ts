import { z } from "zod"
import type { OwnPrice } from "#domain/pricing/price-for.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { amountIn, amountOut, currencyOut, emptyUnless, text } from "../kernel/fields.ts"
import { linePartId, lineQuantity, linesOf } from "../kernel/lines-in.ts"
import { expectedSchema, promiseFields } from "../stock/expected-batches.ts"
import { shownTerms } from "./order-charges.ts"
import { destination } from "./order-details.ts"

/** Prices that staff set in orders. */

const MAX_REASON_LENGTH = 200

export const ownPrice = {
  ownPrice: amountIn("Price")
    .refine((amount) => amount > 0, { error: "A price is above zero" })
    .nullable()
    .optional()
    .meta({ description: "The price of one that staff set; null: the part's own" }),
  priceReason: text("Reason", MAX_REASON_LENGTH)
    .optional()
    .meta({ description: "Why, for administrators; with `ownPrice` required" }),
}

type OwnPriceInput = z.output<z.ZodObject<typeof ownPrice>>

export const requiresReason = <Line extends z.ZodType<OwnPriceInput>>(line: Line) =>
  line.refine(({ ownPrice: price, priceReason }) => price == null || Boolean(priceReason), {
    error: "Give a reason for this price",
    path: ["priceReason"],
  })

/** Undefined where nothing is said of the price, null for the part's own. */
export function ownPriceIn({
  ownPrice: price,
  priceReason = "",
}: OwnPriceInput): OwnPrice | null | undefined {
  return price ? { unitPriceCents: price, reason: priceReason } : price && undefined
}

export const ownDelivery = {
  deliveryPrice: amountIn("Delivery")
    .nullable()
    .optional()
    .meta({ description: "What staff ask for delivery, without tax on top; null: the shop's own" }),
}

export const shownOwnPrice = z
  .object({ reason: z.string(), listPrice: z.number().optional() })
  .optional()
  .meta({ description: "Why staff set its price; for administrators" })

/** Prices many parts, and says whether they can be ordered. */

const priceWhySchema = z
  .object({ from: z.int().meta({ description: "The step of the part's ladder, by its quantity" }) })
  .meta({ id: "PriceWhy" })

export const lineProblemSchema = z
  .object({
    code: z.string().meta({ example: "not_a_multiple" }),
    message: z.string().meta({ example: "Not a multiple of 12. Use 48 or 60." }),
    suggestions: z
      .array(z.int())
      .meta({ description: "The nearest quantities that are allowed", example: [48, 60] }),
  })
  .meta({ id: "LineProblem" })

export const pricedLineSchema = z
  .object({
    partId: z.string(),
    sku: z.string().meta({ example: "CA-TM5-6032" }),
    name: z.string().meta({ example: "Tempo DDR5-6000 32 GB Kit" }),
    quantity: z.int(),
    unitPrice: amountOut,
    total: amountOut,
    availableQuantity: z.int(),
    lifecycle: z.string().optional(),
    price: priceWhySchema,
    hints: z.array(
      z.object({
        quantity: z.int(),
        unitPrice: amountOut,
        total: amountOut,
        sentence: z.string().meta({ example: "14 more: $3.10 instead of $3.40 each" }),
      }),
    ),
    expected: z.array(expectedSchema).optional().meta({
      description: "Where there are not so many: what is on its way until there are",
    }),
    ...promiseFields,
    problem: lineProblemSchema.optional(),
  })
  .meta({ id: "PricedLine" })

const lineToPrice = z.object({
  partId: linePartId.optional(),
  sku: z
    .string()
    .transform(emptyUnless(/^[^\p{Cc}\p{Cs}]{1,500}$/u))
    .optional()
    .meta({ description: "In place of the id", example: "CA-TM5-6032" }),
  quantity: lineQuantity,
})

const namesPart = <Line extends z.ZodType<z.output<typeof lineToPrice>>>(line: Line) =>
  line.refine(({ partId, sku }) => partId !== undefined || sku !== undefined, {
    error: "Name the part by partId or sku",
  })

const pricedQuestion = z.object({ lines: linesOf(namesPart(lineToPrice)), ...destination })

/** Question of staff, who may set prices. */
export const pricedByStaff = z.object({
  lines: linesOf(namesPart(lineToPrice.extend({ ownPrice: ownPrice.ownPrice }))),
  ...destination,
  ...ownDelivery,
})

export const pricedLines = z.object({
  lines: z.array(z.union([pricedLineSchema, z.object({ problem: lineProblemSchema })])).meta({
    description: "In the order asked for; of a part that is not on sale the problem alone",
  }),
  units: z.int(),
  total: amountOut.meta({ description: "With the charges" }),
  currency: currencyOut,
  ...shownTerms,
})

/** Prices for staff, who also see the list price beside their own. */
export const pricedForStaff = pricedLines.extend({
  lines: z.array(
    z.union([
      pricedLineSchema.extend({
        listPrice: amountOut
          .optional()
          .meta({ description: "The part's own price, of a line with another" }),
      }),
      z.object({ problem: lineProblemSchema }),
    ]),
  ),
})

export const priceLines = endpoint({
  route: "POST /price",
  access: "public",
  changesNothing: true,
  summary: "What these quantities cost now, and what of them could be ordered",
  body: pricedQuestion,
  largestBodyBytes: 1024 * 1024,
  reply: pricedLines,
  refusals: ["total_not_chargeable"],
})
