import { use, useState } from "react"
import { commonText } from "#contract/kernel/common-text.ts"
import { loadWithTexts } from "#web/navigation/load-chunk.ts"
import type { CartOutcome, WantedLine } from "./cart-api.ts"
import { CartOwner } from "./known-cart.ts"

/** Loaded on demand, to keep it out of the first page load. */
const loadCartApi = () => loadWithTexts(() => import("./cart-api.ts"))

export interface AddingToCart extends CartOutcome {
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
export function useAddToCart(): AddingToCart {
  const account = use(CartOwner)
  const [state, setState] = useState<CartOutcome & { busy?: boolean }>({})

  const run = async (
    work: (api: Awaited<ReturnType<typeof loadCartApi>>) => Promise<CartOutcome>,
  ): Promise<boolean> => {
    setState({ busy: true })
    const outcome = await loadCartApi()
      .then(work)
      .catch(() => ({ problem: commonText.cart.unreachable }))
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
