import { isBareId } from "#domain/catalogue/part-number.ts"
import { numberMark } from "#domain/catalogue/search-terms.ts"
import { editCosts, editsBetween } from "#domain/matching/edit-cost.ts"
import { exactKey, looseKey, typedNumbers } from "#domain/matching/part-marks.ts"
import type { NumberHit } from "#domain/matching/row-match.ts"
import type { CatalogueIndex } from "./catalogue-index.ts"
import type { ComparedWords } from "./word-index.ts"

const PUNCTUATION_COST = 1
const PREFIX_COST = 6
const MAX_NEAR = 8
const MAX_HITS = 16
const MIN_PREFIX_LENGTH = 6
const MAX_EXTRA_LENGTH = 8
const MAX_NEAR_LENGTH = 100
const NUMBERS: ComparedWords = {
  mark: "=number:",
  accepts: (text) => !isBareId(text),
  isUpperCase: true,
}

/** Returns the slots of parts on sale with this number, apart from case, blanks and separators. */
export function slotsWithNumber(
  { words, columns, isOnSale }: CatalogueIndex,
  number: string,
): number[] {
  const key = exactKey(number)
  const mark = numberMark(key)
  if (mark === undefined) return []
  return words.slotsOf(mark).filter((slot) => {
    const { sku = "", mpn = "" } = columns.shown[slot] ?? {}
    return isOnSale(slot) && [sku, mpn].some((known) => exactKey(known) === key)
  })
}

/** Finds parts on sale with a similar number: the same letters and digits, few typos, or the same beginning. */
export function nearNumbers(index: CatalogueIndex, number: string): Map<number, NumberHit> {
  const read = looseKey(number)
  const found = new Map<number, NumberHit>()
  for (const { text, cost } of index.words.near(NUMBERS, read, allowanceOf(read.length)))
    for (const slot of slotsOf(index, text))
      if (found.size < MAX_NEAR && !found.has(slot))
        found.set(slot, nearHit(read, text, cost, writtenNumber(index, slot, text)))
  if (read.length < MIN_PREFIX_LENGTH) return found
  for (const { word } of index.words.listsBeginning(NUMBERS.mark + read.toLowerCase())) {
    const text = word.slice(NUMBERS.mark.length).toUpperCase()
    const more = text.slice(read.length)
    if (more === "" || more.length > MAX_EXTRA_LENGTH || isBareId(text)) continue
    const cost = PREFIX_COST + more.length / 2
    for (const slot of slotsOf(index, text))
      if (found.size < MAX_HITS && !found.has(slot)) {
        const known = writtenNumber(index, slot, text)
        found.set(slot, { kind: "prefix", cost, number: known, more })
      }
  }
  return found
}

const slotsOf = (index: CatalogueIndex, text: string): number[] =>
  index.words.slotsOf(NUMBERS.mark + text.toLowerCase()).filter(index.isOnSale)

/** Returns a part's number as the shop writes it. */
function writtenNumber(index: CatalogueIndex, slot: number, text: string): string {
  const part = index.columns.shown[slot]
  return (part && typedNumbers(part).find((number) => looseKey(number) === text)) ?? text
}

/** Returns the allowed difference. A short number has more similar numbers, so it allows less. */
function allowanceOf(length: number): { limit: number; typos: number } {
  if (length < 4 || length > MAX_NEAR_LENGTH) return { limit: 0, typos: 0 }
  if (length < 6) return { limit: editCosts.missing, typos: 1 }
  if (length < 10) return { limit: 2 * editCosts.missing, typos: 2 }
  return { limit: 2 * editCosts.unlikely, typos: 2 }
}

const nearHit = (read: string, text: string, cost: number, number: string): NumberHit =>
  cost === 0
    ? { kind: "punctuation", cost: PUNCTUATION_COST, number }
    : { kind: "typos", cost, number, edits: editsBetween(read, text) }
