import { readXlsx } from "hucre/xlsx"
import { afterAll, expect, onTestFinished, test } from "vitest"
import { WORKBOOK_TYPE } from "#contract/kernel/endpoint.ts"
import { addDays, dayIn } from "#domain/shop/days.ts"
import { expectRefusal } from "#test/expect-refusal.ts"
import { payOrder } from "#test/pay.ts"
import { refund } from "#test/services/refunds.ts"
import { openTestApi, type Person } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
afterAll(shop.close)
const asAdmin = shop.as(shop.admin)
const today = dayIn("UTC", new Date())
const report = (from = today, to = today) => asAdmin("GET /sales-report", { query: { from, to } })

async function sell(buyer: Person, purchaseId: string, quantity: number, at = shop) {
  const body = { purchaseId, quantity }
  const { insertedId: id } = await at.as(buyer)("POST /purchase", { body })
  await payOrder(at, buyer, id)
  return id
}

test("reports paid orders of a period, goods without tax, and the previous period", async () => {
  const buyer = await shop.customer()
  const other = await shop.customer()
  const anvil = await shop.part({ name: "Anvil", price: 10 })
  const keel = await shop.part({ name: "Keel", price: 3 })
  const first = await sell(buyer, anvil, 2)
  await sell(buyer, keel, 5)
  await sell(other, keel, 1)
  // Not paid.
  await shop.as(other)("POST /purchase", { body: { purchaseId: anvil, quantity: 9 } })
  const old = await sell(other, anvil, 1)
  await shop.sql("update orders set created_at = created_at - interval '1 day' where id = $1", [
    old,
  ])
  await asAdmin("POST /order/{id}/refund", {
    params: { id: first },
    body: { amount: 4, reason: "A scratch." },
  })
  const found = await report()
  // No line is named: the amount is of all goods.
  const spread = { refundedUnits: 0, refundedNet: 4 }
  expect(found.total).toEqual({ orders: 3, units: 8, net: 38, refunded: 4, ...spread })
  expect(found.before).toEqual({
    from: addDays(today, -1),
    to: addDays(today, -1),
    orders: 1,
    units: 1,
    net: 10,
    refunded: 0,
    refundedUnits: 0,
    refundedNet: 0,
  })
  expect(found.days).toEqual([{ day: today, orders: 3, units: 8, net: 38, refunded: 4, ...spread }])
  expect(found.parts).toEqual([
    { _id: keel, name: "Keel", units: 6, net: 18, refundedUnits: 0, refundedNet: 0 },
    { _id: anvil, name: "Anvil", units: 2, net: 20, ...spread },
  ])
  expect(found.customers).toMatchObject([
    { email: buyer.email, orders: 2, net: 35 },
    { email: other.email, orders: 1, net: 3 },
  ])
  expect(found.unshipped[0]).toMatchObject({ _id: old })
  const { days } = await report(addDays(today, -1), today)
  expect(days.map(({ orders }) => orders)).toEqual([1, 3])
  // Equals the count of the linked list.
  const query = { from: today, to: today, paid: "true" as const }
  expect(await asAdmin("GET /order", { query })).toHaveLength(3)
  const removed = { params: { id: first } }
  await asAdmin("DELETE /order/{id}", removed)
  const { total, parts, customers } = await report()
  expect({ total, parts, customers }).toEqual({
    total: found.total,
    parts: found.parts,
    customers: found.customers,
  })
  await asAdmin("POST /order/{id}/restore", removed)
})

test("days are in the shop's time zone", async () => {
  const timeZone = "Pacific/Kiritimati"
  const saved = await shop.saveSettings("shop", { timeZone })
  expect(saved.status).toBe(200)
  const day = dayIn(timeZone, new Date())
  const { total, days } = await report(addDays(day, -2), day)
  expect(total.orders).toBe(4)
  expect(days.map((one) => one.day)).toEqual([addDays(day, -2), addDays(day, -1), day])
  expect((await asAdmin("GET /overview")).days.at(-1)).toMatchObject({ day })
})

