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
  /** Number in its order. If missing, its place in the list, from 1. */
  number?: number
}

/** Adds up what lines cost. */
export const totalOf = (lines: readonly { totalCents: number }[]): number =>
  lines.reduce((sum, { totalCents }) => sum + totalCents, 0)

/** Destination of an order and delivery method. */
export interface Destination {
  /** Address of the buyer; if missing, their usual one where orders need an address. */
  addressId?: string | undefined
  /** Delivery method; if missing, the first. */
  delivery?: string | undefined
  /** Price of delivery by staff, in place of the method's. */
  deliveryCents?: Cents | undefined
}

/** How an order may reach its buyer. */
export interface DeliveryChoice {
  methods: readonly (DeliveryOption & { day?: string | undefined })[]
  /** Id of the charged method. */
  chosen: string | undefined
  weight: DeliveryWeight
  /** Default weight of a part; null if there is none. */
  usualWeightG: number | null
}

export interface ChargeInput extends Pick<Destination, "delivery" | "deliveryCents"> {
  /** Saved settings of the calculator's own group. */
  settings: Record<string, unknown>
  lines: readonly ChargedLine[]
  /** Undefined for a visitor who asks for prices. */
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
  /** Reason why the order cannot be placed. */
  refusal?: Refusal
}

/** Calculates what an order costs beside its lines, by a group of settings. Refuses what cannot be ordered. */
export interface ChargeCalculator {
  /** Name of the settings. Unsaved settings are off. */
  group: string
  isOn: (settings: Record<string, unknown>) => boolean
  charge: (shop: { db: Executor }, asked: ChargeInput) => Promise<ChargeResult>
}
