import type { z } from "zod"
import * as contract from "#contract/catalogue/catalogue.ts"
import type { NamedFacet } from "#domain/catalogue/facets.ts"
import { comparisonColumns, comparisonValues, specRows } from "#domain/catalogue/part-specs.ts"
import type { Vocabulary } from "#domain/catalogue/vocabulary/own-vocabulary.ts"
import { toDollars } from "#domain/pricing/money.ts"
import { lowestPrice } from "#domain/pricing/price-for.ts"
import type { CatalogueSearch } from "#operations/catalogue/catalogue-search.ts"
import { PartCards } from "#operations/catalogue/part-cards.ts"
import { listCategories, type Part } from "#operations/catalogue/read-catalogue.ts"
import { type CategoryCount, searchCatalogue } from "#operations/catalogue/search-catalogue.ts"
import { type PartInDetail, showPart } from "#operations/catalogue/show-part.ts"
import { suggestParts } from "#operations/catalogue/suggest-parts.ts"
import type { Server } from "../kernel/app-env.ts"
import { readContextOf } from "../kernel/read-context.ts"
import { type Call, serve } from "../kernel/serve.ts"
import { presentExpected } from "../stock/expected-batches.ts"
import { presentPart } from "./parts.ts"

const openPartCards = (catalogue: CatalogueSearch) =>
  new PartCards(catalogue, (part, vocabulary) => ({
    slug: part.slug,
    /** JSON bytes, so that answers are concatenated, not encoded again. */
    found: Buffer.from(JSON.stringify(presentFound(part, vocabulary))),
    suggested: presentSuggested(part),
    named: { _id: part.id, slug: part.slug, name: part.name },
  }))

type FoundPart = z.input<typeof contract.searchCatalogue.reply>["parts"][number]

const presentFound = (part: Part, vocabulary: Vocabulary): FoundPart => ({
  ...presentPart(part, vocabulary),
  cells: comparisonValues(vocabulary.kindOf(part.category), part.specs),
})

const presentSuggested = (part: Part) => ({
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
})

const PAGE_SIZE = 48
const COMMA = Buffer.from(",")
const END = Buffer.from("]}")

const presentCount = ({ name, count }: CategoryCount) => ({ name, count })

type FoundQuery = Call<typeof contract.searchCatalogue>["query"]

const searchOf = (
  query: FoundQuery,
  facets: readonly NamedFacet[],
  pageSize: number,
  page: number,
) => ({
  words: query.q ?? "",
  category: query.category || undefined,
  orderable: query.available === "true",
  minPriceCents: query.minPrice,
  maxPriceCents: query.maxPrice,
  maxMinimum: query.minOrder,
  facets: facets.flatMap(({ name }) => {
    const values = contract.facetValues(query, name)
    return values && values.length > 0 ? [{ name, values }] : []
  }),
  fit: query.fits && { parts: query.fits, check: query.fitCheck === "true" },
  order: query.sort ?? "featured",
  limit: pageSize,
  offset: (page - 1) * pageSize,
})

const presentDetail = ({ part, vocabulary, datasheets, fits, expected }: PartInDetail) => ({
  part: presentPart(part, vocabulary),
  specs: specRows(vocabulary.kindOf(part.category), part.specs),
  datasheets: datasheets.map(({ pages, ...datasheet }) => ({
    ...datasheet,
    ...(pages !== null && { pages }),
  })),
  fits: fits.map(({ verdict, findings, part: { id, slug, name, category } }) => ({
    verdict,
    reasons: findings.map(({ parts: _, ...reason }) => reason),
    part: { _id: id, slug, name, category },
  })),
  expected: presentExpected(expected),
})

export function serveCatalogue(server: Server): void {
  const { readCatalogue, catalogue } = server
  const cards = openPartCards(catalogue)

  serve(server, contract.searchCatalogue, async ({ query, c }) => {
    const { page = 1, pageSize = PAGE_SIZE } = query
    const reader = readContextOf(c)
    const index = await catalogue.fresh(reader)
    const { kindOf, facets } = catalogue.vocabulary
    const search = searchOf(query, facets, pageSize, page)
    const found = searchCatalogue(index, search, facets, { verbatim: query.verbatim === "true" })
    const exact = found.exact === undefined ? [] : await cards.list(reader, [found.exact])
    const parts = await cards.list(reader, found.ids)
    const beside = await cards.list(reader, search.fit?.parts.map(({ id }) => id) ?? [])
    const rest: Omit<z.input<typeof contract.searchCatalogue.reply>, "parts"> = {
      total: found.total,
      available: found.available,
      page,
      pageSize,
      columns: comparisonColumns(kindOf(search.category ?? "")),
      facets: found.facets,
      categories: found.categories.map(presentCount),
      fit: found.fit && { ...found.fit, parts: beside.map(({ named }) => named) },
      exact: exact[0]?.slug,
      instead: found.instead && {
        words: found.instead.correction?.words,
        dropped: found.instead.correction?.dropped ?? [],
        categories: found.instead.categories.map(presentCount),
      },
    }
    // Most of an answer is its parts, which are written once for as long as they stay as they are.
    const begin = Buffer.from(`${JSON.stringify(rest).slice(0, -1)},"parts":[`)
    const written = parts.flatMap(({ found }, at) => (at === 0 ? [found] : [COMMA, found]))
    const answer = Buffer.concat([begin, ...written, END])
    return c.body(answer, 200, { "content-type": "application/json" })
  })

  serve(server, contract.suggestParts, async ({ query, c }) => {
    const reader = readContextOf(c)
    const found = suggestParts(await catalogue.fresh(reader), query.q ?? "")
    const parts = await cards.list(reader, found.ids)
    return {
      parts: parts.map(({ suggested }) => ({
        ...suggested,
        exact: found.exact.has(suggested._id),
      })),
      categories: found.categories.map(presentCount),
      total: found.total,
    }
  })

  serve(server, contract.listCategories, ({ c }) => readCatalogue(readContextOf(c), listCategories))

  serve(server, contract.showPart, async ({ params, c }) => {
    const shown = await readCatalogue(readContextOf(c), (shop) => showPart(shop, params.slug))
    return presentDetail(shown)
  })
}
