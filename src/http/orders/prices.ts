import * as contract from "#contract/orders/prices.ts"
import { toDollars } from "#domain/pricing/money.ts"
import { priceLines } from "#operations/orders/price-lines.ts"
import type { Server } from "../kernel/app-env.ts"
import { readContextOf } from "../kernel/read-context.ts"
import { serve } from "../kernel/serve.ts"
import { presentPricedLine } from "./present-priced-line.ts"

export function servePrices(server: Server): void {
  serve(server, contract.priceLines, async ({ body, c }) => {
    const priced = await server.readCatalogue(readContextOf(c), (shop) =>
      priceLines(shop, body.lines),
    )
    return {
      lines: priced.lines.map(presentPricedLine),
      units: priced.units,
      total: toDollars(priced.totalCents),
    }
  })
}
