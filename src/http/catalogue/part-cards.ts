import type { z } from "zod"
import type { searchCatalogue } from "#contract/catalogue/catalogue.ts"
import { comparisonValues } from "#domain/catalogue/part-specs.ts"
import type { Vocabulary } from "#domain/catalogue/vocabulary/own-vocabulary.ts"
import { toDollars } from "#domain/pricing/money.ts"
import { lowestPrice } from "#domain/pricing/price-for.ts"
import type { CatalogueSearch } from "#operations/catalogue/catalogue-search.ts"
import { PartCards } from "#operations/catalogue/part-cards.ts"
import type { Part } from "#operations/catalogue/read-catalogue.ts"
import { presentPart } from "./parts.ts"

/** What searches and suggestions show of parts. */
export const openPartCards = (catalogue: CatalogueSearch) =>
  new PartCards(catalogue, (part, vocabulary) => ({
    slug: part.slug,
    /** As JSON, in bytes, so that an answer is copied together and not encoded anew. */
    found: Buffer.from(JSON.stringify(presentFound(part, vocabulary))),
    suggested: presentSuggested(part),
  }))

type FoundPart = z.input<typeof searchCatalogue.reply>["parts"][number]

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
