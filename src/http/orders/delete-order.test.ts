import { describe, expect, test } from "vitest"
import { orderTests } from "#test/orders/order-tests.ts"
import { payOrder } from "#test/pay.ts"

const {
  shop,
  buyer,
  other,
  place,
  anOrder,
  aPaidOrder,
  get,
  mine,
  remove,
  advance,
  stockOf,
  auditOf,
  detailsOf,
} = await orderTests()

describe("DELETE /order/{id}", () => {
  test("restocks an unpaid order once, however often it is sent", async () => {
    const part = await shop.part({ availableQuantity: 10 })
    const id = await place(part, 4)
    expect(await remove(id)).toEqual({ acknowledged: true, success: true, deletedCount: 1 })
    expect(await stockOf(part)).toBe(10)
    expect(await remove(id)).toMatchObject({ deletedCount: 0 })
    expect(await stockOf(part)).toBe(10)
    expect(await mine()).toEqual([])
    await expect(get(id)).rejects.toMatchObject({ status: 404 })
    const moved = "select delta, reason from stock_movements where order_id = $1 order by id"
    expect(await shop.sql(moved, [id])).toEqual([
      { delta: -4, reason: "order" },
      { delta: 4, reason: "order_cancelled" },
    ])
  })

  test("of an administrator is allowed even if buyers may cancel nothing", async () => {
    const lines = [{ partId: await shop.part(), quantity: 1 }]
    await shop.saveSettings("order-changes", { cancelling: "nothing" })
    const { insertedId: id } = await shop.as(shop.admin)("POST /order", { body: { lines } })
    const read = await shop.as(shop.admin)("GET /order/{id}", { params: { id } })
    expect(read.can).toMatchObject({ delete: { allowed: true } })
    const deleted = shop.as(shop.admin)("DELETE /order/{id}", { params: { id } })
    expect(await deleted).toMatchObject({ deletedCount: 1 })
    await shop.saveSettings("order-changes", {})
  })

  test("sent twenty times at once deletes once", async () => {
    const part = await shop.part({ availableQuantity: 10 })
    const id = await place(part, 4)
    await shop.as(buyer())("POST /create-payment-intent", { body: { orderId: id } })
    const replies = await Promise.all(Array.from({ length: 20 }, () => remove(id)))
    expect(replies.filter(({ deletedCount }) => deletedCount === 1)).toHaveLength(1)
    expect(await stockOf(part)).toBe(10)
  })

  test("restocks a part that is discontinued", async () => {
    const part = await shop.part({ availableQuantity: 10 })
    const id = await place(part, 4)
    await shop.as(shop.admin)("DELETE /part/{id}", { params: { id: part } })
    await remove(id)
    expect(await stockOf(part)).toBe(10)
  })

  test("refuses another customer with 403 and an unknown order with 404", async () => {
    const id = await anOrder()
    const counted = { success: false, deletedCount: 0 }
    await expect(remove(id, other)).rejects.toMatchObject({ status: 403, body: counted })
    await expect(remove("0".repeat(24))).rejects.toMatchObject({ status: 404, body: counted })
    expect(await mine()).toHaveLength(1)
  })

  test("refuses to delete a paid order for its owner", async () => {
    const id = await aPaidOrder()
    await expect(remove(id)).rejects.toMatchObject({
      status: 409,
      body: { deletedCount: 0, message: "Order is paid" },
    })
    expect(await get(id)).toMatchObject({ paid: true })
    expect(await advance(id)).toMatchObject({ status: "approved" })
  })

  test("by an administrator cancels an unpaid order and is audited", async () => {
    const part = await shop.part({ availableQuantity: 10 })
    const id = await place(part, 4)
    expect(await remove(id, shop.admin)).toMatchObject({ deletedCount: 1 })
    expect(await stockOf(part)).toBe(10)
    expect(await auditOf(id)).toEqual([{ actor_id: shop.admin.id, action: "order.cancel" }])
    expect(await detailsOf(id)).toEqual([
      {
        action: "order.cancel",
        detail: { totalCents: 59_600 },
        request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ])
  })

  test("by the buyer is not audited as an administrator's cancellation, even if the buyer is one", async () => {
    for (const by of [buyer(), shop.admin]) {
      const id = await anOrder(by)
      expect(await remove(id, by)).toMatchObject({ deletedCount: 1 })
      expect(await auditOf(id)).toEqual([])
    }
    const paid = await aPaidOrder(shop.admin)
    expect(await remove(paid, shop.admin)).toMatchObject({ deletedCount: 1 })
    expect((await auditOf(paid)).at(-1)).toEqual({ actor_id: shop.admin.id, action: "order.hide" })
  })

  test.each(["pending", "approved"])("records that the cancelled order was %s", async (was) => {
    const id = await anOrder()
    if (was === "approved") await advance(id)
    await remove(id)
    expect(await shop.sql("select status, cancelled_from from orders where id = $1", [id])).toEqual(
      [{ status: "cancelled", cancelled_from: was }],
    )
  })

  test("by an administrator hides a paid order from the list but not from its buyer", async () => {
    const part = await shop.part({ availableQuantity: 10 })
    const id = await place(part, 4)
    const transactionId = await payOrder(shop, buyer(), id)
    expect(await remove(id, shop.admin)).toMatchObject({ deletedCount: 1 })
    expect(await remove(id, shop.admin)).toMatchObject({ deletedCount: 0 })
    expect(await shop.as(shop.admin)("GET /order", { query: { q: id } })).toEqual([])
    const { can: _, ...own } = await get(id)
    expect(own).toMatchObject({ paid: true, transactionId })
    expect(own).not.toHaveProperty("removed")
    expect(await mine()).toMatchObject([own])
    expect(await get(id, shop.admin)).toEqual({
      ...own,
      removed: true,
      customerId: buyer().id,
      can: expect.anything(),
    })
    const params = { params: { id } }
    expect(await shop.as(buyer())("GET /order/{id}/history", params)).toHaveLength(2)
    expect(await shop.as(buyer())("PATCH /order/{id}", { ...params, body: {} })).toMatchObject({
      paid: true,
      transactionId,
    })
    await expect(
      shop.as(buyer())("POST /create-payment-intent", { body: { orderId: id } }),
    ).rejects.toMatchObject({ body: { code: "order_paid" } })
    await expect(remove(id)).rejects.toMatchObject({ body: { code: "order_paid" } })
    const kept =
      "select status, intent_id, paid_at is not null as paid from orders o join payments p on p.order_id = o.id where o.id = $1"
    expect(await shop.sql(kept, [id])).toEqual([
      { status: "pending", intent_id: transactionId, paid: true },
    ])
    expect(await stockOf(part)).toBe(6)
    expect(await auditOf(id)).toEqual([
      { actor_id: null, action: "order.paid" },
      { actor_id: shop.admin.id, action: "order.hide" },
    ])
    expect((await detailsOf(id)).at(-1)).toMatchObject({
      detail: { totalCents: 59_600, transactionId },
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })
})

describe("POST /order/{id}/restore", () => {
  const restore = (id: string, by = shop.admin) =>
    shop.as(by)("POST /order/{id}/restore", { params: { id } })
  const listed = async (removed?: "true") =>
    (await shop.as(shop.admin)("GET /order", { query: { q: buyer().email, removed } })).map(
      ({ _id }) => _id,
    )
  const aRemovedOrder = async () => {
    const id = await aPaidOrder()
    await remove(id, shop.admin)
    return id
  }

  test("returns a hidden order to the list, where it continues", async () => {
    const kept = await aPaidOrder()
    const removed = await aRemovedOrder()
    expect(await listed()).toEqual([kept])
    expect(await listed("true")).toEqual([removed])
    await expect(advance(removed)).rejects.toMatchObject({ status: 404 })
    expect(await restore(removed)).toEqual({ acknowledged: true, success: true, modifiedCount: 1 })
    expect(await listed()).toEqual([removed, kept])
    expect(await listed("true")).toEqual([])
    expect(await get(removed, shop.admin)).not.toHaveProperty("removed")
    expect(await advance(removed)).toMatchObject({ status: "approved" })
    expect((await auditOf(removed)).slice(1, 3)).toEqual([
      { actor_id: shop.admin.id, action: "order.hide" },
      { actor_id: shop.admin.id, action: "order.restore" },
    ])
  })

  test("is for administrators", async () => {
    const id = await aRemovedOrder()
    for (const by of [buyer(), other])
      await expect(restore(id, by)).rejects.toMatchObject({ status: 403 })
    expect(await listed("true")).toEqual([id])
  })

  test("changes nothing for a visible order and answers 404 for a cancelled or unknown one", async () => {
    const id = await aPaidOrder()
    const cancelled = await anOrder()
    expect(await restore(id)).toMatchObject({ modifiedCount: 0 })
    await remove(cancelled)
    for (const gone of [cancelled, "0".repeat(24)])
      await expect(restore(gone)).rejects.toMatchObject({ status: 404 })
  })

  test("sent ten times at once restores once", async () => {
    const id = await aRemovedOrder()
    const replies = await Promise.all(Array.from({ length: 10 }, () => restore(id)))
    expect(replies.filter(({ modifiedCount }) => modifiedCount === 1)).toHaveLength(1)
    expect((await auditOf(id)).filter(({ action }) => action === "order.restore")).toHaveLength(1)
  })
})
