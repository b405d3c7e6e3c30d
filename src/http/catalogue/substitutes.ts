import * as contract from "#contract/catalogue/substitutes.ts"
import { substituteSentence } from "#contract/catalogue/substitutes-text.ts"
import { toDollars } from "#domain/pricing/money.ts"
import { substitutesOf } from "#operations/catalogue/find-substitutes.ts"
import type { Server } from "../kernel/app-env.ts"
import { readContextOf } from "../kernel/read-context.ts"
import { serve } from "../kernel/serve.ts"

export function serveSubstitutes(server: Server): void {
  serve(server, contract.listSubstitutes, async ({ params, query, c }) => {
    const { quantity, substitutes } = await server.readCatalogue(readContextOf(c), (shop) =>
      substitutesOf(shop, params.id, query.quantity),
    )
    return {
      quantity,
      substitutes: substitutes.map((substitute) => {
        const { part, price } = substitute
        return {
          _id: part.id,
          sku: part.sku,
          slug: part.slug,
          name: part.name,
          image: part.image,
          unitPrice: toDollars(price.unitPriceCents),
          total: toDollars(price.totalCents),
          availableQuantity: part.availableQuantity,
          sentence: substituteSentence(substitute),
        }
      }),
    }
  })
}
