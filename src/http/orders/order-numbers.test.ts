import { afterAll, expect, test } from "vitest"
import { expectRefusal } from "#test/expect-refusal.ts"
import { openTestApi, type Person } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
await shop.holdMails()
const buyer = await shop.customer()
const partId = await shop.part({ name: "Loom 20", availableQuantity: 1000 })
afterAll(() => shop.close())

const year = new Date().getUTCFullYear()

async function placed(details: object = {}, by = buyer) {
  const body = { purchaseId: partId, quantity: 1, ...details }
  const { insertedId } = await shop.as(by)("POST /purchase", { body })
  return shop.as(by)("GET /order/{id}", { params: { id: insertedId } })
}
const countOf = (orderNumber: string) => Number(orderNumber.slice(8))
const listed = async (q: string) =>
  (await shop.as(shop.admin)("GET /order", { query: { q } })).map((order) => order.orderNumber)
const mine = async (q: string, by = buyer) =>
  (await shop.as(by)("GET /myorder", { query: { q } })).map((order) => order.orderNumber)

test("order numbers rise within a year across buyers and ways to order", async () => {
  const other = await shop.customer()
  const first = await placed()
  const second = await placed({}, other)
  const lines = { lines: [{ partId, quantity: 2 }] }
  const { insertedId } = await shop.as(buyer)("POST /order", { body: lines })
  const third = await shop.as(buyer)("GET /order/{id}", { params: { id: insertedId } })
  for (const { orderNumber } of [first, second, third])
    expect(orderNumber).toMatch(new RegExp(`^CA-${year}-\\d{6}$`))
  expect(countOf(second.orderNumber)).toBeGreaterThan(countOf(first.orderNumber))
  expect(countOf(third.orderNumber)).toBeGreaterThan(countOf(second.orderNumber))
})

test("an order is found by its number in any usual spelling, but not by other buyers", async () => {
  const order = await placed()
  const { orderNumber } = order
  const get = (id: string, by: Person) => shop.as(by)("GET /order/{id}", { params: { id } })
  const written = [orderNumber, orderNumber.toLowerCase(), `CA-${year}-${countOf(orderNumber)}`]
  for (const id of written)
    for (const by of [buyer, shop.admin])
      expect(await get(id, by)).toMatchObject({ _id: order._id, orderNumber })
  const token = (await shop.customer()).token
  for (const id of [orderNumber, "CA-2001-000001"])
    expectRefusal(await shop.send(`GET /order/${id}`, { token }), 404)
  expectRefusal(await shop.send(`GET /order/${orderNumber}`), 401)
  for (const q of [...written, `#${orderNumber}`, String(countOf(orderNumber))]) {
    expect(await listed(q)).toContain(orderNumber)
    expect(await mine(q)).toContain(orderNumber)
  }
  expect(await listed(orderNumber.slice(0, 8))).toContain(orderNumber)
  expect(await mine(orderNumber, shop.admin)).toEqual([])
})

test("a one-part order has its buyer's details in lists, search, export and mail", async () => {
  const details = { purchaseOrder: "4711-B", shipTo: "Dock 4\nLeith", note: "Ring the yellow bell" }
  const { orderNumber, ...order } = await placed(details)
  expect(order).toMatchObject(details)
  expect(await placed()).not.toHaveProperty("note")
  for (const q of ["4711-b", "yellow bell"]) {
    expect(await listed(q)).toEqual([orderNumber])
    expect(await mine(q)).toEqual([orderNumber])
  }
  const headers = { authorization: `Bearer ${shop.admin.token}` }
  const csv = await (await fetch(`${shop.url}/export/orders?q=4711-b`, { headers })).text()
  expect(csv.split("\r\n")[1]).toMatch(
    new RegExp(`,4711-B,"Dock 4\nLeith",Ring the yellow bell,${orderNumber},,,,,,,,$`),
  )
  const mailed = await shop.sql(
    "select data from mail_outbox where dedupe_key = 'order-placed:' || $1",
    [order._id],
  )
  expect(mailed).toEqual([{ data: expect.objectContaining({ ...details, orderNumber }) }])
  const file = await shop.as(buyer)("GET /account/export")
  expect(file.orders.at(-2)).toMatchObject({ orderNumber, ...details })
})

test("forty concurrent orders get forty numbers, and each year has its own series", async () => {
  const at = (when: string, n: number) =>
    shop.sql(
      `insert into orders (id, user_id, quantity, total_cents, line_count, email, user_name, created_at)
       select md5($1 || $2)::char(24), $3, 1, 100, 1, 'x', 'x', $1::timestamptz returning order_number`,
      [when, n, buyer.id],
    )
  const years = ["2019-12-31T23:59:59.9Z", "2020-01-01T00:00:00Z"]
  const rows = await Promise.all(Array.from({ length: 40 }, (_, n) => at(years[n % 2] ?? "", n)))
  const numbers = rows.flat().map((row) => String(row.order_number))
  expect(new Set(numbers).size).toBe(40)
  expect(numbers.filter((number) => number.startsWith("CA-2019-"))).toHaveLength(20)
  // Without the rows of years, as in a backup, numbers continue after the existing ones.
  await shop.sql("delete from order_years")
  const highest = Math.max(...numbers.filter((it) => it.startsWith("CA-2020-")).map(countOf))
  const [next] = await at(years[1] ?? "", 41)
  expect(countOf(String(next?.order_number))).toBe(highest + 1)
  // In the shop's time zone it is already the next year.
  await shop.applySettings("shop", { timeZone: "Pacific/Kiritimati" })
  const [early] = await at("2019-12-31T12:00:00Z", 42)
  expect(countOf(String(early?.order_number))).toBe(highest + 2)
  await expect(
    shop.sql("update orders set order_number = 'CA-2020-000000' where order_number = $1", [
      numbers[0],
    ]),
  ).rejects.toThrow()
})
