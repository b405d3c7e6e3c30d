import type { BulkClient } from "../connection/bulk.ts"
import { moveStockInBulk } from "../stock/move-stock.ts"
import {
  type Batch,
  type ImportObstacle,
  insertImportAudit,
  listObstacles,
  type Writer,
} from "./apply-part-import.ts"

/** The rows whose products were changed, or whose stock was moved, since the import. */
export const findRowsChangedSince = (
  client: BulkClient,
  importId: string,
  limit: number,
): Promise<{ rows: ImportObstacle[]; count: number }> =>
  listObstacles(
    client,
    `select r.line, r.sku, case when r.edits and p.version <> coalesce(r.seen_version, 0) + 1
         then 'changed' else 'moved' end as why
     from part_import_rows r join parts p on p.id = r.part_id
     where r.import_id = $1 and (
       (r.edits and p.version <> coalesce(r.seen_version, 0) + 1)
       or ((r.stock_delta <> 0 or r.kind = 'new') and exists (
         select from stock_movements later where later.part_id = p.id and later.id > coalesce(
           (select max(own.id) from stock_movements own where own.import_id = $1 and own.part_id = p.id), 0))))`,
    importId,
    limit,
  )

const BATCH = "r.import_id = $1 and r.line > $2 and r.line <= $3"

/** Takes one batch back: what was new leaves the shop, what was changed is as it was. */
export async function undoBatch(client: BulkClient, batch: Batch, writer: Writer): Promise<void> {
  const window = [batch.importId, batch.afterLine, batch.lastLine]
  await client.query(
    `update parts p set name = coalesce(r.was->>'name', p.name),
       category = coalesce(r.was->>'category', p.category),
       description = coalesce(r.was->>'description', p.description),
       image = coalesce(r.was->>'image', p.image), specs = coalesce(r.was->'specs', p.specs),
       minimum_quantity = coalesce((r.was->>'minimum_quantity')::integer, p.minimum_quantity),
       price_cents = coalesce((r.was->>'price_cents')::bigint, p.price_cents),
       archived_at = case when r.kind in ('new', 'returning') then now() end,
       version = p.version + 1, updated_at = now()
     from part_import_rows r where ${BATCH} and r.edits and p.id = r.part_id`,
    window,
  )
  const moves = `
    select part_id, -stock_delta as delta, 'correction' as reason, line as place
    from part_import_rows r where ${BATCH} and stock_delta <> 0`
  await moveStockInBulk(client, { moves, values: window }, writer)
  await client.query(
    `insert into audit_log (actor_id, action, target, detail, request_id)
     select $4, 'part.import_undo', r.part_id, jsonb_build_object('import', r.import_id, 'kind', r.kind,
       'stock', -r.stock_delta), $5
     from part_import_rows r where ${BATCH} order by r.line`,
    [...window, writer.actorId, writer.requestId],
  )
}

export async function finishUndoing(
  client: BulkClient,
  importId: string,
  run: number,
  writer: Writer,
): Promise<boolean> {
  await insertImportAudit(client, "parts.import_undo", importId, writer)
  const { rowCount } = await client.query(
    `update part_imports set state = 'undone', undoable = false, undone_at = now(), done = total
     where id = $1 and state = 'undoing' and run = $2`,
    [importId, run],
  )
  return rowCount === 1
}
