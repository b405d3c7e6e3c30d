import { isApiError } from "../api/api-error.ts"
import { type Cart, cartApi } from "./cart-api.ts"

export interface WantedLine {
  partId: string
  quantity: number
}

/** Puts these on top of what is in the cart. */
export const addToCart = (account: string | undefined, add: readonly WantedLine[]): Promise<Cart> =>
  cartApi(account)("PATCH /cart", { body: { add: [...add] } })

/** Takes so many out again, and leaves what else came to the cart meanwhile. */
export async function takeFromCart(
  account: string | undefined,
  taken: readonly WantedLine[],
): Promise<Cart> {
  const api = cartApi(account)
  const { version, lines } = await api("GET /cart")
  const units = new Map(lines.map(({ partId, quantity }) => [partId, quantity]))
  const left = taken.map(({ partId, quantity }) => ({
    partId,
    quantity: (units.get(partId) ?? 0) - quantity,
  }))
  const set = left.filter(({ quantity }) => quantity > 0)
  const remove = left.filter(({ quantity }) => quantity <= 0).map(({ partId }) => partId)
  const headers = { "if-match": String(version) }
  return api("PATCH /cart", { body: { set, remove } }, { headers }).catch((error) => {
    if (isApiError(error) && error.body.code === "cart_changed") return takeFromCart(account, taken)
    throw error
  })
}
