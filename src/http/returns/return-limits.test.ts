import { describe, expect, test } from "vitest"
import { returnTests } from "#test/orders/return-tests.ts"
import { paidBack, refund } from "#test/services/refunds.ts"

const tests = await returnTests()
const { shop, buyer, orderOf, reason, aPaidOrderOfTwo, aShippedOrder, line, ask, step } = tests
const { read, receive, anApproved, ofOrder, stockOfParts, setReturns, mailsOf } = tests

const all = (received: number, restocked = received) => [{ number: 2, received, restocked }]

describe("a return request", () => {
  test("covers recently shipped units of one's own order, not requested before", async () => {
    const unshipped = await aPaidOrderOfTwo()
    expect(await ask(unshipped.id, [line(1, 1)])).toMatchObject({
      status: 409,
      body: { code: "return_lines_exceed", lines: [{ number: 1, returnable: 0 }] },
    })
    const { id } = await aShippedOrder()
    expect((await ask(id, [line(1, 3)])).status).toBe(200)
    expect(await ask(id, [line(1, 3), line(2, 1), line(3, 1)])).toMatchObject({
      body: {
        lines: [
          { number: 1, returnable: 2 },
          { number: 3, returnable: 0 },
        ],
      },
    })
    expect(await ask(id, [line(1, 1)], {}, await shop.customer())).toMatchObject({ status: 403 })
    expect(await ask("0".repeat(24), [line(1, 1)])).toMatchObject({
      status: 404,
      body: { code: "order_not_found" },
    })
    await shop.sql(
      "update shipments set created_at = now() - interval '31 days' where order_id = $1",
      [id],
    )
    expect((await ask(id, [line(1, 1)])).body).toMatchObject({ lines: [{ returnable: 0 }] })
    await setReturns({ on: true, days: null })
    expect((await ask(id, [line(1, 1)])).status).toBe(200)
    await setReturns({ on: true })
  })

  test("is made by staff for a customer, with a reason also after the period", async () => {
    const { id } = await aShippedOrder()
    const byStaff = (lines: object[], more = {}, by: { token: string } = shop.admin) =>
      shop.send(`POST /order/${id}/return`, { token: by.token, body: { lines, ...more } })
    const first = await byStaff([line(1, 2)])
    expect(first).toMatchObject({ status: 200 })
    await shop.sql(
      "update shipments set created_at = now() - interval '31 days' where order_id = $1",
      [id],
    )
    const late = { lateReason: "Agreed on the phone." }
    expect(await byStaff([line(1, 1)])).toMatchObject({
      status: 409,
      body: { code: "return_lines_exceed" },
    })
    expect(await byStaff([line(1, 1)], late, buyer())).toMatchObject({ status: 403 })
    expect((await ofOrder(id, shop.admin)).body).toMatchObject({
      lines: [],
      late: [{ returnable: 3 }, { returnable: 4 }],
    })
    expect((await ofOrder(id)).body).not.toHaveProperty("late")
    expect(await byStaff([line(1, 4)], late)).toMatchObject({ status: 409 })
    const rush = await Promise.all([byStaff([line(1, 3)], late), byStaff([line(1, 3)], late)])
    expect(rush.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await read(first.body.insertedId, buyer())).body).toMatchObject({ state: "asked" })
    const made = await shop.sql(
      "select actor_id, detail from audit_log where target = $1 and action = 'return.ask' order by id",
      [id],
    )
    expect(made).toMatchObject([
      { actor_id: shop.admin.id },
      { actor_id: shop.admin.id, detail: late },
    ])
    expect(await mailsOf(id)).toMatchObject([{ data: { state: "asked" } }, {}])
  })

  test("needs a reason, text if there is no other reason, and pictures of this shop", async () => {
    const { id } = await aShippedOrder()
    for (const [wrong, field] of [
      [[line(1, 1, { reason: "no" })], "lines.0.reason"],
      [[line(1, 1, { reason: "other", words: " " })], "lines.0.words"],
      [[line(1, 1, { pictures: ["https://elsewhere.example/a.png"] })], "lines.0.pictures.0"],
      [[line(1, 1), line(1, 1)], "lines"],
      [[line(1, 0)], "lines.0.quantity"],
    ] as const)
      expect(await ask(id, [...wrong])).toMatchObject({
        status: 400,
        body: { fields: { [field]: expect.any(String) } },
      })
  })

  test("is made once per key, and once when concurrent", async () => {
    const { id } = await aShippedOrder()
    const key = { "idempotency-key": crypto.randomUUID() }
    const twice = await Promise.all([ask(id, [line(1, 2)], key), ask(id, [line(1, 2)], key)])
    expect(new Set(twice.map(({ body }) => body.insertedId)).size).toBe(1)
    expect(await ask(id, [line(1, 1)], key)).toMatchObject({ status: 422 })
    const rush = await Promise.all(Array.from({ length: 5 }, () => ask(id, [line(2, 4)])))
    expect(rush.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
  })
})

