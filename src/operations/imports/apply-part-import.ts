import type { BulkClient } from "#db/connection/bulk.ts"
import { errorCode } from "#db/connection/connection-error.ts"
import { deleteFile } from "#db/imports/import-files.ts"
import {
  findLaterImports,
  findOutdatedRows,
  findRowsChangedSince,
  lockImports,
  lockParts,
} from "#db/imports/import-obstacles.ts"
import { movePartImport } from "#db/imports/part-imports.ts"
import {
  type Batch,
  finishApplying,
  finishUndoing,
  listBatches,
  type Writer,
  writeBatch,
} from "#db/imports/write-part-import.ts"
import { Refusal, refuse } from "../kernel/refusal.ts"
import { getPartImport, type PartImport } from "./manage-part-imports.ts"
import {
  type Importer,
  type ImportShop,
  ImportTaken,
  type ImportWork,
  importTransaction,
  workOnImport,
} from "./work-on-import.ts"

/** So many rows between two looks at whether somebody cancelled. */
const BATCH_ROWS = 1000
const OBSTACLES_SHOWN = 20

/**
 * Does what the comparison said, all of it or nothing, if every part is still as it was compared. An
 * import that is applied already stays as it is, and is answered the same.
 */
export async function applyPartImport(
  shop: ImportShop,
  by: Importer,
  id: string,
): Promise<PartImport> {
  const before = await getPartImport(shop, id)
  if (before.state === "applied") return before
  const writer = writerOf(by, `Import of ${before.fileName}`)
  await write(shop, by, before, { from: "ready", working: "applying" }, async (client, work) => {
    await lockParts(client, id)
    const { rows, count } = await findOutdatedRows(client, id, OBSTACLES_SHOWN)
    if (count > 0) throw refuse("import_outdated", { count, rows })
    await inBatches(client, id, work, (batch) => writeBatch(client, batch, writer, "apply"))
    return finishApplying(client, id, work.run, writer)
  })
  await deleteFile(shop.db, id)
  return getPartImport(shop, id)
}

/** Takes one of the last imports back, all of it, if nothing that it changed was changed since. */
export async function undoPartImport(
  shop: ImportShop,
  by: Importer,
  id: string,
): Promise<PartImport> {
  const before = await getPartImport(shop, id)
  if (before.state === "undone") return before
  if (before.state === "applied" && !before.undoable) throw refuse("import_too_old")
  const writer = writerOf(by, `Import of ${before.fileName} undone`)
  await write(shop, by, before, { from: "applied", working: "undoing" }, async (client, work) => {
    await lockParts(client, id)
    const { rows, count } = await findRowsChangedSince(client, id, OBSTACLES_SHOWN)
    if (count > 0) {
      const imports = await findLaterImports(client, id)
      throw refuse("import_changed_since", { count, rows, imports })
    }
    await inBatches(client, id, work, (batch) => writeBatch(client, batch, writer, "undo"))
    return finishUndoing(client, id, work.run, writer)
  })
  return getPartImport(shop, id)
}

type Steps = { from: "ready"; working: "applying" } | { from: "applied"; working: "undoing" }

/** One transaction over the whole shop's parts; whatever ends it early leaves everything as it was. */
async function write(
  shop: ImportShop,
  by: Importer,
  { id }: PartImport,
  { from, working }: Steps,
  work: (client: BulkClient, work: ImportWork) => Promise<boolean>,
): Promise<void> {
  try {
    await workOnImport(shop, id, [from], working, (held) =>
      importTransaction(shop, by, async (client) => {
        if (!(await lockImports(client))) throw refuse("import_busy")
        if (!(await work(client, held))) throw new ImportTaken(`import ${id} was cancelled`)
      }),
    )
  } catch (error) {
    if (error instanceof ImportTaken) throw refuse("import_cancelled")
    if (!(error instanceof Refusal && error.code === "import_state"))
      await movePartImport(shop.db, id, [working], { state: from })
    // Another part was given one of the new SKUs at the same moment.
    throw errorCode(error) === "23505" ? refuse("import_outdated", { count: 1, rows: [] }) : error
  }
}

async function inBatches(
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

const writerOf = (by: Importer, text: string): Writer => ({
  actorId: by?.id ?? null,
  requestId: by?.requestId ?? null,
  note: text,
})
