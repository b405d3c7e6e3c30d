import { z } from "zod"
import type { OfferedPart } from "#db/catalogue/offered-parts.ts"
import { listPartChangeRows } from "#db/catalogue/parts.ts"
import type { Executor } from "#db/connection/client.ts"
import { sumOfCharges } from "#domain/orders/charges.ts"
import { type PricedPart, priceFor } from "#domain/pricing/price-for.ts"
import type { ChargedLine } from "./charge-calculator.ts"
import { orderTerms, type TermsRequest } from "./order-terms.ts"

/** Longer than an access token lasts: no screen shows an older price. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000
const MAX_CHANGES = 20

const changeSchema = z.object({
  was: z
    .object({
      price_cents: z.int().optional(),
      breaks: z.array(z.object({ from: z.int(), unitPriceCents: z.int() })).optional(),
    })
    .default({}),
})

/**
 * Whether an order of one line cost this much, charges included, at an earlier price of its part. Such a price, sent alone, may
 * mean that total as well as the goods of now.
 */
export async function isEarlierTotal(
  shop: { db: Executor },
  request: Omit<TermsRequest, "lines">,
  line: ChargedLine,
  priceCents: number,
): Promise<boolean> {
  for (const earlier of await listEarlierPrices(shop.db, line.part)) {
    const price = priceFor({ part: earlier, quantity: line.quantity })
    if (!price) continue
    const { charges } = await orderTerms(shop, { ...request, lines: [{ ...line, ...price }] })
    if (price.totalCents + sumOfCharges(charges) === priceCents) return true
  }
  return false
}

async function listEarlierPrices(db: Executor, part: OfferedPart): Promise<PricedPart[]> {
  const changes = await listPartChangeRows(db, part.id, MAX_CHANGES)
  const earliest = Date.now() - MAX_AGE_MS
  const prices: PricedPart[] = []
  let price: PricedPart = part
  for (const { detail } of changes.filter(({ createdAt }) => createdAt.getTime() > earliest)) {
    const { price_cents: priceCents, breaks } = changeSchema.parse(detail).was
    if (priceCents === undefined && breaks === undefined) continue
    price = { priceCents: priceCents ?? price.priceCents, breaks: breaks ?? price.breaks ?? [] }
    prices.push(price)
  }
  return prices
}
