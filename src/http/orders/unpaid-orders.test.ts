import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { ApiClient } from "#contract/client.ts"
import type { Executor } from "#db/connection/client.ts"
import { expectBooksRight } from "#test/books.ts"
import { aCustomer, type Customer } from "#test/many-customers.ts"
import { openCheckout, payOrder } from "#test/pay.ts"
import { openPaymentShop, type PaymentShop } from "#test/services/payment-shop.ts"
import { openTestApi, type TestShop } from "#test/test-shop.ts"
import { whileItWaits } from "#test/waiting.ts"

/** Counts successful purchases, some concurrent, without rate limits. */
async function buyOften(shop: TestShop, buyer: Customer, times: number) {
  const purchaseId = await shop.part({ availableQuantity: times })
  const api: ApiClient = shop.as(buyer)
  const outcomes: PromiseSettledResult<unknown>[] = []
  for (let left = times; left > 0; left -= 20) {
    await shop.sql("delete from rate_limits")
    const burst = Array.from({ length: Math.min(20, left) }, () =>
      api("POST /purchase", { body: { purchaseId, quantity: 1 } }),
    )
    outcomes.push(...(await Promise.allSettled(burst)))
  }
  return {
    placed: outcomes.filter(({ status }) => status === "fulfilled").length,
    codes: new Set(
      outcomes.flatMap((outcome) =>
        outcome.status === "rejected" ? outcome.reason.body.code : [],
      ),
    ),
  }
}

describe("the limit of unpaid orders of an account", () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestApi()
  })
  afterAll(() => shop.close())

  test("is ten while its address is unverified, and the refusal says how to verify it", async () => {
    const buyer = await aCustomer(shop)
    expect(await buyOften(shop, buyer, 20)).toEqual({
      placed: 10,
      codes: new Set(["address_not_proved"]),
    })
    await expect(
      shop.as(buyer)("POST /purchase", { body: { purchaseId: await shop.part(), quantity: 1 } }),
    ).rejects.toMatchObject({
      status: 409,
      body: { success: false, limit: 10, message: expect.stringMatching(/confirm your address/) },
    })
    const add = [{ partId: await shop.part(), quantity: 2 }]
    const { total, version } = await shop.as(buyer)("PATCH /cart", { body: { add } })
    const orderCart = () =>
      shop.as(buyer)("POST /cart/order", { body: { expected: { total, version } } })
    await expect(orderCart()).rejects.toMatchObject({
      status: 409,
      body: { code: "address_not_proved", limit: 10 },
    })
    expect(await shop.as(buyer)("GET /cart")).toMatchObject({ version, units: 2 })
    await shop.verifyEmail(buyer)
    expect(await orderCart()).toMatchObject({ success: true })
    expect(await buyOften(shop, buyer, 5)).toMatchObject({ placed: 5 })
  })

  test("is fifty for a verified address, also for concurrent orders; a cancelled one frees a place", async () => {
    const buyer = await aCustomer(shop)
    await shop.verifyEmail(buyer)
    expect(await buyOften(shop, buyer, 60)).toEqual({
      placed: 50,
      codes: new Set(["too_many_unpaid_orders"]),
    })
    const [first] = await shop.as(buyer)("GET /myorder")
    await shop.as(buyer)("DELETE /order/{id}", { params: { id: String(first?._id) } })
    expect(await buyOften(shop, buyer, 2)).toMatchObject({ placed: 1 })
  })

  test("is fifty for those who sign in with an external service", async () => {
    const buyer = await aCustomer(shop)
    await shop.sql(
      `insert into accounts (id, user_id, account_id, provider_id)
       values ($1, $1, $1, 'google')`,
      [buyer.id],
    )
    expect(await buyOften(shop, buyer, 12)).toMatchObject({ placed: 12 })
  })

  test.each([
    { rateLimitScale: 0.5, placed: 5 },
    { rateLimitScale: 0, placed: 60 },
  ])("is multiplied by RATE_LIMIT_SCALE: $rateLimitScale", async ({ rateLimitScale, placed }) => {
    const scaled = await openTestApi({ rateLimitScale })
    expect(await buyOften(scaled, await aCustomer(scaled), 60)).toMatchObject({ placed })
    await scaled.close()
  })
})

