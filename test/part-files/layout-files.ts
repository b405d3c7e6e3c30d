import { writeOds } from "hucre/ods"
import { writeXlsx } from "hucre/xlsx"
import type { ColumnMeaning } from "#domain/imports/part-columns.ts"

/** A file of products from another system, for a shop in euro. */
export interface PartFileLayout {
  name: string
  file: () => Uint8Array | Promise<Uint8Array>
  /** Mapping that the shop proposes. */
  proposed: Record<string, ColumnMeaning>
  /** Mapping that an administrator chooses in addition. */
  chosen?: Record<string, ColumnMeaning>
  /** Some of the stored fields of its parts, by SKU. */
  parts: Record<string, Record<string, unknown>>
  /** Rows without a product. */
  remarks?: number
}

export const lines = (...rows: string[]): string => `${rows.join("\r\n")}\r\n`
export const utf8 = (...rows: string[]) => Buffer.from(lines(...rows))
export const windows = (...rows: string[]) =>
  Buffer.from(lines(...rows).replaceAll("€", "\u0080"), "latin1")
export const utf16 = (...rows: string[]) => Buffer.from(`\ufeff${lines(...rows)}`, "utf16le")
type Cell = string | number
export const xlsx = (...sheets: Cell[][][]) =>
  writeXlsx({ sheets: sheets.map((rows, at) => ({ name: `Sheet ${at + 1}`, rows })) })
export const ods = (rows: Cell[][]) => writeOds({ sheets: [{ name: "Artikel", rows }] })
