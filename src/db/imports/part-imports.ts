import { and, desc, eq, getTableColumns, inArray, ne, or, sql } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"
import { first, hasRows } from "../connection/query-parts.ts"
import { partFileColumns, partImportProblems, partImports } from "../schema/parts.ts"

type PartImportRow = typeof partImports.$inferSelect
export type PartImportState = PartImportRow["state"]
export type StateAfterFailure = Partial<Pick<PartImportRow, "failure">> &
  Pick<PartImportRow, "state">
export type ImportProblemKind = (typeof partImportProblems.$inferSelect)["kind"]

/** SQL: whether the worker has not reported for 60 seconds and counts as dead. */
const isSilent = sql<boolean>`${partImports.touchedAt} < now() - interval '60 seconds'`

const { touchedAt: _, ...shown } = getTableColumns(partImports)
const columns = { ...shown, silent: isSilent }

export async function insertPartImport(
  db: Executor,
  row: typeof partImports.$inferInsert,
): Promise<void> {
  await db.insert(partImports).values(row)
}

export const findPartImport = (db: Executor, id: string) =>
  first(db.select(columns).from(partImports).where(eq(partImports.id, id)))

export const listPartImports = (db: Executor, limit: number) =>
  db
    .select(columns)
    .from(partImports)
    .where(ne(partImports.state, "waiting"))
    .orderBy(desc(partImports.createdAt), desc(partImports.id))
    .limit(limit)

/**
 * Claims an import for one worker, if its state is `from` or its worker died. Returns the number of the run, or
 * undefined in another state.
 */
export async function claimPartImport(
  db: Executor,
  id: string,
  from: PartImportState,
  working: "reading" | "applying" | "undoing",
): Promise<number | undefined> {
  const isAbandoned = and(eq(partImports.state, working), isSilent)
  const [claimed] = await db
    .update(partImports)
    .set({
      state: working,
      run: sql`${partImports.run} + 1`,
      done: 0,
      total: 0,
      failure: null,
      touchedAt: sql`now()`,
    })
    .where(and(eq(partImports.id, id), or(eq(partImports.state, from), isAbandoned)))
    .returning({ run: partImports.run })
  return claimed?.run
}

/** State and run in which a worker claimed an import. */
interface Claim {
  state: PartImportState
  run: number
}

const isHeld = (id: string, { state, run }: Claim) =>
  and(eq(partImports.id, id), eq(partImports.state, state), eq(partImports.run, run))

/** Records the progress of a worker. Returns false if the worker does not hold the import any more. */
export const touchPartImport = (
  db: Executor,
  id: string,
  held: Claim & { done: number; total: number },
): Promise<boolean> =>
  hasRows(
    db
      .update(partImports)
      .set({ done: held.done, total: held.total, touchedAt: sql`now()` })
      .where(isHeld(id, held))
      .returning({ id: partImports.id }),
  )

/** Moves an import to the state after a failure, if the worker still holds it. */
export async function releasePartImport(
  db: Executor,
  id: string,
  held: Claim,
  after: StateAfterFailure,
): Promise<void> {
  await db.update(partImports).set(after).where(isHeld(id, held))
}

/** Locks an import in this state until the transaction ends. Returns false in another state. */
export const lockPartImport = (
  tx: Transaction,
  id: string,
  state: PartImportState,
): Promise<boolean> =>
  hasRows(
    tx
      .select({ id: partImports.id })
      .from(partImports)
      .where(and(eq(partImports.id, id), eq(partImports.state, state)))
      .for("no key update"),
  )

/** Moves an import from one of these states to another. Returns false if it is in none of them. */
export const movePartImport = (
  db: Executor,
  id: string,
  from: readonly PartImportState[],
  state: PartImportState,
): Promise<boolean> =>
  hasRows(
    db
      .update(partImports)
      .set({ state })
      .where(and(eq(partImports.id, id), inArray(partImports.state, [...from])))
      .returning({ id: partImports.id }),
  )

export const listPartImportProblems = (
  db: Executor,
  importId: string,
  page: { kind: ImportProblemKind; limit: number; after: number },
) =>
  db
    .select()
    .from(partImportProblems)
    .where(
      and(
        eq(partImportProblems.importId, importId),
        eq(partImportProblems.kind, page.kind),
        sql`${partImportProblems.number} > ${page.after}`,
      ),
    )
    .orderBy(partImportProblems.number)
    .limit(page.limit)

/**
 * Deletes imports older than a day that were not applied. Applied imports stay, because the ledger refers to them.
 */
export async function deleteOldPartImports(db: Executor): Promise<void> {
  await db.execute(sql`delete from part_imports
    where state in ('waiting', 'reading', 'ready', 'applying', 'refused', 'failed', 'cancelled')
      and created_at < now() - interval '1 day' and touched_at < now() - interval '1 hour'`)
}

/** Stores a piece of the file, which is kept until the import is decided. */
export async function putFilePiece(
  db: Executor,
  importId: string,
  { number, bytes }: { number: number; bytes: Uint8Array },
): Promise<void> {
  await db.execute(sql`
    insert into part_import_files (import_id, number, bytes) values (${importId}, ${number}, ${Buffer.from(bytes)})
    on conflict (import_id, number) do update set bytes = excluded.bytes
  `)
}

export async function deleteFile(db: Executor, importId: string): Promise<void> {
  await db.execute(sql`delete from part_import_files where import_id = ${importId}`)
}

/** Returns the size of the stored file in bytes; undefined if there is no file. */
export async function findFileSize(db: Executor, importId: string): Promise<number | undefined> {
  const { rows } = await db.execute<{ size: number | null }>(
    sql`select sum(length(bytes))::integer as size from part_import_files where import_id = ${importId}`,
  )
  return rows[0]?.size ?? undefined
}

export async function* readFile(db: Executor, importId: string): AsyncGenerator<Uint8Array> {
  for (let number = 0; ; number += 1) {
    const { rows } = await db.execute<{ bytes: Buffer }>(
      sql`select bytes from part_import_files where import_id = ${importId} and number = ${number}`,
    )
    const [piece] = rows
    if (!piece) return
    yield piece.bytes
  }
}

export const listFileColumns = (db: Executor): Promise<{ heading: string; meaning: string }[]> =>
  db
    .select({ heading: partFileColumns.heading, meaning: partFileColumns.meaning })
    .from(partFileColumns)

/** Locks the meanings, so that concurrent changes run one after another. */
export async function lockFileColumns(tx: Executor): Promise<void> {
  await tx.execute(sql`lock table part_file_columns in share row exclusive mode`)
}

export async function putFileColumns(
  tx: Executor,
  columns: readonly { heading: string; meaning: string }[],
): Promise<void> {
  if (columns.length === 0) return
  await tx
    .insert(partFileColumns)
    .values([...columns])
    .onConflictDoUpdate({
      target: partFileColumns.heading,
      set: { meaning: sql`excluded.meaning`, createdAt: sql`now()` },
    })
}

export async function deleteFileColumns(tx: Executor, headings: readonly string[]): Promise<void> {
  await tx.delete(partFileColumns).where(inArray(partFileColumns.heading, [...headings]))
}
