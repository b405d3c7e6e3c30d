import type { VatTreatment } from "#domain/invoices/vat-report.ts"
import { t, translate, translated } from "#domain/languages/translate.ts"
import type { FeeUnits } from "#domain/orders/charges.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { cents } from "#domain/pricing/money.ts"
import { formatCents, formatCount } from "#domain/shop/number-format.ts"
import { formatPercent } from "#domain/shop/percent-format.ts"
import { countryName } from "#domain/shop/places.ts"
import type { TaxOfLine } from "#domain/tax/tax-for.ts"
import { isNorthernIreland, NORTHERN_IRELAND, type TaxPlace } from "#domain/tax/tax-rate.ts"
import type { TaxTreatment } from "#domain/tax/tax-treatment.ts"
import { fieldText } from "../kernel/field-text.ts"

/** Formats `VAT 19%`. */
export const taxName = ({ name, milliPercent }: Pick<TaxOfLine, "name" | "milliPercent">): string =>
  `${name} ${formatPercent(milliPercent)}`

function placeName(place: TaxPlace): string {
  const { country, region } = place
  if (isNorthernIreland(place)) return countryName(NORTHERN_IRELAND)
  return region ? `${region}, ${countryName(country)}` : countryName(country)
}

interface ChargeAmount {
  /** In the currency of the shop. */
  amount: number
  included?: number | undefined
}

/** Formats `$38.00`, or `$31.93 included` if prices contain the tax. */
export const chargeAmount = ({ amount, included }: ChargeAmount): string =>
  included === undefined
    ? formatAmount(amount)
    : t("{amount} included", { amount: formatAmount(included) })

/** Explains why tax is due or not. `noTax` is the shop's own sentence. */
export function taxReason(treatment: TaxTreatment, noTax: string): string {
  switch (treatment.kind) {
    case "taxed":
      return t("Place of taxation: {place}.", { place: placeName(treatment.at) })
    case "not_collected":
      return translate(noTax) || t("The shop does not collect tax there.")
    case "export":
      return t("Export: goods delivered there are exempt from tax here.")
    case "intra_community":
      return t(
        "Reverse charge: exempt intra-Community supply (Directive 2006/112/EC, article 138), accounted for under {number}.",
        { number: treatment.taxId.number },
      )
    case "reverse_charge":
      return t("Reverse charge: accounted for under {number}.", {
        number: treatment.taxId.number,
      })
    case "certificate":
      return t("Exempt by certificate {number} for {region}.", {
        number: treatment.certificate.number,
        region: treatment.certificate.region,
      })
  }
}

export const taxText = translated({
  certificateTooLarge: "A certificate can have at most 5 MiB. Reduce its size and try again.",
  zeroClass: "Parts of the tax class zero are taxed at 0 %.",
  takenOff: "Not due at the delivery address.",
  inPrices: (name: string): string => t("{name} in the prices", { name }),
  contained: (taxCents: number, why: string): string =>
    t("The prices contain {amount}. {why}", { amount: formatCents(cents(taxCents)), why }),
  required: fieldText.required,
  notAPercentage: "Percent must be above 0 and at most 100, with three decimals at most",
  zeroPercent: "A rate of 0 % cannot be entered. Leave it out, or give the parts the class zero",
  regionNeeded: "Region is Required if its rate replaces the country's",
  daysReversed: "The last day must not be before the first",
  overlaps: (other: number): string =>
    t("Rate {other} applies to the same place and class on some of these days", { other }),
  taxedAs: (country: string): string =>
    t("The rates of {country} apply there. Enter the rate for {country}", { country }),
  chooseState: "Choose the state that issued the certificate",
  noIdsOf:
    "Tax ids are accepted for the EU, Northern Ireland, the United Kingdom and the United States",
  fileNotText: "The file is not a CSV file. Save the list as CSV (UTF-8) and try again.",
  fileEmpty: "The file has no rows.",
  fileTooLong: (rows: string): string => t("The file has more than {rows} rows.", { rows }),
  postalCodeMissing: "The first row has no column for the postal code. Name that column ZipCode.",
  rateMissing:
    "The first row has no column for the combined rate. Name that column EstimatedCombinedRate.",
  quoteNotClosed: "The file cannot be read: a quote is not closed, or is in the middle of a cell.",
  noPostalCode: (text: string): string =>
    t("{text} is not a five-digit postal code", { text: text || t("An empty cell") }),
  noPostalRate: (text: string): string =>
    t("{text} is not a rate between 0 and 30 percent with at most four decimals", {
      text: text || t("An empty cell"),
    }),
  unclearRate: (text: string): string =>
    t("{text} may be a fraction, but other rates of the file are percent. Add % if it is, too", {
      text,
    }),
  noState: (text: string): string => t("{text} is not a state of the United States", { text }),
  notInState: (postalCode: string, state: string): string =>
    t("{postalCode} is not a postal code of {state}", { postalCode, state }),
  nameTooLong: "The region's name has more than 80 characters",
  secondRate: (postalCode: string, line: number): string =>
    t("{postalCode} has a different rate in row {line}", { postalCode, line }),
  regionAlone: "Choose the country of this region",
  noNumber: (country: string): string =>
    t("{country} does not issue VAT numbers of this form. Check the digits", { country }),
  noRegion: (country: string, code: string, known: readonly string[]): string =>
    known.length === 0
      ? t("{country} has no regions in addresses. Leave it empty", { country })
      : t("{country} has no region {code}. Examples: {examples}", {
          country,
          code,
          examples: known.slice(0, 4).join(", "),
        }),
})

/** Names of treatments in reports and files. */
export const vatTreatmentText = {
  domestic: "Domestic",
  oss: "OSS",
  abroad: "Taxed abroad",
  ec_sales: "EC sales list",
  reverse_charge: "Reverse charge",
  export: "Export",
  exempt: "Exempt",
  not_collected: "No tax collected",
} as const satisfies Record<VatTreatment, string>

export const vatTreatmentName = (treatment: VatTreatment): string =>
  translate(`${vatTreatmentText[treatment]}|option`)

/** Explains a fee: `12 at $2.50 each.`, or `For 12 units.` if prices differ. */
export function feeSentence(units: readonly FeeUnits[]): string {
  const count = formatCount(units.reduce((sum, { quantity }) => sum + quantity, 0))
  const [first, ...others] = new Set(units.map(({ eachCents }) => eachCents))
  return first !== undefined && others.length === 0
    ? t("{count} at {amount} each.", { count, amount: formatCents(cents(first)) })
    : t("For {count} units.", { count })
}
