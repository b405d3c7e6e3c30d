import { type KeyboardEvent, useRef, useSyncExternalStore } from "react"
import { noQuantityText, refusalText } from "#contract/orders/line-text.ts"
import { checkQuantity, type QuantityRefusal } from "#domain/orders/quantity.ts"
import { CELL_BOUNDS, readQuantity } from "#domain/orders/read-quantity.ts"
import { type Cents, cents } from "#domain/pricing/money.ts"
import type { WantedLine } from "#web/cart/shared/cart-api.ts"
import { announceCartChange } from "#web/cart/shared/known-cart.ts"
import { useAddToCart } from "#web/cart/shared/use-add-to-cart.ts"
import { priceOf } from "#web/catalogue/shared/price-of.ts"
import { Observable, useObservable } from "#web/ui/observable.ts"
import type { BrowsePart } from "./load-browse.ts"

interface TypedQuantity {
  part: BrowsePart
  typed: string
  /** Undefined until the quantity is checked for the first time. */
  refusal?: QuantityRefusal | undefined
}

/** Quantities typed into the table; they survive sorting, paging, the grid and searches without results. */
export class TypedQuantities extends Observable<{ rows: ReadonlyMap<string, TypedQuantity> }> {
  constructor() {
    super({ rows: new Map() })
  }

  of = (partId: string): TypedQuantity | undefined => this.state().rows.get(partId)

  /** Stores the typed text; an empty text removes the entry. */
  set(part: BrowsePart, typed: string): void {
    const wasRefused = this.of(part.id)?.refusal !== undefined
    this.#put(part, typed, wasRefused ? refusalOf(part, typed) : undefined)
  }

  /** Validates the typed text and stores its refusal, if any. */
  check(part: BrowsePart, typed: string): QuantityRefusal | undefined {
    const refusal = refusalOf(part, typed)
    this.#put(part, typed, refusal)
    return refusal
  }

  /** Puts back quantities that could not be added, unless others were typed in the meantime. */
  restore(rows: readonly TypedQuantity[]): void {
    for (const { part, typed } of rows) if (!this.of(part.id)) this.set(part, typed)
  }

  clear(lines: readonly WantedLine[]): void {
    const rows = new Map(this.state().rows)
    for (const { partId } of lines) rows.delete(partId)
    this.update({ rows })
  }

  #put(part: BrowsePart, typed: string, refusal: QuantityRefusal | undefined): void {
    const rows = new Map(this.state().rows)
    if (typed.trim() === "") rows.delete(part.id)
    else rows.set(part.id, { part, typed, refusal })
    this.update({ rows })
  }
}

const refusalOf = (part: BrowsePart, typed: string) => checkQuantity(part, quantityIn(typed))

/** Reads a quantity. Invalid input becomes a number that fails validation. */
const quantityIn = (typed: string): number =>
  readQuantity(typed, CELL_BOUNDS) ?? Number(typed || Number.NaN)

interface TypedSummary {
  lines: WantedLine[]
  total: Cents
  refused: TypedQuantity[]
}

/** Returns the orderable lines, their total, and the refused quantities. */
function summarize(rows: Iterable<TypedQuantity>): TypedSummary {
  const lines: WantedLine[] = []
  const refused: TypedQuantity[] = []
  let total = 0
  for (const row of rows) {
    const quantity = quantityIn(row.typed)
    if (checkQuantity(row.part, quantity)) refused.push(row)
    else {
      lines.push({ partId: row.part.id, quantity })
      total += priceOf(row.part, quantity)?.totalCents ?? 0
    }
  }
  return { lines, total: cents(Math.min(total, Number.MAX_SAFE_INTEGER)), refused }
}

const stepOfKey = new Map([
  ["ArrowDown", 1],
  ["ArrowUp", -1],
])

/** The button that adds all typed quantities. */
export const ADD_ALL_ID = "add-typed-quantities"

/** Quantity field of a row: Enter adds it and moves on, as arrows do; Ctrl+Enter adds all. */
export function useQuantityEntry(part: BrowsePart, quantities: TypedQuantities) {
  const { id, smallestOrder } = part
  const cart = useAddToCart()
  const input = useRef<HTMLInputElement>(null)
  const row = useSyncExternalStore(
    quantities.subscribe,
    () => quantities.of(id),
    () => undefined,
  )
  const value = row?.typed ?? ""
  const refusal = row?.refusal

  const add = (typed: string): boolean => {
    const refused = quantities.check(part, typed)
    if (refused) {
      announceCartChange(problemOf(typed, refused))
      input.current?.focus()
      return false
    }
    const lines = [{ partId: id, quantity: quantityIn(typed) }]
    quantities.clear(lines)
    void cart.add(lines).then((done) => {
      if (!done) quantities.restore([{ part, typed }])
    })
    return true
  }
  const focusField = (by: number) => {
    const next = fieldAfter(input.current, by)
    next?.focus()
    next?.select()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      document.getElementById(ADD_ALL_ID)?.click()
      return
    }
    const by = event.key === "Enter" ? 1 : stepOfKey.get(event.key)
    if (by === undefined) return
    event.preventDefault()
    if (event.key !== "Enter" || value === "" || add(value)) focusField(by)
  }
  return {
    cart,
    input,
    value,
    refusal,
    problem: refusal ? problemOf(value, refusal) : cart.problem,
    change: (typed: string) => quantities.set(part, typed),
    onKeyDown,
    addTyped: () => add(value || String(smallestOrder ?? 0)),
    addSuggested: (quantity: number) => {
      if (add(String(quantity))) focusField(1)
    },
  }
}

export function useAddAll(quantities: TypedQuantities) {
  const cart = useAddToCart()
  const { rows } = useObservable(quantities)
  const summary = summarize(rows.values())
  const addAll = async () => {
    for (const { part, typed } of summary.refused) quantities.check(part, typed)
    const added = summary.lines.flatMap(({ partId }) => rows.get(partId) ?? [])
    quantities.clear(summary.lines)
    if (!(await cart.add(summary.lines))) quantities.restore(added)
  }
  return { cart, ...summary, addAll }
}

const problemOf = (typed: string, refusal: QuantityRefusal): string =>
  noQuantityText(typed, refusalText(refusal))

function fieldAfter(field: HTMLInputElement | null, by: number): HTMLInputElement | undefined {
  const fields = [
    ...(field?.closest("table")?.querySelectorAll<HTMLInputElement>(".part-entry input") ?? []),
  ]
  return fields.find((_, index) => fields[index - by] === field)
}
