import { sql } from "drizzle-orm"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
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

describe("a new token is not given when meanwhile", () => {
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
    expect(answer).toMatchObject({ status: 401, body: { code: "unauthenticated" } })
    expect(answer.body).not.toHaveProperty("token")
  })
})

test("a token's use is noted once a minute, so that it does not end while it is used", async () => {
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

test("a new token takes the place of those that ended by themselves, and of no others", async () => {
  await byCookie()
  await shop.sql(
    `update access_tokens set expires_at = now() where token_hash =
       (select token_hash from access_tokens where user_id = $1 order by created_at limit 1)`,
    [person.id],
  )
  await byCookie()
  expect(await tokensOf("expires_at > now() as good")).toEqual([{ good: true }, { good: true }])
})

test("a page is for whoever the identity session says, and for everybody without one", async () => {
  const page = async (headers: Record<string, string>) =>
    (await shop.send("GET /", { headers })).headers.get("cache-control")
  expect(await page({ cookie: person.cookie })).toBe("no-store")
  expect(await page({ cookie: "shop.session_token=made-up.signature" })).toBeNull()
  expect(await page({})).toBeNull()
})
