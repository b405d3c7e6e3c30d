import { sql } from "drizzle-orm"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { payOrder } from "#test/pay.ts"
import { openTestApi, type Person } from "#test/test-shop.ts"
import { whileItWaits } from "#test/waiting.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
let person: Person
beforeEach(async () => {
  person = await shop.customer()
})
afterAll(() => shop.close())

const sessionsOf = (whose: Person) => shop.as(whose)("GET /account/sessions")
const tokenWorks = async ({ token, email }: Person) =>
  (await shop.send(`GET /user/${email}`, { token })).status === 200
const end = (which: "others" | "all", by: Person) =>
  shop.as(by)("POST /account/sessions/end", { body: { which } })
const close = (by: Person, body: { password?: string } = { password: by.password }) =>
  shop.as(by)("POST /account/close", { body })
const details = {
  phone: "+44 1632 960",
  purchaseOrder: "PO-1",
  shipTo: "Dock 4",
  note: "Ask for Ada",
}
const order = async (by = person, quantity = 2) => {
  const purchaseId = await shop.part({ availableQuantity: 10 })
  const body = { lines: [{ partId: purchaseId, quantity }], ...details }
  return { purchaseId, id: (await shop.as(by)("POST /order", { body })).insertedId }
}
const deliver = async (id: string) => {
  await payOrder(shop, person, id)
  for (const _ of ["approved", "shipped", "delivered"])
    await shop.as(shop.admin)("PUT /order/{id}", { params: { id } })
}

describe("sessions", () => {
  const addUnused = (count: number) =>
    shop.sql(
      `insert into sessions (id, user_id, token, expires_at, created_at, updated_at)
       select $1 || n, $1, $1 || n, now() + interval '1 day', now() - interval '1 hour', now() - interval '1 hour'
       from generate_series(1, $2) as n`,
      [person.id, count],
    )

  test("of an account are the hundred used last, however old, also by a token", async () => {
    await shop.sql(
      "update sessions set created_at = now() - interval '2 days', updated_at = now() - interval '2 days' where user_id = $1",
      [person.id],
    )
    await addUnused(150)
    const sessions = await sessionsOf(await shop.signIn(person))
    expect(sessions).toHaveLength(100)
    expect(await sessionsOf(person)).toHaveLength(100)
  })

  test("of an account are at most a hundred, also when two sign in at once", async () => {
    await addUnused(150)
    await Promise.all([shop.signIn(person), shop.signIn(person)])
    const sessions = await sessionsOf(await shop.signIn(person))
    expect(sessions).toHaveLength(100)
    const isNew = ({ createdAt }: { createdAt: string }) =>
      Date.parse(createdAt) > Date.now() - 30 * 60 * 1000
    expect(sessions.filter(isNew), "with the first, which is still valid").toHaveLength(4)
    expect(await sessionsOf(person)).toHaveLength(100)
  })

  test("are listed with their address and browser, without their tokens", async () => {
    const elsewhere = await shop.signIn(person)
    const sessions = await sessionsOf(person)
    expect(sessions).toHaveLength(2)
    expect(sessions.filter(({ current }) => current)).toHaveLength(1)
    expect(sessions[0]).toMatchObject({ address: "127.0.0.1", userAgent: expect.any(String) })
    const [token = ""] = decodeURIComponent(elsewhere.cookie.split("=")[1] ?? "").split(".")
    expect(JSON.stringify(sessions)).not.toContain(token)
  })

  test("can be ended one by one, with their tokens", async () => {
    const elsewhere = await shop.signIn(person)
    const other = (await sessionsOf(person)).find(({ current }) => !current)
    const params = { id: other?._id ?? "" }
    const remove = () => shop.as(person)("DELETE /account/sessions/{id}", { params })
    expect(await remove()).toMatchObject({ deletedCount: 1 })
    expect(await remove()).toMatchObject({ deletedCount: 0 })
    expect([await tokenWorks(elsewhere), await tokenWorks(person)]).toEqual([false, true])
  })

  test("on other devices end together, and this one stays", async () => {
    const elsewhere = [await shop.signIn(person), await shop.signIn(person)]
    expect(await end("others", person)).toMatchObject({ deletedCount: 2 })
    for (const one of elsewhere) expect(await tokenWorks(one)).toBe(false)
    expect(await tokenWorks(person)).toBe(true)
  })

  test("on all devices end together, including this one", async () => {
    const elsewhere = await shop.signIn(person)
    expect(await end("all", person)).toMatchObject({ deletedCount: 2 })
    expect([await tokenWorks(elsewhere), await tokenWorks(person)]).toEqual([false, false])
  })

  test("of other people cannot be ended", async () => {
    const other = await shop.customer()
    const [theirs] = await sessionsOf(other)
    const params = { id: theirs?._id ?? "" }
    expect(await shop.as(person)("DELETE /account/sessions/{id}", { params })).toMatchObject({
      deletedCount: 0,
    })
    await end("all", person)
    expect(await tokenWorks(other)).toBe(true)
  })

  test("expire 30 days after sign-in, however much they are used", async () => {
    await shop.sql(
      "update sessions set created_at = now() - interval '29 days', expires_at = now() + interval '7 days' where user_id = $1",
      [person.id],
    )
    const [session] = await shop.sql(
      "select expires_at < now() + interval '1 day' as soon from sessions where user_id = $1",
      [person.id],
    )
    expect(session).toEqual({ soon: true })
  })
})

