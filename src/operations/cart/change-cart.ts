import {
  addCartLines,
  recordSeen,
  removeCartLines,
  type SeenLine,
  setCartLines,
} from "#db/cart/cart-lines.ts"
import {
  type CartOwner,
  type CartRow,
  findCart,
  lockCart,
  nextVersion,
  openCart,
} from "#db/cart/carts.ts"
import type { Transaction } from "#db/connection/client.ts"
import { networkOf } from "#domain/network.ts"
import { MOST_LINES, MOST_UNITS } from "#domain/orders/line-limits.ts"
import { consumeLimit } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import { newToken, tokenHashOf } from "../kernel/secret-token.ts"
import type { Shop } from "../kernel/shop.ts"
import { type Cart, emptyCart, pricedCart, pricedLines, viewOf } from "./read-cart.ts"

export interface CartChange {
  set: readonly { partId: string; quantity: number; note?: string | undefined }[]
  add: readonly { partId: string; quantity: number }[]
  remove: readonly string[]
  /** Prices that the buyer was shown, of lines that have changed. */
  accept: readonly { partId: string; unitPriceCents?: number | undefined }[]
}

export interface CartAsked {
  owner: CartOwner | undefined
  /** Where a visitor comes from. */
  address: string
  /** The version that the buyer's screen shows; undefined for any. */
  seenVersion: number | undefined
}

/** The cart after a change, and the token of one that was made for a visitor just now. */
export interface ChangedCart {
  cart: Cart
  token?: string
}

/**
 * Sets, adds and removes lines, in this order, and all of it or nothing. The first that puts something in makes
 * the cart.
 */
export async function changeCart(
  shop: Shop,
  { owner, address, seenVersion }: CartAsked,
  change: CartChange,
): Promise<ChangedCart> {
  await countVisitor(shop, owner, address)
  const wanted = eachPartOnce(change)
  const putsIn = wanted.set.length + wanted.add.length > 0
  const known = owner && (await findCart(shop.db, owner))
  if (!known && seenVersion) throw refuse("cart_changed", { version: 0 })
  if (!known && !putsIn) return { cart: emptyCart }
  const opened = known && owner ? { owner } : await newOwner(shop, owner, address)
  const cart = await shop.db.transaction(async (tx) => {
    const held = await openCart(tx, opened.owner)
    if (!held) throw refuse("unauthenticated")
    if (seenVersion !== undefined && seenVersion !== held.version)
      throw refuse("cart_changed", { version: held.version })
    return writeChange(tx, held, wanted)
  })
  return { ...opened, cart }
}

/** Each change has what everybody shares looked at anew. */
async function countVisitor(shop: Shop, owner: CartOwner | undefined, address: string) {
  if (owner?.userId === undefined)
    await consumeLimit(shop, "cartChangeOfAddress", networkOf(address))
}

/** An account has its cart at any rate; a visitor gets a token, which nobody can have thought of. */
async function newOwner(shop: Shop, owner: CartOwner | undefined, address: string) {
  if (owner?.userId !== undefined) return { owner }
  await consumeLimit(shop, "newCart", networkOf(address))
  const token = newToken()
  return { owner: { tokenHash: tokenHashOf(token) }, token }
}

/** Of several for one part, the last is set, and what is added adds up. */
function eachPartOnce(change: CartChange): CartChange {
  const set = new Map(change.set.map((line) => [line.partId, line]))
  const add = new Map<string, number>()
  for (const { partId, quantity } of change.add) add.set(partId, (add.get(partId) ?? 0) + quantity)
  return {
    ...change,
    set: [...set.values()],
    add: Array.from(add, ([partId, quantity]) => ({ partId, quantity })),
  }
}

async function writeChange(tx: Transaction, cart: CartRow, change: CartChange): Promise<Cart> {
  const named = new Set([...change.set, ...change.add].map(({ partId }) => partId))
  const before = await pricedLines(tx, cart.id, [...named])
  await writeLines(tx, cart.id, change, named)
  const next = await nextVersion(tx, cart)
  if (!next) throw new Error("a cart that is held has changed")

  // Who changes a line looks at it, unless it had changed before that and waits to be accepted.
  const unaccepted = before.lines.flatMap(({ partId, changed }) => (changed ? [partId] : []))
  for (const partId of unaccepted) named.delete(partId)
  await noteLooks(tx, cart.id, named, change.accept)
  const after = await pricedCart(tx, next)
  if (after.lines.length > MOST_LINES) throw refuse("cart_full", { limit: MOST_LINES })
  return after
}

async function writeLines(
  tx: Transaction,
  cartId: number,
  { set, add, remove }: CartChange,
  named: ReadonlySet<string>,
): Promise<void> {
  const found = new Set<string>()
  if (set.length > 0) for (const id of await setCartLines(tx, cartId, set)) found.add(id)
  if (add.length > 0)
    for (const id of await addCartLines(tx, cartId, add, MOST_UNITS)) found.add(id)
  const unknown = [...named.difference(found)]
  if (unknown.length > 0) throw refuse("parts_unknown", { partIds: unknown })
  if (remove.length > 0) await removeCartLines(tx, cartId, remove)
}

/** These lines were looked at as they are now, and others accepted at the price that was shown. */
async function noteLooks(
  tx: Transaction,
  cartId: number,
  looked: ReadonlySet<string>,
  accept: CartChange["accept"],
): Promise<void> {
  const prices = new Map(accept.map(({ partId, unitPriceCents }) => [partId, unitPriceCents]))
  const ids = [...looked, ...prices.keys()]
  if (ids.length === 0) return
  const { lines } = await pricedLines(tx, cartId, ids)
  const seen = lines.map(({ partId, priced }): SeenLine => {
    const now = viewOf(priced)
    return { partId, ...now, unitPriceCents: prices.get(partId) ?? now.unitPriceCents }
  })
  await recordSeen(tx, cartId, seen)
}

/** Takes all lines out. */
export async function emptyOutCart(
  shop: Shop,
  { owner, address, seenVersion }: CartAsked,
): Promise<Cart> {
  await countVisitor(shop, owner, address)
  return shop.db.transaction(async (tx) => {
    const held = owner && (await lockCart(tx, owner))
    const version = held?.version ?? 0
    if (seenVersion !== undefined && seenVersion !== version)
      throw refuse("cart_changed", { version })
    if (!held) return emptyCart
    await removeCartLines(tx, held.id)
    const next = await nextVersion(tx, held)
    return { ...emptyCart, version: next?.version ?? version }
  })
}
