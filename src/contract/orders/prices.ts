import { z } from "zod"
import type { OwnPrice } from "#domain/pricing/price-for.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { amountIn, amountOut, currencyOut, emptyUnless, optional, text } from "../kernel/fields.ts"
import { linePartId, lineQuantity, linesOf } from "../kernel/lines-in.ts"
import { expectedSchema, promiseFields } from "../stock/expected-batches.ts"
import { shownTerms } from "./order-charges.ts"
import { destination } from "./order-details.ts"

const MAX_REASON_LENGTH = 200

export const ownPrice = {
  ownPrice: optional(
    amountIn("Price")
      .refine((amount) => amount > 0, { error: "A price must be above zero" })
      .nullable(),
    "Unit price that staff set. null: the part's own price.",
  ),
  priceReason: optional(
    text("Reason", MAX_REASON_LENGTH),
    "Reason for the price, for administrators only. Required with `ownPrice`.",
  ),
}

type OwnPriceInput = z.output<z.ZodObject<typeof ownPrice>>

export const requiresReason = <Line extends z.ZodType<OwnPriceInput>>(line: Line) =>
  line.refine(({ ownPrice: price, priceReason }) => price == null || Boolean(priceReason), {
    error: "Enter a reason for this price",
    path: ["priceReason"],
  })

/** Returns undefined if the input says nothing about the price, null for the part's own price. */
export function ownPriceIn({
  ownPrice: price,
  priceReason = "",
}: OwnPriceInput): OwnPrice | null | undefined {
  return price ? { unitPriceCents: price, reason: priceReason } : price && undefined
}

export const ownDelivery = {
  deliveryPrice: optional(
    amountIn("Delivery").nullable(),
    "Price of delivery that staff set, without tax that is added. null: the shop's own price.",
  ),
}

export const shownOwnPrice = optional(
  z.object({ reason: z.string(), listPrice: z.number().optional() }),
  "Reason why staff set the price. For administrators only.",
)

const priceWhySchema = z
  .object({
    from: z.int().describe("Minimum quantity of the applied step of the part's price ladder."),
  })
  .meta({ id: "PriceWhy" })

export const lineProblemSchema = z
  .object({
    code: z.string().meta({ example: "not_a_multiple" }),
    message: z.string().meta({ example: "Not a multiple of 12. Use 48 or 60." }),
    suggestions: z
      .array(z.int())
      .meta({ description: "Nearest allowed quantities.", example: [48, 60] }),
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
    expected: optional(
      z.array(expectedSchema),
      "Expected batches until the quantity is reached. Present if the stock is too small.",
    ),
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
    .meta({ description: "Part number (SKU). Use instead of `partId`.", example: "CA-TM5-6032" }),
  quantity: lineQuantity,
})

const namesPart = <Line extends z.ZodType<z.output<typeof lineToPrice>>>(line: Line) =>
  line.refine(({ partId, sku }) => partId !== undefined || sku !== undefined, {
    error: "Name the part by partId or sku",
  })

const pricedQuestion = z.object({ lines: linesOf(namesPart(lineToPrice)), ...destination })

/** Request of staff, who may set prices. */
export const pricedByStaff = z.object({
  lines: linesOf(namesPart(lineToPrice.extend({ ownPrice: ownPrice.ownPrice }))),
  ...destination,
  ...ownDelivery,
})

export const pricedLines = z.object({
  lines: z
    .array(z.union([pricedLineSchema, z.object({ problem: lineProblemSchema })]))
    .describe("Lines in the order of the request. A part that is not on sale has only `problem`."),
  units: z.int(),
  total: amountOut.describe("Total with charges."),
  currency: currencyOut,
  ...shownTerms,
})

/** Reply for staff, who also see the list price of a part with another price. */
export const pricedForStaff = pricedLines.extend({
  lines: z.array(
    z.union([
      pricedLineSchema.extend({
        listPrice: optional(
          amountOut,
          "The part's own price. Present if the line has another price.",
        ),
      }),
      z.object({ problem: lineProblemSchema }),
    ]),
  ),
})

export const priceLines = endpoint({
  route: "POST /price",
  access: "public",
  changesNothing: true,
  summary: "Calculate current prices of lines, and check whether they can be ordered",
  body: pricedQuestion,
  largestBodyBytes: 1024 * 1024,
  reply: pricedLines,
  refusals: ["total_not_chargeable"],
})
