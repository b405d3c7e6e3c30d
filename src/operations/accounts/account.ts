import { findAccount, listSignInWays } from "#db/accounts/accounts.ts"
import { endSessions, listSessionsOf } from "#db/accounts/sessions.ts"
import { setLanguage } from "#db/accounts/users.ts"
import type { Language } from "#domain/languages/languages.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"

/** The password's name among the ways to sign in. */
const PASSWORD = "credential"

export async function getAccount(shop: Shop, actor: Actor) {
  const [account, ways] = await Promise.all([
    findAccount(shop.db, actor.id),
    listSignInWays(shop.db, actor.id),
  ])
  if (!account) throw refuse("unauthenticated")
  return {
    ...account,
    twoFactorMissing: actor.awaitsSecondFactor ?? false,
    hasPassword: ways.some(({ providerId }) => providerId === PASSWORD),
    identities: ways.filter(({ providerId }) => providerId !== PASSWORD),
  }
}

export async function chooseLanguage(shop: Shop, actor: Actor, language: Language): Promise<void> {
  if (!(await setLanguage(shop.db, actor.id, language))) throw refuse("unauthenticated")
}

export async function listSessions(shop: Shop, actor: Actor) {
  const sessions = await listSessionsOf(shop.db, actor.id)
  return sessions.map((session) => ({ ...session, current: session.id === actor.sessionId }))
}

/** Ends one session of one's own, with its tokens. */
export async function endSession(shop: Shop, actor: Actor, id: string): Promise<number> {
  const count = await endSessions(shop.db, actor.id, { only: id })
  shop.log.info({ userId: actor.id, count }, "sessions_ended")
  return count
}

/** Signs out everywhere else, or everywhere. */
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
