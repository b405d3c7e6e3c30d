import type { Context } from "hono"
import { accepts } from "hono/accepts"
import { WORKBOOK_TYPE } from "#contract/kernel/media-types.ts"
import { shopCurrency } from "#domain/pricing/currency.ts"
import { BYTE_ORDER_MARK, csvLine } from "#domain/shop/spreadsheet-cell.ts"
import type { TableFile } from "#operations/settings/table-file.ts"
import type { AppEnv } from "./app-env.ts"
import { streamFile } from "./stream-file.ts"

const CSV_TYPE = "text/csv"

/** Sends a table as CSV, or as a workbook if the caller accepts only that. */
export function answerTable(c: Context<AppEnv>, table: TableFile): Response {
  const type = accepts(c, {
    header: "Accept",
    supports: [CSV_TYPE, WORKBOOK_TYPE],
    default: CSV_TYPE,
  })
  const isCsv = type === CSV_TYPE
  c.header("content-type", isCsv ? "text/csv; charset=utf-8; header=present" : type)
  c.header("content-disposition", `attachment; filename="${table.name}.${isCsv ? "csv" : "xlsx"}"`)
  c.header("vary", "accept", { append: true })
  return streamFile(c, isCsv ? csvOf(table) : workbookOf(table))
}

async function* csvOf({ headings, batches }: TableFile): AsyncGenerator<string> {
  try {
    yield BYTE_ORDER_MARK + csvLine(headings)
    for await (const rows of batches) yield rows.map(csvLine).join("")
  } finally {
    await batches.return(undefined)
  }
}

/** Unlike CSV, a workbook reads the same in every country: its numbers and days have types. */
async function* workbookOf({ headings, batches, timeZone }: TableFile): AsyncGenerator<Uint8Array> {
  // Loaded here because most processes never write a workbook.
  const { writeXlsxStream } = await import("hucre/xlsx")
  const columns = headings.map((heading) => ({
    header: heading,
    width: Math.max(12, heading.length + 2),
    numFmt: formatOf(heading),
  }))
  const clock = new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "short" })
  async function* rows() {
    for await (const batch of batches)
      for (const cells of batch)
        yield cells.map((cell, index) => typedCell(headings[index] ?? "", cell, clock))
  }
  try {
    yield* writeXlsxStream(rows(), { name: "Export", columns, freezePane: { rows: 1 } })
  } finally {
    await batches.return(undefined)
  }
}

/** Headings of the shop's exports whose cells are amounts. */
const AMOUNTS: ReadonlySet<string> = new Set([
  "net with cost",
  ..."price unitPrice targetPrice cost revenue unpaid refunded includedTax".split(" "),
  ..."net tax gross invoiced invoicedNet invoicedTax credited creditedNet creditedTax".split(" "),
])
const isDay = (heading: string): boolean => heading === "day"
const isInstant = (heading: string): boolean => heading === "at" || heading.endsWith("At")
const isNumber = (heading: string): boolean => AMOUNTS.has(heading) || heading === "percent"

function formatOf(heading: string): string | undefined {
  if (isDay(heading)) return "yyyy-mm-dd"
  if (isInstant(heading)) return "yyyy-mm-dd hh:mm"
  return AMOUNTS.has(heading) && shopCurrency().decimals > 0 ? "0.00" : undefined
}

const DECIMAL = /^-?\d{1,15}(?:\.\d+)?$/
const DAY = /^\d{4}-\d\d-\d\d$/
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/

type Cell = string | number | null

/** Workbooks have no time zones: a moment is written as the clock of the shop showed it. */
function typedCell(heading: string, cell: Cell, clock: Intl.DateTimeFormat): Cell | Date {
  if (typeof cell !== "string") return cell
  if (isNumber(heading) && DECIMAL.test(cell)) return Number(cell)
  if (isDay(heading) && DAY.test(cell)) return new Date(`${cell}T00:00:00Z`)
  if (!isInstant(heading) || !INSTANT.test(cell)) return cell
  return new Date(`${clock.format(new Date(cell)).replace(" ", "T")}:00Z`)
}
