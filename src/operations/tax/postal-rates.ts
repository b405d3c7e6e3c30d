import { Readable } from "node:stream"
import { CsvError, parse } from "csv-parse"
import { taxSettings } from "#contract/settings/tax-settings.ts"
import { postalRateFile } from "#contract/tax/postal-rates.ts"
import { taxText } from "#contract/tax/tax-text.ts"
import {
  comparePostalRates,
  countPostalRates,
  findLastReplacement,
  findPostalRate,
  writePostalRates,
} from "#db/tax/postal-rates.ts"
import { wideEncodingOf } from "#domain/imports/text-encoding.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import {
  areFractions,
  isUnclearRate,
  type PostalRate,
  readPostalRate,
} from "#domain/tax/postal-rate.ts"
import { findCountry } from "../accounts/country-formats.ts"
import { adminTransaction, audit } from "../kernel/as-admin.ts"
import { refuseFor } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"

const refuse = refuseFor(["postal_rates_faulty", "postal_rates_unreadable"])

const total = (states: readonly { count: number }[]): number =>
  states.reduce((sum, { count }) => sum + count, 0)

export async function readPostalRates({ db }: Pick<Shop, "db">, postalCode: string | undefined) {
  const [states, replaced, rate] = await Promise.all([
    countPostalRates(db),
    findLastReplacement(db),
    postalCode === undefined ? undefined : findPostalRate(db, postalCode),
  ])
  return { count: total(states), states, replaced, rate }
}

const MAX_EXAMPLES = 5

/** Previews the changes of a file, with all its faults. */
export async function previewPostalRates({ db }: Pick<Shop, "db">, file: Uint8Array) {
  const { rates, faults, isFraction } = await readPostalRateFile(file)
  const states = [...Map.groupBy(rates, ({ state }) => state)]
    .map(([state, { length }]) => ({ state, count: length }))
    .toSorted((one, other) => one.state.localeCompare(other.state))
  const changes = await comparePostalRates(db, rates)
  return {
    ...changes,
    states,
    count: rates.length,
    isFraction,
    faults,
    examples: rates.slice(0, MAX_EXAMPLES),
  }
}

/** Replaces all rates by those of a file. Refuses a file with faults. */
export async function replacePostalRates(
  shop: Shop,
  admin: Actor,
  file: Uint8Array,
): Promise<number> {
  const { rates, faults } = await readPostalRateFile(file)
  if (faults.length > 0) throw refuse("postal_rates_faulty")
  await writeRates(shop, admin, rates)
  return rates.length
}

/** Returns the number of removed rates. */
export const removePostalRates = (shop: Shop, admin: Actor): Promise<number> =>
  writeRates(shop, admin, [])

const writeRates = (shop: Shop, admin: Actor, rates: readonly PostalRate[]): Promise<number> =>
  adminTransaction(shop, admin, async (tx) => {
    const before = await writePostalRates(tx, taxSettings.name, rates)
    const counts = { before: { count: before }, after: { count: rates.length } }
    await audit(tx, admin, "tax_rates.replace", taxSettings.name, counts)
    return before
  })

interface PostalRateFile {
  rates: PostalRate[]
  faults: { line: number; message: string }[]
  isFraction: boolean
}

/** Vendors' headings in lower case, letters and digits only. */
const headings = {
  postalCode: ["zipcode", "zip", "zip5", "postalcode", "postcode"],
  rate: [
    "estimatedcombinedrate",
    "combinedrate",
    "combinedtaxrate",
    "totalrate",
    "taxrate",
    "rate",
  ],
  name: ["taxregionname", "regionname", "taxregion", "name"],
  state: ["state", "statecode", "stateabbrev"],
} as const
type Column = keyof typeof headings

interface Row extends Record<Column, string> {
  line: number
}

const unreadable = (message: string) =>
  refuse("postal_rates_unreadable", { fields: { file: message } })

