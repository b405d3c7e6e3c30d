import { defaultValues } from "#domain/catalogue/part-fields.ts"
import { columnOf, editedColumns, toColumnsJson } from "../catalogue/part-field-columns.ts"
import type { BulkClient } from "../connection/bulk.ts"
import { moveStockInBulk } from "../stock/move-stock.ts"
import { leftVersionOf } from "./import-obstacles.ts"

/** Lists the last line of each batch and the number of rows up to that line. */
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
  /** Last line of the previous batch. */
  afterLine: number
  lastLine: number
}

export interface Writer {
  actorId: string | null
  requestId: string | null
  note: string
}

const ROWS = "(select * from part_import_rows where import_id = $1 and line > $2 and line <= $3) r"

const added = {
  columns: `id, sku, slug, ${editedColumns.join(", ")}`,
  select: `r.part_id, r.sku, r.slug, ${editedColumns.map((column) => `made.${column}`).join(", ")}`,
  from: `${ROWS} cross join lateral
    jsonb_populate_record(null::parts, '${toColumnsJson(defaultValues)}'::jsonb || r.after) made where r.kind = 'new'`,
}

/**
 * Returns SQL that sets columns to new values. A column without a key keeps its stored value, which costs nothing
 * even if it is long.
 */
const settingTo = (side: "r.before" | "r.after"): string =>
  editedColumns
    .map((column) => {
      const value = columnOf(side, column)
      return `${column} = case when ${side} ? '${column}' then ${value} else p.${column} end, `
    })
    .join("")
    .concat(
      `archived_at = case ${side}->'archived' when 'true' then now() when 'false' then null else p.archived_at end,
       version = p.version + 1, updated_at = now()`,
    )

/** Undoing applies an import with before and after exchanged, except that new parts are archived. */
const directions = {
  apply: {
    was: "r.before",
    is: "r.after",
    moves: {
      delta: "r.stock_delta",
      reason: "case r.kind when 'new' then 'initial' else 'correction' end",
      added,
      edited: {
        set: settingTo("r.after"),
        where: "r.after <> '{}' and r.kind <> 'new'",
        others: "r.after = '{}'",
      },
    },
    action: "part.import",
    importAction: "parts.import",
    from: "applying",
    result: "state = 'applied', undoable = true, applied_at = now()",
  },
  undo: {
    was: "r.after",
    is: "r.before",
    moves: {
      delta: "-r.stock_delta",
      reason: "'correction'",
      edited: {
        set: settingTo("r.before"),
        where: "r.before <> '{}'",
        others: "r.before = '{}'",
      },
    },
    action: "part.import_undo",
    importAction: "parts.import_undo",
    from: "undoing",
    result: "state = 'undone', undoable = false, undone_at = now()",
  },
}

export type Direction = keyof typeof directions

/** Writes one batch: parts, stock movements and audit entries. */
export async function writeBatch(
  client: BulkClient,
  { importId, afterLine, lastLine }: Batch,
  { actorId, requestId, note }: Writer,
  direction: Direction,
): Promise<void> {
  const { was, is, moves, action } = directions[direction]
  const values = [importId, afterLine, lastLine]
  await moveStockInBulk(client, { ...moves, from: ROWS, values }, { actorId, note, importId })
  if (direction === "undo") await advanceLeftVersions(client, values)
  await client.query(
    `insert into audit_log (actor_id, action, target, detail, request_id)
     select $4, '${action}', r.part_id, jsonb_build_object('import', r.import_id, 'kind', r.kind,
       'was', ${was}, 'is', case r.kind when 'new' then '{}' else ${is} end, 'stock', ${moves.delta}), $5
     from ${ROWS} order by r.line`,
    [...values, actorId, requestId],
  )
}

/**
 * Updates the version in which earlier imports left these parts, so that undoing does not count as a change since.
 */
async function advanceLeftVersions(client: BulkClient, values: unknown[]): Promise<void> {
  await client.query(
    `update part_import_rows earlier set left_version = p.version
     from ${ROWS} join parts p on p.id = r.part_id
     where r.after <> '{}' and earlier.part_id = r.part_id and earlier.import_id <> r.import_id
       and ${leftVersionOf("earlier")} = r.seen_version
       and exists (select from part_imports i where i.id = earlier.import_id and i.undoable)`,
    values,
  )
}

/** Number of imports that can be undone. The rows of older imports are deleted. */
const MAX_UNDOABLE_IMPORTS = 10

interface Finish {
  id: string
  run: number
  writer: Writer
  direction: Direction
}

/**
 * Ends the writing and adds one audit entry for the import. Returns false if the import was cancelled or claimed by
 * another worker.
 */
export async function finishWriting(
  client: BulkClient,
  { id, run, writer, direction }: Finish,
): Promise<boolean> {
  const { importAction, from, result } = directions[direction]
  await client.query(
    `insert into audit_log (actor_id, action, target, detail, request_id)
     select $3, $2, id, counts || jsonb_build_object('fileName', file_name), $4 from part_imports where id = $1`,
    [id, importAction, writer.actorId, writer.requestId],
  )
  await requestReindexing(client, id)
  if (direction === "apply") {
    await client.query("delete from part_import_files where import_id = $1", [id])
    await deleteOldRows(client)
  }
  const { rowCount } = await client.query(
    `update part_imports set ${result}, done = total where id = $1 and state = '${from}' and run = $2`,
    [id, run],
  )
  return rowCount === 1
}

/**
 * Has specs reindexed that this import leaves unread: specs of parts whose category it changed, or any if parts were
 * reindexed since the file was read. A reindexing that runs meanwhile is not recorded.
 */
async function requestReindexing(client: BulkClient, id: string): Promise<void> {
  await client.query("lock table vocabulary_readings in exclusive mode")
  await client.query(
    `delete from vocabulary_readings
     where exists (select from part_import_rows where import_id = $1 and kind <> 'new' and after ? 'category')
       or exists (select from vocabulary_readings reading join part_imports i on reading.read_at > i.created_at where i.id = $1)`,
    [id],
  )
}

async function deleteOldRows(client: BulkClient): Promise<void> {
  await client.query(
    `update part_imports set undoable = false where undoable and id not in (
       select id from part_imports where undoable order by applied_at desc limit ${MAX_UNDOABLE_IMPORTS - 1})`,
  )
  for (const table of ["part_import_rows", "part_import_conflicts"])
    await client.query(
      `delete from ${table} where import_id in
         (select id from part_imports where state in ('applied', 'undone') and not undoable)`,
    )
}
