import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { foreignPaths, strangePaths } from "#test/security/foreign-paths.ts"
import { type ProviderBrowser, providerBrowser } from "#test/services/provider-browser.ts"
import { providerShop, signInErrorOf } from "#test/services/provider-shop.ts"
import { openTestApi, type TestShop } from "#test/test-shop.ts"
import { aCart } from "#test/visitors-cart.ts"

const local = await openTestApi({ rateLimitScale: 0 })
const { provider, keys, shop, newcomer, address, close } = await providerShop()
afterAll(() => Promise.all([local.close(), close()]))

let browser: ProviderBrowser
beforeEach(() => {
  browser = newcomer()
})
const signIn = async (by: "google" | "oidc" = "google") => browser.go(await browser.begin(by))

/** Runs the same journeys with the stand-in and with an independent provider. */
const journeys: {
  name: string
  at: TestShop
  choose: (there: ProviderBrowser, url: string) => Promise<{ url: URL; status: number }>
}[] = [
  {
    name: "the stand-in",
    at: local,
    choose: async (there, url) => {
      const { url: page, text } = await there.go(url)
      expect(text).toContain("Mara Lindqvist")
      return there.go(page.href, {
        name: "Grace Hopper",
        email: address(),
        own: "yes",
      })
    },
  },
  { name: "another provider", at: shop, choose: (there, url) => there.go(url) },
]

describe.each(journeys)("by $name", ({ at, choose }) => {
  const tokenOf = async (there: ProviderBrowser) => {
    const { status, body } = await at.send(`PUT /user/${address()}`, {
      headers: { cookie: there.cookie(), origin: at.url },
      body: { email: address() },
    })
    expect(status).toBe(200)
    return String(body.token)
  }

  test("the first sign-in creates an account, the second finds it; both return to the page", async () => {
    const users = []
    for (const _ of ["first", "second"]) {
      const there = providerBrowser(at)
      const { url } = await choose(there, await there.begin("google"))
      expect(url.href).toBe(`${at.url}/purchase/1`)
      expect(await there.whoIs()).toBe(address())
      users.push(...(await at.sql("select id, name from users where email = $1", [address()])))
    }
    const [first] = users
    const entered = at.loggedEvents("signed_in").filter(({ userId }) => userId === first?.id)
    expect(entered).toMatchObject(Array(2).fill({ by: "google", address: "127.0.0.1" }))
    expect(users[1]).toEqual(first)
    expect(users[0]).toMatchObject({ name: "Grace Hopper" })
  })

  test("a provider session gets an access token", async () => {
    const there = providerBrowser(at)
    await choose(there, await there.begin("google"))
    const token = await tokenOf(there)
    expect(await at.send(`GET /user/${address()}`, { token })).toMatchObject({
      status: 200,
      body: { name: "Grace Hopper" },
    })
  })

  test("the visitor's cart is taken over once", async () => {
    const cart = await aCart(at, [{ partId: await at.part(), quantity: 3 }])
    const there = providerBrowser(at)
    for (const _ of ["first", "second"]) {
      there.adopt(cart)
      await choose(there, await there.begin("google"))
      const token = await tokenOf(there)
      expect(await at.send("GET /cart", { token })).toMatchObject({ body: { units: 3 } })
    }
  })

  test("the request carries state, nonce and a PKCE challenge", async () => {
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

  test("under another host name of the shop, the browser returns to that name", async () => {
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
      body: { name: "Ada", email: address(), password: "a password of some length" },
    })
    const there = providerBrowser(at)
    const { url } = await choose(there, await there.begin("google"))
    expect(url.pathname + url.search).toBe("/login?from=x&error=password_needed")
    expect(await there.whoIs()).toBeUndefined()
  })

  test("a sign-in started in one browser cannot finish in another", async () => {
    const here = providerBrowser(at)
    const there = providerBrowser(at)
    const url = await here.begin("google")
    const arrived = await choose(there, url)
    expect(arrived.url.searchParams.get("error")).toBe("expired")
    expect(await there.whoIs()).toBeUndefined()
  })
})

