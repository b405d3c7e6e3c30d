import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, test } from "vitest"
import {
  PUBLISHABLE_KEY,
  SECRET_KEY,
  type TestSandbox,
  testSandbox,
} from "#test/services/card-sandbox.ts"
import type { Fault } from "./serve-endpoint.ts"

let sandbox: TestSandbox
let nextFault: Fault | undefined
beforeAll(async () => {
  sandbox = await testSandbox({
    faultOf: () => {
      const fault = nextFault
      nextFault = undefined
      return fault
    },
  })
})
afterAll(() => sandbox.close())

const post = async (
  path: string,
  key: string,
  fields: Record<string, string>,
  apiKey = SECRET_KEY,
) => {
  const response = await fetch(`${sandbox.apiBase}${path}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${apiKey}`, "Idempotency-Key": key },
    body: new URLSearchParams(fields),
  })
  return { status: response.status, headers: response.headers, body: await response.text() }
}
const create = (key: string, amount = "5000") =>
  post("/v1/payment_intents", key, { amount, currency: "usd" })
const intentCount = async () =>
  Number((await sandbox.pool.query("select count(*) from sandbox.payment_intents")).rows[0].count)

test("the stored response is returned again, word for word", async () => {
  const key = randomUUID()
  const first = await create(key)
  const again = await create(key)
  expect(again.body).toBe(first.body)
  expect(first.headers.get("idempotent-replayed")).toBeNull()
  expect(again.headers.get("idempotent-replayed")).toBe("true")
  expect(again.headers.get("original-request")).toBe(first.headers.get("request-id"))
})

test("a decline is a response too, and is not retried", async () => {
  const { id } = await sandbox.stripe.paymentIntents.create({ amount: 5000, currency: "usd" })
  const key = randomUUID()
  const card = { payment_method: "pm_card_visa_chargeDeclined" }
  const first = await post(`/v1/payment_intents/${id}/confirm`, key, card)
  const again = await post(`/v1/payment_intents/${id}/confirm`, key, card)
  expect([first.status, again.status]).toEqual([402, 402])
  expect(again.body).toBe(first.body)
  const charges = "select id from sandbox.charges where payment_intent_id = $1"
  expect((await sandbox.pool.query(charges, [id])).rows).toHaveLength(1)
})

test("the same key for other parameters or another call is refused", async () => {
  const key = randomUUID()
  await create(key)
  const otherAmount = await create(key, "6000")
  const otherCall = await post("/v1/refunds", key, { payment_intent: "pi_1" })
  for (const reply of [otherAmount, otherCall]) {
    expect(reply.status).toBe(400)
    expect(JSON.parse(reply.body)).toMatchObject({ error: { type: "idempotency_error" } })
  }
})

test("refused parameters leave the key free", async () => {
  const key = randomUUID()
  expect(await create(key, "1")).toMatchObject({ status: 400 })
  expect(await create(key)).toMatchObject({ status: 200 })
})

test("a browser cannot read or block the shop's responses with the shop's key", async () => {
  const intent = await sandbox.stripe.paymentIntents.create({ amount: 5000, currency: "usd" })
  const path = `/v1/payment_intents/${intent.id}/confirm`
  const key = randomUUID()
  const card = { payment_method: "pm_card_visa", client_secret: intent.client_secret ?? "" }
  const byBrowser = await post(path, key, card, PUBLISHABLE_KEY)
  const byShop = await post(path, key, card)
  expect(JSON.parse(byBrowser.body)).not.toHaveProperty("metadata")
  expect(byShop.headers.get("idempotent-replayed")).toBeNull()
})

test("many at once make one intent; the others are told to retry", async () => {
  await Promise.all(Array.from({ length: 10 }, () => sandbox.pool.query("select pg_sleep(0.01)")))
  const before = await intentCount()
  const key = randomUUID()
  const replies = await Promise.all(Array.from({ length: 20 }, () => create(key)))
  expect(await intentCount()).toBe(before + 1)
  const bodies = replies.filter(({ status }) => status === 200).map(({ body }) => body)
  expect(new Set(bodies).size).toBe(1)
  for (const { status, body } of replies.filter((reply) => reply.status !== 200)) {
    expect(status).toBe(409)
    expect(body).toContain("idempotency_key_in_use")
  }
})

test("a response lost in transit is found again", async () => {
  const before = await intentCount()
  const key = randomUUID()
  nextFault = { fail: "after" }
  expect(await create(key)).toMatchObject({ status: 500 })
  expect(await create(key)).toMatchObject({ status: 200 })
  expect(await intentCount()).toBe(before + 1)
})

test("a fault before the work does nothing, and delays hold the response back", async () => {
  const before = await intentCount()
  nextFault = { fail: "before" }
  expect(await create(randomUUID())).toMatchObject({ status: 500 })
  expect(await intentCount()).toBe(before)
  nextFault = { delayBeforeMs: 60, delayAfterMs: 60 }
  const start = performance.now()
  await create(randomUUID())
  expect(performance.now() - start).toBeGreaterThan(110)
})
