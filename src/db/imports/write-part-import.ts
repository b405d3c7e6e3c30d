import { usualValues } from "#domain/catalogue/part-fields.ts"
import { asColumns, editedColumns } from "../catalogue/part-field-columns.ts"
import type { BulkClient } from "../connection/bulk.ts"
import { moveStockInBulk } from "../stock/move-stock.ts"

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

/** Undoing is applying with before and after exchanged; but what was new stays, off the shop. */
const ways = {
  apply: {
    ...{ from: "before", to: "after" as const, units: "r.stock_delta" },
    isEdit: "r.after <> '{}' and r.kind <> 'new'",
    reason: "case r.kind when 'new' then 'initial' else 'correction' end",
    action: "part.import",
  },
  undo: {
    ...{ from: "after", to: "before" as const, units: "-r.stock_delta" },
    isEdit: "r.before <> '{}'",
    reason: "'correction'",
    action: "part.import_undo",
  },
}

export type Way = keyof typeof ways

const ROWS = "part_import_rows r where r.import_id = $1 and r.line > $2 and r.line <= $3"
const COLUMNS = editedColumns.join(", ")

/** What has no key keeps its value as it is stored, which costs nothing however long it is. */
const setting = (to: "before" | "after"): string =>
  editedColumns
    .map(
      (column) =>
        `${column} = case when r.${to} ? '${column}' then made.${column} else p.${column} end`,
    )
    .join(", ")

/** Writes one batch: products, their stock with its reasons, and who did it. */
export async function writeBatch(
  client: BulkClient,
  { importId, afterLine, lastLine }: Batch,
  writer: Writer,
  way: Way,
): Promise<void> {
  const { from, to, units, isEdit, reason, action } = ways[way]
  const batch = [importId, afterLine, lastLine]
  if (way === "apply") await insertNewParts(client, batch)
  await client.query(
    `update parts p set ${setting(to)},
       archived_at = case r.${to}->'archived' when 'true' then now() when 'false' then null else p.archived_at end,
       version = p.version + 1, updated_at = now()
     from (select * from ${ROWS}) r cross join lateral jsonb_populate_record(null::parts, r.${to}) made
     where ${isEdit} and p.id = r.part_id`,
    batch,
  )
  const moves = `select r.part_id, ${units} as delta, ${reason} as reason, r.line as place
    from ${ROWS} and r.stock_delta <> 0`
  const { actorId, note } = writer
  const importIdOfMoves = way === "apply" ? { importId } : {}
  await moveStockInBulk(client, { moves, values: batch }, { actorId, note, ...importIdOfMoves })
  await client.query(
    `insert into audit_log (actor_id, action, target, detail, request_id)
     select $4, '${action}', r.part_id, jsonb_build_object('import', r.import_id, 'kind', r.kind,
       'was', r.${from}, 'stock', ${units}), $5
     from ${ROWS} order by r.line`,
    [...batch, writer.actorId, writer.requestId],
  )
}

const insertNewParts = (client: BulkClient, batch: unknown[]) =>
  client.query(
    `insert into parts (id, sku, slug, ${COLUMNS})
     select r.part_id, r.sku, r.slug, ${editedColumns.map((column) => `made.${column}`).join(", ")}
     from (select * from ${ROWS} and r.kind = 'new') r
     cross join lateral jsonb_populate_record(null::parts, $4::jsonb || r.after) made order by r.line`,
    [...batch, asColumns(usualValues)],
  )

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

/** Who applied or undid a whole import, and how much that was. */
async function insertImportAudit(
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
