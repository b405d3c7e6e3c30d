import { pino } from "pino"
import { afterAll, expect, test } from "vitest"
import { expectBooksRight } from "#test/books.ts"
import { manyCustomers } from "#test/many-customers.ts"
import { openCheckout } from "#test/pay.ts"
import { openPaymentShop } from "#test/services/payment-shop.ts"
import { startRecurringJobs } from "./recurring-jobs.ts"

const payments = await openPaymentShop({ unpaidOrderHours: 48 })
afterAll(() => payments.close())

async function makeDue(job: string): Promise<void> {
  const due =
    "update recurring_jobs set due_at = now(), done_at = null where name = $1 returning name"
  expect(await payments.shop.sql(due, [job])).toHaveLength(1)
}
/** Makes a job due and waits until it is done. */
async function runNow(job: string): Promise<void> {
  await makeDue(job)
  await expect.poll(() => isDone(job)).toBe(true)
}
const isDone = async (job: string): Promise<boolean> =>
  (await payments.shop.sql("select done_at from recurring_jobs where name = $1", [job]))[0]
    ?.done_at !== null

test("while the shop runs, open payments and overdue orders are settled", async () => {
  const { shop } = payments
  const [buyer = shop.admin] = await manyCustomers(shop, 1)
  const paid = await payments.orderAt(10, buyer)
  const unpaid = await payments.orderAt(20, buyer)
  await (await openCheckout(shop, buyer, paid)).pay()
  await openCheckout(shop, buyer, unpaid)
  const orders = () =>
    shop.sql(
      "select id, status, paid_at is not null as paid, cancel_reason from orders order by total_cents",
    )
  const waiting = { status: "pending", cancel_reason: null }
  await expect.poll(() => isDone("payments")).toBe(true)
  await runNow("payments")
  expect(await orders()).toEqual([
    { ...waiting, id: paid, paid: false },
    { ...waiting, id: unpaid, paid: false },
  ])

  await shop.sql("update payments set created_at = now() - interval '21 seconds'")
  await shop.sql("update orders set created_at = now() - interval '49 hours'")
  await runNow("payments")
  await expect.poll(orders).toEqual([
    { ...waiting, id: paid, paid: true },
    { id: unpaid, status: "cancelled", paid: false, cancel_reason: "expired" },
  ])
  await payments.deliverAll()
  await expectBooksRight(shop)
})

test("a recurring job runs in one process at a time, again after a failure, and soon after a start", async () => {
  const { db } = payments.shop
  const runs: boolean[] = []
  const work = async (isFirst: boolean) => {
    runs.push(isFirst)
    throw new Error("out of order")
  }
  const isRun = (times: number) => expect.poll(() => runs).toHaveLength(times)
  const start = async () => {
    const before = runs.length
    const jobs = [{ name: "counted", everySeconds: 3_600, work }]
    const stop = await startRecurringJobs(db, jobs, pino({ level: "silent" }))
    await isRun(before + 1)
    return stop
  }
  const stops = [await start(), await start(), await start()]
  expect(runs[0]).toBe(true)
  expect(runs).toHaveLength(3)
  for (let more = 1; more <= 3; more += 1) {
    await makeDue("counted")
    await isRun(3 + more)
  }
  for (const stop of stops) await stop()
  const stop = await start()
  expect(runs).toHaveLength(7)
  expect(runs.at(-1)).toBe(true)
  await stop()
})

test("a recurring job is recorded as done only if it succeeded", async () => {
  let isBroken = true
  const work = async () => {
    if (isBroken) throw new Error("out of order")
  }
  const runOnce = async () => {
    const jobs = [{ name: "flaky", everySeconds: 3_600, work }]
    const stop = await startRecurringJobs(payments.shop.db, jobs, pino({ level: "silent" }))
    await stop()
  }
  await runOnce()
  expect(await isDone("flaky")).toBe(false)
  isBroken = false
  await runOnce()
  expect(await isDone("flaky")).toBe(true)
})
