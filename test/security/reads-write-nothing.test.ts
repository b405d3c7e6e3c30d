import { setTimeout as delay } from "node:timers/promises"
import pg from "pg"
import pino from "pino"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { issueInvoices } from "#operations/invoices/issue-invoices.ts"
import { payOrder } from "../pay.ts"
import { openTestApi, type Person } from "../test-shop.ts"
import { accessMatrix, openWorld, otherRoutes, requestOf } from "./access-matrix.ts"

// Allowed effects of a GET.

/** A token ends after two idle hours, so its use is recorded, at most once a minute. */
const tokenUsed = ["access_tokens"]
/** A session ends after seven idle days, so its use is recorded, at most once a day. */
const sessionUsed = ["sessions"]
const writtenByCall = new Map([
  ["GET /api/auth/get-session", sessionUsed],
  // Counts exports of personal data.
  ["GET /user", ["audit_log"]],
  ["GET /customer/{id}/export", ["audit_log", "rate_limits"]],
  ["GET /export/orders", ["audit_log", "rate_limits"]],
  ["GET /export/customers", ["audit_log", "rate_limits"]],
  ["GET /myorder.csv", ["rate_limits"]],
  ["GET /export/products", ["audit_log", "rate_limits"]],
  ["GET /export/audit", ["audit_log", "rate_limits"]],
  ["GET /export/return-rates", ["audit_log", "rate_limits"]],
  ["GET /export/stock", ["audit_log", "rate_limits"]],
  ["GET /export/vat-report", ["audit_log", "rate_limits"]],
  ["GET /export/ec-sales", ["audit_log", "rate_limits"]],
  ["GET /export/sales-report", ["audit_log", "rate_limits"]],
  ["GET /export/bookings", ["audit_log", "rate_limits"]],
  ["GET /export/datev", ["audit_log", "rate_limits"]],
  ["GET /export/invoice-files", ["audit_log", "rate_limits"]],
  // Records which of several orders of one total was read last: the documented client requests a payment by total only.
  ["GET /order/{id}", ["orders"]],
])
/** The number of files per account is limited. */
const limitUsed = ["rate_limits"]

const shop = await openTestApi()
const world = await openWorld(shop)
const buyer = await shop.customer()
afterAll(() => shop.close())

/** Holds the lock of invoice numbers, so that a late event of the card provider issues nothing. */
const lockHolder = new pg.Client({ connectionString: shop.databaseUrl })
const holdInvoiceNumbers = async () => {
  await lockHolder.connect()
  await lockHolder.query("select pg_advisory_lock(hashtextextended('invoices', 0))")
}

/** Lets each recurring job finish its first run and then keeps it from running, as it may write during a read. */
async function endRecurringJobs(): Promise<void> {
  const end = `update recurring_jobs set due_at = case when done_at is null then now() else 'infinity' end
    where due_at < 'infinity' returning name`
  while ((await shop.sql(end)).length > 0) await delay(50)
}

/** Runs pending jobs before anything is compared. */
async function untilMailsAreSent(): Promise<void> {
  while ((await shop.sql("select from mail_outbox where state = 'queued'")).length > 0)
    await delay(50)
}

let uninvoiced = ""
let link = ""

beforeAll(async () => {
  const body = { purchaseId: world.partId, quantity: 1 }
  const place = () => shop.as(buyer)("POST /purchase", { body })
  for (let count = 0; count < 2; count += 1) await place()
  await world.orderOf(shop.admin)
  uninvoiced = (await place()).insertedId
  await payOrder(shop, buyer, uninvoiced)
  await holdInvoiceNumbers()
  await endRecurringJobs()
  await shop.applySettings("order-returns", { on: true, sendTo: "1 Road" })
  await shop.applySettings("invoices", { from: "2020-01-01", country: "DE" })
  const params = { id: await world.listOf(buyer) }
  link = (await shop.as(buyer)("POST /list/{id}/share", { params })).token
  await untilMailsAreSent()
})

