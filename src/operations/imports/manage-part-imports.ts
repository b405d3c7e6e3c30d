import { z } from "zod"
import {
  type ImportRowKind,
  listPartImportLines,
  type PartImportLine,
  takeConflicts,
} from "#db/imports/part-import-rows.ts"
import {
  deleteFile,
  findPartImport,
  holdPartImport,
  type ImportProblemKind,
  insertPartImport,
  listPartImportProblems,
  listPartImports,
  movePartImport,
  type PartImportState,
} from "#db/imports/part-imports.ts"
import { t } from "#domain/languages/translate.ts"
import { decimalMarks } from "#domain/pricing/written-number.ts"
import { adminTransaction, asAdmin, audit } from "../kernel/as-admin.ts"
import { newId } from "../kernel/identifiers.ts"
import { consumeLimit } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { withIdempotencyKey } from "../kernel/with-idempotency-key.ts"
import type { ImportShop } from "./work-on-import.ts"

const optionsSchema = z.object({
  source: z.enum(["file", "grid"]).default("file"),
  keyedBy: z.enum(["sku", "id"]),
  longNames: z.enum(["refuse", "shorten"]),
  archiveMissing: z.boolean(),
  decimals: z.enum(["auto", ...decimalMarks]).default("auto"),
})
export type ImportOptions = z.output<typeof optionsSchema>

const started = z.object({ importId: z.string() })

/** Creates an import, whose file is sent next. Idempotent by key. */
export async function startPartImport(
  shop: Shop,
  admin: Actor,
  request: { fileName: string; options: ImportOptions },
  key: string | undefined,
): Promise<string> {
  await consumeLimit(shop, "import", admin.id)
  const { importId } = await withIdempotencyKey(shop, admin, {
    key,
    request: ["import", request],
    answer: started,
    work: asAdmin(shop, admin, async (tx) => {
      const id = newId()
      await insertPartImport(tx, {
        id,
        actorId: admin.id,
        ...request,
        options: { ...request.options },
      })
      await audit(tx, admin, "parts.import_begin", id, {
        fileName: request.fileName,
        ...request.options,
      })
      return { importId: id }
    }),
  })
  return importId
}

/** State of an import whose worker has died, which changed nothing in the shop. */
const stateAfterCrash: Partial<Record<PartImportState, PartImportState>> = {
  reading: "failed",
  applying: "ready",
  undoing: "applied",
}

type StoredImport = NonNullable<Awaited<ReturnType<typeof findPartImport>>>
export type PartImport = ReturnType<typeof toImport>

function toImport({ silent, options, ...row }: StoredImport) {
  const state = (silent && stateAfterCrash[row.state]) || row.state
  const failure =
    state === "failed"
      ? (row.failure ?? t("The shop stopped while it was reading the file. Upload it again."))
      : null
  return { ...row, state, failure, options: optionsSchema.parse(options) }
}

export async function getPartImport(shop: Pick<ImportShop, "db">, id: string): Promise<PartImport> {
  const row = await findPartImport(shop.db, id)
  if (!row) throw refuse("import_not_found")
  return toImport(row)
}

const RECENT = 10

export const listRecentPartImports = async (shop: Shop): Promise<PartImport[]> =>
  (await listPartImports(shop.db, RECENT)).map(toImport)

/** Discards an import that is not applied yet, or stops one that is being written. The shop stays unchanged. */
export async function cancelPartImport(shop: Shop, admin: Actor, id: string): Promise<PartImport> {
  const { fileName, state } = await getPartImport(shop, id)
  const open = ["waiting", "reading", "ready", "refused", "failed"] as const
  await adminTransaction(shop, admin, async (tx) => {
    const givenUp = await movePartImport(tx, id, open, { state: "cancelled" })
    if (givenUp) await deleteFile(tx, id)
    const stopped =
      givenUp ||
      (await movePartImport(tx, id, ["applying"], { state: "ready" })) ||
      (await movePartImport(tx, id, ["undoing"], { state: "applied" }))
    if (!stopped) throw refuse("import_state")
    await audit(tx, admin, "parts.import_cancel", id, { fileName, before: { state } })
  })
  return getPartImport(shop, id)
}

/** Lets these rows, or all, overwrite what others have changed in the meantime. */
export async function overwriteConflicts(
  shop: Shop,
  admin: Actor,
  id: string,
  lines: readonly number[] | undefined,
): Promise<PartImport> {
  const { fileName } = await getPartImport(shop, id)
  await adminTransaction(shop, admin, async (tx) => {
    if (!(await holdPartImport(tx, id, "ready"))) throw refuse("import_state")
    await takeConflicts(tx, id, lines)
    const rows = lines ?? "all"
    await audit(tx, admin, "parts.import_overwrite", id, { fileName, rows })
  })
  return getPartImport(shop, id)
}

const PAGE = 50

export async function listImportedRows(
  shop: Shop,
  id: string,
  page: {
    kind: ImportRowKind | "conflict"
    after?: number | undefined
    limit?: number | undefined
  },
) {
  await getPartImport(shop, id)
  const { kind, after, limit = PAGE } = page
  return listPartImportLines(shop.db, id, { kind, after, limit })
}

export async function listImportProblems(
  shop: Shop,
  id: string,
  page: {
    kind: ImportProblemKind
    after?: number | undefined
    limit?: number | undefined
  },
) {
  await getPartImport(shop, id)
  const { kind, limit = PAGE, after = 0 } = page
  return listPartImportProblems(shop.db, id, { kind, limit, after })
}

export type ImportedRow = PartImportLine
