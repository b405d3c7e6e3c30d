import {
  type ColumnKind,
  guessColumns,
  type ListTable,
  withHead,
} from "#domain/matching/list-table.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Shop } from "../kernel/shop.ts"

export interface ReadList extends ListTable {
  columns: ColumnKind[]
}

/** The rows of a buyer's file, and what its columns are taken for. */
export async function readList(
  { readListFile }: Pick<Shop, "readListFile">,
  file: Uint8Array,
): Promise<ReadList> {
  const read = await readListFile(file)
  if ("refused" in read) throw refuse(read.refused)
  const table = withHead(read.rows)
  return { ...table, columns: guessColumns(table) }
}
