import type { LineProblem } from "#domain/orders/agree-lines.ts"
import { type Cents, toDollars } from "#domain/pricing/money.ts"
import { type Refusal, refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { type PlacedOrder, placeOrder } from "./place-order.ts"

export interface NewPurchase {
  partId: string
  quantity: number
  /** What the buyer's screen showed: for the whole order, and for one unit. */
  expectedTotalCents: Cents | undefined
  expectedUnitPriceCents: Cents | undefined
  /** The e-mail the buyer's screen showed. */
  email: string | undefined
  phone: string
}

/** An order of one line, refused in the words of its one part. */
export function placePurchase(
  shop: Shop,
  buyer: Actor,
  purchase: NewPurchase,
  key?: string,
): Promise<PlacedOrder> {
  const { partId, quantity, expectedUnitPriceCents, ...order } = purchase
  const lines = [{ partId, quantity, expectedUnitPriceCents }]
  // Whoever repeats a request that an earlier release answered is known by the same request.
  const request = ["order", purchase]
  return placeOrder(shop, buyer, { ...order, lines }, { key, request, refuseLines: refuseLine })
}

function refuseLine([problem]: readonly LineProblem[]): Refusal {
  if (!problem) throw new Error("no line was refused")
  if (problem.code === "price_changed")
    return refuse("price_changed", {
      price: toDollars(problem.price.totalCents),
      unitPrice: toDollars(problem.price.unitPriceCents),
    })
  if (problem.code === "below_minimum" || problem.code === "not_available") {
    const { code, minimumQuantity, availableQuantity } = problem
    return refuse(code, { minimumQuantity, availableQuantity })
  }
  return refuse(problem.code)
}
