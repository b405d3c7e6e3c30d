import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { type ProviderBrowser, providerBrowser } from "#test/services/provider-browser.ts"
import { providerShop, signInErrorOf } from "#test/services/provider-shop.ts"

const { provider, shop, newcomer, address, register, close } = await providerShop()
afterAll(close)

let browser: ProviderBrowser
beforeEach(() => {
  browser = newcomer()
})
const signIn = async (by: "google" | "oidc" = "google") => browser.go(await browser.begin(by))
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
const askIdentity = (call: string, body: object, cookie = "") =>
  shop.send(`POST /api/auth/${call}`, { body, headers: { origin: shop.url, cookie } })
const verify = (token: string, cookie: string) => askIdentity("verify-email", { token }, cookie)
const mailedToken = async (template: string) => {
  const [mail] = await shop.sql(
    "select data from mail_outbox where recipient = $1 and template = $2",
    [address(), template],
  )
  return new URL(String(Object(mail?.data).link)).searchParams.get("token") ?? ""
}

describe("a provider identity", () => {
  test("is recognized by issuer and subject, even if its address changes", async () => {
    await signIn()
    const before = address()
    provider.person.email = "moved@gmail.com"
    await signIn()
    expect(await browser.whoIs()).toBe(before)
    expect(await identitiesOf(before)).toEqual([`google ${provider.issuer} ${provider.person.sub}`])
  })

  test("of another subject with the same unverified address does not sign in", async () => {
    await signIn()
    provider.person = { ...provider.person, sub: "somebody-else", email_verified: false }
    expect(await signInErrorOf(signIn())).toBe("password_needed")
  })

  test("joins an account if both addresses are verified and the provider is authoritative", async () => {
    await register(address(), true)
    const { url } = await signIn()
    expect(url.pathname).toBe("/purchase/1")
    expect(await browser.whoIs()).toBe(address())
    expect(await identitiesOf(address())).toHaveLength(1)
  })

  test("does not join an account whose address was verified without being signed in to it", async () => {
    await shop.holdMails()
    const { password, cookie } = await register(address())
    const other = await register(`other-${provider.person.sub}@shop.example`)
    await verify(await mailedToken("welcome-verify"), other.cookie)
    expect(await signInErrorOf(signIn())).toBe("password_needed")
    expect(await identitiesOf(address())).toEqual([])

    // A stranger has registered the address and connected an identity; the owner takes over the account.
    const registrant = providerBrowser(shop)
    registrant.adopt(cookie)
    const { person } = provider
    provider.person = { ...person, sub: "registrant", email: "registrant@gmail.com" }
    await registrant.go(await registrant.begin("google", { connect: { password } }))
    expect(await identitiesOf(String(person.email))).toHaveLength(1)
    provider.person = person
    await askIdentity("request-password-reset", { email: address() })
    const token = await mailedToken("password-reset")
    await askIdentity("reset-password", { token, newPassword: "a password of its owner" })
    expect(await identitiesOf(address())).toEqual([])
    expect((await signIn()).url.pathname).toBe("/purchase/1")
    expect(await browser.whoIs()).toBe(address())
  })

  test("joins an account whose address its signed-in owner verified", async () => {
    await shop.holdMails()
    const { cookie } = await register(address())
    await verify(await mailedToken("welcome-verify"), cookie)
    expect((await signIn()).url.pathname).toBe("/purchase/1")
    expect(await identitiesOf(address())).toHaveLength(1)
  })

  test("of Google with a non-Google address joins no account, unless Google hosts the domain", async () => {
    provider.person.email = address().replace("gmail.com", "elsewhere.example")
    await register(address(), true)
    expect(await signInErrorOf(signIn())).toBe("password_needed")
    provider.person.hd = "elsewhere.example"
    expect((await signIn()).url.pathname).toBe("/purchase/1")
  })

  test("can be connected with the account's password", async () => {
    const { password, cookie } = await register(`own-${provider.person.sub}@shop.example`)
    browser.adopt(cookie)
    const url = await browser.begin("google", { returnPath: "/dashboard", connect: { password } })
    expect((await browser.go(url)).url.pathname).toBe("/dashboard")
    const logEntry = { provider: "google", address: "127.0.0.1" }
    expect(shop.loggedEvents("provider_connected").at(-1)).toMatchObject(logEntry)
    const again = providerBrowser(shop)
    await again.go(await again.begin("google"))
    expect(await again.whoIs()).toBe(`own-${provider.person.sub}@shop.example`)
  })

  test("cannot be connected without a session, or with a wrong password", async () => {
    const { cookie } = await register(`own-${provider.person.sub}@shop.example`)
    const connect = { password: "a wrong guess" }
    await expect(browser.begin("google", { connect })).rejects.toThrow("401")
    browser.adopt(cookie)
    await expect(browser.begin("google", { connect })).rejects.toThrow("400 wrong_password")
  })

  test("of one account cannot be connected to another", async () => {
    await signIn()
    const { password, cookie } = await register(`own-${provider.person.sub}@shop.example`)
    const other = providerBrowser(shop)
    other.adopt(cookie)
    const { url } = await other.go(await other.begin("google", { connect: { password } }))
    expect(url.searchParams.get("error")).toBe("not_linked")
  })

  test("without an address is refused", async () => {
    provider.person = { sub: provider.person.sub }
    expect(await signInErrorOf(signIn())).toBe("email_missing")
  })

  test("whose address comes from the userinfo endpoint signs in if the subject matches", async () => {
    const claims = { email: undefined, email_verified: undefined }
    provider.fault = { claims, userInfo: { sub: "another" } }
    expect(await signInErrorOf(signIn())).toBe("provider_failed")
    provider.fault = { claims }
    await signIn()
    expect(await browser.whoIs()).toBe(address())
  })

  test("with markup and control characters in its name gets a plain name", async () => {
    provider.person.name = `<img src=x onerror=alert(1)>\u0000${"x".repeat(500)}`
    await signIn()
    const [user] = await shop.sql("select name from users where email = $1", [address()])
    expect(String(user?.name)).toMatch(/^<img src=x onerror=alert\(1\)> x+$/)
    expect(String(user?.name)).toHaveLength(80)
  })

  test("of another OpenID provider signs in beside Google's", async () => {
    expect(await shop.as()("GET /config")).toMatchObject({
      google: true,
      oidc: { name: "Northmere" },
    })
    await signIn("oidc")
    expect(await identitiesOf(address())).toEqual([
      `oidc ${provider.issuer} ${provider.person.sub}`,
    ])
  })
})

describe("disconnecting a provider", () => {
  const connected = async () => {
    const email = `own-${provider.person.sub}@shop.example`
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

  test("keeps the password, ends other sessions, and its identity opens the account no more", async () => {
    const { email, password, cookie } = await connected()
    const elsewhere = providerBrowser(shop)
    await elsewhere.go(await elsewhere.begin("google"))
    const token = await tokenOf(email, cookie)
    expect(await disconnect(token, "google", password)).toMatchObject({
      status: 200,
      body: { deletedCount: 1 },
    })
    const logEntry = { provider: "google", userId: expect.any(String), address: "127.0.0.1" }
    expect(shop.loggedEvents("provider_disconnected").at(-1)).toMatchObject(logEntry)
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

  test("needs the password if the sign-in is ten minutes old", async () => {
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

  test("never removes the last way to sign in, even if two are removed at once", async () => {
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
