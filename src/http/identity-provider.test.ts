import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { CLIENT, openIdProvider } from "#test/openid-provider.ts"
import { type ProviderBrowser, providerBrowser } from "#test/provider-browser.ts"
import { openTestApi, type TestShop } from "#test/test-shop.ts"

const provider = await openIdProvider()
const keys = { issuer: provider.issuer, ...CLIENT }
const local = await openTestApi({ rateLimitScale: 0 })
const shop = await openTestApi({
  rateLimitScale: 0,
  google: keys,
  oidc: { ...keys, name: "Northmere" },
})
let browser: ProviderBrowser
let subjects = 0
beforeEach(() => {
  browser = providerBrowser(shop)
  subjects += 1
  provider.fault = undefined
  provider.person = {
    sub: `subject-${subjects}`,
    email: `person-${subjects}@gmail.com`,
    email_verified: true,
    name: "Grace Hopper",
  }
})
afterAll(async () => {
  await Promise.all([local.close(), shop.close()])
  await provider.close()
})

const address = () => String(provider.person.email)
const signIn = async (by: "google" | "oidc" = "google") => browser.go(await browser.begin(by))
const troubleOf = async (arrival: Promise<{ url: URL }>) => {
  const { url } = await arrival
  expect(url.pathname + url.searchParams.get("from")).toBe("/loginx")
  return url.searchParams.get("error")
}
const register = async (email: string, verified = false) => {
  const password = "a password of some length"
  const { headers } = await shop.send("POST /api/auth/sign-up/email", {
    body: { name: "Ada", email, password },
  })
  if (verified) await shop.sql("update users set email_verified = true where email = $1", [email])
  const cookie = headers.getSetCookie().map((line) => line.split(";")[0] ?? "")
  return { password, cookie: cookie.join("; ") }
}
const identitiesOf = async (email: string) =>
  (
    await shop.sql(
      `select a.provider_id, a.account_id, a.access_token, a.id_token from accounts a
         join users u on u.id = a.user_id where u.email = $1 and a.provider_id <> 'credential'`,
      [email],
    )
  ).map(({ provider_id, account_id, ...rest }) => {
    expect(rest).toEqual({ access_token: null, id_token: null })
    return `${provider_id} ${account_id}`
  })

/** The same journeys, on the stand-in and on a provider that has nothing to do with it. */
const journeys: {
  name: string
  at: TestShop
  choose: (there: ProviderBrowser, url: string) => Promise<{ url: URL; status: number }>
  email: () => string
}[] = [
  {
    name: "the stand-in",
    at: local,
    choose: async (there, url) => {
      const { url: page, text } = await there.go(url)
      expect(text).toContain("Mara Lindqvist")
      return there.go(page.href, {
        name: "Grace Hopper",
        email: `person-${subjects}@gmail.com`,
        own: "yes",
      })
    },
    email: () => `person-${subjects}@gmail.com`,
  },
  { name: "another provider", at: shop, choose: (there, url) => there.go(url), email: address },
]

