import type { Executor } from "../connection/client.ts"
import { listPartListLines, type PartListLineRow } from "./part-list-lines.ts"
import { listPartLists, type PartListRow } from "./part-lists.ts"

interface PartListWithLines extends PartListRow {
  lines: PartListLineRow[]
}

/** Somebody's lists as they were saved last, one at a time: each may have thousands of lines. */
export async function* readPartListsOf(
  db: Executor,
  userId: string,
): AsyncGenerator<PartListWithLines[]> {
  for (const list of await listPartLists(db, userId))
    yield [{ ...list, lines: await listPartListLines(db, list.id, list.revision) }]
}
