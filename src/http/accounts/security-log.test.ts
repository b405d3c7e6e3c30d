import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { authenticator, earlyInStep } from "#test/authenticator.ts"
import { cookieHeader } from "#test/cookies.ts"
import { openTestApi, type Person } from "#test/test-shop.ts"

/** Tests the log of sign-ins, failed attempts and protections of accounts. */
const shop = await openTestApi({ rateLimitScale: 0 })
const { loggedEvents } = shop
let person: Person
beforeEach(async () => {
  person = await shop.customer()
  shop.logged.splice(0)
})
afterAll(() => shop.close())

const ask = async (call: string, body: unknown, cookie?: string) => {
  const { headers, ...answer } = await shop.send(`POST /api/auth/${call}`, {
    body,
    headers: { origin: shop.url, ...(cookie && { cookie }) },
  })
  return { ...answer, cookie: cookieHeader(headers) }
}
const signIn = ({ email, password }: Pick<Person, "email" | "password">) =>
  ask("sign-in/email", { email, password })
const address = "127.0.0.1"

const sessionIds = async () =>
  (await shop.sql("select id from sessions where user_id = $1", [person.id])).map(({ id }) => id)

describe("the security log records", () => {
  test("who registers, signs in and signs out", async () => {
    const newcomer = { email: "logged@shop.example", password: "a password of some length" }
    await ask("sign-up/email", { ...newcomer, name: "Ada" })
    expect(loggedEvents("signed_in")).toMatchObject([{ by: "registration", address }])

    shop.logged.splice(0)
    const before = await sessionIds()
    const { cookie } = await signIn(person)
    const [sessionId] = (await sessionIds()).filter((id) => !before.includes(id))
    const userId = person.id
    expect(loggedEvents("signed_in")).toMatchObject([
      { userId, sessionId, by: "password", address },
    ])

    await ask("sign-out", {}, cookie)
    expect(loggedEvents("signed_out")).toMatchObject([{ userId }])
  })

  test("nothing for a sign-out without a session", async () => {
    expect((await ask("sign-out", {})).status).toBe(200)
    expect(loggedEvents("signed_out")).toEqual([])
  })

  test("the origin of a wrong password and a hash of the account", async () => {
    const wrong = { ...person, password: "not the password" }
    await signIn(wrong)
    await signIn(wrong)
    await signIn({ ...wrong, email: "nobody@shop.example" })
    const [first, second, other] = loggedEvents("sign_in_failed")
    expect(first).toMatchObject({ level: 40, account: expect.stringMatching(/^.{16}$/), address })
    expect(second?.account).toBe(first?.account)
    expect(other?.account).not.toBe(first?.account)
  })

  test("a changed password and a closed account", async () => {
    const { id: userId, password: currentPassword, token } = person
    const newPassword = "another good password"
    await shop
      .as(person)("POST /account/close", { body: { password: "a guess" } })
      .catch(() => null)
    expect(loggedEvents("account_closed")).toEqual([])
    await ask("change-password", { currentPassword, newPassword }, person.cookie)
    expect(loggedEvents("password_changed")).toMatchObject([{ userId, address }])
    const again = await shop.signIn({ ...person, password: newPassword })
    expect(again.token).not.toBe(token)
    await shop.as(again)("POST /account/close", { body: { password: newPassword } })
    expect(loggedEvents("account_closed")).toMatchObject([{ userId, address }])
    expect(
      await shop.sql("select action, target from audit_log where actor_id = $1", [userId]),
    ).toEqual([{ action: "account.close", target: userId }])
  })

  test("a second factor turned on and off, and each sign-in with it", async () => {
    const { password, id: userId } = person
    const prepared = await ask("two-factor/enable", { password }, person.cookie)
    const codeOf = authenticator(String(prepared.body.totpURI))
    await earlyInStep()
    const on = await ask("two-factor/verify-totp", { code: codeOf(-1) }, person.cookie)
    expect(loggedEvents("second_factor_on")).toMatchObject([{ userId, address }])
    expect(loggedEvents("signed_in"), "it was no sign-in").toEqual([])

    const half = await signIn(person)
    expect(loggedEvents("signed_in"), "nor is a password alone").toEqual([])
    await ask("two-factor/verify-totp", { code: "000000" }, half.cookie)
    const [wrong] = loggedEvents("wrong_code")
    expect(wrong).toMatchObject({ level: 40, address })
    expect(wrong).not.toHaveProperty("account")
    await ask("two-factor/verify-totp", { code: codeOf() }, half.cookie)
    expect(loggedEvents("signed_in")).toMatchObject([{ userId, by: "code", address }])
    expect(loggedEvents("recovery_code_used")).toEqual([])

    const [code] = Array.isArray(prepared.body.backupCodes) ? prepared.body.backupCodes : []
    await ask("two-factor/verify-backup-code", { code }, (await signIn(person)).cookie)
    expect(loggedEvents("signed_in").at(-1)).toMatchObject({ userId, by: "recovery code", address })
    expect(loggedEvents("recovery_code_used")).toMatchObject([{ level: 40, userId, address }])

    await ask("two-factor/disable", { password }, on.cookie)
    expect(loggedEvents("second_factor_off")).toMatchObject([{ userId, address }])
  })
})
