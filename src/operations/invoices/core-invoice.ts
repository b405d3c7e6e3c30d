import { invoiceText } from "#contract/invoices/invoice-text.ts"
import type { InvoiceRow } from "#db/invoices/invoices.ts"
import {
  type InvoiceCharge,
  type InvoiceFacts,
  type InvoiceLine,
  issueZoneOf,
  rateOf,
  type TaxedItem,
  taxCentsOf,
  type VatCategory,
} from "#domain/invoices/invoice.ts"
import { currencyOf, shopCurrency } from "#domain/pricing/currency.ts"
import { writeAmount } from "#domain/pricing/money.ts"
import { dayIn } from "#domain/shop/days.ts"
import { percentOf } from "#domain/tax/tax-rate.ts"
import { type CoreDelivery, type CoreParty, coreDelivery, coreParty } from "./core-parties.ts"

/** Specification identifier that both syntaxes use. */
export const CORE_RULES = "urn:cen.eu:en16931:2017"

/** UNCL 4461: online payment service. A card (48) would require its last digits (BR-DE-24). */
const ONLINE_PAYMENT = "68"
/** UNCL 4461: credit transfer. */
const BY_TRANSFER = "30"
/** UNCL 7161: freight; collection and recycling. */
const FREIGHT = "FC"
const RECYCLING = "AEO"
/** UN/ECE Recommendation 20: one. */
export const ONE = "C62"

/** Codes for the reason why there is no tax, from the VATEX list of EN 16931. */
const exemptions: Partial<Record<VatCategory, string>> = {
  K: "VATEX-EU-IC",
  AE: "VATEX-EU-AE",
  G: "VATEX-EU-G",
  O: "VATEX-EU-O",
}

export interface CoreTax {
  category: VatCategory
  percent: number
}

export interface CoreTaxSum extends CoreTax {
  net: string
  tax: string
  /** Reason why there is no tax. */
  exemption: { reason: string; code: string | undefined } | undefined
}

export interface CoreCharge extends CoreTax {
  net: string
  reason: string
  reasonCode: string
}

export interface CoreLine extends CoreTax {
  number: number
  note: string
  name: string
  sellersNumber: string
  buyersNumber: string
  quantity: number
  net: string
  price: string
  /** Number of units that the price is for; undefined for one. */
  priceFor: number | undefined
}

/**
 * Invoice or credit note in the model of EN 16931, before a syntax writes it. Amounts are texts, days as 2026-01-31.
 */
export interface CoreInvoice {
  kind: InvoiceRow["kind"]
  number: string
  /** Document type of UNCL 1001. */
  type: "380" | "381"
  day: string
  note: string
  currency: string
  buyerReference: string
  purchaseOrder: string
  orderNumber: string
  corrects: { number: string; day: string } | undefined
  /** Day of payment, before which nothing is supplied. For prepayments and supplies within the Union (BR-IC-11). */
  suppliedFrom: string | undefined
  seller: CoreParty
  buyer: CoreParty
  delivery: CoreDelivery | undefined
  payment: { code: string; reference: string; account: string | undefined }
  charges: CoreCharge[]
  taxSums: CoreTaxSum[]
  /** Tax in the currency of the seller's country (BT-111). */
  nationalTax: { currency: string; tax: string } | undefined
  /** `due` is always 0: the document is issued after the payment or refund. */
  totals: { lines: string; charges: string; net: string; tax: string; gross: string; due: string }
  lines: CoreLine[]
}