describe("the stock held by unpaid orders", () => {
  let payments: PaymentShop
  let shop: TestShop
  beforeAll(async () => {
    payments = await openPaymentShop()
    shop = payments.shop
  })
  afterAll(() => payments.close())

  const place = async (buyer: Customer, quantity: number, price = 10) => {
    const body = { purchaseId: await shop.part({ price }), quantity }
    return (await shop.as(buyer)("POST /purchase", { body })).insertedId
  }
  const holders = async (q?: string, by: Pick<Customer, "token"> = shop.admin) =>
    shop.as(by)("GET /unpaid", { query: { q } })
  const cancelAll = (email: string, by: Pick<Customer, "token"> = shop.admin) =>
    shop.as(by)("DELETE /unpaid/{email}", { params: { email } })
  const orderIn = async (buyer: Customer, id: string) =>
    (await shop.as(buyer)("GET /myorder")).find(({ _id }) => _id === id)
  const booksAreRight = async () => {
    await payments.deliverAll()
    await expectBooksRight(shop)
  }
  const auditOf = (target: string) =>
    shop.sql("select actor_id, action, detail from audit_log where target = $1 order by id", [
      target,
    ])

  test("is listed by account, most units first, without paid or cancelled orders", async () => {
    const little = await aCustomer(shop)
    const much = await aCustomer(shop)
    await shop.verifyEmail(much)
    await place(little, 3)
    for (const quantity of [2, 5]) await place(much, quantity)
    await payOrder(shop, much, await place(much, 9))
    const gone = await place(little, 4)
    await shop.as(little)("DELETE /order/{id}", { params: { id: gone } })
    const both = (await holders()).filter(({ email }) => [little.email, much.email].includes(email))
    expect(both).toEqual([
      {
        _id: much.id,
        email: much.email,
        name: much.name,
        proved: true,
        orders: 2,
        units: 7,
        value: 70,
        oldest: expect.any(String),
      },
      expect.objectContaining({
        email: little.email,
        proved: false,
        orders: 1,
        units: 3,
        value: 30,
      }),
    ])
    expect(await holders(little.email.slice(0, 20).toUpperCase())).toHaveLength(1)
    expect(await holders("nobody at all")).toEqual([])
  })

  test("is released when an administrator cancels all of an account's orders, and is audited", async () => {
    const buyer = await aCustomer(shop)
    const other = await aCustomer(shop)
    const kept = await place(other, 1)
    const paid = await place(buyer, 1)
    await payOrder(shop, buyer, paid)
    const ids = [await place(buyer, 2), await place(buyer, 3), await place(buyer, 4)]
    await shop.as(shop.admin)("PUT /order/{id}", { params: { id: String(ids[0]) } })
    const { pay } = await openCheckout(shop, buyer, String(ids[1]))
    expect(await cancelAll(` ${buyer.email.toUpperCase()}`)).toEqual({
      acknowledged: true,
      success: true,
      deletedCount: 3,
      leftCount: 0,
    })
    expect(await pay()).toBe("payment_intent_unexpected_state")
    expect((await shop.as(buyer)("GET /myorder")).map(({ _id }) => _id)).toEqual([paid])
    expect(await orderIn(other, kept)).toMatchObject({ status: "pending" })
    expect(await auditOf(buyer.id)).toEqual([
      { actor_id: shop.admin.id, action: "account.cancel_unpaid", detail: { orders: 3 } },
    ])
    expect((await auditOf(String(ids[2]))).map(({ action }) => action)).toEqual(["order.cancel"])
    expect(await cancelAll(buyer.email)).toMatchObject({ deletedCount: 0, leftCount: 0 })
    await booksAreRight()
  })

  test("is for administrators, and for known accounts only", async () => {
    const buyer = await aCustomer(shop)
    const other = await aCustomer(shop)
    const id = await place(buyer, 1)
    for (const by of [buyer, other]) {
      await expect(cancelAll(buyer.email, by)).rejects.toMatchObject({ status: 403 })
      await expect(holders(undefined, by)).rejects.toMatchObject({ status: 403 })
    }
    await expect(cancelAll("nobody@shop.example")).rejects.toMatchObject({
      status: 404,
      body: { deletedCount: 0 },
    })
    expect(await orderIn(buyer, id)).toMatchObject({ status: "pending" })
  })

  test("is released in batches of fifty, and once despite concurrent requests", async () => {
    const buyer = await aCustomer(shop)
    const purchaseId = await shop.part({ availableQuantity: 60 })
    for (let n = 0; n < 60; n += 1)
      await shop.as(buyer)("POST /purchase", { body: { purchaseId, quantity: 1 } })
    expect(await cancelAll(buyer.email)).toMatchObject({ deletedCount: 50, leftCount: 10 })
    const answers = await Promise.all([1, 2, 3, 4].map(() => cancelAll(buyer.email)))
    expect(answers.reduce((sum, { deletedCount }) => sum + deletedCount, 0)).toBe(10)
    const part = await shop.as(buyer)("GET /part/{id}", { params: { id: purchaseId } })
    expect(part.availableQuantity).toBe(60)
    await booksAreRight()
  })

  test("is released without a deadlock with work that locks the same orders by id", async () => {
    const buyer = await aCustomer(shop)
    const [first = "", last = ""] = [await place(buyer, 1), await place(buyer, 1)].toSorted()
    const point = "update orders set created_at = now() - interval '1 hour' where id = $1"
    await shop.sql(point, [last])
    const lockNow = (tx: Executor, id: string) =>
      tx.execute(sql`select from orders where id = ${id} for update nowait`)
    const cancelled = await whileItWaits(
      shop,
      (tx) => lockNow(tx, first),
      () => cancelAll(buyer.email),
      (tx) => lockNow(tx, last),
    )
    expect(await cancelled).toMatchObject({ deletedCount: 2, leftCount: 0 })
  })

  test("stays with a payment that came first", async () => {
    const buyer = await aCustomer(shop)
    const ids: string[] = []
    for (let n = 0; n < 10; n += 1) ids.push(await place(buyer, 1))
    const pages = await Promise.all(ids.map((id) => openCheckout(shop, buyer, id)))
    payments.setFault(() => ({
      delayBeforeMs: Math.random() * 30,
      delayAfterMs: Math.random() * 30,
    }))
    const [{ deletedCount, leftCount }, ...outcomes] = await Promise.all([
      cancelAll(buyer.email),
      ...pages.map(({ pay }) => pay()),
    ])
    payments.setFault(undefined)
    await payments.deliverAll()
    const paid = outcomes.filter((answer) => answer === "succeeded").length
    expect({ deletedCount, leftCount }).toEqual({ deletedCount: 10 - paid, leftCount: 0 })
    expect((await shop.as(buyer)("GET /myorder")).filter((order) => order.paid)).toHaveLength(paid)
    await booksAreRight()
  })

  test("is released later if the card provider is down, and nobody can pay meanwhile", async () => {
    const buyer = await aCustomer(shop)
    const ids: string[] = []
    for (let n = 0; n < 4; n += 1) ids.push(await place(buyer, 1))
    for (const id of ids) await openCheckout(shop, buyer, id)
    payments.setFault(() => ({ fail: "before" }))
    await expect(cancelAll(buyer.email)).rejects.toMatchObject({
      status: 503,
      body: { code: "payment_provider_unavailable" },
    })
    await expect(openCheckout(shop, buyer, String(ids[0]))).rejects.toMatchObject({
      body: { code: "order_being_cancelled" },
    })
    payments.setFault(undefined)
    expect(await cancelAll(buyer.email)).toMatchObject({ deletedCount: 4, leftCount: 0 })
  })
})
