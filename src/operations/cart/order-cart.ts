import { findCart, lockCart, nextVersion, removeCartLines } from "#db/cart/carts.ts"
import { findAnswer } from "#db/shop/idempotency-keys.ts"
import { hasLineDetails, lineDetailsOf } from "#domain/orders/line-details.ts"
import { type Cents, cents } from "#domain/pricing/money.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { hashRequest, replayAnswer } from "../kernel/with-idempotency-key.ts"
import type { AgreedVersions } from "../orders/agree-on-order.ts"
import type { Destination } from "../orders/charge-calculator.ts"
import {
  type OrderDetails,
  type PlacedOrder,
  placedOrder,
  placeOrder,
} from "../orders/place-order.ts"
import { type CartLine, readLines } from "./read-cart.ts"

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
  const held = await findCart(shop.db, owner)
  const cart = held && (await readLines(shop.db, held))
  // Read after the cart: a retry that sees the emptied cart then also sees the first request's answer.
  const earlier = key === undefined ? undefined : await findAnswer(shop.db, buyer.id, key)
  if (earlier) return replayAnswer(earlier, hashRequest(request), placedOrder)
  if (expected.version !== (cart?.version ?? 0))
    throw refuse("cart_changed", { version: cart?.version ?? 0 })
  if (!held || !cart || cart.lines.length === 0) throw refuse("cart_empty")
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
        if (now?.version !== held.version)
          throw refuse("cart_changed", { version: now?.version ?? 0 })
        await removeCartLines(tx, held.id)
        await nextVersion(tx, { ...held, builds: null })
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
