import { BlockList } from "node:net"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { anEvent, openPaymentShop, type PaymentShop } from "#test/services/payment-shop.ts"
import { type Answer, openTestApi, type Person, type TestShop } from "#test/test-shop.ts"

let shop: TestShop
let buyer: Person
let purchaseId: string
beforeEach(async () => {
  shop = await openTestApi()
  buyer = await provedCustomer(shop)
  purchaseId = await shop.part({ availableQuantity: 1000 })
})
afterEach(() => shop.close())

/** Others may hold too few unpaid orders to meet these limits. */
async function provedCustomer(at: TestShop): Promise<Person> {
  const person = await at.customer()
  await at.sql("update users set email_verified = true where id = $1", [person.id])
  return person
}
const buy = (by = buyer, headers: Record<string, string> = {}) =>
  shop.send("POST /purchase", {
    token: by.token,
    headers,
    body: { purchaseId, quantity: 1 },
  })
const allowed = (answers: Answer[]) => answers.filter(({ status }) => status === 200)
const times = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)))

test("thirty purchases a minute, counted by account and not by what a request claims", async () => {
  const answers = await times(35, (n) =>
    buy(buyer, {
      "x-forwarded-for": `10.0.0.${n}`,
      forwarded: `for=10.0.0.${n}`,
      "x-real-ip": "1",
    }),
  )
  expect(allowed(answers)).toHaveLength(30)
  const refused = await buy()
  expect(refused).toMatchObject({
    status: 429,
    body: { success: false, code: "rate_limited", retryAfterSeconds: expect.any(Number) },
  })
  const waitSeconds = Number(refused.headers.get("retry-after"))
  expect(waitSeconds).toBeGreaterThan(0)
  expect(waitSeconds).toBeLessThanOrEqual(60)
  expect(await buy({ ...buyer, token: (await shop.signIn(buyer)).token })).toMatchObject({
    status: 429,
  })
  expect(await buy(await shop.customer())).toMatchObject({ status: 200 })
})

test("five payment intents a minute, and each again as often as a page asks for it", async () => {
  const orders = (await times(8, () => buy())).map(({ body }) => String(body.insertedId))
  const ask = (orderId = "") =>
    shop.send("POST /create-payment-intent", { token: buyer.token, body: { orderId } })
  const first = await Promise.all(orders.map((orderId) => ask(orderId)))
  expect(allowed(first)).toHaveLength(5)
  for (const [n, answer] of first.entries()) {
    const again = await times(7, () => ask(orders[n]))
    expect(again.map(({ status }) => status)).toEqual(Array(7).fill(answer.status))
    if (answer.status === 429) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0)
    else for (const { body } of again) expect(body).toEqual(answer.body)
  }
})

test("RATE_LIMIT_SCALE multiplies every limit, and 0 is none", async () => {
  const tenfold = await openTestApi({ rateLimitScale: 0.1 })
  const someone = await provedCustomer(tenfold)
  const body = { purchaseId: await tenfold.part(), quantity: 1 }
  const answers = await times(10, () =>
    tenfold.send("POST /purchase", { token: someone.token, body }),
  )
  expect(allowed(answers)).toHaveLength(3)
  await tenfold.close()
})

describe("declined cards", () => {
  const proxies = new BlockList()
  proxies.addAddress("127.0.0.1")
  let payments: PaymentShop
  beforeEach(async () => {
    payments = await openPaymentShop({ rateLimitScale: 1, trustedProxies: proxies })
  })
  afterEach(() => payments.close())

  test("ten in an hour stop further payments; the same event counts once", async () => {
    const payer = await payments.shop.customer()
    const orderId = await payments.orderAt(50, payer)
    const ask = () =>
      payments.shop.send("POST /create-payment-intent", { token: payer.token, body: { orderId } })
    const [intentId = ""] = String((await ask()).body.clientSecret).split("_secret")
    const decline = () => anEvent(intentId, "payment_intent.payment_failed")
    const repeated = decline()
    await times(10, () => payments.deliver(repeated))
    expect(await ask()).toMatchObject({ status: 200 })
    await times(9, () => payments.deliver(anEvent(intentId, "payment_intent.processing")))
    expect(await ask(), "only what was declined counts").toMatchObject({ status: 200 })
    await times(9, () => payments.deliver(decline()))
    expect(await ask()).toMatchObject({ status: 429, body: { code: "rate_limited" } })
  })

  test("ten in an hour of buyers at one address stop whoever is there", async () => {
    const ask = async (payer: Person) =>
      payments.shop.send("POST /create-payment-intent", {
        token: payer.token,
        body: { orderId: await payments.orderAt(50, payer) },
      })
    const payers = [await payments.shop.customer(), await payments.shop.customer()]
    for (const payer of payers) {
      const [intentId = ""] = String((await ask(payer)).body.clientSecret).split("_secret")
      await times(5, () => payments.deliver(anEvent(intentId, "payment_intent.payment_failed")))
    }
    const another = await payments.shop.customer()
    expect(await ask(another)).toMatchObject({ status: 429, body: { code: "rate_limited" } })
    const [counted] = await payments.shop.sql("select asked_from from payments limit 1")
    expect(String(counted?.asked_from)).not.toContain("127.0.0.1")
  })

  test("buyers at addresses of one IPv6 network are counted together, and no others", async () => {
    const ask = async (payer: Person, address: string) =>
      payments.shop.send("POST /create-payment-intent", {
        token: payer.token,
        headers: { "x-forwarded-for": address },
        body: { orderId: await payments.orderAt(50, payer) },
      })
    const payers = [await payments.shop.customer(), await payments.shop.customer()]
    for (const [n, payer] of payers.entries()) {
      const { body } = await ask(payer, `2001:db8::${n + 1}`)
      const [intentId = ""] = String(body.clientSecret).split("_secret")
      await times(5, () => payments.deliver(anEvent(intentId, "payment_intent.payment_failed")))
    }
    const another = await payments.shop.customer()
    expect(await ask(another, "2001:db8::ffff")).toMatchObject({ status: 429 })
    expect(await ask(another, "2001:db8:0:1::1")).toMatchObject({ status: 200 })
  })
})
