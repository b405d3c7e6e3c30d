import { cartText } from "#contract/cart/cart-text.ts"
import { type ApiClient, createClient } from "#contract/client.ts"
import { asDeclared } from "#contract/kernel/as-declared.ts"
import { type Reply, sendAsViewer } from "#web/api/api.ts"
import { storedOwner } from "#web/api/browser-storage.ts"
import { storeKnownCart } from "./known-cart.ts"

export type Cart = Reply<"GET /cart">

/**
 * Returns a client for the cart calls of the account in `CartOwner`, or of a visitor. Each reply updates the cart in
 * the header of every window.
 */
export const cartApi =
  (account: string | undefined): ApiClient =>
  async (route, ...input) => {
    // The user may have signed in in another window.
    const owner = account ?? storedOwner()
    const answer = await createClient(owner === null ? sendAsVisitor : sendAsViewer)(
      route,
      ...input,
    )
    if (route.endsWith(" /cart")) showCart(owner, asDeclared(answer))
    return answer
  }

/**
 * Sends a visitor's calls one after another, across all windows. Two concurrent first calls would each create a cart,
 * and the browser would keep only one. Pages without TLS have no locks, except on localhost.
 */
async function sendAsVisitor(path: string, init: RequestInit): Promise<Response> {
  if (init.method !== "GET" && !navigator.cookieEnabled)
    return Response.json({ code: "nothing_done", message: cartText.cookiesNeeded }, { status: 409 })
  const send = () => fetch(path, init)
  return isSecureContext ? navigator.locks.request("cart", send) : send()
}

/** Updates the header's cart after replies that bypass `cartApi`, and after an order has emptied it. */
export const showCart = (
  account: string | null | undefined,
  {
    version,
    lines,
    lineCount = lines.length,
    units,
    total,
  }: Pick<Cart, "version" | "units" | "total" | "lineCount"> & { lines: readonly unknown[] },
): void => storeKnownCart(account ?? "", { version, lines: lineCount, units, total })
