import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi, type Person } from "#test/test-shop.ts"

// Without stand-ins mail stays in the queue, where its links can be read.
const shop = await openTestApi({ sandbox: false })
const origin = shop.url
let person: Person
beforeEach(async () => {
  await shop.sql("delete from rate_limits")
  person = await shop.customer()
})
afterAll(() => shop.close())

const ask = (call: string, body: unknown, cookie?: string) =>
  shop.send(`POST /api/auth/${call}`, { body, headers: { origin, ...(cookie && { cookie }) } })
const requestReset = (email: string) => ask("request-password-reset", { email })
const reset = (token: string, newPassword: string) => ask("reset-password", { token, newPassword })
const signIn = (email: string, password: string) => ask("sign-in/email", { email, password })
const mailsTo = (email: string, template: string) =>
  shop.sql("select data from mail_outbox where recipient = $1 and template = $2 order by id", [
    email,
    template,
  ])

/** Reads the token in the last mail of this kind. */
async function mailedToken(email: string, template: string): Promise<string> {
  const link = String(Object((await mailsTo(email, template)).at(-1)?.data).link)
  expect(link).toMatch(new RegExp(`^${shop.url}/(reset-password|verify-email)\\?token=`))
  return new URL(link).searchParams.get("token") ?? ""
}
const aResetToken = async () => {
  await requestReset(person.email)
  return mailedToken(person.email, "password-reset")
}
const dock = {
  name: "Ada Byron",
  street: "12 Shore Road",
  city: "Leith",
  postalCode: "EH6 6QN",
  country: "GB",
}
const addressesOf = (userId: string) =>
  shop.sql("select street from addresses where user_id = $1", [userId])
const isVerified = async ({ cookie }: Person) =>
  Object((await shop.send("GET /api/auth/get-session", { headers: { cookie } })).body.user)
    .emailVerified

const NEW = "a new password, longer"
const withoutId = ({ status, body: { requestId, ...body } }: Awaited<ReturnType<typeof ask>>) => ({
  status,
  body,
})

