import { compareOptions, isRange, isRangedFacet } from "#domain/catalogue/facets.ts"
import { enlarge } from "./part-columns.ts"

const MIN_CAPACITY = 64

interface FacetValue {
  value: string
  isRange: boolean
  /** False for a number in a facet that offers only ranges. */
  isOffered: boolean
}

/** Facet with the numbers of its values in reading order. */
export interface IndexedFacet {
  name: string
  inOrder: number[]
}

/** Facet values of all parts, numbered from 0. */
export class FacetValues {
  readonly facets: IndexedFacet[] = []
  readonly values: FacetValue[] = []
  /** Facet number of each value. */
  facetOf = new Uint16Array(MIN_CAPACITY)
  readonly #facetNumbers = new Map<string, number>()
  readonly #numbers = new Map<string, number>()

  /** Returns the number of `name:value`; adds it if it is new. */
  numberOf(facet: string): number {
    return this.#numbers.get(facet) ?? this.#add(facet)
  }

  known = (facet: string): number | undefined => this.#numbers.get(facet)

  numberOfFacet = (name: string): number | undefined => this.#facetNumbers.get(name)

  #add(facet: string): number {
    const number = this.values.length
    const end = facet.indexOf(":")
    const name = facet.slice(0, end)
    const value = facet.slice(end + 1)
    const range = isRange(value)
    this.#numbers.set(facet, number)
    this.values.push({ value, isRange: range, isOffered: range || !isRangedFacet(name) })
    if (number === this.facetOf.length) this.facetOf = enlarge(Uint16Array, this.facetOf)
    const at = this.#facetNumbers.get(name) ?? this.facets.push({ name, inOrder: [] }) - 1
    this.#facetNumbers.set(name, at)
    this.facetOf[number] = at
    this.#putInOrder(this.facets[at]?.inOrder ?? [], number)
    return number
  }

  #putInOrder(inOrder: number[], number: number): void {
    const value = (of: number) => this.values[of]?.value ?? ""
    let from = 0
    let to = inOrder.length
    while (from < to) {
      const middle = (from + to) >>> 1
      if (compareOptions(value(inOrder[middle] ?? 0), value(number)) > 0) to = middle
      else from = middle + 1
    }
    inOrder.splice(from, 0, number)
  }
}

/** Combinations of a category and facet values, numbered from 0. Many parts share a combination. */
export class FacetSets {
  count = 0
  categoryOf = new Uint16Array(MIN_CAPACITY)
  /** Values of all sets, one set after another. */
  values = new Uint32Array(MIN_CAPACITY)
  /** Start of each set, which is the end of the set before it. */
  starts = new Uint32Array(MIN_CAPACITY)
  readonly #numbers = new Map<string, number>()

  numberOf(category: number, values: readonly number[]): number {
    const name = `${category}:${values.join()}`
    const known = this.#numbers.get(name)
    if (known !== undefined) return known
    const number = this.count
    const start = this.starts[number] ?? 0
    const end = start + values.length
    this.count += 1
    if (this.count === this.starts.length) {
      this.starts = enlarge(Uint32Array, this.starts)
      this.categoryOf = enlarge(Uint16Array, this.categoryOf)
    }
    while (end > this.values.length) this.values = enlarge(Uint32Array, this.values)
    this.categoryOf[number] = category
    this.values.set(values, start)
    this.starts[number + 1] = end
    this.#numbers.set(name, number)
    return number
  }
}
