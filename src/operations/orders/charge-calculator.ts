import type { OfferedPart } from "#db/catalogue/offered-parts.ts"
import type { Executor } from "#db/connection/client.ts"
import type { PostalAddress } from "#domain/accounts/postal-address.ts"
import type { DeliveryOption, DeliveryWeight } from "#domain/delivery/delivery-options.ts"
import type { AgreedLine } from "#domain/orders/agree-lines.ts"
import type { LineTaxFacts, OrderCharge } from "#domain/orders/charges.ts"
import type { Cents } from "#domain/pricing/money.ts"
import type { Refusal } from "../kernel/refusal.ts"

export interface ChargedLine
  extends Pick<AgreedLine<OfferedPart>, "part" | "quantity" | "unitPriceCents" | "totalCents"> {
  /** The line's in its order, if lines before it are gone; else its place, from 1. */
  number?: number
}

/** Adds up what lines cost. */
export const totalOf = (lines: readonly { totalCents: number }[]): number =>
  lines.reduce((sum, { totalCents }) => sum + totalCents, 0)

/** Destination of an order and delivery method. */
export interface Destination {
  /** One of the buyer's; without it their usual one, where orders need any. */
  addressId?: string | undefined
  /** The id of a delivery's method; without it the first that there is. */
  delivery?: string | undefined
  /** Price of delivery by staff, in place of the method's. */
  deliveryCents?: Cents | undefined
}

/** How an order may reach its buyer. */
export interface DeliveryChoice {
  methods: readonly (DeliveryOption & { day?: string | undefined })[]
  /** The id of the one that was charged. */
  chosen: string | undefined
  weight: DeliveryWeight
  /** Assumed of a part of unknown weight; null if nothing is. */
  usualWeightG: number | null
}

export interface ChargeInput extends Pick<Destination, "delivery" | "deliveryCents"> {
  /** Saved settings of the calculator's own group. */
  settings: Record<string, unknown>
  lines: readonly ChargedLine[]
  /** Nobody, where a visitor asks for prices. */
  buyer: { id: string } | undefined
  address: PostalAddress | undefined
  /** Whether the buyer collects it. */
  isCollected: boolean
  /** Charges so far. */
  charges: readonly OrderCharge[]
}

export interface ChargeResult {
  /** Charges so far, and this one. */
  charges: readonly OrderCharge[]
  /** One entry for each line, in order. */
  taxFacts?: readonly LineTaxFacts[]
  choice?: DeliveryChoice
  /** Place of collection, as on a label. */
  collectedAt?: string
  /** Why it cannot be sold so. */
  refusal?: Refusal
}

/** Says what an order costs beside its lines, by a group of settings; refuses what cannot be sold so. */
export interface ChargeCalculator {
  /** The settings' name. What nobody saved is off. */
  group: string
  isOn: (settings: Record<string, unknown>) => boolean
  charge: (shop: { db: Executor }, asked: ChargeInput) => Promise<ChargeResult>
}