describe("a forgotten password", () => {
  test("is replaced by a mailed link that works once", async () => {
    const token = await aResetToken()
    expect((await reset(token, NEW)).status).toBe(200)
    expect(shop.loggedEvents("password_reset").at(-1)).toMatchObject({
      userId: person.id,
      address: "127.0.0.1",
    })
    expect((await signIn(person.email, NEW)).status).toBe(200)
    expect((await signIn(person.email, person.password)).status).toBe(401)
    expect(await reset(token, "and another one")).toMatchObject({
      status: 400,
      body: { code: "link_invalid" },
    })
    expect((await signIn(person.email, NEW)).status).toBe(200)
  })

  test("used ten times at once changes the password once", async () => {
    const token = await aResetToken()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => reset(token, `password number ${n}`)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)])
  })

  test("replaced by a link ends every session and token, and verifies the address", async () => {
    const token = await aResetToken()
    await reset(token, NEW)
    expect((await shop.send(`GET /user/${person.email}`, { token: person.token })).status).toBe(401)
    const { body } = await shop.send("GET /api/auth/get-session", {
      headers: { cookie: person.cookie },
    })
    expect(body).toBeNull()
    expect(await signIn(person.email, NEW)).toMatchObject({
      body: { user: { emailVerified: true } },
    })
  })

  test("replaced by a link removes addresses and tax ids that a stranger may have entered, once", async () => {
    await shop.as(person)("POST /address", { body: dock })
    await shop.saveSettings("tax", { country: "DE", vatNumber: "DE136695976", on: true })
    await shop.as(person)("POST /tax-id", { body: { country: "GB", number: "GB980780684" } })
    const removed = await reset(await aResetToken(), NEW)
    expect(removed).toMatchObject({ status: 200, body: { addressesRemoved: 1, taxIdsRemoved: 1 } })
    expect(await addressesOf(person.id)).toEqual([])
    expect(await shop.sql("select id from tax_ids where user_id = $1", [person.id])).toEqual([])

    await shop.as(await shop.signIn({ ...person, password: NEW }))("POST /address", { body: dock })
    const kept = await reset(await aResetToken(), `${NEW} again`)
    expect(kept).toMatchObject({ status: 200, body: { status: true } })
    expect(kept.body).not.toHaveProperty("addressesRemoved")
    expect(await addressesOf(person.id)).toEqual([{ street: dock.street }])
  })

  test("that is the first of an account opened by staff keeps the addresses that staff entered", async () => {
    const email = "opened@firm.example"
    const desk = shop.as(shop.admin)
    const body = { email, name: "Grace", address: dock }
    const { insertedId: id } = await desk("POST /customer", { body })
    const token = await mailedToken(email, "account-opened")
    expect((await reset(token, NEW)).body).toEqual({ status: true })
    expect(await addressesOf(id)).toEqual([{ street: dock.street }])
  })

  test("replaced by a link unlocks an account that others have locked", async () => {
    const token = await aResetToken()
    for (let n = 0; n < 6; n += 1) await signIn(person.email, "a wrong guess")
    expect((await signIn(person.email, person.password)).status).toBe(429)
    await reset(token, NEW)
    expect((await signIn(person.email, NEW)).status).toBe(200)
  })

  test("is not replaced by a common one or the address, and the link stays valid", async () => {
    const token = await aResetToken()
    for (const weak of ["iloveyou", "12345", person.email])
      expect((await reset(token, weak)).status).toBe(400)
    expect((await reset(token, NEW)).status).toBe(200)
  })

  test("is not replaced with an expired, forged or missing token", async () => {
    const token = await aResetToken()
    await shop.sql("update verifications set expires_at = now() - interval '1 second'")
    for (const wrong of [token, "forged", `${token}x`, "../x"])
      expect(await reset(wrong, NEW)).toMatchObject({ body: { code: "link_invalid" } })
    expect((await reset("", NEW)).status).toBe(400)
    expect((await signIn(person.email, person.password)).status).toBe(200)
  })

  test("gives the same answer for known and unknown addresses", async () => {
    const known = withoutId(await requestReset(person.email))
    expect(known.status).toBe(200)
    expect(withoutId(await requestReset("nobody@shop.example"))).toEqual(known)
    expect(await mailsTo("nobody@shop.example", "password-reset")).toEqual([])
  })

  test("takes at least three tenths of a second to request, for known and unknown addresses", async () => {
    const timeOf = async (email: string) => {
      const start = performance.now()
      await requestReset(email)
      return performance.now() - start
    }
    for (const email of [person.email, "nobody@shop.example"])
      expect(await timeOf(email)).toBeGreaterThan(295)
  })

  test("is mailed three times an hour per address, whether or not it has an account", async () => {
    for (const email of [person.email, "nobody@shop.example"]) {
      const statuses = []
      for (let n = 0; n < 4; n += 1) statuses.push((await requestReset(email)).status)
      expect(statuses).toEqual([200, 200, 200, 429])
    }
    // Requests for these links do not delay other mail.
    expect((await ask("send-verification-email", {}, person.cookie)).status).toBe(200)
  })

  test("stores no usable token in the database", async () => {
    const token = await aResetToken()
    const kept = JSON.stringify(await shop.sql("select * from verifications"))
    expect(kept).not.toContain(token)
  })

  test("limits wrong tokens by client address", async () => {
    for (let n = 0; n < 20; n += 1) await reset(`guess-${n}`, NEW)
    expect((await reset("guess-21", NEW)).status).toBe(429)
  })
})

describe("an e-mail address", () => {
  test("is verified by the link in the welcome mail, once", async () => {
    const token = await mailedToken(person.email, "welcome-verify")
    expect(await isVerified(person)).toBe(false)
    expect((await ask("verify-email", { token })).status).toBe(200)
    expect(await isVerified(person)).toBe(true)
    expect(await ask("verify-email", { token })).toMatchObject({ body: { code: "link_invalid" } })
  })

  test("is mailed a new link when its owner asks, until it is verified", async () => {
    expect((await ask("send-verification-email", {}, person.cookie)).status).toBe(200)
    const token = await mailedToken(person.email, "welcome-verify")
    await ask("verify-email", { token })
    expect(await ask("send-verification-email", {}, person.cookie)).toMatchObject({
      status: 409,
      body: { code: "email_verified" },
    })
    expect((await ask("send-verification-email", {})).status).toBe(401)
  })

  test("is not verified by an expired link or by one for a new password", async () => {
    const token = await mailedToken(person.email, "welcome-verify")
    expect((await ask("verify-email", { token: await aResetToken() })).status).toBe(400)
    await shop.sql("update verifications set expires_at = now() - interval '1 second'")
    expect((await ask("verify-email", { token })).status).toBe(400)
    expect(await isVerified(person)).toBe(false)
  })
})

test("no token reaches the log", async () => {
  const tokens = [await aResetToken(), await mailedToken(person.email, "welcome-verify")]
  await reset(tokens[0] ?? "", NEW)
  await ask("verify-email", { token: tokens[1] })
  for (const token of tokens) expect(shop.logged.join("")).not.toContain(token)
})
