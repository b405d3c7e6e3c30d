import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { refusals } from "#contract/refusals.ts"
import { authenticator, earlyInStep } from "#test/authenticator.ts"
import { cookieHeader } from "#test/cookies.ts"
import { CLIENT, openIdProvider } from "#test/services/openid-provider.ts"
import { providerBrowser } from "#test/services/provider-browser.ts"
import { openTestApi, type Person, type TestShop } from "#test/test-shop.ts"
import { aCart } from "#test/visitors-cart.ts"

const provider = await openIdProvider()
const shop = await openTestApi({
  rateLimitScale: 0,
  google: { issuer: provider.issuer, ...CLIENT },
})
let person: Person
beforeEach(async () => {
  person = await shop.customer()
})
afterAll(async () => {
  await shop.close()
  await provider.close()
})

const ask = async (call: string, body: unknown, cookie?: string, at: TestShop = shop) => {
  const {
    status,
    body: answer,
    headers,
  } = await at.send(`POST /api/auth/${call}`, {
    body,
    headers: { origin: at.url, ...(cookie && { cookie }) },
  })
  return { status, body: answer, headers, cookie: cookieHeader(headers) }
}
const whoIs = async (cookie: string) =>
  Object((await shop.send("GET /api/auth/get-session", { headers: { cookie } })).body)?.user
const prepare = (whose: Person, at = shop) =>
  ask("two-factor/enable", { password: whose.password }, whose.cookie, at)

/** Turns the second factor on with the previous code, so that the current ones are unused. */
async function turnOn(whose: Person, at = shop) {
  const prepared = await prepare(whose, at)
  const codeOf = authenticator(String(prepared.body.totpURI))
  await earlyInStep()
  const on = await ask("two-factor/verify-totp", { code: codeOf(-1) }, whose.cookie, at)
  expect(on.status).toBe(200)
  const codes = prepared.body.backupCodes
  return { codeOf, cookie: on.cookie, recovery: Array.isArray(codes) ? codes.map(String) : [] }
}
const byPassword = ({ email, password }: Person, at = shop) =>
  ask("sign-in/email", { email, password }, undefined, at)

