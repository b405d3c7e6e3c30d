import { afterAll, describe, expect, test } from "vitest"
import { manyParts } from "#test/catalogue/many-parts.ts"
import { payOrder } from "#test/pay.ts"
import { openTestApi, type Person } from "#test/test-shop.ts"
import { aCart } from "#test/visitors-cart.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const fan = await shop.part({ name: "Fan", price: 4.9, availableQuantity: 5000 })
const board = await shop.part({ name: "Board", price: 100, availableQuantity: 5000 })
afterAll(() => shop.close())

const details = {
  designators: "J4, J5",
  note: "Front",
  customerPartNumber: "4111111111111111",
  targetPrice: 4.5,
}
const { targetPrice: _, ...noTarget } = details
const cartOf = (person: Person) => shop.as(person)("GET /cart")
const change = (person: Person, body: object) =>
  shop.send("PATCH /cart", { token: person.token, body })
const orderOf = (person: Person, id: string) =>
  shop.as(person)("GET /order/{id}", { params: { id } })

const signIn = ({ email, password }: Person, cookie: string) =>
  shop.send("POST /api/auth/sign-in/email", {
    headers: { cookie, origin: shop.url },
    body: { email, password },
  })

async function orderCart(person: Person) {
  const { version, total } = await cartOf(person)
  const body = { expected: { version, total } }
  const { insertedId } = await shop.as(person)("POST /cart/order", { body })
  return insertedId
}

