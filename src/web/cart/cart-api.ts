import { asDeclared } from "#contract/kernel/as-declared.ts"
import { type ApiClient, createClient } from "#contract/kernel/client.ts"
import { type Reply, sendAsViewer } from "../api/api.ts"
import { storedOwner } from "../api/token.ts"
import { tellCart } from "./known-cart.ts"

export type Cart = Reply<"GET /cart">

/**
 * The contract's calls of carts, for the account of `CartOwner` or a visitor. Whatever they answer of the cart,
 * the header of every window knows.
 */
export const cartApi = (account: string | undefined): ApiClient =>
  createClient(async (path, init) => {
    // Somebody may have signed in in another window.
    const owner = account ?? storedOwner()
    const response = await (owner === null ? fetch(path, init) : sendAsViewer(path, init))
    if (response.ok && path === "/cart") {
      const answer: unknown = await response.clone().json()
      showCart(owner, asDeclared(answer))
    }
    return response
  })

/** The same for a cart that came otherwise, or is known to be empty: it was ordered. */
export const showCart = (
  account: string | null | undefined,
  {
    version,
    lines,
    units,
    total,
  }: Pick<Cart, "version" | "units" | "total"> & { lines: readonly unknown[] },
): void => tellCart(account ?? "", { version, lines: lines.length, units, total })
