import { inArray, sql } from "drizzle-orm"
import type { Executor } from "../connection/client.ts"
import { partFileColumns } from "../schema/parts.ts"

/** Lists what headings were said to mean. */
export const listFileColumns = (db: Executor): Promise<{ heading: string; meaning: string }[]> =>
  db
    .select({ heading: partFileColumns.heading, meaning: partFileColumns.meaning })
    .from(partFileColumns)

/** Locks the meanings, so that concurrent changes wait for each other. */
export async function lockFileColumns(tx: Executor): Promise<void> {
  await tx.execute(sql`lock table part_file_columns in share row exclusive mode`)
}

export async function putFileColumns(
  tx: Executor,
  columns: readonly { heading: string; meaning: string }[],
): Promise<void> {
  if (columns.length === 0) return
  await tx
    .insert(partFileColumns)
    .values([...columns])
    .onConflictDoUpdate({
      target: partFileColumns.heading,
      set: { meaning: sql`excluded.meaning`, createdAt: sql`now()` },
    })
}

export async function deleteFileColumns(tx: Executor, headings: readonly string[]): Promise<void> {
  await tx.delete(partFileColumns).where(inArray(partFileColumns.heading, [...headings]))
}
