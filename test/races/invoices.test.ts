import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { afterAll, expect, test } from "vitest"
import { findBreaches } from "#db/shop/books.ts"
import { manyCustomers } from "../many-customers.ts"
import { openTestApi } from "../test-shop.ts"
import { figure, randomUpTo, rounds, testTimeoutMs } from "../torture.ts"

const ORDERS = rounds(50, 10_000)
const PROCESSES = 3
const KILLS = rounds(3, 60)
/** One in ten is partly refunded. */
const REFUNDS = ORDERS / 10

const shop = await openTestApi({ rateLimitScale: 0 })
afterAll(shop.close)

/** Inserts $1 paid orders of the customer $2. */
const paidOrders = [
  `insert into orders (id, user_id, quantity, total_cents, line_count, email, user_name, paid_at)
   select lpad(to_hex(n), 24, '0'), $2::text, 2, 2 * n, 1, 'a@buyers.example', 'A Buyer', now()
   from generate_series(1, $1::int) n`,
  `insert into order_lines (order_id, number, part_id, sku, name, quantity, unit_price_cents, total_cents)
   select lpad(to_hex(n), 24, '0'), 1, $2::text, 'R-1', 'Rack', 2, n, 2 * n from generate_series(1, $1::int) n`,
  `insert into payments (order_id, attempt, intent_id, amount_cents, state)
   select lpad(to_hex(n), 24, '0'), 1, 'pi_race_' || n, 2 * n, 'succeeded' from generate_series(1, $1::int) n
   where $2::text is not null`,
  `insert into refunds (id, payment_id, key, amount_cents, reason, state)
   select lpad(to_hex(id), 24, '0'), id, 'refund-' || id, 1, 'Broken', 'succeeded' from payments
   order by id limit $1::int / 10 + length($2::text) * 0`,
]

const countOf = async (kind: string): Promise<number> =>
  Number((await shop.sql("select count(*) as n from invoices where kind = $1", [kind]))[0]?.n)

interface Issuer {
  child: ChildProcess
  /** Resolves once the process has begun to issue. */
  issuing: Promise<unknown>
}

/** Starts a process that keeps issuing missing invoices. */
function startIssuer(): Issuer {
  const child = fork(join(import.meta.dirname, "issue-invoices-process.ts"), [shop.databaseUrl])
  return { child, issuing: once(child, "message") }
}

/** Kills processes in the middle of their work, from the first invoice to the last. */
async function killSome(issuers: Issuer[]): Promise<void> {
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const share = Math.floor((ORDERS * kill) / (KILLS + 1))
    const written = () => countOf("invoice")
    await expect.poll(written, { timeout: testTimeoutMs }).toBeGreaterThanOrEqual(share)
    const at = kill % PROCESSES
    await issuers[at]?.issuing
    await delay(randomUpTo(20))
    issuers[at]?.child.kill("SIGKILL")
    issuers[at] = startIssuer()
  }
}

test("invoices issued by several crashing processes have no gap and no duplicate", async (context) => {
  const partId = await shop.part()
  const [buyer = shop.admin] = await manyCustomers(shop, 1)
  const [orders = "", lines = "", ...others] = paidOrders
  await shop.sql(orders, [ORDERS, buyer.id])
  for (const statement of [lines, ...others]) await shop.sql(statement, [ORDERS, partId])
  await shop.applySettings("invoices", { from: "2020-01-01", country: "DE" })
  const issuers = Array.from({ length: PROCESSES }, startIssuer)
  const requestInvoice = async (n: number) => {
    const id = (1 + (n % ORDERS)).toString(16).padStart(24, "0")
    const status = async () =>
      (await shop.send(`GET /order/${id}/invoice`, { token: buyer.token })).status
    let last = await status()
    while (last === 404) {
      await delay(50)
      last = await status()
    }
    return last
  }
  // Buyers request their invoices meanwhile.
  const requests = Promise.all(Array.from({ length: 20 }, (_, n) => requestInvoice(n * 7)))
  await killSome(issuers)
  await expect.poll(() => countOf("invoice"), { timeout: testTimeoutMs }).toBe(ORDERS)
  await expect.poll(() => countOf("credit_note"), { timeout: testTimeoutMs }).toBe(REFUNDS)
  expect(new Set(await requests)).toEqual(new Set([200]))
  for (const { child } of issuers) {
    child.kill("SIGKILL")
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit")
  }
  const broken = (await findBreaches(shop.db, { withLedger: false })).filter(
    ({ id, breaches }) => id.startsWith("I8") && breaches.length > 0,
  )
  expect(broken).toEqual([])
  expect(
    await shop.sql(
      "select count(distinct order_id)::int as orders, max(sequence) as last from invoices where kind = 'invoice'",
    ),
  ).toEqual([{ orders: ORDERS, last: ORDERS }])
  figure(
    context,
    `0 gaps, 0 duplicates in ${ORDERS} invoices and ${REFUNDS} credit notes, ${KILLS} kills`,
  )
})
