import { useEffect, useState } from "react"
import { useNavigate } from "react-router"
import { isApiError } from "#web/api/api-error.ts"
import { cartApi, showCart } from "#web/cart/shared/cart-api.ts"
import { paths } from "#web/navigation/paths.ts"
import { useObservable } from "#web/ui/observable.ts"
import type { Cart } from "./cart-line.ts"
import { CartSession, type CartState } from "./cart-session.ts"

/**
 * Subscribes to the cart of an account or a visitor. On a lost session, redirects to /login, which returns to this
 * page.
 */
export function useCart(
  loaded: Cart,
  account: string | undefined,
  page: string,
): [CartState, CartSession] {
  const [session] = useState(() => new CartSession(cartApi(account), loaded))
  const state = useObservable(session)
  useEffect(() => {
    session.load(loaded)
    showCart(account, loaded)
  }, [session, loaded, account])

  const navigate = useNavigate()
  const isLost = isApiError(state.failure) && state.failure.status === 401
  useEffect(() => {
    if (isLost) void navigate(paths.loginAgain(page))
  }, [isLost, navigate, page])
  return [state, session]
}

const MIN_INTERVAL_MS = 10_000
const INTERVAL_PER_LINE_MS = 40

/**
 * Reads the cart again when its page gets focus, and at intervals that grow with the number of lines. One event stream
 * per part, as on a part's page, would exceed the connections of a browser.
 */
export function useFreshCart(session: CartSession, lines: number, paused: boolean): void {
  useEffect(() => {
    if (paused) return
    const refresh = () => {
      if (!document.hidden) void session.read()
    }
    const timer = setInterval(refresh, Math.max(MIN_INTERVAL_MS, lines * INTERVAL_PER_LINE_MS))
    for (const event of ["focus", "online", "pageshow"]) addEventListener(event, refresh)
    document.addEventListener("visibilitychange", refresh)
    return () => {
      clearInterval(timer)
      for (const event of ["focus", "online", "pageshow"]) removeEventListener(event, refresh)
      document.removeEventListener("visibilitychange", refresh)
    }
  }, [session, lines, paused])
}
