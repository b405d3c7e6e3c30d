import type { z } from "zod"
import * as contract from "#contract/catalogue/catalogue.ts"
import * as comparison from "#contract/catalogue/comparison.ts"
import { missingText, substituteSentence } from "#contract/catalogue/part-text.ts"
import { type NamedFacet, optionLabel } from "#domain/catalogue/facets.ts"
import {
  type ComparisonColumn,
  commonColumns,
  comparisonColumns,
  comparisonValues,
  specRows,
} from "#domain/catalogue/part-specs.ts"
import type { PriceWords } from "#domain/catalogue/price-words.ts"
import type { Specs } from "#domain/catalogue/spec-values.ts"
import type { Kind } from "#domain/catalogue/vocabulary/attribute.ts"
import type { Vocabulary } from "#domain/catalogue/vocabulary/own-vocabulary.ts"
import { labelOf } from "#domain/catalogue/vocabulary/spec-words.ts"
import { toAmount } from "#domain/pricing/money.ts"
import { lowestPrice } from "#domain/pricing/price-for.ts"
import type { CatalogueSearch } from "#operations/catalogue/catalogue-search.ts"
import {
  checkFit,
  compare,
  type MissingPart,
  substitutesOf,
} from "#operations/catalogue/compare-parts.ts"
import type { FacetLimit } from "#operations/catalogue/limit-numbers.ts"
import { PartCards } from "#operations/catalogue/part-cards.ts"
import { listCategories, type Part } from "#operations/catalogue/read-catalogue.ts"
import { type CategoryCount, searchCatalogue } from "#operations/catalogue/search-catalogue.ts"
import { type PartInDetail, showPart } from "#operations/catalogue/show-part.ts"
import { suggestParts } from "#operations/catalogue/suggest-parts.ts"
import type { Server } from "../kernel/app-env.ts"
import { readContextOf } from "../kernel/read-context.ts"
import { type Call, serve } from "../kernel/serve.ts"
import { presentExpected } from "../stock/stock.ts"
import { presentPart } from "./parts.ts"

const createPartCards = (catalogue: CatalogueSearch) =>
  new PartCards(catalogue, (part, vocabulary) => ({
    slug: part.slug,
    /** JSON bytes without the last brace. Responses concatenate them instead of encoding them again. */
    partJson: Buffer.from(JSON.stringify(presentPart(part, vocabulary)).slice(0, -1)),
    ...cellsOf(part, vocabulary),
    suggestion: presentSuggestion(part),
    link: { _id: part.id, slug: part.slug, name: part.name },
  }))

/**
 * Serializes the cells of a category with columns. Keeps the specs of other categories, which are compared page by
 * page.
 */
function cellsOf({ category, specs }: Part, vocabulary: Vocabulary) {
  const kind = vocabulary.kindOf(category)
  const columns = comparisonColumns(kind)
  return columns.length > 0
    ? { cellsJson: writeCells(comparisonValues(kind, columns, specs)), specs: undefined }
    : { cellsJson: writeCells([]), specs }
}

const writeCells = (cells: readonly string[]): Buffer =>
  Buffer.from(`,"cells":${JSON.stringify(cells)}}`)

const presentSuggestion = (part: Part) => ({
  _id: part.id,
  slug: part.slug,
  sku: part.sku,
  mpn: part.mpn ?? undefined,
  name: part.name,
  image: part.image,
  price: toAmount(lowestPrice(part)),
  availableQuantity: part.availableQuantity,
  minimumQuantity: part.minimumQuantity,
  lifecycle: part.lifecycle ?? undefined,
  backorder: part.backorder ?? undefined,
  category: part.category,
})

/** Returns the columns of a kind. If it has none, takes values that most parts of the page have. */
function columnsOf(kind: Kind, parts: readonly { specs: Specs | undefined }[]): ComparisonColumn[] {
  const columns = comparisonColumns(kind)
  const specs = parts.flatMap(({ specs }) => (specs ? [specs] : []))
  return columns.length > 0 || specs.length === 0 ? columns : commonColumns(kind, specs)
}

const onlyCategory = (categories: readonly CategoryCount[]): string | undefined =>
  categories.length === 1 ? categories[0]?.name : undefined

const PAGE_SIZE = 48
const COMMA = Buffer.from(",")
const END = Buffer.from("]}")

const presentCount = ({ name, count }: CategoryCount) => ({ name, count })

const presentPriceWords = ({ typed, words, minCents, maxCents }: PriceWords) => ({
  typed,
  words,
  min: minCents === undefined ? undefined : toAmount(minCents),
  max: maxCents === undefined ? undefined : toAmount(maxCents),
})

const presentLimit = ({ typed, facet, value }: FacetLimit) => ({
  typed,
  filter: facet && {
    facet: facet.name,
    value,
    label: `${labelOf(facet)}: ${optionLabel(facet, value)}`,
  },
})

type CatalogueQuery = Call<typeof contract.searchCatalogue>["query"]

const searchOf = (
  query: CatalogueQuery,
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
  fit: query.fits,
  acceptsCheck: query.fitCheck === "true",
  order: query.sort ?? "featured",
  limit: pageSize,
  offset: (page - 1) * pageSize,
})

