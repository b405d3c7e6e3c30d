import { deleteSignInWay, listSignInWays } from "#db/accounts/accounts.ts"
import { endSessions } from "#db/accounts/sessions.ts"
import { lockUser } from "#db/accounts/users.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import type { Identity, ProviderId } from "./identity.ts"
import { requireProof } from "./require-proof.ts"

/**
 * Takes a provider away from the ways to sign in to one's own account, unless nothing else would be left.
 * Sessions elsewhere end, since they may have come by it.
 */
export async function disconnectIdentity(
  shop: Shop,
  identity: Identity,
  actor: Actor,
  { provider, ...proof }: { provider: ProviderId; password: string | undefined; address: string },
): Promise<number> {
  await requireProof(shop, identity, { ...actor, userId: actor.id, ...proof })
  const count = await shop.db.transaction(async (tx) => {
    if (!(await lockUser(tx, actor.id))) throw refuse("unauthenticated")
    const ways = await listSignInWays(tx, actor.id)
    if (!ways.some(({ providerId }) => providerId === provider))
      throw refuse("identity_not_connected")
    if (ways.every(({ providerId }) => providerId === provider)) throw refuse("last_way_in")
    await endSessions(tx, actor.id, actor.sessionId ? { except: actor.sessionId } : {})
    return deleteSignInWay(tx, actor.id, provider)
  })
  shop.log.info({ userId: actor.id, provider, address: proof.address }, "provider_disconnected")
  return count
}
