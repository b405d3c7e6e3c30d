import { describe, expect, test } from "vitest"
import { returnTests } from "#test/orders/return-tests.ts"
import { paidBack, renamePayment } from "#test/services/refunds.ts"

const tests = await returnTests()
const { shop, payments, buyer, orderOf, setReturns, aShippedOrder, line, ask, step } = tests
const { read, receive, anApproved, ofOrder, stockOfParts, mailsOf } = tests

const stepsOf = (id: string) =>
  shop.sql(
    "select action, actor_id, detail from audit_log where target = $1 and action like 'return.%' order by id",
    [id],
  )

const aPicture = async () => {
  const [row] = await shop.sql(
    `insert into uploads (name, file_hash, state, address, width, height, placeholder)
     select h, h, 'stored', '/img/u/' || h || '-9.webp', 9, 9, '' from md5(random()::text) h returning address`,
  )
  return String(row?.address)
}

const waiting = async () => (await shop.as(shop.admin)("GET /overview")).returns

describe("a return", () => {
  test("is requested, approved, received and refunded, each mailed once", async () => {
    const { id, parts } = await aShippedOrder()
    const picture = await aPicture()
    const pictures = [`${shop.url}${picture}`]
    const requested = await ask(id, [
      line(1, 3, { pictures }),
      line(2, 1, { reason: "not_needed" }),
    ])
    expect(requested).toMatchObject({ status: 200, body: { insertedId: expect.any(String) } })
    const returnId = requested.body.insertedId

    const shown = await ofOrder(id)
    expect(shown.body).toMatchObject({
      offered: true,
      days: 30,
      lines: [
        { number: 1, returnable: 2 },
        { number: 2, returnable: 3 },
      ],
      returns: [
        {
          _id: returnId,
          state: "asked",
          version: 1,
          lines: [{ number: 1, quantity: 3, pictures: [picture] }, { reason: "not_needed" }],
        },
      ],
    })
    const list = await shop.send("GET /return?state=asked&limit=1", { token: shop.admin.token })
    expect(Object.values(list.body)).toMatchObject([
      { _id: returnId, quantity: 4, reasons: ["damaged", "not_needed"], orderId: id },
    ])

    expect(await waiting()).toEqual({ asked: 1, approved: 0, received: 0 })

    const { orderNumber } = await orderOf(id)
    expect(shown.body).toMatchObject({ returns: [{ number: `${orderNumber}-R1` }] })
    const slip = ({ token } = buyer()) => shop.send(`GET /return/${returnId}/slip`, { token })
    expect(await slip()).toMatchObject({ status: 409, body: { code: "return_not_approved" } })

    const approved = await step(returnId, 1, { step: "approve", answer: "Sorry about that." })
    expect(await waiting()).toEqual({ asked: 0, approved: 1, received: 0 })
    expect(approved).toMatchObject({ status: 200, body: { state: "approved", version: 2 } })
    for (const by of [buyer(), shop.admin])
      expect((await slip(by)).headers.get("content-disposition")).toBe(
        `inline; filename="return-${orderNumber}-R1.pdf"`,
      )
    expect((await slip(await shop.customer())).status).toBe(403)
    expect((await read(returnId, buyer())).body).toMatchObject({ sendTo: "Dock 4\nLeith" })

    const counted = [
      { number: 1, received: 3, restocked: 2 },
      { number: 2, received: 0, restocked: 0 },
    ]
    expect(await receive(returnId, 2, counted)).toMatchObject({ body: { state: "received" } })
    expect(await waiting()).toEqual({ asked: 0, approved: 0, received: 1 })
    expect(await stockOfParts(parts)).toEqual([97, 96])
    expect((await read(returnId)).body).toMatchObject({ refundable: 9 })
    expect((await read(returnId, buyer())).body).not.toHaveProperty("refundable")

    const refunded = await step(returnId, 3, { step: "refund", answer: "Thank you." })
    expect(refunded).toMatchObject({ body: { state: "refunded", refundStatus: "succeeded" } })
    expect(await paidBack(shop, id)).toBe(900)
    expect(await stockOfParts(parts)).toEqual([97, 96])
    expect(await orderOf(id)).toMatchObject({
      refunded: 9,
      status: "shipped",
      returns: true,
      lines: [{ shipped: 5, returned: 3 }, { shipped: 4 }],
    })
    expect((await read(returnId, buyer())).body).toMatchObject({
      refund: { amount: 9, status: "succeeded" },
    })

    const mail = {
      orderId: id,
      orderNumber: expect.any(String),
      productName: "Anvil 1000",
      lines: [{ productName: "Anvil 1000", quantity: 3 }, { quantity: 1 }],
      moreLines: 0,
    }
    const mails = await mailsOf(id)
    expect(mails).toMatchObject([
      { data: { ...mail, state: "asked", answer: "" } },
      {
        data: { ...mail, state: "approved", answer: "Sorry about that.", sendTo: "Dock 4\nLeith" },
      },
      // Only the goods that arrived.
      { data: { ...mail, lines: [{ quantity: 3 }], state: "received", answer: "" } },
    ])
    for (const other of [mails[0], mails[2]]) expect(other?.data).not.toHaveProperty("sendTo")
    expect(await stepsOf(id)).toEqual([
      {
        action: "return.ask",
        actor_id: buyer().id,
        detail: {
          returnId,
          to: "asked",
          lines: [
            { number: 1, quantity: 3 },
            { number: 2, quantity: 1 },
          ],
        },
      },
      {
        action: "return.approve",
        actor_id: shop.admin.id,
        detail: { returnId, from: "asked", to: "approved", answer: "Sorry about that." },
      },
      {
        action: "return.receive",
        actor_id: shop.admin.id,
        detail: { returnId, from: "approved", to: "received", lines: counted },
      },
      {
        action: "return.refund",
        actor_id: shop.admin.id,
        detail: {
          returnId,
          from: "received",
          to: "refunded",
          answer: "Thank you.",
          refundId: expect.any(String),
        },
      },
    ])
    const moved = "select delta, actor_id, note from stock_movements where note like $1"
    expect(await shop.sql(moved, [`Returned of order ${orderNumber}`])).toEqual([
      { delta: 2, actor_id: shop.admin.id, note: `Returned of order ${orderNumber}` },
    ])
    const refundMail =
      "select data from mail_outbox where template = 'order-refunded' and data->>'orderId' = $1"
    expect(await shop.sql(refundMail, [id])).toMatchObject([{ data: { words: "Thank you." } }])
    const history = await shop.as(buyer())("GET /order/{id}/history", { params: { id } })
    expect(
      history.flatMap(({ event, returned, lines }) =>
        event === "return" ? [{ returned, lines }] : [],
      ),
    ).toEqual([
      {
        returned: "asked",
        lines: [
          { number: 1, quantity: 3 },
          { number: 2, quantity: 1 },
        ],
      },
      { returned: "approved" },
      {
        returned: "received",
        lines: [
          { number: 1, quantity: 3 },
          { number: 2, quantity: 0 },
        ],
      },
    ])
  })

  test("is refused with a text the buyer reads, or withdrawn before a decision", async () => {
    const { id } = await aShippedOrder()
    const first = (await ask(id, [line(1, 5)])).body.insertedId
    expect((await step(first, 1, { step: "refuse" })).status).toBe(400)
    expect((await step(first, 1, { step: "refuse", answer: "Used." })).status).toBe(200)
    expect((await read(first, buyer())).body).toMatchObject({ state: "refused", answer: "Used." })

    const picture = await aPicture()
    const second = (await ask(id, [line(1, 5, { pictures: [picture] })])).body.insertedId
    const withdraw = (by: { token: string }) =>
      shop.send(`POST /return/${second}/withdraw`, { token: by.token })
    expect(await withdraw(shop.admin)).toMatchObject({ status: 403 })
    expect(await withdraw(buyer())).toMatchObject({ status: 200, body: { modifiedCount: 1 } })
    expect(await withdraw(buyer())).toMatchObject({
      status: 409,
      body: { code: "return_step_refused", state: "withdrawn" },
    })
    expect((await read(second)).body).toMatchObject({ lines: [{ pictures: [] }] })
    expect((await stepsOf(id)).at(-1)).toEqual({
      action: "return.withdraw",
      actor_id: buyer().id,
      detail: { returnId: second, from: "asked", to: "withdrawn" },
    })
    expect(await mailsOf(id)).toMatchObject(
      ["asked", "refused", "asked", "withdrawn"].map((state) => ({ data: { state } })),
    )
    const listed = async (query: string) =>
      Object.values((await shop.send(`GET /return?${query}`, { token: shop.admin.token })).body)
    expect(await listed("state=refused")).toMatchObject([{ _id: first }])
    expect(await listed("limit=1")).toMatchObject([{ _id: second }])
    expect((await listed("")).length).toBeGreaterThan(1)
    expect((await read(first)).body).not.toHaveProperty("refundable")
    const nobodys = "0".repeat(24)
    for (const route of [`POST /return/${nobodys}/withdraw`, `GET /return/${nobodys}`])
      expect(await shop.send(route, { token: buyer().token })).toMatchObject({
        status: 404,
        body: { code: "return_not_found" },
      })
    expect((await ofOrder(id)).body).toMatchObject({
      lines: [
        { number: 1, returnable: 5 },
        { number: 2, returnable: 4 },
      ],
    })
  })

  test("is approved for some of its units, and the others can be requested again", async () => {
    const { id } = await aShippedOrder()
    const returnId = (await ask(id, [line(1, 5), line(2, 4)])).body.insertedId
    const approve = (lines: object[], by?: { token: string }) =>
      step(returnId, 1, { step: "approve", lines }, by)
    const two = [{ number: 1, quantity: 2 }]
    expect(await approve(two, buyer())).toMatchObject({ status: 403 })
    expect(
      await approve([
        { number: 1, quantity: 6 },
        { number: 3, quantity: 1 },
      ]),
    ).toMatchObject({
      status: 409,
      body: {
        code: "return_lines_exceed",
        lines: [
          { number: 1, returnable: 5 },
          { number: 3, returnable: 0 },
        ],
      },
    })
    expect((await read(returnId)).body).toMatchObject({ state: "asked", version: 1 })
    const both = await Promise.all([approve(two), approve(two)])
    for (const { body } of both) expect(body).toMatchObject({ state: "approved", version: 2 })
    const { body } = await read(returnId)
    expect(body).toMatchObject({ version: 2, lines: [{ number: 1, quantity: 2 }] })
    expect(body.lines).toHaveLength(1)
    expect((await mailsOf(id)).at(-1)).toMatchObject({
      data: { state: "approved", lines: [{ quantity: 2 }], moreLines: 0 },
    })
    expect((await stepsOf(id)).at(-1)).toMatchObject({ detail: { lines: two } })
    expect((await ofOrder(id)).body).toMatchObject({
      lines: [
        { number: 1, returnable: 3 },
        { number: 2, returnable: 4 },
      ],
    })
  })

  test("shows in the list and to the buyer that its refund is on its way", async () => {
    const { id } = await aShippedOrder()
    const returnId = await anApproved(id, [line(1, 1)])
    await receive(returnId, 2, [{ number: 1, received: 1, restocked: 0 }])
    const { transactionId } = await orderOf(id)
    // The provider cannot answer for a payment that it does not know.
    await renamePayment(shop, id, `pi_of_${id}`)
    expect(await step(returnId, 3, { step: "refund" })).toMatchObject({
      status: 202,
      body: { refundStatus: "pending" },
    })
    const listed = await shop.as(shop.admin)("GET /return", { query: { state: "refunded" } })
    expect(listed.find(({ _id }) => _id === returnId)).toMatchObject({ refundStatus: "pending" })
    expect((await read(returnId, buyer())).body).toMatchObject({ refund: { status: "pending" } })
    await renamePayment(shop, id, String(transactionId))
  })

  test("of an order paid by transfer tells administrators that they send the refund themselves", async () => {
    const bank = { on: true, holder: "Shop Ltd", account: "DE89370400440532013000" }
    await shop.saveSettings("bank-transfer", bank)
    const purchase = { purchaseId: await shop.part({ price: 10 }), quantity: 2 }
    const { insertedId: id } = await shop.as(buyer())("POST /purchase", { body: purchase })
    const params = { id }
    const day = new Date().toISOString().slice(0, 10)
    await shop.as(shop.admin)("POST /order/{id}/transfer", { params, body: { amount: 20, day } })
    for (const _ of ["approved", "shipped"])
      await shop.as(shop.admin)("PUT /order/{id}", { params })
    const returnId = await anApproved(id, [line(1, 1)])
    await receive(returnId, 2, [{ number: 1, received: 1, restocked: 0 }])
    expect((await read(returnId)).body).toMatchObject({ refundable: 10, refundBy: "transfer" })
    expect((await read(returnId, buyer())).body).not.toHaveProperty("refundBy")
    expect(await step(returnId, 3, { step: "refund" })).toMatchObject({
      status: 202,
      body: { refundStatus: "pending" },
    })
  })

  test("whose refund fails stays unchanged, and can be refunded again", async () => {
    const { id, parts } = await aShippedOrder()
    const returnId = await anApproved(id, [line(2, 4)])
    await receive(returnId, 2, [{ number: 2, received: 4, restocked: 4 }])
    const { transactionId } = await orderOf(id)
    const { stripe } = payments.provider
    await stripe.refunds.create({ payment_intent: String(transactionId), amount: 5000 })
    expect(await step(returnId, 3, { step: "refund" })).toMatchObject({
      status: 409,
      body: { code: "refund_refused", modifiedCount: 0 },
    })
    expect((await read(returnId)).body).toMatchObject({ state: "received", version: 5 })
    const less = { step: "refund", amount: 5 }
    expect(await step(returnId, 5, less)).toMatchObject({ body: { state: "refunded" } })
    expect(await stockOfParts(parts)).toEqual([95, 100])
  })

  test("counts how much of each part was returned, and why", async () => {
    const { id, parts } = await aShippedOrder()
    const returnId = await anApproved(id, [line(2, 3, { reason: "defective" })])
    await receive(returnId, 2, [{ number: 2, received: 2, restocked: 0 }])
    await shop.sql("update parts set mpn = 'MK-7741' where id = $1", [parts[1]])
    expect((await read(returnId)).body).toMatchObject({ lines: [{ mpn: "MK-7741" }] })
    const units = { shipped: 4, returned: 2 }
    const rates = await shop.as(shop.admin)("GET /return-rate", { query: { limit: 1000 } })
    expect(rates.find(({ partId }) => partId === parts[1])).toMatchObject({
      mpn: "MK-7741",
      all: units,
      year: units,
      reasons: { defective: 2 },
    })
    const [most, next] = rates
    const after = await shop.as(shop.admin)("GET /return-rate", {
      query: { limit: 1, after: most?.partId },
    })
    expect(after).toEqual([next])
    await shop.sql(
      "update returns set received_at = received_at - interval '2 years' where id = $1",
      [returnId],
    )
    const file = await shop.send("GET /export/return-rates", { token: shop.admin.token })
    expect(String(file.body.text).split("\r\n").length).toBeGreaterThan(2)
    expect(file.body.text).toMatch(/,4,2,4,0,.*,MK-7741\r\n/)
  })

  test("keeps only its goods when its buyer closes the account", async () => {
    const customer = await shop.customer()
    const { id } = await aShippedOrder(customer)
    await shop.as(shop.admin)("PUT /order/{id}", { params: { id } })
    const { insertedId } = (
      await ask(id, [line(1, 1, { pictures: [await aPicture()] })], {}, customer)
    ).body
    const kept = await shop.send("GET /account/export", { token: customer.token })
    expect(kept.body).toMatchObject({ returns: [{ orderId: id, lines: [{ quantity: 1 }] }] })
    const closed = await shop.send("POST /account/close", {
      token: customer.token,
      body: { password: customer.password },
    })
    expect(closed).toMatchObject({ status: 200 })
    expect((await read(insertedId)).body).toMatchObject({
      state: "withdrawn",
      email: "",
      lines: [{ number: 1, words: "", pictures: [] }],
    })
  })

  test("is refused in a shop that accepts none", async () => {
    const { id } = await aShippedOrder()
    await setReturns({ on: false })
    expect(await orderOf(id)).not.toHaveProperty("returns")
    expect(await shop.as()("GET /site")).not.toHaveProperty("returns")
    expect((await ofOrder(id)).body).toMatchObject({ offered: false, lines: [], returns: [] })
    const refused = await ask(id, [line(1, 1)])
    expect(refused).toMatchObject({ status: 409, body: { code: "returns_not_offered" } })
    await setReturns({ on: true })
    expect(await orderOf(id)).toMatchObject({ returns: true })
    expect(await shop.as()("GET /site")).toMatchObject({ returns: true })
  })
})