test("a period has at most a year; the file covers its days", async () => {
  const answer = await shop.send("GET /sales-report?from=2025-01-01&to=2026-01-02", {
    token: shop.admin.token,
  })
  expectRefusal(answer, 400)
  const file = await fetch(`${shop.url}/export/sales-report?from=2026-01-01&to=2026-01-03`, {
    headers: { authorization: `Bearer ${shop.admin.token}` },
  })
  const rows = (await file.text()).trim().split("\r\n")
  expect(rows).toHaveLength(4)
  expect(rows[1]).toBe("2026-01-01,0,0,0.00,0.00,,,USD,0,0.00")
  const workbook = await fetch(`${shop.url}/export/sales-report?from=2026-01-01&to=2026-01-01`, {
    headers: { authorization: `Bearer ${shop.admin.token}`, accept: WORKBOOK_TYPE },
  })
  const { sheets } = await readXlsx(new Uint8Array(await workbook.arrayBuffer()))
  const [headings = [], cells = []] = sheets[0]?.rows ?? []
  expect(cells[headings.indexOf("refunded net")], "not a text").toBe(0)
})

test("refunded goods are reported without tax, and no longer lead the rankings", async () => {
  const own = await openTestApi({ rateLimitScale: 0 })
  onTestFinished(() => own.close())
  const staff = own.as(own.admin)
  const buyer = await own.customer()
  const rates = [{ country: "DE", name: "VAT", percent: 19 }]
  await own.applySettings("tax", { on: true, country: "DE", rates })
  const place = { street: "Kaistr. 4", city: "Hamburg", postalCode: "20457", country: "DE" }
  await own.as(buyer)("POST /address", { body: { name: "Ada Byron", ...place } })
  const anvil = await own.part({ name: "Anvil", price: 10 })
  const keel = await own.part({ name: "Keel", price: 3 })
  const whole = await sell(buyer, anvil, 9, own)
  const partly = await sell(buyer, keel, 10, own)
  expect((await refund(own, whole, { reason: "Returned.", restock: true })).status).toBe(200)
  const lines = [{ number: 1, quantity: 4 }]
  expect((await refund(own, partly, { reason: "Returned.", lines })).status).toBe(200)
  const { total, parts, customers } = await staff("GET /sales-report", {
    query: { from: today, to: today },
  })
  expect(total).toMatchObject({ units: 19, net: 120, refundedUnits: 13, refundedNet: 102 })
  expect(parts).toMatchObject([
    { name: "Keel", units: 10, net: 30, refundedUnits: 4, refundedNet: 12 },
    { name: "Anvil", units: 9, net: 90, refundedUnits: 9, refundedNet: 90 },
  ])
  expect(customers).toMatchObject([{ net: 120, refundedNet: 102 }])
})

test("the margin uses the cost at the time of sale, for goods with a cost, for staff alone", async () => {
  const own = await openTestApi({ rateLimitScale: 0 })
  onTestFinished(() => own.close())
  const staff = own.as(own.admin)
  const buyer = await own.customer()
  const anvil = await own.part({ name: "Anvil", price: 10, cost: 6.5 })
  const keel = await own.part({ name: "Keel", price: 3 })
  await sell(buyer, anvil, 2, own)
  await sell(buyer, keel, 1, own)
  const { version } = await staff("GET /part/{id}", { params: { id: anvil } })
  await staff("PATCH /part/{id}", { params: { id: anvil }, body: { version, cost: "9.99" } })
  const { total, parts } = await staff("GET /sales-report", { query: { from: today, to: today } })
  expect(total).toMatchObject({ net: 23, cost: 13, margin: 7, costedNet: 20 })
  expect(parts).toMatchObject([{ name: "Anvil", margin: 7 }, { name: "Keel" }])
  expect(parts[1]).not.toHaveProperty("margin")
  expect(await staff("GET /part/{id}", { params: { id: anvil } })).toMatchObject({ cost: 9.99 })
  const shown = [
    await own.as(buyer)("GET /part/{id}", { params: { id: anvil } }),
    await own.as(buyer)("GET /part"),
    await own.as(buyer)("GET /myorder"),
    await own.as()("GET /catalogue", { query: { q: "anvil" } }),
  ]
  expect(JSON.stringify(shown)).not.toMatch(/"cost|9\.99|6\.5\b/)
})
