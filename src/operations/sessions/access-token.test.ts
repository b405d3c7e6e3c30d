import { sql } from "drizzle-orm"
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest"
import { refusals } from "#contract/refusals.ts"
import { manyCustomers } from "#test/many-customers.ts"
import { openTestApi, type Person } from "#test/test-shop.ts"
import { whileItWaits } from "#test/waiting.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
let person: Person
beforeEach(async () => {
  person = await shop.customer()
})
afterAll(() => shop.close())

const renewBy = (headers: Record<string, string>) =>
  shop.send(`PUT /user/${person.email}`, { headers, body: { email: person.email } })
const byCookie = () => renewBy({ cookie: person.cookie, origin: shop.url })
const byToken = () => renewBy({ authorization: `Bearer ${person.token}` })
const tokensOf = (columns: string) =>
  shop.sql(`select ${columns} from access_tokens where user_id = $1 order by created_at`, [
    person.id,
  ])

describe("a new token is refused if meanwhile", () => {
  test.each([
    [
      "the session has ended",
      byCookie,
      () => sql`delete from sessions where user_id = ${person.id}`,
    ],
    [
      "the old token has ended",
      byToken,
      () => sql`delete from access_tokens where user_id = ${person.id}`,
    ],
    [
      "the account was closed",
      byCookie,
      () => sql`update users set closed_at = now() where id = ${person.id}`,
    ],
  ])("%s", async (_, ask, end) => {
    const answer = await whileItWaits(
      shop,
      (tx) => tx.execute(sql`select from users where id = ${person.id} for update`),
      ask,
      (tx) => tx.execute(end()),
    )
    expect(answer).toMatchObject({ status: 401, body: { message: refusals.unauthenticated.text } })
    expect(answer.body).not.toHaveProperty("token")
  })
})

test("a string that cannot be a token causes no database query", async () => {
  const ask = (token: string) => shop.send("GET /myorder", { token })
  const { token } = person
  const impossible = ["x", token.slice(1), `${token}A`, `${token.slice(1)}.`, token.repeat(100)]
  // A query of tokens would wait for this transaction, which waits for the answers.
  await shop.db.transaction(async (tx) => {
    await tx.execute(sql`lock table access_tokens in access exclusive mode`)
    for (const each of impossible) expect(await ask(each)).toMatchObject({ status: 401 })
  })
  expect(await ask(token)).toMatchObject({ status: 200 })
})

test("a token's use is recorded once a minute, so that it does not expire while in use", async () => {
  for (const [idle, noted] of [
    [30, false],
    [70, true],
  ]) {
    await shop.sql(
      "update access_tokens set last_used_at = now() - $2 * interval '1 second' where user_id = $1",
      [person.id, idle],
    )
    expect(await shop.send("GET /myorder", { token: person.token })).toMatchObject({ status: 200 })
    expect(await tokensOf("last_used_at > now() - interval '20 seconds' as noted")).toEqual([
      { noted },
    ])
  }
})

test("a token expires by the same clock as its session", async () => {
  const HOUR_MS = 60 * 60 * 1000
  const useToken = (token: unknown) => shop.send("GET /myorder", { token: String(token) })
  const at = async (hours: number, look: () => Promise<void>) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * HOUR_MS })
    await look().finally(() => vi.useRealTimers())
  }
  await at(3, async () => {
    expect(await useToken(person.token)).toMatchObject({ status: 401 })
    const renewed = await byCookie()
    expect(renewed).toMatchObject({ status: 200 })
    expect(await useToken(renewed.body.token)).toMatchObject({ status: 200 })
  })
  await at(24 * 8, async () => {
    expect(await byCookie()).toMatchObject({ status: 401 })
  })
})

test("a new token replaces expired ones, and no others", async () => {
  await byCookie()
  await shop.sql(
    `update access_tokens set expires_at = now() where token_hash =
       (select token_hash from access_tokens where user_id = $1 order by created_at limit 1)`,
    [person.id],
  )
  await byCookie()
  expect(await tokensOf("expires_at > now() as good")).toEqual([{ good: true }, { good: true }])
})

test("a renewed token ends with the first one, and a token from the session does not", async () => {
  await shop.sql(
    "update access_tokens set expires_at = now() + interval '1 hour' where user_id = $1",
    [person.id],
  )
  let { token } = person
  for (let n = 0; n < 3; n += 1) {
    const { body } = await renewBy({ authorization: `Bearer ${token}` })
    token = String(body.token)
  }
  const inTime = "expires_at < now() + interval '1 hour' as inherited"
  expect(await tokensOf(inTime)).toEqual(Array(4).fill({ inherited: true }))
  await byCookie()
  expect((await tokensOf("expires_at > now() + interval '11 hours' as lasts")).at(-1)).toEqual({
    lasts: true,
  })
})

test("of one session's tokens the newest twenty are valid, however many are requested at once", async () => {
  const elsewhere = await shop.signIn(person)
  const works = async (token: unknown) =>
    (await shop.send("GET /myorder", { token: String(token) })).status === 200
  await Promise.all(Array.from({ length: 25 }, byCookie))
  const { body } = await byCookie()
  const live = await shop.sql(
    `select count(*)::int as n from access_tokens where user_id = $1 and expires_at > now()
     group by session_id order by n`,
    [person.id],
  )
  expect(live).toEqual([{ n: 1 }, { n: 20 }])
  expect(await works(person.token)).toBe(false)
  expect(await works(body.token)).toBe(true)
  expect(await works(elsewhere.token)).toBe(true)
})

test("a page is rendered for the session's user, with their present rights", async () => {
  const viewerOf = async (headers: Record<string, string>) =>
    (await shop.send("GET /", { headers })).body.viewer
  const { id, email, name, cookie } = person
  const customer = { id, email, name, language: null, role: "user", sessionId: expect.any(String) }
  expect(await viewerOf({ cookie })).toEqual(customer)
  expect(await viewerOf({ cookie: shop.admin.cookie })).toMatchObject({ role: "admin" })
  expect(await viewerOf({ cookie: "shop.session_token=made-up.signature" })).toBeNull()
  expect(await viewerOf({})).toBeNull()
})

test("an administrator without the required second factor sees pages like a customer", async () => {
  const strict = await openTestApi({ rateLimitScale: 0, adminTotp: "required" })
  const { cookie, id } = strict.admin
  const viewer = async () => (await strict.send("GET /", { headers: { cookie } })).body.viewer
  expect(await viewer()).toMatchObject({ role: "user", awaitsSecondFactor: true })
  await strict.sql("update users set two_factor_enabled = true where id = $1", [id])
  expect(await viewer()).toMatchObject({ role: "admin" })
  await strict.close()
})

test("a token without a session is renewed like others", async () => {
  const [{ email = "", token = "" } = {}] = await manyCustomers(shop, 1)
  expect(await shop.send(`PUT /user/${email}`, { token, body: { email } })).toMatchObject({
    status: 200,
  })
})
