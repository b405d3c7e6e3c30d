import { type ReactNode, type RefObject, useState } from "react"
import { t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { useVisibleTimeout } from "#web/ui/timers.ts"
import type { AddingToCart } from "./use-add-to-cart.ts"

const SHOWN_MS = 3000

interface AddedNoteProps {
  cart: AddingToCart
  /** Element that gets focus on undo, because the undo button is then removed. */
  back: RefObject<HTMLElement | null>
  /** Text for what was added, such as `7 parts`; by default the number of units. */
  what?: string
}

/** Shows what was added, or why nothing was, in place of its children. */
export function CartNote({ children, ...note }: AddedNoteProps & { children?: ReactNode }) {
  const { added, problem } = note.cart
  if (added) return <AddedNote {...note} />
  return problem ? <span className="text-danger">{problem}</span> : children
}

/** Shows `Added 48 · undo` for three seconds; pointer or focus pause the countdown. */
export function AddedNote({ cart, back, what }: AddedNoteProps) {
  const [isPaused, setIsPaused] = useState(false)
  useVisibleTimeout(SHOWN_MS, isPaused, cart.settle)
  const units = cart.added?.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0
  const undo = () => {
    back.current?.focus()
    cart.undo()
  }
  return (
    <span className="whitespace-nowrap text-text">
      {`${t("Added {what} ·", { what: what ?? formatCount(units) })} `}
      <button
        type="button"
        className="-my-2 cursor-pointer rounded py-2 max-two:-my-3 max-two:py-3 text-brand underline underline-offset-4"
        onClick={undo}
        onPointerEnter={() => setIsPaused(true)}
        onPointerLeave={() => setIsPaused(false)}
        onFocus={() => setIsPaused(true)}
        onBlur={() => setIsPaused(false)}
      >
        {t("undo")}
      </button>
    </span>
  )
}
