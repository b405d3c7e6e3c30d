import type { Context } from "hono"
import * as contract from "#contract/accounts/users.ts"
import {
  getProfile,
  isAdministrator,
  listUsers,
  updateProfile,
} from "#operations/accounts/account.ts"
import { makeAdmin, removeAdmin } from "#operations/accounts/administrators.ts"
import { refuse } from "#operations/kernel/refusal.ts"
import { findTokenActor, issueToken, type Proof } from "#operations/sessions/access-token.ts"
import { signInByIdToken } from "#operations/sessions/sign-in.ts"
import type { AppEnv, Server } from "../kernel/app-env.ts"
import { bearerOf, browserOf } from "../kernel/authenticate.ts"
import { serve, written } from "../kernel/serve.ts"

export function serveUsers(server: Server): void {
  const { shop } = server

  serve(server, contract.issueToken, async ({ params, c }) => {
    const proof = await proveIdentity(server, c, params.email)
    if (proof.email !== params.email) throw refuse("forbidden")
    const { token, firstTime } = await issueToken(shop, proof)
    const matchedCount = firstTime ? 0 : 1
    const result = {
      ...written,
      matchedCount,
      modifiedCount: matchedCount,
      upsertedCount: 1 - matchedCount,
    }
    return { token, result }
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
      emailVerified: query.with && emailVerified,
    }))
  })

  serve(server, contract.updateProfile, async ({ actor, params, body, c }) => {
    const { role, email, ...changes } = body
    if (role !== undefined || email !== undefined)
      c.get("log").warn({ userId: actor.id }, "profile_bypass_attempt")
    await updateProfile(shop, actor, params.email, changes)
    // Reports one even if nothing differs, because the documented client shows 'Failed profile edit' on zero.
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
 * Finds the user who requests a token: by a provider's ID token, else the session cookie, else a valid access token.
 * Ignores other bearers, such as `null`, an expired token or one that an earlier user of the browser left. Refuses a
 * provider's ID token that proves no identity. The session counts only with a JSON content type, which no form sends.
 */
async function proveIdentity(
  server: Server,
  c: Context<AppEnv>,
  email: string,
): Promise<Proof & { email: string }> {
  const token = bearerOf(c)
  if (token && server.shop.identity.isIdToken(token)) {
    const proof = { token, email }
    const browser = browserOf(c, server.site)
    const { user, sessionId } = await signInByIdToken(server.shop, browser, proof)
    return { userId: user.id, sessionId, email: user.email }
  }
  const isJson = c.req.header("content-type")?.startsWith("application/json") ?? false
  const session = isJson ? await server.sessionOf(c) : undefined
  if (session) return session
  const actor = await findTokenActor(server.shop, token)
  if (!actor) throw refuse("identity_proof_missing")
  return { ...actor, userId: actor.id }
}
