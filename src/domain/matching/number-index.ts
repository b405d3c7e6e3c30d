import { type Edit, editCosts, editsBetween } from "./edit-cost.ts"
import { NearTexts } from "./near-texts.ts"
import { exactKey, looseKey } from "./number-key.ts"

/** How a number that was read leads to one of a part's. */
export type NumberHit =
  | { kind: "same"; cost: number; number: string }
  | { kind: "signs"; cost: number; number: string }
  | { kind: "slips"; cost: number; number: string; edits: Edit[] }
  | { kind: "beginning"; cost: number; number: string; more: string }

const MAX_NEAR = 8
const SIGNS_COST = 1
const BEGINNING_COST = 6
const MIN_PREFIX_LENGTH = 6
const MAX_EXTRA_LENGTH = 8
const MAX_NEAR_LENGTH = 100

/** The numbers that parts are known by, to be found as they are, or nearly so. */
export class NumberIndex {
  /** Whose each number is; of most there is but one. */
  #same = new Map<string, number | number[]>()
  #texts = new NearTexts()
  /** Whose each of the texts is, and how it was written. */
  #holders: number[] = []
  #written: string[] = []

  /** `typed` are those that people type: an id of some other program is only found whole. */
  add(document: number, numbers: Iterable<string>, typed: Iterable<string>): void {
    for (const key of new Set([...numbers].map(exactKey))) {
      const known = this.#same.get(key)
      if (key !== "") this.#same.set(key, known === undefined ? document : [known, document].flat())
    }
    const loose = new Map([...typed].map((number) => [looseKey(number), number]))
    for (const [key, number] of loose)
      if (key !== "") {
        this.#texts.add(key)
        this.#holders.push(document)
        this.#written.push(number)
      }
  }

  /** Parts with this very number. */
  same(number: string): readonly number[] {
    return [this.#same.get(exactKey(number)) ?? []].flat()
  }

  /** Parts with nearly this number, and how near. */
  near(number: string): Map<number, NumberHit> {
    const read = looseKey(number)
    const found = new Map<number, NumberHit>()
    const { limit, slips } = allowance(read.length)
    for (const { id, cost } of this.#texts.near(read, limit, slips)) {
      const { document, number: known } = this.#holder(id)
      if (found.size >= MAX_NEAR) break
      if (!found.has(document)) found.set(document, this.#near(read, id, cost, known))
    }
    if (read.length < MIN_PREFIX_LENGTH) return found
    for (const id of this.#texts.beginning(read)) {
      const { document, number: known } = this.#holder(id)
      const more = this.#texts.text(id).slice(read.length)
      if (found.has(document) || more.length > MAX_EXTRA_LENGTH || found.size >= MAX_NEAR * 2)
        continue
      const cost = BEGINNING_COST + more.length / 2
      found.set(document, { kind: "beginning", cost, number: known, more })
    }
    return found
  }

  #holder(id: number): { document: number; number: string } {
    return { document: this.#holders[id] ?? -1, number: this.#written[id] ?? "" }
  }

  #near(read: string, id: number, cost: number, number: string): NumberHit {
    if (cost === 0) return { kind: "signs", cost: SIGNS_COST, number }
    return { kind: "slips", cost, number, edits: editsBetween(read, this.#texts.text(id)) }
  }
}

/** How much may differ: the shorter a number, the more others are near it. */
function allowance(length: number): { limit: number; slips: number } {
  if (length < 4 || length > MAX_NEAR_LENGTH) return { limit: 0, slips: 0 }
  if (length < 6) return { limit: editCosts.missing, slips: 1 }
  if (length < 10) return { limit: 2 * editCosts.missing, slips: 2 }
  return { limit: 2 * editCosts.strange, slips: 2 }
}
