import { type DatevSettings, datevSettings } from "#contract/settings/invoice-settings.ts"
import { shopSettings } from "#contract/settings/shop-settings.ts"
import { vatTreatmentName, vatTreatmentText } from "#contract/tax/tax-text.ts"
import { type Booking, readBookings } from "#db/invoices/bookkeeping.ts"
import {
  type DatevBooking,
  datevHead,
  datevLine,
  MAX_DATEV_BOOKINGS,
} from "#domain/invoices/datev.ts"
import { vatTreatmentOf } from "#domain/invoices/vat-report.ts"
import { t } from "#domain/languages/translate.ts"
import { shopCurrency } from "#domain/pricing/currency.ts"
import { dayIn, lastDayOf } from "#domain/shop/days.ts"
import { formatPercent } from "#domain/shop/percent-format.ts"
import { percentOf, vatPrefixOf } from "#domain/tax/tax-rate.ts"
import { recordExport } from "../kernel/as-admin.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { readSettings } from "../settings/read-settings.ts"
import { vatNumber } from "./core-parties.ts"

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
  if (treatment === "oss") return vatPrefixOf(booking.taxedIn)
  if (treatment !== "ec_sales" || booking.vatNumber === "") return ""
  return vatNumber(booking.vatNumber, booking.buyerCountry)
}