describe.each(journeys)("by $name", ({ at, choose, email }) => {
  test("the first time makes an account, the second finds it, and leads back", async () => {
    const users = []
    for (const _ of ["first", "second"]) {
      const there = providerBrowser(at)
      const { url } = await choose(there, await there.begin("google"))
      expect(url.href).toBe(`${at.url}/purchase/1`)
      expect(await there.whoIs()).toBe(email())
      users.push(...(await at.sql("select id, name from users where email = $1", [email()])))
    }
    expect(users[1]).toEqual(users[0])
    expect(users[0]).toMatchObject({ name: "Grace Hopper" })
  })

  test("a session of it gives an access token", async () => {
    const there = providerBrowser(at)
    await choose(there, await there.begin("google"))
    const { status, body } = await at.send(`PUT /user/${email()}`, {
      headers: { cookie: there.cookie(), origin: at.url },
      body: { email: email() },
    })
    expect(status).toBe(200)
    expect(await at.send(`GET /user/${email()}`, { token: String(body.token) })).toMatchObject({
      status: 200,
      body: { name: "Grace Hopper" },
    })
  })

  test("the request carries state, nonce and a challenge of PKCE", async () => {
    const url = new URL(await providerBrowser(at).begin("google"))
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: "code",
      state: expect.stringMatching(/^.{32,}$/),
      nonce: expect.stringMatching(/^.{32,}$/),
      code_challenge: expect.stringMatching(/^.{43}$/),
      code_challenge_method: "S256",
      redirect_uri: `${at.url}/api/auth/callback/google`,
    })
  })

  test("under another name of the shop, the browser comes back under that name", async () => {
    const origin = at.url.replace("127.0.0.1", "localhost")
    const { body } = await at.send("POST /api/auth/sign-in/social", {
      body: { provider: "google" },
      headers: { origin },
    })
    const { searchParams } = new URL(String(body.url))
    expect(searchParams.get("redirect_uri")).toBe(`${origin}/api/auth/callback/google`)
  })

  test("an address with a password is not joined without that password", async () => {
    await at.send("POST /api/auth/sign-up/email", {
      body: { name: "Ada", email: email(), password: "a password of some length" },
    })
    const there = providerBrowser(at)
    const { url } = await choose(there, await there.begin("google"))
    expect(url.pathname + url.search).toBe("/login?from=x&error=password_needed")
    expect(await there.whoIs()).toBeUndefined()
  })

  test("what was begun in one browser ends in no other", async () => {
    const [here, there] = [providerBrowser(at), providerBrowser(at)]
    const url = await here.begin("google")
    const arrived = await choose(there, url)
    expect(arrived.url.searchParams.get("error")).toBe("expired")
    expect(await there.whoIs()).toBeUndefined()
  })
})

describe("the stand-in", () => {
  test("offers three people and a way out, in plain HTML", async () => {
    const there = providerBrowser(local)
    const page = await there.go(await there.begin("google"))
    expect(page.text.match(/name="person"/g)).toHaveLength(3)
    expect(page.text).not.toContain("<script")
    const { url } = await there.go(page.url.href, { cancel: "yes" })
    expect(url.pathname + url.search).toBe("/login?from=x&error=cancelled")
  })

  test("asks again each time who one is", async () => {
    const there = providerBrowser(local)
    for (const person of ["100000000000000000001", "100000000000000000002"]) {
      const page = await there.go(await there.begin("google"))
      expect(page.text).toContain("Choose an account")
      await there.go(page.url.href, { person })
    }
    expect(await there.whoIs()).toBe("tomas.okafor@mail.example")
  })

  test("takes no person without a name and an address", async () => {
    const there = providerBrowser(local)
    const page = await there.go(await there.begin("google"))
    const forms: Record<string, string>[] = [
      { own: "yes" },
      { name: "x", email: "x" },
      { person: "4" },
    ]
    for (const form of forms)
      expect(await there.go(page.url.href, form)).toMatchObject({
        status: 400,
        text: expect.stringContaining("Give a name and an e-mail address."),
      })
  })

  test("is never joined to an account, not even when its password is proved", async () => {
    const person = await local.customer()
    const there = providerBrowser(local)
    there.adopt(person.cookie)
    const connect = { password: person.password }
    const page = await there.go(await there.begin("google", { returnPath: "/dashboard", connect }))
    const { url } = await there.go(page.url.href, { person: "100000000000000000003" })
    expect(url.searchParams.get("error")).toBe("not_linked")
    const made = await local.sql(
      "select email_verified from users where email like '%@mail.example'",
    )
    for (const row of made) expect(row).toEqual({ email_verified: false })
  })

  test("keeps its keys, so that other processes and restarts sign alike", async () => {
    const keysOf = async (at: TestShop) => (await at.send("GET /sandbox/google/jwks")).body.keys
    expect(await keysOf(local)).toEqual(await keysOf(local))
    const kept = await local.sql("select name from shop_secrets where name = 'google_sandbox_keys'")
    expect(kept).toHaveLength(1)
  })

  test("is not there without test mode, and then nothing is offered", async () => {
    const live = await openTestApi({ sandbox: false })
    expect(await live.as()("GET /config")).toMatchObject({ google: false, oidc: null })
    expect((await live.send("GET /sandbox/google/jwks")).status).toBe(404)
    expect(
      await live.send("POST /api/auth/sign-in/social", { body: { provider: "google" } }),
    ).toMatchObject({ status: 404, body: { code: "provider_not_offered" } })
    await live.close()
  })
})

