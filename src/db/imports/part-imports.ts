import { and, desc, eq, getTableColumns, inArray, lt, ne, or, sql } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"
import { partImportProblems, partImports } from "../schema/parts.ts"

export type PartImportRow = typeof partImports.$inferSelect
export type PartImportState = PartImportRow["state"]

const { touchedAt, ...kept } = getTableColumns(partImports)
const columns = {
  ...kept,
  /** Whoever worked on it has died. */
  silent: sql<boolean>`${touchedAt} < now() - interval '60 seconds'`,
}

export async function insertPartImport(
  db: Executor,
  row: typeof partImports.$inferInsert,
): Promise<void> {
  await db.insert(partImports).values(row)
}

export async function findPartImport(db: Executor, id: string) {
  const [row] = await db.select(columns).from(partImports).where(eq(partImports.id, id))
  return row
}

export const listPartImports = (db: Executor, limit: number) =>
  db
    .select(columns)
    .from(partImports)
    .where(ne(partImports.state, "waiting"))
    .orderBy(desc(partImports.createdAt), desc(partImports.id))
    .limit(limit)

/**
 * Takes an import up to work on it: one at a time, from one of these states, or from a work whose worker has
 * died. Returns the run that is then to be held; undefined when it is in another state.
 */
export async function claimPartImport(
  db: Executor,
  id: string,
  from: readonly PartImportState[],
  working: "reading" | "applying" | "undoing",
): Promise<number | undefined> {
  const silent = and(
    eq(partImports.state, working),
    lt(partImports.touchedAt, sql`now() - interval '60 seconds'`),
  )
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
    .where(and(eq(partImports.id, id), or(inArray(partImports.state, [...from]), silent)))
    .returning({ run: partImports.run })
  return claimed?.run
}

/** Says that the worker lives and how far it is. False when the work was taken from it. */
export async function touchPartImport(
  db: Executor,
  id: string,
  held: { state: PartImportState; run: number; done: number; total: number },
): Promise<boolean> {
  const touched = await db
    .update(partImports)
    .set({ done: held.done, total: held.total, touchedAt: sql`now()` })
    .where(
      and(eq(partImports.id, id), eq(partImports.state, held.state), eq(partImports.run, held.run)),
    )
    .returning({ id: partImports.id })
  return touched.length > 0
}

/** Holds an import that is in this state until the transaction ends. False when it is in another. */
export async function holdPartImport(
  tx: Transaction,
  id: string,
  state: PartImportState,
): Promise<boolean> {
  const held = await tx
    .select({ id: partImports.id })
    .from(partImports)
    .where(and(eq(partImports.id, id), eq(partImports.state, state)))
    .for("no key update")
  return held.length > 0
}

/** Moves an import from one of these states to another, if it is in one of them. */
export async function movePartImport(
  db: Executor,
  id: string,
  from: readonly PartImportState[],
  changes: Partial<Pick<PartImportRow, "failure">> & { state: PartImportState },
): Promise<boolean> {
  const moved = await db
    .update(partImports)
    .set(changes)
    .where(and(eq(partImports.id, id), inArray(partImports.state, [...from])))
    .returning({ id: partImports.id })
  return moved.length > 0
}

export const listPartImportProblems = (
  db: Executor,
  importId: string,
  page: { kind: "problem" | "unread"; limit: number; after: number },
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

/** Forgets what nobody decided on within a day. Applied imports stay, for the ledger refers to them. */
export async function deleteOldPartImports(db: Executor): Promise<void> {
  await db.execute(sql`delete from part_imports
    where state in ('waiting', 'reading', 'ready', 'refused', 'failed', 'cancelled')
      and created_at < now() - interval '1 day' and touched_at < now() - interval '1 hour'`)
}