describe("a provider", () => {
  test("where the visitor cancels reports that", async () => {
    provider.fault = { error: "access_denied" }
    expect(await signInErrorOf(signIn())).toBe("cancelled")
    const logEntry = { level: 40, provider: "google", reason: "cancelled", address: "127.0.0.1" }
    expect(shop.loggedEvents("provider_sign_in_failed").at(-1)).toMatchObject(logEntry)
  })

  test("that returns an unknown error has failed, whatever the error is called", async () => {
    provider.fault = { error: "constructor" }
    expect(await signInErrorOf(signIn())).toBe("provider_failed")
  })

  test("that publishes no address of its keys is an error of the shop, not of the visitor", async () => {
    const token = await provider.idToken()
    provider.fault = { discovery: { jwks_uri: undefined } }
    const another = await openTestApi({ google: keys })
    const answer = await another.send(`PUT /user/${address()}`, {
      token,
      body: { email: address() },
    })
    expect(answer.status).toBe(500)
    expect(another.loggedEvents("unexpected_error")).toHaveLength(1)
    await another.close()
  })

  test("that is unreachable when its answer is needed is reported", async () => {
    const url = await browser.begin("google")
    const there = await fetch(url, { redirect: "manual" })
    provider.fault = { status: 503 }
    const back = browser.go(there.headers.get("location") ?? "")
    expect(await signInErrorOf(back)).toBe("provider_unreachable")
  })

  test("that is unreachable from the start blocks no other sign-in", async () => {
    provider.fault = { status: 503 }
    const another = await openTestApi({ google: keys })
    const begin = () =>
      another.send("POST /api/auth/sign-in/social", { body: { provider: "google" } })
    expect(await begin()).toMatchObject({ status: 503, body: { code: "provider_unreachable" } })
    expect((await another.customer()).token).toBeTruthy()
    provider.fault = undefined
    expect((await begin()).status).toBe(200)
    await another.close()
  })

  test("whose answer hangs times out for every waiting request, and blocks no other sign-in", async () => {
    const known = await provider.idToken()
    const url = await browser.begin("google")
    const there = await fetch(url, { redirect: "manual" })
    const another = await openTestApi({ google: keys })
    provider.fault = { hangs: "in its answer" }
    const exchange = () =>
      another.send(`PUT /user/${address()}`, { token: known, body: { email: address() } })
    const refused = { status: 503, body: { code: "provider_unreachable" } }
    // All come from one network, which would otherwise wait for one after another.
    const [first, back, customer, ...others] = await Promise.all([
      exchange(),
      signInErrorOf(browser.go(there.headers.get("location") ?? "")),
      another.customer(),
      ...Array.from({ length: 7 }, exchange),
    ])
    expect([first, ...others]).toMatchObject(Array(8).fill(refused))
    expect(back).toBe("provider_unreachable")
    expect(customer.token).toBeTruthy()
    provider.fault = undefined
    expect((await exchange()).status).toBe(200)
    await another.close()
  })

  test.each(foreignPaths)("never redirects to %j", async (callbackURL) => {
    for (const body of [
      { provider: "google", callbackURL },
      { provider: "google", errorCallbackURL: callbackURL },
    ])
      expect((await shop.send("POST /api/auth/sign-in/social", { body })).status).toBe(400)
  })

  test.each(strangePaths)("redirects within the shop for %j", async (returnPath) => {
    const { url } = await browser.go(await browser.begin("google", { returnPath }))
    expect(url.origin).toBe(shop.url)
    expect(await browser.whoIs()).toBe(address())
  })

  test.each(foreignPaths.filter((path) => /^\/[!-~]+$/.test(path)))(
    "with a state manipulated to %j redirects within the shop",
    async (path) => {
      const url = await browser.begin("google")
      await shop.sql("update verifications set value = replace(value, $1, $2)", [
        '"/purchase/1"',
        JSON.stringify(path),
      ])
      expect((await browser.go(url)).url.origin).toBe(shop.url)
    },
  )

  test("cannot be started by a page of another site", async () => {
    expect(
      await shop.send("POST /api/auth/sign-in/social", {
        body: { provider: "google" },
        headers: { origin: "https://evil.example" },
      }),
    ).toMatchObject({ status: 403, body: { code: "foreign_origin" } })
  })

  test("accepts each answer once", async () => {
    const url = await browser.begin("google")
    const there = await fetch(url, { redirect: "manual" })
    const back = there.headers.get("location") ?? ""
    expect((await browser.go(back)).url.pathname).toBe("/purchase/1")
    const again = await browser.go(back)
    expect(again.url.searchParams.get("error")).toBe("expired")
  })
})
