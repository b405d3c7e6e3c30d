import { placingRefusals } from "#contract/orders/refusals.ts"
import { shopSettings } from "#contract/settings/shop-settings.ts"
import {
  deliveryFollowsGoods,
  type TaxSettings,
  taxRateOf,
  taxSettings,
} from "#contract/settings/tax-settings.ts"
import { taxReason } from "#contract/tax/tax-text.ts"
import type { Executor } from "#db/connection/client.ts"
import type { StoredSettings } from "#db/settings/shop-settings.ts"
import { findPostalRate } from "#db/tax/postal-rates.ts"
import { listValidTaxIds, type TaxIdRow } from "#db/tax/tax-ids.ts"
import type { PostalAddress } from "#domain/accounts/postal-address.ts"
import { dayIn } from "#domain/shop/days.ts"
import { isWithin } from "#domain/shop/places.ts"
import { applyPostalRate, type PostalRate, taxPostalCode } from "#domain/tax/postal-rate.ts"
import { type TaxResult, taxFor } from "#domain/tax/tax-for.ts"
import { taxClassOf, taxRegionOf } from "#domain/tax/tax-rate.ts"
import type { TaxedBuyer, TaxIdCheck } from "#domain/tax/tax-treatment.ts"
import { refuseFor } from "../kernel/refusal.ts"
import { readSettings } from "../settings/read-settings.ts"
import type { ChargeCalculator, ChargeInput, ChargeResult } from "./charge-calculator.ts"
import { type NumberedGoods, taxCharges, taxFactsOf, taxLikeGoods } from "./tax-charges.ts"

const refuse = refuseFor(placingRefusals)

export const taxCalculator: ChargeCalculator = {
  group: taxSettings.name,
  isOn: ({ on }) => on === true,
  charge: chargeTax,
}

/** Returns whether VAT numbers are checked at each order. */
export const checksTaxIdsAtOrder = (settings: readonly StoredSettings[]): boolean => {
  const { on, recheckAtOrder } = settings.find(({ name }) => name === taxSettings.name)?.value ?? {}
  return on === true && recheckAtOrder === true
}

/** Calculates the tax of every line and of the charges so far, and adds it to the charges. */
async function chargeTax(
  { db }: { db: Executor },
  { lines, buyer, address, isCollected, charges, ...request }: ChargeInput,
): Promise<ChargeResult> {
  if (!address && !isCollected) {
    if (buyer) throw refuse("address_needed")
    // A visitor has named no country, and it may differ from the shop's.
    return { charges }
  }
  const settings = taxSettings.fields.parse(request.settings)
  const { timeZone } = (await readSettings({ db }, shopSettings)).settings
  const buyerTax = buyer ? await taxedBuyer(db, buyer.id) : {}
  const seller = placeOf(settings)
  const destination = address ? destinationOf(address) : seller
  const place = address ?? settings
  const postal = await postalRateAt(db, place)
  const isDeliveryTaxed = !settings.untaxedDelivery.some((area) => isWithin(place, area))
  const followsGoods = isDeliveryTaxed && deliveryFollowsGoods(settings)
  const alone = charges.filter(({ kind }) => kind !== "fee" && !followsGoods)
  const answer = taxFor({
    seller,
    destination,
    buyer: buyerTax,
    rates: applyPostalRate(settings.rates.map(taxRateOf), destination, postal),
    day: dayIn(timeZone, new Date()),
    pricesInclude: settings.pricesInclude,
    lines: [
      ...lines.map(({ totalCents, part }) => ({ totalCents, taxClass: taxClassOf(part.taxClass) })),
      ...alone.map(({ amountCents }) => ({
        totalCents: amountCents,
        taxClass: isDeliveryTaxed ? settings.deliveryClass : "zero",
      })),
    ],
  })
  const { treatment } = answer
  const facts = taxFactsOf(answer, settings.noTax)
  const taxFacts = facts.slice(0, lines.length)
  const goods = lines.flatMap(({ number, totalCents }, index): NumberedGoods[] => {
    const tax = answer.lines[index]
    const kept = taxFacts[index]
    return tax && kept ? [{ number: number ?? index + 1, totalCents, tax, facts: kept }] : []
  })
  const taxedCharges = charges.map((charge) => {
    const index = alone.indexOf(charge)
    if (index < 0) return taxLikeGoods(charge, goods)
    const tax = facts[lines.length + index]
    return { charge: { ...charge, facts: { ...charge.facts, tax } }, lines: [] }
  })
  const taxed = {
    treatment,
    lines: [...answer.lines, ...taxedCharges.flatMap((one) => one.lines)],
  }
  refuseBeyondNumbers(taxed)
  return {
    charges: [
      ...taxedCharges.map(({ charge }) => charge),
      ...taxCharges(taxed, taxReason(treatment, settings.noTax)),
    ],
    taxFacts,
  }
}

const placeOf = ({ country, region }: Pick<TaxSettings, "country" | "region">) => ({
  country,
  region: region || undefined,
})

const destinationOf = ({ country, region, postalCode }: PostalAddress) =>
  placeOf({ country, region: taxRegionOf(country, region, postalCode) })

/** Finds the rate of a place by its postal code. The place of a collected order is the shop's. */
async function postalRateAt(
  db: Executor,
  { country, postalCode }: Pick<PostalAddress, "country" | "postalCode">,
): Promise<PostalRate | undefined> {
  const code = taxPostalCode(country, postalCode)
  return code === undefined ? undefined : findPostalRate(db, code)
}

function refuseBeyondNumbers({ lines }: TaxResult): void {
  const total = lines.reduce((sum, { netCents, taxCents }) => sum + netCents + taxCents, 0)
  if (!Number.isSafeInteger(total)) throw refuse("total_not_chargeable")
}

async function taxedBuyer(db: Executor, userId: string): Promise<TaxedBuyer> {
  const rows = await listValidTaxIds(db, userId)
  return {
    taxIds: rows.flatMap(({ kind, country, number, ...row }) =>
      kind === "us_certificate" ? [] : [{ kind, country, number, check: checkOf(row) }],
    ),
    certificates: rows.flatMap(({ kind, region, number, validUntil }) =>
      kind === "us_certificate" ? [{ region, number, until: validUntil ?? undefined }] : [],
    ),
  }
}

const checkOf = ({
  checkedAt,
  consultation,
  unansweredAt,
}: Pick<TaxIdRow, "checkedAt" | "consultation" | "unansweredAt">): TaxIdCheck | undefined =>
  checkedAt
    ? {
        checkedAt: checkedAt.toISOString(),
        consultation,
        unansweredAt: unansweredAt?.toISOString(),
      }
    : undefined
