import { z } from "zod"
import type { OwnPrice } from "#domain/pricing/price-for.ts"
import { amountIn, text } from "../kernel/fields.ts"

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

type Priced = z.output<z.ZodObject<typeof ownPrice>>

export const saysWhy = <Line extends z.ZodType<Priced>>(line: Line) =>
  line.refine(({ ownPrice: price, priceReason }) => price == null || Boolean(priceReason), {
    error: "Say why this price",
    path: ["priceReason"],
  })

/** Undefined where nothing is said of the price, null for the part's own. */
export function ownPriceIn({
  ownPrice: price,
  priceReason = "",
}: Priced): OwnPrice | null | undefined {
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
