import { type KeyboardEvent, type RefObject, use, useEffect, useRef, useState } from "react"
import { CELL_BOUNDS, readQuantity } from "#domain/orders/read-quantity.ts"
import { goTo, isInText } from "#web/ui/sheet/sheet-keys.ts"
import { CartActionsContext } from "./cart-actions.ts"
import type { CartLine } from "./cart-line.ts"

/**
 * What is typed stays the field's own until it is left: no keystroke renders anything. Then it is sent,
 * 0 takes the line out, and nothing puts back what was.
 */
export function useQuantityEntry(line: CartLine, input: RefObject<HTMLInputElement | null>) {
  const actions = use(CartActionsContext)
  const [unread, setUnread] = useState<string>()
  const kept = useKeptValue(line, input)

  const write = (value: string) => {
    if (input.current) input.current.value = value
  }
  const commit = () => {
    const typed = input.current?.value ?? ""
    const wanted = typed.trim() === "" ? Number(kept.current) : readQuantity(typed, CELL_BOUNDS)
    setUnread(wanted === undefined ? typed : undefined)
    if (wanted === undefined) return
    if (wanted === 0) return actions.remove(line)
    write(String(wanted))
    if (String(wanted) === kept.current) return
    kept.current = String(wanted)
    actions.setQuantity(line, wanted)
  }
  const take = (wanted: number) => {
    write(String(wanted))
    commit()
    goTo(input.current)
  }
  const step = (by: number) =>
    take(Math.max(1, (readQuantity(kept.current, CELL_BOUNDS) ?? 0) + by))
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isTyped = event.currentTarget.value !== kept.current
    if (event.key === "Enter") commit()
    if (event.key === "Escape") {
      write(kept.current)
      setUnread(undefined)
    }
    const isText = event.key === "Delete" || event.key.toLowerCase() === "z"
    // Keys of the grid are the text's own while somebody is at it.
    if ((isText && isTyped) || isInText(event.currentTarget, event.key)) event.stopPropagation()
  }
  return { unread, commit, take, step, onKeyDown }
}

/** What the field holds as long as nobody types: the shop's quantity, or one that is on its way to it. */
function useKeptValue({ partId, quantity }: CartLine, input: RefObject<HTMLInputElement | null>) {
  const { waits } = use(CartActionsContext)
  const kept = useRef(String(quantity))
  useEffect(() => {
    const field = input.current
    if (!field || waits(partId)) return
    const isTyped = field === document.activeElement && field.value !== kept.current
    kept.current = String(quantity)
    if (!isTyped) field.value = kept.current
  }, [partId, quantity, waits, input])
  return kept
}
