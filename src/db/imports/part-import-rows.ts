import { sql } from "drizzle-orm"
import { type ChangedFields, fieldsOfColumns } from "../catalogue/part-field-columns.ts"
import type { BulkClient } from "../connection/bulk.ts"
import type { Executor, Transaction } from "../connection/client.ts"

export type ImportRowKind = "new" | "changed" | "returning" | "archived"

/** A row that will be, or was, applied. */
export interface PartImportLine {
  line: number
  kind: ImportRowKind
  sku: string
  /** Name of the part, whether changed or not. */
  title: string
  /** Values of the changed fields before the change; empty for a new part. */
  before: ChangedFields
  after: ChangedFields
  stockDelta: number
  /** Current stock; 0 for a new part. */
  availableQuantity: number
}

interface Row extends Record<string, unknown>, Omit<PartImportLine, "before" | "after"> {
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/** Lists rows of one kind, or conflicts, after a line, in the order of the file. */
export async function listPartImportLines(
  db: Executor,
  importId: string,
  page: { kind: ImportRowKind | "conflict"; after: number | undefined; limit: number },
): Promise<PartImportLine[]> {
  const [table, wanted] =
    page.kind === "conflict"
      ? [sql`part_import_conflicts`, sql``]
      : [sql`part_import_rows`, sql`and r.kind = ${page.kind}`]
  const { rows } = await db.execute<Row>(sql`
    select r.line, r.kind, r.sku, coalesce(r.after->>'name', p.name, '') as title, r.before, r.after,
      r.stock_delta as "stockDelta", coalesce(p.available_quantity, 0) as "availableQuantity"
    from ${table} r left join parts p on p.id = r.part_id
    where r.import_id = ${importId} ${wanted}
      ${page.after === undefined ? sql`` : sql`and r.line > ${page.after}`}
    order by r.line limit ${page.limit}
  `)
  return rows.map((row) => ({
    ...row,
    before: fieldsOfColumns(row.before),
    after: fieldsOfColumns(row.after),
  }))
}

export const IMPORT_ROW_COLUMNS =
  "import_id, line, kind, part_id, sku, slug, seen_version, before, after, stock_delta"

/** Moves conflicts to the rows that will be applied: those of these lines, or all if `lines` is undefined. */
export async function acceptConflicts(
  tx: Transaction,
  importId: string,
  lines: readonly number[] | undefined,
): Promise<void> {
  const columns = sql.raw(IMPORT_ROW_COLUMNS)
  const those = lines ? sql`and line = any(${sql.param([...lines])})` : sql``
  await tx.execute(sql`
    with taken as (delete from part_import_conflicts where import_id = ${importId} ${those} returning ${columns}),
    put as (insert into part_import_rows (${columns}) select ${columns} from taken returning kind)
    update part_imports set counts = counts || (
      select jsonb_build_object(
        'changed', coalesce((counts->>'changed')::integer, 0) + count(*) filter (where kind = 'changed'),
        'returning', coalesce((counts->>'returning')::integer, 0) + count(*) filter (where kind = 'returning'),
        'conflicts', coalesce((counts->>'conflicts')::integer, 0) - count(*)
      ) from put)
    where id = ${importId}
  `)
}

/** A spec key of a file. An empty key stands for the category itself. */
export interface NameInFile {
  category: string
  key: string
  rows: number
  unread: number
  examples: string[]
}

/** A column of a file and the number of rows that fill it. */
export interface ColumnInFile {
  heading: string
  rows: number
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

/** Lists the names of an import, most rows first. */
export async function listNames(db: Executor, importId: string): Promise<NameInFile[]> {
  const { rows } = await db.execute<NameInFile & Record<string, unknown>>(sql`
    select category, key, rows, unread, examples from part_import_names
    where import_id = ${importId} order by rows desc, category, key
  `)
  return rows
}

/** Deletes the results of an earlier reading. */
export async function deleteReading(client: BulkClient, importId: string): Promise<void> {
  for (const table of ["rows", "conflicts", "problems", "names"])
    await client.query(`delete from part_import_${table} where import_id = $1`, [importId])
}
