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
import { listValidTaxIds } from "#db/tax/tax-ids.ts"
import type { PostalAddress } from "#domain/accounts/postal-address.ts"
import type { OrderCharge } from "#domain/orders/charges.ts"
import { dayIn } from "#domain/settings/time-zone.ts"
import { taxRegionOf } from "#domain/tax/eu-members.ts"
import { type TaxAnswer, type TaxQuestion, taxFor } from "#domain/tax/tax-for.ts"
import { taxClassOf } from "#domain/tax/tax-rate.ts"
import type { TaxedBuyer } from "#domain/tax/tax-treatment.ts"
import { refuseFor } from "../kernel/refusal.ts"
import { readSettings } from "../settings/read-settings.ts"
import type { ChargeCalculator, ChargeInput, ChargeResult } from "./charge-calculator.ts"
import { followingTax, type GoodsWithFacts, taxCharges, taxFactsOf } from "./tax-charges.ts"

const refuse = refuseFor(placingRefusals)

/** Who says what tax is due: the shop's own rules, or a service in their place. */
export type TaxService = (question: TaxQuestion) => TaxAnswer | Promise<TaxAnswer>

export const taxCharger = (ask: TaxService): ChargeCalculator => ({
  group: taxSettings.name,
  isOn: ({ on }) => on === true,
  charge: (shop, asked) => chargeTax(shop, asked, ask),
})

/** By the rates of the settings. */
export const chargesTax: ChargeCalculator = taxCharger(taxFor)

/** The tax of every line and of what was charged before, and what of it the prices do not contain. */
async function chargeTax(
  { db }: { db: Executor },
  { lines, buyer, address, isCollected, charges, ...asked }: ChargeInput,
  ask: TaxService,
): Promise<ChargeResult> {
  if (!address && !isCollected) {
    if (buyer) throw refuse("address_needed")
    // A visitor has named no country, and the shop's own need not be theirs.
    return { charges }
  }
  const settings = taxSettings.fields.parse(asked.settings)
  const [{ timeZone }, buyerTax] = await Promise.all([
    readSettings({ db }, shopSettings).then((read) => read.settings),
    buyer ? taxedBuyer(db, buyer.id) : {},
  ])
  const seller = placeOf(settings)
  const followsGoods = deliveryFollowsGoods(settings)
  // What nobody pays for bears none.
  const paid = charges.map(({ amountCents }) => Math.max(amountCents, 0))
  const answer = await ask({
    seller,
    destination: address ? destinationOf(address) : seller,
    buyer: buyerTax,
    rates: settings.rates.map(taxRateOf),
    day: dayIn(timeZone, new Date()),
    pricesInclude: settings.pricesInclude,
    lines: [
      ...lines.map(({ totalCents, part }) => ({ totalCents, taxClass: taxClassOf(part.taxClass) })),
      ...(followsGoods
        ? []
        : paid.map((totalCents) => ({ totalCents, taxClass: settings.deliveryClass }))),
    ],
  })
  const { treatment } = answer
  const facts = taxFactsOf(answer, settings.noTax)
  const taxFacts = facts.slice(0, lines.length)
  const goods = lines.flatMap(({ totalCents }, index): GoodsWithFacts[] => {
    const tax = answer.lines[index]
    const kept = taxFacts[index]
    return tax && kept ? [{ totalCents, tax, facts: kept }] : []
  })
  const following = followsGoods ? paid.map((amountCents) => followingTax(amountCents, goods)) : []
  const taxed = { treatment, lines: [...answer.lines, ...following.flatMap((tax) => tax.lines)] }
  refuseBeyondNumbers(taxed)
  const ofCharges = followsGoods ? following.map((tax) => tax.facts) : facts.slice(lines.length)
  return {
    charges: [
      ...charges.map(
        (charge, index): OrderCharge => ({
          ...charge,
          facts: { ...charge.facts, tax: ofCharges[index] },
        }),
      ),
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

function refuseBeyondNumbers({ lines }: TaxAnswer): void {
  const total = lines.reduce((sum, { netCents, taxCents }) => sum + netCents + taxCents, 0)
  if (!Number.isSafeInteger(total)) throw refuse("total_not_chargeable")
}

async function taxedBuyer(db: Executor, userId: string): Promise<TaxedBuyer> {
  const rows = await listValidTaxIds(db, userId)
  return {
    taxIds: rows.flatMap(({ kind, country, number }) =>
      kind === "us_certificate" ? [] : [{ kind, country, number }],
    ),
    certificates: rows.flatMap(({ kind, region, number, validUntil }) =>
      kind === "us_certificate" ? [{ region, number, until: validUntil ?? undefined }] : [],
    ),
  }
}
