import { and, asc, eq, sql } from "drizzle-orm"
import { keptPart } from "../catalogue/offered-parts.ts"
import type { Executor, Transaction } from "../connection/client.ts"
import { partListLines } from "../schema/lists.ts"
import { parts } from "../schema/parts.ts"

/** A revision's lines in their order, with what their parts are now. */
export const listPartListLines = (db: Executor, listId: string, revision: number) =>
  db
    .select({
      quantity: partListLines.quantity,
      designators: partListLines.designators,
      note: partListLines.note,
      part: keptPart,
    })
    .from(partListLines)
    .innerJoin(parts, eq(parts.id, partListLines.partId))
    .where(and(eq(partListLines.listId, listId), eq(partListLines.revision, revision)))
    .orderBy(asc(partListLines.number))

export type PartListLineRow = Awaited<ReturnType<typeof listPartListLines>>[number]

export async function addPartListLines(
  tx: Transaction,
  listId: string,
  revision: number,
  lines: readonly PartListLineRow[],
): Promise<void> {
  const column = <Value>(of: (line: PartListLineRow) => Value) => sql.param(lines.map(of))
  await tx.execute(sql`
    insert into part_list_lines (list_id, revision, number, part_id, quantity, designators, note)
    select ${listId}, ${revision}::integer, place, part_id, quantity, designators, note
    from unnest(${column((line) => line.part.id)}::text[], ${column((line) => line.quantity)}::integer[],
      ${column((line) => line.designators)}::text[], ${column((line) => line.note)}::text[])
      with ordinality as line (part_id, quantity, designators, note, place)`)
}
