import { cartText } from "#contract/cart/cart-text.ts"
import { type ApiClient, createClient } from "#contract/client.ts"
import { asDeclared } from "#contract/kernel/as-declared.ts"
import { type Reply, sendAsViewer } from "#web/api/api.ts"
import { storedOwner } from "#web/api/browser-storage.ts"
import { tellCart } from "./known-cart.ts"

export type Cart = Reply<"GET /cart">

/**
 * The contract's calls of carts, for the account of `CartOwner` or a visitor. Whatever they answer of the cart,
 * the header of every window knows.
 */
export const cartApi =
  (account: string | undefined): ApiClient =>
  async (route, ...input) => {
    // Somebody may have signed in in another window.
    const owner = account ?? storedOwner()
    const answer = await createClient(owner === null ? sendAsVisitor : sendAsViewer)(
      route,
      ...input,
    )
    if (route.endsWith(" /cart")) showCart(owner, asDeclared(answer))
    return answer
  }

/**
 * Calls of a visitor go one after another, from all windows of a browser: with two first ones at once each would
 * make a cart, of which the browser keeps one. Without TLS, but on this machine, browsers have no such lock.
 */
async function sendAsVisitor(path: string, init: RequestInit): Promise<Response> {
  if (init.method !== "GET" && !navigator.cookieEnabled)
    return Response.json({ code: "nothing_done", message: cartText.cookiesNeeded }, { status: 409 })
  const send = () => fetch(path, init)
  return isSecureContext ? navigator.locks.request("cart", send) : send()
}

/** Tells the header of a cart that came otherwise, or is empty because it was ordered. */
export const showCart = (
  account: string | null | undefined,
  {
    version,
    lines,
    lineCount = lines.length,
    units,
    total,
  }: Pick<Cart, "version" | "units" | "total" | "lineCount"> & { lines: readonly unknown[] },
): void => tellCart(account ?? "", { version, lines: lineCount, units, total })
