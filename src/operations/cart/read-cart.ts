import { type CartLineRow, listCartLines } from "#db/cart/cart-lines.ts"
import {
  type CartOwner,
  type CartRow,
  type CartSize,
  findCart,
  findCartSize,
} from "#db/cart/carts.ts"
import type { Executor } from "#db/connection/client.ts"
import { changeSince, type LineChange, type LineView } from "#domain/cart/changed-line.ts"
import { type Cents, cents } from "#domain/pricing/money.ts"
import { retryOnConnectionLoss } from "../kernel/retry-on-connection-loss.ts"
import type { Shop } from "../kernel/shop.ts"
import { type PricedLine, priceLines } from "../orders/price-lines.ts"

export interface CartLine
  extends Pick<
    CartLineRow,
    "partId" | "sku" | "name" | "image" | "quantity" | "note" | "seenUnitPriceCents"
  > {
  priced: PricedLine
  /** What the buyer saw last, and is so no longer. */
  changed: LineChange | undefined
}

export interface Cart {
  version: number
  lines: CartLine[]
  units: number
  totalCents: Cents
}

export const emptyCart: Cart = { version: 0, lines: [], units: 0, totalCents: cents(0) }

/** Somebody's cart, priced and checked now; an empty one for whoever has none. */
export async function readCart(
  shop: Pick<Shop, "db">,
  owner: CartOwner | undefined,
): Promise<Cart> {
  const cart = owner && (await findCart(shop.db, owner))
  return cart ? pricedCart(shop.db, cart) : emptyCart
}

/** How many lines an account's cart has, for a page's head. */
export const countCart = (
  shop: Pick<Shop, "db">,
  { id }: { id: string },
): Promise<CartSize | undefined> =>
  retryOnConnectionLoss(() => findCartSize(shop.db, { userId: id }))

export async function pricedCart(db: Executor, { id, version }: CartRow): Promise<Cart> {
  return { version, ...(await pricedLines(db, id)) }
}

/** A cart's lines, or those of these parts. */
export async function pricedLines(
  db: Executor,
  cartId: number,
  partIds?: readonly string[],
): Promise<Omit<Cart, "version">> {
  const rows = await listCartLines(db, cartId, partIds)
  const { lines, ...sums } = await priceLines({ db }, rows)
  return { lines: rows.flatMap((row, index) => cartLine(row, lines[index])), ...sums }
}

function cartLine(row: CartLineRow, priced: PricedLine | undefined): CartLine[] {
  const { seenOrderable: orderable, ...line } = row
  const { seenUnitPriceCents: unitPriceCents } = line
  if (!priced) return []
  return [{ ...line, priced, changed: changeSince({ unitPriceCents, orderable }, viewOf(priced)) }]
}

/** What a buyer looks at in a line. */
export const viewOf = ({ price, problem }: PricedLine): LineView => ({
  unitPriceCents: price?.unitPriceCents ?? null,
  orderable: problem === undefined,
})