describe("details of an order line", () => {
  test("are carried from a list through the cart to the order", async () => {
    const buyer = await shop.customer()
    const lines = [
      { partId: fan, quantity: 2, ...details },
      { partId: board, quantity: 1 },
    ]
    const body = { name: "Render node", lines }
    const { insertedId: id } = await shop.as(buyer)("POST /list", { body })
    const list = await shop.as(buyer)("GET /list/{id}", { params: { id } })
    expect(list.lines).toMatchObject([details, { designators: "", note: "" }])
    expect(list.lines[1]).not.toHaveProperty("targetPrice")
    await shop.as(buyer)("POST /list/{id}/cart", { params: { id } })
    expect((await cartOf(buyer)).lines[0]).toMatchObject(details)
    const order = await orderOf(buyer, await orderCart(buyer))
    expect(order.lines[0]).toMatchObject(details)
    for (const name of Object.keys(details)) expect(order.lines[1]).not.toHaveProperty(name)
    const [listed] = await shop.as(buyer)("GET /myorder")
    expect(listed?.lines[0]).toMatchObject({ customerPartNumber: details.customerPartNumber })
    expect(listed?.lines[0]).not.toHaveProperty("designators")
    const { orders, lists } = await shop.as(buyer)("GET /account/export")
    expect([orders[0]?.lines[0], lists[0]?.lines[0]]).toMatchObject([details, details])
  })

  test("are visible on a shared list, except the target price", async () => {
    const buyer = await shop.customer()
    const lines = [{ partId: fan, quantity: 2, ...details }]
    const { insertedId: id } = await shop.as(buyer)("POST /list", { body: { name: "One", lines } })
    const { token } = await shop.as(buyer)("POST /list/{id}/share", { params: { id } })
    const shared = await shop.as()("GET /shared-list/{token}", { params: { token } })
    expect(shared.lines[0]).toMatchObject(noTarget)
    expect(shared.lines[0]).not.toHaveProperty("targetPrice")
  })

  test("are compared between revisions of a list", async () => {
    const buyer = await shop.customer()
    const listed = (more: object) => ({
      name: "One",
      lines: [{ partId: fan, quantity: 1, ...more }],
    })
    const { insertedId: id } = await shop.as(buyer)("POST /list", { body: listed({}) })
    const named = { customerPartNumber: 4711, targetPrice: "5" }
    await shop.as(buyer)("PUT /list/{id}", { params: { id }, body: listed(named) })
    const query = { revision: "2", compare: "1" }
    const { compared } = await shop.as(buyer)("GET /list/{id}", { params: { id }, query })
    const after = { customerPartNumber: "4711", targetPrice: 5 }
    expect(compared?.lines).toMatchObject([{ change: "changed", after }])
  })

  test("stay on a cart line until replaced, and added details are appended", async () => {
    const buyer = await shop.customer()
    await change(buyer, { set: [{ partId: fan, quantity: 1, ...details }] })
    await change(buyer, { set: [{ partId: fan, quantity: 2 }] })
    expect((await cartOf(buyer)).lines[0]).toMatchObject({ quantity: 2, ...details })
    const more = { designators: "J5, J6", note: "Rear", customerPartNumber: "B", targetPrice: 3 }
    await change(buyer, { add: [{ partId: fan, quantity: 3, ...more }] })
    const joined = { ...details, designators: "J4, J5, J6", note: "Front; Rear" }
    expect((await cartOf(buyer)).lines[0]).toMatchObject({ quantity: 5, ...joined })
    const none = { designators: "", note: "", customerPartNumber: "", targetPrice: null }
    await change(buyer, { set: [{ partId: fan, quantity: 2, ...none }] })
    const [line] = (await cartOf(buyer)).lines
    expect(line).toMatchObject({ quantity: 2, note: "" })
    for (const name of ["designators", "customerPartNumber", "targetPrice"])
      expect(line).not.toHaveProperty(name)
  })

  test("of a visitor's cart are kept at sign-in", async () => {
    const buyer = await shop.customer()
    await change(buyer, { set: [{ partId: fan, quantity: 1, note: "Mine" }] })
    const visitor = await aCart(shop, [{ partId: fan, quantity: 2, ...details }])
    await signIn(buyer, visitor)
    expect((await cartOf(buyer)).lines[0]).toMatchObject({ quantity: 3, ...details, note: "Mine" })
  })

  test("are taken with lines ordered directly, also by staff", async () => {
    const buyer = await shop.customer()
    const lines = [{ partId: fan, quantity: 1, ...details }]
    const { insertedId } = await shop.as(buyer)("POST /order", { body: { lines } })
    expect((await orderOf(buyer, insertedId)).lines[0]).toMatchObject(details)
    const body = { lines, email: buyer.email }
    const forBuyer = await shop.as(shop.admin)("POST /order/for", { body })
    expect((await orderOf(buyer, forBuyer.insertedId)).lines[0]).toMatchObject(details)
  })

  test("are refused if too long, not a price or not text, and nothing is written", async () => {
    const buyer = await shop.customer()
    const wrong = [
      { designators: "x".repeat(2001) },
      { note: "x".repeat(201) },
      { note: "4111 1111 1111 1111" },
      { customerPartNumber: "x".repeat(61) },
      { customerPartNumber: "a\u0000" },
      ...[0, -1, 1.005, "1,5", {}].map((targetPrice) => ({ targetPrice })),
    ]
    for (const more of wrong) {
      const lines = [{ partId: fan, quantity: 1, ...more }]
      const sent = [change(buyer, { set: lines }), change(buyer, { add: lines })]
      for (const route of ["POST /list", "POST /order"])
        sent.push(shop.send(route, { token: buyer.token, body: { name: "No", lines } }))
      for (const answer of await Promise.all(sent)) expect(answer.status).toBe(400)
    }
    expect(await cartOf(buyer)).toMatchObject({ version: 0, lines: [] })
    expect(await shop.as(buyer)("GET /myorder")).toEqual([])
  })

  test("are limited to a million characters per cart, and a text too long to append stays", async () => {
    const buyer = await shop.customer()
    const designators = "J".repeat(2000)
    await change(buyer, { set: [{ partId: fan, quantity: 1, designators }] })
    await change(buyer, { add: [{ partId: fan, quantity: 1, designators: "C1" }] })
    expect((await cartOf(buyer)).lines[0]).toMatchObject({ quantity: 2, designators })
    const ids = await manyParts(shop, 501)
    const set = ids.map((partId) => ({ partId, quantity: 1, designators }))
    const first = set.slice(0, 300)
    expect(await change(buyer, { set: first })).toMatchObject({ status: 200 })
    const refused = { status: 409, body: { code: "cart_texts_too_long", limit: 1_000_000 } }
    expect(await change(buyer, { set: set.slice(300) })).toMatchObject(refused)
    expect((await cartOf(buyer)).lines).toHaveLength(301)
    const visitor = await aCart(shop, set.slice(300))
    await signIn(buyer, visitor)
    const { lines } = await cartOf(buyer)
    expect(lines).toHaveLength(502)
    expect(lines.filter((line) => line.designators)).toHaveLength(500)
  })

  test("added from two windows at once are all kept", async () => {
    const buyer = await shop.customer()
    const marks = ["C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8"]
    const added = marks.map((designators) =>
      change(buyer, { add: [{ partId: fan, quantity: 1, designators }] }),
    )
    await Promise.all(added)
    const [line] = (await cartOf(buyer)).lines
    expect(line?.quantity).toBe(8)
    expect(line?.designators?.split(", ").toSorted()).toEqual(marks)
  })

  test("are on the order's documents at any length, and in its export", async () => {
    const today = new Date().toISOString().slice(0, 10)
    await shop.saveSettings("invoices", { from: today, country: "DE" })
    const buyer = await shop.customer()
    const long = { ...details, designators: "W".repeat(2000), note: "N\n".repeat(99) }
    const lines = [{ partId: fan, quantity: 1, ...long }]
    const { insertedId: id } = await shop.as(buyer)("POST /order", { body: { lines } })
    await payOrder(shop, buyer, id)
    await shop.as(shop.admin)("PUT /order/{id}", { params: { id } })
    const file = async (path: string, { token } = shop.admin) => {
      const answer = await fetch(shop.url + path, { headers: { authorization: `Bearer ${token}` } })
      expect(answer.status, path).toBe(200)
      return Buffer.from(await answer.arrayBuffer()).toString("latin1")
    }
    expect(await file(`/pick-list?orders=${id}`)).toMatch(/^%PDF/)
    await shop.as(shop.admin)("POST /order/{id}/shipment", { params: { id }, body: {} })
    const pages = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length
    expect(pages(await file(`/order/${id}/shipment/1/slip`, buyer))).toBeGreaterThan(1)
    expect(pages(await file(`/order/${id}/invoice.pdf`, buyer))).toBeGreaterThan(1)
    const xml = await file(`/order/${id}/invoice.xml`, buyer)
    expect(xml).toContain(`<cbc:ID>${details.customerPartNumber}</cbc:ID>`)
    const [head = "", row = ""] = (await file("/myorder.csv", buyer)).split("\r\n")
    expect(head.endsWith(",customerPartNumber,designators,lineNote,targetPrice,withdrawnAt")).toBe(
      true,
    )
    expect(row).toContain(`,${details.customerPartNumber},${long.designators},`)
  })

  test("are hidden from others and erased with the account", async () => {
    const buyer = await shop.customer()
    const lines = [{ partId: fan, quantity: 1, ...noTarget }]
    const { insertedId: id } = await shop.as(buyer)("POST /order", { body: { lines } })
    const other = await shop.customer()
    expect((await shop.send(`GET /order/${id}`, { token: other.token })).status).toBe(403)
    await shop.as(buyer)("DELETE /order/{id}", { params: { id } })
    await shop.as(buyer)("POST /account/close", { body: { password: buyer.password } })
    const kept =
      "select designators, note, customer_part_number as own from order_lines where order_id = $1"
    expect(await shop.sql(kept, [id])).toEqual([{ designators: "", note: "", own: "" }])
    const edit = "update order_lines set note = 'x' where order_id = $1"
    await expect(shop.sql(edit, [id])).rejects.toThrow("append-only")
  })
})
