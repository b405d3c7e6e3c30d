import { sql } from "drizzle-orm"
import { afterAll, describe, expect, test } from "vitest"
import { refusals } from "#contract/refusals.ts"
import type { Executor } from "#db/connection/client.ts"
import { cookieHeader } from "#test/cookies.ts"
import { openTestApi, type Person } from "#test/test-shop.ts"
import { waiting, whileItWaits } from "#test/waiting.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const person = await shop.customer()
afterAll(() => shop.close())

const origin = shop.url
const ask = (call: string, body: unknown, headers: Record<string, string> = {}) =>
  shop.send(`POST /api/auth/${call}`, { body, headers: { origin, ...headers } })
const signIn = (email: string, password: string) => ask("sign-in/email", { email, password })
const changePassword = ({ cookie, password }: Person, newPassword: string) =>
  ask("change-password", { currentPassword: password, newPassword }, { cookie })
const whoIs = async (cookie: string) =>
  (await shop.send("GET /api/auth/get-session", { headers: { cookie } })).body
const renew = (email: string, cookie: string) =>
  shop.send(`PUT /user/${email}`, { headers: { cookie, origin }, body: { email } })
const tryToken = async ({ token, email }: Person) =>
  (await shop.send(`GET /user/${email}`, { token })).status
/** Locks a person's account. */
const holdAccount =
  ({ id }: Person) =>
  (tx: Executor) =>
    tx.execute(sql`select from users where id = ${id} for no key update`)
const countSessions = async ({ id }: Person) =>
  (await shop.sql("select from sessions where user_id = $1", [id])).length

describe("signing in", () => {
  test("gives the same answer for an unknown address and a wrong password", async () => {
    const answers = [
      await signIn(person.email, "not the password"),
      await signIn("nobody@shop.example", "not the password"),
    ]
    for (const { status, body } of answers) {
      const { requestId, ...rest } = body
      expect({ status, rest }).toEqual({
        status: 401,
        rest: {
          code: "sign_in_failed",
          message: "Invalid email or password",
        },
      })
    }
  })

  test("returns the session token only in the cookie", async () => {
    const { headers, body } = await signIn(person.email, person.password)
    const cookie = cookieHeader(headers)
    const [token = ""] = decodeURIComponent(cookie.split("=")[1] ?? "").split(".")
    expect(token.length).toBeGreaterThan(20)
    expect(JSON.stringify([body, await whoIs(cookie)])).not.toContain(token)
    const [line = ""] = headers.getSetCookie()
    expect(line).toMatch(/; HttpOnly/)
    expect(line).toMatch(/; SameSite=Lax/)
    expect(headers.get("cache-control")).toBe("no-store")
  })

  test("never adopts a session token that the browser sends", async () => {
    const planted = "shop.session_token=planted.value"
    const { headers } = await ask(
      "sign-in/email",
      { email: person.email, password: person.password },
      { cookie: planted },
    )
    const cookie = cookieHeader(headers)
    expect(cookie).not.toContain("planted")
    expect(await whoIs(planted)).toBeNull()
    expect(await whoIs(cookie)).toMatchObject({ user: { email: person.email } })
  })

  test("ends this browser's previous session", async () => {
    const before = await shop.signIn(person)
    const other = await shop.customer()
    const { headers } = await ask(
      "sign-in/email",
      { email: other.email, password: other.password },
      { cookie: before.cookie },
    )
    expect(await whoIs(before.cookie)).toBeNull()
    expect(await tryToken(before)).toBe(401)
    expect(await whoIs(cookieHeader(headers))).toMatchObject({ user: { email: other.email } })
  })

  test("refuses a value that is not a password", async () => {
    for (const password of [null, 1, {}, [person.password], "", "x".repeat(1025)])
      expect(await ask("sign-in/email", { email: person.email, password })).toMatchObject({
        status: 400,
        body: { fields: { password: expect.any(String) } },
      })
  })

  test.each(["application/x-www-form-urlencoded", "text/plain", "application/jsonp"])(
    "with a body of type %s is refused",
    async (type) => {
      const body = JSON.stringify({ email: person.email, password: person.password })
      expect(await ask("sign-in/email", body, { "content-type": type })).toMatchObject({
        status: 415,
      })
    },
  )
})

describe("signing out", () => {
  test("ends the session and its tokens only", async () => {
    const first = await shop.signIn(person)
    const second = await shop.signIn(person)
    expect((await ask("sign-out", {}, { cookie: first.cookie })).status).toBe(200)
    expect([await tryToken(first), await tryToken(second)]).toEqual([401, 200])
    expect(await whoIs(first.cookie)).toBeNull()
    expect((await renew(first.email, first.cookie)).status).toBe(401)
  })
})

