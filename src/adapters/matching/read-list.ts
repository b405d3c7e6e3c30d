import type { ReadList, WhyNotRead } from "#domain/matching/list-table.ts"
import { mayBePartNumber } from "#domain/matching/part-marks.ts"
import { readTable } from "#domain/matching/read-table.ts"
import type { ReadListFile } from "#operations/kernel/ports.ts"
import { readCells } from "./read-cells.ts"

type Answer = ReadList | { refused: WhyNotRead }

/** Reads a short list in the process of the shop. */
export async function readListInProcess(
  file: Buffer,
  { hasHeading, known }: Parameters<ReadListFile>[1] = {},
): Promise<Answer> {
  const read = await readCells(file, known?.countName)
  if ("refused" in read) return read
  return "letter" in read ? read.letter : readTable(read.rows, hasHeading, known?.isNumber)
}

/** Reply of the shop: whether the first row is a heading, and which of the texts are numbers of parts. */
export interface ListReply {
  hasHeading: boolean | undefined
  known: readonly string[]
}

/** Maximum number of first rows, and of their texts, of which the shop is asked whether they are numbers of parts. */
const MAX_ROWS = 400
const MAX_TEXTS = 5000

/** Reads a list in a subprocess, which asks the shop which texts are numbers of parts on sale. */
export async function readListInSubprocess(
  file: Buffer,
  ask: (texts: readonly string[]) => Promise<unknown>,
): Promise<Answer> {
  const read = await readCells(file)
  if ("refused" in read) return read
  if ("letter" in read) return read.letter
  const texts = new Set(read.rows.slice(0, MAX_ROWS).flatMap((row) => row.filter(mayBePartNumber)))
  const reply = await ask([...texts].slice(0, MAX_TEXTS))
  const { hasHeading, known } = isReply(reply) ? reply : { known: [] }
  const numbers = new Set(known)
  return readTable(read.rows, hasHeading, (cell) => numbers.has(cell))
}

/** Only the shop replies, so its lists are not checked: a schema's library takes 40 ms to load. */
const isReply = (reply: unknown): reply is ListReply =>
  typeof reply === "object" && reply !== null && "known" in reply
