import type { Context } from "hono"
import * as contract from "#contract/users.ts"
import { authenticate, issueToken, type Proof } from "#operations/access-token.ts"
import type { Identity } from "#operations/identity.ts"
import {
  getProfile,
  isAdministrator,
  listUsers,
  makeAdmin,
  updateProfile,
} from "#operations/profiles.ts"
import { refuse } from "#operations/refusal.ts"
import { removeAdmin } from "#operations/remove-admin.ts"
import { signInByIdToken } from "#operations/sign-in-by-provider.ts"
import type { AppEnv, Server } from "./app-env.ts"
import { bearerOf } from "./authenticate.ts"
import { browserOf, type Surroundings } from "./browser.ts"
import { serve, written } from "./serve.ts"

export function serveUsers(server: Server, identity: Identity, around: Surroundings): void {
  const { shop } = server

  serve(server, contract.issueToken, async ({ params, c }) => {
    const proof = await proveIdentity(server, identity, around, c, params.email)
    if (proof.email !== params.email) throw refuse("forbidden")
    const { token, firstTime } = await issueToken(shop, proof)
    const counted = { matchedCount: firstTime ? 0 : 1, modifiedCount: firstTime ? 0 : 1 }
    return {
      token,
      result: {
        ...written,
        ...counted,
        upsertedCount: firstTime ? 1 : 0,
      },
    }
  })

  serve(server, contract.getProfile, async ({ actor, params }) => {
    const { id, ...profile } = await getProfile(shop, actor, params.email)
    return { _id: id, ...profile }
  })

  serve(server, contract.listUsers, async ({ actor, query }) => {
    const { limit, after, q } = query
    const users = await listUsers(shop, actor, { limit, afterId: after, search: q })
    return users.map(({ id, emailVerified, ...user }) => ({
      _id: id,
      ...user,
      ...(query.with && { emailVerified }),
    }))
  })

  serve(server, contract.updateProfile, async ({ actor, params, body, c }) => {
    const { role, email, ...changes } = body
    if (role !== undefined || email !== undefined)
      c.get("log").warn({ userId: actor.id }, "profile_bypass_attempt")
    await updateProfile(shop, actor, params.email, changes)
    // One, also when nothing differs: the documented client shows 'Failed profile edit' on zero.
    return { ...written, matchedCount: 1, modifiedCount: 1 }
  })

  serve(server, contract.makeAdmin, async ({ actor, params }) => ({
    ...written,
    matchedCount: 1,
    modifiedCount: (await makeAdmin(shop, actor, params.email)) ? 1 : 0,
  }))

  serve(server, contract.removeAdmin, async ({ actor, params }) => ({
    ...written,
    matchedCount: 1,
    modifiedCount: (await removeAdmin(shop, actor, params.email)) ? 1 : 0,
  }))

  serve(server, contract.isAdmin, async ({ actor, params }) => ({
    admin: await isAdministrator(shop, actor, params.email),
  }))
}

/**
 * Who is proved to be asking for a token: by an ID token of a provider, by a token of the same person that
 * is still valid, or by the identity session's cookie. A page of another origin could make the browser send
 * that, so it counts only from our own origin and with a JSON content type.
 */
async function proveIdentity(
  server: Server,
  identity: Identity,
  around: Surroundings,
  c: Context<AppEnv>,
  email: string,
): Promise<Proof & { email: string }> {
  if (c.req.header("authorization") !== undefined) {
    const token = bearerOf(c)
    if (token?.includes(".")) {
      const proof = { token, email }
      const entered = await signInByIdToken(server.shop, identity, browserOf(c, around), proof)
      const { user, sessionId } = entered
      return { userId: user.id, sessionId, email: user.email }
    }
    const actor = await authenticate(server.shop, token)
    return { ...actor, userId: actor.id }
  }
  const sameOrigin = around.publicOrigins.has(c.req.header("origin") ?? "")
  const json = c.req.header("content-type")?.startsWith("application/json") ?? false
  const session = sameOrigin && json ? await identity.sessionOf(c.req.raw.headers) : undefined
  if (!session) throw refuse("identity_proof_missing")
  return session
}
