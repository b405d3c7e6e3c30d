import { type ListedPart, listOfferedParts } from "#db/catalogue/offered-parts.ts"
import type { Executor } from "#db/connection/client.ts"
import { type JudgedLine, judgeLines, type WantedLine } from "#domain/orders/agree-lines.ts"
import { type PriceHint, priceHints } from "#domain/orders/quantity.ts"
import { type Cents, cents } from "#domain/pricing/money.ts"
import type { OwnPrice } from "#domain/pricing/price-for.ts"
import { type PromisedUnits, promiseLines } from "#domain/stock/promise.ts"
import { refuse } from "../kernel/refusal.ts"

/** Part by its id or, without one, by its number. */
interface LineToPrice {
  partId?: string | undefined
  sku?: string | undefined
  quantity: number
  own?: OwnPrice | undefined
}

export interface PricedLine extends JudgedLine<ListedPart> {
  hints: PriceHint[]
  /** Only for a line that would be back-ordered. */
  promise?: PromisedUnits[] | undefined
}

export interface PricedLines {
  /** In the requested order. */
  lines: PricedLine[]
  units: number
  totalCents: Cents
}

/** Prices lines. Reports which can be ordered, and what a larger quantity would save. */
export async function priceLines(
  shop: { db: Executor },
  requested: readonly LineToPrice[],
): Promise<PricedLines> {
  const parts = await listOfferedParts(shop.db, {
    ids: requested.flatMap(({ partId }) => partId ?? []),
    skus: requested.flatMap(({ sku }) => sku ?? []),
  })
  const bySku = new Map(parts.map(({ id, sku }) => [sku, id]))
  const wanted = requested.map(({ partId, sku = "", quantity, own }) => ({
    partId: partId ?? bySku.get(sku) ?? "",
    quantity,
    own,
  }))
  return priceOffered(wanted, parts)
}

/** Prices lines of parts on sale that are already loaded. */
export function priceOffered(
  wanted: readonly Pick<WantedLine, "partId" | "quantity" | "own">[],
  parts: readonly ListedPart[],
): PricedLines {
  const backOrdered = parts.flatMap((part) => (part.backorder ? [[part.id, part] as const] : []))
  const promises = promiseLines(wanted, new Map(backOrdered))
  const lines = judgeLines(wanted, parts).map((line, index) => ({
    ...line,
    hints: hintsOf(line),
    promise: line.problem ? undefined : promises[index],
  }))
  return { lines, ...sumOf(lines) }
}

/** Price breaks do not apply to a price that staff set. */
const hintsOf = ({ part, price, quantity, others }: JudgedLine<ListedPart>): PriceHint[] =>
  part && !price?.why.own ? priceHints(part, quantity, others) : []

/** Sums all lines on sale, including those that cannot be ordered. */
function sumOf(lines: readonly JudgedLine<ListedPart>[]): { units: number; totalCents: Cents } {
  const priced = lines.flatMap(({ quantity, price }) => (price ? [{ quantity, price }] : []))
  const units = priced.reduce((sum, { quantity }) => sum + quantity, 0)
  const total = priced.reduce((sum, { price }) => sum + price.totalCents, 0)
  if (!Number.isSafeInteger(total)) throw refuse("total_not_chargeable")
  return { units, totalCents: cents(total) }
}
