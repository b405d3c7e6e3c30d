import { lastOfferedDay } from "#domain/catalogue/lifecycle.ts"
import type { ShownPart } from "#domain/matching/row-match.ts"

interface PartTexts {
  shown: ShownPart
  title: string
  /** Length of the name, for matching. */
  nameLength: number
  category: number
  facetSet: number
  fitSet: number
  sortSet: number
}

interface PartFigures {
  position: number
  priceCents: number
  minimumQuantity: number
  availableQuantity: number
  lifecycle: string | null
  textsBy: number
}

const MIN_CAPACITY = 64

/** Data of the parts other than their words, in columns by slot. */
export class PartColumns {
  slots = 0
  #today = 0
  shown: ShownPart[] = []
  titles: string[] = []
  position = new Float64Array(MIN_CAPACITY)
  priceCents = new Int32Array(MIN_CAPACITY)
  /** Quantity that can be ordered today; 0 for a part that is not offered. */
  available = new Int32Array(MIN_CAPACITY)
  /** 1 if the minimum can be ordered today, else 0. */
  orderable = new Uint8Array(MIN_CAPACITY)
  stock = new Int32Array(MIN_CAPACITY)
  minimum = new Int32Array(MIN_CAPACITY)
  lastDay = new Int32Array(MIN_CAPACITY)
  category = new Uint16Array(MIN_CAPACITY)
  facetSet = new Uint32Array(MIN_CAPACITY)
  fitSet = new Uint32Array(MIN_CAPACITY)
  sortSet = new Uint32Array(MIN_CAPACITY)
  textsBy = new Float64Array(MIN_CAPACITY)
  nameLength = new Float64Array(MIN_CAPACITY)

  push({ shown, title, nameLength, category, facetSet, fitSet, sortSet }: PartTexts): number {
    const slot = this.slots
    if (slot === this.position.length) this.#enlarge()
    this.slots += 1
    this.shown[slot] = shown
    this.titles[slot] = title
    this.nameLength[slot] = nameLength
    this.category[slot] = category
    this.facetSet[slot] = facetSet
    this.fitSet[slot] = fitSet
    this.sortSet[slot] = sortSet
    return slot
  }

  setFigures(slot: number, part: PartFigures): void {
    this.position[slot] = part.position
    this.priceCents[slot] = part.priceCents
    this.minimum[slot] = part.minimumQuantity
    this.lastDay[slot] = lastOfferedDay(part.lifecycle)
    this.textsBy[slot] = part.textsBy
    this.setStock(slot, part.availableQuantity)
  }

  setStock(slot: number, quantity: number): void {
    const isOffered = (this.lastDay[slot] ?? 0) >= this.#today
    const available = isOffered ? quantity : 0
    this.stock[slot] = quantity
    this.available[slot] = available
    this.orderable[slot] = available >= (this.minimum[slot] ?? 0) ? 1 : 0
  }

  /** Number of the shop's current day. */
  get today(): number {
    return this.#today
  }

  set today(day: number) {
    if (day === this.#today) return
    this.#today = day
    for (let slot = 0; slot < this.slots; slot += 1) this.setStock(slot, this.stock[slot] ?? 0)
  }

  /** Moves every slot to its new number, which is never higher, or removes it (-1). */
  renumber(slots: Int32Array, count: number): void {
    for (let old = 0; old < this.slots; old += 1) {
      const slot = slots[old] ?? -1
      if (slot < 0 || slot === old) continue
      const shown = this.shown[old]
      if (shown) this.shown[slot] = shown
      this.titles[slot] = this.titles[old] ?? ""
      for (const column of this.#numbers()) column[slot] = column[old] ?? 0
    }
    this.slots = count
    this.shown.length = count
    this.titles.length = count
  }

  #numbers = () => [
    this.position,
    this.priceCents,
    this.available,
    this.orderable,
    this.stock,
    this.minimum,
    this.lastDay,
    this.category,
    this.facetSet,
    this.fitSet,
    this.sortSet,
    this.textsBy,
    this.nameLength,
  ]

  #enlarge(): void {
    this.position = enlarge(Float64Array, this.position)
    this.priceCents = enlarge(Int32Array, this.priceCents)
    this.available = enlarge(Int32Array, this.available)
    this.orderable = enlarge(Uint8Array, this.orderable)
    this.stock = enlarge(Int32Array, this.stock)
    this.minimum = enlarge(Int32Array, this.minimum)
    this.lastDay = enlarge(Int32Array, this.lastDay)
    this.category = enlarge(Uint16Array, this.category)
    this.facetSet = enlarge(Uint32Array, this.facetSet)
    this.fitSet = enlarge(Uint32Array, this.fitSet)
    this.sortSet = enlarge(Uint32Array, this.sortSet)
    this.textsBy = enlarge(Float64Array, this.textsBy)
    this.nameLength = enlarge(Float64Array, this.nameLength)
  }
}

/** Copies numbers into an array 1.5 times as long. */
export function enlarge<Numbers extends { length: number; set(from: Numbers): void }>(
  Kind: new (length: number) => Numbers,
  from: Numbers,
): Numbers {
  const larger = new Kind(Math.ceil(1.5 * from.length))
  larger.set(from)
  return larger
}

/** Assigns one number to equal things, from 0 on. */
export class Numbering<Thing> {
  readonly things: Thing[] = []
  readonly #numbers = new Map<string, number>()

  numberOf(name: string, thing: () => Thing): number {
    const known = this.#numbers.get(name)
    if (known !== undefined) return known
    const number = this.things.length
    this.things.push(thing())
    this.#numbers.set(name, number)
    return number
  }

  known = (name: string): number | undefined => this.#numbers.get(name)
}
