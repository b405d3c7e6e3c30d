import { type DatevSettings, datevSettings } from "#contract/settings/invoice-settings.ts"
import { shopSettings } from "#contract/settings/shop-settings.ts"
import { vatTreatmentName, vatTreatmentText } from "#contract/tax/tax-text.ts"
import type { ExportedRow } from "#db/connection/bulk.ts"
import {
  type Booking,
  listEcSales,
  listVatAmounts,
  type Period,
  readBookings,
} from "#db/invoices/bookkeeping.ts"
import {
  type DatevBooking,
  datevHead,
  datevLine,
  MAX_DATEV_BOOKINGS,
} from "#domain/invoices/datev.ts"
import {
  type VatRow,
  vatCountryOfSale,
  vatReport,
  vatTreatmentOf,
} from "#domain/invoices/vat-report.ts"
import { t } from "#domain/languages/translate.ts"
import { shopCurrency } from "#domain/pricing/currency.ts"
import { writeAmount } from "#domain/pricing/money.ts"
import { dayIn, isReportable, lastDayOf } from "#domain/shop/days.ts"
import { formatPercent } from "#domain/shop/number-format.ts"
import { percentOf } from "#domain/tax/tax-rate.ts"
import { recordExport } from "../kernel/as-admin.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { readSettings } from "../settings/read-settings.ts"
import { type TableFile, tableFile } from "../settings/table-file.ts"
import { vatNumber } from "./core-parties.ts"

function checkPeriod(period: Period): void {
  if (!isReportable(period)) throw refuse("period_too_long")
}

export async function readVatReport({ db }: Pick<Shop, "db">, period: Period) {
  checkPeriod(period)
  const [amounts, sales] = await Promise.all([listVatAmounts(db, period), listEcSales(db, period)])
  const ecSales = sales.map((sale) => ({
    ...sale,
    vatNumber: sale.vatNumber && vatNumber(sale.vatNumber, sale.country),
  }))
  return { rows: vatReport(amounts), ecSales }
}

async function* inOneBatch(rows: ExportedRow[]): AsyncGenerator<ExportedRow[]> {
  yield rows
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
  checkPeriod(period)
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

/** Exports the bookings of a month for DATEV, which requires one file per period. */
export async function exportDatev(
  shop: Shop,
  admin: Actor,
  month: string,
): Promise<{ name: string; bytes: Buffer }> {
  const [{ settings: datev }, { settings }] = await Promise.all([
    readSettings(shop, datevSettings),
    readSettings(shop, shopSettings),
  ])
  const period = { from: `${month}-01`, to: lastDayOf(month) }
  const { timeZone } = settings
  const missing = missingSettings(datev)
  if (missing.size > 0) throw refuse("datev_not_set", { missing: [...missing] })
  const bookings: DatevBooking[] = []
  for await (const batch of readBookings(shop.bulk, period)) {
    for (const booking of batch) {
      const found = datevBooking(booking, datev, timeZone)
      if ("missing" in found) missing.add(found.missing)
      else bookings.push(found)
    }
    if (bookings.length > MAX_DATEV_BOOKINGS) throw refuse("datev_too_long")
  }
  if (missing.size > 0) throw refuse("datev_not_set", { missing: [...missing].slice(0, 50) })
  await recordExport(shop, admin, "datev", { month })
  const head = datevHead({
    ...period,
    consultant: datev.consultant ?? 0,
    client: datev.client ?? 0,
    accountLength: datev.accountLength ?? 0,
    yearBegins: yearBegin(month, datev.yearBeginsInMonth ?? 1),
    currency: shopCurrency().code,
    createdAt: datevMoment(timeZone, new Date()),
  })
  const text = head + bookings.map((booking) => datevLine(booking, shopCurrency().code)).join("")
  return { name: `EXTF_Buchungsstapel_${month}.csv`, bytes: Buffer.from(`\ufeff${text}`) }
}

/** Formats a time in the shop's time zone as DATEV requires. */
const datevMoment = (timeZone: string, moment: Date): string => {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  })
  return `${format.format(moment).replaceAll(/\D/g, "")}000`
}

/** Returns the first day of the financial year that a month belongs to. */
function yearBegin(month: string, first: number): string {
  const year = Number(month.slice(0, 4)) - (Number(month.slice(5)) < first ? 1 : 0)
  return `${year}-${String(first).padStart(2, "0")}-01`
}

function missingSettings({
  consultant,
  client,
  accountLength,
  debtor,
}: DatevSettings): Set<string> {
  const missing = new Set<string>()
  if (consultant === null || consultant < 1001) missing.add(t("Consultant number"))
  if (client === null) missing.add(t("Client number"))
  if (accountLength === null || accountLength < 4)
    missing.add(t("Number of digits in account numbers"))
  if (debtor === "") missing.add(t("Customer account"))
  return missing
}

function datevBooking(
  booking: Booking,
  { debtor, accounts }: DatevSettings,
  timeZone: string,
): DatevBooking | { missing: string } {
  const treatment = vatTreatmentOf(booking)
  const name = vatTreatmentText[treatment]
  const percent = percentOf(booking.milliPercent)
  const revenue = accounts.find(
    (row) => row.treatment === name && (row.percent === "" || Number(row.percent) === percent),
  )
  if (!revenue?.account)
    return {
      missing: t("Account for {treatment} {percent}", {
        treatment: vatTreatmentName(treatment),
        percent: formatPercent(booking.milliPercent),
      }),
    }
  return {
    grossCents: booking.netCents + booking.taxCents,
    isCredit: booking.kind === "credit_note",
    account: debtor,
    contraAccount: revenue.account,
    taxKey: revenue.taxKey,
    day: dayIn(timeZone, new Date(booking.issuedAt)),
    number: booking.number,
    text: booking.customer,
    euCountry: euCountryOf(booking, treatment),
    euMilliPercent: treatment === "oss" ? booking.milliPercent : undefined,
  }
}

function euCountryOf(booking: Booking, treatment: ReturnType<typeof vatTreatmentOf>): string {
  if (treatment === "oss") return booking.taxedIn
  if (treatment !== "ec_sales" || booking.vatNumber === "") return ""
  return vatNumber(booking.vatNumber, booking.buyerCountry)
}