describe("the account", () => {
  test("lists its ways to sign in", async () => {
    expect(await shop.as(person)("GET /account")).toEqual({
      email: person.email,
      name: person.name,
      emailVerified: false,
      hasPassword: true,
      twoFactorEnabled: false,
      twoFactorMissing: false,
      identities: [],
      createdAt: expect.any(String),
    })
  })

  test("is exported whole, without other people's data", async () => {
    const { id } = await order()
    const other = await shop.customer()
    await order(other)
    const kept = await shop.as(person)("GET /account/export")
    expect(kept).toMatchObject({
      account: { email: person.email },
      profile: { _id: person.id, role: "user" },
      orders: [{ _id: id, userName: person.name, ...details, price: 298 }],
      reviews: [],
    })
    expect(kept.sessions).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toMatch(/argon2id|token/i)
    expect(JSON.stringify(kept)).not.toContain(other.email)
  })
})

describe("closing the account", () => {
  test("deletes the person, sign-in and tokens; delivered orders stay without names", async () => {
    const { id } = await order()
    await deliver(id)
    await shop.sql("update orders set decline_reason = 'Ada moved' where id = $1", [id])
    expect(await close(person)).toEqual({ acknowledged: true, success: true })
    expect(await tokenWorks(person)).toBe(false)
    const signIn = await shop.send("POST /api/auth/sign-in/email", {
      body: { email: person.email, password: person.password },
    })
    expect(signIn).toMatchObject({ status: 401, body: { code: "sign_in_failed" } })
    const left = await shop.as(shop.admin)("GET /order/{id}", { params: { id } })
    const stored = await shop.sql("select * from orders where id = $1", [id])
    expect(JSON.stringify([left, stored])).not.toMatch(/PO-1|Dock 4|Ada/)
    expect(left).toMatchObject({
      productName: "Anvil 1000",
      paid: true,
      email: "",
      userName: "Closed account",
      phone: "",
    })
    const tables = ["users", "accounts", "sessions", "profiles", "verifications", "mail_outbox"]
    for (const table of tables)
      expect(JSON.stringify(await shop.sql(`select * from ${table}`))).not.toContain(person.email)
    const listed = await shop.as(shop.admin)("GET /user")
    expect(listed.map(({ _id }) => _id)).not.toContain(person.id)
  })

  test("deletes a mail that is being written meanwhile", async () => {
    const { email } = person
    await shop.sql(
      "insert into events (name, subject, data) values ('test.held', $1, jsonb_build_object('email', $1::text))",
      [email],
    )
    await whileItWaits(
      shop,
      (tx) => tx.execute(sql`delete from events where name = 'test.held'`),
      () => close(person),
      (tx) =>
        tx.execute(
          sql`insert into mail_outbox (recipient, template, data) values (${email}, 'order-paid', '{}')`,
        ),
    )
    expect(await shop.sql("select id from mail_outbox where recipient = $1", [email])).toEqual([])
  })

  test("lets the address register again as a new account", async () => {
    await order()
    await close(person)
    const { status, body } = await shop.send("POST /api/auth/sign-up/email", {
      body: { name: "Anew", email: person.email, password: person.password },
    })
    expect(status).toBe(200)
    expect(Object(body.user).id).not.toBe(person.id)
  })

  test("deletes unpaid orders and returns their stock", async () => {
    const { purchaseId, id } = await order(person, 4)
    await close(person)
    expect(
      await shop.sql("select available_quantity from parts where id = $1", [purchaseId]),
    ).toEqual([{ available_quantity: 10 }])
    expect(await shop.sql("select status, email from orders where id = $1", [id])).toEqual([
      { status: "cancelled", email: "" },
    ])
  })

  test("is refused while a paid order is on its way", async () => {
    const { id } = await order()
    await payOrder(shop, person, id)
    await expect(close(person)).rejects.toMatchObject({
      status: 409,
      body: { code: "orders_under_way", success: false },
    })
    expect(await tokenWorks(person)).toBe(true)
    const body = { reason: "Not to be had any more." }
    await shop.as(shop.admin)("POST /order/{id}/refund", { params: { id }, body })
    expect(await close(person)).toMatchObject({ success: true })
  })

  test("needs the password or a recent sign-in", async () => {
    await expect(close(person, { password: "not the password" })).rejects.toMatchObject({
      status: 400,
      body: { code: "wrong_password" },
    })
    await shop.sql(
      "update sessions set created_at = now() - interval '11 minutes' where user_id = $1",
      [person.id],
    )
    await expect(close(person, {})).rejects.toMatchObject({
      status: 403,
      body: { code: "sign_in_again" },
    })
    const fresh = await shop.signIn(person)
    expect(await close(fresh, {})).toMatchObject({ success: true })
  })

  test("is refused to the only administrator, whose unpaid orders stay", async () => {
    const { id } = await order(shop.admin)
    await expect(close(shop.admin, { password: shop.admin.password })).rejects.toMatchObject({
      status: 409,
      body: { code: "last_administrator" },
    })
    expect(await shop.sql("select status from orders where id = $1", [id])).toEqual([
      { status: "pending" },
    ])
    await shop.as(shop.admin)("PUT /user/admin/{email}", { params: { email: person.email } })
    expect(await close(person), "while there is another").toMatchObject({ success: true })
  })
})

