import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { anEvent, openPaymentShop, type PaymentShop } from "#test/services/payment-shop.ts"
import { type Answer, openTestApi, type Person, type TestShop } from "#test/test-shop.ts"

const shop = await openTestApi()
const purchaseId = await shop.part({ availableQuantity: 1000 })
let buyer: Person
beforeEach(async () => {
  await shop.sql("delete from rate_limits")
  buyer = await verifiedCustomer(shop)
})
afterAll(() => shop.close())

/** Accounts with an unverified address may hold too few unpaid orders to reach these limits. */
async function verifiedCustomer(at: TestShop): Promise<Person> {
  const person = await at.customer()
  await at.verifyEmail(person)
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

test("a repeated request gets its stored answer beyond the limit; any other is refused", async () => {
  const keyed = (key: string) => buy(buyer, { "idempotency-key": key })
  const first = await keyed("lost answer")
  await times(29, () => buy())
  expect(await keyed("another")).toMatchObject({ status: 429 })
  const repeated = await keyed("lost answer")
  expect(repeated).toMatchObject({ status: 200, body: first.body })
  const other = await shop.send("POST /purchase", {
    token: buyer.token,
    headers: { "idempotency-key": "lost answer" },
    body: { purchaseId, quantity: 2 },
  })
  expect(other).toMatchObject({ status: 422, body: { code: "idempotency_key_reused" } })
  expect(await shop.sql("select 1 from orders where user_id = $1", [buyer.id])).toHaveLength(30)

  const review = (description: string) =>
    shop.send("POST /review", {
      token: buyer.token,
      headers: { "idempotency-key": description },
      body: {
        name: "Ada L.",
        description,
        photo: "/img/parts/anvil-1000-960.webp",
        rating: 5,
      },
    })
  const [written] = await times(10, (n) => review(`Review ${n}`))
  expect(await review("Review 10")).toMatchObject({ status: 429 })
  expect(await review("Review 0")).toMatchObject({ status: 200, body: written?.body })
})

test("five payment intents a minute, and repeated requests for each are free", async () => {
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

test("two concurrent requests for a new intent of one order count once", async () => {
  const orders = (await times(6, () => buy())).map(({ body }) => String(body.insertedId))
  const ask = (orderId: string) =>
    shop.send("POST /create-payment-intent", { token: buyer.token, body: { orderId } })
  for (const orderId of orders.slice(0, 5)) {
    const [one, two] = await times(2, () => ask(orderId))
    expect([one?.status, two?.status]).toEqual([200, 200])
    expect(two?.body).toEqual(one?.body)
  }
  expect(await times(2, () => ask(orders[5] ?? ""))).toMatchObject([
    { status: 429 },
    { status: 429 },
  ])
  const countPayments =
    "select count(*)::int as begun from payments p join orders o on o.id = p.order_id"
  expect(await shop.sql(`${countPayments} where o.user_id = $1`, [buyer.id])).toEqual([
    { begun: 5 },
  ])
})

test("a refused password link does not count as a mail to the customer", async () => {
  for (let n = 0; n < 4; n++)
    expect(
      await shop.send(`POST /customer/${buyer.id}/password-link`, { token: shop.admin.token }),
    ).toMatchObject({ status: 409, body: { code: "customer_signs_in" } })
})

test("RATE_LIMIT_SCALE multiplies every limit, and 0 turns them off", async () => {
  const tenfold = await openTestApi({ rateLimitScale: 0.1 })
  const someone = await verifiedCustomer(tenfold)
  const body = { purchaseId: await tenfold.part(), quantity: 1 }
  const answers = await times(10, () =>
    tenfold.send("POST /purchase", { token: someone.token, body }),
  )
  expect(allowed(answers)).toHaveLength(3)
  await tenfold.close()
})

describe("declined cards", () => {
  let payments: PaymentShop
  beforeAll(async () => {
    payments = await openPaymentShop({ rateLimitScale: 1 })
  })
  beforeEach(() => payments.shop.sql("delete from rate_limits"))
  afterAll(() => payments.close())

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

  const ask = async (payer: Person) =>
    payments.shop.send("POST /create-payment-intent", {
      token: payer.token,
      body: { orderId: await payments.orderAt(50, payer) },
    })
  /** Creates a buyer with many declined attempts, with one card or several. */
  const declinedBuyer = async (count: number, fingerprint?: string) => {
    const payer = await payments.shop.customer()
    const [intentId = ""] = String((await ask(payer)).body.clientSecret).split("_secret")
    await times(count, () =>
      payments.deliver(anEvent(intentId, "payment_intent.payment_failed", fingerprint)),
    )
    return payer
  }

  test("of one buyer stop nobody else at the same address", async () => {
    const payer = await declinedBuyer(10)
    expect(await ask(payer)).toMatchObject({ status: 429, body: { code: "rate_limited" } })
    await declinedBuyer(9)
    expect(await ask(await payments.shop.customer())).toMatchObject({ status: 200 })
  })

  test("ten in an hour with one card stop each buyer who tries it again, and nobody else", async () => {
    const buyers = [await declinedBuyer(5, "card one"), await declinedBuyer(5, "card one")]
    for (const payer of buyers) expect(await ask(payer)).toMatchObject({ status: 200 })
    expect(await ask(await declinedBuyer(1, "card two"))).toMatchObject({ status: 200 })
    const next = await declinedBuyer(1, "card one")
    expect(await ask(next)).toMatchObject({ status: 429, body: { code: "rate_limited" } })
    for (const payer of buyers) expect(await ask(payer)).toMatchObject({ status: 200 })
    const kept = await payments.shop.sql("select key from rate_limits")
    expect(JSON.stringify(kept)).not.toContain("card one")
  })
})
