import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"
import { users } from "../schema/identity.ts"
import { taxIds } from "../schema/tax.ts"

export type TaxIdRow = typeof taxIds.$inferSelect

export const listTaxIdRows = (db: Executor, userId: string): Promise<TaxIdRow[]> =>
  db
    .select()
    .from(taxIds)
    .where(eq(taxIds.userId, userId))
    .orderBy(asc(taxIds.createdAt), asc(taxIds.id))

/** Those that count. */
export const listValidTaxIds = (db: Executor, userId: string): Promise<TaxIdRow[]> =>
  db
    .select()
    .from(taxIds)
    .where(and(eq(taxIds.userId, userId), eq(taxIds.state, "valid")))
    .orderBy(asc(taxIds.createdAt), asc(taxIds.id))

const of = (userId: string, id: string) => and(eq(taxIds.id, id), eq(taxIds.userId, userId))

export async function findTaxId(db: Executor, userId: string, id: string) {
  const [found] = await db.select().from(taxIds).where(of(userId, id))
  return found
}

/** False where there is one for the same place already. */
export async function insertTaxId(
  tx: Transaction,
  row: typeof taxIds.$inferInsert,
): Promise<boolean> {
  const written = await tx
    .insert(taxIds)
    .values(row)
    .onConflictDoNothing({
      target: [taxIds.userId, taxIds.kind, taxIds.country, taxIds.region],
    })
    .returning({ id: taxIds.id })
  return written.length > 0
}

export async function removeTaxId(db: Executor, userId: string, id: string): Promise<number> {
  const removed = await db.delete(taxIds).where(of(userId, id)).returning({ id: taxIds.id })
  return removed.length
}

/** What an authority answered; nothing where an administrator has decided meanwhile. */
export async function keepCheck(
  db: Executor,
  id: string,
  { state, consultation, holder }: Pick<TaxIdRow, "state" | "consultation" | "holder">,
): Promise<void> {
  await db
    .update(taxIds)
    .set({ state, consultation, holder, checkedAt: sql`now()` })
    .where(and(eq(taxIds.id, id), isNull(taxIds.decidedBy)))
}

/** What an administrator decided; false where it waits for nobody any more. */
export async function keepDecision(
  tx: Transaction,
  id: string,
  state: "valid" | "invalid",
  decidedBy: string,
): Promise<boolean> {
  const decided = await tx
    .update(taxIds)
    .set({ state, decidedBy, checkedAt: sql`now()` })
    .where(and(eq(taxIds.id, id), eq(taxIds.state, "waiting")))
    .returning({ id: taxIds.id })
  return decided.length > 0
}

/** The address of the file that a certificate came as; false where none is awaited, but for this one. */
export async function keepCertificate(
  db: Executor,
  { userId, id }: Pick<TaxIdRow, "userId" | "id">,
  address: string,
): Promise<boolean> {
  const kept = await db
    .update(taxIds)
    .set({ certificate: address })
    .where(
      and(
        of(userId, id),
        eq(taxIds.kind, "us_certificate"),
        eq(taxIds.state, "waiting"),
        or(isNull(taxIds.certificate), eq(taxIds.certificate, address)),
      ),
    )
    .returning({ id: taxIds.id })
  return kept.length > 0
}

/** Whosever it is. */
export async function findAnyTaxId(db: Executor, id: string): Promise<TaxIdRow | undefined> {
  const [found] = await db.select().from(taxIds).where(eq(taxIds.id, id))
  return found
}

/** Those that wait for somebody's word, with whose they are. */
export const listWaitingRows = (db: Executor, limit: number) =>
  db
    .select({ taxId: taxIds, email: users.email, name: users.name })
    .from(taxIds)
    .innerJoin(users, eq(users.id, taxIds.userId))
    .where(eq(taxIds.state, "waiting"))
    .orderBy(asc(taxIds.createdAt), asc(taxIds.id))
    .limit(limit)

/** Some of the numbers that no authority has answered for yet. */
export const listUnansweredNumbers = (
  db: Executor,
  kinds: readonly TaxIdRow["kind"][],
  limit: number,
): Promise<TaxIdRow[]> =>
  db
    .select()
    .from(taxIds)
    .where(and(eq(taxIds.state, "waiting"), inArray(taxIds.kind, [...kinds])))
    .orderBy(sql`random()`)
    .limit(limit)
