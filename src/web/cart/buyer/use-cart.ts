import { useEffect, useState, useSyncExternalStore } from "react"
import { useNavigate } from "react-router"
import { isApiError } from "#web/api/api-error.ts"
import { cartApi, showCart } from "#web/cart/shared/cart-api.ts"
import { paths } from "#web/navigation/paths.ts"
import type { Cart } from "./cart-line.ts"
import { CartSession, type CartState } from "./cart-session.ts"

/** The cart of this account, or of a visitor, as it was loaded and since. A lost session leads to /login. */
export function useCart(loaded: Cart, account: string | undefined): [CartState, CartSession] {
  const [session] = useState(() => new CartSession(cartApi(account), loaded))
  const state = useSyncExternalStore(session.subscribe, session.state, session.state)
  useEffect(() => {
    session.load(loaded)
    showCart(account, loaded)
  }, [session, loaded, account])

  const navigate = useNavigate()
  const isLost = isApiError(state.failure) && state.failure.status === 401
  useEffect(() => {
    if (isLost) void navigate(paths.login(paths.cart))
  }, [isLost, navigate])
  return [state, session]
}

const SOONEST_MS = 10_000
const PER_LINE_MS = 40

/**
 * Reads a cart again when its page is looked at, and from time to time. A stream for each part, as the part's own
 * page has one, would take more connections than a browser has; longer carts are dearer to read, so that is rarer.
 */
export function useFreshCart(session: CartSession, lines: number, paused: boolean): void {
  useEffect(() => {
    if (paused) return
    const look = () => {
      if (!document.hidden) void session.read()
    }
    const timer = setInterval(look, Math.max(SOONEST_MS, lines * PER_LINE_MS))
    for (const event of ["focus", "online", "pageshow"]) addEventListener(event, look)
    document.addEventListener("visibilitychange", look)
    return () => {
      clearInterval(timer)
      for (const event of ["focus", "online", "pageshow"]) removeEventListener(event, look)
      document.removeEventListener("visibilitychange", look)
    }
  }, [session, lines, paused])
}