describe("an identity", () => {
  test("is known by issuer and subject, whatever its address becomes", async () => {
    await signIn()
    const before = address()
    provider.person.email = "moved@gmail.com"
    await signIn()
    expect(await browser.whoIs()).toBe(before)
    expect(await identitiesOf(before)).toEqual([`google ${provider.issuer} subject-${subjects}`])
  })

  test("of another subject with the same unconfirmed address is somebody else's", async () => {
    await signIn()
    provider.person = { ...provider.person, sub: "somebody-else", email_verified: false }
    expect(await troubleOf(signIn())).toBe("password_needed")
  })

  test("joins an account when both addresses are confirmed and the provider may vouch", async () => {
    await register(address(), true)
    const { url } = await signIn()
    expect(url.pathname).toBe("/purchase/1")
    expect(await browser.whoIs()).toBe(address())
    expect(await identitiesOf(address())).toHaveLength(1)
  })

  test("of Google with an address that is not Google's joins nothing", async () => {
    provider.person.email = `person-${subjects}@elsewhere.example`
    await register(address(), true)
    expect(await troubleOf(signIn())).toBe("password_needed")
    provider.person.hd = "elsewhere.example"
    expect((await signIn()).url.pathname).toBe("/purchase/1")
  })

  test("is connected to an account whose password was proved", async () => {
    const { password, cookie } = await register(`own-${subjects}@shop.example`)
    browser.adopt(cookie)
    const url = await browser.begin("google", { returnPath: "/dashboard", connect: { password } })
    expect((await browser.go(url)).url.pathname).toBe("/dashboard")
    const again = providerBrowser(shop)
    await again.go(await again.begin("google"))
    expect(await again.whoIs()).toBe(`own-${subjects}@shop.example`)
  })

  test("is not connected without the password, or by a guess", async () => {
    const { cookie } = await register(`own-${subjects}@shop.example`)
    const connect = { password: "a wrong guess" }
    await expect(browser.begin("google", { connect })).rejects.toThrow("401")
    browser.adopt(cookie)
    await expect(browser.begin("google", { connect })).rejects.toThrow("400 wrong_password")
  })

  test("that belongs to somebody is connected to nobody else", async () => {
    await signIn()
    const { password, cookie } = await register(`own-${subjects}@shop.example`)
    const other = providerBrowser(shop)
    other.adopt(cookie)
    const { url } = await other.go(await other.begin("google", { connect: { password } }))
    expect(url.searchParams.get("error")).toBe("not_linked")
  })

  test("without an address is turned away", async () => {
    provider.person = { sub: provider.person.sub }
    expect(await troubleOf(signIn())).toBe("email_missing")
  })

  test("with a name made of markup and control characters is just a name", async () => {
    provider.person.name = `<img src=x onerror=alert(1)>\u0000${"x".repeat(500)}`
    await signIn()
    const [user] = await shop.sql("select name from users where email = $1", [address()])
    expect(String(user?.name)).toMatch(/^<img src=x onerror=alert\(1\)> x+$/)
    expect(String(user?.name)).toHaveLength(80)
  })

  test("of any other provider signs in beside Google's", async () => {
    expect(await shop.as()("GET /config")).toMatchObject({
      google: true,
      oidc: { name: "Northmere" },
    })
    await signIn("oidc")
    expect(await identitiesOf(address())).toEqual([`oidc ${provider.issuer} subject-${subjects}`])
  })
})

