import { describe, expect, test } from "vitest"
import { expectBooksRight } from "#test/books.ts"
import { orderTests } from "#test/orders/order-tests.ts"
import { payOrder } from "#test/pay.ts"

const { shop, buyer, other, place, anOrder, aPaidOrder, get, remove, advance, detailsOf } =
  await orderTests()

const desk = (id: string, route: string, body?: object) => {
  const [method, path] = route.split(" ")
  return shop.send(`${method} /order/${id}/${path}`, {
    token: shop.admin.token,
    ...(body && { body }),
  })
}
/** Makes a paid, approved order of two lines, the first one shipped. */
async function partlySent(): Promise<string> {
  const lines = [
    { partId: await shop.part(), quantity: 2 },
    { partId: await shop.part(), quantity: 3 },
  ]
  const { insertedId: id } = await shop.as(buyer())("POST /order", { body: { lines } })
  await payOrder(shop, buyer(), id)
  await advance(id)
  await desk(id, "POST shipment", { lines: [{ number: 1, quantity: 2 }] })
  return id
}

const historyOf = (id: string, by = buyer()) =>
  shop.as(by)("GET /order/{id}/history", { params: { id } })

test("an order's history lists each event, oldest first", async () => {
  const id = await anOrder()
  await advance(id)
  await payOrder(shop, buyer(), id)
  await advance(id)
  const body = { amount: 10, reason: "One came broken." }
  await shop.as(shop.admin)("POST /order/{id}/refund", { params: { id }, body })
  const events = await historyOf(id)
  expect(events.map(({ event }) => event)).toEqual([
    "placed",
    "approved",
    "paid",
    "shipped",
    "refunded",
  ])
  expect(events.at(-1)).toMatchObject({ amount: 10, state: "succeeded" })
})

test("only administrators see who acted and why", async () => {
  const id = await place(await shop.part(), 2)
  await payOrder(shop, buyer(), id)
  const body = { reason: "Fraud suspected." }
  await shop.as(shop.admin)("POST /order/{id}/refund", { params: { id }, body })
  expect(JSON.stringify(await historyOf(id))).not.toMatch(/Fraud|@/)
  expect((await historyOf(id, shop.admin)).at(-1)).toMatchObject({
    event: "refunded",
    by: shop.admin.email,
    reason: "Fraud suspected.",
    amount: 298,
  })
})

test("another customer is refused with 403, and an unknown order answers 404", async () => {
  const id = await anOrder()
  await expect(historyOf(id, await shop.customer())).rejects.toMatchObject({ status: 403 })
  await expect(historyOf("0".repeat(24))).rejects.toMatchObject({ status: 404 })
  await shop.as(buyer())("DELETE /order/{id}", { params: { id } })
  await expect(historyOf(id)).rejects.toMatchObject({ status: 404 })
})

