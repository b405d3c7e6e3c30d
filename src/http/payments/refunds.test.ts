import { describe, expect, test } from "vitest"
import { reconcilePayments } from "#operations/orders/reconcile-payments.ts"
import { payOrder } from "#test/pay.ts"
import { refundTests } from "#test/services/payment-tests.ts"
import { paidBack, refund, refundsOf, stockOf } from "#test/services/refunds.ts"

const tests = await refundTests()
const { payments, shop, buyer, aPaidOrder, orderOf, advance, reason } = tests
const { aPaidOrderOfTwo: anOrder, expectMails, two } = tests

describe("POST /order/{id}/refund", () => {
  test("returns all of the money, with a reason, an audit entry and a mail", async () => {
    const id = await aPaidOrder()
    const answer = await refund(shop, id, { reason })
    expect(answer).toMatchObject({ status: 200 })
    expect(answer.body).toEqual({
      acknowledged: true,
      success: true,
      modifiedCount: 1,
      refundId: expect.stringMatching(/^[0-9a-f]{24}$/),
      refunded: 200,
      refundStatus: "succeeded",
    })
    expect(await paidBack(shop, id)).toBe(20_000)
    expect(await orderOf(id)).toMatchObject({ paid: true, refunded: 200, status: "pending" })
    expect(await refundsOf(shop, id)).toMatchObject([
      { amount_cents: 20_000, state: "succeeded", reason, requested_by: shop.admin.id },
    ])
    const audit =
      "select actor_id, detail, request_id from audit_log where target = $1 and action = $2"
    expect(await shop.sql(audit, [id, "order.refund"])).toMatchObject([
      {
        actor_id: shop.admin.id,
        detail: { amountCents: 20_000, reason, restock: false },
        request_id: answer.headers.get("x-request-id"),
      },
    ])
    const mails =
      "select data from mail_outbox where template = 'order-refunded' and recipient = $1"
    expect(await shop.sql(mails, [buyer().email])).toHaveLength(1)
    expect(await stockOf(shop, id)).toBe(99)
  })

  test("in parts never exceeds what was paid", async () => {
    const id = await aPaidOrder()
    expect(await refund(shop, id, { amount: 50.25, reason })).toMatchObject({
      body: { refunded: 50.25 },
    })
    expect(await refund(shop, id, { amount: "99.75", reason })).toMatchObject({
      body: { refunded: 150 },
    })
    expect(await refund(shop, id, { amount: 50.01, reason })).toMatchObject({
      status: 409,
      body: { success: false, modifiedCount: 0, code: "refund_too_large", refundable: 50 },
    })
    expect(await refund(shop, id, { reason })).toMatchObject({ body: { refunded: 200 } })
    expect(await refund(shop, id, { reason })).toMatchObject({
      status: 409,
      body: { code: "nothing_to_refund" },
    })
    expect(await paidBack(shop, id)).toBe(20_000)
  })

  test("restocks the goods with the last of the money", async () => {
    const id = await aPaidOrder()
    expect(await refund(shop, id, { amount: 10, reason, restock: true })).toMatchObject({
      status: 409,
      body: { code: "restock_needs_whole_refund", refundable: 200 },
    })
    await refund(shop, id, { amount: 10, reason })
    expect(await refund(shop, id, { amount: 190, reason, restock: true })).toMatchObject({
      status: 200,
    })
    expect(await stockOf(shop, id)).toBe(100)
    const moved = "select delta, reason from stock_movements where order_id = $1 order by id"
    expect(await shop.sql(moved, [id])).toEqual([
      { delta: -1, reason: "order" },
      { delta: 1, reason: "refund_return" },
    ])
  })

  describe("by line", () => {
    test("refunds the goods' price and restocks these goods alone", async () => {
      const { id, stock } = await anOrder()
      const lines = [{ number: 1, quantity: 2 }, ...two(1)]
      const first = await refund(shop, id, { reason, lines, restock: true })
      expect(first).toMatchObject({ status: 200, body: { refunded: 16 } })
      expect(await stock()).toEqual([97, 97])
      expect(await refund(shop, id, { reason, lines: two(1), amount: 4 })).toMatchObject({
        status: 200,
        body: { refunded: 20 },
      })
      expect(await stock()).toEqual([97, 97])
      const history = await shop.as(buyer())("GET /order/{id}/history", { params: { id } })
      expect(history.map(({ lines: of }) => of)).toEqual([undefined, undefined, lines, two(1)])
      expect(await paidBack(shop, id)).toBe(2000)
      expect(await advance(id)).toMatchObject({ status: 200 })
    })

    describe("before shipment", () => {
      const sentOf = async (id: string) => {
        const { token } = shop.admin
        const answer = await shop.send(`POST /order/${id}/shipment`, { token, body: {} })
        expect(answer).toMatchObject({ status: 200 })
        const { status, shipments = [] } = await orderOf(id)
        return { status, sent: shipments.map(({ lines }) => lines) }
      }

      test("removes its units from the shipment, restocked or not", async () => {
        const { id, stock } = await anOrder()
        await advance(id)
        const message = "It broke on our floor."
        await refund(shop, id, { reason, message, lines: two(1) })
        await refund(shop, id, { reason, lines: two(2), restock: true })
        expect(await stock()).toEqual([95, 98])
        expect(await orderOf(id)).toMatchObject({ lines: [{}, { cancelled: 3 }] })
        expect(await sentOf(id)).toMatchObject({
          status: "shipped",
          sent: [
            [
              { number: 1, quantity: 5 },
              { number: 2, quantity: 1 },
            ],
          ],
        })
        await refund(shop, id, { reason, lines: two(1) })
        await expectMails(id, [
          {
            words: message,
            notSent: { lines: [{ productName: expect.any(String), quantity: 1 }] },
          },
          { notSent: { lines: [{ quantity: 2 }] } },
          {},
        ])
      })

      test("of all that is left names everything that is not sent any more", async () => {
        const { id } = await anOrder()
        await refund(shop, id, { reason, lines: two(1) })
        await refund(shop, id, { reason })
        await expectMails(id, [
          { notSent: { lines: [{ quantity: 1 }] } },
          { notSent: { lines: [{ quantity: 5 }, { quantity: 3 }] } },
        ])
      })

      test("keeps them in it if staff say that they are still sent", async () => {
        const { id, stock } = await anOrder()
        await advance(id)
        const kept = { reason, lines: two(3), stillSent: true }
        expect(await refund(shop, id, kept)).toMatchObject({
          status: 200,
          body: { refunded: 30 },
        })
        expect(await stock()).toEqual([95, 96])
        expect(await sentOf(id)).toMatchObject({
          sent: [[{ quantity: 5 }, { number: 2, quantity: 4 }]],
        })
        expect(await refund(shop, id, { ...kept, restock: true })).toMatchObject({
          status: 400,
          body: {
            fields: { stillSent: "Goods that will still be shipped cannot go back on sale" },
          },
        })
      })

      test("are not still sent if all that is left is refunded", async () => {
        const { id, stock } = await anOrder()
        const all = { reason, lines: [{ number: 1, quantity: 5 }, ...two(4)] }
        expect(await refund(shop, id, { ...all, stillSent: true })).toMatchObject({
          status: 409,
          body: { code: "refunded_not_shipped", refundable: 55 },
        })
        expect(await refund(shop, id, { ...all, restock: true })).toMatchObject({ status: 200 })
        expect(await stock()).toEqual([100, 100])
      })

      test("advances an order whose other lines are shipped", async () => {
        const { id } = await anOrder()
        await advance(id)
        const { token } = shop.admin
        const body = { lines: [{ number: 1, quantity: 5 }] }
        await shop.send(`POST /order/${id}/shipment`, { token, body })
        await refund(shop, id, { reason, lines: two(4) })
        expect(await orderOf(id)).toMatchObject({ status: "shipped" })
      })

      test("concurrent with a shipment of the same units: each unit is refunded or shipped", async () => {
        const { id } = await anOrder()
        await advance(id)
        const { token } = shop.admin
        const body = { lines: two(4) }
        const [refunded, sent] = await Promise.all([
          refund(shop, id, { reason, lines: two(4) }),
          shop.send(`POST /order/${id}/shipment`, { token, body }),
        ])
        expect(refunded).toMatchObject({ status: 200 })
        expect([200, 409]).toContain(sent.status)
        const [, line] = (await orderOf(id)).lines
        expect((line?.shipped ?? 0) + (line?.cancelled ?? 0)).toBe(4)
      })
    })

    test("never exceeds a line, and excludes earlier refunds from a full one", async () => {
      const { id, stock } = await anOrder()
      const exceeding = await refund(shop, id, {
        reason,
        lines: [{ number: 3, quantity: 1 }, ...two(5)],
      })
      expect(exceeding).toMatchObject({
        status: 409,
        body: {
          code: "refund_lines_exceed",
          lines: [
            { number: 3, refundable: 0 },
            { number: 2, refundable: 4 },
          ],
        },
      })
      for (const lines of [[], [...two(1), ...two(1)], two(0), [{ number: 2 }]])
        expect(await refund(shop, id, { reason, lines })).toMatchObject({ status: 400 })
      await refund(shop, id, { amount: 45, reason })
      expect(await refund(shop, id, { reason, lines: two(2) })).toMatchObject({
        status: 409,
        body: { code: "refund_too_large", refundable: 10 },
      })
      const refundable = async () => {
        const { can } = await shop.as(shop.admin)("GET /order/{id}", { params: { id } })
        return can.refund
      }
      expect(await refundable()).toEqual({ allowed: true, amount: 10, cancels: true })
      await refund(shop, id, { reason, lines: two(2), amount: 5, restock: true })
      expect(await refundable()).toEqual({
        allowed: true,
        amount: 5,
        cancels: true,
        restockNeedsLines: true,
      })
      expect(await refund(shop, id, { reason, restock: true })).toMatchObject({
        status: 409,
        body: { code: "restock_needs_lines" },
      })
      expect(await stock()).toEqual([95, 98])
    })

    test("keeps its goods out of a later restock of everything, restocked or not", async () => {
      const { id, stock } = await anOrder()
      await refund(shop, id, { reason: "Damaged.", lines: two(3) })
      const { can } = await shop.as(shop.admin)("GET /order/{id}", { params: { id } })
      expect(can.refund).toMatchObject({ amount: 25, restockNeedsLines: true })
      expect(await refund(shop, id, { reason, restock: true })).toMatchObject({
        status: 409,
        body: { code: "restock_needs_lines" },
      })
      const lines = [{ number: 1, quantity: 5 }, ...two(1)]
      expect(await refund(shop, id, { reason, restock: true, lines })).toMatchObject({
        status: 200,
        body: { refunded: 55 },
      })
      expect(await stock()).toEqual([100, 97])
    })

    test("whose missing goods arrive before its outcome is known puts them on sale once", async () => {
      const partId = await shop.part({ price: 3, availableQuantity: 5, backorder: "yes" })
      const { insertedId: id } = await shop.as(buyer())("POST /order", {
        body: { lines: [{ partId, quantity: 10 }] },
      })
      await payOrder(shop, buyer(), id)
      const half = [{ number: 1, quantity: 5 }]
      payments.setFault((_, path) => (path === "/v1/refunds" ? { fail: "before" } : undefined))
      expect(await refund(shop, id, { reason, lines: half })).toMatchObject({ status: 202 })
      payments.setFault(undefined)
      const arrived = { delta: 5, reason: "restock" } as const
      await shop.as(shop.admin)("POST /part/{id}/stock", { params: { id: partId }, body: arrived })
      const whole = () => refund(shop, id, { reason, restock: true })
      expect(await whole()).toMatchObject({ body: { code: "restock_needs_lines" } })
      await reconcilePayments(payments.deps, 0)
      expect(await stockOf(shop, id)).toBe(5)
      expect(await whole()).toMatchObject({ body: { code: "restock_needs_lines" } })
      expect(await refund(shop, id, { reason, restock: true, lines: half })).toMatchObject({
        status: 200,
      })
      expect(await stockOf(shop, id)).toBe(10)
    })

    test("is made once by concurrent requests", async () => {
      const { id, stock } = await anOrder()
      const ask = () => refund(shop, id, { reason, lines: two(3), amount: 1, restock: true })
      const answers = await Promise.all([ask(), ask(), ask()])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
      expect(await stock()).toEqual([95, 99])
    })

    test("that the provider refuses leaves its goods to the next", async () => {
      const { id, stock } = await anOrder()
      const { transactionId } = await orderOf(id)
      const { stripe } = payments.provider
      await stripe.refunds.create({ payment_intent: String(transactionId), amount: 3500 })
      const answer = await refund(shop, id, { reason, lines: two(3), restock: true })
      expect(answer).toMatchObject({ status: 409, body: { code: "refund_refused" } })
      expect(await stock()).toEqual([95, 96])
      await payments.deliverAll()
      expect((await refund(shop, id, { reason, lines: two(2), restock: true })).status).toBe(200)
      expect(await stock()).toEqual([95, 98])
    })
  })

  test("stops the order from advancing once all is refunded", async () => {
    const id = await aPaidOrder()
    await refund(shop, id, { amount: 199.99, reason })
    expect(await advance(id)).toMatchObject({ status: 200, body: { status: "approved" } })
    await refund(shop, id, { reason })
    expect(await advance(id)).toMatchObject({
      status: 403,
      body: { modifiedCount: 0, message: "Order is refunded" },
    })
  })

  test("is for administrators, and for paid orders", async () => {
    const unpaid = await payments.orderAt(20, buyer())
    const paid = await aPaidOrder()
    const asBuyer = { token: buyer().token, body: { reason } }
    expect(await shop.send(`POST /order/${paid}/refund`, asBuyer)).toMatchObject({ status: 403 })
    expect(await refund(shop, unpaid, { reason })).toMatchObject({
      status: 409,
      body: { code: "nothing_to_refund" },
    })
    expect(await refund(shop, "0".repeat(24), { reason })).toMatchObject({ status: 404 })
    await shop.as(buyer())("DELETE /order/{id}", { params: { id: unpaid } })
    expect(await refund(shop, unpaid, { reason })).toMatchObject({ status: 404 })
    expect(await refundsOf(shop, paid)).toEqual([])
  })

  test("works for an order that an administrator has hidden", async () => {
    const id = await aPaidOrder()
    await shop.as(shop.admin)("DELETE /order/{id}", { params: { id } })
    expect(await refund(shop, id, { reason })).toMatchObject({
      status: 200,
      body: { refunded: 200 },
    })
  })

  test.each([
    [{}, "reason"],
    [{ reason: "   " }, "reason"],
    [{ reason: "x".repeat(501) }, "reason"],
    [{ reason, amount: 0 }, "amount"],
    [{ reason, amount: -5 }, "amount"],
    [{ reason, amount: 1.005 }, "amount"],
    [{ reason, amount: Number.POSITIVE_INFINITY }, "amount"],
    [{ reason, amount: { $gt: 0 } }, "amount"],
    [{ reason, restock: "yes" }, "restock"],
  ])("%j is refused", async (body, field) => {
    expect(await refund(shop, "0".repeat(24), body)).toMatchObject({
      status: 400,
      body: { code: "invalid_input", fields: { [field]: expect.any(String) } },
    })
  })

  test("twenty concurrent full refunds return the money once", async () => {
    const id = await aPaidOrder()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refund(shop, id, { reason })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    expect(await paidBack(shop, id)).toBe(20_000)
  })

  test("thirty concurrent refunds of a tenth make ten", async () => {
    const id = await aPaidOrder()
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => refund(shop, id, { amount: 20, reason })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(await paidBack(shop, id)).toBe(20_000)
  })

  test("with one Idempotency-Key makes one refund, however often it is sent", async () => {
    const id = await aPaidOrder()
    const headers = { "idempotency-key": `refund of ${id}` }
    const send = (amount: number) => refund(shop, id, { amount, reason }, headers)
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(30)))
    expect(new Set(answers.map(({ body }) => body.refundId)).size).toBe(1)
    expect(await send(30)).toMatchObject({ status: 200, body: { refunded: 30 } })
    expect(await send(31)).toMatchObject({ status: 422, body: { modifiedCount: 0 } })
    expect(await paidBack(shop, id)).toBe(3000)
  })

  test("concurrent with shipping: a fully refunded order does not advance afterwards", async () => {
    const id = await aPaidOrder()
    await advance(id)
    const [refunded, shipped] = await Promise.all([refund(shop, id, { reason }), advance(id)])
    expect(refunded).toMatchObject({ status: 200 })
    expect([200, 403]).toContain(shipped.status)
    expect(await advance(id)).toMatchObject({ status: 403 })
  })
})
