import type { ReadList } from "#domain/matching/list-table.ts"
import { readTable } from "#domain/matching/read-table.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Shop } from "../kernel/shop.ts"

/** Reads a buyer's file. `hasHeading` says whether the first row is a heading; undefined: finds it. */
export async function readList(
  { readListFile }: Pick<Shop, "readListFile">,
  file: Uint8Array,
  hasHeading?: boolean,
): Promise<ReadList> {
  const read = await readListFile(file)
  if ("refused" in read) throw refuse(read.refused)
  return "letter" in read ? read.letter : readTable(read.rows, hasHeading)
}
