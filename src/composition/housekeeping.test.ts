import { pino } from "pino"
import { afterAll, expect, test } from "vitest"
import { type RepeatedJob, startJobs } from "#runtime/jobs.ts"
import { expectBooksRight } from "#test/books.ts"
import { manyCustomers } from "#test/many-customers.ts"
import { openCheckout } from "#test/pay.ts"
import { openPaymentShop } from "#test/services/payment-shop.ts"

const payments = await openPaymentShop({ unpaidOrderHours: 48 })
afterAll(() => payments.close())

/** Lets half a minute pass. */
const passTime = (job: string) =>
  payments.shop.sql(
    "update jobs.job set start_after = now() where name = $1 and state = 'created' returning 1",
    [job],
  )
const jobsOf = (name: string) =>
  payments.shop.sql("select state, count(*)::int from jobs.job where name = $1 group by state", [
    name,
  ])

test("while the shop runs, open payments and overdue orders are settled", async () => {
  const { shop } = payments
  const [buyer = shop.admin] = await manyCustomers(shop, 1)
  const paid = await payments.orderAt(10, buyer)
  const unpaid = await payments.orderAt(20, buyer)
  await (await openCheckout(shop, buyer, paid)).pay()
  await openCheckout(shop, buyer, unpaid)
  const ends = () =>
    shop.sql(
      "select id, status, paid_at is not null as paid, cancel_reason from orders order by total_cents",
    )
  const waiting = { status: "pending", cancel_reason: null }
  await expect.poll(() => jobsOf("payments")).toContainEqual({ state: "completed", count: 1 })
  expect(await passTime("payments")).toHaveLength(1)
  await expect.poll(() => jobsOf("payments")).toContainEqual({ state: "completed", count: 2 })
  expect(await ends()).toEqual([
    { ...waiting, id: paid, paid: false },
    { ...waiting, id: unpaid, paid: false },
  ])

  await shop.sql("update payments set created_at = now() - interval '21 seconds'")
  await shop.sql("update orders set created_at = now() - interval '49 hours'")
  expect(await passTime("payments")).toHaveLength(1)
  await expect.poll(ends).toEqual([
    { ...waiting, id: paid, paid: true },
    { id: unpaid, status: "cancelled", paid: false, cancel_reason: "expired" },
  ])
  await payments.deliverAll()
  await expectBooksRight(shop)
})

/** Starts the jobs of one process. */
async function aProcess(job: RepeatedJob) {
  const log = pino({ level: "silent" })
  const jobs = await startJobs({ url: payments.shop.databaseUrl, log, superviseSeconds: 1 })
  await jobs.repeat(job)
  return jobs
}

test("a periodic job runs once for the whole shop, also after a failure", async () => {
  let done = 0
  const work = async () => {
    done += 1
    throw new Error("the first of many")
  }
  const job = { name: "counted", everySeconds: 1, work }
  const processes = await Promise.all([1, 2, 3].map(() => aProcess(job)))
  await expect.poll(() => done).toBeGreaterThan(5)
  await Promise.all(processes.map(({ stop }) => stop()))
  const [{ early, ...counted } = {}] = await payments.shop.sql(`select
      count(*) filter (where state = 'completed')::int as completed,
      count(*) filter (where state = 'created')::int as waiting,
      count(*) filter (where start_after < created_on + interval '1 second')::int as early
    from jobs.job where name = 'counted'`)
  expect(counted).toEqual({ completed: done, waiting: 1 })
  // Each start runs the job once.
  expect(early).toBeLessThanOrEqual(3)
})

test("the work of a killed process is resumed by another", async () => {
  const starts: boolean[] = []
  const work = async (atStart: boolean) => starts.push(atStart)
  const other = await aProcess({ name: "taken-up", everySeconds: 5, work })
  await expect.poll(() => starts).toEqual([true])
  // Simulates a process that died before it queued the next run.
  const left = await payments.shop.sql(`update jobs.job set state = 'active', started_on = now(),
    heartbeat_on = now() - interval '1 minute' where name = 'taken-up' and state = 'created' returning 1`)
  expect(left).toHaveLength(1)
  await expect.poll(() => starts).toEqual([true, false])
  await expect.poll(() => jobsOf("taken-up")).toContainEqual({ state: "created", count: 1 })
  await other.stop()
})
