import { sql } from "drizzle-orm"
import type { BulkClient } from "../connection/bulk.ts"
import type { Executor } from "../connection/client.ts"

/** What a file calls a category, without a key, or one of the specs in it. */
export interface NameInFile {
  category: string
  key: string
  rows: number
  unread: number
  examples: string[]
}

export async function insertNames(
  client: BulkClient,
  importId: string,
  names: readonly NameInFile[],
): Promise<void> {
  await client.query(
    `insert into part_import_names (import_id, category, key, rows, unread, examples)
     select $1, category, key, rows, unread, examples
     from jsonb_to_recordset($2::jsonb) as t (category text, key text, rows integer, unread integer, examples text[])`,
    [importId, JSON.stringify(names)],
  )
}

/** All of an import, those of most rows first. */
export async function listNames(db: Executor, importId: string): Promise<NameInFile[]> {
  const { rows } = await db.execute<NameInFile & Record<string, unknown>>(sql`
    select category, key, rows, unread, examples from part_import_names
    where import_id = ${importId} order by rows desc, category, key
  `)
  return rows
}

/** Forgets what an earlier reading of its file found. */
export async function forgetReading(client: BulkClient, importId: string): Promise<void> {
  for (const table of ["rows", "conflicts", "problems", "names"])
    await client.query(`delete from part_import_${table} where import_id = $1`, [importId])
}
