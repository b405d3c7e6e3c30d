import { placingRefusals } from "#contract/orders/refusals.ts"
import { feeRuleOf, feeSettings } from "#contract/settings/fee-settings.ts"
import { shopSettings } from "#contract/settings/shop-settings.ts"
import { taxSettings } from "#contract/settings/tax-settings.ts"
import { feeSentence } from "#contract/tax/tax-text.ts"
import { listFeeParts } from "#db/catalogue/catalogue-parts.ts"
import type { Executor } from "#db/connection/client.ts"
import type { OrderTerms } from "#db/orders/place-order.ts"
import type { OrderAddress } from "#db/schema/orders.ts"
import { findSettings, type StoredSettings } from "#db/settings/shop-settings.ts"
import {
  type Fee,
  feeCents,
  feesFor,
  type OrderCharge,
  sumOfCharges,
} from "#domain/orders/charges.ts"
import { dayIn } from "#domain/shop/days.ts"
import { Refusal, refuse, refuseFor } from "../kernel/refusal.ts"
import { readSettings } from "../settings/read-settings.ts"
import {
  type ChargeCalculator,
  type ChargedLine,
  type ChargeInput,
  type ChargeResult,
  type DeliveryChoice,
  type Destination,
  totalOf,
} from "./charge-calculator.ts"
import { addDeliveryDays, deliveryCalculator, ownDelivery } from "./charge-delivery.ts"
import { taxCalculator } from "./charge-tax.ts"
import { chooseAddress } from "./choose-address.ts"
import type { PricedLine } from "./price-lines.ts"

const refuseTerms = refuseFor(placingRefusals)

const feeCalculator: ChargeCalculator = {
  group: feeSettings.name,
  isOn: ({ on }) => on === true,
  charge: chargeFees,
}

async function chargeFees(
  { db }: { db: Executor },
  { lines, buyer, address, isCollected, charges, settings }: ChargeInput,
): Promise<ChargeResult> {
  if (!address && !isCollected) {
    if (buyer) throw refuseTerms("address_needed")
    return { charges }
  }
  const { timeZone } = (await readSettings({ db }, shopSettings)).settings
  const place = address ?? (await readSettings({ db }, taxSettings)).settings
  const parts = await listFeeParts(
    db,
    lines.map(({ part }) => part.id),
  )
  const known = new Map(parts.map((part) => [part.id, part]))
  const fees = feesFor(feeSettings.fields.parse(settings).fees.map(feeRuleOf), {
    lines: lines.map(({ part, quantity, number }, index) => {
      const { category = "", specs = {} } = known.get(part.id) ?? {}
      return { number: number ?? index + 1, category, specs, quantity }
    }),
    place,
    day: dayIn(timeZone, new Date()),
  })
  const charged = [...charges, ...fees.map(feeCharge)]
  const total = totalOf(lines) + sumOfCharges(charged)
  if (!Number.isSafeInteger(total)) throw refuseTerms("total_not_chargeable")
  return { charges: charged }
}

const feeCharge = ({ name, units }: Fee): OrderCharge => ({
  kind: "fee",
  name,
  amountCents: feeCents(units),
  facts: { units, sentence: feeSentence(units) },
})

/** The order matters: tax also applies to earlier charges. */
const calculators: readonly ChargeCalculator[] = [deliveryCalculator, feeCalculator, taxCalculator]

/** Names of the settings that decide the charges of orders. */
export const chargingGroups: readonly string[] = calculators.map(({ group }) => group)

export const versionsOf = (
  settings: readonly StoredSettings[],
  names: readonly string[],
): Record<string, number> =>
  Object.fromEntries(
    names.map((name) => [name, settings.find((one) => one.name === name)?.version ?? 0]),
  )

export interface AgreedTerms extends OrderTerms {
  /** Address as on a label. */
  shipTo?: string
  choice?: DeliveryChoice
  /** Reason why the order cannot be placed. Its charges are then unknown. */
  refusal?: Refusal
}