describe("changing the password", () => {
  test("ends other sessions and all tokens; this session stays and gets a new token", async () => {
    const here = await shop.customer()
    const elsewhere = await shop.signIn(here)
    expect((await changePassword(here, "another good password")).status).toBe(200)
    expect([await tryToken(here), await tryToken(elsewhere)]).toEqual([401, 401])
    expect(await whoIs(elsewhere.cookie)).toBeNull()
    expect((await renew(here.email, here.cookie)).status).toBe(200)
    expect((await signIn(here.email, here.password)).status).toBe(401)
    expect((await signIn(here.email, "another good password")).status).toBe(200)
  })

  test("requires the present password and a good new one", async () => {
    const here = await shop.customer()
    const wrong = { ...here, password: "not the password" }
    expect(await changePassword(wrong, "another good password")).toMatchObject({
      status: 400,
      body: { code: "wrong_password" },
    })
    expect(await changePassword(here, "iloveyou")).toMatchObject({
      status: 400,
      body: { code: "password_common" },
    })
    expect(await changePassword(here, here.email)).toMatchObject({
      status: 400,
      body: { code: "password_is_email" },
    })
    expect(await tryToken(here)).toBe(200)
  })

  test("without a session is refused, even with a token", async () => {
    const { password, token } = await shop.customer()
    const body = { currentPassword: password, newPassword: "another good password" }
    expect(await ask("change-password", body)).toMatchObject({ status: 401 })
    expect(await ask("change-password", body, { authorization: `Bearer ${token}` })).toMatchObject({
      status: 401,
      body: { message: refusals.identity_proof_missing.text },
    })
  })

  test("leaves no token that is renewed at the same moment", async () => {
    const here = await shop.customer()
    let renewing: ReturnType<typeof shop.send> | undefined
    const change = () => changePassword(here, "another good password")
    const beginRenewal = async () => {
      renewing = shop.send(`PUT /user/${here.email}`, { token: here.token, body: {} })
      await expect.poll(() => waiting(shop)).toBe(2)
    }
    expect((await whileItWaits(shop, holdAccount(here), change, beginRenewal)).status).toBe(200)
    const token = String((await renewing)?.body.token)
    expect(await tryToken({ ...here, token })).toBe(401)
  })
})

describe("a password that changes while another process signs in by the old one", () => {
  test("ends the session that begins meanwhile", async () => {
    const here = await shop.customer()
    const change = () => changePassword(here, "another good password")
    const beginSession = () =>
      shop.sql(
        `insert into sessions (id, user_id, token, expires_at)
         values ('of another process', $1, 'of another process', now() + interval '1 day')`,
        [here.id],
      )
    expect((await whileItWaits(shop, holdAccount(here), change, beginSession)).status).toBe(200)
    expect(await countSessions(here)).toBe(1)
  })

  test("lets no session begin afterwards", async () => {
    const here = await shop.customer()
    const before = await countSessions(here)
    const holdSessions = (tx: Executor) => tx.execute(sql`lock table sessions in share mode`)
    const changed = (tx: Executor) =>
      tx.execute(sql`update accounts set password = 'changed' where user_id = ${here.id}`)
    const enter = () => signIn(here.email, here.password)
    expect((await whileItWaits(shop, holdSessions, enter, changed)).status).toBe(401)
    expect(await countSessions(here)).toBe(before)
  })
})

describe("cross-site calls", () => {
  const evil = ["https://evil.example", "null", "http://127.0.0.1", `${shop.url}.evil.example`]

  test.each(evil)("from %s are refused", async (foreign) => {
    const credentials = { email: person.email, password: person.password }
    for (const [call, body] of [
      ["sign-in/email", credentials],
      ["sign-out", {}],
      ["change-password", { currentPassword: person.password, newPassword: "stolen by a form" }],
    ] as const)
      expect(await ask(call, body, { origin: foreign, cookie: person.cookie })).toMatchObject({
        status: 403,
        body: { code: "foreign_origin" },
      })
    expect(await whoIs(person.cookie)).toMatchObject({ user: { email: person.email } })
  })

  test("with a cookie and no origin are refused", async () => {
    const { status } = await shop.send("POST /api/auth/sign-out", {
      body: {},
      headers: { cookie: person.cookie },
    })
    expect(status).toBe(403)
  })
})

test("identity provider calls that the shop does not use answer 404", async () => {
  for (const call of ["POST /update-user", "POST /delete-user", "GET /list-accounts", "GET /ok"]) {
    const [method, path] = call.split(" ")
    expect(
      await shop.send(`${method} /api/auth${path}`, {
        headers: { cookie: person.cookie, origin },
        ...(method === "POST" && { body: {} }),
      }),
    ).toMatchObject({ status: 404, body: { code: "route_not_found" } })
  }
})

test("neither passwords nor addresses reach the log", () => {
  const log = shop.logged.join("")
  expect(log).toContain("sign_in_failed")
  for (const secret of ["not the password", "another good password", person.password, person.email])
    expect(log).not.toContain(secret)
})
