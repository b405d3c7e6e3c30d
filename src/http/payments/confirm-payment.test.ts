import { describe, expect, test } from "vitest"
import { manyCustomers } from "#test/many-customers.ts"
import { payIntent } from "#test/pay.ts"
import { paymentTests } from "#test/services/payment-tests.ts"

const { payments, shop, buyer, orderAt, orderOf, ask, attemptsFor } = await paymentTests()
const [other = shop.admin] = await manyCustomers(shop, 1)

const confirm = (id: string, body: Record<string, unknown> = {}, by = buyer()) =>
  shop.send(`PATCH /order/${id}`, { token: by.token, body })

describe("PATCH /order/{id}", () => {
  const paidAtProvider = async (price: number, by = buyer()) => {
    const id = await orderAt(price, by)
    const { body } = await ask({ orderId: id }, by)
    return { id, transactionId: await payIntent(shop, String(body.clientSecret)) }
  }

  test("marks an order paid that the provider says is paid, as often as it is asked", async () => {
    const { id, transactionId } = await paidAtProvider(80)
    for (const body of [{ order: id, transactionId }, {}, { transactionId }])
      expect((await confirm(id, body)).body).toEqual({
        acknowledged: true,
        success: true,
        modifiedCount: 1,
        paid: true,
        transactionId,
      })
    expect(await orderOf(id)).toMatchObject({ paid: true, transactionId })
    expect(await attemptsFor(id)).toMatchObject([{ state: "succeeded" }])
  })

  test("does not believe the browser", async () => {
    const id = await orderAt(81)
    const claim = { order: id, transactionId: "pi_made_up", paid: true, status: "delivered" }
    expect(await confirm(id, claim)).toMatchObject({
      status: 409,
      body: { success: false, modifiedCount: 0, paid: false, paymentStatus: "none" },
    })
    const { body } = await ask({ orderId: id })
    expect(await confirm(id)).toMatchObject({ status: 409, body: { paymentStatus: "open" } })
    await payIntent(shop, String(body.clientSecret), "pm_card_visa_chargeDeclined")
    expect(await confirm(id)).toMatchObject({ status: 409, body: { paymentStatus: "open" } })
    expect(await orderOf(id)).toMatchObject({ paid: false, status: "pending" })
  })

  test("takes no other order's payment", async () => {
    const mine = await paidAtProvider(82)
    const theirs = await paidAtProvider(82, other)
    const id = await orderAt(82)
    await ask({ orderId: id })
    for (const { transactionId } of [mine, theirs])
      expect(await confirm(id, { order: id, transactionId })).toMatchObject({ status: 409 })
    const claim = { transactionId: theirs.transactionId }
    const refused = { status: 409, body: { paid: false, paymentStatus: "none" } }
    expect(await confirm(mine.id, claim)).toMatchObject(refused)
    expect(await orderOf(mine.id)).toMatchObject({ paid: false })
    await confirm(mine.id)
    expect(await confirm(mine.id, claim)).toMatchObject(refused)
    expect(await orderOf(id)).toMatchObject({ paid: false })
  })

  test("takes no payment of another amount, currency or order, even in its own books", async () => {
    const foreign = await orderAt(2000)
    const wrong = [
      { amount: 100, currency: "usd", metadata: { order_id: "own" } },
      { amount: 200_000, currency: "eur", metadata: { order_id: "own" } },
      { amount: 200_000, currency: "usd", metadata: { order_id: foreign } },
      { amount: 200_000, currency: "usd" },
    ]
    for (const params of wrong) {
      const id = await orderAt(2000)
      await ask({ orderId: id })
      const order_id = params.metadata?.order_id === "own" ? id : params.metadata?.order_id
      const intent = await payments.provider.stripe.paymentIntents.create({
        ...params,
        metadata: order_id ? { order_id } : {},
      })
      await payIntent(shop, String(intent.client_secret))
      await shop.sql("update payments set intent_id = $2 where order_id = $1", [id, intent.id])
      expect(await confirm(id)).toMatchObject({
        status: 409,
        body: { paid: false, paymentStatus: "succeeded" },
      })
      expect(await orderOf(id)).toMatchObject({ paid: false })
    }
    expect(shop.logged.join("")).toContain("payment_does_not_cover_order")
  })

  test("of an intent that the provider does not know is not done", async () => {
    const id = await orderAt(86)
    await ask({ orderId: id })
    const point = "update payments set intent_id = $2 where order_id = $1"
    await shop.sql(point, [id, `pi_unknown_${id}`])
    expect(await confirm(id)).toMatchObject({
      status: 409,
      body: { code: "payment_not_confirmed", paid: false, paymentStatus: "none" },
    })
  })

  test("is for the buyer alone", async () => {
    const { id, transactionId } = await paidAtProvider(83)
    for (const by of [other, shop.admin])
      expect(await confirm(id, { transactionId }, by)).toMatchObject({
        status: 403,
        body: { modifiedCount: 0, paid: false },
      })
    expect(await confirm("0".repeat(24))).toMatchObject({ status: 404 })
    expect(await orderOf(id)).toMatchObject({ paid: false })
  })

  test("while the provider is down is accepted and not done", async () => {
    const { id, transactionId } = await paidAtProvider(84)
    payments.setFault(() => ({ fail: "before" }))
    expect(await confirm(id, { transactionId })).toMatchObject({
      status: 202,
      body: { modifiedCount: 0, paid: false, paymentStatus: "verifying" },
    })
    payments.setFault(undefined)
    expect(await orderOf(id)).toMatchObject({ paid: false })
    expect(await confirm(id, { transactionId })).toMatchObject({ body: { paid: true } })
    payments.setFault(() => ({ fail: "before" }))
    expect(await confirm(id)).toMatchObject({ status: 200, body: { paid: true, transactionId } })
  })

  test("twenty times at once is one payment and twenty equal answers", async () => {
    const { id, transactionId } = await paidAtProvider(85)
    const before = shop.logged.length
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(id)))
    for (const { status, body } of answers)
      expect({ status, body }).toMatchObject({ status: 200, body: { paid: true, transactionId } })
    const transitions = shop.logged.slice(before).filter((line) => line.includes("order_paid"))
    expect(transitions).toHaveLength(1)
  })
})
