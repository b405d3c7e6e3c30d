import { createReadStream, createWriteStream } from "node:fs"
import { pipeline } from "node:stream/promises"
import type { Client } from "pg"
import { from as copyFrom, to as copyTo } from "pg-copy-streams"

interface TableCopy {
  table: string
  columns: string[]
}

/** Tables left out: counters, jobs, import files, and tables that migrations and triggers fill. */
const LEFT_OUT = [
  "rate_limits",
  "schema_migrations",
  "part_search",
  "part_writes",
  "facet_sources",
  "order_totals",
  "customer_totals",
  "order_years",
  "part_import_files",
  "staff_alerts",
  "last_backup",
  "recurring_jobs",
]

/** SQL: tables of the shop and of stand-ins. */
const OF_THE_SHOP = "c.relnamespace in (to_regnamespace('public'), to_regnamespace('sandbox'))"

/**
 * Lists tables with their data columns, each after the tables that it refers to. Sources of facets come before
 * parts. Leaves out columns of transaction numbers.
 */
export async function listTables(client: Client): Promise<TableCopy[]> {
  const { rows: tables } = await client.query<TableCopy & { refers_to: string[] }>(
    `select c.oid::regclass::text as table,
       array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
         and not a.attisdropped and a.attgenerated = '' and a.atttypid <> 'xid8'::regtype order by a.attnum) as columns,
       array(select distinct r.confrelid::regclass::text from pg_constraint r
         where r.conrelid = c.oid and r.contype = 'f' and not r.condeferrable and r.confrelid <> c.oid) as refers_to
     from pg_class c where c.relkind = 'r' and ${OF_THE_SHOP}
       and c.relname <> all($1) order by c.relname like 'vocabulary%' desc, 1`,
    [LEFT_OUT],
  )
  const ordered: TableCopy[] = []
  const isPlaced = (name: string) => ordered.some(({ table }) => table === name)
  while (ordered.length < tables.length) {
    const ready = tables.filter(
      ({ table, refers_to }) => !isPlaced(table) && refers_to.every(isPlaced),
    )
    if (ready.length === 0) throw new Error("The tables refer to each other in a circle.")
    ordered.push(...ready.map(({ table, columns }) => ({ table, columns })))
  }
  return ordered
}

const target = ({ table, columns }: TableCopy): string =>
  `${table} (${columns.map((column) => `"${column}"`).join(", ")})`

export async function writeTable(client: Client, copy: TableCopy, file: string): Promise<void> {
  const rows = client.query(copyTo(`copy ${target(copy)} to stdout`))
  await pipeline(rows, createWriteStream(file, { mode: 0o600 }))
}

export async function readTable(client: Client, copy: TableCopy, file: string): Promise<void> {
  const rows = client.query(copyFrom(`copy ${target(copy)} from stdin`))
  await pipeline(createReadStream(file), rows)
}

/** Advances identity columns past the rows that were read. */
export async function advanceIdentities(client: Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select c.oid::regclass::text as table, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
     where ${OF_THE_SHOP} and c.relkind = 'r' and a.attidentity <> ''`,
  )
  for (const { table, column } of rows)
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', '${column}'),
         coalesce((select max("${column}") from ${table}), 0) + 1, false)`,
    )
}
