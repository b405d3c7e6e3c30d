import { z } from "zod"
import type { PartRow } from "#db/parts.ts"
import { readPurchaseStart, writePurchase } from "#db/purchases.ts"
import { type Cents, cents, payableTotal, toDollars } from "#domain/money.ts"
import { refuseQuantity } from "#domain/quantity.ts"
import { hashRequest, repeatAnswer } from "./answer-once.ts"
import { newId } from "./new-id.ts"
import { orderPlacedMail } from "./order-news.ts"
import { countOne } from "./rate-limits.ts"
import { refuse } from "./refusal.ts"
import type { Actor, Shop } from "./shop.ts"

export interface NewOrder {
  partId: string
  quantity: number
  /** What the buyer's screen showed, for the whole order or for one unit. */
  expectedPriceCents: Cents | undefined
  /** The e-mail the buyer's screen showed. */
  email: string | undefined
  phone: string
}

const placedOrder = z.object({ orderId: z.string() })
export type PlacedOrder = z.output<typeof placedOrder>

/**
 * Reserves the stock and writes the order at the price of this moment, or refuses and changes nothing.
 * With an idempotency key, the same request again gets the first answer again.
 */
export async function placeOrder(
  shop: Shop,
  buyer: Actor,
  order: NewOrder,
  key?: string,
): Promise<PlacedOrder> {
  if (order.email !== undefined && order.email !== buyer.email) throw refuse("forbidden")
  await countOne(shop, "purchase", buyer.id)
  const requestHash = hashRequest(["order", order])
  const asked = { buyerId: buyer.id, partId: order.partId, key }
  // Decided by what was read, written only while that is still so: who comes round again was overtaken.
  for (;;) {
    const start = await readPurchaseStart(shop.db, asked)
    if (!start) throw refuse("unauthenticated")
    if (start.earlier) return repeatAnswer(start.earlier, requestHash, placedOrder)
    if (start.unpaid >= shop.limits.unpaidOrdersPerUser) throw refuse("too_many_unpaid_orders")
    const part = requireOrderable(start.part, order.quantity)
    const totalCents = agreedTotal(part, order)
    const orderId = newId()
    const { quantity, phone } = order
    const sold = { productName: part.name, quantity, unitPriceCents: part.priceCents, totalCents }
    const written = await writePurchase(shop.db, {
      orderId,
      buyer,
      part,
      quantity,
      totalCents,
      phone,
      unpaidOrdersAllowed: shop.limits.unpaidOrdersPerUser,
      claim: { key, requestHash, response: { orderId } },
      mail: orderPlacedMail({ id: orderId, userName: buyer.name, email: buyer.email, ...sold }),
    })
    if (!written) continue
    shop.happened.add("order_placed")
    return { orderId }
  }
}

function requireOrderable(part: PartRow | null, quantity: number): PartRow {
  if (!part) throw refuse("part_not_found")
  const { minimumQuantity, availableQuantity } = part
  const reason = refuseQuantity(part, quantity)
  if (reason) throw refuse(reason, { minimumQuantity, availableQuantity })
  return part
}

/** Never charge more, or less, than the buyer's screen showed. */
function agreedTotal(part: PartRow, order: NewOrder): Cents {
  const unitPrice = cents(part.priceCents)
  const total = payableTotal(unitPrice, order.quantity)
  if (total === undefined) throw refuse("total_not_chargeable")
  const expected = order.expectedPriceCents
  if (expected !== undefined && expected !== total && expected !== unitPrice)
    throw refuse("price_changed", { price: toDollars(total), unitPrice: toDollars(unitPrice) })
  return total
}
