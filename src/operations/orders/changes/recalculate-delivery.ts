import { deliverySettings } from "#contract/settings/delivery-settings.ts"
import { listKeptParts } from "#db/catalogue/offered-parts.ts"
import type { Executor } from "#db/connection/client.ts"
import type { OrderRow } from "#db/orders/orders.ts"
import { findSettings } from "#db/settings/shop-settings.ts"
import { deliveryOptions } from "#domain/delivery/delivery-options.ts"
import type { OrderCharge } from "#domain/orders/charges.ts"
import { deliveryCharge } from "../charge-delivery.ts"
import { deliveryTerms } from "../delivery-terms.ts"

/** What is left of an order. */
interface Remainder {
  lines: readonly { partId: string; quantity: number }[]
  goodsCents: number
}

/** Whether delivery was free because of the goods' value, and less than that is left. */
export function losesFreeDelivery(charges: readonly OrderCharge[], goodsCents: number): boolean {
  const freeFromCents = charges.find(({ kind }) => kind === "delivery")?.facts.freeFromCents
  return typeof freeFromCents === "number" && goodsCents < freeFromCents
}

/**
 * Says what the order's way of delivery costs for what is left of it, by the shop's prices of now; undefined where free
 * delivery is not lost, or where the shop has no price for it any more.
 */
export async function recalculateDelivery(
  db: Executor,
  { deliveryAddress }: OrderRow,
  charges: readonly OrderCharge[],
  { lines, goodsCents }: Remainder,
): Promise<OrderCharge | undefined> {
  if (!losesFreeDelivery(charges, goodsCents)) return undefined
  const method = charges.find(({ kind }) => kind === "delivery")?.facts.method
  const [settings] = await findSettings(db, [deliverySettings.name])
  const parts = await listKeptParts(
    db,
    lines.map(({ partId }) => partId),
  )
  const weights = new Map(parts.map(({ id, packedWeightG }) => [id, packedWeightG]))
  const weighed = lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ partId, quantity }) => ({ quantity, packedWeightG: weights.get(partId) ?? null }))
  const place = deliveryAddress ?? undefined
  const options = deliveryOptions(deliveryTerms(settings?.value ?? {}), {
    lines: weighed,
    goodsCents,
    place,
  })
  const option = options.find(({ id }) => id === method)
  return option && !option.facts.agreed ? deliveryCharge(option) : undefined
}
