import { type ReactNode, type RefObject, use, useState } from "react"
import { text } from "#contract/kernel/text.ts"
import { t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { loadWithTexts } from "#web/navigation/use-online.ts"
import { useTimeLeft } from "#web/ui/use-time-left.ts"
import type { CartOutcome, WantedLine } from "./cart-api.ts"
import { CartOwner } from "./known-cart.ts"

const SHOWN_MS = 3000

interface AddedNoteProps {
  cart: CartAdding
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
  const [held, setHeld] = useState(false)
  useTimeLeft(SHOWN_MS, held, cart.settle)
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
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {t("undo")}
      </button>
    </span>
  )
}

/** Loaded on demand, to keep it out of the first page load. */
const loadCalls = () => loadWithTexts(() => import("./cart-api.ts"))

interface CartAdding extends CartOutcome {
  busy?: boolean
  add: (lines: readonly WantedLine[]) => Promise<boolean>
  undo: () => void
  /** Ends the time in which undo is possible. */
  settle: () => void
}

/**
 * Adds parts to the cart of the current user or visitor, and announces the change in the header. Callers show `added`
 * and `problem` next to the button.
 */
export function useAddToCart(): CartAdding {
  const account = use(CartOwner)
  const [state, setState] = useState<CartOutcome & { busy?: boolean }>({})

  const run = async (
    work: (calls: Awaited<ReturnType<typeof loadCalls>>) => Promise<CartOutcome>,
  ): Promise<boolean> => {
    setState({ busy: true })
    const outcome = await loadCalls()
      .then(work)
      .catch(() => ({ problem: text.cart.unreachable }))
    setState(outcome)
    return "added" in outcome
  }
  return {
    ...state,
    add: (lines) => run(({ tryAddToCart }) => tryAddToCart(account, lines)),
    undo: () => void run(({ tryRemoveFromCart }) => tryRemoveFromCart(account, state.added ?? [])),
    settle: () => setState(({ problem }) => ({ problem })),
  }
}
