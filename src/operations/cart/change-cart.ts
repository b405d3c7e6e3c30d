import {
  type CartLineRow,
  type CartOwner,
  type CartRow,
  deleteCart,
  findCart,
  incrementVersion,
  listCartLines,
  listKeyedChanges,
  lockCart,
  mergeCartLines,
  openCart,
  removeCartLines,
  saveCartLines,
  saveKeyedChanges,
} from "#db/cart/carts.ts"
import { listStoredParts, type StoredPart } from "#db/catalogue/offered-parts.ts"
import type { Executor, Transaction } from "#db/connection/client.ts"
import type { KeyedChange } from "#db/schema/carts.ts"
import {
  buildsAfter,
  changeLines,
  type LinesChange,
  placeLines,
} from "#domain/cart/change-lines.ts"
import { networkOf } from "#domain/network.ts"
import {
  charactersOfDetails,
  linePoints,
  MAX_CART_CHARACTERS,
  noLineDetails,
  type SomeLineDetails,
} from "#domain/orders/line-details.ts"
import { MAX_LINES, MAX_UNITS } from "#domain/orders/quantity.ts"
import { looksLikeToken, newToken, tokenHashOf } from "../kernel/identifiers.ts"
import {
  consumeLimit,
  consumeLimits,
  type LimitUse,
  restoreIfRefused,
} from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Shop } from "../kernel/shop.ts"
import { hashRequest } from "../kernel/with-idempotency-key.ts"
import { type Cart, type CartLine, emptyCart, markLineSeen, priceCart, readLines } from "./cart.ts"

export interface CartChange extends LinesChange {
  /** Number of machines the lines are for; undefined leaves it unchanged. */
  builds?: number | null | undefined
  /** Prices shown to the buyer for lines that had changed. */
  accept: readonly { partId: string; unitPriceCents?: number | undefined }[]
}

export interface CartRequest {
  owner: CartOwner | undefined
  address: string
  /** Version on the buyer's screen; undefined for any. */
  seenVersion: number | undefined
}

interface ChangedCart {
  cart: Cart
  token?: string
}

/**
 * Sets, adds and removes lines, all or nothing. The first line creates the cart. A repeated change with the same key
 * only reads the cart, also beyond its rate limits.
 */
export async function changeCart(
  shop: Shop,
  request: CartRequest,
  change: CartChange,
  key?: string,
): Promise<ChangedCart> {
  const writtenLines = [...change.set, ...change.add]
  const lineUses = limitsOfLines(request, writtenLines)
  try {
    await consumeLimits(shop, [limitOfChange(request), ...lineUses])
  } catch (error) {
    const cart = key === undefined ? undefined : await readIfRepeated(shop.db, request, change, key)
    if (!cart) throw error
    return { cart }
  }
  return restoreIfRefused(shop, lineUses, async () => {
    const { owner, address, seenVersion } = request
    const known = owner && (await findCart(shop.db, owner))
    if (!known && seenVersion) throw refuse("cart_changed", { version: 0 })
    if (!known && writtenLines.length === 0) return { cart: emptyCart }
    const opened = known && owner ? { owner } : await newOwner(shop, owner, address)
    const cart = await shop.db.transaction((tx) =>
      changeCartOf(tx, opened.owner, change, { seenVersion, key }),
    )
    return { ...opened, cart }
  })
}

export async function changeCartOf(
  tx: Transaction,
  owner: CartOwner,
  change: CartChange,
  { seenVersion, key }: { seenVersion?: number | undefined; key?: string | undefined } = {},
): Promise<Cart> {
  const cart = await openCart(tx, owner)
  if (!cart) throw refuse("unauthenticated")
  if (key !== undefined && !(await claimKey(tx, cart.id, key, change))) return readLines(tx, cart)
  if (seenVersion !== undefined && seenVersion !== cart.version)
    throw refuse("cart_changed", { version: cart.version })
  return writeChange(tx, cart, change)
}

const MAX_KEYED_CHANGES = 10

/** Stores the key of a change. Returns false if this change was applied before. */
async function claimKey(tx: Transaction, cartId: number, key: string, change: CartChange) {
  const earlier = await listKeyedChanges(tx, cartId)
  const keyed = keyedChange(key, change)
  const isFirst = !isRepeated(earlier, keyed)
  if (isFirst) await saveLastKeys(tx, cartId, [...earlier, keyed])
  return isFirst
}

