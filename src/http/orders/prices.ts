import * as contract from "#contract/orders/prices.ts"
import { priceLines } from "#operations/orders/price-lines.ts"
import { showTerms } from "#operations/orders/show-terms.ts"
import type { Server } from "../kernel/app-env.ts"
import { actorIfKnown } from "../kernel/authenticate.ts"
import { readContextOf } from "../kernel/read-context.ts"
import { serve } from "../kernel/serve.ts"
import { presentPricedLine } from "./present-priced-line.ts"
import { presentTotals } from "./present-terms.ts"

export function servePrices(server: Server): void {
  serve(server, contract.priceLines, async ({ body, c }) => {
    const { addressId, delivery } = body
    const buyer = () => actorIfKnown(c, server)
    return server.readCatalogue(readContextOf(c), async (shop) => {
      const { lines, units, totalCents } = await priceLines(shop, body.lines)
      const terms = await showTerms(shop, { lines, buyer, addressId, delivery })
      return { lines: lines.map(presentPricedLine), units, ...presentTotals(totalCents, terms) }
    })
  })
}
