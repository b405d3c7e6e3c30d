import { shippingSettings } from "#contract/settings/order-settings.ts"
import { trackingLink } from "#domain/orders/tracking-link.ts"
import type { Shop } from "../kernel/shop.ts"
import { readSettings } from "../settings/read-settings.ts"

/** How a shipment is tracked, as somebody says it; what they leave out stays as it is. */
export interface SaidTracking {
  carrier?: string | undefined
  trackingNumber?: string | undefined
  trackingUrl?: string | undefined
}

export interface Tracking {
  carrier: string
  trackingNumber: string
  trackingUrl: string
}

const NONE: Tracking = { carrier: "", trackingNumber: "", trackingUrl: "" }

/** With the carrier's own link, where nobody wrote another. */
export async function trackingOf(
  shop: Pick<Shop, "db">,
  said: SaidTracking,
  before: Tracking = NONE,
): Promise<Tracking> {
  const { carrier = before.carrier, trackingNumber = before.trackingNumber } = said
  if (said.trackingUrl) return { carrier, trackingNumber, trackingUrl: said.trackingUrl }
  if (carrier === before.carrier && trackingNumber === before.trackingNumber)
    return { carrier, trackingNumber, trackingUrl: said.trackingUrl ?? before.trackingUrl }
  const { settings } = await readSettings(shop, shippingSettings)
  const known = settings.carriers.find(({ name }) => name.toLowerCase() === carrier.toLowerCase())
  const link = known ? trackingLink(known.trackingLink, trackingNumber) : ""
  return { carrier: known?.name ?? carrier, trackingNumber, trackingUrl: link }
}
