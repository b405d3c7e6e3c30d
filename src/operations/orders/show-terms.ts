import type { Executor } from "#db/connection/client.ts"
import { findSettings } from "#db/settings/shop-settings.ts"
import { type OrderCharge, sumOfCharges } from "#domain/orders/charges.ts"
import { Refusal, refuse } from "../kernel/refusal.ts"
import {
  type ChargedLine,
  type DeliveryChoice,
  type Destination,
  totalOf,
} from "./charge-calculator.ts"
import { chargesNothing, chargingGroups, orderTerms } from "./order-terms.ts"
import type { PricedLine } from "./price-lines.ts"

/** Charges of these lines, and their delivery. */
export interface ShownTerms {
  charges: readonly OrderCharge[]
  /** Whether it goes to one of the buyer's addresses. */
  needsAddress: boolean
  addressId?: string | undefined
  choice?: DeliveryChoice | undefined
  /** Why they cannot be ordered so. */
  problem?: Pick<Refusal, "code" | "message">
}

interface TermsQuestion extends Destination {
  lines: readonly PricedLine[]
  /** Buyer, if known; read only where it matters. */
  buyer: () => Promise<{ id: string } | undefined>
}

/** Undefined where orders cost nothing beside their lines. */
export async function showTerms(
  shop: { db: Executor },
  { lines, buyer, ...destination }: TermsQuestion,
): Promise<ShownTerms | undefined> {
  if (lines.length === 0) return undefined
  const settings = await findSettings(shop.db, chargingGroups)
  const needsAddress = !chargesNothing(settings)
  if (!needsAddress && destination.deliveryCents === undefined) return undefined
  const charged = lines.flatMap(chargedLine)
  const asked = { settings, lines: charged, buyer: await buyer(), ...destination }
  try {
    const { charges, deliveryAddress, choice, refusal: problem } = await orderTerms(shop, asked)
    if (totalOf(charged) + sumOfCharges(charges) < 0) throw refuse("total_not_chargeable")
    const addressId = deliveryAddress?.id
    return { charges, needsAddress, addressId, choice, ...(problem && { problem }) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { charges: [], needsAddress, problem: error }
  }
}

const chargedLine = ({ part, price, quantity }: PricedLine): ChargedLine[] =>
  part && price ? [{ part, quantity, ...price }] : []
