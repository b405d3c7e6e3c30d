import { isDeepStrictEqual } from "node:util"
import type { z } from "zod"
import { invoiceSettings } from "#contract/settings/invoice-settings.ts"
import { fieldsIn, type NamedField } from "#contract/settings/setting-fields.ts"
import { shopSettings } from "#contract/settings/shop-settings.ts"
import { type TaxSettings, taxSettings } from "#contract/settings/tax-settings.ts"
import { taxText } from "#contract/tax/tax-text.ts"
import type { Transaction } from "#db/connection/client.ts"
import { putSettings } from "#db/settings/shop-settings.ts"
import { isNorthernIreland, vatIssuersOf, vatPlaceOf } from "#domain/tax/tax-rate.ts"
import { findCountry } from "../accounts/country-formats.ts"
import { checkInvoiceNumbers } from "../invoices/read-invoices.ts"
import { adminTransaction, audit, changesBetween } from "../kernel/as-admin.ts"
import { refuse, requireNoProblems } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { claimPicture } from "../pictures/uploads.ts"
import {
  checkCurrency,
  contentStores,
  type ReadableGroup,
  readCurrency,
  readSettings,
} from "../settings/read-settings.ts"
import { readVatNumber, taxIdKindOf } from "../tax/check-with-authority.ts"

type Place = Pick<TaxSettings, "country" | "region">

/** Checks tax settings against the rules of countries. Returns a message per field. */
async function checkTaxSettings(settings: unknown): Promise<Record<string, string>> {
  const { country, region, rates, vatNumber } = taxSettings.fields.parse(settings)
  const places: [string, Place][] = [
    ["", { country, region }],
    ...rates.map((rate, index): [string, Place] => [`rates.${index}.`, rate]),
  ]
  const found = await Promise.all(
    places.map(async ([path, place]) => prefixed(path, await checkPlace(place))),
  )
  const replaced = rates.map(({ country }, index) => {
    const vatCountry = vatPlaceOf({ country }).country
    return vatCountry === country ? {} : { [`rates.${index}.country`]: taxText.taxedAs(vatCountry) }
  })
  const numbered = vatNumber === "" || (await isOwnNumber({ country, region }, vatNumber))
  return Object.assign(
    {},
    ...found,
    ...replaced,
    !numbered && { vatNumber: taxText.noNumber(country) },
  )
}

/** Returns whether it is a valid number of the shop's place. Northern Ireland accepts either prefix. */
async function isOwnNumber(place: Place, number: string): Promise<boolean> {
  if (taxIdKindOf(place.country) === undefined) return true
  const read = await Promise.all(vatIssuersOf(place).map((issuer) => readVatNumber(issuer, number)))
  return read.some((known) => known !== undefined)
}

async function checkPlace({ country, region }: Place): Promise<Record<string, string>> {
  if (country === "") return region === "" ? {} : { region: taxText.regionAlone }
  if (isNorthernIreland({ country, region })) return {}
  const codes = ((await findCountry(country))?.regions ?? []).map(({ code }) => code)
  return region === "" || codes.includes(region)
    ? {}
    : { region: taxText.noRegion(country, region, codes) }
}

const prefixed = (path: string, problems: Record<string, string>) =>
  Object.fromEntries(Object.entries(problems).map(([name, text]) => [path + name, text]))

type Values = Record<string, unknown>

/** Claims the pictures in settings. Refuses unknown ones by field. */
async function claimPictures(
  shop: Shop,
  fields: readonly NamedField[],
  values: Values,
  path: string,
): Promise<Values> {
  const stored = { ...values }
  for (const field of fields) {
    const { name } = field
    const value = values[name]
    if (field.kind === "picture" && typeof value === "string" && value !== "")
      stored[name] = await claimPicture(shop, path + name, value)
    if (field.kind === "object" && isValues(value))
      stored[name] = await claimPictures(shop, field.fields, value, `${path}${name}.`)
    if (field.kind === "rows" && Array.isArray(value))
      stored[name] = await Promise.all(
        value.map((row: unknown, index) =>
          isValues(row) ? claimPictures(shop, field.fields, row, `${path}${name}.${index}.`) : row,
        ),
      )
  }
  return stored
}

const isValues = (value: unknown): value is Values => typeof value === "object" && value !== null

/** Checks in the transaction, against saved settings and what depends on them. */
const guards: ReadonlyMap<string, typeof checkInvoiceNumbers> = new Map([
  [invoiceSettings.name, checkInvoiceNumbers],
  [shopSettings.name, checkCurrency],
])

/** Saves a settings group at the version seen, or at any. Returns the new version. */
export async function saveSettings(
  shop: Shop,
  admin: Actor,
  group: ReadableGroup<z.ZodObject>,
  wanted: Record<string, unknown>,
  seenVersion: number | undefined,
): Promise<number> {
  if (group.name === taxSettings.name) requireNoProblems(await checkTaxSettings(wanted))
  const settings = await claimPictures(shop, fieldsIn(group.fields), wanted, "")
  const version = await adminTransaction(shop, admin, async (tx) => {
    const source = { db: tx }
    const before = await readSettings(source, group)
    requireNoProblems((await guards.get(group.name)?.(tx, before.settings, settings)) ?? {})
    const version = await write(tx, admin, group.name, settings, seenVersion ?? before.version)
    if (version === undefined) {
      const now = await readSettings(source, group)
      // A retry after a lost response is not a conflict.
      if (isDeepStrictEqual(now.settings, settings)) return now.version
      throw refuse("settings_changed", { version: now.version })
    }
    await audit(tx, admin, "settings.save", group.name, changesBetween(before.settings, settings))
    return version
  })
  if (group.name === shopSettings.name) await readCurrency(shop)
  return version
}

async function write(
  tx: Transaction,
  admin: Actor,
  name: string,
  settings: Record<string, unknown>,
  seenVersion: number,
): Promise<number | undefined> {
  const store = contentStores.get(name)
  const row = { name, value: store ? {} : settings, changedBy: admin.id }
  const version = await putSettings(tx, row, seenVersion)
  if (version !== undefined) await store?.put(tx, settings)
  return version
}
