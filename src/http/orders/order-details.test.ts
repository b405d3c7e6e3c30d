import { beforeEach, describe, expect, onTestFinished, test } from "vitest"
import { expectRefusal } from "#test/expect-refusal.ts"
import { orderTests } from "#test/orders/order-tests.ts"
import { payOrder } from "#test/pay.ts"
import { refund } from "#test/services/refunds.ts"

const { shop, buyer, other, anOrder, get, advance } = await orderTests()
await shop.holdMails()

const change = (id: string, body: object, by = buyer()) =>
  shop.send(`PUT /order/${id}/details`, { token: by.token, body })
const set = shop.saveSettings
const history = (id: string, by = buyer()) =>
  shop.as(by)("GET /order/{id}/history", { params: { id } })

const places = {
  leith: { street: "12 Shore Road", city: "Leith", postalCode: "EH6 6QN", country: "GB" },
  york: { street: "1 Gate", city: "York", postalCode: "YO1 7HH", country: "GB" },
  hamburg: { street: "Kaistrasse 4", city: "Hamburg", postalCode: "20457", country: "DE" },
  tokyo: { street: "1-1", city: "Chiyoda", region: "13", postalCode: "100-8111", country: "JP" },
}
const live = async (place: keyof typeof places) =>
  (await shop.as(buyer())("POST /address", { body: { name: "Ada Byron", ...places[place] } }))
    .insertedId

