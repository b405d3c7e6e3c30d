import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { refusals } from "#contract/refusals.ts"
import type { ProviderBrowser } from "#test/services/provider-browser.ts"
import { providerShop, signInErrorOf } from "#test/services/provider-shop.ts"
import { openTestApi } from "#test/test-shop.ts"
import { aCart } from "#test/visitors-cart.ts"

const { provider, keys, shop, newcomer, address, register, close } = await providerShop()
afterAll(close)

let browser: ProviderBrowser
beforeEach(() => {
  browser = newcomer()
})
const signIn = async (by: "google" | "oidc" = "google") => browser.go(await browser.begin(by))

describe("an invalid ID token", () => {
  const unsigned = (claims: object) =>
    [{ alg: "none" }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
      .concat("")
      .join(".")
  const now = () => Math.floor(Date.now() / 1000)
  const spoiled = [
    { what: "unsigned", fault: { token: unsigned } },
    {
      what: "signed with the client's secret",
      fault: { token: (claims: object) => provider.idToken({ ...claims }, { alg: "HS256" }) },
    },
    {
      what: "signed with another key",
      fault: {
        token: (claims: object) => provider.idToken({ ...claims }, { key: "another" as const }),
      },
    },
    { what: "of another issuer", fault: { claims: { iss: "https://evil.example" } } },
    { what: "for another client", fault: { claims: { aud: "another" } } },
    { what: "issued to another party", fault: { claims: { azp: "another" } } },
    { what: "of another sign-in", fault: { claims: { nonce: "another" } } },
    { what: "without a subject", fault: { claims: { sub: "" } } },
    { what: "no token at all", fault: { token: () => "x" } },
  ]

  test.each(spoiled)("that is $what signs nobody in", async ({ fault }) => {
    provider.fault = fault
    expect(await signInErrorOf(signIn())).toBe("provider_failed")
    expect(await browser.whoIs()).toBeUndefined()
  })

  test.each([
    { what: "over", claims: () => ({ exp: now() - 120 }) },
    { what: "of the future", claims: () => ({ iat: now() + 600 }) },
  ])("whose time is $what is refused as clock skew", async ({ claims }) => {
    provider.fault = { claims: claims() }
    expect(await signInErrorOf(signIn())).toBe("clock_skew")
    expect(await browser.whoIs()).toBeUndefined()
  })
})

describe("PUT /user/{email} with an ID token", () => {
  const exchange = (email: string, token: string, headers = {}) =>
    shop.send(`PUT /user/${email}`, { token, headers, body: { email } })

  test("returns an access token, and creates the account the first time", async () => {
    const token = await provider.idToken()
    const first = await exchange(address(), token)
    expect(first).toMatchObject({ status: 200, body: { result: { upsertedCount: 1 } } })
    const logEntry = { by: "google", userId: expect.any(String), address: "127.0.0.1" }
    expect(shop.loggedEvents("signed_in").at(-1)).toMatchObject(logEntry)
    expect(await exchange(address(), token)).toMatchObject({
      status: 200,
      body: { result: { upsertedCount: 0 } },
    })
    expect(
      await shop.send(`GET /user/${address()}`, { token: String(first.body.token) }),
    ).toMatchObject({ status: 200, body: { email: address() } })
  })

  test("takes over a visitor's cart, except when it is refused", async () => {
    const cookie = await aCart(shop, [{ partId: await shop.part(), quantity: 3 }])
    await exchange("nobody@shop.example", await provider.idToken(), { cookie })
    const { body } = await exchange(address(), await provider.idToken(), { cookie })
    const token = String(body.token)
    expect(await shop.send("GET /cart", { token })).toMatchObject({ body: { units: 3 } })
    expect(await shop.send("GET /cart", { headers: { cookie } })).toMatchObject({
      body: { lines: [] },
    })
  })

  test("for another address is refused the same way, whether or not the account exists", async () => {
    const other = await shop.customer()
    const answers = []
    for (const email of [other.email, "nobody@shop.example"]) {
      const { status, body } = await exchange(email, await provider.idToken())
      answers.push({ status, body })
    }
    const body = { message: refusals.forbidden.text }
    expect(answers).toEqual(Array(2).fill({ status: 403, body }))
    const made = await shop.sql("select 1 as made from users where email = $1", [address()])
    expect(made, "nor is anybody signed in").toEqual([])
  })

  test("does not open an account that has a password", async () => {
    await register(address())
    const { status, body } = await exchange(address(), await provider.idToken())
    expect({ status, code: body.code }).toEqual({ status: 403, code: "provider_not_connected" })
  })

  test("accepts only a genuine, unexpired token for this shop with a verified address", async () => {
    const now = Math.floor(Date.now() / 1000)
    const tokens = [
      await provider.idToken({ email_verified: false }),
      await provider.idToken({ email_verified: undefined }),
      await provider.idToken({ aud: "another" }),
      await provider.idToken({ iss: "https://evil.example" }),
      await provider.idToken({ exp: now - 120 }),
      await provider.idToken({ iat: now - 7200, exp: now + 60 }),
      await provider.idToken({}, { alg: "HS256" }),
      await provider.idToken({}, { key: "another" }),
      "a.b.c",
      "..",
    ]
    for (const token of tokens)
      expect(await exchange(address(), token)).toMatchObject({
        status: 401,
        body: { message: refusals.identity_proof_missing.text },
      })
    expect(await shop.sql("select id from users where email = $1", [address()])).toEqual([])
  })

  test("is refused beside a session if a known provider's token is invalid; other tokens are ignored", async () => {
    const person = await shop.customer()
    const headers = { cookie: person.cookie, origin: shop.url }
    const email = person.email
    const bad = [
      await provider.idToken({ email, aud: "another" }),
      await provider.idToken({ email }, { key: "another" }),
      await provider.idToken({ email, email_verified: false }),
    ]
    for (const token of bad)
      expect(await exchange(email, token, headers)).toMatchObject({
        status: 401,
        body: { message: refusals.identity_proof_missing.text },
      })
    const ofNobody = ["a.b.c", "..", await provider.idToken({ iss: "https://evil.example" })]
    for (const token of ofNobody)
      expect(await exchange(email, token, headers), token).toMatchObject({
        status: 200,
        body: { token: expect.stringMatching(/^[\w-]{43}$/) },
      })
  })

  test("is limited per network, as a sign-in by redirect, and keeps an account's sessions that were used last", async () => {
    // A hundredth of 300 sign-ins an hour.
    const limited = await openTestApi({ rateLimitScale: 0.01, google: keys })
    const token = await provider.idToken()
    const exchangeThere = () =>
      limited.send(`PUT /user/${address()}`, { token, body: { email: address() } })
    expect((await exchangeThere()).status).toBe(200)
    await limited.sql(
      `insert into sessions (id, user_id, token, expires_at, created_at, updated_at)
       select 'kept ' || n, id, 'kept ' || n, now() + interval '1 day', now() - interval '1 hour', now() - interval '1 hour'
       from users, generate_series(1, 150) as n where email = $1`,
      [address()],
    )
    expect((await exchangeThere()).status).toBe(200)
    expect(
      await limited.sql("select count(*)::int as n from sessions where id like 'kept %'"),
    ).toEqual([{ n: 98 }])
    expect((await exchangeThere()).status).toBe(200)
    expect(await exchangeThere()).toMatchObject({ status: 429, body: { code: "rate_limited" } })
    await limited.close()
  })

  test("does not make the ID token an access token", async () => {
    const token = await provider.idToken()
    await exchange(address(), token)
    expect((await shop.send(`GET /user/${address()}`, { token })).status).toBe(401)
  })
})
