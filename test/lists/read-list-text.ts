import { readFileSync } from "node:fs"
import { z } from "zod"
import { readCells } from "#adapters/matching/read-cells.ts"
import { type ColumnKind, cellReader, type ReadList } from "#domain/matching/list-table.ts"
import { exactKey } from "#domain/matching/part-marks.ts"
import { countOfName } from "#domain/matching/prose/known-names.ts"
import { readTable } from "#domain/matching/read-table.ts"

const parts = z
  .array(z.object({ name: z.string(), sku: z.string() }))
  .parse(JSON.parse(readFileSync("seed/demo/parts.json", "utf8")))
const numbers = new Set(parts.map(({ sku }) => exactKey(sku)))
const countKnown = (pieces: readonly string[]): number =>
  Math.max(...parts.map(({ name }) => countOfName(name, pieces)))
const isKnownNumber = (cell: string): boolean => numbers.has(exactKey(cell))

/** Reads a text as `POST /match/file` does in the demo shop. */
export const readListText = (text: string): Promise<ReadList> => readListFile(Buffer.from(text))

/** Reads a file as `POST /match/file` does in the demo shop. */
export async function readListFile(file: Buffer): Promise<ReadList> {
  const answer = await readCells(file, countKnown)
  if ("refused" in answer) throw new Error(answer.refused)
  return "letter" in answer ? answer.letter : readTable(answer.rows, undefined, isKnownNumber)
}

/** Reads cells of every row by the kinds of their columns; "" where the list has no such column. */
export const itemsOf = (
  { rows, columns }: ReadList,
  kinds: readonly ColumnKind[] = ["quantity", "number", "description"],
): string[][] => rows.map((row) => kinds.map(cellReader(row, columns)))