describe("disconnecting a provider", () => {
  const connected = async () => {
    const email = `own-${subjects}@shop.example`
    const account = await register(email, true)
    browser.adopt(account.cookie)
    const connect = { password: account.password }
    await browser.go(await browser.begin("google", { returnPath: "/dashboard", connect }))
    return { ...account, email }
  }
  const tokenOf = async (email: string, cookie: string) => {
    const headers = { cookie, origin: shop.url }
    return String((await shop.send(`PUT /user/${email}`, { headers, body: { email } })).body.token)
  }
  const disconnect = (token: string, provider: string, password?: string) =>
    shop.send("POST /account/identities/disconnect", { token, body: { provider, password } })

  test("leaves the password, ends sessions elsewhere, and its identity opens no account", async () => {
    const { email, password, cookie } = await connected()
    const elsewhere = providerBrowser(shop)
    await elsewhere.go(await elsewhere.begin("google"))
    const token = await tokenOf(email, cookie)
    expect(await disconnect(token, "google", password)).toMatchObject({
      status: 200,
      body: { deletedCount: 1 },
    })
    expect(await elsewhere.whoIs()).toBeUndefined()
    expect(await browser.whoIs()).toBe(email)
    expect(await identitiesOf(email)).toEqual([])
    expect(await disconnect(token, "google", password)).toMatchObject({
      status: 404,
      body: { code: "identity_not_connected", deletedCount: 0 },
    })
    await elsewhere.go(await elsewhere.begin("google"))
    expect(await elsewhere.whoIs()).toBe(address())
  })

  test("needs the password once the sign-in is ten minutes old", async () => {
    const { email, password, cookie } = await connected()
    const token = await tokenOf(email, cookie)
    await shop.sql("update sessions set created_at = now() - interval '11 minutes'")
    const answers = [
      await disconnect(token, "google"),
      await disconnect(token, "google", "a wrong guess"),
      await disconnect(token, "google", password),
    ]
    expect(answers.map(({ status, body }) => body.code ?? status)).toEqual([
      "sign_in_again",
      "wrong_password",
      200,
    ])
  })

  test("never takes the last way in, not even when both are taken at once", async () => {
    await signIn()
    const token = await tokenOf(address(), browser.cookie())
    expect(await disconnect(token, "google")).toMatchObject({
      status: 409,
      body: { code: "last_way_in" },
    })
    const url = await browser.begin("oidc", { returnPath: "/dashboard", connect: {} })
    expect((await browser.go(url)).url.pathname).toBe("/dashboard")
    const answers = await Promise.all(
      ["google", "oidc", "google", "oidc"].map((provider) => disconnect(token, provider)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await identitiesOf(address())).toHaveLength(1)
  })
})

describe("a forged or spoiled ID token", () => {
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
    expect(await troubleOf(signIn())).toBe("provider_failed")
    expect(await browser.whoIs()).toBeUndefined()
  })

  test.each([
    { what: "over", claims: () => ({ exp: now() - 120 }) },
    { what: "of the future", claims: () => ({ iat: now() + 600 }) },
  ])("whose time is $what says that the clocks differ", async ({ claims }) => {
    provider.fault = { claims: claims() }
    expect(await troubleOf(signIn())).toBe("clock_skew")
    expect(await browser.whoIs()).toBeUndefined()
  })
})

