import { type KeyboardEvent, useRef, useState } from "react"
import { noQuantityText, refusalText } from "#contract/orders/quantity-text.ts"
import { checkQuantity, type QuantityRefusal } from "#domain/orders/quantity.ts"
import { CELL_BOUNDS, readQuantity } from "#domain/orders/read-quantity.ts"
import { useAddToCart } from "#web/cart/shared/cart-note.tsx"
import { announceOfCart } from "#web/cart/shared/known-cart.ts"
import type { BrowsePart } from "./load-browse.ts"

const stepOfKey = new Map([
  ["ArrowDown", 1],
  ["ArrowUp", -1],
])

/** Quantity field of a row: Enter adds it and moves on, as arrows do. */
export function useQuantityEntry({ id, limits, least }: BrowsePart) {
  const cart = useAddToCart()
  const input = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState("")
  const [refusal, setRefusal] = useState<QuantityRefusal>()

  const change = (typed: string) => {
    setValue(typed)
    if (refusal) setRefusal(checkQuantity(limits, quantityIn(typed)))
  }
  const add = (quantity: number): boolean => {
    const refused = checkQuantity(limits, quantity)
    setRefusal(refused)
    if (refused) {
      announceOfCart(problemOf(value, refused))
      input.current?.focus()
      return false
    }
    setValue("")
    void cart.add([{ partId: id, quantity }]).then((done) => {
      if (!done) setValue((typed) => typed || String(quantity))
    })
    return true
  }
  const go = (by: number) => {
    const next = fieldFrom(input.current, by)
    next?.focus()
    next?.select()
  }
  const press = (event: KeyboardEvent) => {
    const by = event.key === "Enter" ? 1 : stepOfKey.get(event.key)
    if (by === undefined) return
    event.preventDefault()
    if (event.key !== "Enter" || value === "" || add(quantityIn(value))) go(by)
  }
  return {
    cart,
    input,
    value,
    refusal,
    problem: refusal ? problemOf(value, refusal) : cart.problem,
    change,
    press,
    addTyped: () => add(value === "" ? (least ?? 0) : quantityIn(value)),
    take: (quantity: number) => {
      if (add(quantity)) go(1)
    },
  }
}

const problemOf = (typed: string, refusal: QuantityRefusal): string =>
  noQuantityText(typed, refusalText(refusal))

/** Reads a quantity; invalid input becomes one that fails validation. */
const quantityIn = (typed: string): number =>
  readQuantity(typed, CELL_BOUNDS) ?? Number(typed || Number.NaN)

function fieldFrom(field: HTMLInputElement | null, by: number): HTMLInputElement | undefined {
  const fields = [
    ...(field?.closest("table")?.querySelectorAll<HTMLInputElement>(".part-entry input") ?? []),
  ]
  return fields.find((_, index) => fields[index - by] === field)
}
