import * as contract from "#contract/catalogue/suggestions.ts"
import { toDollars } from "#domain/pricing/money.ts"
import { lowestPrice } from "#domain/pricing/price-for.ts"
import { suggestParts } from "#operations/catalogue/suggest-parts.ts"
import type { Server } from "../kernel/app-env.ts"
import { readContextOf } from "../kernel/read-context.ts"
import { serve } from "../kernel/serve.ts"

export function serveSuggestions(server: Server): void {
  serve(server, contract.suggestParts, async ({ query, c }) => {
    const { parts, categories, total } = await server.readCatalogue(readContextOf(c), (shop) =>
      suggestParts(shop, query.q ?? ""),
    )
    return {
      parts: parts.map((part) => ({
        _id: part.id,
        slug: part.slug,
        sku: part.sku,
        mpn: part.mpn ?? undefined,
        name: part.name,
        image: part.image,
        price: toDollars(lowestPrice(part)),
        availableQuantity: part.availableQuantity,
        minimumQuantity: part.minimumQuantity,
        category: part.category,
        exact: part.exact,
      })),
      categories: categories.map(({ name, count }) => ({ name, count })),
      total,
    }
  })
}
