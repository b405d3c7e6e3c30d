import { z } from "zod"
import type { OwnPrice } from "#domain/pricing/price-for.ts"
import { endpoint } from "../kernel/endpoint.ts"
import {
  amountIn,
  amountOut,
  currencyOut,
  emptyUnless,
  instantOut,
  optional,
  text,
} from "../kernel/fields.ts"
import { linePartId, lineQuantity, linesOf } from "../kernel/lines-in.ts"
import { expectedSchema, promiseFields } from "../stock/expected-batches.ts"
import { destination } from "./order-details.ts"

const orderChargeSchema = z
  .object({
    kind: z.enum(["delivery", "fee", "tax"]),
    name: z.string().meta({ example: "Delivery" }),
    amount: amountOut.describe("Amount of the charge. Negative for a deduction."),
    included: optional(
      amountOut,
      "Tax that the prices already contain; `amount` is then 0. Missing for other charges.",
    ),
    agreed: optional(
      z.literal(true),
      "Present if the freight is yet to be agreed on; `amount` is then 0.",
    ),
    own: optional(z.literal(true), "Present if staff set the price of delivery."),
    sentence: z
      .string()
      .optional()
      .meta({ description: "Explanation of the amount.", example: "Free from $500.00." }),
  })
  .meta({ id: "OrderCharge" })

/** Charges of an order other than its lines; absent if there are none. */
export const shownCharges = {
  subtotal: optional(
    amountOut,
    "Total of the goods, without charges. Missing if there are no charges.",
  ),
  charges: z.array(orderChargeSchema).optional(),
}

export const shownTaxNumber = optional(
  z.object({
    number: z.string().meta({ example: "FR40303265045" }),
    checkedAt: optional(
      instantOut,
      "Time of the authority's answer. Missing if an administrator decided alone.",
    ),
    consultation: optional(z.string(), "Number that the authority gave the check."),
    unansweredAt: optional(
      instantOut,
      "Time when the authority was asked later and did not answer.",
    ),
  }),
  "VAT number of the buyer that decided the order's tax, as checked at that time. For administrators only.",
)

/** Charges of an order that could be placed now, with address, delivery and problems. */
export const shownTerms = {
  ...shownCharges,
  needsAddress: optional(
    z.literal(true),
    "Present if the order must have one of the buyer's addresses.",
  ),
  addressId: optional(
    z.string(),
    "Id of the address that the charges are for. Used unless the order names another.",
  ),
  delivery: optional(
    z.string(),
    "Id of the delivery method that the charges are for. Used unless the order names another.",
  ),
  deliveryMethods: optional(
    z.array(
      z
        .object({
          id: z.string().meta({ example: "standard" }),
          name: z.string().meta({ example: "Standard" }),
          amount: amountOut.describe(
            "Price of delivery. Also 0 if the freight is to be agreed on.",
          ),
          agreed: optional(
            z.literal(true),
            "Present if the order is placed without a price for delivery, which is agreed on later.",
          ),
          sentence: z.string().meta({ example: "Germany, up to 10 kg." }),
          day: z.string().optional().meta({
            description:
              "Day of arrival of all units if the order is paid today. Missing if the freight is to be agreed on, or units have no expected day.",
            example: "2026-12-01",
          }),
        })
        .meta({ id: "DeliveryMethod" }),
    ),
    "Delivery methods for this address, including collection.",
  ),
  weight: z
    .object({
      grams: z.number().describe("Total weight in grams of the lines whose weight is known."),
      linesWithoutWeight: z.int().describe("Number of further lines, whose weight is unknown."),
      sentence: z.string().meta({
        example: "About 412 kg. The weight of 3 lines is not known. We assume 800 g for each.",
      }),
    })
    .optional(),
  termsProblem: optional(
    z.object({
      code: z.string().meta({ example: "address_needed" }),
      message: z.string(),
    }),
    "Reason why the order cannot be placed like this. Its charges are then unknown.",
  ),
}

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

/** Returns undefined if staff set no price. */
export const ownPriceFrom = ({
  ownPrice: price,
  priceReason = "",
}: OwnPriceInput): OwnPrice | undefined =>
  price ? { unitPriceCents: price, reason: priceReason } : undefined

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
  total: amountOut.describe("Total with charges, also of lines that cannot be ordered."),
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
  body: z.object({ lines: linesOf(namesPart(lineToPrice)), ...destination }),
  maxBodyBytes: 1024 * 1024,
  reply: pricedLines,
  refusals: ["total_not_chargeable"],
})
