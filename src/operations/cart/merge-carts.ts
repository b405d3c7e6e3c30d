import { joinCartLines } from "#db/cart/cart-lines.ts"
import { deleteCart, findCart, lockCart, nextVersion, openCart } from "#db/cart/carts.ts"
import { MAX_LINES, MAX_UNITS } from "#domain/orders/line-limits.ts"
import type { Shop } from "../kernel/shop.ts"
import { ownerByToken } from "./cart-token.ts"

/**
 * What a visitor put into a cart is in their account's from when they sign in: quantities of the same part add
 * up. Of more than a cart takes, the last are left out.
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
    await joinCartLines(tx, { from: other.id, to: own.id }, { lines: MAX_LINES, units: MAX_UNITS })
    await deleteCart(tx, other.id)
    await nextVersion(tx, own)
  })
}