/**
 * Returns every row of every table with the transaction that wrote it, so that equal writes show as well.
 * `order_totals` is summed by day, because a job merges its rows. `webhook_events` is left out, because the
 * card provider's calls write it.
 */
async function snapshot() {
  const tables = await shop.sql(
    "select format('%I', tablename) as name from pg_tables where schemaname = 'public' and tablename not in ('order_totals', 'webhook_events')",
  )
  const rows = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(string_agg(t.xmin || t::text, ',' order by t.ctid)) from ${name} t`,
  )
  const totals = `select 'order_totals' as name, md5(string_agg(s::text, ',' order by s.day)) from (
    select day, sum(orders), sum(unpaid), sum(unpaid_cents), sum(paid_cents), sum(refunded_cents)
    from order_totals group by day) s`
  const all = [...rows, totals].join(" union all ")
  return new Map((await shop.sql(all)).map(({ name, md5 }) => [name, md5]))
}

/** Lists the tables that this request wrote to, for a caller who was idle for long. */
async function writtenBy(route: string, { token = "", cookie = "" }: Partial<Person>) {
  await shop.sql("update access_tokens set last_used_at = now() - interval '1 hour'")
  await shop.sql("update sessions set expires_at = now() + interval '3 days'")
  const before = await snapshot()
  const answer = await shop.send(route, { headers: { cookie }, ...(token && { token }) })
  const after = await snapshot()
  const written = [...after].flatMap(([name, md5]) => (md5 === before.get(name) ? [] : [name]))
  return { status: answer.status, written: written.toSorted() }
}

const silent = pino({ level: "silent" })
const reads = accessMatrix.filter(({ route }) => route.startsWith("GET "))

test.each(reads)("$route writes only what is declared", async (row) => {
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
    // The caller is looked up before the queue, where customers come before visitors.
    else expect(expected, by).toEqual(expect.arrayContaining(others))
  }
})

test.each(otherRoutes.filter((route) => route.startsWith("GET ")))(
  "%s writes only the session's last use",
  async (route) => {
    const address = route.replace("*", "nothing")
    for (const reader of [{}, { cookie: buyer.cookie }]) {
      const { written } = await writtenBy(address, reader)
      const allowed = "cookie" in reader ? sessionUsed : []
      expect(allowed, address).toEqual(expect.arrayContaining(written))
    }
  },
)

describe("reads do not trigger pending work", () => {
  const aboutOrders = reads.filter(({ route }) => route.startsWith("GET /order/{id}"))

  test.each(aboutOrders)("$route of a paid order issues no invoice", async (row) => {
    const about = { ...world, orderOf: async () => uninvoiced }
    for (const reader of [buyer, shop.admin]) {
      const { address } = await requestOf(row, about, buyer)
      const { written } = await writtenBy(address, reader)
      expect(written, address).toEqual(tokenUsed)
    }
    expect(await shop.sql("select from invoices")).toEqual([])
  })

  test("a shared list read by others writes nothing else", async () => {
    for (const reader of [{}, shop.admin]) {
      const { status, written } = await writtenBy(`GET /shared-list/${link}`, reader)
      expect(status).toBe(200)
      expect(tokenUsed).toEqual(expect.arrayContaining(written))
    }
  })

  test("an existing invoice is rendered again and updates only the rate limit", async () => {
    await lockHolder.end()
    await issueInvoices({ db: shop.db, log: silent }, {})
    await untilMailsAreSent()
    for (const [file, written] of [
      ["", []],
      ["/invoice", []],
      ["/invoice.pdf", limitUsed],
      ["/invoice.xml", limitUsed],
    ] as const) {
      const address = `GET /order/${uninvoiced}${file}`
      const answer = await writtenBy(address, buyer)
      expect(answer, address).toEqual({ status: 200, written: [...tokenUsed, ...written] })
    }
  })
})
