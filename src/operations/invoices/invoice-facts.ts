import { z } from "zod"
import { invoiceText } from "#contract/invoices/invoice-text.ts"
import type { invoiceSettings } from "#contract/settings/invoice-settings.ts"
import type { shopSettings } from "#contract/settings/shop-settings.ts"
import type { taxSettings } from "#contract/settings/tax-settings.ts"
import { taxName } from "#contract/tax/tax-text.ts"
import type { OrderLine, ShownOrder } from "#db/orders/orders.ts"
import type { PostalAddress } from "#domain/accounts/postal-address.ts"
import { partNumber } from "#domain/catalogue/part-number.ts"
import {
  type InvoiceAddress,
  type InvoiceFacts,
  type Party,
  type TaxedItem,
  untaxedOf,
  type VatCategory,
} from "#domain/invoices/invoice.ts"
import { DEFAULT_LANGUAGE, languageOf } from "#domain/languages/languages.ts"
import { translate } from "#domain/languages/translate.ts"
import { type FeeUnits, type OrderCharge, unitsCents } from "#domain/orders/charges.ts"
import { dayIn } from "#domain/shop/days.ts"
import { formatPercent } from "#domain/shop/percent-format.ts"
import { isNorthernIreland, NORTHERN_IRELAND, vatCountryOf } from "#domain/tax/tax-rate.ts"
import type { TaxTreatment } from "#domain/tax/tax-treatment.ts"
import { runInLanguage } from "../kernel/run-in-language.ts"
import { isVatId } from "./core-parties.ts"

/** Tax facts that an order stores for a line or a charge. */
const taxFacts = z.object({
  netCents: z.int(),
  taxes: z.array(z.object({ name: z.string(), milliPercent: z.number(), taxCents: z.int() })),
  treatment: z.object({
    kind: z.string(),
    taxId: z.object({ number: z.string() }).optional(),
    at: z.object({ country: z.string(), region: z.string().optional() }).optional(),
  }),
  why: z.string(),
})

const categories: ReadonlyMap<string, VatCategory> = new Map<TaxTreatment["kind"], VatCategory>([
  ["not_collected", "O"],
  ["export", "G"],
  ["intra_community", "K"],
  ["reverse_charge", "AE"],
  ["certificate", "E"],
])

interface TaxedByFacts extends TaxedItem {
  /** Reason why it bears no tax. */
  why?: string
  /** The buyer's tax id, for reverse charge. */
  buyersTaxId?: string | undefined
}

const factsPerRate = z.object({ parts: z.array(z.unknown()).min(1) })

/** Returns the tax facts of a charge per rate if its tax follows goods of several rates, otherwise as one. */
const taxSharesOf = (facts: unknown): unknown[] =>
  factsPerRate.safeParse(facts).data?.parts ?? [facts]

function taxedByFacts(facts: unknown, amountCents: number): TaxedByFacts {
  if (facts === undefined || facts === null)
    return { netCents: amountCents, category: "O", taxes: [] }
  const { netCents, taxes, treatment, why } = taxFacts.parse(facts)
  const category = categories.get(treatment.kind) ?? (taxes.length > 0 ? "S" : "Z")
  return {
    netCents,
    category,
    taxes,
    taxedIn: treatment.at && vatCountryOf(treatment.at),
    ...(taxes.length === 0 && { why, buyersTaxId: treatment.taxId?.number }),
  }
}

interface SellerFacts {
  /** Account for bank transfers; empty if there is none. */
  account: string
  tax: z.output<typeof taxSettings.fields>
  shop: z.output<typeof shopSettings.fields>
  invoices: z.output<typeof invoiceSettings.fields>
}

type BuyerAddress = PostalAddress & { lines: string[] }

/** Collects the facts of an order's invoice as they are now, in the language of the order. */
export const invoiceFacts = (...facts: Parameters<typeof factsOf>): InvoiceFacts =>
  runInLanguage(languageOf(facts[0].language), () => factsOf(...facts))

