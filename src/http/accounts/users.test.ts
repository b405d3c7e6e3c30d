import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { refusals } from "#contract/refusals.ts"
import { openTestApi, type Person } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const other = await shop.customer()
let person: Person
beforeEach(async () => {
  person = await shop.customer()
})
afterAll(() => shop.close())

const auditOf = (target: string) =>
  shop.sql("select actor_id, action from audit_log where target = $1 order by id", [target])
const roleOf = async ({ id }: Person) =>
  (await shop.sql("select role from profiles where user_id = $1", [id]))[0]?.role

describe("the address in the path", () => {
  const read = (email: string, by = person) => shop.send(`GET /user/${email}`, { token: by.token })

  test("is decoded once and matches its owner in any case", async () => {
    expect(await read(person.email.toUpperCase())).toMatchObject({ status: 200 })
    expect(await read(encodeURIComponent(person.email))).toMatchObject({ status: 200 })
    expect(await read(encodeURIComponent(encodeURIComponent(person.email)))).toMatchObject({
      status: 403,
    })
  })

  test.each([
    ["a NUL at the end", (email: string) => `${email}%00`],
    ["a NUL and another address", (email: string) => `${email}%00@evil.example`],
    ["a slash", (email: string) => `${email}%2F..`],
    ["a way out", (email: string) => `..%2Fuser%2F${email}`],
    ["a Cyrillic letter", (email: string) => email.replace("o", "%D0%BE")],
    ["a full-width at sign", (email: string) => email.replace("@", "%EF%BC%A0")],
    ["a dotless i", (email: string) => email.replace("@", "%C4%B1@")],
    ["a zero-width space", (email: string) => `${email}%E2%80%8B`],
    ["a broken escape", (email: string) => `${email}%`],
    ["broken UTF-8", (email: string) => `${email}%C3%28`],
    ["a second address", (email: string) => `${email},other@shop.example`],
    ["a wildcard", () => "%25"],
  ])("with %s is not the owner's, and is unknown to administrators", async (_, spell) => {
    const email = spell(person.email)
    expect(await read(email)).toMatchObject({
      status: 403,
      body: { message: refusals.forbidden.text },
    })
    expect(await read(email, shop.admin)).toMatchObject({ status: 404 })
    const token = shop.admin.token
    expect(await shop.send(`PUT /user/admin/${email}`, { token })).toMatchObject({ status: 404 })
    expect(await shop.send(`GET /admin/${email}`, { token })).toMatchObject({
      body: { admin: false },
    })
  })
})

describe("GET /user/{email}", () => {
  test("returns a profile, empty until it is filled in, to its owner and administrators", async () => {
    const params = { email: person.email }
    const profile = await shop.as(person)("GET /user/{email}", { params })
    expect(profile).toEqual({
      _id: person.id,
      email: person.email,
      name: person.name,
      education: "",
      location: "",
      phone: "",
      linkedin: "",
      role: "user",
    })
    expect(await shop.as(shop.admin)("GET /user/{email}", { params })).toEqual(profile)
    await expect(shop.as(other)("GET /user/{email}", { params })).rejects.toMatchObject({
      status: 403,
    })
  })

  test("answers administrators 404 for an unknown address", async () => {
    const params = { email: "nobody@shop.example" }
    await expect(shop.as(shop.admin)("GET /user/{email}", { params })).rejects.toMatchObject({
      status: 404,
      body: { code: "user_not_found" },
    })
  })
})

describe("GET /user", () => {
  const list = async (query: {
    q?: string
    limit?: number
    after?: string
    with?: "emailVerified"
  }) => shop.as(shop.admin)("GET /user", { query })

  test("lists four fields of each account, a fifth on request, and audits the reader", async () => {
    const { id: _id, email, name } = person
    const fields = { _id, email, name, role: "user" }
    expect(await list({ q: email })).toEqual([fields])
    const query = { q: email, with: "emailVerified" as const }
    expect(await list(query)).toEqual([{ ...fields, emailVerified: false }])
    await shop.verifyEmail(person)
    expect(await list(query)).toEqual([{ ...fields, emailVerified: true }])
    expect((await auditOf("users")).at(-1)).toEqual({
      actor_id: shop.admin.id,
      action: "user.list",
    })
  })

  test("searches by name or address without wildcards, and pages", async () => {
    const latest = await shop.customer()
    expect(await list({ q: latest.email.toUpperCase() })).toMatchObject([{ _id: latest.id }])
    expect(await list({ q: "customer_" })).toEqual([])
    const [first, second] = await list({ limit: 2 })
    expect(await list({ limit: 1, after: String(first?._id) })).toEqual([second])
    expect(await list({ after: "no-such-user" })).toEqual([])
  })
})

