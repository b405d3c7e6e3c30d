import { afterAll, describe, expect, test } from "vitest"
import { cookieHeader } from "#test/cookies.ts"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
await shop.holdMails()
const person = await shop.customer()
afterAll(() => shop.close())

const origin = shop.url
const ask = (call: string, body: unknown, headers: Record<string, string> = {}) =>
  shop.send(`POST /api/auth/${call}`, { body, headers: { origin, ...headers } })
const signUp = (email: string, password = "a password of some length", name = "Ada") =>
  ask("sign-up/email", { name, email, password })
const signIn = (email: string, password: string) => ask("sign-in/email", { email, password })
const renew = (email: string, cookie: string) =>
  shop.send(`PUT /user/${email}`, { headers: { cookie, origin }, body: { email } })

describe("registering", () => {
  test("creates an account and a session", async () => {
    const { status, body, headers } = await signUp("new@shop.example")
    expect(status).toBe(200)
    expect(body).toEqual({
      user: {
        id: expect.any(String),
        name: "Ada",
        email: "new@shop.example",
        emailVerified: false,
        twoFactorEnabled: false,
      },
    })
    expect(await renew("new@shop.example", cookieHeader(headers))).toMatchObject({ status: 200 })
  })

  test("in two spellings of one address creates one account", async () => {
    await signUp("spelled@shop.example")
    const again = await signUp("  Spelled@SHOP.Example ")
    expect(again).toMatchObject({ status: 409, body: { code: "account_exists" } })
    const { status } = await signIn(" SPELLED@shop.example", "a password of some length")
    expect(status).toBe(200)
  })

  test("sent ten times at once creates one account", async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => signUp("at-once@shop.example")),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  })

  test("with an address that has an account mails its owner, once a day", async () => {
    await signUp(person.email)
    await signUp(person.email)
    const mails = await shop.sql(
      "select data from mail_outbox where recipient = $1 and template = 'account-exists'",
      [person.email],
    )
    expect(mails).toEqual([{ data: { name: person.name, link: `${shop.url}/login` } }])
  })

  test.each([
    ["12345", "password_too_short"],
    ["x".repeat(257), "password_too_long"],
    ["qwertyuiop", "password_common"],
    ["Password1", "password_common"],
    ["choosy@shop.example", "password_is_email"],
    ["CHOOSY", "password_is_email"],
  ])("with the password %j is refused: %s", async (password, code) => {
    const { status, body } = await signUp("choosy@shop.example", password)
    expect({ status, body }).toMatchObject({ status: 400, body: { code } })
    expect(body.message).toEqual(expect.any(String))
  })

  test.each(["🔑🗝️🔐🔓🔒🛡️ keys", "x".repeat(200), "      "])(
    "the password %j is accepted",
    async (password) => {
      const email = `free-${password.length}@shop.example`
      expect((await signUp(email, password)).status).toBe(200)
      expect((await signIn(email, password)).status).toBe(200)
      expect((await signIn(email, `${password}x`)).status).toBe(401)
    },
  )

  test.each([
    "",
    "ada",
    "ada@",
    "ada@shop",
    "аda@shop.example",
    "a@b@c.example",
    "a@b.c",
    "ü@example.test",
    `${"a".repeat(250)}@shop.example`,
  ])("with the address %j is refused", async (email) => {
    expect(await signUp(email)).toMatchObject({
      status: 400,
      body: { fields: { email: "Provide a valid Email" } },
    })
  })

  test.each([
    [{ email: "x@shop.example", password: "a good password" }, "name"],
    [{ name: "Ada", password: "a good password" }, "email"],
    [{ name: "Ada", email: "x@shop.example" }, "password"],
    [{ name: "A\u0000", email: "x@shop.example", password: "a good password" }, "name"],
  ])("%j is refused for its %s", async (body, field) => {
    const answer = await ask("sign-up/email", body)
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } })
  })

  test("ignores role, id and verification in the body", async () => {
    const { body } = await ask("sign-up/email", {
      name: "Eve",
      email: "eve@shop.example",
      password: "a password of some length",
      role: "admin",
      emailVerified: true,
      id: person.id,
    })
    expect(body.user).toMatchObject({
      emailVerified: false,
      id: expect.not.stringMatching(person.id),
    })
  })
})

describe("a stored password", () => {
  test("is Argon2id at the cost that OWASP recommends, with its own salt", async () => {
    const kept = await shop.sql("select password from accounts where password is not null")
    const hashes = kept.map(({ password }) => String(password))
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(new Set(hashes).size).toBe(hashes.length)
  })
})
