import * as contract from "#contract/invoices/invoices.ts"
import { invoiceSettings, NO_TAX_CURRENCY } from "#contract/settings/invoice-settings.ts"
import { shopSettings } from "#contract/settings/shop-settings.ts"
import type { Executor } from "#db/connection/client.ts"
import {
  findDailyRate,
  listDailyRates,
  putDailyRate,
  removeDailyRate,
} from "#db/invoices/currency-rates.ts"
import { type InvoiceFacts, taxTotalCents } from "#domain/invoices/invoice.ts"
import {
  type DailyRate,
  nationalCurrencyOf,
  RATE_VALID_DAYS,
  taxInNational,
} from "#domain/invoices/national-tax.ts"
import { shopCurrency } from "#domain/pricing/currency.ts"
import { dayIn, isDay } from "#domain/shop/days.ts"
import { adminTransaction, audit } from "../kernel/as-admin.ts"
import { refuseFor } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { readSettings } from "../settings/read-settings.ts"

const refuse = refuseFor(contract.putDailyRate.refusals)

/** Thrown when an invoice has to wait for an exchange rate. */
export class DailyRateMissing extends Error {
  override name = "DailyRateMissing"
}

/** Returns the currency in which tax is also stated; undefined if it is only stated in the shop's. */
async function readTaxCurrency(db: Executor): Promise<string | undefined> {
  const { taxCurrency } = (await readSettings({ db }, invoiceSettings)).settings
  const isOther = taxCurrency !== NO_TAX_CURRENCY && taxCurrency !== shopCurrency().code
  return isOther ? taxCurrency : undefined
}

async function requireTaxCurrency(db: Executor): Promise<string> {
  const currency = await readTaxCurrency(db)
  if (!currency) throw refuse("tax_currency_unset")
  return currency
}

const findRateOf = (db: Executor, currency: string, day: string) =>
  findDailyRate(db, { currency, day, withinDays: RATE_VALID_DAYS })

/** Returns the tax of a document at today's rate; undefined if not required. Throws `DailyRateMissing`. */
export async function nationalTaxOf(
  db: Executor,
  facts: Taxed & Pick<InvoiceFacts, "timeZone">,
): Promise<InvoiceFacts["nationalTax"]> {
  const currency = await readTaxCurrency(db)
  if (!currency || taxTotalCents(facts) === 0) return undefined
  const day = dayIn(facts.timeZone, new Date())
  const rate = await findRateOf(db, currency, day)
  if (!rate) throw new DailyRateMissing(`no rate of ${currency} for ${day}`)
  return nationalTaxAt(rate, facts)
}

/** Converts the tax of documents together at a rate. */
function nationalTaxAt(
  { currency, day, rate }: DailyRate,
  ...documents: readonly Taxed[]
): NonNullable<InvoiceFacts["nationalTax"]> {
  const cents = documents.reduce((sum, document) => sum + taxTotalCents(document), 0)
  const taxCents = taxInNational(cents, { currency, rate }, shopCurrency().code)
  return { currency, day, rate, taxCents }
}

/**
 * Returns the tax of a credit note at the rate of its invoice: that of all its credit notes together, less what the
 * earlier ones state, so that together they credit what the invoice states.
 */
export function creditedNationalTax(
  rate: DailyRate,
  credited: Taxed,
  earlier: readonly InvoiceFacts[],
): NonNullable<InvoiceFacts["nationalTax"]> {
  const all = nationalTaxAt(rate, credited, ...earlier)
  const stated = earlier.reduce((sum, { nationalTax }) => sum + (nationalTax?.taxCents ?? 0), 0)
  return { ...all, taxCents: all.taxCents - stated }
}

type Taxed = Pick<InvoiceFacts, "lines" | "charges">

const MAX_RATES = 400

export async function readDailyRates({ db }: Pick<Shop, "db">) {
  const taxCurrency = await readTaxCurrency(db)
  const rates = taxCurrency ? await listDailyRates(db, taxCurrency, MAX_RATES) : []
  const { country } = (await readSettings({ db }, invoiceSettings)).settings
  const national = nationalCurrencyOf(country)
  const requiredCurrency = national === shopCurrency().code ? undefined : national
  return { taxCurrency, requiredCurrency, rates, isMissing: await isDailyRateMissing({ db }) }
}

/** Returns whether invoices of today would wait for a rate. */
export async function isDailyRateMissing({ db }: Pick<Shop, "db">): Promise<boolean> {
  const currency = await readTaxCurrency(db)
  return currency !== undefined && !(await findRateOf(db, currency, await today(db)))
}

const today = async (db: Executor): Promise<string> =>
  dayIn((await readSettings({ db }, shopSettings)).settings.timeZone, new Date())

export async function setDailyRate(
  shop: Shop,
  admin: Actor,
  { day, rate }: Pick<DailyRate, "day" | "rate">,
): Promise<void> {
  if (day > (await today(shop.db))) throw refuse("day_in_future")
  await adminTransaction(shop, admin, async (tx) => {
    const currency = await requireTaxCurrency(tx)
    const before = await putDailyRate(tx, { currency, day, rate })
    const changes = { before: { rate: before ?? null }, after: { rate } }
    await audit(tx, admin, "daily_rate.set", day, { currency, ...changes })
  })
}

/** Returns the number of removed rates. */
export const deleteDailyRate = (shop: Shop, admin: Actor, day: string): Promise<number> =>
  adminTransaction(shop, admin, async (tx) => {
    const currency = await requireTaxCurrency(tx)
    const before = isDay(day) ? await removeDailyRate(tx, currency, day) : undefined
    if (before === undefined) return 0
    const changes = { before: { rate: before }, after: { rate: null } }
    await audit(tx, admin, "daily_rate.remove", day, { currency, ...changes })
    return 1
  })
