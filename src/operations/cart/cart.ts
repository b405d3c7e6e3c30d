import {
  type CartLineRow,
  type CartOwner,
  type CartRow,
  type CartSize,
  findCart,
  findCartSize,
  incrementVersion,
  listCartLines,
  lockCart,
  removeCartLines,
} from "#db/cart/carts.ts"
import type { Executor } from "#db/connection/client.ts"
import { findAnswer } from "#db/shop/idempotency-keys.ts"
import { changeSince, type LineChange, type LineView } from "#domain/cart/change-lines.ts"
import { hasLineDetails, lineDetailsOf } from "#domain/orders/line-details.ts"
import { type Cents, cents } from "#domain/pricing/money.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { hashRequest, replayAnswer, retryOnConnectionLoss } from "../kernel/with-idempotency-key.ts"
import type { AgreedVersions } from "../orders/agree-on-order.ts"
import { type Destination, totalOf } from "../orders/charge-calculator.ts"
import {
  type OrderDetails,
  type PlacedOrder,
  placedOrder,
  placeOrder,
} from "../orders/place-order.ts"
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
  /** Sum of the lines that can be ordered. */
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
  const { lines, units } = priceOffered(wanted, onSale)
  const prices = lines.flatMap(({ price, problem }) => (price && !problem ? price : []))
  return {
    version,
    builds,
    lines: rows.flatMap((row, index) => {
      const priced = lines[index]
      return priced ? [cartLine(row, priced)] : []
    }),
    units,
    totalCents: cents(totalOf(prices)),
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

interface CartOrder extends OrderDetails, Destination {
  expected: { totalCents: Cents; version: number }
  billingAddressId?: string | undefined
  agreed?: AgreedVersions | undefined
}

/** Orders the cart at the prices seen, and empties it in the same transaction. Refuses each changed line separately. */
export async function orderCart(
  shop: Shop,
  buyer: Actor,
  order: CartOrder,
  { network, key }: { network?: string; key?: string | undefined } = {},
): Promise<PlacedOrder> {
  const { expected, addressId, delivery, billingAddressId, agreed, ...details } = order
  const request = ["cart", order]
  const owner = { userId: buyer.id }
  const found = await findCart(shop.db, owner)
  const cart = found && (await readLines(shop.db, found))
  // Read after the cart: a retry that sees the emptied cart then also sees the first request's answer.
  const earlier = key === undefined ? undefined : await findAnswer(shop.db, buyer.id, key)
  if (earlier) return replayAnswer(earlier, hashRequest(request), placedOrder)
  if (expected.version !== (cart?.version ?? 0))
    throw refuse("cart_changed", { version: cart?.version ?? 0 })
  if (!found || !cart || cart.lines.length === 0) throw refuse("cart_empty")
  return placeOrder(
    shop,
    buyer,
    {
      lines: cart.lines.map(wantedLine),
      expected: { totalCents: expected.totalCents },
      addressId,
      delivery,
      billingAddressId,
      agreed,
      details,
      network,
    },
    {
      key,
      request,
      async inSameTransaction(tx) {
        const now = await lockCart(tx, owner)
        if (now?.version !== found.version)
          throw refuse("cart_changed", { version: now?.version ?? 0 })
        await removeCartLines(tx, found.id)
        await incrementVersion(tx, { ...found, builds: null })
      },
    },
  )
}

const wantedLine = ({ part, quantity, seenUnitPriceCents, ...details }: CartLine) => ({
  partId: part.id,
  quantity,
  expectedUnitPriceCents: seenUnitPriceCents === null ? undefined : cents(seenUnitPriceCents),
  details: hasLineDetails(details) ? lineDetailsOf(details) : undefined,
})
