import { randomBytes } from "node:crypto"
import type { Person, TestShop } from "../test-shop.ts"

interface InvalidToken {
  state: string
  authorization: { authorization?: string }
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const BY_PERSON = "where user_id = $1"

/** Every way in which a token is invalid, created as it happens in practice. */
export async function invalidTokens(shop: TestShop): Promise<InvalidToken[]> {
  const valid = await shop.customer()
  return [
    { state: "empty", authorization: { authorization: "Bearer " } },
    { state: "of another scheme", authorization: { authorization: `Basic ${valid.token}` } },
    { state: "without a scheme", authorization: { authorization: valid.token } },
    { state: "random", authorization: bearer(randomBytes(32).toString("base64url")) },
    { state: "truncated", authorization: bearer(valid.token.slice(0, -1)) },
    { state: "one of two", authorization: bearer(`${valid.token}, Bearer ${valid.token}`) },
    { state: "the identity session's", authorization: bearer(sessionToken(valid)) },
    { state: "expired", authorization: bearer(await expired(shop)) },
    { state: "idle for too long", authorization: bearer(await idle(shop)) },
    { state: "of a session that was signed out", authorization: bearer(await signedOut(shop)) },
    { state: "older than the password", authorization: bearer(await passwordChanged(shop)) },
    { state: "of a closed account", authorization: bearer(await closed(shop)) },
  ]
}

/** Two people whose rights changed after their tokens were issued. */
export async function roleChanges(shop: TestShop) {
  const promoted = await shop.customer()
  const demoted = await shop.customer()
  for (const { email } of [promoted, demoted])
    await shop.as(shop.admin)("PUT /user/admin/{email}", { params: { email } })
  const renewed = await shop.signIn(demoted)
  await shop.sql(`update profiles set role = 'user' ${BY_PERSON}`, [demoted.id])
  return { promoted, demoted: renewed }
}

/** Content of the session cookie, without its signature. */
function sessionToken({ cookie }: Person): string {
  const [, value = ""] = /session_token=([^;]+)/.exec(cookie) ?? []
  return decodeURIComponent(value).split(".")[0] ?? ""
}

async function expired(shop: TestShop): Promise<string> {
  const { id, token } = await shop.customer()
  await shop.sql(`update access_tokens set expires_at = now() - interval '1 second' ${BY_PERSON}`, [
    id,
  ])
  return token
}

async function idle(shop: TestShop): Promise<string> {
  const { id, token } = await shop.customer()
  const used = "now() - interval '2 hours' - interval '1 second'"
  await shop.sql(`update access_tokens set last_used_at = ${used} ${BY_PERSON}`, [id])
  return token
}

async function signedOut(shop: TestShop): Promise<string> {
  const { cookie, token } = await shop.customer()
  const headers = { cookie, origin: shop.url }
  await shop.send("POST /api/auth/sign-out", { headers, body: {} })
  return token
}

async function passwordChanged(shop: TestShop): Promise<string> {
  const { cookie, password, token } = await shop.customer()
  const body = { currentPassword: password, newPassword: "another secret" }
  const headers = { cookie, origin: shop.url }
  const { status } = await shop.send("POST /api/auth/change-password", { headers, body })
  if (status !== 200) throw new Error(`change-password answered ${status}`)
  return token
}

async function closed(shop: TestShop): Promise<string> {
  const { id, token } = await shop.customer()
  await shop.sql("delete from users where id = $1", [id])
  return token
}
