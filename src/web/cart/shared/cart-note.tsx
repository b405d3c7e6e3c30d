import { type ReactNode, type RefObject, useState } from "react"
import { formatCount } from "#domain/shop/number-format.ts"
import { useTimeLeft } from "../../ui/use-time-left.ts"
import type { AddingToCart } from "./use-add-to-cart.ts"

const SHOWN_MS = 3000

interface AddedNoteProps {
  cart: AddingToCart
  /** Takes the focus of the button, which goes when it was used. */
  back: RefObject<HTMLElement | null>
}

/** What became of adding, in the place of what stands there else. */
export function CartNote({ children, ...note }: AddedNoteProps & { children?: ReactNode }) {
  const { added, problem } = note.cart
  if (added) return <AddedNote {...note} />
  return problem ? <span className="text-danger">{problem}</span> : children
}

/** `Added 48 · undo`, for three seconds in which nobody is at it. */
export function AddedNote({ cart, back }: AddedNoteProps) {
  const [held, setHeld] = useState(false)
  useTimeLeft(SHOWN_MS, held, cart.settle)
  const units = cart.added?.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0
  const undo = () => {
    back.current?.focus()
    void cart.undo()
  }
  return (
    <span className="whitespace-nowrap text-text">
      {`Added ${formatCount(units)} · `}
      <button
        type="button"
        className="-my-2 cursor-pointer rounded py-2 max-two:-my-3 max-two:py-3 text-brand underline underline-offset-4"
        onClick={undo}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        undo
      </button>
    </span>
  )
}
