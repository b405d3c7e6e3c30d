import { setTimeout as delay } from "node:timers/promises"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openTestApi, type Person } from "../test-shop.ts"
import { accessMatrix, openWorld, otherAddresses, requestOf } from "./access-matrix.ts"

// All that comes of a GET besides its answer, each for a reason.

/** A token ends after two idle hours, so its use is noted, once a minute at most. */
const tokenUsed = ["access_tokens"]
/** A session ends after seven idle days: the same, once a day at most. */
const sessionUsed = ["sessions"]
const writtenByCall = new Map([
  ["GET /api/auth/get-session", sessionUsed],
  // Who took personal data out of the shop, and how often.
  ["GET /user", ["audit_log"]],
  ["GET /export/orders", ["audit_log", "rate_limits"]],
  ["GET /myorder.csv", ["rate_limits"]],
  ["GET /export/products", ["audit_log", "rate_limits"]],
  ["GET /export/audit", ["audit_log", "rate_limits"]],
  ["GET /export/return-rates", ["audit_log", "rate_limits"]],
  // Which of two orders at one total a payment means that names none: operations/payments/payable-order.ts.
  ["GET /order/{id}", ["orders"]],
])

const shop = await openTestApi()
const world = await openWorld(shop)
const buyer = await shop.customer()
const single = await shop.customer()
afterAll(() => shop.close())

beforeAll(async () => {
  const body = { purchaseId: world.partId, quantity: 1 }
  for (let count = 0; count < 2; count += 1) await shop.as(buyer)("POST /purchase", { body })
  for (const person of [single, shop.admin]) await world.orderOf(person)
  // What was left to jobs is done before anything is compared.
  while ((await shop.sql("select from mail_outbox where state = 'queued'")).length > 0)
    await delay(50)
})

/** Every row of every table with the transaction that wrote it, so that writing the same again shows, too. */
async function snapshot() {
  const tables = await shop.sql(
    "select format('%I', tablename) as name from pg_tables where schemaname = 'public'",
  )
  const rows = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(string_agg(t.xmin || t::text, ',' order by t.ctid)) from ${name} t`,
  )
  return new Map((await shop.sql(rows.join(" union all "))).map(({ name, md5 }) => [name, md5]))
}

/** The tables that this request wrote to, of somebody who was away for long. */
async function writtenBy(route: string, { token = "", cookie = "" }: Partial<Person>) {
  await shop.sql("update access_tokens set last_used_at = now() - interval '1 hour'")
  await shop.sql("update sessions set expires_at = now() + interval '3 days'")
  const before = await snapshot()
  const answer = await shop.send(route, { headers: { cookie }, ...(token && { token }) })
  const after = await snapshot()
  const written = [...after].flatMap(([name, md5]) => (md5 === before.get(name) ? [] : [name]))
  return { status: answer.status, written: written.toSorted() }
}

const reads = accessMatrix.filter(({ route }) => route.startsWith("GET "))

test.each(reads)("$route writes nothing but what is named", async (row) => {
  for (const [reader, whose] of [
    [{}, buyer],
    [buyer, buyer],
    [shop.admin, shop.admin],
  ] as const) {
    const { address } = await requestOf(row, world, whose)
    const { status, written } = await writtenBy(address, reader)
    const allowed = status === 200 ? (writtenByCall.get(row.route) ?? []) : []
    const others = written.filter((name) => !allowed.includes(String(name)))
    const { invalidToken = row.expected.anonymous } = row
    const expected = "token" in reader ? tokenUsed : []
    const by = `${address} by ${"email" in reader ? reader.email : "nobody"}`
    if (invalidToken === 401) expect(others, by).toEqual(expected)
    // Who asks is looked at where customers come before strangers.
    else expect(expected, by).toEqual(expect.arrayContaining(others))
  }
})

test.each(otherAddresses.filter((route) => route.startsWith("GET ")))(
  "%s writes nothing but that a session was used",
  async (route) => {
    const address = route.replace("*", "nothing")
    for (const reader of [{}, { cookie: buyer.cookie }]) {
      const { written } = await writtenBy(address, reader)
      const allowed = "cookie" in reader ? sessionUsed : []
      expect(allowed, address).toEqual(expect.arrayContaining(written))
    }
  },
)

test("which order is opened is noted where another one costs the same, and only when it changes", async () => {
  const alone = await world.orderOf(single)
  expect((await writtenBy(`GET /order/${alone}`, single)).written).toEqual(tokenUsed)

  const [first, second] = await shop.sql("select id from orders where user_id = $1", [buyer.id])
  const open = async (order: typeof first) =>
    (await writtenBy(`GET /order/${order?.id}`, buyer)).written.includes("orders")
  await open(first)
  expect([await open(first), await open(second), await open(second), await open(first)]).toEqual([
    false,
    true,
    false,
    true,
  ])
})
