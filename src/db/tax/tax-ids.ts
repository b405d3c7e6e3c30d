import { and, asc, countDistinct, desc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"
import { first, hasRows } from "../connection/query-parts.ts"
import { taxIds, users } from "../schema/identity.ts"

export type TaxIdRow = typeof taxIds.$inferSelect

export const listTaxIdRows = (db: Executor, userId: string): Promise<TaxIdRow[]> =>
  db
    .select()
    .from(taxIds)
    .where(eq(taxIds.userId, userId))
    .orderBy(asc(taxIds.createdAt), asc(taxIds.id))

/** Lists valid tax ids. A VAT number requires a confirmed e-mail address. */
export async function listValidTaxIds(db: Executor, userId: string): Promise<TaxIdRow[]> {
  const rows = await db
    .select({ taxId: taxIds })
    .from(taxIds)
    .innerJoin(users, eq(users.id, taxIds.userId))
    .where(
      and(
        eq(taxIds.userId, userId),
        eq(taxIds.state, "valid"),
        or(eq(taxIds.kind, "us_certificate"), users.emailVerified),
      ),
    )
    .orderBy(asc(taxIds.createdAt), asc(taxIds.id))
  return rows.map(({ taxId }) => taxId)
}

const isOwned = (userId: string, id: string) => and(eq(taxIds.id, id), eq(taxIds.userId, userId))

export const findTaxId = (db: Executor, userId: string, id: string) =>
  first(db.select().from(taxIds).where(isOwned(userId, id)))

/** Returns false if there is one of its kind for the same country and region. */
export const insertTaxId = (tx: Transaction, row: typeof taxIds.$inferInsert): Promise<boolean> =>
  hasRows(
    tx
      .insert(taxIds)
      .values(row)
      .onConflictDoNothing({
        target: [taxIds.userId, taxIds.kind, taxIds.country, taxIds.region],
      })
      .returning({ id: taxIds.id }),
  )

type TaxIdPlace = Pick<TaxIdRow, "userId" | "kind" | "country" | "region">

/** SQL: the user's tax id of its kind for the same country and region, of which there is at most one. */
const ofPlace = ({ userId, kind, country, region }: TaxIdPlace) =>
  and(
    eq(taxIds.userId, userId),
    eq(taxIds.kind, kind),
    eq(taxIds.country, country),
    eq(taxIds.region, region),
  )

/** Finds the user's tax id of the same place, number and validity. */
export const findSameTaxId = (
  tx: Transaction,
  { number, validUntil, ...place }: TaxIdPlace & Pick<TaxIdRow, "number" | "validUntil">,
): Promise<TaxIdRow | undefined> =>
  first(
    tx
      .select()
      .from(taxIds)
      .where(
        and(
          ofPlace(place),
          eq(taxIds.number, number),
          validUntil === null ? isNull(taxIds.validUntil) : eq(taxIds.validUntil, validUntil),
        ),
      ),
  )

/** Removes an invalid tax id of its kind for the same country and region, and returns it. */
export const removeInvalidTaxId = (
  tx: Transaction,
  place: TaxIdPlace,
): Promise<TaxIdRow | undefined> =>
  first(
    tx
      .delete(taxIds)
      .where(and(ofPlace(place), eq(taxIds.state, "invalid")))
      .returning(),
  )

export const removeTaxId = (
  tx: Transaction,
  userId: string,
  id: string,
): Promise<TaxIdRow | undefined> => first(tx.delete(taxIds).where(isOwned(userId, id)).returning())

/**
 * Stores an authority's answer. A valid number stays valid until the authority calls it invalid; an administrator's
 * refusal stays. Returns the tax id before and its state after.
 */
export async function saveCheck(
  tx: Transaction,
  id: string,
  answer: Pick<TaxIdRow, "state" | "consultation" | "holder">,
): Promise<{ before: TaxIdRow; state: TaxIdRow["state"] } | undefined> {
  const before = await first(tx.select().from(taxIds).where(eq(taxIds.id, id)).for("no key update"))
  if (!before) return undefined
  if (before.decidedBy !== null && before.state !== "valid") return { before, state: before.state }
  const staysValid = before.state === "valid" && answer.state === "waiting"
  const state = staysValid ? "valid" : answer.state
  const decidedBy = state === "invalid" ? null : before.decidedBy
  await tx
    .update(taxIds)
    .set({ ...answer, state, decidedBy, checkedAt: sql`now()`, unansweredAt: null })
    .where(eq(taxIds.id, id))
  return { before, state }
}

/** Stores that its authority did not answer. */
export async function recordNoAnswer(db: Executor, id: string): Promise<void> {
  await db.update(taxIds).set({ unansweredAt: sql`now()` }).where(eq(taxIds.id, id))
}

interface Decision {
  from: "waiting" | "valid"
  to: "valid" | "invalid"
  decidedBy: string
}

/** Stores a decision, and refused numbers with their owner. Returns undefined if the tax id has another state. */
export async function saveDecision(
  tx: Transaction,
  id: string,
  { from, to, decidedBy }: Decision,
): Promise<TaxIdRow | undefined> {
  const decided = await first(
    tx
      .update(taxIds)
      .set({ state: to, decidedBy })
      .where(and(eq(taxIds.id, id), eq(taxIds.state, from)))
      .returning(),
  )
  if (!decided) return undefined
  const others = sql`array_remove(${users.refusedTaxNumbers}, ${decided.number})`
  await tx
    .update(users)
    .set({
      refusedTaxNumbers:
        to === "invalid" ? sql`array_append(${others}, ${decided.number})` : others,
    })
    .where(eq(users.id, decided.userId))
  return decided
}

/** Stores the address of a certificate's file; returns false if none is expected. */
export const saveCertificate = (
  db: Executor,
  { userId, id }: Pick<TaxIdRow, "userId" | "id">,
  address: string,
): Promise<boolean> =>
  hasRows(
    db
      .update(taxIds)
      .set({ certificate: address })
      .where(
        and(
          isOwned(userId, id),
          eq(taxIds.kind, "us_certificate"),
          eq(taxIds.state, "waiting"),
          or(isNull(taxIds.certificate), eq(taxIds.certificate, address)),
        ),
      )
      .returning({ id: taxIds.id }),
  )

export const findAnyTaxId = (db: Executor, id: string): Promise<TaxIdRow | undefined> =>
  first(db.select().from(taxIds).where(eq(taxIds.id, id)))

export interface WaitingFilter {
  limit: number
  afterId?: string | undefined
}

/** Lists the newest waiting tax id of each account. Accounts with confirmed addresses come first. */
export function listWaitingRows(db: Executor, { limit, afterId }: WaitingFilter) {
  const newest = db
    .selectDistinctOn([taxIds.userId], { id: taxIds.id })
    .from(taxIds)
    .where(eq(taxIds.state, "waiting"))
    .orderBy(taxIds.userId, desc(taxIds.createdAt), desc(taxIds.id))
    .as("newest")
  return db
    .select({
      taxId: taxIds,
      email: users.email,
      name: users.name,
      emailVerified: users.emailVerified,
      waitingCount: sql<number>`(select count(*)::int from tax_ids as own
        where own.user_id = ${taxIds.userId} and own.state = 'waiting')`,
    })
    .from(newest)
    .innerJoin(taxIds, eq(taxIds.id, newest.id))
    .innerJoin(users, eq(users.id, taxIds.userId))
    .where(
      afterId === undefined
        ? undefined
        : sql`(not ${users.emailVerified}, ${taxIds.createdAt}, ${taxIds.id}) > (
            select not owner.email_verified, last.created_at, last.id
            from tax_ids as last join users as owner on owner.id = last.user_id where last.id = ${afterId})`,
    )
    .orderBy(desc(users.emailVerified), asc(taxIds.createdAt), asc(taxIds.id))
    .limit(limit)
}

export async function countAccountsWithWaitingTaxIds(db: Executor): Promise<number> {
  const [found] = await db
    .select({ accounts: countDistinct(taxIds.userId) })
    .from(taxIds)
    .where(eq(taxIds.state, "waiting"))
  return found?.accounts ?? 0
}

/** Lists accounts with these VAT numbers. Leaves out refused numbers. */
export const listNumberOwners = (db: Executor, numbers: readonly string[]) =>
  db
    .select({ number: taxIds.number, userId: taxIds.userId, email: users.email })
    .from(taxIds)
    .innerJoin(users, eq(users.id, taxIds.userId))
    .where(
      and(
        inArray(taxIds.number, [...numbers]),
        ne(taxIds.kind, "us_certificate"),
        ne(taxIds.state, "invalid"),
      ),
    )
    .orderBy(asc(users.email))

/**
 * Reads the facts that decide whether a number belongs to a user: confirmed address, earlier refusal by staff, and other
 * accounts with the number.
 */
export const findNumberClaim = (
  db: Executor,
  { userId, number }: Pick<TaxIdRow, "userId" | "number">,
) =>
  first(
    db
      .select({
        emailVerified: users.emailVerified,
        isRefused: sql<boolean>`${number} = any (${users.refusedTaxNumbers})`,
        isShared: sql<boolean>`exists (select from tax_ids as other join users as owner on owner.id = other.user_id
        where other.number = ${number} and other.kind <> 'us_certificate' and other.user_id <> ${userId}
          and other.state <> 'invalid' and (owner.email_verified or other.state = 'valid'))`,
      })
      .from(users)
      .where(eq(users.id, userId)),
  )

/**
 * Lists waiting numbers, in random order, that no authority has answered for since their owner, whose address is
 * confirmed, changed the account.
 */
export async function listUnansweredNumbers(
  db: Executor,
  kinds: readonly TaxIdRow["kind"][],
  limit: number,
): Promise<TaxIdRow[]> {
  const rows = await db
    .select({ taxId: taxIds })
    .from(taxIds)
    .innerJoin(users, eq(users.id, taxIds.userId))
    .where(
      and(
        eq(taxIds.state, "waiting"),
        inArray(taxIds.kind, [...kinds]),
        or(
          isNull(taxIds.checkedAt),
          and(users.emailVerified, sql`${taxIds.checkedAt} < ${users.updatedAt}`),
        ),
      ),
    )
    .orderBy(sql`random()`)
    .limit(limit)
  return rows.map(({ taxId }) => taxId)
}

interface DueNumbers {
  kinds: readonly TaxIdRow["kind"][]
  /** Only numbers of this account. */
  userId?: string
  /** Days since the last answer. */
  afterDays: number
  /** Minutes since a check without an answer. */
  retryMinutes: number
  limit: number
}

/** Lists valid numbers without an answer, then those whose last answer is too old, the oldest first. */
export const listDueNumbers = (
  db: Executor,
  { kinds, userId, afterDays, retryMinutes, limit }: DueNumbers,
): Promise<TaxIdRow[]> =>
  db
    .select()
    .from(taxIds)
    .where(
      and(
        eq(taxIds.state, "valid"),
        inArray(taxIds.kind, [...kinds]),
        userId === undefined ? undefined : eq(taxIds.userId, userId),
        sql`coalesce(${taxIds.checkedAt} < now() - make_interval(days => ${afterDays}), true)`,
        sql`coalesce(${taxIds.unansweredAt} < now() - make_interval(mins => ${retryMinutes}), true)`,
      ),
    )
    .orderBy(sql`${taxIds.checkedAt} asc nulls first`)
    .limit(limit)
