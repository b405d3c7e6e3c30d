import { expect, test } from "vitest"
import { expectBooksRight } from "#test/books.ts"
import { shipmentTests } from "#test/orders/shipment-tests.ts"
import { refund } from "#test/services/refunds.ts"

const { shop, buyer, get, advance, anOrder, send, some, admin } = await shipmentTests()

const takeBack = (id: string, number: number) =>
  shop.send(`DELETE /order/${id}/shipment/${number}`, { token: shop.admin.token })
const tooLate = { status: 409, body: { code: "undo_too_late" } }

test("a shipment is withdrawn within ten seconds, the last one only, and before the mail is sent", async () => {
  const id = await anOrder()
  await send(id, some([1, 4]))
  await send(id)
  expect(await takeBack(id, 1)).toMatchObject(tooLate)
  expect(await takeBack(id, 3)).toMatchObject({ status: 404 })
  expect(await takeBack(id, 2)).toMatchObject({ status: 200, body: { status: "approved" } })
  expect(await takeBack(id, 1)).toMatchObject({ status: 200 })
  const mails = "select from mail_outbox where dedupe_key like $1"
  expect(await shop.sql(mails, [`order-status:${id}:shipped%`])).toEqual([])
  const history = await admin()("GET /order/{id}/history", { params: { id } })
  expect(history.slice(-6)).toMatchObject([
    { event: "sent", shipment: 1 },
    { event: "sent", shipment: 2 },
    { event: "shipped" },
    { event: "unsent", shipment: 2 },
    { event: "undone", status: "approved" },
    { event: "unsent", shipment: 1 },
  ])
  const undo = (seen: string) =>
    admin()("POST /order/{id}/undo", { params: { id } }, { headers: { "if-match": seen } })
  await send(id, some([1, 4]))
  await expect(undo("approved")).rejects.toMatchObject({ body: { code: "undo_too_late" } })
  await advance(id)
  expect(await undo("shipped")).toMatchObject({ status: "approved" })
  expect((await get(id)).shipments).toHaveLength(1)
  await shop.sql("update mail_outbox set send_after = now() where dedupe_key like $1", [
    `order-status:${id}:%`,
  ])
  expect(await takeBack(id, 1)).toMatchObject(tooLate)
  // Units that were refunded in the meantime are not shipped again.
  await advance(id)
  await refund(shop, id, { reason: "One is missing.", amount: 1 })
  await expect(undo("shipped")).rejects.toMatchObject({ body: { code: "undo_too_late" } })
  const arrived = await anOrder()
  await send(arrived, some([1, 4]))
  const body = { delivered: true }
  await shop.send(`PUT /order/${arrived}/shipment/1`, { token: shop.admin.token, body })
  expect(await takeBack(arrived, 1)).toMatchObject(tooLate)
  await expectBooksRight(shop)
})

test("a shipment cannot be withdrawn once some of it is refunded or being returned", async () => {
  const settings = { on: true, days: 30, sendTo: "Dock 4" }
  await shop.saveSettings("order-returns", settings)
  const returned = await anOrder()
  const refunded = await anOrder()
  const one = { lines: [{ number: 1, quantity: 1 }], reason: "One is missing." }
  for (const id of [returned, refunded]) {
    await refund(shop, id, one)
    await send(id, some([1, 4]))
    expect(await takeBack(id, 1)).toMatchObject({ status: 200, body: { status: "approved" } })
    await send(id, some([1, 4]))
  }
  const lines = [{ ...some([1, 1]).lines[0], reason: "damaged", words: "It has a dent." }]
  const request = { token: buyer().token, body: { lines } }
  expect((await shop.send(`POST /order/${returned}/return`, request)).status).toBe(200)
  await refund(shop, refunded, one)
  for (const id of [returned, refunded]) {
    expect(await takeBack(id, 1)).toMatchObject(tooLate)
    expect(await get(id)).toMatchObject({ lines: [{ shipped: 4 }, {}] })
  }
  await expectBooksRight(shop)
})
