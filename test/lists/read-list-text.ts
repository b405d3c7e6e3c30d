import { readCells } from "#adapters/matching/read-cells.ts"
import type { ReadList } from "#domain/matching/list-table.ts"
import { readTable } from "#domain/matching/read-table.ts"

/** Reads a text as `POST /match/file` does. */
export async function readListText(text: string): Promise<ReadList> {
  const answer = await readCells(Buffer.from(text))
  if ("refused" in answer) throw new Error(answer.refused)
  return "letter" in answer ? answer.letter : readTable(answer.rows)
}