/** Reads a CSV file of rates with all its faults. Refuses any other file. */
async function readPostalRateFile(file: Uint8Array): Promise<PostalRateFile> {
  const rows = await readRows(decode(file))
  if (rows.length === 0) throw unreadable(taxText.fileEmpty)
  const isFraction = areFractions(rows.map(({ rate }) => rate))
  const regions = (await findCountry("US"))?.regions ?? []
  const states = new Map(regions.map(({ code, postalCode }) => [code, postalCode]))
  const seen = new Map<string, Row & PostalRate>()
  const faults: PostalRateFile["faults"] = []
  for (const row of rows) {
    const read = readRow(row, isFraction, states)
    if ("messages" in read) {
      faults.push(...read.messages.map((message) => ({ line: row.line, message })))
      continue
    }
    const earlier = seen.get(read.postalCode)
    if (!earlier) seen.set(read.postalCode, { ...row, ...read })
    else if (earlier.milliPercent !== read.milliPercent)
      faults.push({ line: row.line, message: taxText.secondRate(read.postalCode, earlier.line) })
  }
  const rates = [...seen.values()].map(({ postalCode, state, name, milliPercent }) => ({
    postalCode,
    state,
    name,
    milliPercent,
  }))
  return { rates, faults, isFraction }
}

function decode(file: Uint8Array): string {
  const isZip = file[0] === 0x50 && file[1] === 0x4b
  if (isZip) throw unreadable(taxText.fileNotText)
  const encoding = wideEncodingOf(file)
  if (encoding) return new TextDecoder(encoding).decode(file)
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(file)
  } catch {
    return new TextDecoder("windows-1252").decode(file)
  }
}

function delimiterOf(text: string): string {
  const [first = ""] = text.split(/\r?\n/, 1)
  const times = (delimiter: string) => first.split(delimiter).length
  return [",", ";", "\t"].toSorted((one, other) => times(other) - times(one))[0] ?? ","
}

async function readRows(text: string): Promise<Row[]> {
  const parser = Readable.from([text]).pipe(
    parse({ delimiter: delimiterOf(text), relax_column_count: true, max_record_size: 16 * 1024 }),
  )
  const rows: Row[] = []
  let places: Record<Column, number> | undefined
  let line = 0
  try {
    for await (const record of parser) {
      line += 1
      const cells = Array.from<unknown, string>(record, (cell) => String(cell).trim())
      places ??= placesOf(cells)
      // Files of several states that were joined repeat their headings.
      if (cells.every((cell) => cell === "") || isHeading(cells, places)) continue
      if (rows.length === postalRateFile.rows)
        throw unreadable(taxText.fileTooLong(formatCount(postalRateFile.rows)))
      rows.push({ line, ...cellsAt(cells, places) })
    }
  } catch (error) {
    throw error instanceof CsvError ? unreadable(taxText.quoteNotClosed) : error
  }
  return rows
}

const plain = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z0-9]/g, "")

function placesOf(cells: readonly string[]): Record<Column, number> {
  const plainCells = cells.map(plain)
  const find = (column: Column) =>
    headings[column].map((name) => plainCells.indexOf(name)).find((at) => at >= 0) ?? -1
  const places = {
    postalCode: find("postalCode"),
    rate: find("rate"),
    name: find("name"),
    state: find("state"),
  }
  if (places.postalCode < 0) throw unreadable(taxText.postalCodeMissing)
  if (places.rate < 0) throw unreadable(taxText.rateMissing)
  return places
}

const isHeading = (cells: readonly string[], { postalCode }: Record<Column, number>): boolean =>
  headings.postalCode.some((name) => name === plain(cells[postalCode] ?? ""))

const cellsAt = (cells: readonly string[], places: Record<Column, number>) => ({
  postalCode: cells[places.postalCode] ?? "",
  rate: cells[places.rate] ?? "",
  name: cells[places.name] ?? "",
  state: cells[places.state] ?? "",
})

function readRow(
  row: Row,
  isFraction: boolean,
  states: ReadonlyMap<string, RegExp | undefined>,
): PostalRate | { messages: string[] } {
  const { name } = row
  // Spreadsheets drop leading zeros.
  const postalCode = row.postalCode.padStart(5, "0")
  const state = row.state.toUpperCase()
  const milliPercent = readPostalRate(row.rate, isFraction)
  const messages = [
    ...(row.postalCode.length >= 3 && /^\d{5}$/.test(postalCode)
      ? []
      : [taxText.noPostalCode(row.postalCode)]),
    ...(milliPercent === undefined ? [taxText.noPostalRate(row.rate)] : []),
    ...(!isFraction && isUnclearRate(row.rate) ? [taxText.unclearRate(row.rate)] : []),
    ...(state === "" || states.has(state) ? [] : [taxText.noState(row.state)]),
    ...(states.get(state)?.test(postalCode) === false
      ? [taxText.notInState(postalCode, state)]
      : []),
    ...(name.length > 80 ? [taxText.nameTooLong] : []),
  ]
  if (messages.length > 0 || milliPercent === undefined) return { messages }
  return { postalCode, state, name, milliPercent }
}
