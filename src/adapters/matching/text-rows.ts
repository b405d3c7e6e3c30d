import { parse } from "csv-parse/sync"
import { listLimits } from "#domain/matching/list-table.ts"

const DELIMITERS = [",", ";", "\t", "|"]
/** Of a row, so that a quote that nobody closes does not take the rest in. */
const MAX_ROW_LENGTH = 64 * 1024
/** So much of a text shows what divides its cells. */
const BEGINNING = 16 * 1024

/** The cells of CSV, or of what a spreadsheet puts on the clipboard. */
export function textRows(file: Uint8Array): string[][] {
  const text = decoded(file)
  const [said, delimiter] = /^sep=([,;|\t])\r?\n/i.exec(text) ?? []
  return parse(text.slice(said?.length ?? 0), {
    delimiter: delimiter ?? delimiterOf(text.slice(0, BEGINNING)),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_LENGTH,
    to: listLimits.rows + listLimits.columns,
  })
}

/** By its mark or, without one, by what it can be. */
function decoded(file: Uint8Array): string {
  const encoding = encodingOf(file)
  if (encoding) return new TextDecoder(encoding).decode(file)
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(file)
  } catch {
    return new TextDecoder("windows-1252").decode(file)
  }
}

function encodingOf(file: Uint8Array): string | undefined {
  const mark = Buffer.from(file.subarray(0, 2)).toString("hex")
  if (mark === "fffe") return "utf-16le"
  if (mark === "feff") return "utf-16be"
  // Letters of our alphabet leave every second byte empty.
  const start = file.subarray(0, 200)
  const empty = (from: number) => start.filter((byte, at) => at % 2 === from && byte === 0).length
  if (empty(1) > start.length / 4) return "utf-16le"
  return empty(0) > start.length / 4 ? "utf-16be" : undefined
}

/** What divides most lines into the same number of cells, more than one. */
function delimiterOf(start: string): string {
  const lines = start
    .replaceAll(/"[^"]*"/g, "")
    .split(/\r?\n/)
    .filter((line) => line !== "")
  const judged = DELIMITERS.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1)
    const usual = Math.max(...counts.map((count) => (count > 0 ? alike(counts, count) : 0)), 0)
    return { delimiter, usual }
  })
  return judged.toSorted((one, other) => other.usual - one.usual)[0]?.delimiter ?? ","
}

const alike = (counts: readonly number[], wanted: number): number =>
  counts.filter((count) => count === wanted).length
