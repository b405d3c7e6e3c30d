import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi, type Person } from "#test/test-shop.ts"

// Without stand-ins mail stays in the queue, where its links can be read.
const shop = await openTestApi({ sandbox: false, rateLimitScale: 0 })
const origin = shop.url
let person: Person
beforeEach(async () => {
  person = await shop.customer()
})
afterAll(() => shop.close())

const ask = (call: string, body: unknown, cookie?: string) =>
  shop.send(`POST /api/auth/${call}`, { body, headers: { origin, ...(cookie && { cookie }) } })
const reset = (token: string, newPassword: string) => ask("reset-password", { token, newPassword })
const signIn = async (password: string) =>
  (await ask("sign-in/email", { email: person.email, password })).status

/** Requests several links. Returns their tokens. */
async function mailedLinks(count: number): Promise<string[]> {
  for (let n = 0; n < count; n += 1) await ask("request-password-reset", { email: person.email })
  const mails = await shop.sql(
    "select data from mail_outbox where recipient = $1 and template = 'password-reset' order by id",
    [person.email],
  )
  return mails.map(({ data }) => new URL(Object(data).link).searchParams.get("token") ?? "")
}

const refused = { status: 400, body: { code: "link_invalid" } }

describe("password reset links expire", () => {
  test("when one of them is used", async () => {
    const [first = "", second = "", third = ""] = await mailedLinks(3)
    expect((await reset(second, "a new password, longer")).status).toBe(200)
    for (const token of [first, second, third])
      expect(await reset(token, "somebody else's choice")).toMatchObject(refused)
    expect(await signIn("a new password, longer")).toBe(200)
  })

  test("when the password is changed on the account page", async () => {
    const [link = ""] = await mailedLinks(1)
    const body = { currentPassword: person.password, newPassword: "a new password, longer" }
    expect((await ask("change-password", body, person.cookie)).status).toBe(200)
    expect(await reset(link, "somebody else's choice")).toMatchObject(refused)
    expect(await signIn("a new password, longer")).toBe(200)
  })

  test("when a person without a password has chosen one", async () => {
    await shop.sql("delete from accounts where user_id = $1", [person.id])
    const [first = "", second = ""] = await mailedLinks(2)
    expect((await reset(first, "a new password, longer")).status).toBe(200)
    expect(await reset(second, "somebody else's choice")).toMatchObject(refused)
  })

  test("when the account is closed, also if one was requested at that moment", async () => {
    const [link = ""] = await mailedLinks(1)
    await shop.sql("update users set closed_at = now() where id = $1", [person.id])
    expect(await reset(link, "a new password, longer")).toMatchObject(refused)
  })

  test("except one when several are used at once", async () => {
    const links = await mailedLinks(5)
    const answers = await Promise.all(links.map((link, n) => reset(link, `password number ${n}`)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400])
    const chosen = answers.findIndex(({ status }) => status === 200)
    expect(await signIn(`password number ${chosen}`)).toBe(200)
  })

  test("but not when another person's link is used", async () => {
    const [link = ""] = await mailedLinks(1)
    const owner = person
    person = await shop.customer()
    const [others = ""] = await mailedLinks(1)
    await reset(others, "a new password, longer")
    person = owner
    expect((await reset(link, "a new password, longer")).status).toBe(200)
  })
})