describe("a second factor", () => {
  test("is turned on by a valid first code, and ends sessions that never passed it", async () => {
    const elsewhere = await shop.signIn(person)
    const prepared = await prepare(person)
    expect(prepared.body).toMatchObject({
      totpURI: expect.stringMatching(/^otpauth:\/\/totp\/Computer%20Assembler:customer-/),
      backupCodes: Array(10).fill(expect.stringMatching(/^(?:[A-Z2-9]{4}-){5}[A-Z2-9]{4}$/)),
    })
    expect((await byPassword(person)).body).toMatchObject({ user: { twoFactorEnabled: false } })
    const codeOf = authenticator(String(prepared.body.totpURI))
    const on = await ask("two-factor/verify-totp", { code: codeOf() }, person.cookie)
    expect(await whoIs(on.cookie)).toMatchObject({ twoFactorEnabled: true })
    expect(await whoIs(elsewhere.cookie)).toBeUndefined()
    expect((await shop.send(`GET /user/${person.email}`, { token: person.token })).status).toBe(401)
  })

  test("is required after the password, before there is a session", async () => {
    const { codeOf } = await turnOn(person)
    const challenge = await byPassword(person)
    expect(challenge).toMatchObject({ status: 200, body: { twoFactorRedirect: true } })
    expect(challenge.body).not.toHaveProperty("user")
    expect(await whoIs(challenge.cookie)).toBeUndefined()
    const passed = await ask("two-factor/verify-totp", { code: codeOf() }, challenge.cookie)
    expect(passed.status).toBe(200)
    expect(await whoIs(passed.cookie)).toMatchObject({ email: person.email })
  })

  test("completes no sign-in that began by an older password", async () => {
    const { codeOf, cookie } = await turnOn(person)
    const challenge = await byPassword(person)
    const passwords = { currentPassword: person.password, newPassword: "another secret of mine" }
    expect(await ask("change-password", passwords, cookie)).toMatchObject({ status: 200 })
    const passed = await ask("two-factor/verify-totp", { code: codeOf() }, challenge.cookie)
    expect(passed).toMatchObject({ status: 401, body: { code: "second_factor_expired" } })
  })

  test("keeps a visitor's cart after a code or a recovery code", async () => {
    const { codeOf, recovery } = await turnOn(person)
    const partId = await shop.part()
    const unitsAfter = async (call: string, code: string) => {
      const cart = await aCart(shop, [{ partId, quantity: 3 }])
      const { email, password } = person
      const challenge = await ask("sign-in/email", { email, password }, cart)
      const unpassed = await shop.send("GET /cart", { headers: { cookie: cart } })
      expect(unpassed).toMatchObject({ body: { units: 3 } })
      const { cookie } = await ask(call, { code }, `${challenge.cookie}; ${cart}`)
      const { body } = await shop.send(`PUT /user/${email}`, {
        headers: { cookie, origin: shop.url },
        body: { email },
      })
      return (await shop.send("GET /cart", { token: String(body.token) })).body.units
    }
    expect(await unitsAfter("two-factor/verify-totp", codeOf())).toBe(3)
    expect(await unitsAfter("two-factor/verify-backup-code", recovery[0] ?? "")).toBe(6)
  })

  test("accepts each code once", async () => {
    const { codeOf } = await turnOn(person)
    const code = codeOf()
    const first = await byPassword(person)
    const second = await byPassword(person)
    expect((await ask("two-factor/verify-totp", { code }, first.cookie)).status).toBe(200)
    const replayed = await ask("two-factor/verify-totp", { code }, second.cookie)
    expect(replayed).toMatchObject({ status: 401, body: { code: "code_used" } })
    expect(replayed.cookie).toBe("")
  })

  test("accepts each code once, also in ten concurrent requests", async () => {
    const { codeOf } = await turnOn(person)
    const code = codeOf()
    const challenges = await Promise.all(Array.from({ length: 10 }, () => byPassword(person)))
    const tries = await Promise.all(
      challenges.map(({ cookie }) => ask("two-factor/verify-totp", { code }, cookie)),
    )
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    const [row] = await shop.sql("select count(*)::int as n from sessions where user_id = $1", [
      person.id,
    ])
    expect(row).toEqual({ n: 2 })
  })

  test("accepts a recovery code once, in any spelling", async () => {
    const { recovery } = await turnOn(person)
    const [code = ""] = recovery
    const pass = async (typed: string) =>
      ask("two-factor/verify-backup-code", { code: typed }, (await byPassword(person)).cookie)
    const passed = await pass(code.toLowerCase().replaceAll("-", " "))
    expect(await whoIs(passed.cookie)).toMatchObject({ email: person.email })
    expect(await pass(code)).toMatchObject({ status: 400, body: { code: "wrong_code" } })
    expect((await pass(recovery[1] ?? "")).status).toBe(200)
  })

  test("cannot be turned on by a recovery code", async () => {
    const { body } = await prepare(person)
    const [code] = Array.isArray(body.backupCodes) ? body.backupCodes : []
    expect(await ask("two-factor/verify-backup-code", { code }, person.cookie)).toMatchObject({
      status: 409,
      body: { code: "second_factor_on" },
    })
    expect((await byPassword(person)).body).toMatchObject({ user: { twoFactorEnabled: false } })
  })

  test("accepts no further code from who is signed in, also when two turn it on at once", async () => {
    const refused = { status: 409, body: { code: "second_factor_on" } }
    const { codeOf, cookie } = await turnOn(person)
    expect(await ask("two-factor/verify-totp", { code: codeOf() }, cookie)).toMatchObject(refused)
    expect(await whoIs(cookie)).toMatchObject({ email: person.email })

    const other = await shop.customer()
    const prepared = await prepare(other)
    const codeOfOther = authenticator(String(prepared.body.totpURI))
    await earlyInStep()
    const tries = await Promise.all(
      [-1, 0].map((step) =>
        ask("two-factor/verify-totp", { code: codeOfOther(step) }, other.cookie),
      ),
    )
    expect(tries.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(tries.filter(({ status }) => status >= 500)).toEqual([])
  })

  test("prepared twice at once is turned on by one of the apps", async () => {
    await byPassword(person)
    const [one, other] = await Promise.all([1, 2].map(() => prepare(person)))
    expect([one?.status, other?.status]).toEqual([200, 200])
    await earlyInStep()
    const tries = []
    for (const prepared of [one, other]) {
      const code = authenticator(String(prepared?.body.totpURI))()
      tries.push(await ask("two-factor/verify-totp", { code }, person.cookie))
    }
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test("given new recovery codes twice at once keeps those of one answer", async () => {
    const { cookie } = await turnOn(person)
    const { password } = person
    const answers = await Promise.all(
      [1, 2].map(() => ask("two-factor/generate-backup-codes", { password }, cookie)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const tries = []
    for (const { body } of answers) {
      const [code] = Array.isArray(body.backupCodes) ? body.backupCodes : []
      const begun = await byPassword(person)
      tries.push(await ask("two-factor/verify-backup-code", { code }, begun.cookie))
    }
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  test("stores neither codes nor the app's secret in readable form", async () => {
    const { recovery } = await turnOn(person)
    const kept = JSON.stringify(
      await shop.sql("select * from two_factors where user_id = $1", [person.id]),
    )
    for (const code of recovery) expect(kept).not.toContain(code.replaceAll("-", ""))
    for (const code of recovery) expect(kept).not.toContain(code)
  })

  test("is locked after five wrong codes", async () => {
    const { codeOf } = await turnOn(person)
    const wrong = String((Number(codeOf()) + 1) % 1_000_000).padStart(6, "0")
    const guesses = []
    for (let n = 0; n < 6; n += 1) {
      const { cookie } = await byPassword(person)
      guesses.push((await ask("two-factor/verify-totp", { code: wrong }, cookie)).body.code)
    }
    expect(guesses).toEqual([...Array(5).fill("wrong_code"), "second_factor_locked"])
    const { cookie } = await byPassword(person)
    const locked = await ask("two-factor/verify-totp", { code: codeOf() }, cookie)
    expect(locked.status).toBe(429)
    expect(locked.headers.get("retry-after")).toBe("900")
  })

  test("cannot be passed without the password first", async () => {
    const { codeOf, recovery } = await turnOn(person)
    for (const [call, code] of [
      ["verify-totp", codeOf()],
      ["verify-backup-code", recovery[0]],
    ])
      expect(await ask(`two-factor/${call}`, { code })).toMatchObject({
        status: 401,
        body: { code: "second_factor_expired" },
      })
  })

  test("is started, turned off and given new codes only with the password", async () => {
    const guess = { password: "a wrong guess" }
    expect(await ask("two-factor/enable", guess, person.cookie)).toMatchObject({
      status: 400,
      body: { code: "wrong_password" },
    })
    const { cookie, recovery } = await turnOn(person)
    for (const call of ["disable", "generate-backup-codes"]) {
      expect((await ask(`two-factor/${call}`, guess, cookie)).status).toBe(400)
      expect((await ask(`two-factor/${call}`, {}, cookie)).status).toBe(400)
      expect((await ask(`two-factor/${call}`, { password: person.password })).status).toBe(401)
    }
    const { password } = person
    const renewed = await ask("two-factor/generate-backup-codes", { password }, cookie)
    expect(renewed.body.backupCodes).toHaveLength(10)
    const challenge = await byPassword(person)
    const old = { code: recovery[0] }
    expect((await ask("two-factor/verify-backup-code", old, challenge.cookie)).status).toBe(400)
    expect((await ask("two-factor/disable", { password }, cookie)).status).toBe(200)
    expect((await byPassword(person)).body).toMatchObject({ user: { email: person.email } })
  })

  test("is still required after a reset, unless a stranger may have registered the customer's address", async () => {
    await shop.holdMails()
    const known = await shop.customer()
    await shop.verifyEmail(known)
    const newAdmin = await shop.customer()
    await shop.sql("update profiles set role = 'admin' where user_id = $1", [newAdmin.id])
    const newPassword = "a password of its owner"
    const answers = [known, newAdmin, person].map(async (one) => {
      await turnOn(one)
      await ask("request-password-reset", { email: one.email })
      const [mail] = await shop.sql(
        "select data->>'link' as link from mail_outbox where recipient = $1 and template = 'password-reset'",
        [one.email],
      )
      const token = new URL(String(mail?.link)).searchParams.get("token")
      expect((await ask("reset-password", { token, newPassword })).status).toBe(200)
      return (await byPassword({ ...one, password: newPassword })).body
    })
    const required = { twoFactorRedirect: true }
    const user = expect.objectContaining({ email: person.email, twoFactorEnabled: false })
    expect(await Promise.all(answers)).toEqual([required, required, { user }])
  })
})

describe("a second factor after another way to sign in", () => {
  beforeEach(async () => {
    provider.person = {
      sub: `of ${person.email}`,
      email: person.email,
      email_verified: true,
      name: person.name,
      hd: "shop.example",
    }
    await shop.verifyEmail(person)
  })

  test("is required after Google, too", async () => {
    const { codeOf } = await turnOn(person)
    const browser = providerBrowser(shop)
    const { url } = await browser.go(await browser.begin("google"))
    expect(url.pathname + url.search).toBe("/login?step=code&from=%2Fpurchase%2F1")
    expect(await browser.whoIs()).toBeUndefined()
    const passed = await ask("two-factor/verify-totp", { code: codeOf() }, browser.cookie())
    expect(await whoIs(passed.cookie)).toMatchObject({ email: person.email })
  })

  test("ends this browser's previous session before the code, as after a password", async () => {
    await turnOn(person)
    const before = await shop.customer()
    const browser = providerBrowser(shop)
    browser.adopt(before.cookie)
    await browser.go(await browser.begin("google"))
    expect(await whoIs(before.cookie)).toBeUndefined()
  })

  test("cannot be bypassed with an ID token", async () => {
    await turnOn(person)
    const token = await provider.idToken()
    expect(
      await shop.send(`PUT /user/${person.email}`, { token, body: { email: person.email } }),
    ).toMatchObject({ status: 401, body: { code: "second_factor_needed" } })
  })

  test("can be turned on without a password just after signing in", async () => {
    provider.person = { ...provider.person, sub: "no password", email: "only-google@shop.example" }
    const browser = providerBrowser(shop)
    await browser.go(await browser.begin("google"))
    const signedInBefore = (minutes: number) =>
      shop.sql(
        "update sessions set created_at = now() - $1 * interval '1 minute' where user_id = (select id from users where email = 'only-google@shop.example')",
        [minutes],
      )
    await signedInBefore(9)
    expect((await ask("two-factor/enable", {}, browser.cookie())).status).toBe(200)
    await signedInBefore(11)
    expect(await ask("two-factor/enable", {}, browser.cookie())).toMatchObject({
      status: 403,
      body: { code: "sign_in_again" },
    })
  })
})

describe("ADMIN_TOTP=required", () => {
  test("gives administrators no rights until their second factor is on", async () => {
    const strict = await openTestApi({ rateLimitScale: 0, adminTotp: "required" })
    const { admin } = strict
    const ofAdmin = { token: admin.token }
    expect(await strict.send("GET /user", ofAdmin)).toMatchObject({
      status: 403,
      body: { code: "second_factor_missing" },
    })
    expect(await strict.as(admin)("GET /account")).toMatchObject({ twoFactorMissing: true })
    const params = { email: admin.email }
    expect(await strict.as(admin)("GET /admin/{email}", { params })).toEqual({ admin: false })
    const { cookie } = await turnOn(admin, strict)
    const { body } = await strict.send(`PUT /user/${admin.email}`, {
      headers: { cookie, origin: strict.url },
      body: { email: admin.email },
    })
    expect((await strict.send("GET /user", { token: String(body.token) })).status).toBe(200)
    const customer = await strict.customer()
    expect(await strict.send("GET /user", { token: customer.token })).toMatchObject({
      status: 403,
      body: { message: refusals.forbidden.text },
    })
    await strict.close()
  })
})
