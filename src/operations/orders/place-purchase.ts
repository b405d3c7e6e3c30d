import { quantityText } from "#contract/orders/line-text.ts"
import * as contract from "#contract/orders/orders.ts"
import type { LineProblem, QuantityProblem } from "#domain/orders/agree-lines.ts"
import { type Cents, toAmount } from "#domain/pricing/money.ts"
import { type Refusal, refuseFor } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import type { AgreedVersions } from "./agree-on-order.ts"
import type { Destination } from "./charge-calculator.ts"
import { type OrderDetails, type PlacedOrder, placeOrder } from "./place-order.ts"

const refuse = refuseFor(contract.placePurchase.refusals)

interface NewPurchase extends OrderDetails, Destination {
  partId: string
  quantity: number
  /** Prices on the buyer's screen: of the whole order or its goods, and of one unit. */
  expectedPriceCents: Cents | undefined
  expectedUnitPriceCents: Cents | undefined
  /** E-mail address on the buyer's screen. */
  email: string | undefined
  billingAddressId?: string | undefined
  agreed?: AgreedVersions | undefined
  /** Total on the buyer's screen. */
  expectedTotalCents?: Cents | undefined
  /** Network of the buyer's address. */
  network?: string | undefined
}

/** Places an order of one line. Refusals are about its one part. */
export function placePurchase(
  shop: Shop,
  buyer: Actor,
  purchase: NewPurchase,
  key?: string,
): Promise<PlacedOrder> {
  const {
    partId,
    quantity,
    expectedUnitPriceCents,
    expectedPriceCents,
    expectedTotalCents,
    email,
    addressId,
    delivery,
    billingAddressId,
    agreed,
    network,
    ...details
  } = purchase
  const lines = [{ partId, quantity, expectedUnitPriceCents }]
  // Hashes the request as earlier releases did, so that their answers can be repeated.
  const known = {
    partId,
    quantity,
    expectedTotalCents: expectedPriceCents,
    expectedUnitPriceCents,
    email,
  }
  const terms = { addressId, delivery, billingAddressId, agreed }
  const request = ["order", { ...known, ...details, ...terms, total: expectedTotalCents }]
  const expected = { priceCents: expectedPriceCents, totalCents: expectedTotalCents }
  const order = { lines, details, email, ...terms, expected, network }
  return placeOrder(shop, buyer, order, { key, request, refuseLines: refuseLine })
}

function refuseLine([problem]: readonly LineProblem[]): Refusal {
  if (!problem) throw new Error("no line was refused")
  if (problem.code === "price_changed")
    return refuse("price_changed", {
      price: toAmount(problem.price.totalCents),
      unitPrice: toAmount(problem.price.unitPriceCents),
    })
  return "suggestions" in problem ? refuseQuantity(problem) : refuse(problem.code)
}

function refuseQuantity(problem: QuantityProblem): Refusal {
  const { minimumQuantity, availableQuantity, suggestions } = problem
  const rules = { minimumQuantity, availableQuantity }
  const payload = { ...rules, suggestions, fields: { quantity: quantityText(problem) } }
  switch (problem.code) {
    case "above_maximum":
      return refuse(problem.code, { ...payload, maximumQuantity: problem.maximumQuantity })
    case "not_a_multiple":
      return refuse(problem.code, { ...payload, orderMultiple: problem.orderMultiple })
    default:
      return refuse(problem.code, rules)
  }
}
