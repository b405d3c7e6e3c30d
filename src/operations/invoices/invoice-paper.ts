import { pageOfPages, invoiceText as text } from "#contract/invoices/invoice-text.ts"
import { lineDetailLines } from "#contract/orders/paper-text.ts"
import type { InvoiceRow } from "#db/invoices/invoices.ts"
import {
  type InvoiceFacts,
  invoiceTotalCents,
  issueZoneOf,
  type Party,
  rateOf,
  type TaxedItem,
  taxedOf,
  taxTotalCents,
  vatBreakdown,
} from "#domain/invoices/invoice.ts"
import { currentLanguage, languageOf, languages } from "#domain/languages/languages.ts"
import { currencyOf, formatAmount, shopCurrency } from "#domain/pricing/currency.ts"
import { toAmount } from "#domain/pricing/money.ts"
import { formatLongDay } from "#domain/shop/days.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { formatPercent } from "#domain/shop/percent-format.ts"
import {
  blockOf,
  narrowPiecesOf,
  type Paper,
  type PaperBlock,
  type PaperFact,
  type PaperTable,
  rowsWith,
} from "../kernel/paper.ts"
import { runInLanguage } from "../kernel/run-in-language.ts"
import { invoiceCii } from "./invoice-cii.ts"

const money = (amountCents: number): string => formatAmount(toAmount(amountCents))

/** Lays out an invoice or a credit note in the language of its order. */
export async function invoicePaper(invoice: InvoiceRow): Promise<Paper> {
  const paper = runInLanguage(languageOf(invoice.facts.language), () => layOut(invoice))
  return { ...paper, facturX: invoice.facts.facturX && (await invoiceCii(invoice)) }
}

function layOut({ facts, issuedAt, kind, number }: InvoiceRow): Paper {
  const isCredit = kind === "credit_note"
  const title = `${isCredit ? text.creditNote : text.invoice} ${number}`
  const { seller } = facts
  return {
    title,
    language: currentLanguage(),
    size: facts.paperSize ?? "A4",
    madeAt: issuedAt.toISOString(),
    sender: blockOf(seller.name, contactLines(seller)),
    addresses: [
      blockOf(text.billedTo, [facts.buyer.name, ...contactLines(facts.buyer)]),
      ...(facts.shipTo ? [{ title: text.deliveredTo, lines: facts.shipTo.split("\n") }] : []),
    ],
    facts: factsOf(facts, issuedAt, isCredit),
    table: tableOf(facts, isCredit),
    sums: sumsOf(facts, isCredit),
    summary: summaryOf(facts),
    notes: [...nationalTaxOf(facts), ...textsOf(facts)],
    foot: `${title} · ${seller.name} · ${pageOfPages()}`,
  }
}

const contactLines = ({ address, email, phone, taxIds }: Party): string[] => [
  ...address,
  email,
  phone,
  ...taxIds.map(({ label, number }) => `${label} ${number}`),
]

function factsOf(facts: InvoiceFacts, issuedAt: Date, isCredit: boolean): PaperFact[] {
  const { timeZone, order, payment, corrects, supply } = facts
  const day = (at: string) => formatLongDay(new Date(at), timeZone)
  const isSupplyKnown = supply && !(isCredit && supply === "prepayment")
  return [
    { label: text.date, value: formatLongDay(issuedAt, issueZoneOf(facts)) },
    ...(corrects
      ? [{ label: text.corrects, value: `${corrects.number}, ${day(corrects.issuedAt)}` }]
      : []),
    { label: text.order, value: order.number },
    { label: text.ordered, value: day(order.placedAt) },
    ...(order.purchaseOrder ? [{ label: text.purchaseOrder, value: order.purchaseOrder }] : []),
    // A credit note is no demand to pay into the shop's account.
    ...(isCredit ? [] : paymentFacts(payment, order.number, day)),
    ...(isSupplyKnown ? [{ label: text.supplied, value: supplied(supply) }] : []),
  ]
}

const paymentFacts = (
  { paidAt, account, transactionId }: InvoiceFacts["payment"],
  reference: string,
  day: (at: string) => string,
): PaperFact[] => [
  { label: text.paid, value: day(paidAt) },
  ...(account === undefined
    ? [{ label: text.transaction, value: transactionId }]
    : [
        { label: text.transferredTo, value: account },
        { label: text.reference, value: reference },
      ]),
]

const supplied = (supply: NonNullable<InvoiceFacts["supply"]>): string =>
  supply === "prepayment" ? text.prepayment : formatLongDay(new Date(supply.day), "UTC")

/** Reports whether a rate applies, which may be zero. */
const hasRate = ({ category, taxes }: Pick<TaxedItem, "category" | "taxes">): boolean =>
  taxes.length > 0 || category === "Z"

