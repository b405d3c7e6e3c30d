import { ensureProfile } from "#db/accounts/profiles.ts"
import {
  findTokenEnd,
  insertToken,
  lockSession,
  touchToken,
  trimTokens,
} from "#db/accounts/sessions.ts"
import { findTokenUser, findUser, lockUser } from "#db/accounts/users.ts"
import type { Transaction } from "#db/connection/client.ts"
import { looksLikeToken, newToken, tokenHashOf } from "../kernel/identifiers.ts"
import type { IdentitySession } from "../kernel/identity.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"

const TOUCH_EVERY_MS = 60_000
const MAX_TOKENS_OF_SESSION = 20

/** Proved caller, with the identity session if there is one. */
export interface Proof {
  userId: string
  sessionId: string | null
  /** Token that proved the caller, if one did. */
  tokenHash?: Buffer
}

/**
 * Issues an access token to a proved user, and creates a profile the first time. A token proved by another token ends
 * with that one. If the session has too many tokens, removes the oldest.
 */
export function issueToken(
  shop: Shop,
  proof: Proof,
): Promise<{ token: string; firstTime: boolean }> {
  const token = newToken()
  return shop.db.transaction(async (tx) => {
    if (!(await lockUser(tx, proof.userId))) throw refuse("unauthenticated")
    const latestEnd = await endOfProof(tx, proof)
    const firstTime = await ensureProfile(tx, proof.userId)
    const { userId, sessionId } = proof
    await trimTokens(tx, { userId, sessionId, keep: MAX_TOKENS_OF_SESSION - 1 })
    const { tokenLifeMs: lifeMs } = shop.limits
    await insertToken(tx, { tokenHash: tokenHashOf(token), userId, sessionId, lifeMs, latestEnd })
    return { token, firstTime }
  })
}

/** Returns the end of the proving token, if there is one. Throws if the proof was revoked in the meantime. */
async function endOfProof(
  tx: Transaction,
  { sessionId, tokenHash }: Proof,
): Promise<Date | undefined> {
  if (sessionId !== null && !(await lockSession(tx, sessionId))) throw refuse("unauthenticated")
  if (tokenHash === undefined) return undefined
  const end = await findTokenEnd(tx, tokenHash)
  if (!end) throw refuse("unauthenticated")
  return end
}

type TokenActor = Actor & { sessionId: string | null; tokenHash: Buffer }

/** Finds the account of a token with its current rights. Rejects a malformed token without a query. */
export async function findTokenActor(
  shop: Shop,
  token: string | undefined,
): Promise<TokenActor | undefined> {
  if (token === undefined || !looksLikeToken(token)) return undefined
  const tokenHash = tokenHashOf(token)
  const found = await findTokenUser(shop.db, tokenHash, shop.limits.tokenIdleMs)
  if (!found) return undefined
  const { lastUsedAt, ...user } = found
  if (Date.now() - lastUsedAt.getTime() > TOUCH_EVERY_MS) await touchToken(shop.db, tokenHash)
  return { ...grantRights(shop, user), tokenHash }
}

export async function findSessionActor(
  shop: Shop,
  { userId, sessionId }: IdentitySession,
): Promise<Actor | undefined> {
  const user = await findUser(shop.db, userId)
  return user && { ...grantRights(shop, user), sessionId }
}

/** Reduces an administrator without the required second factor to the rights of a user. */
function grantRights<User extends Actor & { secondFactor: boolean }>(shop: Shop, user: User) {
  const { secondFactor, ...actor } = user
  return shop.adminsNeedSecondFactor && actor.role === "admin" && !secondFactor
    ? { ...actor, role: "user" as const, awaitsSecondFactor: true as const }
    : actor
}