/** Builds the document in the current language. */
export function coreInvoice({ facts, issuedAt, kind, number }: InvoiceRow): CoreInvoice {
  const { order, corrects, timeZone, lines } = facts
  // Charges of zero are omitted.
  const charges = facts.charges.filter(({ netCents }) => netCents > 0)
  const taxed = [...lines, ...charges]
  const isTaxed = taxed.some(({ category }) => category !== "O")
  const dayOf = (at: string) => dayIn(timeZone, new Date(at))
  const isWithinUnion = lines.some(({ category }) => category === "K")
  const isFromPayment = isWithinUnion || facts.supply === "prepayment"
  const { netCents, taxCents } = sumsOf(taxed)
  return {
    kind,
    number,
    type: kind === "invoice" ? "380" : "381",
    day: dayIn(issueZoneOf(facts), issuedAt),
    note: noteOf(facts),
    currency: shopCurrency().code,
    buyerReference: facts.buyerReference ?? "",
    purchaseOrder: order.purchaseOrder,
    orderNumber: order.number,
    corrects: corrects && { number: corrects.number, day: dayOf(corrects.issuedAt) },
    suppliedFrom: isFromPayment ? dayOf(facts.payment.paidAt) : undefined,
    seller: coreParty(facts.seller, { isTaxed, isSeller: true }),
    buyer: coreParty(facts.buyer, { isTaxed, isSeller: false }),
    delivery: coreDelivery(facts),
    payment: paymentOf(facts),
    charges: charges.map(coreCharge),
    taxSums: taxSumsOf(taxed, facts.untaxedBecause),
    nationalTax: nationalTaxOf(facts),
    totals: {
      lines: writeAmount(sumsOf(lines).netCents),
      charges: writeAmount(sumsOf(charges).netCents),
      net: writeAmount(netCents),
      tax: writeAmount(taxCents),
      gross: writeAmount(netCents + taxCents),
      due: writeAmount(0),
    },
    lines: lines.map(coreLine),
  }
}

const sumsOf = (taxed: readonly TaxedItem[]) => ({
  netCents: taxed.reduce((sum, { netCents }) => sum + netCents, 0),
  taxCents: taxed.reduce((sum, one) => sum + taxCentsOf(one), 0),
})

/** Returns the reason of a credit note or the kind of supply of an invoice, and the note of the shop. */
const noteOf = ({ corrects, reason = "", supply, note }: InvoiceFacts): string =>
  [reason, supply === "prepayment" && !corrects ? invoiceText.prepayment : "", note]
    .filter((text) => text !== "")
    .join("\n")

/** Returns the means of payment; a bank transfer names the account (BR-61). */
const paymentOf = ({ payment, order }: InvoiceFacts): CoreInvoice["payment"] =>
  payment.account === undefined
    ? { code: ONLINE_PAYMENT, reference: payment.transactionId, account: undefined }
    : {
        code: BY_TRANSFER,
        reference: order.number,
        account: payment.account.replaceAll(" ", ""),
      }

const coreTax = (taxed: TaxedItem): CoreTax => ({
  category: taxed.category,
  percent: percentOf(rateOf(taxed)),
})

/** Sums net amount and tax by category and rate. */
const taxSumsOf = (taxed: readonly TaxedItem[], because: string): CoreTaxSum[] =>
  [...Map.groupBy(taxed, (one) => `${one.category} ${rateOf(one)}`).values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { netCents, taxCents } = sumsOf(group)
    const isExempt = first.category !== "S" && first.category !== "Z"
    const exemption = isExempt ? { reason: because, code: exemptions[first.category] } : undefined
    return [
      { ...coreTax(first), net: writeAmount(netCents), tax: writeAmount(taxCents), exemption },
    ]
  })

function nationalTaxOf({ nationalTax }: InvoiceFacts): CoreInvoice["nationalTax"] {
  if (!nationalTax) return undefined
  const { code, decimals } = currencyOf(nationalTax.currency)
  return { currency: code, tax: (nationalTax.taxCents / 10 ** decimals).toFixed(decimals) }
}

const coreCharge = (charge: InvoiceCharge): CoreCharge => ({
  ...coreTax(charge),
  net: writeAmount(charge.netCents),
  reason: charge.name,
  reasonCode: charge.units ? RECYCLING : FREIGHT,
})

/** States the price of one unit, or of all units together if one would cost a fraction of a cent. */
function coreLine(line: InvoiceLine, index: number): CoreLine {
  const { name, quantity, netCents } = line
  const isWhole = netCents % quantity === 0
  return {
    ...coreTax(line),
    number: index + 1,
    note: [line.designators, line.note].filter(Boolean).join("; "),
    name,
    sellersNumber: line.partNumber,
    buyersNumber: line.customerPartNumber ?? "",
    quantity,
    net: writeAmount(netCents),
    price: writeAmount(isWhole ? netCents / quantity : netCents),
    priceFor: isWhole ? undefined : quantity,
  }
}
