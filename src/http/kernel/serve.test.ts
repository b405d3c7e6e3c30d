import { type SQL, sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { refusals } from "#contract/refusals.ts"
import { aPart, openTestApi, type SendOptions } from "#test/test-shop.ts"
import { waiting, whileItWaits } from "#test/waiting.ts"

const shop = await openTestApi({
  rateLimitScale: 0,
  adminTotp: "required",
  databasePoolSize: 20,
})
const { admin } = shop
const customer = await shop.customer()
const secondFactor = (on: boolean) =>
  shop.sql("update users set two_factor_enabled = $2 where id = $1", [admin.id, on])
await secondFactor(true)
const partId = await shop.part()
beforeEach(() => secondFactor(true))
afterAll(() => shop.close())

describe("an unauthorized caller is refused before the input is read", () => {
  const ask = (route: string, options: SendOptions = {}) =>
    shop.send(route, { body: "{", ...options })
  const refused = () => shop.loggedEvents("refused").at(-1)

  test("without a token, and without the call's counters", async () => {
    for (const route of ["POST /part", "POST /purchase"]) {
      const { status, body } = await ask(route)
      expect({ status, body }).toEqual({
        status: 401,
        body: { message: refusals.unauthenticated.text },
      })
    }
  })

  test("without the rights, which is logged", async () => {
    const { status, body } = await ask("PUT /order/none", { token: customer.token })
    expect({ status, body }).toEqual({ status: 403, body: { message: refusals.forbidden.text } })
    const facts = { code: "forbidden", route: "/order/{id}", userId: customer.id }
    expect(refused()).toMatchObject(facts)
  })

  test("without the second factor that the shop requires of administrators", async () => {
    await secondFactor(false)
    const answer = await ask("POST /part", { token: admin.token })
    expect(answer).toMatchObject({ status: 403, body: { code: "second_factor_missing" } })
  })

  test("and an authorized one gets the call's counters with a refusal", async () => {
    expect(await ask("POST /part", { token: admin.token })).toMatchObject({
      status: 400,
      body: { success: false, code: "invalid_json" },
    })
  })
})

test.each([
  [undefined, 401],
  ["Bearer T", 200],
  ["bearer T", 200],
  ["Bearer T T", 401],
  ["Bearer  T", 401],
  ["Old Bearer T", 401],
])("the header %j is answered with %i", async (header, status) => {
  const headers = header && { authorization: header.replaceAll("T", customer.token) }
  expect(await shop.send("GET /myorder", { ...(headers && { headers }) })).toMatchObject({ status })
})

test("only public responses may be cached, and must be revalidated", async () => {
  const kept = async (route: string, token = "") =>
    (await shop.send(route, { token })).headers.get("cache-control")
  for (const route of ["GET /part", "GET /config"])
    expect(await kept(route)).toBe("public, max-age=0, must-revalidate")
  expect(await kept("GET /myorder", customer.token)).toBe("no-store")
  expect(await kept("GET /order", admin.token)).toBe("no-store")
})

test("an account runs a few calls at once while others are present, so that those are answered", async () => {
  const other = await shop.customer()
  const owner = { token: customer.token }
  const answers = await whileItWaits(
    shop,
    (tx) => tx.execute(sql`lock table orders in access exclusive mode`),
    async () => {
      const present = shop.send("GET /myorder", { token: other.token })
      await expect.poll(() => waiting(shop)).toBe(1)
      // More than the shop has connections.
      const calls = Array.from({ length: 40 }, () => shop.send("GET /myorder", owner))
      return Promise.all([present, ...calls])
    },
    async () => {
      for (let n = 0; n < 3; n += 1)
        expect((await shop.send("GET /list", { token: other.token })).status).toBe(200)
    },
    9,
  )
  for (const { status } of answers) expect(status).toBe(200)
})

test("if a page and a call share an address, browser navigation gets the page", async () => {
  const asBrowser = { headers: { accept: "text/html,*/*;q=0.8" } }
  const page = { status: 404, body: { viewer: null } }
  expect(await shop.send("GET /cart", asBrowser)).toMatchObject(page)
  expect(await shop.send("GET /list/none.data")).toMatchObject(page)
  expect(await shop.send("GET /cart")).toMatchObject({ status: 200, body: { lines: [] } })
  expect(await shop.send("GET /cart", { headers: { accept: "*/*" } })).toMatchObject({
    status: 200,
  })
  const parts = await shop.send("GET /config", asBrowser)
  expect(parts.headers.get("content-type")).toMatch("application/json")
  expect(parts.body).not.toHaveProperty("viewer")
})

describe("after a lost database connection", () => {
  beforeAll(async () => {
    await shop.sql(`create function wait_at_commit() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock_shared(1); return null; end $$`)
    await shop.sql(`create constraint trigger waits_at_commit after insert on audit_log
      deferrable initially deferred for each row execute function wait_at_commit()`)
  })
  const table = (name: string) => sql`lock table ${sql.identifier(name)} in access exclusive mode`
  const part = sql`select from parts where id = ${partId} for update`
  /** Waits at the commit, whose result is then unknown. */
  const commit = sql`select pg_advisory_xact_lock(1)`

  /** Sends a request whose database connection is ended once it waits for this lock. */
  const cutOffAt = (lock: SQL, route: string, options: SendOptions) =>
    whileItWaits(
      shop,
      (tx) => tx.execute(lock),
      () => shop.send(route, options),
      (tx) =>
        tx.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`),
    )
  const order = { token: customer.token, body: { purchaseId: partId, quantity: 1 } }
  const unavailable = { status: 503, body: { code: "database_unavailable" } }
  const key = { "idempotency-key": "once" }
  const orders = async () => (await shop.sql("select id from orders")).length

  test("authentication is retried, whatever the call does", async () => {
    const write = { token: admin.token, body: aPart() }
    expect(await cutOffAt(table("access_tokens"), "POST /part", write)).toMatchObject({
      status: 200,
    })
  })

  test("a read is retried", async () => {
    const { token } = customer
    expect(await cutOffAt(table("orders"), "GET /myorder", { token })).toMatchObject({
      status: 200,
    })
  })

  test("a write with an idempotency key is retried and happens once", async () => {
    const before = await orders()
    const answer = await cutOffAt(part, "POST /purchase", { ...order, headers: key })
    expect(answer).toMatchObject({ status: 200 })
    expect(await orders()).toBe(before + 1)
  })

  test("a write without a key is not retried", async () => {
    expect(await cutOffAt(part, "POST /purchase", order)).toMatchObject(unavailable)
  })

  test("a write with a key that the call does not take is not retried", async () => {
    const { body } = await shop.send("POST /purchase", order)
    const options = { token: admin.token, headers: key }
    for (const route of [`DELETE /part/${await shop.part()}`, `PUT /order/${body.insertedId}`])
      expect(await cutOffAt(commit, route, { ...options, body: aPart() })).toMatchObject(
        unavailable,
      )
  })
})
