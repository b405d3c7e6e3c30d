import type { OfferedPart } from "#db/catalogue/offered-parts.ts"
import type { Executor } from "#db/connection/client.ts"
import type { PostalAddress } from "#domain/accounts/postal-address.ts"
import type { AgreedLine } from "#domain/orders/agree-lines.ts"
import type { LineTaxFacts, OrderCharge } from "#domain/orders/charges.ts"

export type ChargedLine = Pick<
  AgreedLine<OfferedPart>,
  "part" | "quantity" | "unitPriceCents" | "totalCents"
>

export interface ChargeAsked {
  /** Of the charger's own group, as somebody saved them. */
  settings: Record<string, unknown>
  lines: readonly ChargedLine[]
  /** Nobody, where a visitor asks for prices. */
  buyer: { id: string } | undefined
  address: PostalAddress | undefined
  /** What was charged before. */
  charges: readonly OrderCharge[]
}

export interface Charged {
  /** What was charged before, and this. */
  charges: readonly OrderCharge[]
  /** Of each line, in their order. */
  taxFacts?: readonly LineTaxFacts[]
}

/** Says what an order costs beside its lines, by a group of settings; refuses what cannot be sold so. */
export interface Charger {
  /** The settings' name. What nobody saved is off. */
  group: string
  isOn: (settings: Record<string, unknown>) => boolean
  charge: (shop: { db: Executor }, asked: ChargeAsked) => Promise<Charged>
}
