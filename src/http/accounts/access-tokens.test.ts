import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { refusals } from "#contract/refusals.ts"
import { invalidTokens } from "#test/security/token-states.ts"
import { openTestApi, type Person, type SendOptions } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const other = await shop.customer()
let person: Person
beforeEach(async () => {
  person = await shop.customer()
})
afterAll(() => shop.close())

const roleOf = async ({ id }: Person) =>
  (await shop.sql("select role from profiles where user_id = $1", [id]))[0]?.role

describe("PUT /user/{email}", () => {
  const askToken = (email: string, options: SendOptions) => shop.send(`PUT /user/${email}`, options)
  const byCookie = ({ cookie }: Person, headers: Record<string, string> = {}): SendOptions => ({
    headers: { cookie, origin: shop.url, ...headers },
    body: { email: "not.looked@at.example", role: "admin", token: "x" },
  })
  const works = async (answer: { body: Record<string, unknown> }) =>
    (await shop.send("GET /myorder", { token: String(answer.body.token) })).status === 200

  test("exchanges a session for an access token, and creates the profile the first time", async () => {
    const first = await askToken(person.email, byCookie(person))
    expect(first).toMatchObject({
      status: 200,
      body: {
        token: expect.stringMatching(/^[\w-]{43}$/),
        result: { acknowledged: true, success: true, matchedCount: 1, upsertedCount: 0 },
      },
    })
    expect(first.headers.get("cache-control")).toBe("no-store")
    expect(await works(first)).toBe(true)
    expect(await roleOf(person)).toBe("user")
    const stored = await shop.sql("select token_hash from access_tokens")
    expect(JSON.stringify(stored)).not.toContain(first.body.token)
  })

  test("sent at once for the first time creates one profile", async () => {
    await shop.sql("delete from profiles where user_id = $1", [person.id])
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => askToken(person.email, byCookie(person))),
    )
    const made = answers.filter(({ body }) => Object(body.result).upsertedCount === 1)
    expect(made).toHaveLength(1)
    for (const answer of answers) expect(await works(answer)).toBe(true)
  })

  test("renews a token that is still valid", async () => {
    const renewed = await askToken(person.email, { token: person.token })
    expect(renewed.body.token).not.toBe(person.token)
    expect(await works(renewed)).toBe(true)
    await shop.send("POST /api/auth/sign-out", byCookie(person))
    expect(await works(renewed)).toBe(false)
  })

  test("accepts any spelling of the same address", async () => {
    for (const email of [person.email.toUpperCase(), `%20${encodeURIComponent(person.email)}%20`])
      expect(await askToken(email, byCookie(person))).toMatchObject({ status: 200 })
  })

  test("without proof of identity answers 401, whatever else is sent", async () => {
    const tries: SendOptions[] = [
      {},
      { body: { email: person.email, password: person.password } },
      { headers: { origin: shop.url, cookie: "shop.session_token=made-up.signature" }, body: {} },
      { headers: { "x-user": person.email, "x-forwarded-user": person.email } },
      { token: "x" },
      { headers: { authorization: `Bearer ${btoa(`{"alg":"none"}`)}.${btoa(person.email)}.` } },
    ]
    for (const options of tries)
      for (const email of [person.email, "nobody@shop.example", "%00", "a".repeat(300)])
        expect(await askToken(email, options)).toMatchObject({ status: 401 })
  })

  test("ignores the cookie if another site's page or a form sends it", async () => {
    const origins = ["https://evil.example", `${shop.url}.evil.example`, "null", ""]
    for (const origin of origins)
      expect(await askToken(person.email, byCookie(person, { origin }))).toMatchObject({
        status: 401,
        body: { message: refusals.identity_proof_missing.text },
      })
    const form = { "content-type": "text/plain" }
    expect(await askToken(person.email, byCookie(person, form))).toMatchObject({ status: 401 })
  })

  test("for another address is refused the same way, whether or not the account exists", async () => {
    const answers = [
      await askToken(other.email, byCookie(person)),
      await askToken("nobody@shop.example", byCookie(person)),
      await askToken(other.email, { token: person.token }),
    ]
    for (const { status, body } of answers)
      expect({ status, ...body, requestId: "" }).toEqual({
        status: 403,
        message: refusals.forbidden.text,
        requestId: "",
      })
  })
})

const jwtOf = (claims: object) =>
  [{ alg: "HS256", typ: "JWT" }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .concat("c2ln")
    .join(".")

describe("an invalid bearer token beside a session", () => {
  const asPage = ({ cookie }: Person, headers: Record<string, string>) => ({
    cookie,
    origin: shop.url,
    "content-type": "application/json",
    ...headers,
  })
  const ask = (email: string, headers: Record<string, string>) =>
    shop.send(`PUT /user/${email}`, { headers, body: { email } })
  const withoutToken = [
    "null",
    "undefined",
    "",
    "[object Object]",
    "x",
    "x.y",
    "x".repeat(43),
    "a.b.c",
    "..",
    "e30.e30.c2ln",
    jwtOf({ iss: "https://older.example", sub: "1" }),
  ]
  const states = async () => [
    ...withoutToken.map((token) => ({ state: token, authorization: `Bearer ${token}` })),
    ...(await invalidTokens(shop)).map(({ state, authorization: { authorization = "" } }) => ({
      state,
      authorization,
    })),
  ]

  test("is ignored: the session proves the identity", async () => {
    for (const { state, authorization } of await states()) {
      const headers = asPage(person, { authorization })
      expect(await ask(person.email, headers), state).toMatchObject({
        status: 200,
        body: { token: expect.stringMatching(/^[\w-]{43}$/) },
      })
      expect(await ask(other.email, headers), state).toMatchObject({
        status: 403,
        body: { message: refusals.forbidden.text },
      })
    }
  })

  test("is refused if the session is invalid: foreign origin, form post, or signed out", async () => {
    for (const { state, authorization } of await states()) {
      const from = asPage(person, { authorization })
      const { cookie: _, ...without } = from
      const tries = [
        { ...from, origin: "https://evil.example" },
        { ...from, origin: "null" },
        { ...from, "content-type": "text/plain" },
        without,
      ]
      for (const headers of tries)
        expect(await ask(person.email, headers), state).toMatchObject({ status: 401 })
    }
    await shop.send("POST /api/auth/sign-out", { headers: asPage(person, {}), body: {} })
    const headers = asPage(person, { authorization: "Bearer null" })
    expect(await ask(person.email, headers)).toMatchObject({ status: 401 })
  })

  test("is ignored if an earlier user of the browser left it, and the session counts", async () => {
    const headers = asPage(person, { authorization: `Bearer ${other.token}` })
    expect(await ask(person.email, headers)).toMatchObject({ status: 200 })
    expect(await ask(other.email, headers)).toMatchObject({
      status: 403,
      body: { message: refusals.forbidden.text },
    })
  })
})