describe("PUT /userUpdate/{email}", () => {
  const filled = {
    education: "MSc Physics",
    location: "Leeds",
    phone: "+44 20 7946 0958",
    linkedin: "https://linkedin.example/in/ada",
  }
  const update = (body: Record<string, unknown>, by = person, whose = person) =>
    shop.send(`PUT /userUpdate/${whose.email}`, { token: by.token, body })
  const profileOf = ({ email }: Person) =>
    shop.as(shop.admin)("GET /user/{email}", { params: { email } })

  test("changes one's own profile, and counts one even if nothing differs", async () => {
    for (let round = 0; round < 2; round += 1)
      expect((await update({ ...filled, name: " Ada Lovelace " })).body).toEqual({
        acknowledged: true,
        success: true,
        matchedCount: 1,
        modifiedCount: 1,
      })
    expect(await profileOf(person)).toMatchObject({ ...filled, name: "Ada Lovelace" })
    await update(filled)
    expect(await profileOf(person)).toMatchObject({ name: "Ada Lovelace" })
  })

  test("for another profile is refused, also for administrators", async () => {
    for (const by of [other, shop.admin])
      expect(await update(filled, by)).toMatchObject({ status: 403, body: { modifiedCount: 0 } })
    expect(await profileOf(person)).toMatchObject({ education: "" })
  })

  test("accepts a phone as a number, but not a card number", async () => {
    expect(await update({ ...filled, phone: 442079460958 })).toMatchObject({ status: 200 })
    expect(await profileOf(person)).toMatchObject({ phone: "442079460958" })
    for (const [phone, message] of [
      [4242424242424242, /card number/],
      [1.5, /^Phone is Required$/],
      [1e300, /^Phone is Required$/],
      [true, /^Phone is Required$/],
    ] as const) {
      const { status, body } = await update({ ...filled, phone })
      expect(status).toBe(400)
      expect(body).toMatchObject({ fields: { phone: expect.stringMatching(message) } })
    }
  })

  test("lists the errors in its message, for clients that show only that", async () => {
    const { body } = await update({ ...filled, education: " ", phone: "" })
    expect(body.message).toBe("Education is Required. Phone is Required")
  })

  test("names every field that is missing, blank or too long", async () => {
    const { status, body } = await update({ education: " ", phone: "1".repeat(201), linkedin: 5 })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      success: false,
      modifiedCount: 0,
      fields: {
        education: "Education is Required",
        location: "Location is Required",
        phone: "Phone has at most 200 characters",
        linkedin: "Linkedin is Required",
      },
    })
    expect(await update({ ...filled, name: "x".repeat(81) })).toMatchObject({ status: 400 })
  })

  test("grants no rights and no other address, and logs the attempt", async () => {
    const before = shop.logged.length
    const attempt = { role: "admin", email: other.email, _id: other.id, admin: true }
    expect(await update({ ...filled, ...attempt })).toMatchObject({ status: 200 })
    expect(await profileOf(person)).toMatchObject({
      _id: person.id,
      email: person.email,
      role: "user",
    })
    expect(shop.logged.slice(before).join("")).toContain("profile_bypass_attempt")
  })

  test("sent twice at once stores one of the two completely", async () => {
    const [a, b] = ["A", "B"].map((letter) => ({
      education: letter,
      location: letter,
      phone: letter,
      linkedin: letter,
      name: letter,
    }))
    await Promise.all(Array.from({ length: 10 }, (_, n) => update({ ...(n % 2 ? a : b) })))
    const { education, location, phone, linkedin, name } = await profileOf(person)
    expect(new Set([education, location, phone, linkedin, name]).size).toBe(1)
  })
})

describe("PUT /user/admin/{email}", () => {
  const promote = (email: string, by: Person) =>
    shop.send(`PUT /user/admin/${email}`, { token: by.token })

  test("makes an administrator once, effective at once, and is audited", async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => promote(person.email, shop.admin)),
    )
    expect(replies.filter(({ body }) => body.modifiedCount === 1)).toHaveLength(1)
    for (const { status, body } of replies)
      expect({ status, body }).toMatchObject({ status: 200, body: { matchedCount: 1 } })
    expect(await shop.send("GET /order", { token: person.token })).toMatchObject({ status: 200 })
    expect(await auditOf(person.id)).toEqual([
      { actor_id: shop.admin.id, action: "user.make_admin" },
    ])
  })

  test("is refused to customers, also for themselves", async () => {
    for (const email of [person.email, other.email, shop.admin.email])
      expect(await promote(email, person)).toMatchObject({ status: 403 })
    expect(await roleOf(person)).toBe("user")
  })

  test("answers 404 for an address without an account, so that nobody registers into the role", async () => {
    const early = { email: "early@shop.example" }
    expect(await promote(early.email, shop.admin)).toMatchObject({
      status: 404,
      body: { modifiedCount: 0, code: "user_not_found" },
    })
  })
})

describe("GET /admin/{email}", () => {
  const ask = (email: string, by = person) =>
    shop.as(by)("GET /admin/{email}", { params: { email } })

  test("answers people about themselves, and administrators about anybody", async () => {
    expect(await ask(person.email)).toEqual({ admin: false })
    expect(await ask(shop.admin.email, shop.admin)).toEqual({ admin: true })
    expect(await ask(person.email, shop.admin)).toEqual({ admin: false })
    expect(await ask("nobody@shop.example", shop.admin)).toEqual({ admin: false })
    await expect(ask(shop.admin.email)).rejects.toMatchObject({ status: 403 })
  })
})
