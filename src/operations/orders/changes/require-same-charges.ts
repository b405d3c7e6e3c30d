import { changeOrderDetails } from "#contract/orders/order-changes.ts"
import { listKeptParts } from "#db/catalogue/offered-parts.ts"
import type { Executor } from "#db/connection/client.ts"
import { listOrderLines, type OrderRow } from "#db/orders/orders.ts"
import type { DeliveryAddress } from "#db/schema/orders.ts"
import { findSettings } from "#db/settings/shop-settings.ts"
import { type OrderCharge, sumOfCharges } from "#domain/orders/charges.ts"
import { cents, toDollars } from "#domain/pricing/money.ts"
import { refuseFor } from "../../kernel/refusal.ts"
import type { Actor } from "../../kernel/shop.ts"
import type { ChargedLine } from "../charge-calculator.ts"
import { chargingGroups, orderTerms } from "../order-terms.ts"

const refuse = refuseFor(changeOrderDetails.refusals)

/**
 * Refuses, with the difference, to have an order go to the other of two places where delivery or tax is another there.
 * Both are asked for now: what the shop has changed since the order was placed is no difference between them.
 */
export async function requireSameCharges(
  db: Executor,
  buyer: Actor,
  order: OrderRow,
  charged: readonly OrderCharge[],
  places: [DeliveryAddress, DeliveryAddress],
): Promise<void> {
  const settings = await findSettings(db, chargingGroups)
  const lines = await linesOf(db, order.id)
  const method = charged.find(({ kind }) => kind === "delivery")?.facts.method
  const delivery = typeof method === "string" ? method : undefined
  const chargesAt = async (address: DeliveryAddress) => {
    const terms = await orderTerms({ db }, { settings, lines, buyer, address, delivery })
    if (terms.refusal) throw terms.refusal
    return terms.charges
  }
  const before = await chargesAt(places[0])
  const after = await chargesAt(places[1])
  if (JSON.stringify(before.map(shown)) === JSON.stringify(after.map(shown))) return
  const more = sumOfCharges(after) - sumOfCharges(before)
  throw refuse("charges_would_change", {
    price: toDollars(cents(Math.max(order.totalCents + more, 0))),
    difference: more / 100,
  })
}

const shown = ({ kind, name, amountCents }: OrderCharge) => [kind, name, amountCents]

async function linesOf(db: Executor, orderId: string): Promise<ChargedLine[]> {
  const lines = await listOrderLines(db, orderId)
  const parts = await listKeptParts(
    db,
    lines.map(({ partId }) => partId),
  )
  const known = new Map(parts.map((part) => [part.id, part]))
  return lines.flatMap(({ partId, quantity, unitPriceCents, totalCents }) => {
    const part = known.get(partId)
    return part
      ? [{ part, quantity, unitPriceCents: cents(unitPriceCents), totalCents: cents(totalCents) }]
      : []
  })
}
