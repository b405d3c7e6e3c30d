import { findUserRow, listSignInMethods } from "#db/accounts/accounts.ts"
import { findProfile, type ProfileFields, saveProfile } from "#db/accounts/profiles.ts"
import { endSessions, listSessionsOf } from "#db/accounts/sessions.ts"
import {
  findUserByEmail,
  isUserConfirmed,
  listUserRows,
  PASSWORD_PROVIDER,
  renameUser,
  setLanguage,
  type UserFilter,
  type UserRow,
} from "#db/accounts/users.ts"
import type { Language } from "#domain/languages/languages.ts"
import { adminTransaction, audit } from "../kernel/as-admin.ts"
import { lockOwnAccount } from "../kernel/lock-own-account.ts"
import { refuse } from "../kernel/refusal.ts"
import { type Actor, isAdmin, type Shop } from "../kernel/shop.ts"

export async function getAccount(shop: Shop, actor: Actor) {
  const [account, methods] = await Promise.all([
    findUserRow(shop.db, actor.id),
    listSignInMethods(shop.db, actor.id),
  ])
  if (!account) throw refuse("unauthenticated")
  return {
    ...account,
    twoFactorMissing: actor.awaitsSecondFactor ?? false,
    hasPassword: methods.some(({ providerId }) => providerId === PASSWORD_PROVIDER),
    identities: methods.filter(({ providerId }) => providerId !== PASSWORD_PROVIDER),
  }
}

export async function chooseLanguage(shop: Shop, actor: Actor, language: Language): Promise<void> {
  if (!(await setLanguage(shop.db, actor.id, language))) throw refuse("unauthenticated")
}

export async function listSessions(shop: Shop, actor: Actor) {
  const sessions = await listSessionsOf(shop.db, actor.id)
  return sessions.map((session) => ({ ...session, current: session.id === actor.sessionId }))
}

/** Ends one of the user's own sessions and revokes its tokens. */
export async function endSession(shop: Shop, actor: Actor, id: string): Promise<number> {
  const count = await endSessions(shop.db, actor.id, { only: id })
  shop.log.info({ userId: actor.id, count }, "sessions_ended")
  return count
}

/** Ends all sessions of the user, or all but the current one. */
export async function endManySessions(
  shop: Shop,
  actor: Actor,
  which: "others" | "all",
): Promise<number> {
  const except = which === "others" && actor.sessionId ? { except: actor.sessionId } : {}
  const count = await endSessions(shop.db, actor.id, except)
  shop.log.info({ userId: actor.id, count }, "sessions_ended")
  return count
}

/** Returns whether the user has proved the email address or signs in by a provider. */
export const hasConfirmedEmail = ({ db }: Shop, { id }: Actor): Promise<boolean> =>
  isUserConfirmed(db, id)

const requireSelf = (actor: Actor, email: string): void => {
  if (actor.email !== email) throw refuse("forbidden")
}

const requireSelfOrAdmin = (actor: Actor, email: string): void => {
  if (!isAdmin(actor)) requireSelf(actor, email)
}

export async function getProfile(shop: Shop, actor: Actor, email: string) {
  requireSelfOrAdmin(actor, email)
  const profile = await findProfile(shop.db, email)
  if (!profile) throw refuse("user_not_found")
  return profile
}

/** Changes the user's own profile. Changes the name only if one is given. */
export async function updateProfile(
  shop: Shop,
  actor: Actor,
  email: string,
  changes: ProfileFields & { name?: string | undefined },
): Promise<void> {
  requireSelf(actor, email)
  const { name, ...fields } = changes
  await shop.db.transaction(async (tx) => {
    // Locks the user before the profile: the reverse order could deadlock with a sign-in.
    await lockOwnAccount(tx, actor)
    await saveProfile(tx, actor.id, fields)
    if (name) await renameUser(tx, actor.id, name)
  })
}

/** Returns whether the account is an administrator's. Only its owner and administrators may ask. */
export async function isAdministrator(shop: Shop, actor: Actor, email: string): Promise<boolean> {
  requireSelfOrAdmin(actor, email)
  const user = actor.email === email ? actor : await findUserByEmail(shop.db, email)
  return user?.role === "admin"
}

/** Lists accounts for administrators and records the access in the audit log. */
export const listUsers = (
  shop: Shop,
  admin: Actor,
  filter: Omit<UserFilter, "limit"> & { limit: number | undefined },
): Promise<UserRow[]> =>
  adminTransaction(shop, admin, async (tx) => {
    const users = await listUserRows(tx, { ...filter, limit: filter.limit ?? 1000 })
    await audit(tx, admin, "user.list", "users", { count: users.length })
    return users
  })
