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
  /** Line number in the order if earlier lines were removed; otherwise its position, from 1. */
  number?: number
}

export const totalOf = (lines: readonly { totalCents: number }[]): number =>
  lines.reduce((sum, { totalCents }) => sum + totalCents, 0)

export interface Destination {
  /** One of the buyer's addresses; if missing, the usual one, if orders need an address. */
  addressId?: string | undefined
  /** Id of a delivery method; if missing, the first available one. */
  delivery?: string | undefined
  /** Delivery price set by staff, in place of the method's. */
  deliveryCents?: Cents | undefined
}

/** Ways in which an order can reach its buyer. */
export interface DeliveryChoice {
  methods: readonly (DeliveryOption & { day?: string | undefined })[]
  /** Id of the charged method. */
  chosen: string | undefined
  weight: DeliveryWeight
  /** Weight assumed for a part of unknown weight; null if none is assumed. */
  usualWeightG: number | null
}

export interface ChargeInput extends Pick<Destination, "delivery" | "deliveryCents"> {
  /** Saved settings of the calculator's own group. */
  settings: Record<string, unknown>
  lines: readonly ChargedLine[]
  /** Undefined if a visitor asks for prices. */
  buyer: { id: string } | undefined
  address: PostalAddress | undefined
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

/** Adds the charges of one group of settings to an order, or refuses the order. */
export interface ChargeCalculator {
  /** Name of the settings, which are off until they are saved. */
  group: string
  isOn: (settings: Record<string, unknown>) => boolean
  charge: (shop: { db: Executor }, input: ChargeInput) => Promise<ChargeResult>
}