export interface TermsRequest extends Destination {
  settings: readonly StoredSettings[]
  lines: readonly ChargedLine[]
  buyer: { id: string } | undefined
  /** Destination, in place of one of the buyer's current addresses. */
  address?: OrderAddress | undefined
}

/** Returns whether orders have no charges other than their lines, and go to an address that the buyer writes. */
export const hasNoCharges = (settings: readonly StoredSettings[]): boolean =>
  calculatorsOn(settings).length === 0

const calculatorsOn = (settings: readonly StoredSettings[]) =>
  calculators.flatMap((calculator) => {
    const value = settings.find(({ name }) => name === calculator.group)?.value
    return value && calculator.isOn(value) ? [{ calculator, value }] : []
  })

/** Calculates the charges of an order. Every way to order and every displayed price uses this, so that they agree. */
export async function orderTerms(
  shop: { db: Executor },
  { settings, addressId, address: sentTo, ...request }: TermsRequest,
): Promise<AgreedTerms> {
  const on = calculatorsOn(settings)
  const { deliveryCents } = request
  const isDeliveryCharged = on.some(({ calculator }) => calculator === deliveryCalculator)
  const agreed =
    deliveryCents === undefined || isDeliveryCharged ? [] : [ownDelivery(deliveryCents)]
  if (on.length === 0) return { charges: agreed }
  const chosen = sentTo
    ? { deliveryAddress: sentTo, shipTo: "" }
    : request.buyer && (await chooseAddress(shop.db, request.buyer.id, addressId))
  let terms: AgreedTerms = { charges: agreed, ...chosen }
  for (const { calculator, value } of on) {
    const { deliveryAddress: address, charges, refusal } = terms
    if (refusal) return terms
    const isCollected = terms.shipTo !== undefined && !address
    const known = { ...request, address, isCollected, charges }
    const { collectedAt, ...charged } = await calculator.charge(shop, { ...known, settings: value })
    terms = { ...terms, ...charged }
    if (collectedAt !== undefined)
      terms = { ...terms, deliveryAddress: undefined, shipTo: collectedAt }
  }
  return terms
}

/** Charges and delivery of lines, as shown to the buyer. */
export interface ShownTerms {
  charges: readonly OrderCharge[]
  /** Whether the order goes to one of the buyer's addresses. */
  needsAddress: boolean
  addressId?: string | undefined
  choice?: DeliveryChoice | undefined
  /** Reason why the lines cannot be ordered. */
  problem?: Pick<Refusal, "code" | "message">
}

interface ShownTermsRequest extends Destination, Pick<TermsRequest, "address"> {
  lines: readonly PricedLine[]
  /** Returns the buyer, if known; called only if needed. */
  buyer: () => Promise<{ id: string } | undefined>
}

/** Returns undefined if orders have no charges other than their lines. */
export async function showTerms(
  shop: { db: Executor },
  { lines, buyer, ...destination }: ShownTermsRequest,
): Promise<ShownTerms | undefined> {
  if (lines.length === 0) return undefined
  const settings = await findSettings(shop.db, chargingGroups)
  const needsAddress = !hasNoCharges(settings)
  if (!needsAddress && destination.deliveryCents === undefined) return undefined
  const charged = lines.flatMap(chargedLine)
  const request = { settings, lines: charged, buyer: await buyer(), ...destination }
  try {
    const { charges, deliveryAddress, choice, refusal: problem } = await orderTerms(shop, request)
    if (totalOf(charged) + sumOfCharges(charges) < 0) throw refuse("total_not_chargeable")
    const addressId = deliveryAddress?.id
    const dated = choice && (await addDeliveryDays(shop, choice, lines))
    return { charges, needsAddress, addressId, choice: dated, ...(problem && { problem }) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { charges: [], needsAddress, problem: error }
  }
}

const chargedLine = ({ part, price, quantity }: PricedLine): ChargedLine[] =>
  part && price ? [{ part, quantity, ...price }] : []