describe("POST /order/{id}/undo", () => {
  const undo = (id: string, seen = "approved", by = shop.admin) =>
    shop.as(by)("POST /order/{id}/undo", { params: { id } }, { headers: { "if-match": seen } })
  const mailsOf = (id: string) =>
    shop.sql(
      `select dedupe_key, handed_over_at is null as waits from mail_outbox
       where dedupe_key like $1 order by id`,
      [`order-status:${id}:%`],
    )
  /** Ends the time for an undo and its delivery. */
  const letTimePass = (id: string) =>
    shop.sql("update mail_outbox set send_after = now() where dedupe_key like $1", [
      `order-status:${id}:%`,
    ])

  test("reverts a step within ten seconds, with its mail, and records both", async () => {
    const id = await aPaidOrder()
    await advance(id)
    expect(await mailsOf(id)).toEqual([{ dedupe_key: `order-status:${id}:approved`, waits: true }])
    expect(await undo(id)).toEqual({
      acknowledged: true,
      success: true,
      modifiedCount: 1,
      status: "pending",
    })
    expect(await get(id)).toMatchObject({ status: "pending" })
    expect(await mailsOf(id)).toEqual([])
    await advance(id)
    await advance(id)
    expect(await undo(id, '"shipped"')).toMatchObject({ status: "approved" })
    expect((await detailsOf(id)).slice(1)).toMatchObject([
      { action: "order.advance", detail: { from: "pending", to: "approved" } },
      { action: "order.undo", detail: { from: "approved", to: "pending" } },
      { action: "order.advance", detail: { from: "pending", to: "approved" } },
      { action: "order.advance", detail: { from: "approved", to: "shipped" } },
      { action: "order.undo", detail: { from: "shipped", to: "approved" } },
    ])
    const history = await shop.as(buyer())("GET /order/{id}/history", { params: { id } })
    expect(history.slice(2).map(({ event, status }) => status ?? event)).toEqual([
      "approved",
      "pending",
      "approved",
      "shipped",
      "approved",
    ])
    expect(history.at(-1)).toMatchObject({ event: "undone", status: "approved" })
    await expectBooksRight(shop)
  })

  test("reverts two steps one after the other, and the books stay right", async () => {
    const id = await aPaidOrder()
    await advance(id)
    await advance(id)
    expect(await undo(id, "shipped")).toMatchObject({ status: "approved" })
    expect(await undo(id)).toMatchObject({ status: "pending" })
    await expectBooksRight(shop)
    await advance(id)
    await expectBooksRight(shop)
  })

  test("is for administrators, and names the status it reverts", async () => {
    const id = await anOrder()
    await advance(id)
    for (const by of [buyer(), other])
      await expect(undo(id, "approved", by)).rejects.toMatchObject({ status: 403 })
    const { token } = shop.admin
    expect(await shop.send(`POST /order/${id}/undo`, { token })).toMatchObject({
      status: 400,
      body: { modifiedCount: 0, fields: { "if-match": expect.any(String) } },
    })
    await expect(undo(id, "pending")).rejects.toMatchObject({
      status: 412,
      body: { code: "status_changed", status: "approved" },
    })
    expect(await get(id)).toMatchObject({ status: "approved" })
  })

  test("is refused after ten seconds, as the buyer is being notified", async () => {
    const id = await anOrder()
    await expect(undo(id, "pending")).rejects.toMatchObject({ body: { code: "undo_too_late" } })
    await advance(id)
    await letTimePass(id)
    await expect(undo(id)).rejects.toMatchObject({
      status: 409,
      body: { modifiedCount: 0, code: "undo_too_late", status: "approved" },
    })
    await expect.poll(() => mailsOf(id)).toMatchObject([{ waits: false }])
    expect(await get(id)).toMatchObject({ status: "approved" })
  })

  test("is refused for an order being cancelled, hidden or unknown", async () => {
    const id = await anOrder()
    const removed = await aPaidOrder()
    for (const order of [id, removed]) await advance(order)
    await shop.sql("update orders set cancelling_at = now() where id = $1", [id])
    await expect(undo(id)).rejects.toMatchObject({ body: { code: "order_being_cancelled" } })
    for (const order of [id, removed]) await remove(order, shop.admin)
    for (const gone of [id, removed, "0".repeat(24)])
      await expect(undo(gone)).rejects.toMatchObject({ status: 404 })
  })

  test("clicked ten times at once reverts one step", async () => {
    const id = await aPaidOrder()
    await advance(id)
    await advance(id)
    const clicks = await Promise.allSettled(Array.from({ length: 10 }, () => undo(id, "shipped")))
    expect(clicks.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
    expect(await get(id)).toMatchObject({ status: "approved" })
  })
})

describe("PUT /order/{id}", () => {
  test("advances one step at a time to the end, and records each", async () => {
    const id = await aPaidOrder()
    for (const status of ["approved", "shipped", "delivered"])
      expect(await advance(id)).toEqual({
        acknowledged: true,
        success: true,
        modifiedCount: 1,
        status,
      })
    await expect(advance(id)).rejects.toMatchObject({
      status: 403,
      body: { modifiedCount: 0, message: "Order is already delivered" },
    })
    expect(await detailsOf(id)).toMatchObject([
      { action: "order.paid" },
      { action: "order.advance", detail: { from: "pending", to: "approved" } },
      { action: "order.advance", detail: { from: "approved", to: "shipped" } },
      { action: "order.advance", detail: { from: "shipped", to: "delivered" } },
    ])
    // Compares keys, because the content of a sent mail is erased.
    const mailKeys = "select dedupe_key as key from mail_outbox where dedupe_key like $1 order by 1"
    expect(await shop.sql(mailKeys, [`order-status:${id}:%`])).toEqual([
      { key: `order-status:${id}:approved` },
      { key: `order-status:${id}:delivered` },
      { key: `order-status:${id}:shipped` },
    ])
  })

  test("refuses to ship an unpaid order", async () => {
    const id = await anOrder()
    expect(await advance(id)).toMatchObject({ status: "approved" })
    await expect(advance(id)).rejects.toMatchObject({
      status: 403,
      body: { success: false, modifiedCount: 0, message: "Order is not paid" },
    })
    expect(await get(id)).toMatchObject({ status: "approved" })
    await payOrder(shop, buyer(), id)
    expect(await advance(id)).toMatchObject({ status: "shipped" })
  })

  test("is for administrators, and ignores the body", async () => {
    const id = await anOrder()
    for (const token of [buyer().token, other.token])
      expect(await shop.send(`PUT /order/${id}`, { token })).toMatchObject({ status: 403 })
    const { token } = shop.admin
    const body = { status: "delivered", paid: true }
    expect(await shop.send(`PUT /order/${id}`, { token, body })).toMatchObject({
      status: 200,
      body: { status: "approved" },
    })
  })

  test("answers 404 for a deleted or unknown order", async () => {
    const id = await anOrder()
    await remove(id)
    const hidden = await aPaidOrder()
    await remove(hidden, shop.admin)
    for (const gone of [id, hidden, "0".repeat(24)])
      await expect(advance(gone)).rejects.toMatchObject({ status: 404, body: { modifiedCount: 0 } })
  })

  test("answers 404 for the shipments of a deleted order", async () => {
    const id = await anOrder()
    const sent = await partlySent()
    await remove(id)
    await remove(sent, shop.admin)
    for (const gone of [id, sent])
      for (const route of ["POST shipment", "PUT shipment/1", "DELETE shipment/1"])
        expect(await desk(gone, route, {})).toMatchObject({
          status: 404,
          body: { code: "order_not_found" },
        })
  })

  test("ships what earlier shipments left, and nothing twice", async () => {
    await shop.holdMails()
    const id = await partlySent()
    expect(await advance(id)).toMatchObject({ status: "shipped" })
    const { shipments = [] } = await get(id)
    expect(shipments.map(({ lines }) => lines)).toMatchObject([
      [{ number: 1, quantity: 2 }],
      [{ number: 2, quantity: 3 }],
    ])
    const mails = await shop.sql(
      "select data->'shipment'->'part' as part from mail_outbox where dedupe_key like $1 order by id",
      [`order-status:${id}:shipped%`],
    )
    expect(mails.at(-1)).toMatchObject({ part: { number: 2, isLast: true } })
    await desk(id, "PUT shipment/2", { delivered: true })
    await advance(id)
    expect((await detailsOf(id)).at(-1)).toMatchObject({
      action: "order.advance",
      detail: { from: "shipped", to: "delivered" },
    })
    expect(await desk(id, "DELETE shipment/2")).toMatchObject({
      status: 409,
      body: { code: "undo_too_late", status: "delivered" },
    })
  })

  test("states the order's status with each refused shipment", async () => {
    const id = await anOrder()
    const refused = async () => (await desk(id, "POST shipment", {})).body
    expect(await refused()).toMatchObject({ code: "order_not_approved", status: "pending" })
    await advance(id)
    expect(await refused()).toMatchObject({ code: "order_not_paid", status: "approved" })
  })

  test("with If-Match moves only an unchanged order", async () => {
    const id = await aPaidOrder()
    expect(await advance(id, "pending")).toMatchObject({ status: "approved" })
    await expect(advance(id, "pending")).rejects.toMatchObject({
      status: 412,
      body: { modifiedCount: 0, code: "status_changed", status: "approved" },
    })
    expect(await advance(id, '"approved"')).toMatchObject({ status: "shipped" })
    expect(await advance(id, "*")).toMatchObject({ status: "delivered" })
  })

  test("does not move an order being cancelled", async () => {
    const id = await anOrder()
    await shop.sql("update orders set cancelling_at = now() where id = $1", [id])
    await expect(advance(id)).rejects.toMatchObject({
      status: 403,
      body: { modifiedCount: 0, code: "step_while_cancelling", status: "pending" },
    })
    await remove(id)
  })

  test("clicked twenty times at once advances one step", async () => {
    const id = await aPaidOrder()
    const clicks = await Promise.allSettled(
      Array.from({ length: 20 }, () => advance(id, "pending")),
    )
    expect(clicks.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
    expect(await get(id)).toMatchObject({ status: "approved" })
  })
})
