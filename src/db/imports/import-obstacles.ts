import { partFields } from "#domain/catalogue/part-fields.ts"
import type { BulkClient } from "../connection/bulk.ts"

/** Number of an advisory lock that nothing else takes in this database. */
const IMPORT_LOCK = 6_032_851

/** Lets only one import write at a time, across all processes. Returns false while another import writes. */
export async function lockImports(client: BulkClient): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>(
    "select pg_try_advisory_xact_lock($1) as got",
    [IMPORT_LOCK],
  )
  return rows[0]?.got === true
}

/** Locks every part that is about to change, and keeps the decimals of the shop's currency. */
export async function lockParts(client: BulkClient, importId: string): Promise<void> {
  // A change of the decimals locks the table before it looks for products.
  await client.query("lock table parts in row exclusive mode")
  await client.query(
    `select count(*) from (
       select p.id from parts p join part_import_rows r on r.part_id = p.id
       where r.import_id = $1 order by p.id for no key update of p
     ) held`,
    [importId],
  )
}

/** SQL: the units of part `p` in unpaid orders, which may return to its stock. */
export const UNITS_IN_UNPAID_ORDERS = `(select coalesce(sum(l.quantity), 0)
  from order_lines l join orders o on o.id = l.order_id
  where l.part_id = p.id and o.paid_at is null and o.status <> 'cancelled')`

export interface ImportObstacle {
  sku: string
  line: number
  why: "changed" | "taken" | "stock" | "moved"
}

/** Lists up to `limit` rows whose parts have changed since the comparison, and counts all such rows. */
export async function findOutdatedRows(
  client: BulkClient,
  importId: string,
  limit: number,
): Promise<{ rows: ImportObstacle[]; count: number }> {
  return listObstacles(
    client,
    `select r.line, r.sku, case
         when r.kind = 'new' then 'taken'
         when p.version <> r.seen_version then 'changed'
         else 'stock' end as why
     from part_import_rows r left join parts p on p.id = r.part_id
     where r.import_id = $1 and case when r.kind = 'new'
       then exists (select from parts other where other.sku = r.sku)
       else p.version <> r.seen_version or p.available_quantity + r.stock_delta < 0
         or (r.stock_delta > 0 and p.available_quantity + r.stock_delta + ${UNITS_IN_UNPAID_ORDERS}
           > ${partFields.availableQuantity.max})
       end`,
    importId,
    limit,
  )
}

async function listObstacles(
  client: BulkClient,
  select: string,
  importId: string,
  limit: number,
): Promise<{ rows: ImportObstacle[]; count: number }> {
  const { rows } = await client.query<ImportObstacle & { count: number }>(
    `select line, sku, why, (count(*) over ())::integer as count from (${select}) obstacle order by line limit $2`,
    [importId, limit],
  )
  return {
    rows: rows.map(({ line, sku, why }) => ({ line, sku, why })),
    count: rows[0]?.count ?? 0,
  }
}

/** SQL: the version in which an import left the part of a row. */
export const leftVersionOf = (row: string): string =>
  `coalesce(${row}.left_version, coalesce(${row}.seen_version, 0) + 1)`

/**
 * SQL: rows whose parts or stock have changed since the import. Ignores movements of later imports that were
 * undone.
 */
const CHANGED_SINCE = `
  select r.line, r.sku, r.part_id, case when r.after <> '{}' and p.version <> ${leftVersionOf("r")}
      then 'changed' else 'moved' end as why
  from part_import_rows r join parts p on p.id = r.part_id
  where r.import_id = $1 and (
    (r.after <> '{}' and p.version <> ${leftVersionOf("r")})
    or ((r.stock_delta <> 0 or r.kind = 'new') and exists (
      select from stock_movements later where later.part_id = p.id and later.id > coalesce(
        (select max(own.id) from stock_movements own where own.import_id = $1 and own.part_id = p.id), 0)
      and not exists (select from part_imports i where i.id = later.import_id and i.state = 'undone'))))`

export const findRowsChangedSince = (
  client: BulkClient,
  importId: string,
  limit: number,
): Promise<{ rows: ImportObstacle[]; count: number }> =>
  listObstacles(client, CHANGED_SINCE, importId, limit)

export interface LaterImport {
  id: string
  fileName: string
  parts: number
}

/** Lists later imports that changed the same parts, latest first. */
export async function findLaterImports(
  client: BulkClient,
  importId: string,
): Promise<LaterImport[]> {
  const { rows } = await client.query<LaterImport>(
    `select i.id, i.file_name as "fileName", count(*)::integer as parts
     from part_imports i join part_import_rows r on r.import_id = i.id
     join (${CHANGED_SINCE}) obstacle on obstacle.part_id = r.part_id
     where i.undoable and i.applied_at > (select applied_at from part_imports where id = $1)
     group by i.id order by i.applied_at desc`,
    [importId],
  )
  return rows
}
