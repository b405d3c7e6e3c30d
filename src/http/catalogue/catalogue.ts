import * as contract from "#contract/catalogue/catalogue.ts"
import { facetNames } from "#domain/catalogue/facets.ts"
import { comparisonColumns, comparisonValues, specRows } from "#domain/catalogue/part-specs.ts"
import {
  type CategoryCount,
  searchCatalogue,
  showPart,
} from "#operations/catalogue/search-catalogue.ts"
import type { Server } from "../kernel/app-env.ts"
import { readContextOf } from "../kernel/read-context.ts"
import { serve } from "../kernel/serve.ts"
import { presentPart } from "./parts.ts"

const PAGE_SIZE = 48

const presentCount = ({ name, count }: CategoryCount) => ({ name, count })

export function serveCatalogue(server: Server): void {
  const { readCatalogue } = server

  serve(server, contract.searchCatalogue, async ({ query, c }) => {
    const { page = 1, pageSize = PAGE_SIZE } = query
    const search = {
      words: query.q ?? "",
      category: query.category || undefined,
      orderable: query.available === "true",
      leastPriceCents: query.minPrice,
      mostPriceCents: query.maxPrice,
      mostMinimum: query.minOrder,
      facets: facetNames.flatMap((name) => {
        const values = query[name]
        return values && values.length > 0 ? [{ name, values }] : []
      }),
      order: query.sort ?? "featured",
      limit: pageSize,
      offset: (page - 1) * pageSize,
    }
    const found = await readCatalogue(readContextOf(c), (shop) => searchCatalogue(shop, search))
    return {
      total: found.total,
      available: found.available,
      page,
      pageSize,
      columns: comparisonColumns(search.category ?? ""),
      parts: found.parts.map((part) => ({
        ...presentPart(part),
        cells: comparisonValues(part.category, part.specs),
      })),
      facets: found.facets,
      categories: found.categories.map(presentCount),
      exact: found.exact,
      instead: found.instead && {
        words: found.instead.words,
        categories: found.instead.categories.map(presentCount),
      },
    }
  })

  serve(server, contract.showPart, async ({ params, c }) => {
    const { part, fits } = await readCatalogue(readContextOf(c), (shop) =>
      showPart(shop, params.slug),
    )
    return {
      part: presentPart(part),
      specs: specRows(part.category, part.specs),
      fits: fits.map(({ verdict, findings, part: { id, slug, name, category } }) => ({
        verdict,
        reasons: findings.map(({ parts: _, ...reason }) => reason),
        part: { _id: id, slug, name, category },
      })),
    }
  })
}
