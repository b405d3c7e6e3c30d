import { html } from "hono/html"
import { type Taxed, taxCentsOf, type VatCategory } from "#domain/invoices/invoice.ts"
import { rateOf } from "#domain/invoices/vat-breakdown.ts"

/** A piece of XML, its values escaped. */
export type Xml = ReturnType<typeof html>

export const dollars = (amountCents: number): string => (amountCents / 100).toFixed(2)

/** Why there is no tax, by the list that EN 16931 names (VATEX). */
const exemptions: Partial<Record<VatCategory, string>> = {
  K: "VATEX-EU-IC",
  AE: "VATEX-EU-AE",
  G: "VATEX-EU-G",
  O: "VATEX-EU-O",
}
const bearsRate = (category: VatCategory) => category !== "O"
const isExempt = (category: VatCategory) => category !== "S" && category !== "Z"

const VAT = html`<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>`

/** Category, rate and, in the sums, why there is none. */
export const taxCategoryXml = (taxed: Taxed, because?: string): Xml =>
  html`<cbc:ID>${taxed.category}</cbc:ID>${
    bearsRate(taxed.category) ? html`<cbc:Percent>${rateOf(taxed) / 1000}</cbc:Percent>` : ""
  }${because !== undefined && isExempt(taxed.category) ? exemptionXml(taxed.category, because) : ""}${VAT}`

const exemptionXml = (category: VatCategory, because: string): Xml => {
  const code = exemptions[category]
  return html`${
    code ? html`<cbc:TaxExemptionReasonCode>${code}</cbc:TaxExemptionReasonCode>` : ""
  }<cbc:TaxExemptionReason>${because}</cbc:TaxExemptionReason>`
}

/** The sums of each category and rate. */
export function taxTotalXml(taxed: readonly Taxed[], because: string): Xml {
  const groups = [
    ...Map.groupBy(taxed, (one) => `${one.category} ${rateOf(one)}`).values(),
  ].flatMap((alike) => (alike[0] ? [{ first: alike[0], ...sumsOf(alike) }] : []))
  return html`<cac:TaxTotal><cbc:TaxAmount currencyID="USD">${dollars(sumsOf(taxed).taxCents)}</cbc:TaxAmount>
${groups.map(
  ({ first, netCents, taxCents }) => html`<cac:TaxSubtotal>
<cbc:TaxableAmount currencyID="USD">${dollars(netCents)}</cbc:TaxableAmount>
<cbc:TaxAmount currencyID="USD">${dollars(taxCents)}</cbc:TaxAmount>
<cac:TaxCategory>${taxCategoryXml(first, because)}</cac:TaxCategory>
</cac:TaxSubtotal>
`,
)}</cac:TaxTotal>
`
}

export const sumsOf = (taxed: readonly Taxed[]) => ({
  netCents: taxed.reduce((sum, { netCents }) => sum + netCents, 0),
  taxCents: taxed.reduce((sum, one) => sum + taxCentsOf(one), 0),
})
