import { sql } from "drizzle-orm"
import { describe, expect, test } from "vitest"
import { refusals } from "#contract/refusals.ts"
import { aCustomer } from "#test/many-customers.ts"
import { payIntent, payOrder } from "#test/pay.ts"
import { paymentTests } from "#test/services/payment-tests.ts"
import { openTestApi } from "#test/test-shop.ts"
import { whileItWaits } from "#test/waiting.ts"

const { payments, shop, buyer, orderAt, orderOf, ask, attemptsFor } = await paymentTests()
const other = await aCustomer(shop)

const idOf = (answer: { body: Record<string, unknown> }) =>
  String(answer.body.clientSecret).split("_secret")[0] ?? ""
const intentOf = (answer: { body: Record<string, unknown> }) =>
  payments.provider.provider.findIntent(idOf(answer))

/** Lists the ids of an order's intents at the provider. */
const intentIdsOf = async (orderId: string) => {
  const query = "select id from sandbox.payment_intents where metadata->>'order_id' = $1"
  return (await shop.sql(query, [orderId])).map(({ id }) => String(id))
}

describe("POST /create-payment-intent", () => {
  test("with only a price finds the one order of that total", async () => {
    const id = await orderAt(5000)
    await orderAt(4999.99)
    const answer = await ask({ price: 5000 })
    expect(answer).toMatchObject({ status: 200, body: { clientSecret: expect.any(String) } })
    expect(Object.keys(answer.body)).toEqual(["clientSecret"])
    expect(await intentOf(answer)).toMatchObject({
      status: "open",
      amountCents: 500_000,
      currency: "usd",
      orderId: id,
    })
    const descriptions = "select description from sandbox.payment_intents where id = $1"
    expect(await shop.sql(descriptions, [idOf(answer)])).toEqual([
      { description: "1 × Anvil 1000" },
    ])
  })

  test("of two orders of one total takes the one viewed last", async () => {
    const first = await orderAt(70)
    const second = await orderAt(70)
    expect(await ask({ price: "70.00" })).toMatchObject({
      status: 409,
      body: { code: "no_payable_order" },
    })
    for (const seen of [second, first, second]) {
      await orderOf(seen)
      expect(await intentOf(await ask({ price: 70 }))).toMatchObject({ orderId: seen })
    }
  })

  test("of two orders read at once takes one of them", async () => {
    const ids = [await orderAt(74), await orderAt(74)]
    await Promise.all([...ids, ...ids].map((id) => orderOf(id)))
    expect(ids).toContain((await intentOf(await ask({ price: 74 })))?.orderId)
  })

  test("of two orders of one total leaves out the one being deleted", async () => {
    const going = await orderAt(71)
    const staying = await orderAt(71)
    await shop.sql("update orders set cancelling_at = now() where id = $1", [going])
    expect(await intentOf(await ask({ price: 71 }))).toMatchObject({ orderId: staying })
  })

  test("takes the order from the referring payment page of this shop only", async () => {
    const first = await orderAt(72)
    await orderAt(72)
    const page = (origin: string, id: string) => ({ referer: `${origin}/dashboard/payment/${id}` })
    const answer = await ask({ price: 72 }, buyer(), page(shop.url, first))
    expect(await intentOf(answer)).toMatchObject({ orderId: first })
    for (const origin of ["https://evil.example", `${shop.url}.evil.example`])
      expect(await ask({ price: 72 }, buyer(), page(origin, first))).toMatchObject({ status: 409 })
    const foreign = await orderAt(72, other)
    expect(await ask({ price: 72 }, buyer(), page(shop.url, foreign))).toMatchObject({
      status: 403,
    })
  })

  test("takes an order by its id, only the caller's own", async () => {
    const id = await orderAt(73)
    const foreign = await orderAt(73, other)
    expect(await intentOf(await ask({ orderId: id }))).toMatchObject({ orderId: id })
    expect(await ask({ orderId: foreign, price: 73 })).toMatchObject({
      status: 403,
      body: { message: refusals.forbidden.text },
    })
    expect(await ask({ orderId: id }, shop.admin)).toMatchObject({ status: 403 })
    for (const unknown of ["0".repeat(24), "x", "\u0000", ""])
      expect(await ask({ orderId: unknown })).toMatchObject({ status: 409 })
    expect(await ask({})).toMatchObject({ status: 409, body: { code: "no_payable_order" } })
  })

  test("never takes the amount from the browser", async () => {
    const id = await orderAt(5000)
    const claims = { amount: 50, currency: "eur", total: 0.5, quantity: 0, metadata: {} }
    for (const price of [0.5, 0, "4999.99", 5000.01, 50_000])
      expect(await ask({ ...claims, orderId: id, price })).toMatchObject({
        status: 409,
        body: { message: "Price changed", price: 5000 },
      })
    expect(await attemptsFor(id)).toEqual([])
    const answer = await ask({ ...claims, orderId: id, price: "5000" })
    expect(await intentOf(answer)).toMatchObject({ amountCents: 500_000, currency: "usd" })
  })

  test("for a paid order, or one being deleted, is refused", async () => {
    const paid = await orderAt(74)
    const going = await orderAt(75)
    await payOrder(shop, buyer(), paid)
    await shop.sql("update orders set cancelling_at = now() where id = $1", [going])
    expect(await ask({ orderId: paid })).toMatchObject({
      status: 409,
      body: { message: "Order is paid" },
    })
    expect(await ask({ price: 74 })).toMatchObject({ status: 409 })
    expect(await ask({ orderId: going })).toMatchObject({
      status: 409,
      body: { code: "order_being_cancelled" },
    })
  })

  test("for an order cancelled at the same moment is refused", async () => {
    const id = await orderAt(76)
    const answer = await whileItWaits(
      shop,
      (tx) => tx.execute(sql`select from orders where id = ${id} for update`),
      () => ask({ orderId: id }),
      (tx) =>
        tx.execute(sql`update orders set status = 'cancelled', cancelled_at = now(),
          cancelling_at = now(), cancel_reason = 'deleted', cancelled_from = 'pending' where id = ${id}`),
    )
    const cancelled = { status: 409, body: { code: "order_cancelled" } }
    expect(answer).toMatchObject(cancelled)
    expect(await ask({ orderId: id })).toMatchObject(cancelled)
    expect(await attemptsFor(id)).toEqual([])
  })

  test("sent twenty times at once creates one intent and gives twenty equal secrets", async () => {
    const id = await orderAt(5000)
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask({ orderId: id })))
    expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1)
    expect(await intentIdsOf(id)).toHaveLength(1)
    expect(await attemptsFor(id)).toMatchObject([{ attempt: 1, state: "live" }])
  })

  test("starts a second attempt if the first was cancelled at the provider", async () => {
    const id = await orderAt(5000)
    const first = await ask({ orderId: id })
    await payments.provider.provider.cancelIntent(idOf(first))
    const second = await ask({ orderId: id })
    expect(idOf(second)).not.toBe(idOf(first))
    expect(await attemptsFor(id)).toMatchObject([{ state: "canceled" }, { state: "live" }])
  })

  /** Ends these attempts of an order just before the provider creates their intent. */
  const endWhileMade = (id: string, attempts: number) =>
    payments.setFault(async (method, path) => {
      const ended =
        "update payments set state = 'canceled' where order_id = $1 and state = 'creating' and attempt <= $2"
      if (method === "POST" && path === "/v1/payment_intents") await shop.sql(ended, [id, attempts])
      return undefined
    })

  test("cancels the intent of an attempt that has ended, and starts another", async () => {
    const id = await orderAt(5000)
    endWhileMade(id, 1)
    const answer = await ask({ orderId: id })
    const [first, second] = await attemptsFor(id)
    expect(second).toMatchObject({ attempt: 2, state: "live", intent_id: idOf(answer) })
    expect(first).toMatchObject({ attempt: 1, state: "canceled" })
    const made = await payments.provider.provider.findIntent(String(first?.intent_id))
    expect(made).toMatchObject({ status: "canceled" })
  })

  test("gives up after three failed attempts", async () => {
    const id = await orderAt(5000)
    endWhileMade(id, 9)
    expect(await ask({ orderId: id })).toMatchObject({
      status: 503,
      body: { code: "payment_provider_unavailable" },
    })
    expect(await attemptsFor(id)).toMatchObject(Array(3).fill({ state: "canceled" }))
  })

  test("does not treat a cancelled intent as open when the provider replays its first answer", async () => {
    const id = await orderAt(5000)
    payments.setFault(() => ({ fail: "after" }))
    await ask({ orderId: id })
    payments.setFault(undefined)
    const [lost = ""] = await intentIdsOf(id)
    await payments.provider.provider.cancelIntent(lost)
    const answer = await ask({ orderId: id })
    expect(await intentOf(answer)).toMatchObject({ status: "open", orderId: id })
    expect(await attemptsFor(id)).toMatchObject([
      { state: "canceled", intent_id: lost },
      { state: "live", intent_id: idOf(answer) },
    ])
  })

  test("reports that the order has been paid meanwhile", async () => {
    const id = await orderAt(5000)
    const { body } = await ask({ orderId: id })
    const transactionId = await payIntent(shop, String(body.clientSecret))
    expect(await ask({ orderId: id })).toMatchObject({ status: 409, body: { code: "order_paid" } })
    expect(await orderOf(id)).toMatchObject({ paid: true, transactionId })
  })

  test("that pays one order while the account is closed keeps the account and its other orders", async () => {
    const owner = await shop.customer()
    const first = await orderAt(5000, owner)
    const paid = await orderAt(6000, owner)
    const last = await orderAt(7000, owner)
    const { body } = await ask({ orderId: paid }, owner)
    await payIntent(shop, String(body.clientSecret))
    const proof = { password: owner.password }
    await expect(shop.as(owner)("POST /account/close", { body: proof })).rejects.toMatchObject({
      body: { code: "orders_under_way" },
    })
    for (const [id, isPaid] of [
      [first, false],
      [paid, true],
      [last, false],
    ] as const)
      expect(await orderOf(id, owner)).toMatchObject({ paid: isPaid })
  })

  test("while the provider is down says when to retry, and then creates one intent", async () => {
    const id = await orderAt(5000)
    payments.setFault(() => ({ fail: "after" }))
    const refused = await ask({ orderId: id })
    expect(refused).toMatchObject({ status: 503, body: { code: "payment_provider_unavailable" } })
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0)
    expect(shop.logged.join("")).toContain("card_provider_unavailable")
    payments.setFault(undefined)
    const answer = await ask({ orderId: id })
    expect(await intentOf(answer)).toMatchObject({ orderId: id })
    expect(await intentIdsOf(id)).toHaveLength(1)
  })

  test("in a shop without a card provider answers 503, and everything else works", async () => {
    const without = await openTestApi({ sandbox: false })
    const someone = await without.customer()
    const body = { purchaseId: await without.part(), quantity: 1 }
    const { insertedId } = await without.as(someone)("POST /purchase", { body })
    expect(await without.as()("GET /config")).toMatchObject({ payment: null, testMode: false })
    await expect(
      without.as(someone)("POST /create-payment-intent", { body: { orderId: insertedId } }),
    ).rejects.toMatchObject({ status: 503, body: { code: "payments_not_offered" } })
    const params = { id: insertedId }
    for (const [id, code] of [
      [insertedId, "nothing_to_refund"],
      ["0".repeat(24), "order_not_found"],
    ] as const)
      await expect(
        without.as(without.admin)("POST /order/{id}/refund", {
          params: { id },
          body: { reason: "A dent." },
        }),
      ).rejects.toMatchObject({ body: { code } })
    expect(await without.as(someone)("DELETE /order/{id}", { params })).toMatchObject({
      deletedCount: 1,
    })
    await without.close()
  })

  test("whose keys were removed after a payment was begun, an order can still be changed and deleted", async () => {
    const without = await openTestApi({ sandbox: false })
    const someone = await without.customer()
    const purchaseId = await without.part({ availableQuantity: 3 })
    const order = async () => {
      const body = { purchaseId, quantity: 1 }
      const { insertedId: id } = await without.as(someone)("POST /purchase", { body })
      await without.sql(
        "insert into payments (order_id, attempt, intent_id, amount_cents, state) select id, 1, 'pi_' || id, total_cents, 'live' from orders where id = $1",
        [id],
      )
      return { id }
    }
    const account = { holder: "Nordwerk GmbH", account: "DE89370400440532013000" }
    await without.sql("update users set email_verified = true where id = $1", [someone.id])
    await without.saveSettings("bank-transfer", { on: true, ...account })
    const transferred = await order()
    await without.as(someone)("POST /order/{id}/bank-transfer", { params: transferred })
    for (const params of [transferred, await order()])
      expect(await without.as(someone)("DELETE /order/{id}", { params })).toMatchObject({
        deletedCount: 1,
      })
    const { availableQuantity } = await without.as(someone)("GET /part/{id}", {
      params: { id: purchaseId },
    })
    expect(availableQuantity).toBe(3)
    await without.close()
  })
})
