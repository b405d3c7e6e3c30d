import { describe, expect, test } from "vitest"
import { reconcilePayments } from "#operations/orders/reconcile-payments.ts"
import { expectNoBreaches } from "#test/books.ts"
import { payOrder } from "#test/pay.ts"
import { refundTests } from "#test/services/payment-tests.ts"
import { paidBack, refund, refundsOf } from "#test/services/refunds.ts"

const tests = await refundTests()
const { payments, shop, buyer, orderOf, advance, reason } = tests
const { aPaidOrderOfTwo: anOrder, expectMails, two } = tests

describe("a refund that cancels the whole order", () => {
  const cancel = (id: string, headers = {}, more = {}) =>
    refund(shop, id, { reason, message: "We cannot get them.", cancel: true, ...more }, headers)

  /** Refunds with a result that stays unknown. */
  const undecided = async (ask: () => Promise<object>) => {
    payments.setFault((_, path) => (path === "/v1/refunds" ? { fail: "before" } : undefined))
    expect(await ask()).toMatchObject({ status: 202 })
    payments.setFault(undefined)
  }

  const levelOf = async (partId: string) =>
    (await shop.as(shop.admin)("GET /stock", { query: {} })).find(({ _id }) => _id === partId)

  test("refunds all that is left, restocks it once and tells the buyer", async () => {
    const { id, stock } = await anOrder()
    await refund(shop, id, { reason, lines: two(1) })
    await refund(shop, id, { reason: "A gift.", amount: 3 })
    expect(await orderOf(id, shop.admin)).toMatchObject({ can: { refund: { cancels: true } } })
    expect((await orderOf(id)).can.refund).not.toHaveProperty("cancels")
    expect(await cancel(id, {}, { amount: 3 })).toMatchObject({ status: 400 })
    const once = { "idempotency-key": `cancel-${id}` }
    const replies = await Promise.all([cancel(id, once), cancel(id, once), cancel(id, once)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await cancel(id)).toMatchObject({
      status: 409,
      body: { code: "nothing_to_refund" },
    })
    expect([await paidBack(shop, id), await stock()]).toEqual([5500, [100, 99]])
    await expectMails(id, [
      {},
      {},
      {
        amountCents: 4200,
        isWhole: true,
        words: "We cannot get them.",
        notSent: { lines: [{ quantity: 5 }, { quantity: 3 }] },
      },
    ])
    expect(await advance(id)).toMatchObject({ status: 403 })
  })

  test("restocks also what was refunded before and still to be sent, without units that wait", async () => {
    const { id, stock } = await anOrder()
    const sent = { reason, stillSent: true }
    await refund(shop, id, { ...sent, lines: two(4) })
    await refund(shop, id, { ...sent, lines: [{ number: 1, quantity: 2 }] })
    expect(await cancel(id)).toMatchObject({ status: 200 })
    expect([await paidBack(shop, id), await stock()]).toEqual([5500, [100, 100]])
    await expectMails(id, [
      {},
      {},
      { notSent: { lines: [{ quantity: 5 }, { quantity: 4 }] }, isWhole: true },
    ])
    const { body: later } = await shop.send("POST /order", {
      token: buyer().token,
      body: {
        lines: await Promise.all(
          [2, 3].map(async (price) => ({
            partId: await shop.part({ price, availableQuantity: price, backorder: "yes" }),
            quantity: 6,
          })),
        ),
      },
    })
    const waiting = String(later.insertedId)
    await payOrder(shop, buyer(), waiting)
    await refund(shop, waiting, {
      ...sent,
      lines: [...two(5), { number: 1, quantity: 6 }],
    })
    expect(await cancel(waiting)).toMatchObject({ status: 200 })
    expect(
      await shop.sql(
        `select p.available_quantity as n, b.waiting from parts p join back_orders b on b.part_id = p.id
         where b.order_id = $1 order by b.number`,
        [waiting],
      ),
    ).toEqual([
      { n: 2, waiting: 0 },
      { n: 3, waiting: 0 },
    ])
  })

  test("puts nothing back on sale while its outcome is unknown, nor if it fails", async () => {
    const { id, stock } = await anOrder()
    await advance(id)
    const { transactionId } = await orderOf(id)
    await undecided(() => cancel(id))
    expect(await stock()).toEqual([95, 96])
    const ship = () =>
      shop.send(`POST /order/${id}/shipment`, { token: shop.admin.token, body: { lines: two(1) } })
    expect(await ship()).toMatchObject({ status: 403 })
    expect(await cancel(id)).toMatchObject({ status: 409, body: { code: "nothing_to_refund" } })
    await payments.provider.stripe.refunds.create({
      payment_intent: String(transactionId),
      amount: 100,
    })
    await reconcilePayments(payments.deps, 0)
    expect(await refundsOf(shop, id)).toMatchObject([
      { state: "failed" },
      { state: "succeeded", amount_cents: 100 },
    ])
    expect(await stock()).toEqual([95, 96])
    await payments.deliverAll()
    expect(await orderOf(id)).toMatchObject({ refunded: 1 })
    expect(await cancel(id)).toMatchObject({ status: 200 })
    expect([await paidBack(shop, id), await stock()]).toEqual([5500, [100, 100]])
  })

  test("leaves its goods on hand while its outcome is unknown, so that a stocktake counts them once", async () => {
    const { id, parts, stock } = await anOrder()
    const [partId = ""] = parts
    await undecided(() => cancel(id))
    const { onHand = 0, ...found } = (await levelOf(partId)) ?? {}
    expect(found).toMatchObject({ committed: 5, available: 95, owed: 0 })
    const counts = [{ partId, onHand, counted: 100 }]
    const counted = await shop.send("POST /stocktake", {
      token: shop.admin.token,
      body: { counts },
    })
    expect(counted).toMatchObject({ status: 200, body: { modifiedCount: 0 } })
    await reconcilePayments(payments.deps, 0)
    expect(await stock()).toEqual([100, 100])
    expect(await levelOf(partId)).toMatchObject({ onHand: 100, committed: 0 })
  })

  test("keeps units that wait for stock owed while its outcome is unknown", async () => {
    const partId = await shop.part({ price: 3, availableQuantity: 2, backorder: "yes" })
    const { insertedId: id } = await shop.as(buyer())("POST /order", {
      body: { lines: [{ partId, quantity: 6 }] },
    })
    await payOrder(shop, buyer(), id)
    await undecided(() => cancel(id))
    expect(await levelOf(partId)).toMatchObject({ onHand: 2, committed: 2, available: 0, owed: 4 })
    await reconcilePayments(payments.deps, 0)
    expect(await levelOf(partId)).toMatchObject({ onHand: 2, committed: 0, available: 2, owed: 0 })
  })

  test("names the order cancelled once no other refund of it can fail", async () => {
    const { id, stock } = await anOrder()
    await undecided(() => refund(shop, id, { reason, lines: two(1) }))
    expect(await cancel(id)).toMatchObject({ status: 200 })
    expect(await stock()).toEqual([100, 99])
    await reconcilePayments(payments.deps, 0)
    await expectMails(id, [
      { isWhole: true, notSent: { lines: [{ quantity: 1 }] } },
      { amountCents: 4500 },
    ])
    const mails = await shop.sql(
      "select data from mail_outbox where data->>'orderId' = $1 and (data->>'amountCents')::int = 4500",
      [id],
    )
    expect(mails[0]?.data).not.toHaveProperty("isWhole")
  })

  test("is refused once something is shipped; concurrent with shipping, one of them wins", async () => {
    const { token } = shop.admin
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { id, stock } = await anOrder()
        await advance(id)
        const [ended, sent] = await Promise.all([
          cancel(id),
          shop.send(`POST /order/${id}/shipment`, { token, body: { lines: two(1) } }),
        ])
        return { ended: ended.body.code ?? 200, sent: sent.status, stock: await stock() }
      }),
    )
    for (const { ended, sent, stock } of outcomes)
      expect([ended, sent, stock]).toEqual(
        sent === 200 ? ["order_units_shipped", 200, [95, 96]] : [200, 403, [100, 100]],
      )
  })
})

