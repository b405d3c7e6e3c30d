import { z } from "zod"
import type { PartRow } from "#db/catalogue/parts.ts"
import { readPurchaseStart, writePurchase } from "#db/orders/purchases.ts"
import { refuseQuantity } from "#domain/orders/quantity.ts"
import { type Cents, cents, payableTotal, toDollars } from "#domain/pricing/money.ts"
import { hashRequest, repeatAnswer } from "../kernel/answer-once.ts"
import { newId } from "../kernel/new-id.ts"
import { countOne, scaledLimit } from "../kernel/rate-limits.ts"
import { Refusal, refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { orderPlacedMail } from "./order-mails.ts"

export interface NewOrder {
  partId: string
  quantity: number
  /** What the buyer's screen showed: for the whole order, and for one unit. */
  expectedTotalCents: Cents | undefined
  expectedUnitPriceCents: Cents | undefined
  /** The e-mail the buyer's screen showed. */
  email: string | undefined
  phone: string
}

const placedOrder = z.object({ orderId: z.string() })
export type PlacedOrder = z.output<typeof placedOrder>

/** A part as far as an order depends on it. */
type SoldPart = Pick<PartRow, "id" | "name" | "priceCents">

/** Parts as they were when each was last sold here: most are so still, and need not be read first. */
const lastSold = new WeakMap<Shop, Map<string, SoldPart>>()

/** Whoever is overtaken meets a rule the next time; more often than this only a bug is in the way. */
const MOST_TRIES = 100

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
  const sold = soldPartsOf(shop)
  const { unpaidOrders } = shop.limits
  const allowed = {
    proved: scaledLimit(shop, unpaidOrders.proved),
    unproved: scaledLimit(shop, unpaidOrders.unproved),
  }

  /** Written only while the part and the buyer are still so; undefined for who was overtaken. */
  const sell = async ({ id, name, priceCents }: SoldPart, totalCents: Cents) => {
    const orderId = newId()
    const { quantity, phone } = order
    const line = { name, quantity, unitPriceCents: priceCents, totalCents }
    const named = { id: orderId, userName: buyer.name, firstName: name, lineCount: 1 }
    const written = await writePurchase(shop.db, {
      orderId,
      buyer,
      part: { id, name, priceCents },
      quantity,
      totalCents,
      phone,
      unpaidOrdersAllowed: allowed,
      claim: { key, requestHash, response: { orderId } },
      mail: orderPlacedMail({ ...named, email: buyer.email, totalCents }, [line]),
    })
    if (!written) return undefined
    sold.set(id, { id, name, priceCents })
    shop.happened.add("order_placed")
    return { orderId }
  }

  const asItWas = Number.isSafeInteger(order.quantity) ? sold.get(order.partId) : undefined
  if (asItWas) {
    const total = agreedTotal(asItWas, order)
    const placed = total instanceof Refusal ? undefined : await sell(asItWas, total)
    if (placed) return placed
  }

  const asked = { buyerId: buyer.id, partId: order.partId, key }
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const start = await readPurchaseStart(shop.db, asked)
    if (!start) throw refuse("unauthenticated")
    if (start.earlier) return repeatAnswer(start.earlier, requestHash, placedOrder)
    const limit = start.proved ? allowed.proved : allowed.unproved
    if (start.unpaid >= limit)
      throw refuse(start.proved ? "too_many_unpaid_orders" : "address_not_proved", { limit })
    const part = requireOrderable(start.part, order.quantity)
    const total = agreedTotal(part, order)
    if (total instanceof Refusal) throw total
    const placed = await sell(part, total)
    if (placed) return placed
  }
  throw new Error(`a purchase that every rule allows was undone ${MOST_TRIES} times`)
}

function soldPartsOf(shop: Shop): Map<string, SoldPart> {
  const known = lastSold.get(shop)
  if (known) return known
  const none = new Map<string, SoldPart>()
  lastSold.set(shop, none)
  return none
}

function requireOrderable(part: PartRow | null, quantity: number): PartRow {
  if (!part) throw refuse("part_not_found")
  const { minimumQuantity, availableQuantity } = part
  const reason = refuseQuantity(part, quantity)
  if (reason) throw refuse(reason, { minimumQuantity, availableQuantity })
  return part
}

/** Never charge more, or less, than the buyer's screen showed: the whole price, or why there is none. */
function agreedTotal(part: SoldPart, order: NewOrder): Cents | Refusal {
  const unitPrice = cents(part.priceCents)
  const total = payableTotal(unitPrice, order.quantity)
  if (total === undefined) return refuse("total_not_chargeable")
  const { expectedTotalCents = total, expectedUnitPriceCents = unitPrice } = order
  if (expectedTotalCents !== total || expectedUnitPriceCents !== unitPrice)
    return refuse("price_changed", { price: toDollars(total), unitPrice: toDollars(unitPrice) })
  return total
}
