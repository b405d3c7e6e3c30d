import { expect, test } from "vitest"
import { expectRefusal } from "#test/expect-refusal.ts"
import { shipmentTests } from "#test/orders/shipment-tests.ts"
import { payOrder } from "#test/pay.ts"

const { shop, buyer, detailsOf, admin, advance, anOrder, send } = await shipmentTests()
await shop.holdMails()

const recallsOf = async (id: string, subject: string) => {
  const history = await admin()("GET /order/{id}/history", {
    params: { id },
    query: { all: "true" },
  })
  return history.filter(({ event, text }) => event === "recalled" && text === subject)
}

const aBatch = () => `B/${crypto.randomUUID()}`
const find = (batch: string, query: object = {}) =>
  admin()("GET /recall", { query: { number: ` ${batch.toLowerCase()}`, ...query } })
const letter = { subject: "Please send it back", message: "<b>It sparks</b>" }
const write = (number: string, body: object = letter) =>
  shop.send("POST /recall", { token: shop.admin.token, body: { number, ...body } })
/** Ships the first line of an order with units of this batch. */
const sendFirst = (id: string, batch: string) =>
  send(id, { lines: [{ number: 1, traceNumbers: [batch] }] })

test("orders of a batch are found, and each buyer is mailed once", async () => {
  const ids = [await anOrder(), await anOrder()]
  const batch = aBatch()
  for (const id of ids)
    for (const number of [1, 2]) await send(id, { lines: [{ number, traceNumbers: [batch] }] })
  const found = await find(batch)
  expect(found).toMatchObject({ orderCount: 2, buyerCount: 1 })
  expect(found.orders.map(({ _id }) => _id)).toEqual(ids.toSorted())
  expect(found.orders[0]?.lines).toMatchObject([
    { shipment: 1, number: 1, quantity: 10, returned: 0 },
    { shipment: 2, number: 2, quantity: 5 },
  ])
  const first = await find(batch, { limit: 1 })
  const rest = await find(batch, { after: first.orders[0]?._id })
  expect(rest.orders).toEqual(found.orders.slice(1))
  const parts = [{ name: found.orders[0]?.lines[0]?.name, quantity: 30 }]
  const answers = await Promise.all([write(batch), write(batch), write(batch)])
  expect(answers.map(({ body }) => body.modifiedCount).toSorted()).toEqual([0, 0, 1])
  expect(
    await shop.sql(
      "select recipient, data->'orders' as orders, data->'parts' as parts from mail_outbox where data->>'number' = $1",
      [batch],
    ),
  ).toEqual([
    { recipient: buyer().email, orders: expect.arrayContaining([expect.any(String)]), parts },
  ])
  for (const id of ids)
    expect(await recallsOf(id, letter.subject)).toMatchObject([{ by: shop.admin.email }])
  expect((await detailsOf(batch))[0]).toMatchObject({
    action: "recall.write",
    detail: { subject: letter.subject, buyers: 1 },
  })
  const another = { ...letter, subject: "And the cable" }
  expect((await write(batch, another)).body).toMatchObject({ modifiedCount: 1 })
  expectRefusal(await write("nobody's"), 404)
})

test("a repeated recall is for orders that were shipped since, also of a buyer who was mailed", async () => {
  const batch = aBatch()
  const mailed = await anOrder()
  await sendFirst(mailed, batch)
  await write(batch)

  const stranger = await shop.customer()
  const { insertedId: theirs } = await shop.as(stranger)("POST /order", {
    body: { lines: [{ partId: await shop.part(), quantity: 10 }] },
  })
  await payOrder(shop, stranger, theirs)
  await advance(theirs)
  await sendFirst(theirs, batch)
  expect((await write(batch)).body).toMatchObject({ modifiedCount: 1 })
  expect(await recallsOf(mailed, letter.subject)).toHaveLength(1)
  const further = await anOrder()
  await sendFirst(further, batch)
  expect((await write(batch)).body).toMatchObject({ modifiedCount: 1 })
  for (const id of [theirs, further]) expect(await recallsOf(id, letter.subject)).toHaveLength(1)
})

test("a recall states how many of its units were returned", async () => {
  const batch = aBatch()
  const id = await anOrder()
  await sendFirst(id, batch)
  await shop.applySettings("order-returns", { on: true, days: 30, sendTo: "Dock 4\nLeith" })
  const back = await shop.send(`POST /order/${id}/return`, {
    token: buyer().token,
    body: { lines: [{ number: 1, quantity: 3, reason: "defective", words: "It sparks." }] },
  })
  const take = (body: object) =>
    shop.send(`PUT /return/${String(back.body.insertedId)}`, {
      token: shop.admin.token,
      body,
      headers: { "if-match": "*" },
    })
  await take({ step: "approve", answer: "" })
  const received = [{ number: 1, received: 3, restocked: 0 }]
  expect(await take({ step: "receive", answer: "", lines: received })).toMatchObject({
    status: 200,
  })
  expect((await find(batch)).orders).toMatchObject([{ lines: [{ returned: 3 }] }])
})
