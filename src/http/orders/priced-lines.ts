import { priceHintText } from "#contract/orders/line-text.ts"
import * as contract from "#contract/orders/prices.ts"
import { lineProblemText } from "#contract/orders/refusals.ts"
import type { LineProblem } from "#domain/orders/agree-lines.ts"
import type { PriceHint, QuantityRules } from "#domain/orders/quantity.ts"
import { toAmount } from "#domain/pricing/money.ts"
import type { Price } from "#domain/pricing/price-for.ts"
import { batchesFor, freeBatches } from "#domain/stock/promise.ts"
import { showTerms } from "#operations/orders/order-terms.ts"
import { type PricedLine, priceLines } from "#operations/orders/price-lines.ts"
import type { Server } from "../kernel/app-env.ts"
import { findActor } from "../kernel/authenticate.ts"
import { readContextOf } from "../kernel/read-context.ts"
import { serve } from "../kernel/serve.ts"
import { presentExpected } from "../stock/stock.ts"
import { presentPromise } from "./present-order.ts"
import { presentTotals } from "./present-terms.ts"

export function servePrices(server: Server): void {
  serve(server, contract.priceLines, async ({ body, c }) => {
    const { addressId, delivery } = body
    const buyer = () => findActor(c, server)
    return server.readCatalogue(readContextOf(c), async (shop) => {
      const { lines, units, totalCents } = await priceLines(shop, body.lines)
      const terms = await showTerms(shop, { lines, buyer, addressId, delivery })
      return { lines: lines.map(presentPricedLine), units, ...presentTotals(totalCents, terms) }
    })
  })
}

/** Presents a line at its current price, with its problem. A part that is not on sale has only a problem. */
export function presentPricedLine({
  part,
  price,
  quantity,
  hints,
  problem,
  promise,
  others = 0,
}: Omit<PricedLine, "others"> & { others?: number }) {
  const refused = problem && { problem: presentProblem(problem) }
  if (!part || !price) {
    if (!refused) throw new Error("a line without a price has no problem")
    return refused
  }
  return {
    partId: part.id,
    sku: part.sku,
    name: part.name,
    quantity,
    unitPrice: toAmount(price.unitPriceCents),
    total: toAmount(price.totalCents),
    availableQuantity: part.availableQuantity,
    lifecycle: part.lifecycle || undefined,
    price: { from: price.why.from },
    expected: promise
      ? undefined
      : presentExpected(batchesFor(quantity + others - part.availableQuantity, freeBatches(part))),
    ...presentPromise(promise),
    hints: hints.map((hint) => presentHint(hint, { quantity, ...price })),
    ...refused,
  }
}

/** Presents a line for staff, with the list price if they set another price. */
export function presentLineForStaff(line: PricedLine) {
  const listCents = line.price?.why.own?.listCents
  return {
    ...presentPricedLine(line),
    listPrice: listCents === undefined ? undefined : toAmount(listCents),
  }
}

const presentHint = (hint: PriceHint, current: Price & { quantity: number }) => ({
  quantity: hint.quantity,
  unitPrice: toAmount(hint.unitPriceCents),
  total: toAmount(hint.totalCents),
  sentence: priceHintText(hint, current),
})

const presentProblem = (problem: LineProblem) => ({
  code: problem.code,
  message: lineProblemText(problem),
  suggestions: "suggestions" in problem ? problem.suggestions : [],
})

type Limits = Pick<QuantityRules, "minimumQuantity" | "maximumQuantity" | "orderMultiple">

/** Presents the limits of a quantity. Omits a maximum and a multiple that limit nothing. */
export const presentLimits = (part: Limits) => ({
  minimumQuantity: part.minimumQuantity,
  maximumQuantity: part.maximumQuantity ?? undefined,
  orderMultiple: part.orderMultiple === 1 ? undefined : part.orderMultiple,
})

/** Presents all lines, or the first ones and the number of all. */
export const presentFirst = <Line, Shown>(
  lines: readonly Line[],
  first: number | undefined,
  present: (line: Line) => Shown,
): { lines: Shown[]; lineCount?: number } =>
  first === undefined || first >= lines.length
    ? { lines: lines.map(present) }
    : { lines: lines.slice(0, first).map(present), lineCount: lines.length }
