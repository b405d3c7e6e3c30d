import { afterAll, beforeEach, expect, test } from "vitest"
import { testSandbox, WEBHOOK_SECRET } from "#test/services/card-sandbox.ts"

interface Delivery {
  body: string
  signature: string
}

const MINUTES_MS = 60_000

let delivered: Delivery[] = []
let answerWith: () => number = () => 200
const sandbox = await testSandbox({
  webhook: {
    secret: WEBHOOK_SECRET,
    firstRetryMs: MINUTES_MS * 10,
    deliver: async (body, signature) => {
      delivered.push({ body, signature })
      return { status: answerWith() }
    },
  },
})
afterAll(() => sandbox.close())
beforeEach(() => {
  delivered = []
  answerWith = () => 200
})

/** Lets time pass. */
const pass = (minutes: number) =>
  sandbox.pool.query(
    "update sandbox.events set next_attempt_at = next_attempt_at - $1 * interval '1 minute'",
    [minutes],
  )
const received = () =>
  delivered.map(({ body, signature }) => sandbox.provider.readEvent(body, signature))

test("each change sends one signed event, in the order of the changes", async () => {
  const paid = await sandbox.createIntent()
  const canceled = await sandbox.createIntent()
  const confirm = (card: string) =>
    sandbox.stripe.paymentIntents.confirm(paid.id, { payment_method: card })
  await confirm("pm_card_visa_chargeDeclined").catch(() => undefined)
  await confirm("pm_card_visa")
  await sandbox.provider.cancelIntent(canceled.id)
  await sandbox.stripe.refunds.create({ payment_intent: paid.id, amount: 100 })
  expect(delivered).toEqual([])

  expect(await sandbox.deliverDue()).toBe(4)
  expect(received()).toMatchObject([
    { type: "payment_intent.payment_failed", intentId: paid.id },
    { type: "payment_intent.succeeded", intentId: paid.id },
    { type: "payment_intent.canceled", intentId: canceled.id },
    { type: "charge.refunded", intentId: paid.id },
  ])
  expect(JSON.parse(delivered[1]?.body ?? "")).toMatchObject({
    object: "event",
    livemode: false,
    data: { object: { object: "payment_intent", status: "succeeded", amount_received: 5000 } },
  })
  expect(await sandbox.deliverDue()).toBe(0)
})

test("an event is retried with growing delays until it is accepted", async () => {
  const { id } = await sandbox.createIntent()
  await sandbox.stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" })
  answerWith = () => 500
  expect(await sandbox.deliverDue()).toBe(0)
  expect(await sandbox.deliverDue()).toBe(0)
  expect(delivered).toHaveLength(1)
  await pass(10)
  answerWith = () => {
    throw new Error("no answer")
  }
  expect(await sandbox.deliverDue()).toBe(0)
  answerWith = () => 204
  await pass(10)
  expect(await sandbox.deliverDue()).toBe(0)
  await pass(10)
  expect(await sandbox.deliverDue()).toBe(1)
  expect(new Set(received().map((event) => event.id)).size).toBe(1)
  expect(delivered).toHaveLength(3)
})

test("two processes that deliver at once send each event once", async () => {
  const intents = await Promise.all(Array.from({ length: 5 }, sandbox.createIntent))
  await Promise.all(intents.map(({ id }) => sandbox.provider.cancelIntent(id)))
  const counts = await Promise.all(Array.from({ length: 4 }, () => sandbox.deliverDue()))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5)
  expect(delivered).toHaveLength(5)
})
