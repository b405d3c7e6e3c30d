import { use, useState } from "react"
import { useLocation, useNavigate } from "react-router"
import { isApiError } from "../api/api-error.ts"
import { failureText } from "../api/failure-text.ts"
import { paths } from "../navigation/paths.ts"
import type { WantedLine } from "./add-to-cart.ts"
import { CartOwner } from "./cart-owner.ts"

/** Only who puts something into a cart needs it, so it is no part of every first page. */
const loadCalls = () => import("./add-to-cart.ts")

interface Adding {
  busy?: boolean
  /** What is in the cart, until it is taken back or something else is added. */
  added?: readonly WantedLine[]
  /** Why it came to nothing. */
  failure?: string
}

/**
 * Puts parts into the cart of whoever is looking. Header and screen readers are told; what `added` and `failure`
 * say belongs where it was asked for. A lost session leads to /login.
 */
export function useAddToCart() {
  const account = use(CartOwner)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [state, setState] = useState<Adding>({})

  const run = async (work: () => Promise<Adding>) => {
    if (state.busy) return
    setState(({ added }) => ({ busy: true, ...(added && { added }) }))
    try {
      setState(await work())
    } catch (error) {
      if (isApiError(error) && error.status === 401) void navigate(paths.login(pathname + search))
      setState({ failure: failureText(error) })
    }
  }
  const add = (lines: readonly WantedLine[]) =>
    run(async () => {
      const { addToCart } = await loadCalls()
      await addToCart(account, lines)
      return { added: lines }
    })
  const undo = () =>
    run(async () => {
      const { takeFromCart } = await loadCalls()
      await takeFromCart(account, state.added ?? [])
      return {}
    })
  /** The time to take it back is over. */
  const settle = () => setState({})
  return { ...state, add, undo, settle }
}
