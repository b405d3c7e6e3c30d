import { and, asc, eq, exists, gt, isNull, ne, or, sql } from "drizzle-orm"
import type { Database, Executor, Transaction } from "../connection/client.ts"
import { first, hasRows, matchesText, prepared } from "../connection/query-parts.ts"
import { removeCertificateFiles } from "../pictures/uploads.ts"
import {
  accessTokens,
  accounts,
  addresses,
  profiles,
  taxIds,
  twoFactors,
  users,
} from "../schema/identity.ts"

export interface UserRow {
  id: string
  email: string
  name: string
  role: "user" | "admin"
  emailVerified: boolean
}

interface UserWithLanguage extends UserRow {
  language: string | null
}

/** SQL: the role of a user, who may have no profile. */
export const roleOf = sql<"user" | "admin">`coalesce(${profiles.role}, 'user')`

const summary = {
  id: users.id,
  email: users.email,
  name: users.name,
  role: roleOf,
}

const tokenUser = prepared((db) =>
  db
    .select({
      ...summary,
      secondFactor: users.twoFactorEnabled,
      sessionId: accessTokens.sessionId,
      lastUsedAt: accessTokens.lastUsedAt,
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(
      and(
        eq(accessTokens.tokenHash, sql.placeholder("tokenHash")),
        gt(accessTokens.expiresAt, sql.placeholder("now")),
        gt(accessTokens.lastUsedAt, sql.placeholder("idleSince")),
      ),
    )
    .prepare("token_user"),
)

/** Finds the owner of a valid token, with current rights, in one round trip. */
export async function findTokenUser(db: Database, tokenHash: Buffer, idleMs: number) {
  const now = Date.now()
  const [found] = await tokenUser(db).execute({
    tokenHash,
    now: new Date(now),
    idleSince: new Date(now - idleMs),
  })
  return found
}

export const findUser = (db: Executor, userId: string) =>
  first(
    db
      .select({ ...summary, secondFactor: users.twoFactorEnabled, language: users.language })
      .from(users)
      .leftJoin(profiles, eq(profiles.userId, users.id))
      .where(eq(users.id, userId)),
  )

/** Returns false if the account is closed. */
export const setLanguage = (db: Executor, userId: string, language: string): Promise<boolean> =>
  hasRows(
    db
      .update(users)
      .set({ language })
      .where(and(eq(users.id, userId), isNull(users.closedAt)))
      .returning({ id: users.id }),
  )

/** Sets the language of an account that has none and is less than a minute old. */
export async function setFirstLanguage(
  db: Executor,
  userId: string,
  language: string,
): Promise<void> {
  const isNew = gt(users.createdAt, sql`now() - interval '1 minute'`)
  await db
    .update(users)
    .set({ language })
    .where(and(eq(users.id, userId), isNull(users.language), isNew))
}

/**
 * Locks the rights of a user until the transaction ends. Locks only the profile, because purchases queue for the
 * user's row.
 */
export const lockRights = (db: Executor, userId: string) =>
  first(
    db
      .select({ role: profiles.role, secondFactor: users.twoFactorEnabled })
      .from(profiles)
      .innerJoin(users, eq(users.id, profiles.userId))
      .where(eq(profiles.userId, userId))
      .for("share", { of: profiles }),
  )

export const findUserByEmail = (
  db: Executor,
  email: string,
): Promise<UserWithLanguage | undefined> =>
  first(
    db
      .select({ ...summary, emailVerified: users.emailVerified, language: users.language })
      .from(users)
      .leftJoin(profiles, eq(profiles.userId, users.id))
      .where(eq(users.email, email)),
  )

/** Locks the user's row until the transaction ends. Returns false if the account is closed. */
export async function lockUser(tx: Transaction, userId: string): Promise<boolean> {
  const [user] = await tx
    .select({ closedAt: users.closedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update")
  return user !== undefined && user.closedAt === null
}

export interface UserFilter {
  limit: number
  afterId?: string | undefined
  search?: string | undefined
}

export const listUserRows = (db: Executor, filter: UserFilter): Promise<UserRow[]> =>
  db
    .select({ ...summary, emailVerified: users.emailVerified })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(
      and(
        isNull(users.closedAt),
        filter.afterId
          ? sql`(${users.createdAt}, ${users.id}) > (select last.created_at, last.id from users last where last.id = ${filter.afterId})`
          : undefined,
        filter.search
          ? or(matchesText(users.email, filter.search), matchesText(users.name, filter.search))
          : undefined,
      ),
    )
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(filter.limit)

export const hasAdministrator = (db: Executor): Promise<boolean> =>
  hasRows(
    db
      .select({ userId: profiles.userId })
      .from(profiles)
      .where(eq(profiles.role, "admin"))
      .limit(1),
  )

export async function renameUser(tx: Transaction, userId: string, name: string): Promise<void> {
  await tx.update(users).set({ name, updatedAt: sql`now()` }).where(eq(users.id, userId))
}

/** Provider id of sign-in by password. */
export const PASSWORD_PROVIDER = "credential"

/** Finds the hash of an account's password; undefined without one. */
export async function findPasswordHash(db: Executor, email: string): Promise<string | undefined> {
  const [found] = await db
    .select({ hash: accounts.password })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(users.email, email), eq(accounts.providerId, PASSWORD_PROVIDER)))
  return found?.hash ?? undefined
}

/** SQL: the user proved the address, or signs in by a provider. */
export const isConfirmed = sql<boolean>`(${users.emailVerified} or exists (
  select from ${accounts} where ${accounts.userId} = ${users.id} and ${accounts.providerId} <> ${PASSWORD_PROVIDER}))`

export async function isUserConfirmed(db: Executor, userId: string): Promise<boolean> {
  const [user] = await db.select({ isConfirmed }).from(users).where(eq(users.id, userId))
  return user?.isConfirmed ?? false
}

/** Confirms an address and records whether the user was signed in to the account at that time. */
export async function confirmAddress(
  db: Executor,
  userId: string,
  { signedIn }: { signedIn: boolean },
): Promise<void> {
  const confirmedSignedOut = signedIn
    ? false
    : sql`${users.confirmedSignedOut} or not ${users.emailVerified}`
  await db
    .update(users)
    .set({ emailVerified: true, confirmedSignedOut, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
}

/** Reports whether the account may belong to a person other than the one who confirmed the address. */
export async function isOwnerUncertain(db: Executor, email: string): Promise<boolean> {
  const [found] = await db
    .select({ confirmedSignedOut: users.confirmedSignedOut })
    .from(users)
    .where(eq(users.email, email))
  return found?.confirmedSignedOut ?? false
}

/** Numbers of removed entries that the owner may have to enter again. */
export interface UnconfirmedData {
  addresses: number
  taxIds: number
}

/**
 * Removes what a stranger may have entered before the owner was known to have the address: provider identities, postal
 * addresses and tax ids. Regards the owner as certain from now on. Keeps all of a certain owner with a confirmed address,
 * and entries of an account to which nobody could sign in. An address that was never confirmed loses the second factor,
 * too, except an administrator's.
 */
export async function removeUnconfirmedData(
  tx: Transaction,
  userId: string,
): Promise<UnconfirmedData> {
  const [user] = await tx
    .select({
      emailVerified: users.emailVerified,
      confirmedSignedOut: users.confirmedSignedOut,
      role: roleOf,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId))
  if (user?.emailVerified && !user.confirmedSignedOut) return { addresses: 0, taxIds: 0 }
  const removed = {
    addresses: await removeEntered(tx, addresses, userId),
    taxIds: await removeEntered(tx, taxIds, userId),
  }
  await removeCertificateFiles(tx, userId)
  await tx
    .delete(accounts)
    .where(and(eq(accounts.userId, userId), ne(accounts.providerId, PASSWORD_PROVIDER)))
  await tx.update(users).set({ confirmedSignedOut: false }).where(eq(users.id, userId))
  if (user?.emailVerified || user?.role === "admin") return removed
  await tx.delete(twoFactors).where(eq(twoFactors.userId, userId))
  await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId))
  return removed
}

/** Removes the rows of an account to which somebody can sign in. Returns their number. */
async function removeEntered(
  tx: Transaction,
  table: typeof addresses | typeof taxIds,
  userId: string,
): Promise<number> {
  const removed = await tx
    .delete(table)
    .where(and(eq(table.userId, userId), exists(signInMethodsOf(tx, userId))))
    .returning({ id: table.id })
  return removed.length
}

const signInMethodsOf = (tx: Transaction, userId: string) =>
  tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.userId, userId))