const keyedChange = (key: string, change: CartChange): KeyedChange => ({
  key,
  hash: hashRequest(change).toString("base64"),
})

/** Reports whether the change was applied before. Refuses another change with the same key. */
function isRepeated(earlier: readonly KeyedChange[], { key, hash }: KeyedChange): boolean {
  const same = earlier.find((keyed) => keyed.key === key)
  if (same && same.hash !== hash) throw refuse("idempotency_key_reused")
  return same !== undefined
}

/** Reads the cart if the change was applied before. */
async function readIfRepeated(
  db: Executor,
  { owner }: CartRequest,
  change: CartChange,
  key: string,
): Promise<Cart | undefined> {
  const cart = owner && (await findCart(db, owner))
  const isKnown = cart && isRepeated(await listKeyedChanges(db, cart.id), keyedChange(key, change))
  return isKnown ? readLines(db, cart) : undefined
}

const saveLastKeys = (tx: Transaction, cartId: number, changes: readonly KeyedChange[]) =>
  saveKeyedChanges(tx, cartId, changes.slice(-MAX_KEYED_CHANGES))

/** Characters of line details that count as one line. */
const CHARACTERS_OF_LINE = 250

/** Limits changes, because each costs a look-up. */
const limitOfChange = ({ owner, address }: CartRequest): LimitUse =>
  owner?.userId === undefined
    ? { name: "cartChangeOfAddress", who: networkOf(address) }
    : { name: "cartChange", who: owner.userId }

/** Limits the lines of visitors, because they are kept for thirty days. */
function limitsOfLines(
  { owner, address }: CartRequest,
  lines: readonly SomeLineDetails[],
): LimitUse[] {
  const points = lines.reduce((sum, line) => sum + linePoints(line, CHARACTERS_OF_LINE), 0)
  return owner?.userId === undefined && points > 0
    ? [{ name: "cartLineOfAddress", who: networkOf(address), points }]
    : []
}

async function newOwner(shop: Shop, owner: CartOwner | undefined, address: string) {
  if (owner?.userId !== undefined) return { owner }
  await consumeLimit(shop, "newCart", networkOf(address))
  const token = newToken()
  return { owner: { tokenHash: tokenHashOf(token) }, token }
}

async function writeChange(tx: Transaction, cart: CartRow, change: CartChange): Promise<Cart> {
  const named = new Set([...change.set, ...change.add].map(({ partId }) => partId))
  const before = await listCartLines(tx, cart.id)
  const changed = changeLines([...before, ...(await newLines(tx, before, named))], change)
  const partIds = new Set(before.map(({ part }) => part.id))
  const after = placeLines(changed, positionsOfNew(change, partIds))
  if (after.length > MAX_LINES) throw refuse("cart_full", { limit: MAX_LINES })
  const characters = after.reduce((sum, line) => sum + charactersOfDetails(line), 0)
  if (characters > MAX_CART_CHARACTERS)
    throw refuse("cart_texts_too_long", { limit: MAX_CART_CHARACTERS })
  const builds = after.length > 0 ? buildsAfter({ ...cart, partIds }, change) : null
  const next = await incrementVersion(tx, { ...cart, builds })
  if (!next) throw new Error("a locked cart has changed")

  const pricedBefore = priceCart(cart, before.filter(isOneOf(named)))
  const seen = seenPrices(pricedBefore.lines, named, change.accept)
  const priced = priceCart(next, after)
  const lines = priced.lines.map((line) =>
    seen.has(line.part.id) ? markLineSeen(line, seen.get(line.part.id)) : line,
  )
  // New lines are stored last. The lines that a restored line precedes are therefore stored again.
  const firstMoved = after.findIndex((line, index) => line !== changed[index])
  const moved = new Set(firstMoved < 0 ? [] : after.slice(firstMoved).map(({ part }) => part.id))
  const removed = moved.union(new Set(change.remove))
  if (removed.size > 0) await removeCartLines(tx, cart.id, [...removed])
  const written = lines.filter(isOneOf(named.union(seen).union(moved)))
  if (written.length > 0) await saveCartLines(tx, cart.id, written)
  return { ...priced, lines }
}