describe("closing the account concurrently", () => {
  test("closes it once", async () => {
    const closings = await Promise.allSettled(Array.from({ length: 5 }, () => close(person)))
    expect(closings.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
  })

  test("leaves no order with a name on it", async () => {
    const purchaseId = await shop.part({ availableQuantity: 100 })
    const buy = () =>
      shop
        .as(person)("POST /purchase", { body: { purchaseId, quantity: 1 } })
        .catch(() => null)
    await Promise.all([close(person).catch(() => null), ...Array.from({ length: 10 }, buy)])
    if (await tokenWorks(person)) await close(person)
    const named = await shop.sql("select id from orders where user_id = $1 and email <> ''", [
      person.id,
    ])
    expect(named).toEqual([])
  })

  test("keeps one administrator when all of them close theirs", async () => {
    const admins = [shop.admin, person, await shop.customer(), await shop.customer()]
    for (const { email } of admins.slice(1))
      await shop.as(shop.admin)("PUT /user/admin/{email}", { params: { email } })
    // Each is checked while others remain, and then closed.
    const closings = await whileItWaits(
      shop,
      (tx) => tx.execute(sql`lock table users in exclusive mode`),
      () => Promise.allSettled(admins.map((admin) => close(admin))),
      async () => undefined,
      admins.length,
    )
    const refused = closings.filter(({ status }) => status === "rejected")
    expect(refused).toMatchObject([{ reason: { body: { code: "last_administrator" } } }])
    const left = await shop.sql("select user_id from profiles where role = 'admin'")
    expect(left).toHaveLength(1)
  })
})

const profile = { education: "Leeds", location: "Leith", phone: "555 0100", linkedin: "ada" }
const review = { name: "Ada", description: "Quiet.", photo: "/img/parts/anvil-1000-960.webp" }

test.each([
  ["PUT /userUpdate/", profile],
  ["POST /review", { ...review, rating: 5 }],
  ["POST /part-review/1/report", { reason: "A lie." }],
])("%s stores nothing for an account that is closed in the meantime", async (call, body) => {
  const { id, token, email } = person
  const answer = await whileItWaits(
    shop,
    (tx) => tx.execute(sql`select from users where id = ${id} for no key update`),
    () => shop.send(call.endsWith("/") ? call + email : call, { token, body }),
    (tx) => tx.execute(sql`update users set closed_at = now() where id = ${id}`),
  )
  expect(answer.status).toBe(401)
})
