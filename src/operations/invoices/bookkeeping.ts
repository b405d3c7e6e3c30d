import { shopSettings } from "#contract/settings/shop-settings.ts"
import { vatTreatmentName } from "#contract/tax/tax-text.ts"
import type { ExportedRow } from "#db/connection/bulk.ts"
import {
  type Booking,
  listEcSales,
  listVatAmounts,
  type Period,
  readBookings,
} from "#db/invoices/bookkeeping.ts"
import {
  type VatRow,
  vatCountryOfSale,
  vatReport,
  vatTreatmentOf,
} from "#domain/invoices/vat-report.ts"
import { shopCurrency } from "#domain/pricing/currency.ts"
import { writeAmount } from "#domain/pricing/money.ts"
import { dayIn, isReportable } from "#domain/shop/days.ts"
import { percentOf } from "#domain/tax/tax-rate.ts"
import { recordExport } from "../kernel/as-admin.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { readSettings } from "../settings/read-settings.ts"
import { inOneBatch, type TableFile, tableFile } from "../settings/table-file.ts"
import { vatNumber } from "./core-parties.ts"

export function requireReportable(period: Period): void {
  if (!isReportable(period)) throw refuse("period_too_long")
}

export async function readVatReport({ db }: Pick<Shop, "db">, period: Period) {
  requireReportable(period)
  const [amounts, sales] = await Promise.all([listVatAmounts(db, period), listEcSales(db, period)])
  const ecSales = sales.map((sale) => ({
    ...sale,
    vatNumber: sale.vatNumber && vatNumber(sale.vatNumber, sale.country),
  }))
  return { rows: vatReport(amounts), ecSales }
}

const vatHeadings = [
  "treatment",
  "country",
  "percent",
  "invoicedNet",
  "invoicedTax",
  "creditedNet",
  "creditedTax",
  "net",
  "tax",
  "currency",
  "region",
]

export async function exportVatReport(
  shop: Shop,
  admin: Actor,
  period: Period,
): Promise<TableFile> {
  const { rows } = await readVatReport(shop, period)
  await recordExport(shop, admin, "vat report", period)
  return tableFile(shop, "vat-report", vatHeadings, inOneBatch(rows.map(vatCells)))
}

const vatCells = ({
  treatment,
  country,
  region,
  milliPercent,
  invoiced,
  credited,
}: VatRow): ExportedRow => [
  vatTreatmentName(treatment),
  country,
  percentOf(milliPercent),
  writeAmount(invoiced.netCents),
  writeAmount(invoiced.taxCents),
  writeAmount(credited.netCents),
  writeAmount(credited.taxCents),
  writeAmount(invoiced.netCents - credited.netCents),
  writeAmount(invoiced.taxCents - credited.taxCents),
  shopCurrency().code,
  region,
]

const ecHeadings = ["country", "vatNumber", "customer", "invoiced", "credited", "net", "currency"]

export async function exportEcSales(shop: Shop, admin: Actor, period: Period): Promise<TableFile> {
  const { ecSales } = await readVatReport(shop, period)
  await recordExport(shop, admin, "ec sales list", period)
  const rows = ecSales.map(({ country, vatNumber, customer, invoicedCents, creditedCents }) => [
    country,
    vatNumber,
    customer,
    writeAmount(invoicedCents),
    writeAmount(creditedCents),
    writeAmount(invoicedCents - creditedCents),
    shopCurrency().code,
  ])
  return tableFile(shop, "ec-sales", ecHeadings, inOneBatch(rows))
}

const bookingHeadings = [
  "day",
  "number",
  "kind",
  "orderNumber",
  "customer",
  "country",
  "vatNumber",
  "treatment",
  "percent",
  "net",
  "tax",
  "gross",
  "currency",
  "payment",
  "paidOn",
  "corrects",
  "region",
  "postalCode",
]

/** Exports each document by tax treatment and rate. Amounts of credit notes are negative. */
export async function exportBookings(shop: Shop, admin: Actor, period: Period): Promise<TableFile> {
  requireReportable(period)
  await recordExport(shop, admin, "bookings", period)
  const { timeZone } = (await readSettings(shop, shopSettings)).settings
  async function* rows() {
    for await (const bookings of readBookings(shop.bulk, period))
      yield bookings.map((booking) => bookingCells(booking, timeZone))
  }
  return tableFile(shop, "bookings", bookingHeadings, rows())
}

function bookingCells(booking: Booking, timeZone: string): ExportedRow {
  const signed = (valueCents: number) =>
    writeAmount(booking.kind === "invoice" ? valueCents : -valueCents)
  const { netCents, taxCents } = booking
  return [
    dayIn(timeZone, new Date(booking.issuedAt)),
    booking.number,
    booking.kind === "invoice" ? "invoice" : "credit note",
    booking.orderNumber,
    booking.customer,
    vatCountryOfSale(booking),
    booking.vatNumber,
    vatTreatmentName(vatTreatmentOf(booking)),
    percentOf(booking.milliPercent),
    signed(netCents),
    signed(taxCents),
    signed(netCents + taxCents),
    shopCurrency().code,
    booking.payment,
    booking.paidAt === "" ? "" : dayIn(timeZone, new Date(booking.paidAt)),
    booking.corrects,
    booking.region,
    booking.postalCode,
  ]
}
