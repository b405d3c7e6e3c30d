import { z } from "zod"
import { plainPercent } from "#domain/pricing/typed-number.ts"
import { isEuMember } from "#domain/shop/places.ts"
import { overlappingRates, rateClasses, type TaxRate, taxClasses } from "#domain/tax/tax-rate.ts"
import { countryOrNone, text } from "../kernel/fields.ts"
import { taxText } from "../tax/tax-text.ts"
import {
  choice,
  count,
  dayField,
  fieldMeta,
  line,
  optionalPlaces,
  paragraph,
  rows,
  switchField,
} from "./setting-fields.ts"
import { settingsGroup } from "./settings-group.ts"

/** Code of a place, in capitals. The shop's address data validates it. */
const code = (label: string, example: string, help: string, longest: number) =>
  text(label, longest)
    .transform((typed) => typed.toUpperCase())
    .default("")
    .meta({ example })
    .register(fieldMeta, { kind: "line", label, help })

const place = {
  country: countryOrNone("Country").register(fieldMeta, {
    kind: "line",
    label: "Country",
    help: "Two-letter country code, such as DE, GB or US.",
  }),
  region: code(
    "Region",
    "NY",
    "State or province, such as NY. XI of GB is Northern Ireland. Empty for the whole country.",
    20,
  ),
}

/** Reads a number as people write it: `8,875`, `19 %`. */
function percentOf(typed: number | string): number {
  const plain = typeof typed === "string" ? plainPercent(typed) : typed
  return plain === "" ? Number.NaN : Number(plain)
}

/** Percentage as number or text, with at most three decimals. */
const percent = z
  .union([z.number(), z.string().trim()], { error: taxText.notAPercentage })
  .transform((typed, context) => {
    const value = percentOf(typed)
    const thousandths = Math.round(value * 1000)
    if (thousandths >= 1 && thousandths <= 100_000 && Math.abs(value * 1000 - thousandths) < 1e-6)
      return thousandths / 1000
    const message = value === 0 ? taxText.zeroPercent : taxText.notAPercentage
    context.addIssue({ code: "custom", message })
    return z.NEVER
  })
  .register(fieldMeta, { kind: "line", label: "Percent", help: "Such as 19 or 8.875." })

const rate = z
  .object({
    ...place,
    name: line("Name", 40, { required: true, help: "Shown on orders, such as VAT or Sales tax." }),
    percent,
    taxClass: choice(
      "Class",
      rateClasses,
      "Parts without a rate for their class use the standard rate.",
    ),
    from: dayField("From day", "First day it applies, such as 2026-01-31. Empty: always."),
    until: dayField("Until day", "Last day it applies. Empty: until further notice."),
    insteadOfCountry: switchField(
      "Replaces the country's rate",
      "Only this region's rate applies there, not the country's as well.",
    ),
  })
  .superRefine((typed, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message })
    if (typed.country === "") refuse("country", taxText.required("Country"))
    if (typed.insteadOfCountry && typed.region === "") refuse("region", taxText.regionNeeded)
    if (typed.from && typed.until && typed.until < typed.from) refuse("until", taxText.daysReversed)
  })

export const taxRateOf = ({ percent: ofHundred, ...typed }: z.output<typeof rate>): TaxRate => ({
  ...typed,
  milliPercent: Math.round(ofHundred * 1000),
  region: typed.region || undefined,
  from: typed.from || undefined,
  until: typed.until || undefined,
})

const fields = z
  .object({
    on: switchField(
      "Charge tax",
      "Orders then require an address and show which tax is charged and why.",
    ),
    ...place,
    postalCode: code(
      "Postal code",
      "78701",
      "The shop's postal code, in the United States. Its rate applies to orders that buyers collect.",
      10,
    ),
    pricesInclude: switchField(
      "Prices include tax",
      "The rate of the shop's own location. It is deducted where it is not due.",
    ),
    rates: rows("Rates", "rate", 500, rate, {
      help: "Add only places where the shop is registered for tax. Other places are not taxed.",
      summary: ["country", "region", "name", "percent", "taxClass", "from", "until"],
    }),
    deliveryFollowsGoods: choice(
      "Tax delivery like the goods",
      ["in the EU", "always", "never"],
      "Delivery is taxed like the goods, in proportion to their prices. In the EU: if the shop's country is a member.",
    ),
    deliveryClass: choice(
      "Tax class of delivery",
      taxClasses,
      "Used where delivery is not taxed like the goods.",
    ),
    untaxedDelivery: optionalPlaces(
      "Delivery is not taxed in",
      "One per line, such as US-CA: in some states, delivery that is stated separately bears no tax.",
    ),
    vatNumber: code(
      "The shop's VAT number",
      "DE136695976",
      "Sent to the tax authority when a buyer's number is checked, to receive a consultation number.",
      20,
    ),
    recheckDays: count("Days until VAT numbers are checked again", 366, {
      help: "Counted from the last answer of the authority. If it does not answer, its last answer applies. Empty: never.",
    }),
    recheckAtOrder: switchField(
      "Check VAT numbers at each order",
      "Skipped if the authority answered within the last day. If it does not answer, its last answer applies, and the order says so.",
    ),
    noTax: paragraph("Text where no tax is collected", 300, {
      help: "For a shop without rates, such as: No VAT is charged under § 19 UStG.",
    }),
  })
  .superRefine(({ on, country, rates }, context) => {
    if (on && country === "")
      context.addIssue({ code: "custom", path: ["country"], message: taxText.required("Country") })
    for (const [index, other] of overlappingRates(rates.map(taxRateOf)))
      context.addIssue({
        code: "custom",
        path: ["rates", index, "from"],
        message: taxText.overlaps(other + 1),
      })
  })

export const taxSettings = settingsGroup({ name: "tax", title: "Tax", readers: "public", fields })

export const deliveryFollowsGoods = ({
  country,
  deliveryFollowsGoods: choice,
}: Pick<TaxSettings, "country" | "deliveryFollowsGoods">): boolean =>
  choice === "always" || (choice === "in the EU" && isEuMember(country))

export type TaxSettings = z.output<typeof fields>