test("the last refund by line restocks also the units that an earlier one left to be sent", async () => {
  const { id, stock } = await anOrder()
  await refund(shop, id, { reason, lines: two(3), stillSent: true })
  const lines = [{ number: 1, quantity: 5 }, ...two(1)]
  expect(await refund(shop, id, { reason, lines, restock: true })).toMatchObject({ status: 200 })
  expect(await stock()).toEqual([100, 100])
  await expectMails(id, [
    {},
    { notSent: { lines: [{ quantity: 5 }, { quantity: 4 }] }, isWhole: true },
  ])
  await expectNoBreaches(shop)
})

test("a whole cancellation adds no stock for units that wait, also if some were refunded before", async () => {
  const partId = await shop.part({ price: 3, availableQuantity: 3, backorder: "yes" })
  const aPaidOrder = async (quantity: number) => {
    const { insertedId } = await shop.as(buyer())("POST /order", {
      body: { lines: [{ partId, quantity }] },
    })
    await payOrder(shop, buyer(), insertedId)
    return insertedId
  }
  const earlier = await aPaidOrder(10)
  const id = await aPaidOrder(6)
  await refund(shop, id, { reason, lines: [{ number: 1, quantity: 5 }], stillSent: true })
  expect(await refund(shop, id, { reason, cancel: true })).toMatchObject({ status: 200 })
  const waiting = "select waiting from back_orders where order_id = $1"
  expect(await shop.sql(waiting, [earlier])).toEqual([{ waiting: 7 }])
  await expectNoBreaches(shop)
})