/** Returns the parts of new lines, each with the part whose line it precedes. */
const positionsOfNew = ({ set }: CartChange, partIds: ReadonlySet<string>) =>
  new Map(
    set.flatMap(({ partId, before }): [string, string][] =>
      before === undefined || partIds.has(partId) ? [] : [[partId, before]],
    ),
  )

const isOneOf =
  (ids: ReadonlySetLike<string>) =>
  ({ part }: CartLineRow): boolean =>
    ids.has(part.id)

async function newLines(
  tx: Transaction,
  before: readonly CartLineRow[],
  named: ReadonlySet<string>,
): Promise<CartLineRow[]> {
  const missing = [...named.difference(new Set(before.map(({ part }) => part.id)))]
  if (missing.length === 0) return []
  const parts = await requireParts(tx, missing)
  const line = { ...noLineDetails, quantity: 0, seenUnitPriceCents: null, seenOrderable: true }
  return missing.flatMap((id) => {
    const part = parts.get(id)
    return part ? [{ ...line, part }] : []
  })
}

/** Returns these parts by id, archived ones included. Refuses unknown ids. */
export async function requireParts(
  db: Executor,
  ids: readonly string[],
): Promise<Map<string, StoredPart>> {
  const parts = new Map((await listStoredParts(db, ids)).map((part) => [part.id, part]))
  const unknown = ids.filter((id) => !parts.has(id))
  if (unknown.length > 0) throw refuse("parts_unknown", { partIds: unknown })
  return parts
}

/**
 * Returns the parts whose lines count as seen, with the accepted prices. Changing a line counts as seeing it, unless it
 * awaits acceptance.
 */
function seenPrices(
  linesBefore: readonly CartLine[],
  named: ReadonlySet<string>,
  accept: CartChange["accept"],
): Map<string, number | undefined> {
  const waiting = new Set(linesBefore.flatMap(({ part, changed }) => (changed ? part.id : [])))
  return new Map([
    ...Array.from(named.difference(waiting), (id): [string, undefined] => [id, undefined]),
    ...accept.map(({ partId, unitPriceCents }): [string, number | undefined] => [
      partId,
      unitPriceCents,
    ]),
  ])
}

export async function clearCart(shop: Shop, request: CartRequest): Promise<Cart> {
  const { owner, seenVersion } = request
  await consumeLimits(shop, [limitOfChange(request)])
  return shop.db.transaction(async (tx) => {
    const cart = owner && (await lockCart(tx, owner))
    const version = cart?.version ?? 0
    if (seenVersion !== undefined && seenVersion !== version)
      throw refuse("cart_changed", { version })
    if (!cart) return emptyCart
    await removeCartLines(tx, cart.id)
    const next = await incrementVersion(tx, { ...cart, builds: null })
    return { ...emptyCart, version: next?.version ?? version }
  })
}

/** Returns the owner of a visitor's cart; undefined for a malformed token. */
export const ownerByToken = (token: string | undefined): CartOwner | undefined =>
  token !== undefined && looksLikeToken(token) ? { tokenHash: tokenHashOf(token) } : undefined

/**
 * Merges the visitor's cart and its keys into the account's at sign-in. Quantities add up; lines beyond the limit are
 * dropped.
 */
export async function mergeCarts(
  shop: Pick<Shop, "db">,
  token: string | undefined,
  userId: string,
): Promise<void> {
  const visitor = ownerByToken(token)
  if (!visitor || !(await findCart(shop.db, visitor))) return
  await shop.db.transaction(async (tx) => {
    const own = await openCart(tx, { userId })
    const other = await lockCart(tx, visitor)
    if (!own || !other) return
    const most = { lines: MAX_LINES, units: MAX_UNITS, characters: MAX_CART_CHARACTERS }
    await mergeCartLines(tx, { from: other.id, to: own.id }, most)
    const keyed = await listKeyedChanges(tx, other.id)
    await saveLastKeys(tx, own.id, [...(await listKeyedChanges(tx, own.id)), ...keyed])
    await deleteCart(tx, other.id)
    const isSame = own.version === 0 || own.builds === other.builds
    await incrementVersion(tx, { ...own, builds: isSame ? other.builds : null })
  })
}
