import { expect, test } from "vitest"
import { shipmentTests } from "#test/orders/shipment-tests.ts"
import { payOrder } from "#test/pay.ts"

const { shop, buyer, admin, anOrder, send, some } = await shipmentTests()

const idsOf = async (query: Record<string, string>) =>
  (await admin()("GET /order", { query })).map(({ _id }) => _id)
const count = async (query: Record<string, string>) =>
  (await admin()("GET /order-count", { query })).count

test("staff find an order by the text of its address, documents and notes", async () => {
  const today = new Date().toISOString().slice(0, 10)
  await shop.saveSettings("invoices", { from: today, country: "DE" })
  const partId = await shop.part()
  const lines = [{ partId, quantity: 1, customerPartNumber: "NM-22-0815" }]
  const body = { lines, shipTo: "Northmere Systems\nDock 4\nLeith", note: "Ring twice" }
  const { insertedId: id } = await shop.as(buyer())("POST /order", { body })
  const transactionId = await payOrder(shop, buyer(), id)
  await admin()("PUT /order/{id}", { params: { id } })
  await send(id, { carrier: "UPS", trackingNumber: "1Z999AA10" })
  await admin()("POST /order/{id}/note", { params: { id }, body: { text: "Forklift needed" } })
  await anOrder()
  const { number } = await shop.as(buyer())("GET /order/{id}/invoice", { params: { id } })
  const searches = ["northmere", "Leith", "ring twice", "forklift", "1z999aa10", "nm-22-0815"]
  for (const q of [...searches, transactionId, number, number.toLowerCase()])
    expect(await idsOf({ q }), q).toEqual([id])
  const { orderNumber, price } = await admin()("GET /order/{id}", { params: { id } })
  const copied = [`Order ${orderNumber}`, `Rechnung ${number}`, `${number}, ${orderNumber}`]
  for (const q of copied) expect(await idsOf({ q }), q).toEqual([id])
  expect(await idsOf({ q: price.toFixed(2) })).toContain(id)
  expect(await idsOf({ q: "1234567.89" })).toEqual([])
  for (const q of ["1Z999AA1", "pi_none", "INV-2001-000001", "CN-2026-000001"])
    expect(await idsOf({ q }), q).toEqual([])
  const own = (q: string) => shop.as(buyer())("GET /myorder", { query: { q } })
  expect(await own("nm-22")).toMatchObject([{ _id: id }])
  // The buyer's search does not search staff notes.
  expect(await own("forklift")).toEqual([])
})

test("staff and buyer find an order by a reference that looks like a card number", async () => {
  const customerPartNumber = "4242424242424242"
  const body = { lines: [{ partId: await shop.part(), quantity: 1, customerPartNumber }] }
  const { insertedId: id } = await shop.as(buyer())("POST /order", { body })
  expect(await idsOf({ q: customerPartNumber })).toEqual([id])
  const query = { q: customerPartNumber }
  expect(await shop.as(buyer())("GET /myorder", { query })).toMatchObject([{ _id: id }])
})

test("staff find an order by a transfer's reference, a tag and the number of a return", async () => {
  const paid = await anOrder()
  const tagged = await anOrder()
  await shop.sql(
    `insert into order_transfers (order_id, number, kind, amount_cents, booked_on, reference)
     values ($1, 1, 'received', 100, current_date, 'SEPA 77-4711 Nordhaus')`,
    [paid],
  )
  await admin()("POST /order/tag", { body: { orders: [tagged], add: ["Messe Köln"] } })
  await shop.sql("insert into returns (id, order_id, number) values ($1, $2, 0)", [paid, paid])
  const { orderNumber } = await admin()("GET /order/{id}", { params: { id: paid } })
  for (const q of ["77-4711", "nordhaus", `${orderNumber}-R1`, `${orderNumber}-r1`])
    expect(await idsOf({ q }), q).toEqual([paid])
  expect(await idsOf({ q: "messe köln" })).toEqual([tagged])
  for (const q of ["Messe", `${orderNumber}-R2`]) expect(await idsOf({ q }), q).toEqual([])
})

test("staff filter orders by country, delivery, shipment, refund and note", async () => {
  const plain = await anOrder()
  const noted = await anOrder({ note: "Please ring" })
  const sent = await anOrder()
  await send(sent, some([1, 3]))
  expect(await idsOf({ shipped: "part" })).toEqual([sent])
  expect(await idsOf({ noted: "true", q: "please ring" })).toEqual([noted])

  const address = { id: "a", country: "AT", city: "Graz", lines: ["Graz"] }
  const place = "insert into order_charges (order_id, number, kind, name, amount_cents, facts)"
  await shop.sql(`${place} values ($1, 1, 'delivery', 'Express', 0, '{}')`, [sent])
  await shop.sql("select send_order_to($1, $2, 'Graz')", [plain, JSON.stringify(address)])
  expect(await idsOf({ country: "at" })).toEqual([plain])
  expect(await count({ country: "AT" })).toBe(1)
  expect(await idsOf({ delivery: "express" })).toEqual([sent])
  expect(await idsOf({ delivery: "Expres" })).toEqual([])

  await shop.sql("update orders set refunded_cents = 1 where id = $1", [plain])
  await shop.sql("update orders set refunded_cents = total_cents where id = $1", [noted])
  expect(await idsOf({ refunded: "part" })).toEqual([plain])
  expect(await idsOf({ refunded: "all" })).toEqual([noted])
  const wrong: Record<string, string>[] = [
    { country: "ZZ" },
    { refunded: "some" },
    { shipped: "all" },
  ]
  for (const query of wrong) {
    const search = new URLSearchParams(query)
    const answer = await shop.send(`GET /order?${search}`, { token: shop.admin.token })
    expect(answer.status).toBe(400)
  }
})
