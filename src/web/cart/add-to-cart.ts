import { formatCount } from "#domain/shop/number-format.ts"
import { isApiError } from "../api/api-error.ts"
import { type Cart, cartApi } from "./cart-api.ts"
import { announceOfCart, cartLabel } from "./known-cart.ts"

export interface WantedLine {
  partId: string
  quantity: number
}

/** Puts these on top of what is in the cart, and has it said. */
export async function addToCart(
  account: string | undefined,
  add: readonly WantedLine[],
): Promise<Cart> {
  const cart = await cartApi(account)("PATCH /cart", { body: { add: [...add] } })
  const [one, ...others] = add
  const name = cart.lines.find(({ partId }) => partId === one?.partId)?.name ?? ""
  const what =
    others.length > 0
      ? `${formatCount(add.length)} parts`
      : `${formatCount(one?.quantity ?? 0)} × ${name}`
  announce(`Added ${what}`, cart)
  return cart
}

const announce = (what: string, { version, lines, total }: Cart): void =>
  announceOfCart(`${what}. ${cartLabel({ version, lines: lines.length, total })}.`)

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
  try {
    const cart = await api("PATCH /cart", { body: { set, remove } }, { headers })
    announce("Taken out again", cart)
    return cart
  } catch (error) {
    if (isApiError(error) && error.body.code === "cart_changed") return takeFromCart(account, taken)
    throw error
  }
}