function factsOf(
  order: ShownOrder,
  orderLines: readonly Pick<OrderLine, "taxFacts">[],
  { account, tax, shop, invoices }: SellerFacts,
  address: BuyerAddress | undefined,
): InvoiceFacts {
  const lines = order.lines.map((line, index) => ({
    name: line.name,
    partNumber: partNumber(line),
    quantity: line.quantity,
    number: line.number === index + 1 ? undefined : line.number,
    customerPartNumber: line.customerPartNumber || undefined,
    designators: line.designators || undefined,
    note: line.note || undefined,
    ...taxedByFacts(orderLines[index]?.taxFacts, line.totalCents),
  }))
  const charges = order.charges.filter(({ kind }) => kind !== "tax").flatMap(invoicedCharge)
  const taxed: TaxedByFacts[] = [...lines, ...charges]
  return {
    language: order.language === DEFAULT_LANGUAGE ? undefined : languageOf(order.language),
    timeZone: shop.timeZone,
    seller: sellerOf({ ...shop, taxIds: taxIdsOf(shop, tax.vatNumber) }, invoices),
    sellerVatCountry: isNorthernIreland(tax) ? NORTHERN_IRELAND : undefined,
    buyer: buyerOf(order, address, taxed, invoices.country),
    shipTo: order.shipTo,
    deliverTo: order.deliveryAddress
      ? {
          ...fieldsOf(order.deliveryAddress),
          name: order.deliveryAddress.company || order.deliveryAddress.name,
          country: order.deliveryAddress.country,
        }
      : undefined,
    paperSize: shop.paperSize === "Letter" ? shop.paperSize : undefined,
    supply: supplyOf(order, shop.timeZone),
    rules: invoices.rules === "XRechnung" ? invoices.rules : undefined,
    buyerReference: order.purchaseOrder || order.orderNumber,
    order: {
      number: order.orderNumber,
      placedAt: order.createdAt.toISOString(),
      purchaseOrder: order.purchaseOrder,
    },
    payment: {
      paidAt: order.paidAt?.toISOString() ?? "",
      transactionId: order.intentId ?? "",
      ...(order.paidBy === "transfer" && { account: account || "–" }),
    },
    lines: lines.map(printed),
    charges: charges.map(printed),
    untaxedBecause: whyUntaxed(
      untaxedOf<TaxedByFacts, TaxedByFacts>(lines, charges),
      invoices.untaxed,
    ),
    note: invoices.note,
  }
}

/** Returns one line per rate if the tax of the charge follows goods of several rates. */
function invoicedCharge({ name, amountCents, facts }: OrderCharge) {
  const shares = taxSharesOf(facts.tax)
  const hasSeveralRates = shares.length > 1
  return shares.map((share, index) => {
    const taxed = taxedByFacts(share, amountCents)
    const untaxed = taxed.category === "Z" ? formatPercent(0) : invoiceText.noTax
    const rates = taxed.taxes.map(taxName).join(", ") || untaxed
    const units = facts.units?.filter((unit) => (unit.part ?? 0) === index).map(feeUnits)
    return { name: hasSeveralRates ? `${name} (${rates})` : name, ...taxed, units }
  })
}

const feeUnits = (units: FeeUnits) => ({
  number: units.number,
  quantity: units.quantity,
  grossCents: unitsCents(units) + (units.addedCents ?? 0),
})

/** Omits the reason why a line bears no tax, since the document states it once. */
const printed = <Line extends TaxedByFacts>({ why, buyersTaxId, ...line }: Line) => line

const whyUntaxed = (untaxed: readonly TaxedByFacts[], unsaid: string): string =>
  [...new Set(untaxed.map(({ why }) => why || translate(unsaid)))].join(" ")

/** Returns the day of the last shipment if all goods left before the invoice. Otherwise they are prepaid. */
function supplyOf({ status, shipments }: ShownOrder, timeZone: string): InvoiceFacts["supply"] {
  const last = shipments?.at(-1)
  const isShipped = status === "shipped" || status === "delivered"
  return isShipped && last ? { day: dayIn(timeZone, new Date(last.shippedAt)) } : "prepayment"
}

const fieldsOf = ({ street, city, postalCode, region }: PostalAddress): InvoiceAddress => ({
  street,
  city,
  postalCode,
  region,
})

/** Adds the VAT number from the tax settings, unless the shop lists one itself. */
const taxIdsOf = ({ taxIds }: SellerFacts["shop"], number: string): Party["taxIds"] =>
  number === "" || taxIds.some(isVatId)
    ? taxIds
    : [{ label: invoiceText.vatNumber, number }, ...taxIds]

function sellerOf(shop: SellerFacts["shop"], { country, seller }: SellerFacts["invoices"]): Party {
  const { name, legalName, email, phone, taxIds } = shop
  const { contact, ...fields } = seller
  const lines = shop.address.split("\n").map((line) => line.trim())
  const address = lines.filter((line) => line !== "")
  const isKnown = fields.city !== "" || fields.postalCode !== ""
  return {
    name: legalName || name,
    address,
    fields: isKnown ? { ...fields, region: "" } : undefined,
    contact: contact || undefined,
    country,
    email,
    phone,
    taxIds,
  }
}

function buyerOf(
  { email, phone, userName }: ShownOrder,
  address: BuyerAddress | undefined,
  taxed: readonly TaxedByFacts[],
  home: string,
): Party {
  const name = address?.company || userName
  const number = taxed.find(({ buyersTaxId }) => buyersTaxId)?.buyersTaxId
  return {
    name,
    email,
    phone,
    taxIds: number ? [{ label: invoiceText.vatNumber, number }] : [],
    address: address ? address.lines.filter((line) => line !== name) : [],
    fields: address ? fieldsOf(address) : undefined,
    contact: address?.name && address.name !== name ? address.name : undefined,
    country: address?.country ?? home,
  }
}
