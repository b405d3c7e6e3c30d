import type { BulkClient } from "../connection/bulk.ts"
import { moveStockInBulk } from "../stock/move-stock.ts"

/** Any number does, as long as nothing else in this database locks the same one. */
const IMPORT_LOCK = 6_032_851

/** Lets one import write at a time, over all processes of the shop. False when another does. */
export async function lockImports(client: BulkClient): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>(
    "select pg_try_advisory_xact_lock($1) as got",
    [IMPORT_LOCK],
  )
  return rows[0]?.got === true
}

/** Holds every product that is about to change until the transaction ends. */
export async function holdParts(client: BulkClient, importId: string): Promise<void> {
  await client.query(
    `select count(*) from (
       select p.id from parts p join part_import_rows r on r.part_id = p.id
       where r.import_id = $1 order by p.id for no key update of p
     ) held`,
    [importId],
  )
}

export interface ImportObstacle {
  sku: string
  line: number
  why: "changed" | "taken" | "stock" | "moved"
}

/** The rows whose products are no longer as they were compared, at most this many, and how many in all. */
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
         or (r.stock_delta > 0 and p.available_quantity + r.stock_delta + (
           select coalesce(sum(l.quantity), 0) from order_lines l join orders o on o.id = l.order_id
           where l.part_id = p.id and o.paid_at is null and o.status <> 'cancelled') > 1000000000)
       end`,
    importId,
    limit,
  )
}

export async function listObstacles(
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

/** The last lines of batches of so many rows, with how many rows are written when each is. */
export async function listBatches(
  client: BulkClient,
  importId: string,
  size: number,
): Promise<{ line: number; done: number }[]> {
  const { rows } = await client.query<{ line: number; done: number }>(
    `select max(line) as line, max(number)::integer as done from (
       select line, row_number() over (order by line) as number from part_import_rows where import_id = $1
     ) numbered group by (number - 1) / $2::integer order by 1`,
    [importId, size],
  )
  return rows
}

export interface Batch {
  importId: string
  /** Of the batch before, and its own last. */
  afterLine: number
  lastLine: number
}

export interface Writer {
  actorId: string | null
  requestId: string | null
  note: string
}

const BATCH = "r.import_id = $1 and r.line > $2 and r.line <= $3"

/** Writes one batch: products, their stock with its reasons, and who did it. */
export async function applyBatch(client: BulkClient, batch: Batch, writer: Writer): Promise<void> {
  const { importId, afterLine, lastLine } = batch
  const window = [importId, afterLine, lastLine]
  await client.query(
    `insert into parts (id, sku, slug, name, category, description, image, specs, minimum_quantity, price_cents)
     select part_id, sku, slug, name, category, description, image, specs, minimum_quantity, price_cents
     from part_import_rows r where ${BATCH} and kind = 'new' order by line`,
    window,
  )
  await client.query(
    `update parts p set name = coalesce(r.name, p.name), category = coalesce(r.category, p.category),
       description = coalesce(r.description, p.description), image = coalesce(r.image, p.image),
       specs = coalesce(r.specs, p.specs), minimum_quantity = coalesce(r.minimum_quantity, p.minimum_quantity),
       price_cents = coalesce(r.price_cents, p.price_cents),
       archived_at = case when r.kind = 'archived' then now() end,
       version = p.version + 1, updated_at = now()
     from part_import_rows r where ${BATCH} and r.kind <> 'new' and r.edits and p.id = r.part_id`,
    window,
  )
  const moves = `
    select part_id, stock_delta as delta, case kind when 'new' then 'initial' else 'correction' end as reason, line as place
    from part_import_rows r where ${BATCH} and stock_delta <> 0`
  const { actorId, note } = writer
  await moveStockInBulk(client, { moves, values: window }, { actorId, note, importId })
  await client.query(
    `insert into audit_log (actor_id, action, target, detail, request_id)
     select $4, 'part.import', part_id, jsonb_build_object('import', import_id, 'kind', kind, 'was', was,
       'stock', stock_delta), $5
     from part_import_rows r where ${BATCH} order by line`,
    [...window, writer.actorId, writer.requestId],
  )
}

/** Ends the writing; from now on this import is the one that can be undone. False when it was cancelled. */
export async function finishApplying(
  client: BulkClient,
  importId: string,
  run: number,
  writer: Writer,
): Promise<boolean> {
  await client.query("update part_imports set undoable = false where undoable")
  await insertImportAudit(client, "parts.import", importId, writer)
  await client.query(
    `delete from part_import_rows where import_id in
       (select id from part_imports where state in ('applied', 'undone') and id <> $1)`,
    [importId],
  )
  const { rowCount } = await client.query(
    `update part_imports set state = 'applied', undoable = true, applied_at = now(), done = total
     where id = $1 and state = 'applying' and run = $2`,
    [importId, run],
  )
  return rowCount === 1
}

/** Who applied or undid a whole import, and how much that was. */
export async function insertImportAudit(
  client: BulkClient,
  action: "parts.import" | "parts.import_undo",
  importId: string,
  { actorId, requestId }: Writer,
): Promise<void> {
  await client.query(
    `insert into audit_log (actor_id, action, target, detail, request_id)
     select $3, $2, id, counts || jsonb_build_object('fileName', file_name), $4 from part_imports where id = $1`,
    [importId, action, actorId, requestId],
  )
}
