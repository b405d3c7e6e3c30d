import { use, useState } from "react"
import { text } from "#contract/kernel/text.ts"
import type { WantedLine } from "./add-to-cart.ts"
import { CartOwner } from "./cart-owner.ts"
import type { CartOutcome } from "./try-cart.ts"

/** Only who puts something into a cart needs it, so it is no part of every first page. */
const loadCalls = () => import("./try-cart.ts")

export interface AddingToCart extends CartOutcome {
  busy?: boolean
  /** Says whether it was added. */
  add: (lines: readonly WantedLine[]) => Promise<boolean>
  /** Takes out again what was added. */
  undo: () => void
  /** The time to take it back is over. */
  settle: () => void
}

/**
 * Puts parts into the cart of whoever is looking. The header is told, and with it who cannot see it; `added` and
 * `problem` belong where it was asked for.
 */
export function useAddToCart(): AddingToCart {
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
    add: (lines) => run(({ tryAdding }) => tryAdding(account, lines)),
    undo: () => void run(({ tryTaking }) => tryTaking(account, state.added ?? [])),
    settle: () => setState(({ problem }) => ({ problem })),
  }
}