describe("a step of a return", () => {
  test("refusing after receipt takes the units off sale again, once, unless they are sold", async () => {
    const { id, parts } = await aShippedOrder()
    const returnId = await anApproved(id, [line(1, 3, { reason: "not_needed" })])
    await receive(returnId, 2, [{ number: 1, received: 3, restocked: 2 }])
    expect(await stockOfParts(parts)).toEqual([97, 96])
    const refuse = () => step(returnId, "*", { step: "refuse", answer: "Used." })
    const move = (delta: number) =>
      shop.as(shop.admin)("POST /part/{id}/stock", {
        params: { id: String(parts[0]) },
        body: { delta, reason: "correction" },
      })
    await move(-96)
    expect(await refuse()).toMatchObject({ status: 409, body: { code: "returned_units_sold" } })
    expect((await read(returnId)).body).toMatchObject({ state: "received", version: 3 })
    await move(96)
    const both = await Promise.all([refuse(), refuse()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await stockOfParts(parts)).toEqual([95, 96])
    expect((await read(returnId)).body).toMatchObject({ lines: [{ received: 3, restocked: 0 }] })
    const { orderNumber } = await orderOf(id)
    expect(
      await shop.sql("select delta, actor_id from stock_movements where note = $1", [
        `Return of order ${orderNumber} refused`,
      ]),
    ).toEqual([{ delta: -2, actor_id: shop.admin.id }])
  })

  test("repeated with the version seen is answered as before, and done once", async () => {
    const { id, parts } = await aShippedOrder()
    const { insertedId } = (await ask(id, [line(2, 2)])).body
    const other = await shop.administrator()
    const approve = { step: "approve", answer: "Send it.", lines: [{ number: 2, quantity: 2 }] }
    const counted = { step: "receive", answer: "", lines: all(2) }
    const refuse = { step: "refuse", answer: "Used." }
    for (const [version, body] of [approve, counted, refuse].entries()) {
      const first = await step(insertedId, version + 1, body)
      expect(first).toMatchObject({ status: 200, body: { version: version + 2 } })
      expect(await step(insertedId, version + 1, body)).toMatchObject({
        status: 200,
        body: first.body,
      })
      expect((await step(insertedId, version + 1, body, other)).status).toBe(412)
      const changed = { ...body, answer: "Something else." }
      expect((await step(insertedId, version + 1, changed)).status).toBe(412)
      const steps = "select from audit_log where target = $1 and action like 'return.%'"
      expect(await shop.sql(steps, [id])).toHaveLength(version + 2)
    }
    expect(await stockOfParts(parts)).toEqual([95, 96])
  })

  test("is for administrators, with the version they saw, and in order", async () => {
    const { id } = await aShippedOrder()
    const { insertedId } = (await ask(id, [line(2, 2)])).body
    expect(await step(insertedId, 1, { step: "approve" }, buyer())).toMatchObject({ status: 403 })
    expect(await step(insertedId, 7, { step: "approve" })).toMatchObject({
      status: 412,
      body: { code: "return_changed", version: 1, state: "asked" },
    })
    expect(await receive(insertedId, 1, all(2))).toMatchObject({
      status: 409,
      body: { code: "return_step_refused", state: "asked" },
    })
    expect(await step("0".repeat(24), 1, { step: "approve" })).toMatchObject({ status: 404 })
    await step(insertedId, "*", { step: "approve" })
    expect((await receive(insertedId, 2, all(3))).body).toMatchObject({
      code: "return_lines_exceed",
    })
    expect((await receive(insertedId, 2, all(1, 2))).status).toBe(400)
    const other = await shop.customer()
    expect((await receive(insertedId, 2, [{ number: 1, received: 1, restocked: 0 }])).body).toEqual(
      expect.objectContaining({ lines: [{ number: 1, returnable: 0 }] }),
    )
    await receive(insertedId, 2, all(0))
    expect(await step(insertedId, 3, { step: "refund" })).toMatchObject({
      status: 409,
      body: { code: "nothing_to_refund" },
    })
    expect(await read(insertedId, other)).toMatchObject({ status: 403 })
    expect(await ofOrder(id, other)).toMatchObject({ status: 403 })
  })

  test("of goods that were refunded by hand ends without another refund", async () => {
    const { id } = await aShippedOrder()
    const { insertedId } = (await ask(id, [line(2, 2)])).body
    await step(insertedId, 1, { step: "approve" })
    await receive(insertedId, 2, all(2))
    await refund(shop, id, { reason, lines: [{ number: 2, quantity: 4 }] })
    const paid = await paidBack(shop, id)
    expect((await read(insertedId, shop.admin)).body).toMatchObject({ refundable: 0 })
    expect(await step(insertedId, 3, { step: "refund", amount: 5 })).toMatchObject({
      status: 409,
      body: { code: "nothing_to_refund" },
    })
    expect(await step(insertedId, 3, { step: "refund" }, buyer())).toMatchObject({ status: 403 })
    const ends = await Promise.all([1, 2].map(() => step(insertedId, 3, { step: "refund" })))
    expect(ends.map(({ status }) => status).toSorted()).toEqual([200, 412])
    const [end] = ends.filter(({ status }) => status === 200)
    expect(end?.body).toMatchObject({ state: "refunded", version: 4 })
    expect(end?.body).not.toHaveProperty("refundId")
    expect(await paidBack(shop, id)).toBe(paid)
    expect((await read(insertedId, buyer())).body).toMatchObject({ state: "refunded" })
  })

  test("is made once by concurrent requests", async () => {
    const { id, parts } = await aShippedOrder()
    const returnId = await anApproved(id, [line(2, 4)])
    const received = await Promise.all([1, 2, 3].map(() => receive(returnId, 2, all(4))))
    for (const { body } of received) expect(body).toMatchObject({ state: "received", version: 3 })
    expect(await stockOfParts(parts)).toEqual([95, 100])
    const refunded = await Promise.all([1, 2, 3].map(() => step(returnId, 3, { step: "refund" })))
    expect(refunded.map(({ status }) => status).toSorted()).toEqual([200, 412, 412])
    expect(await paidBack(shop, id)).toBe(4000)
  })
})

describe("returns beside manual refunds", () => {
  test("never refund more than was paid, whichever is first", async () => {
    const { id } = await aShippedOrder()
    const returnId = await anApproved(id, [line(2, 4)])
    await receive(returnId, 2, all(4))
    const lines = [{ number: 2, quantity: 3 }]
    const [byHand, byReturn] = await Promise.all([
      refund(shop, id, { reason, lines }),
      step(returnId, 3, { step: "refund" }),
    ])
    expect([byHand.status, byReturn.status]).toContain(200)
    expect([3000 + 1000, 4000]).toContain(await paidBack(shop, id))
    await refund(shop, id, { reason })
    expect(await paidBack(shop, id)).toBe(5500)
    expect((await orderOf(id)).refunded).toBe(55)
  })

  test("restock goods once, with the return or with the refund", async () => {
    const { id, parts } = await aShippedOrder()
    const returnId = await anApproved(id, [line(2, 3)])
    const back = (quantity: number) =>
      refund(shop, id, { reason, restock: true, lines: [{ number: 2, quantity }] })
    expect(await back(2)).toMatchObject({ status: 200 })
    expect(await receive(returnId, 2, all(3))).toMatchObject({
      body: { code: "return_lines_exceed", lines: [{ number: 2, returnable: 2 }] },
    })
    await receive(returnId, 2, all(2, 1))
    expect(await stockOfParts(parts)).toEqual([95, 99])
    expect(await back(1)).toMatchObject({
      status: 409,
      body: { code: "goods_returned", lines: [{ number: 2, restockable: 0 }] },
    })
    expect(await refund(shop, id, { reason, restock: true })).toMatchObject({
      body: { code: "restock_needs_lines" },
    })
    expect((await read(returnId)).body).toMatchObject({ refundable: 20 })
    expect((await ofOrder(id)).body).toMatchObject({ lines: [{ number: 1, returnable: 5 }] })
  })

  test("accept nothing of goods that were refunded in full", async () => {
    const { id, parts } = await aShippedOrder()
    const returnId = await anApproved(id, [line(2, 1)])
    await refund(shop, id, { reason, restock: true })
    expect(await stockOfParts(parts)).toEqual([100, 100])
    expect((await receive(returnId, 2, all(1))).body).toMatchObject({ code: "return_lines_exceed" })
    expect((await ofOrder(id)).body).toMatchObject({ lines: [] })
  })

  test("refund without cancelling units still to be shipped", async () => {
    const scarce = await shop.part({ price: 5, availableQuantity: 2, backorder: "yes" })
    const body = { purchaseId: scarce, quantity: 6 }
    const { insertedId: id } = await shop.as(buyer())("POST /purchase", { body })
    await tests.pay(id)
    await shop.as(shop.admin)("PUT /order/{id}", { params: { id } })
    await shop.sql("insert into shipments (order_id, number, shipped_by) values ($1, 1, 'x')", [id])
    await shop.sql(
      "insert into shipment_lines (order_id, number, shipment, quantity) values ($1, 1, 1, 2)",
      [id],
    )
    const returnId = await anApproved(id, [line(1, 2)])
    await receive(returnId, 2, [{ number: 1, received: 2, restocked: 0 }])
    await step(returnId, 3, { step: "refund" })
    expect(
      await shop.sql("select waiting, cancelled from order_line_units where order_id = $1", [id]),
    ).toEqual([{ waiting: 4, cancelled: 0 }])
  })
})

test("a return prevents undoing the shipment that it concerns", async () => {
  const { id } = await aShippedOrder()
  await ask(id, [line(1, 1)])
  const undone = await shop.send(`POST /order/${id}/undo`, {
    token: shop.admin.token,
    headers: { "if-match": "shipped" },
  })
  expect(undone).toMatchObject({ status: 409, body: { code: "undo_too_late" } })
})
