import { t, translated } from "#domain/languages/translate.ts"

/** The texts of invoices and credit notes. */
export const invoiceText = translated({
  invoice: "Invoice",
  creditNote: "Credit note",
  partOf: (number: string): string => t("Part of invoice {number}", { number }),
  billedTo: "Billed to",
  deliveredTo: "Delivered to",
  date: "Date|of a document",
  corrects: "Corrects invoice",
  order: "Order",
  ordered: "Order date",
  purchaseOrder: "Your purchase order",
  paid: "Paid",
  transaction: "Transaction",
  transferredTo: "Bank transfer to",
  reference: "Reference",
  supplied: "Date of supply",
  prepayment: "Prepayment",
  reason: "Reason",
  lines: "Items ordered",
  credited: "Items credited",
  number: "No.",
  part: "Part",
  quantity: "Quantity",
  unitPrice: "Unit price",
  rate: "Tax|rate",
  amount: "Amount|net",
  goods: "Goods",
  total: "Total",
  withoutTax: "Total without tax",
  paidBack: "Refunded",
  taxes: "Taxes",
  tax: "Tax",
  on: "Net amount",
  taxAmount: "Amount|of tax",
  vatNumber: "VAT|number",
  noTax: "no tax",
  taxIn: (currency: string): string => t("Tax in {currency}", { currency }),
  rateOf: (one: string, rate: string, day: string): string => `1 ${one} = ${rate}, ${day}`,
  notes: { untaxed: "Tax|note", note: "Note" },
})

/** Foot of a paper; the writer knows page and pages. */
export const pageOfPages = (): string =>
  t("page {page} of {pages}", { page: "{page}", pages: "{pages}" })