const presentDetail = ({
  part,
  vocabulary,
  datasheets,
  fits,
  expected,
  reduction,
  safety,
}: PartInDetail) => ({
  part: presentPart(part, vocabulary),
  specs: specRows(vocabulary.kindOf(part.category), part.specs),
  datasheets: datasheets.map(({ pages, ...datasheet }) => ({
    ...datasheet,
    pages: pages ?? undefined,
  })),
  fits: fits.map(({ verdict, findings, part: fitting }) => ({
    verdict,
    reasons: findings.map(({ parts: _, ...reason }) => reason),
    part: {
      _id: fitting.id,
      slug: fitting.slug,
      name: fitting.name,
      category: fitting.category,
      price: toAmount(fitting.priceCents),
      availableQuantity: fitting.availableQuantity,
    },
  })),
  expected: presentExpected(expected),
  ...(reduction && {
    reduction: { from: toAmount(reduction.fromCents), lowest: toAmount(reduction.lowestCents) },
  }),
  safety: safety || undefined,
})

export function serveCatalogue(server: Server): void {
  const { readCatalogue, catalogue } = server
  const cards = createPartCards(catalogue)

  serve(server, contract.searchCatalogue, async ({ query, c }) => {
    const { page = 1, pageSize = PAGE_SIZE } = query
    const reader = readContextOf(c)
    const index = await catalogue.fresh(reader)
    const { kindOf, facets } = catalogue.vocabulary
    const search = searchOf(query, facets, pageSize, page)
    const found = searchCatalogue(index, search, facets, query.verbatim === "true")
    const exact = found.exact === undefined ? [] : await cards.list(reader, [found.exact])
    const parts = await cards.list(reader, found.ids)
    const fitting = await cards.list(reader, found.fit?.parts.map(({ id }) => id) ?? [])
    const shownCategory = search.category ?? onlyCategory(found.categories)
    const kind = shownCategory === undefined ? undefined : kindOf(shownCategory)
    const columns = kind ? columnsOf(kind, parts) : []
    const rest: Omit<z.input<typeof contract.searchCatalogue.reply>, "parts"> = {
      total: found.total,
      available: found.available,
      page,
      pageSize,
      columns: columns.map(({ label }) => label),
      sorts: columns.map(({ code }) => `spec.${code}`),
      facets: found.facets,
      categories: found.categories.map(presentCount),
      fit: found.fit && { ...found.fit, parts: fitting.map(({ link }) => link) },
      exact: exact[0]?.slug,
      instead: found.instead && {
        words: found.instead.correction?.words,
        dropped: found.instead.correction?.dropped ?? [],
        categories: found.instead.categories.map(presentCount),
      },
      price: found.price && presentPriceWords(found.price),
      limits: found.limits.length > 0 ? found.limits.map(presentLimit) : undefined,
      cheapest: found.cheapest,
      excluded: found.excluded.length > 0 ? found.excluded : undefined,
    }
    // Most of a response is its parts, which stay serialized until they change.
    const head = Buffer.from(`${JSON.stringify(rest).slice(0, -1)},"parts":[`)
    const items = parts.flatMap(({ partJson, cellsJson, specs }, at) => {
      const isCompared = kind !== undefined && specs !== undefined
      const values = isCompared ? writeCells(comparisonValues(kind, columns, specs)) : cellsJson
      return at === 0 ? [partJson, values] : [COMMA, partJson, values]
    })
    const json = Buffer.concat([head, ...items, END])
    return c.body(json, 200, { "content-type": "application/json" })
  })

  serve(server, contract.suggestParts, async ({ query, c }) => {
    const reader = readContextOf(c)
    const index = await catalogue.fresh(reader)
    const found = suggestParts(index, query.q ?? "", catalogue.vocabulary.facets)
    const parts = await cards.list(reader, found.ids)
    return {
      parts: parts.map(({ suggestion }) => ({
        ...suggestion,
        exact: found.exact.has(suggestion._id),
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

export function serveComparison(server: Server): void {
  serve(server, comparison.compareParts, async ({ query, c }) => {
    const { parts, vocabulary, rows, missing } = await server.readCatalogue(
      readContextOf(c),
      (shop) => compare(shop, query.parts),
    )
    return {
      parts: parts.map((part) => presentPart(part, vocabulary)),
      rows: rows.map((row) => ({ ...row, values: row.values.map((value) => value ?? null) })),
      missing: missing.map((part) => ({ partId: part.id, message: missingMessage(part) })),
    }
  })
}

const missingMessage = (part: MissingPart): string =>
  part.why === "unknown" ? missingText.unknown() : missingText[part.why](part.name)

export function serveSubstitutes(server: Server): void {
  serve(server, comparison.listSubstitutes, async ({ params, query, c }) => {
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
          unitPrice: toAmount(price.unitPriceCents),
          total: toAmount(price.totalCents),
          availableQuantity: part.availableQuantity,
          sentence: substituteSentence(substitute),
        }
      }),
    }
  })
}

export function serveFit(server: Server): void {
  serve(server, comparison.checkFit, ({ body, c }) =>
    server.readCatalogue(readContextOf(c), (shop) => checkFit(shop, body.parts)),
  )
}
