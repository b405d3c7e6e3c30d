import { mayBePartNumber, splitBracketed } from "#domain/matching/part-marks.ts"
import { type CountKnown, countOfName } from "#domain/matching/prose/known-names.ts"
import { intersect, listIntersection } from "../catalogue/search-index/bits.ts"
import type { CatalogueIndex } from "../catalogue/search-index/catalogue-index.ts"
import { slotsWithNumber } from "../catalogue/search-index/near-numbers.ts"
import type { KnownParts } from "../kernel/ports.ts"

/** Maximum number of lookups per text. Each takes up to 0.5 ms with 46,000 parts. */
const MAX_LOOKUPS = 200
/** Maximum number of pieces used to narrow down the parts. */
const MAX_NARROWING = 6
const MAX_COMPARED = 100

export const knownPartsOf = (index: CatalogueIndex): KnownParts => ({
  countName: nameCounter(index),
  isNumber: (cell) =>
    mayBePartNumber(cell) &&
    slotsWithNumber(index, splitBracketed(cell)?.number ?? cell).length > 0,
})

function nameCounter(index: CatalogueIndex): CountKnown {
  const counts = new Map<string, number>()
  let lookups = 0
  return (pieces) => {
    const key = pieces.join(" ")
    const known = counts.get(key)
    if (known !== undefined || lookups >= MAX_LOOKUPS) return known ?? 0
    const names = namesBeginning(index, pieces)
    const count = Math.max(0, ...names.map((name) => countOfName(name, pieces)))
    if (names.length > 0) lookups += 1
    counts.set(key, count)
    return count
  }
}

/** Finds names that begin with the first piece. Intersects with further pieces as long as parts remain. */
function namesBeginning(index: CatalogueIndex, pieces: readonly string[]): string[] {
  const [first = ""] = pieces
  const { words, columns, buffers, onSale } = index
  words.clear()
  const found = words.byWord(first)
  let slots: readonly number[] = []
  for (const piece of pieces.slice(1, MAX_NARROWING)) {
    intersect(found, words.byWord(piece))
    const left = listIntersection(found, onSale(), buffers.ranked.dirty(words.slots))
    if (left.length === 0) break
    slots = Array.from(left.subarray(0, MAX_COMPARED))
    if (left.length < MAX_COMPARED) break
  }
  return slots
    .map((slot) => columns.shown[slot]?.name ?? "")
    .filter((name) => name.slice(0, first.length).toLowerCase() === first)
}
