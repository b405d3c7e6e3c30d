import { partNumber } from "../catalogue/part-number.ts"
import { specChips } from "../catalogue/part-specs.ts"
import { synonyms } from "../catalogue/search-words.ts"
import { kindOf, kinds, namesOf } from "../catalogue/vocabulary/vocabulary.ts"
import type { MatchedPart } from "./matched-part.ts"
import { type ReadWord, readWords } from "./read-words.ts"

/** The specs that a part is known by: its brand, and what cards show. */
export const matchedSpecs: readonly string[] = [
  ...new Set([
    "brand",
    ...kinds.flatMap(({ chips = [] }) =>
      chips.flatMap((chip) => [...chip.matchAll(/\{(\w+)/g)].flatMap(([, code]) => code ?? [])),
    ),
  ]),
]

/** Its numbers as people may type them: an id of some other program is not, where the maker has a number. */
export function typedNumbers({ sku, mpn }: MatchedPart): string[] {
  const shown = partNumber({ sku, mpn })
  return mpn && shown !== mpn ? [shown, mpn] : [shown]
}

/** What a part is known by beside its name: its kind, its number, what cards show of it, words run together. */
export function wordsBesides(part: MatchedPart, named: readonly ReadWord[]): string[] {
  const { category, specs, name } = part
  const joined = name.replaceAll(/(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu, "")
  const brand = typeof specs.brand === "string" ? specs.brand : ""
  const told = [
    joined === name ? "" : joined,
    brand,
    partNumber(part),
    ...specChips(kindOf(category), specs),
  ].join(" ; ")
  return [
    ...named.flatMap(({ others }) => others),
    ...readWords(told).flatMap(({ word, others }) => [word, ...others]),
    ...wordsOfKind(category),
  ]
}

const kindWords = new Map<string, readonly string[]>()

/** What people call parts of this category. */
function wordsOfKind(category: string): readonly string[] {
  const known = kindWords.get(category)
  if (known) return known
  const names = [category, ...namesOf(kindOf(category))]
  const marks = new Set(names.map((name) => `category:${name}`))
  const typed = synonyms
    .filter(({ means }) => means.some((meant) => marks.has(meant)))
    .flatMap((synonym) => synonym.typed)
  const words = [...names, ...typed].flatMap((text) => readWords(text).map(({ word }) => word))
  kindWords.set(category, words)
  return words
}
