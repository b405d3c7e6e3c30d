import { Readable } from "node:stream"
import { CsvError, parse } from "csv-parse"
import { columnOf } from "#domain/imports/part-file-row.ts"
import { type FileRow, partFileLimits, TOO_WIDE, UnreadableFile } from "./part-file-limits.ts"

/** The rows of CSV below its headings; `start` is enough of the text to see what separates its cells. */
export async function* csvRows(
  texts: AsyncIterable<string>,
  start: string,
): AsyncGenerator<FileRow> {
  const parser = parse({
    delimiter: delimiterOf(start),
    relax_column_count: true,
    max_record_size: partFileLimits.rowLength,
  })
  const source = Readable.from(texts)
  source.on("error", (error) => parser.destroy(error))
  let headings: string[] | undefined
  let line = 0
  try {
    for await (const record of source.pipe(parser)) {
      line += 1
      const cells = Array.from<unknown, string>(record, String)
      if (!headings) headings = readHeadings(cells)
      else if (cells.some((cell) => cell.trim() !== "")) yield csvRow(line, headings, cells)
    }
  } catch (error) {
    throw error instanceof CsvError ? explain(error, line) : error
  } finally {
    source.destroy()
  }
}

/** A comma, or what spreadsheets write where the comma divides whole numbers from decimals. */
function delimiterOf(start: string): string {
  const [headings = ""] = start.split(/\r?\n/, 1)
  const counted = [",", ";", "\t"].map((delimiter) => ({
    delimiter,
    times: headings.split(delimiter).length,
  }))
  return counted.toSorted((one, other) => other.times - one.times)[0]?.delimiter ?? ","
}

function readHeadings(cells: readonly string[]): string[] {
  const headings = cells.map((cell) => cell.trim())
  if (headings.length > partFileLimits.columns) throw new UnreadableFile(`The file ${TOO_WIDE}`)
  const columns = headings.map((heading) => columnOf(heading) ?? heading)
  const twice = columns.find((column, at) => column !== "" && columns.indexOf(column) !== at)
  if (twice !== undefined)
    throw new UnreadableFile(`The column ${twice} is there twice. Take one of them out.`)
  if (!columns.includes("sku") && !columns.includes("id"))
    throw new UnreadableFile(
      "The first row names no column 'sku'. It must hold the columns' names: sku, name, price and others.",
    )
  const reserved = headings.find((heading) => ["__proto__", "constructor"].includes(heading))
  if (reserved !== undefined)
    throw new UnreadableFile(`A column cannot be called ${reserved}. Name it otherwise.`)
  return headings
}

function csvRow(line: number, headings: readonly string[], cells: readonly string[]): FileRow {
  const named = headings.flatMap((heading, at): [string, string][] =>
    heading === "" ? [] : [[heading, cells[at] ?? ""]],
  )
  const beyond = cells.slice(headings.length).some((cell) => cell.trim() !== "")
  return {
    line,
    cells: new Map(named),
    ...(beyond && {
      problem: `has ${cells.length} cells under ${headings.length} headings. Put cells that hold a separator in quotes.`,
    }),
  }
}

function explain(error: CsvError, line: number): UnreadableFile {
  const where = `The file cannot be read beyond row ${line}`
  return error.code === "CSV_MAX_RECORD_SIZE"
    ? new UnreadableFile(
        `${where}: the next is longer than 262,144 characters. Perhaps a quote is not closed.`,
      )
    : new UnreadableFile(
        `${where}: a quote is not closed, or stands in the middle of a cell. Put the whole cell in quotes and double those inside.`,
        { cause: error },
      )
}