describe("PUT /order/{id}/details", () => {
  test("changes the text on an order and keeps the old one in its history", async () => {
    const id = await anOrder()
    const first = { purchaseOrder: "PO-1", shipTo: "Dock 4\nLeith", note: "Ring.", phone: "123" }
    expect((await change(id, first)).body).toMatchObject({ modifiedCount: 1 })
    expect(await get(id)).toMatchObject(first)
    expect((await change(id, { purchaseOrder: 4711, note: "" })).status).toBe(200)
    const second = await get(id)
    expect(second).toMatchObject({ purchaseOrder: "4711", shipTo: first.shipTo, phone: "123" })
    expect(second).not.toHaveProperty("note")
    expect((await change(id, { purchaseOrder: "4711" })).body).toMatchObject({ modifiedCount: 0 })
    expect((await history(id, shop.admin)).slice(1)).toMatchObject([
      { event: "changed", by: buyer().email },
      {
        changes: [
          { field: "purchaseOrder", before: "PO-1", after: "4711" },
          { field: "note", before: "Ring.", after: "" },
        ],
      },
    ])
  })

  test("is made by staff for the buyer, who is told, until the order is shipped", async () => {
    await set("order-changes", { details: "never" })
    const id = await anOrder()
    const wanted = { purchaseOrder: "PO-9", shipTo: "Dock 5\nLeith" }
    expectRefusal(await change(id, wanted), 409)
    expect((await get(id)).can.change).toMatchObject({ allowed: false })
    const seen = await get(id, shop.admin)
    expect(seen).toMatchObject({ customerId: buyer().id, can: { change: { allowed: true } } })
    expect((await change(id, wanted, shop.admin)).body).toMatchObject({ modifiedCount: 1 })
    expect((await change(id, wanted, shop.admin)).body).toMatchObject({ modifiedCount: 0 })
    expect(await get(id)).toMatchObject(wanted)
    const changes = [
      { field: "purchaseOrder", before: "", after: "PO-9" },
      { field: "shipTo", before: "", after: wanted.shipTo },
    ]
    expect((await history(id, shop.admin)).at(-1)).toMatchObject({
      event: "edited",
      by: shop.admin.email,
      changes,
    })
    expect((await history(id)).at(-1)).not.toHaveProperty("by")
    expect(
      await shop.sql("select actor_id, detail from audit_log where action = 'order.details'"),
    ).toEqual([{ actor_id: shop.admin.id, detail: { fields: ["purchaseOrder", "shipTo"] } }])
    expect(
      await shop.sql(
        "select data from mail_outbox where template = 'order-details' and recipient = $1",
        [buyer().email],
      ),
    ).toMatchObject([{ data: { orderId: id, changes } }])
    await set("order-changes", {})
    await payOrder(shop, buyer(), id)
    await advance(id)
    expect((await change(id, { note: "Ring." }, shop.admin)).status).toBe(200)
    await advance(id)
    expectRefusal(await change(id, { note: "Late." }, shop.admin), 409)
  })

  test("is for its buyer and staff, and only until it is shipped, or as the shop says", async () => {
    const id = await anOrder()
    const note = { note: "Ring." }
    expectRefusal(await change(id, note, other), 403)
    expectRefusal(await change("0".repeat(24), note), 404)
    expectRefusal(await change(id, { note: "x".repeat(1001) }), 400)
    await advance(id)
    expect((await change(id, note)).status).toBe(200)
    await set("order-changes", { details: "until approved" })
    expectRefusal(await change(id, { note: "Later." }), 409)
    await set("order-changes", {})
    await payOrder(shop, buyer(), id)
    expect((await change(id, { note: "Paid." })).status).toBe(200)
    await advance(id)
    expectRefusal(await change(id, { note: "Gone." }), 409)
    expect(await get(id)).toMatchObject({ note: "Paid." })
  })

  test("changes the billing address of an unpaid order, and back; not of a paid one", async () => {
    const id = await anOrder()
    const office = await live("leith")
    const home = await live("york")
    const bill = (billingAddressId: string) => change(id, { billingAddressId })
    expect((await bill(office)).body).toMatchObject({ modifiedCount: 1 })
    expect((await bill(home)).body).toMatchObject({ modifiedCount: 1 })
    expect((await bill(home)).body).toMatchObject({ modifiedCount: 0 })
    expect((await get(id)).billTo).toContain("York")
    expect((await history(id)).at(-1)).toMatchObject({
      event: "changed",
      changes: [{ field: "billTo", before: expect.stringContaining("Leith") }],
    })
    const hamburg = { name: "Bo", ...places.hamburg }
    const { insertedId: foreign } = await shop.as(other)("POST /address", { body: hamburg })
    expectRefusal(await bill(foreign), 404)
    await bill("")
    expect(await get(id)).not.toHaveProperty("billTo")
    await Promise.all([bill(home), payOrder(shop, buyer(), id)])
    const kept = (await get(id)).billTo
    expect(await bill(office)).toMatchObject({ status: 409, body: { code: "order_paid" } })
    expect((await get(id)).billTo).toBe(kept)
  })

  test("is refused once part of the order is shipped", async () => {
    const lines = [await shop.part(), await shop.part()].map((partId) => ({ partId, quantity: 3 }))
    const order = await shop.as(buyer())("POST /order", { body: { lines } })
    const id = order.insertedId
    await payOrder(shop, buyer(), id)
    await advance(id)
    const { token } = shop.admin
    const one = { lines: [{ number: 1, quantity: 1 }] }
    const sent = await shop.send(`POST /order/${id}/shipment`, { token, body: one })
    expect(sent.status).toBe(200)
    expect(await change(id, { note: "Wait." })).toMatchObject({
      status: 409,
      body: { code: "change_not_allowed" },
    })
  })

  test("is refused while an order is being cancelled", async () => {
    const id = await anOrder()
    await shop.sql("update orders set cancelling_at = now() where id = $1", [id])
    expect(await change(id, { note: "Wait." })).toMatchObject({
      status: 409,
      body: { code: "order_being_cancelled" },
    })
  })

  test("changes the delivery address to one of the buyer's if delivery is not charged", async () => {
    const id = await anOrder()
    await change(id, { shipTo: "My garden" })
    expect((await change(id, { addressId: await live("york") })).status).toBe(200)
    const { shipTo } = await get(id)
    expect(shipTo).toContain("York")
    expect((await change(id, { shipTo })).body).toMatchObject({ modifiedCount: 0 })
    const [order] = await shop.sql("select delivery_address from orders where id = $1", [id])
    expect(order).toMatchObject({ delivery_address: { city: "York" } })
    expect((await change(id, { shipTo: "My garden" })).status).toBe(200)
    expect(await get(id)).toMatchObject({ shipTo: "My garden" })
  })

  test("ten concurrent changes leave one, and history keeps the others", async () => {
    const id = await anOrder()
    await Promise.all(Array.from({ length: 10 }, (_, n) => change(id, { note: `Note ${n}` })))
    const notes = (await history(id)).flatMap(({ changes = [] }) => changes)
    expect(notes).toHaveLength(10)
    expect(notes.slice(1).map(({ before }) => before)).toEqual(
      notes.slice(0, -1).map(({ after }) => after),
    )
    expect(await get(id)).toMatchObject({ note: notes.at(-1)?.after })
  })

  test("are erased with the account, leaving only that there was a change", async () => {
    const id = await anOrder()
    await change(id, { phone: "123" })
    await shop.as(buyer())("DELETE /order/{id}", { params: { id } })
    await shop.as(buyer())("POST /account/close", { body: { password: buyer().password } })
    expect(await shop.sql("select detail from order_changes where order_id = $1", [id])).toEqual([
      { detail: {} },
    ])
  })
})

