import type { Context } from "hono"
import { accepts } from "hono/accepts"
import { WORKBOOK_TYPE } from "#contract/kernel/endpoint.ts"
import { shopCurrency } from "#domain/pricing/currency.ts"
import { BYTE_ORDER_MARK, csvLine } from "#domain/shop/spreadsheet-cell.ts"
import type { TableColumn, TableFile } from "#operations/settings/table-file.ts"
import type { AppEnv } from "./app-env.ts"

type NextChunk = IteratorResult<string | Uint8Array>

export interface StreamOptions {
  queueRead?: ((read: () => Promise<NextChunk>) => Promise<NextChunk>) | undefined
  /** Called if the reader leaves or a chunk fails, even before the first. */
  end?: () => Promise<unknown>
}

/**
 * Streams a file; `queueRead` may delay each chunk. A failure cuts the connection, so that no partial file looks
 * complete.
 */
export function streamFile(
  c: Context<AppEnv>,
  chunks: AsyncGenerator<string | Uint8Array>,
  { queueRead = (read) => read(), end = () => chunks.return(undefined) }: StreamOptions = {},
): Response {
  const encoder = new TextEncoder()
  return c.body(
    new ReadableStream<Uint8Array>({
      async pull(stream) {
        try {
          const { done, value } = await queueRead(() => chunks.next())
          if (done) stream.close()
          else stream.enqueue(typeof value === "string" ? encoder.encode(value) : value)
        } catch (error) {
          c.get("log").error({ err: error }, "export_cut_off")
          stream.error(error)
          await end()
        }
      },
      cancel: async () => {
        await end()
      },
    }),
  )
}

interface ShownFile {
  name: string
  type?: string
  bytes: Uint8Array
}

/** Sends a file, by default a PDF, that the browser shows, and stores under its name. */
export function answerFile(
  c: Context<AppEnv>,
  { name, type = "application/pdf", bytes }: ShownFile,
): Response {
  c.header("content-type", type)
  c.header("content-disposition", `inline; filename="${name}"`)
  return c.body(Uint8Array.from(bytes))
}

const CSV_TYPE = "text/csv"

/** Sends a table as CSV, or as a workbook if the caller accepts only that. */
export function answerTable(
  c: Context<AppEnv>,
  table: TableFile,
  queueRead: StreamOptions["queueRead"],
): Response {
  const type = accepts(c, {
    header: "Accept",
    supports: [CSV_TYPE, WORKBOOK_TYPE],
    default: CSV_TYPE,
  })
  const isCsv = type === CSV_TYPE
  c.header("content-type", isCsv ? "text/csv; charset=utf-8; header=present" : type)
  c.header("content-disposition", `attachment; filename="${table.name}.${isCsv ? "csv" : "xlsx"}"`)
  c.header("vary", "accept", { append: true })
  const texts = isCsv ? csvOf(table) : workbookOf(table)
  const end = async () => {
    await texts.return(undefined)
    // Text that nobody has begun to read does not end its rows.
    await table.batches.return(undefined)
  }
  if (c.req.method !== "HEAD") return streamFile(c, texts, { queueRead, end })
  void end()
  return c.body(null)
}

async function* csvOf({ columns, batches }: TableFile): AsyncGenerator<string> {
  try {
    yield BYTE_ORDER_MARK + csvLine(columns.map(({ heading }) => heading))
    for await (const rows of batches) yield rows.map(csvLine).join("")
  } finally {
    await batches.return(undefined)
  }
}

/** Unlike CSV, a workbook reads the same in every country: its numbers and days have types. */
async function* workbookOf(table: TableFile): AsyncGenerator<Uint8Array> {
  const { batches, timeZone } = table
  // Loaded here because most processes never write a workbook.
  const { writeXlsxStream } = await import("hucre/xlsx")
  const columns = table.columns.map((column) => ({
    header: printable(column.heading),
    width: Math.max(12, column.heading.length + 2),
    numFmt: formatOf(column),
  }))
  const clock = new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "short" })
  async function* rows() {
    for await (const batch of batches)
      for (const cells of batch)
        yield table.columns.map((column, index) => typedCell(column, cells[index] ?? null, clock))
  }
  try {
    yield* writeXlsxStream(rows(), { name: "Export", columns, freezePane: { rows: 1 } })
  } finally {
    await batches.return(undefined)
  }
}

function formatOf({ type }: TableColumn): string | undefined {
  if (type === "day") return "yyyy-mm-dd"
  if (type === "instant") return "yyyy-mm-dd hh:mm"
  return type === "amount" && shopCurrency().decimals > 0 ? "0.00" : undefined
}

const DECIMAL = /^-?\d{1,15}(?:\.\d+)?$/
const DAY = /^\d{4}-\d\d-\d\d$/
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/

const isDate = (shape: RegExp, text: string): boolean =>
  shape.test(text) && !Number.isNaN(Date.parse(text))

type Cell = string | number | null

/** Workbooks have no time zones: a moment is written as the clock of the shop showed it. */
function typedCell({ type }: TableColumn, cell: Cell, clock: Intl.DateTimeFormat): Cell | Date {
  if (typeof cell !== "string") return cell
  if ((type === "amount" || type === "number") && DECIMAL.test(cell)) return Number(cell)
  if (type === "day" && isDate(DAY, cell)) return new Date(`${cell}T00:00:00Z`)
  if (type === "instant" && isDate(INSTANT, cell))
    return new Date(`${clock.format(new Date(cell)).replace(" ", "T")}:00Z`)
  return printable(cell)
}

/** Removes characters that XML forbids and the writer does not escape, from rows that were stored before. */
const printable = (text: string): string => text.replaceAll(/[\uFFFE\uFFFF]/g, "")
