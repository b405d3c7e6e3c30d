import type { Executor } from "#db/connection/client.ts"
import type { OrderTerms } from "#db/orders/place-order.ts"
import type { OrderAddress } from "#db/schema/orders.ts"
import type { StoredSettings } from "#db/settings/shop-settings.ts"
import type { Refusal } from "../kernel/refusal.ts"
import type {
  ChargeCalculator,
  ChargedLine,
  DeliveryChoice,
  Destination,
} from "./charge-calculator.ts"
import { chargesDelivery, ownDelivery } from "./charge-delivery.ts"
import { chargesFees } from "./charge-fees.ts"
import { chargesTax } from "./charge-tax.ts"
import { chooseAddress } from "./choose-address.ts"

/** In this order: tax is on what was charged before, too. */
const chargers: readonly ChargeCalculator[] = [chargesDelivery, chargesFees, chargesTax]

/** The names of the settings that orders are decided by. */
export const chargingGroups: readonly string[] = chargers.map(({ group }) => group)

export const versionsOf = (settings: readonly StoredSettings[]): Record<string, number> =>
  Object.fromEntries(
    chargingGroups.map((group) => [
      group,
      settings.find(({ name }) => name === group)?.version ?? 0,
    ]),
  )

export interface AgreedTerms extends OrderTerms {
  /** The address as on a label. */
  shipTo?: string
  choice?: DeliveryChoice
  /** Why it cannot be sold so; its charges are not known then. */
  refusal?: Refusal
}

export interface TermsRequest extends Destination {
  /** Charging groups that were saved. */
  settings: readonly StoredSettings[]
  lines: readonly ChargedLine[]
  buyer: { id: string } | undefined
  /** Where it goes, in place of one of the buyer's addresses as they are now. */
  address?: OrderAddress | undefined
}

/** Whether orders cost nothing beside their lines, and go where their buyer wrote. */
export const chargesNothing = (settings: readonly StoredSettings[]): boolean =>
  chargersOn(settings).length === 0

const chargersOn = (settings: readonly StoredSettings[]) =>
  chargers.flatMap((charger) => {
    const value = settings.find(({ name }) => name === charger.group)?.value
    return value && charger.isOn(value) ? [{ charger, value }] : []
  })

/** Every way to order and every shown price asks here, so that both agree. */
export async function orderTerms(
  shop: { db: Executor },
  { settings, addressId, address: sentTo, ...asked }: TermsRequest,
): Promise<AgreedTerms> {
  const on = chargersOn(settings)
  const { deliveryCents } = asked
  const isDeliveryCharged = on.some(({ charger }) => charger === chargesDelivery)
  const agreed =
    deliveryCents === undefined || isDeliveryCharged ? [] : [ownDelivery(deliveryCents)]
  if (on.length === 0) return { charges: agreed }
  const chosen = sentTo
    ? { deliveryAddress: sentTo, shipTo: "" }
    : asked.buyer && (await chooseAddress(shop.db, asked.buyer.id, addressId))
  let terms: AgreedTerms = { charges: agreed, ...chosen }
  for (const { charger, value } of on) {
    const { deliveryAddress: address, charges, refusal } = terms
    if (refusal) return terms
    const isCollected = terms.shipTo !== undefined && !address
    const known = { ...asked, address, isCollected, charges }
    const { collectedAt, ...charged } = await charger.charge(shop, { ...known, settings: value })
    terms = { ...terms, ...charged }
    if (collectedAt !== undefined)
      terms = { ...terms, deliveryAddress: undefined, shipTo: collectedAt }
  }
  return terms
}