function tableOf({ lines, charges }: InvoiceFacts, isCredit: boolean): PaperTable {
  const isTaxed = taxedOf({ lines, charges }).some(hasRate)
  const rate = (taxed: TaxedItem) =>
    isTaxed ? [hasRate(taxed) ? formatPercent(rateOf(taxed)) : "–"] : []
  // Without tax, a price may have fractions of a cent.
  const unitPrices = new Intl.NumberFormat(languages[currentLanguage()].locale, {
    style: "currency",
    currency: shopCurrency().code,
    maximumFractionDigits: 4,
  })
  return {
    title: isCredit ? text.credited : text.lines,
    columns: [
      { title: text.number, width: 30 },
      { title: text.part },
      { title: text.quantity, width: 56, numeric: true },
      { title: text.unitPrice, width: 78, numeric: true },
      ...(isTaxed ? [{ title: text.rate, width: 44, numeric: true }] : []),
      { title: text.amount, width: 88, numeric: true },
    ],
    rows: lines.flatMap((line, index) => {
      const cells = [
        String(index + 1),
        line.name,
        formatCount(line.quantity),
        unitPrices.format(toAmount(line.netCents) / line.quantity),
        ...rate(line),
        money(line.netCents),
      ]
      return rowsWith(cells, narrowPiecesOf([line.partNumber, ...lineDetailLines(line)]))
    }),
  }
}

function sumsOf(facts: InvoiceFacts, isCredit: boolean): PaperFact[] {
  const { lines, charges } = facts
  const taxed = taxedOf(facts)
  const netOf = (some: readonly TaxedItem[]) =>
    some.reduce((sum, { netCents }) => sum + netCents, 0)
  const taxCents = taxTotalCents(facts)
  const total = money(invoiceTotalCents(facts))
  return [
    ...(charges.length > 0 ? [{ label: text.goods, value: money(netOf(lines)) }] : []),
    ...charges.map(({ name, netCents }) => ({ label: name, value: money(netCents) })),
    ...(taxCents > 0
      ? [
          { label: text.withoutTax, value: money(netOf(taxed)) },
          ...vatBreakdown(taxed).flatMap(({ taxes }) =>
            taxes.map((tax) => ({
              label: `${tax.name} ${formatPercent(tax.milliPercent)}`,
              value: money(tax.taxCents),
            })),
          ),
        ]
      : []),
    { label: text.total, value: total, strong: true },
    { label: isCredit ? text.paidBack : text.paid, value: total },
  ]
}

/** Lists net amount and tax by rate. */
function summaryOf(facts: InvoiceFacts): PaperTable | undefined {
  const groups = vatBreakdown(taxedOf(facts)).filter(hasRate)
  if (groups.length === 0) return undefined
  const zeroRate = { name: text.tax, milliPercent: 0, taxCents: 0 }
  return {
    title: text.taxes,
    columns: [
      { title: text.tax },
      { title: text.rate, width: 60, numeric: true },
      { title: text.on, width: 100, numeric: true },
      { title: text.taxAmount, width: 100, numeric: true },
    ],
    rows: groups.flatMap(({ netCents, taxes }) =>
      (taxes.length > 0 ? taxes : [zeroRate]).map(({ name, milliPercent, taxCents }) => ({
        cells: [name, formatPercent(milliPercent), money(netCents), money(taxCents)],
      })),
    ),
  }
}

/** States the tax in the currency of the seller's country, and the rate. */
function nationalTaxOf({ nationalTax }: InvoiceFacts): PaperBlock[] {
  if (!nationalTax) return []
  const { currency, rate, day, taxCents } = nationalTax
  const format = (amount: number, maximumFractionDigits?: number) =>
    new Intl.NumberFormat(languages[currentLanguage()].locale, {
      style: "currency",
      currency,
      currencyDisplay: "code",
      maximumFractionDigits,
    }).format(amount)
  const amount = format(taxCents / 10 ** currencyOf(currency).decimals)
  const rateText = text.rateOf(
    shopCurrency().code,
    format(rate, 8),
    formatLongDay(new Date(day), "UTC"),
  )
  return [{ title: text.taxIn(currency), lines: [`${amount} (${rateText})`] }]
}

const textsOf = ({ untaxedBecause, note, reason }: InvoiceFacts): PaperBlock[] => [
  ...(reason ? [{ title: text.reason, lines: reason.split("\n") }] : []),
  ...(untaxedBecause ? [{ title: text.notes.untaxed, lines: [untaxedBecause] }] : []),
  ...(note ? [{ title: text.notes.note, lines: note.split("\n") }] : []),
]