const zone = (name: string, places: string[], ...steps: string[]) => ({
  name,
  places,
  methods: [{ name: "Standard", steps, furtherKg: "1" }],
})
describe("if delivery is charged", () => {
  beforeEach(async () => {
    const zones = [
      zone("Britain", ["GB"], "100 kg: 5"),
      zone("Germany", ["DE"], "1 kg: 5", "100 kg: 9.50"),
    ]
    await set("delivery", { charged: true, zones, usualWeightG: 500 })
    return () => set("delivery", {})
  })

  /** Charges a fifth as tax until the test ends. */
  const tax = async (more: object) => {
    const rates = [{ country: "GB", name: "VAT", percent: 20 }]
    await set("tax", { on: true, country: "GB", rates, ...more })
    onTestFinished(async () => void (await set("tax", { on: false })))
  }

  test("an order moves to another address only if that costs the same", async () => {
    const leith = await live("leith")
    const york = await live("york")
    const hamburg = await live("hamburg")
    const tokyo = await live("tokyo")
    const body = { purchaseId: await shop.part({ price: 10 }), quantity: 3, addressId: leith }
    const { insertedId: id } = await shop.as(buyer())("POST /purchase", { body })
    expect((await get(id)).price).toBe(35)
    expect((await change(id, { addressId: york })).status).toBe(200)
    expect((await get(id)).shipTo).toContain("York")
    const higher = await change(id, { addressId: hamburg, note: "To Hamburg." })
    expect(higher).toMatchObject({
      status: 409,
      body: { code: "charges_would_change", price: 39.5, difference: 4.5 },
    })
    expect(await change(id, { addressId: tokyo })).toMatchObject({
      body: { code: "delivery_unavailable" },
    })
    expect(await change(id, { shipTo: "My garden" })).toMatchObject({
      body: { code: "address_by_id" },
    })
    expectRefusal(await change(id, { addressId: "0".repeat(24) }), 404)
    expect(await get(id)).toMatchObject({ price: 35, shipTo: expect.stringContaining("York") })
    expect(await get(id)).not.toHaveProperty("note")
    const [kept] = await shop.sql(
      "select delivery_address->>'city' as city from orders where id = $1",
      [id],
    )
    expect(kept).toEqual({ city: "York" })
  })

  test("cancelled units cost neither price nor tax; delivery stays", async () => {
    await tax({})
    await live("leith")
    const lines = [
      { partId: await shop.part({ price: 10 }), quantity: 3 },
      { partId: await shop.part({ price: 0.6 }), quantity: 2 },
    ]
    const { insertedId: id } = await shop.as(buyer())("POST /order", { body: { lines } })
    expect((await get(id)).price).toBe(43.44)
    const { token } = buyer()
    const one = { lines: [{ number: 1, quantity: 1 }] }
    const cancelled = await shop.send(`POST /order/${id}/cancel`, { token, body: one })
    expect(cancelled.body).toMatchObject({ amount: 12, price: 31.44 })
    expect(await get(id)).toMatchObject({
      price: 31.44,
      subtotal: 21.2,
      lines: [{ quantity: 2, tax: 4 }, { tax: 0.24 }],
      charges: [{ kind: "delivery", amount: 5 }, { amount: 5.24 }],
    })
    await payOrder(shop, buyer(), id)
    expect((await refund(shop, id, { reason: "Broken.", ...one })).body.refunded).toBe(12)
  })

  test("units cannot be cancelled if the rest is too cheap for a card", async () => {
    await set("delivery", {})
    await tax({ pricesInclude: true })
    await live("tokyo")
    const body = { purchaseId: await shop.part({ price: 0.55 }), quantity: 2 }
    const { insertedId: id } = await shop.as(buyer())("POST /purchase", { body })
    expect((await get(id)).price).toBe(0.92)
    const lines = [{ number: 1, quantity: 1 }]
    expect(
      await shop.send(`POST /order/${id}/cancel`, { token: buyer().token, body: { lines } }),
    ).toMatchObject({ status: 400, body: { code: "total_not_chargeable" } })
  })

  test("a collected order cannot be sent to an address instead", async () => {
    const zones = [zone("Britain", ["GB"], "100 kg: 5")]
    const collection = { offered: true, price: "1" }
    await set("delivery", { charged: true, zones, collection, usualWeightG: 500 })
    const body = { purchaseId: await shop.part(), quantity: 1, delivery: "collection" }
    const { insertedId: id } = await shop.as(buyer())("POST /purchase", { body })
    const before = await get(id)
    for (const [to, code] of [
      [{ addressId: await live("leith") }, "change_not_allowed"],
      [{ shipTo: "My garden" }, "address_by_id"],
    ] as const)
      expect(await change(id, to)).toMatchObject({ status: 409, body: { code } })
    expect(await get(id)).toEqual(before)
  })
})
