import { afterAll, expect, test } from "vitest"
import { expectBooksRight } from "#test/books.ts"
import { anOrderOfLines } from "#test/orders/order-of-lines.ts"
import { payOrder } from "#test/pay.ts"
import { openTestApi } from "#test/test-shop.ts"

const NAMES = ["Anvil", "Beam", "Crank", "Drill", "Easel", "Forge", "Gauge"]

const shop = await openTestApi({ rateLimitScale: 0 })
await shop.holdMails()
const buyer = await shop.customer()
const parts: string[] = []
for (const [index, name] of NAMES.entries())
  parts.push(await shop.part({ name, price: 1.1 * (index + 1), availableQuantity: 10_000 }))
const orderId = await anOrderOfLines(
  shop,
  buyer,
  parts.map((partId, index) => ({ partId, quantity: 10 + index })),
)
afterAll(() => shop.close())

const orderOf = (id: string) => shop.as(buyer)("GET /order/{id}", { params: { id } })
const inLists = async (id: string) => {
  const lists = [await shop.as(buyer)("GET /myorder"), await shop.as(shop.admin)("GET /order")]
  return lists.map((list) => list.find(({ _id }) => _id === id))
}

test("an order lists all of its lines, and its documented fields hold their sums", async () => {
  const order = await orderOf(orderId)
  expect(order).toMatchObject({
    purchaseId: parts[0],
    quantity: 91,
    price: 431.2,
    productName: "Anvil and 6 more",
    lineCount: 7,
  })
  expect(order).not.toHaveProperty("unitPrice")
  expect(order).not.toHaveProperty("partNumber")
  expect(order.lines.map(({ name }) => name)).toEqual(NAMES)
  const [sku] = await shop.sql("select sku from parts where id = $1", [parts[2]])
  expect(order.lines[2]).toEqual({
    number: 3,
    partId: parts[2],
    sku: sku?.sku,
    name: "Crank",
    quantity: 12,
    unitPrice: 3.3,
    total: 39.6,
  })
  expect(order.lines.reduce((sum, { total }) => sum + total * 100, 0)).toBeCloseTo(43_120)
})

test("lists show an order's first lines and their number", async () => {
  const { can, ...whole } = await orderOf(orderId)
  const first = { ...whole, lines: whole.lines.slice(0, 5) }
  expect(await inLists(orderId)).toEqual([{ ...first, can: { delete: can.delete } }, first])
})

test("lists show an order of one line as its page does", async () => {
  const body = { purchaseId: parts[0] ?? "", quantity: 3 }
  const { insertedId: id } = await shop.as(buyer)("POST /purchase", { body })
  const { can, ...listed } = await orderOf(id)
  expect(await inLists(id)).toEqual([{ ...listed, can: { delete: can.delete } }, listed])
})

test("a line stays unchanged when its part changes", async () => {
  const partId = await shop.part({ name: "Hinge", price: 5 })
  const id = await anOrderOfLines(shop, buyer, [
    { partId, quantity: 1 },
    { partId, quantity: 2 },
  ])
  const before = await orderOf(id)
  await shop.as(shop.admin)("PATCH /part/{id}", {
    params: { id: partId },
    body: { version: 1, name: "Hinge II", price: 6 },
  })
  expect(await orderOf(id)).toEqual(before)
})

test("the order export has a row per line, and each sum once", async () => {
  const headers = { authorization: `Bearer ${shop.admin.token}` }
  const answer = await fetch(`${shop.url}/export/orders?q=${orderId}`, { headers })
  const [heading = "", ...rows] = (await answer.text()).trim().split("\r\n")
  const columns = heading.split(",")
  const column = (name: string) =>
    rows.map((row) => row.split(",")[columns.indexOf(name)] ?? "no such column")
  expect(column("productName")).toEqual(NAMES)
  expect(column("line")).toEqual(["1", "2", "3", "4", "5", "6", "7"])
  expect(column("sku")).toEqual((await orderOf(orderId)).lines.map(({ sku }) => sku))
  expect(column("price").reduce((sum, price) => sum + Number(price), 0)).toBeCloseTo(431.2)
  expect(column("refunded")).toEqual(["0.00", "", "", "", "", "", ""])
})

