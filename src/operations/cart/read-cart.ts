import {
  type CartLineRow,
  type CartOwner,
  type CartRow,
  type CartSize,
  findCart,
  findCartSize,
  listCartLines,
} from "#db/cart/carts.ts"
import type { Executor } from "#db/connection/client.ts"
import { changeSince, type LineChange, type LineView } from "#domain/cart/change-lines.ts"
import { type Cents, cents } from "#domain/pricing/money.ts"
import type { Shop } from "../kernel/shop.ts"
import { retryOnConnectionLoss } from "../kernel/with-idempotency-key.ts"
import { type PricedLine, priceOffered } from "../orders/price-lines.ts"

export interface CartLine extends CartLineRow {
  priced: PricedLine
  /** Change since the buyer last saw the line; undefined if there is none. */
  changed: LineChange | undefined
}

export interface Cart {
  version: number
  builds: number | null
  lines: CartLine[]
  units: number
  totalCents: Cents
}

export const emptyCart: Cart = {
  version: 0,
  builds: null,
  lines: [],
  units: 0,
  totalCents: cents(0),
}

/** Reads a cart with current prices and problems; empty if there is no cart. */
export async function readCart(
  shop: Pick<Shop, "db">,
  owner: CartOwner | undefined,
): Promise<Cart> {
  const cart = owner && (await findCart(shop.db, owner))
  return cart ? readLines(shop.db, cart) : emptyCart
}

export const countCart = (
  shop: Pick<Shop, "db">,
  { id }: { id: string },
): Promise<CartSize | undefined> =>
  retryOnConnectionLoss(() => findCartSize(shop.db, { userId: id }))

export const readLines = async (db: Executor, cart: CartRow): Promise<Cart> =>
  priceCart(cart, await listCartLines(db, cart.id))

export function priceCart(
  { version, builds }: Pick<CartRow, "version" | "builds">,
  rows: readonly CartLineRow[],
): Cart {
  const wanted = rows.map(({ part, quantity }) => ({ partId: part.id, quantity }))
  const onSale = rows.flatMap(({ part }) => (part.archivedAt ? [] : part))
  const { lines, ...sums } = priceOffered(wanted, onSale)
  return {
    version,
    builds,
    lines: rows.flatMap((row, index) => {
      const priced = lines[index]
      return priced ? [cartLine(row, priced)] : []
    }),
    ...sums,
  }
}

const cartLine = (row: CartLineRow, priced: PricedLine): CartLine => ({
  ...row,
  priced,
  changed: changeSince(
    { unitPriceCents: row.seenUnitPriceCents, orderable: row.seenOrderable },
    viewOf(priced),
  ),
})

const viewOf = ({ price, problem }: PricedLine): LineView => ({
  unitPriceCents: price?.unitPriceCents ?? null,
  orderable: problem === undefined,
})

export function markLineSeen(line: CartLine, priceCents?: number): CartLine {
  const { unitPriceCents, orderable } = viewOf(line.priced)
  const seenUnitPriceCents = priceCents ?? unitPriceCents
  return cartLine({ ...line, seenUnitPriceCents, seenOrderable: orderable }, line.priced)
}
