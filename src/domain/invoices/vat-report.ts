import { isEuMember } from "../shop/places.ts"
import { NORTHERN_IRELAND, vatCountryOf } from "../tax/tax-rate.ts"
import type { InvoiceKind, VatCategory } from "./invoice.ts"

/** Tax treatments as tax returns distinguish them. */
export const vatTreatments = [
  "domestic",
  "oss",
  "abroad",
  "ec_sales",
  "reverse_charge",
  "export",
  "exempt",
  "not_collected",
] as const
export type VatTreatment = (typeof vatTreatments)[number]

/** Sums of documents of one kind that share all facts deciding their tax. */
export interface VatAmount {
  kind: InvoiceKind
  category: VatCategory
  sellerCountry: string
  buyerCountry: string
  /** Country whose tax applies; empty if untaxed. */
  taxedIn: string
  /** State or province, for sales within a country that taxes by them; else empty. */
  region: string
  milliPercent: number
  netCents: number
  taxCents: number
}

type TaxedSale = Pick<VatAmount, "category" | "sellerCountry" | "taxedIn">

const untaxed: Partial<Record<VatCategory, VatTreatment>> = {
  K: "ec_sales",
  AE: "reverse_charge",
  G: "export",
  E: "exempt",
  O: "not_collected",
}

/** Classifies a sale. Tax of another member state counts as OSS, unless the shop is registered there itself. */
export function vatTreatmentOf({ category, taxedIn, ...sale }: TaxedSale): VatTreatment {
  const without = untaxed[category]
  if (without) return without
  const sellerCountry = vatCountryOf({ country: sale.sellerCountry })
  const isAtHome = [taxedIn, sellerCountry].every(isInUnitedKingdom)
  if (taxedIn === "" || taxedIn === sellerCountry || isAtHome) return "domestic"
  return isOfScheme(sellerCountry) && isOfScheme(taxedIn) ? "oss" : "abroad"
}

const isInUnitedKingdom = (country: string): boolean => ["GB", NORTHERN_IRELAND].includes(country)

const isOfScheme = (country: string): boolean => isEuMember(country) || country === NORTHERN_IRELAND

/** Returns the country that an amount is reported for: the taxing country, or the buyer's country if untaxed. */
export const vatCountryOfSale = (
  sale: Omit<VatAmount, "kind" | "region" | "netCents" | "taxCents">,
): string => (untaxed[sale.category] ? sale.buyerCountry : sale.taxedIn || sale.sellerCountry)

export interface VatSums {
  netCents: number
  taxCents: number
}

export interface VatRow {
  treatment: VatTreatment
  country: string
  region: string
  milliPercent: number
  invoiced: VatSums
  credited: VatSums
}

/** Sums amounts by treatment, country, region and rate, sorted in that order. */
export function vatReport(amounts: readonly VatAmount[]): VatRow[] {
  const groups = Map.groupBy(amounts, (amount) =>
    JSON.stringify([
      vatTreatmentOf(amount),
      vatCountryOfSale(amount),
      amount.region,
      amount.milliPercent,
    ]),
  )
  const rows = [...groups.values()].flatMap((group) => {
    const [first] = group
    return first ? [rowOf(first, group)] : []
  })
  return rows.toSorted(
    (one, other) =>
      vatTreatments.indexOf(one.treatment) - vatTreatments.indexOf(other.treatment) ||
      one.country.localeCompare(other.country) ||
      one.region.localeCompare(other.region) ||
      other.milliPercent - one.milliPercent,
  )
}

const rowOf = (first: VatAmount, group: readonly VatAmount[]): VatRow => ({
  treatment: vatTreatmentOf(first),
  country: vatCountryOfSale(first),
  region: first.region,
  milliPercent: first.milliPercent,
  invoiced: sumsOf(group.filter(({ kind }) => kind === "invoice")),
  credited: sumsOf(group.filter(({ kind }) => kind === "credit_note")),
})

const sumsOf = (amounts: readonly VatSums[]): VatSums => ({
  netCents: amounts.reduce((sum, { netCents }) => sum + netCents, 0),
  taxCents: amounts.reduce((sum, { taxCents }) => sum + taxCents, 0),
})