test("the data export lists every line", async () => {
  const { orders } = await shop.as(buyer)("GET /account/export", {})
  const exported = orders.find(({ _id }) => _id === orderId)
  expect(exported).toMatchObject({ productName: "Anvil and 6 more", quantity: 91, price: 431.2 })
  expect(exported?.lines).toEqual((await orderOf(orderId)).lines)
})

test("the receipt of many lines shows the first and says how many it omits", async () => {
  const [partId = ""] = parts
  const lines = Array.from({ length: 130 }, () => ({ partId, quantity: 1 }))
  const id = await anOrderOfLines(shop, buyer, lines)
  await payOrder(shop, buyer, id)
  const [mail] = await shop.sql("select data from mail_outbox where dedupe_key = $1", [
    `order-paid:${id}:1`,
  ])
  expect(mail?.data).toMatchObject({
    productName: "Anvil",
    otherLines: 129,
    moreLines: 30,
  })
  expect(mail).toHaveProperty("data.lines.length", 100)
  await expectBooksRight(shop)
})

test("the mail about many cancelled lines says how many it omits", async () => {
  const [partId = ""] = parts
  const lines = Array.from({ length: 130 }, () => ({ partId, quantity: 1 }))
  const id = await anOrderOfLines(shop, buyer, lines)
  const cancelled = Array.from({ length: 120 }, (_, index) => ({ number: index + 1, quantity: 1 }))
  await shop.as(buyer)("POST /order/{id}/cancel", { params: { id }, body: { lines: cancelled } })
  const [mail] = await shop.sql(
    "select data from mail_outbox where template = 'order-cancelled' and data->>'orderId' = $1",
    [id],
  )
  expect(mail?.data).toMatchObject({ cancelled: { moreLines: 20 } })
  expect(mail).toHaveProperty("data.cancelled.lines.length", 100)
})

test("a bought part shows how often, when last, at what price and its present state", async () => {
  const buyer = await shop.customer()
  const other = await shop.customer()
  const fan = await shop.part({ name: "Fan", price: 10, availableQuantity: 30 })
  const board = await shop.part({ name: "Board" })
  const never = await shop.part({ name: "Never" })
  const order = async (lines: { partId: string; quantity: number }[], who = buyer) =>
    (await shop.as(who)("POST /order", { body: { lines } })).insertedId
  const line = (partId: string, quantity: number) => ({ partId, quantity })
  const pay = (id: string, who = buyer) => payOrder(shop, who, id)
  await pay(await order([line(fan, 3), line(board, 1)]))
  await pay(await order([line(fan, 4), line(fan, 2)]))
  const cancelled = await order([line(never, 1)])
  await shop.as(buyer)("DELETE /order/{id}", { params: { id: cancelled } })
  await order([line(never, 1)])
  await pay(await order([line(fan, 16)], other), other)
  await shop.sql("update parts set price_cents = 1250 where id = $1", [fan])
  await shop.as(shop.admin)("DELETE /part/{id}", { params: { id: board } })

  const bought = await shop.as(buyer)("GET /bought")
  expect(bought).toMatchObject([
    {
      partId: fan,
      name: "Fan",
      orders: 2,
      units: 9,
      last: { quantity: 6, unitPrice: 10 },
      now: { quantity: 6, unitPrice: 12.5, problem: { code: "not_available", suggestions: [5] } },
    },
    { partId: board, orders: 1, units: 1, now: { problem: { code: "part_not_found" } } },
  ])
  expect(bought).toHaveLength(2)
  expect(await shop.as(await shop.customer())("GET /bought")).toEqual([])
})