describe("a provider", () => {
  test("that was left without signing in says so", async () => {
    provider.fault = { error: "access_denied" }
    expect(await troubleOf(signIn())).toBe("cancelled")
  })

  test("that is down when its answer is needed says so", async () => {
    const url = await browser.begin("google")
    provider.fault = undefined
    const there = await fetch(url, { redirect: "manual" })
    provider.fault = { status: 503 }
    const back = browser.go(there.headers.get("location") ?? "")
    expect(await troubleOf(back)).toBe("provider_unreachable")
  })

  test("that is down from the start keeps nobody from signing in otherwise", async () => {
    provider.fault = { status: 503 }
    const patient = await openTestApi({ google: keys })
    const begin = () =>
      patient.send("POST /api/auth/sign-in/social", { body: { provider: "google" } })
    expect(await begin()).toMatchObject({ status: 503, body: { code: "provider_unreachable" } })
    expect((await patient.customer()).token).toBeTruthy()
    provider.fault = undefined
    expect((await begin()).status).toBe(200)
    await patient.close()
  })

  test.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "evil",
  ])("never leads back to %s", async (callbackURL) => {
    for (const body of [
      { provider: "google", callbackURL },
      { provider: "google", errorCallbackURL: callbackURL },
    ])
      expect((await shop.send("POST /api/auth/sign-in/social", { body })).status).toBe(400)
  })

  test.each([
    "/%2F%2Fevil.example",
    "/%5Cevil.example",
    "/%09/evil.example",
    "/x?from=//evil.example",
    "/@evil.example",
  ])("leads back within the shop by %s", async (returnPath) => {
    const { url } = await browser.go(await browser.begin("google", { returnPath }))
    expect(url.origin).toBe(shop.url)
  })

  test("is not asked by a page of another site", async () => {
    expect(
      await shop.send("POST /api/auth/sign-in/social", {
        body: { provider: "google" },
        headers: { origin: "https://evil.example" },
      }),
    ).toMatchObject({ status: 403, body: { code: "foreign_origin" } })
  })

  test("has each answer taken once", async () => {
    const url = await browser.begin("google")
    const there = await fetch(url, { redirect: "manual" })
    const back = there.headers.get("location") ?? ""
    expect((await browser.go(back)).url.pathname).toBe("/purchase/1")
    const again = await browser.go(back)
    expect(again.url.searchParams.get("error")).toBe("expired")
  })
})

describe("PUT /user/{email} with an ID token", () => {
  const exchange = (email: string, token: string, at = shop) =>
    at.send(`PUT /user/${email}`, { token, body: { email } })

  test("gives its person an access token, and an account the first time", async () => {
    const token = await provider.idToken()
    const first = await exchange(address(), token)
    expect(first).toMatchObject({ status: 200, body: { result: { upsertedCount: 1 } } })
    expect(await exchange(address(), token)).toMatchObject({
      status: 200,
      body: { result: { upsertedCount: 0 } },
    })
    expect(
      await shop.send(`GET /user/${address()}`, { token: String(first.body.token) }),
    ).toMatchObject({ status: 200, body: { email: address() } })
  })

  test("for another address is refused alike, whether that has an account or not", async () => {
    const other = await shop.customer()
    const answers = []
    for (const email of [other.email, "nobody@shop.example"]) {
      const { status, body } = await exchange(email, await provider.idToken())
      answers.push({ status, code: body.code })
    }
    expect(answers).toEqual(Array(2).fill({ status: 403, code: "forbidden" }))
  })

  test("is no way into an account that has a password", async () => {
    await register(address())
    const { status, body } = await exchange(address(), await provider.idToken())
    expect({ status, code: body.code }).toEqual({ status: 403, code: "provider_not_connected" })
  })

  test("takes no token that is not genuine, in time, for this shop and of a confirmed address", async () => {
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
        body: { code: "identity_proof_missing" },
      })
    expect(await shop.sql("select id from users where email = $1", [address()])).toEqual([])
  })

  test("is no access token by itself", async () => {
    const token = await provider.idToken()
    await exchange(address(), token)
    expect((await shop.send(`GET /user/${address()}`, { token })).status).toBe(401)
  })
})
