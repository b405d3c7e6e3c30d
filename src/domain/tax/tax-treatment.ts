import {
  isOutsideVat,
  isRegisteredIn,
  isWithinEuVat,
  NORTHERN_IRELAND,
  type TaxPlace,
  type TaxRate,
  vatCountryOf,
} from "./tax-rate.ts"

/** The buyer's tax number, confirmed by its authority or by staff. */
export interface CheckedTaxId {
  kind: "eu_vat" | "gb_vat"
  /** Issuing country; GR for Greece (prefix EL), XI for Northern Ireland. */
  country: string
  number: string
  /** Last answer of the authority; missing if only staff confirmed it. */
  check?: TaxIdCheck | undefined
}

/** Evidence of a check, stored with the decisions based on it. Times are ISO 8601. */
export interface TaxIdCheck {
  checkedAt: string
  /** Consultation number from the authority; empty if it gave none. */
  consultation: string
  /** Time of a later request that got no answer. */
  unansweredAt?: string | undefined
}

/** Resale or exemption certificate for a state of the United States. */
interface ExemptionCertificate {
  region: string
  number: string
  until?: string | undefined
}

export interface TaxedBuyer {
  taxIds?: readonly CheckedTaxId[] | undefined
  certificates?: readonly ExemptionCertificate[] | undefined
}

/** Reasons why tax is due or not. */
export type TaxTreatment =
  | { kind: "taxed"; at: TaxPlace }
  | { kind: "not_collected" }
  | { kind: "export" }
  | { kind: "intra_community" | "reverse_charge"; taxId: CheckedTaxId }
  | { kind: "certificate"; certificate: ExemptionCertificate }

export interface TaxedSale {
  seller: TaxPlace
  destination: TaxPlace
  buyer: TaxedBuyer
  rates: readonly TaxRate[]
  /** Day such as 2026-01-31. */
  day: string
}

/**
 * Decides the tax on shipped goods; the first match counts:
 *
 * - A shop without rates collects nothing (small businesses; Directive 2006/112/EC, article 284).
 * - From one member of the EU to another, to a firm with a number of a member other than the seller's: exempt here, and
 *   the buyer accounts for it (Directive 2006/112/EC, articles 138 and 200). Northern Ireland counts as a member.
 * - From abroad to a firm in the United Kingdom: the buyer accounts for it (VAT Act 1994, section 7AC).
 * - To a place where the shop is registered: that place's rates (for the EU, article 33(a) of the directive), or none
 *   with a certificate for the state (Streamlined Sales and Use Tax Agreement, section 317).
 * - To another member of the EU, for a shop that is not registered there because it sells little: its own rates
 *   (article 59c).
 * - To any other country: an export (article 146; VAT Act 1994, section 30(6)).
 */
export function taxTreatmentOf({
  seller,
  destination,
  buyer,
  rates,
  day,
}: TaxedSale): TaxTreatment {
  if (rates.length === 0) return { kind: "not_collected" }
  const { taxIds = [] } = buyer
  const goesAbroad =
    seller.country !== destination.country ||
    isOutsideVatArea(seller) !== isOutsideVatArea(destination)
  const isIntraEu = goesAbroad && isEuSale(seller, destination)
  const memberTaxId = isIntraEu ? taxIds.find(isOfAnotherMember(seller)) : undefined
  if (memberTaxId) return { kind: "intra_community", taxId: memberTaxId }
  const british = taxIds.find(isBritish)
  if (goesAbroad && !isIntraEu && destination.country === "GB" && british)
    return { kind: "reverse_charge", taxId: british }
  if (isRegisteredIn(rates, destination, day)) {
    const certificate = certificateFor(buyer, destination, day)
    return certificate ? { kind: "certificate", certificate } : { kind: "taxed", at: destination }
  }
  if (isIntraEu) return { kind: "taxed", at: seller }
  return { kind: goesAbroad ? "export" : "not_collected" }
}

const isOutsideVatArea = ({ country, region }: TaxPlace) => isOutsideVat(country, region)

const isEuSale = (seller: TaxPlace, destination: TaxPlace) =>
  isWithinEuVat(seller) && isWithinEuVat(destination)

const isOfAnotherMember = (seller: TaxPlace) => (taxId: CheckedTaxId) =>
  taxId.kind === "eu_vat" && taxId.country !== vatCountryOf(seller)

/** Reports whether the number is British; numbers of Northern Ireland have another prefix. */
const isBritish = ({ kind, country }: CheckedTaxId) =>
  kind === "gb_vat" || country === NORTHERN_IRELAND

const certificateFor = (
  { certificates = [] }: TaxedBuyer,
  { country, region }: TaxPlace,
  day: string,
) =>
  country === "US"
    ? certificates.find(
        (one) => one.region === region && (one.until === undefined || day <= one.until),
      )
    : undefined
