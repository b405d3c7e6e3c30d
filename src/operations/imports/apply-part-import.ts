import { type BulkClient, queriesOn } from "#db/connection/bulk.ts"
import { errorCode } from "#db/connection/connection-error.ts"
import {
  findLaterImports,
  findOutdatedRows,
  findRowsChangedSince,
  lockImports,
  lockParts,
} from "#db/imports/import-obstacles.ts"
import {
  type Batch,
  type Direction,
  finishWriting,
  listBatches,
  writeBatch,
} from "#db/imports/write-part-import.ts"
import { movementNotes } from "#domain/stock/stock-level.ts"
import { refuse } from "../kernel/refusal.ts"
import { readCurrency } from "../settings/read-settings.ts"
import { getPartImport, type PartImport } from "./manage-part-imports.ts"
import {
  type Importer,
  ImportLostError,
  type ImportShop,
  type ImportWork,
  importTransaction,
  workOnImport,
} from "./work-on-import.ts"

/** Rows between two checks for cancellation. */
const BATCH_ROWS = 1000
const MAX_OBSTACLES = 20

/** Applies the comparison, all or nothing, if no part has changed since. Returns an applied import unchanged. */
export async function applyPartImport(
  shop: ImportShop,
  by: Importer,
  id: string,
): Promise<PartImport> {
  const before = await getPartImport(shop, id)
  if (before.state === "applied") return before
  await writeParts(shop, by, before, "apply", async (client) => {
    await requireSameCurrency(client, id)
    const { rows, count } = await findOutdatedRows(client, id, MAX_OBSTACLES)
    if (count > 0) throw refuse("import_outdated", { count, rows })
  })
  return getPartImport(shop, id)
}

/** Refuses prices that were read in another currency than the shop's. */
async function requireSameCurrency(client: BulkClient, id: string): Promise<void> {
  const db = queriesOn(client)
  const { currency } = await getPartImport({ db }, id)
  if (currency !== null && currency !== (await readCurrency({ db })))
    throw refuse("import_currency_changed")
}

/** Undoes one of the last imports, all or nothing, if none of its parts has changed since. */
export async function undoPartImport(
  shop: ImportShop,
  by: Importer,
  id: string,
): Promise<PartImport> {
  const before = await getPartImport(shop, id)
  if (before.state === "undone") return before
  await writeParts(shop, by, before, "undo", async (client) => {
    // Read again under the lock, because a later import may have deleted its rows meanwhile.
    const { undoable } = await getPartImport({ db: queriesOn(client) }, id)
    if (!undoable) throw refuse("import_too_old")
    const { rows, count } = await findRowsChangedSince(client, id, MAX_OBSTACLES)
    if (count === 0) return
    const imports = await findLaterImports(client, id)
    throw refuse("import_changed_since", { count, rows, imports })
  })
  return getPartImport(shop, id)
}

const steps = {
  apply: { from: "ready", working: "applying", note: movementNotes.imported },
  undo: { from: "applied", working: "undoing", note: movementNotes.importUndone },
} as const

/** Writes parts in one transaction. If it fails or is cancelled, nothing changes. */
async function writeParts(
  shop: ImportShop,
  by: Importer,
  { id, fileName }: PartImport,
  direction: Direction,
  check: (client: BulkClient) => Promise<void>,
): Promise<void> {
  const { from, working, note } = steps[direction]
  const writer = {
    actorId: by?.id ?? null,
    requestId: by?.requestId ?? null,
    note: note(fileName),
  }
  try {
    const step = { id, from, state: working, afterFailure: () => ({ state: from }) }
    await workOnImport(shop, step, (work) =>
      importTransaction(shop, by, async (client) => {
        if (!(await lockImports(client))) throw refuse("import_busy")
        await lockParts(client, id)
        await check(client)
        await applyInBatches(client, id, work, (batch) =>
          writeBatch(client, batch, writer, direction),
        )
        if (!(await finishWriting(client, { id, run: work.run, writer, direction })))
          throw new ImportLostError(`import ${id} was cancelled`)
      }),
    )
  } catch (error) {
    if (error instanceof ImportLostError) throw refuse("import_cancelled")
    // Another part got one of the new SKUs concurrently.
    throw errorCode(error) === "23505" ? refuse("import_outdated", { count: 1, rows: [] }) : error
  }
}

async function applyInBatches(
  client: BulkClient,
  importId: string,
  work: ImportWork,
  write: (batch: Batch) => Promise<void>,
): Promise<void> {
  const batches = await listBatches(client, importId, BATCH_ROWS)
  const total = batches.at(-1)?.done ?? 0
  let afterLine = -2_147_483_648
  for (const { line, done } of batches) {
    await write({ importId, afterLine, lastLine: line })
    afterLine = line
    work.progress(done, total)
  }
}
