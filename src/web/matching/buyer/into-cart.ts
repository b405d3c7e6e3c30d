import { MAX_UNITS } from "#domain/orders/line-limits.ts"
import type { WantedLine } from "#web/cart/shared/add-to-cart.ts"
import { type Cart, cartApi } from "#web/cart/shared/cart-api.ts"

/** What was to be in the cart when no answer came, and what of it was there before. */
interface Tried {
  added: string
  version: number
  set: readonly WantedLine[]
}

/**
 * Puts lines on top of what is in the cart, in one call. It is sent as what is to be there afterwards, so that after a
 * lost answer the cart itself tells whether it was done.
 */
export class IntoCart {
  #tried: Tried | undefined

  async put(account: string | undefined, lines: readonly WantedLine[]): Promise<void> {
    const api = cartApi(account)
    const added = JSON.stringify(lines)
    const cart = await api("GET /cart")
    const tried = this.#tried
    this.#tried = undefined
    if (tried?.added === added && tried.version !== cart.version && holds(cart, tried.set)) return
    const there = unitsIn(cart)
    const set = lines.map(({ partId, quantity }) => ({
      partId,
      quantity: Math.min((there.get(partId) ?? 0) + quantity, MAX_UNITS),
    }))
    this.#tried = { added, version: cart.version, set }
    const headers = { "if-match": String(cart.version) }
    await api("PATCH /cart", { body: { set } }, { headers })
    this.#tried = undefined
  }
}

const unitsIn = ({ lines }: Cart) =>
  new Map(lines.map(({ partId, quantity }) => [partId, quantity]))

function holds(cart: Cart, set: readonly WantedLine[]): boolean {
  const there = unitsIn(cart)
  return set.every(({ partId, quantity }) => there.get(partId) === quantity)
}
