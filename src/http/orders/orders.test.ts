import { describe, expect, test } from "vitest"
import { orderTests } from "#test/orders/order-tests.ts"

const { shop, buyer, other, place, anOrder, aPaidOrder, get, mine, advance } = await orderTests()

describe("GET /myorder", () => {
  test("lists the buyer's own orders, newest first, with or without their address", async () => {
    const first = await anOrder()
    const second = await anOrder()
    await anOrder(other)
    expect((await mine()).map(({ _id }) => _id)).toEqual([second, first])
    const query = { email: ` ${buyer().email.toUpperCase()}` }
    expect(await shop.as(buyer())("GET /myorder", { query })).toHaveLength(2)
    expect(await shop.as(shop.admin)("GET /myorder")).toEqual([])
  })

  test("refuses another buyer's address, also for administrators", async () => {
    for (const by of [other, shop.admin])
      await expect(
        shop.as(by)("GET /myorder", { query: { email: buyer().email } }),
      ).rejects.toMatchObject({ status: 403 })
  })

  test("refuses two addresses", async () => {
    const path = `/myorder?email=${buyer().email}&email=${other.email}`
    expect(await shop.send(`GET ${path}`, { token: buyer().token })).toMatchObject({
      status: 400,
      body: { code: "invalid_input", fields: { email: expect.any(String) } },
    })
  })
})

describe("GET /order", () => {
  const list = async (query: {
    q?: string
    status?: "pending" | "approved"
    paid?: "true" | "false"
    limit?: number
    after?: string
  }) => (await shop.as(shop.admin)("GET /order", { query })).map(({ _id }) => _id)

  test("filters by buyer, product or the start of an id, without wildcards", async () => {
    const purchaseId = await shop.part({ name: "Keel 100% Z_9" })
    const id = await place(purchaseId)
    expect(await list({ q: buyer().email.toUpperCase() })).toEqual([id])
    expect(await list({ q: "keel 100% z_9" })).toEqual([id])
    expect(await list({ q: id.slice(0, 12) })).toEqual([id])
    expect(await list({ q: "100_ Z%9" })).toEqual([])
  })

  test("filters by status and payment", async () => {
    const pending = await anOrder()
    const approved = await anOrder()
    const paid = await aPaidOrder()
    await advance(approved)
    const q = buyer().email
    expect(await list({ q, status: "pending" })).toEqual([paid, pending])
    expect(await list({ q, status: "approved" })).toEqual([approved])
    expect(await list({ q, paid: "true" })).toEqual([paid])
    expect(await list({ q, paid: "false", status: "pending" })).toEqual([pending])
  })

  test("continues after the last row seen", async () => {
    const ids = [await anOrder(), await anOrder(), await anOrder()].reverse()
    const q = buyer().email
    const [first = "", second = ""] = await list({ q, limit: 2 })
    expect([first, second]).toEqual(ids.slice(0, 2))
    expect(await list({ q, limit: 2, after: second })).toEqual(ids.slice(2))
    expect(await list({ q, after: "no-such-order" })).toEqual([])
  })

  test.each(["limit=0", "limit=1001", "limit=x", "status=paid", "paid=1", "q=a&q=b"])(
    "with %s is refused",
    async (query) => {
      expect(await shop.send(`GET /order?${query}`, { token: shop.admin.token })).toMatchObject({
        status: 400,
        body: { code: "invalid_input" },
      })
    },
  )
})

describe("GET /order/{id}", () => {
  test("is for its owner and administrators, and contains no payment secret", async () => {
    const id = await anOrder()
    await shop.as(buyer())("POST /create-payment-intent", { body: { orderId: id } })
    const customerId = buyer().id
    expect(await get(id, shop.admin)).toEqual({ ...(await get(id)), customerId })
    expect(JSON.stringify(await get(id))).not.toMatch(/secret|pi_/)
    await expect(get(id, other)).rejects.toMatchObject({ status: 403 })
  })

  test.each(["0".repeat(24), "x", "%00", "..%2Fpart", "%24ne", "é".repeat(100), "a".repeat(6000)])(
    "answers 404 for an unknown id: %s",
    async (id) => {
      expect(await shop.send(`GET /order/${id}`, { token: buyer().token })).toMatchObject({
        status: 404,
        body: { code: "order_not_found" },
      })
    },
  )
})
