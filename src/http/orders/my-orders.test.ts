import { describe, expect, test } from "vitest"
import { expectRefusal } from "#test/expect-refusal.ts"
import { orderTests } from "#test/orders/order-tests.ts"

const { shop, buyer, other, anOrder, aPaidOrder, remove, advance } = await orderTests()

type Query = NonNullable<Parameters<typeof found>[0]>

const found = async (query: {
  q?: string
  state?: "unpaid" | "preparing" | "waiting" | "shipped" | "delivered" | "cancelled"
  from?: string
  to?: string
  zone?: string
  sort?: "newest" | "oldest" | "dearest" | "cheapest"
  limit?: number
  after?: string
}) => (await shop.as(buyer())("GET /myorder", { query })).map(({ _id }) => _id)
const counts = (query: Omit<Query, "state" | "sort" | "limit" | "after"> = {}) =>
  shop.as(buyer())("GET /myorder/count", { query })
const placedAt = (id: string, at: string) =>
  shop.sql("update orders set created_at = $2 where id = $1", [id, at])
const anOrderOf = async (fields: object, details: object = {}) => {
  const body = { purchaseId: await shop.part(fields), quantity: 1, ...details }
  return (await shop.as(buyer())("POST /purchase", { body })).insertedId
}

describe("a buyer's own orders", () => {
  test("are found by part number, name or the buyer's own text; other buyers' orders are not", async () => {
    const lamp = await anOrderOf(
      { name: "Arc Lamp 40", sku: "MY-ARC-40", mpn: "LMP/77-x" },
      { purchaseOrder: "PO-7781", note: "Gate 4" },
    )
    const stand = await anOrderOf({ name: "Stand 100%", sku: "MY-STAND" })
    await anOrder(other)
    const [{ orderNumber } = { orderNumber: "" }] = await shop.as(buyer())("GET /myorder", {
      query: { sort: "oldest" },
    })
    for (const q of ["arc lamp", "my-arc", "lmp/77", "PO-7781", "gate 4", orderNumber])
      expect(await found({ q }), q).toEqual([lamp])
    expect(await found({ q: "100%" })).toEqual([stand])
    expect(await found({ q: "_" })).toEqual([])
    expect(await counts({ q: "MY-" })).toMatchObject({ all: 2, states: { unpaid: 2 } })
    expect(await shop.as(other)("GET /myorder", { query: { q: "arc lamp" } })).toEqual([])
  })

  test("are filtered by state and counted, deleted orders only on request", async () => {
    const unpaid = await anOrder()
    const paid = await aPaidOrder()
    const gone = await anOrder()
    await remove(gone)
    const sent = await aPaidOrder()
    for (const _ of ["approved", "shipped"]) await advance(sent)
    const waiting = await anOrderOf({ availableQuantity: 0, backorder: "yes" })
    expect(await found({ state: "unpaid" })).toEqual([waiting, unpaid])
    expect(await found({ state: "preparing" })).toEqual([paid])
    expect(await found({ state: "shipped" })).toEqual([sent])
    expect(await found({ state: "waiting" })).toEqual([waiting])
    expect(await found({ state: "delivered" })).toEqual([])
    expect(await found({})).toEqual([waiting, sent, paid, unpaid])
    const query = { state: "cancelled" } as const
    expect(await shop.as(buyer())("GET /myorder", { query })).toMatchObject([
      { _id: gone, status: "cancelled" },
    ])
    const answer = await counts()
    const states = { unpaid: 2, preparing: 1, waiting: 1, shipped: 1, delivered: 0, cancelled: 1 }
    expect(answer).toMatchObject({ all: 4, states })
    const prices = (await shop.as(buyer())("GET /myorder", { query: { state: "unpaid" } })).map(
      ({ price }) => price,
    )
    expect(answer.unpaidTotal).toBe(prices.reduce((sum, price) => sum + price, 0))
    await advance(sent)
    expect(await found({ state: "delivered" })).toEqual([sent])
    expectRefusal(await shop.send(`GET /order/${gone}`, { token: buyer().token }), 404)
  })

  test("that were refunded before shipping are listed as cancelled", async () => {
    const id = await aPaidOrder()
    const params = { id }
    await shop.as(shop.admin)("POST /order/{id}/refund", { params, body: { reason: "Not made" } })
    expect(await found({ state: "cancelled" })).toEqual([id])
    expect(await found({ state: "preparing" })).toEqual([])
    expect(await found({})).toEqual([id])
  })

  test("say on request how much of them is shipped, waiting and cancelled", async () => {
    const waiting = await anOrderOf({ availableQuantity: 0, backorder: "yes" })
    const sent = await aPaidOrder()
    for (const _ of ["approved", "shipped"]) await advance(sent)
    const answer = await shop.as(buyer())("GET /myorder", { query: { places: "true" } })
    expect(answer.map(({ _id, places }) => [_id, places])).toEqual([
      [sent, { shippedLines: 1, shipped: 1, waiting: 0, cancelled: 0, shipments: [1] }],
      [waiting, { shippedLines: 0, shipped: 0, waiting: 1, cancelled: 0, shipments: [] }],
    ])
    expect(answer[0]?.lines).toMatchObject([{ number: 1, shipped: 1 }])
    const query = { buyer: buyer().email, places: "true" as const }
    expect(await shop.as(shop.admin)("GET /order", { query })).toMatchObject([
      { _id: sent, places: { shipped: 1 }, lines: [{ shipped: 1 }] },
      { _id: waiting, places: { waiting: 1 } },
    ])
    const [plain] = await shop.as(buyer())("GET /myorder")
    expect(plain).not.toHaveProperty("places")
    expect(plain?.lines[0]).not.toHaveProperty("shipped")
  })

  test("are filtered by days in the reader's time zone", async () => {
    const late = await anOrder()
    await placedAt(late, "2025-06-30T22:30:00Z")
    const early = await anOrder()
    await placedAt(early, "2025-06-30T21:30:00Z")
    expect(await found({ from: "2025-06-30", to: "2025-06-30" })).toEqual([late, early])
    const zone = "Europe/Berlin"
    expect(await found({ from: "2025-07-01", zone })).toEqual([late])
    expect(await found({ to: "2025-06-30", zone })).toEqual([early])
    expect(await counts({ to: "2025-06-30", zone })).toMatchObject({ all: 1 })
    expect(await found({ from: "0000-01-01", to: "9999-12-31" })).toHaveLength(2)
    const token = buyer().token
    for (const wrong of ["from=2025-02-30", "to=soon", "zone=Europe/Atlantis", "state=lost"])
      expectRefusal(await shop.send(`GET /myorder?${wrong}`, { token }), 400)
  })

  test("are paged in each sort order, each exactly once", async () => {
    for (const price of [300, 100, 200, 100]) await anOrderOf({ price })
    const newest = await found({})
    expect(await found({ sort: "oldest" })).toEqual(newest.toReversed())
    for (const sort of ["newest", "oldest", "dearest", "cheapest"] as const) {
      const whole = await found({ sort })
      const pages: string[] = []
      for (let after: string | undefined; ; after = pages.at(-1)) {
        const page = await found({ sort, limit: 2, ...(after && { after }) })
        pages.push(...page)
        if (page.length < 2) break
      }
      expect(pages, sort).toEqual(whole)
    }
    const prices = await shop.as(buyer())("GET /myorder", { query: { sort: "cheapest" } })
    expect(prices.map(({ price }) => price)).toEqual([100, 100, 200, 300])
  })

  test("are exported as the filters select", async () => {
    const ids = [await anOrderOf({ name: "Arc, small" }), await anOrderOf({ name: "=Arc" })]
    for (let more = 0; more < 10; more += 1) ids.push(await anOrder())
    await anOrder(other)
    const file = (query = "") =>
      fetch(new URL(`/myorder.csv${query}`, shop.url), {
        headers: { authorization: `Bearer ${buyer().token}` },
      })
    const answer = await file()
    expect(answer.headers.get("content-type")).toContain("text/csv")
    expect(answer.headers.get("content-disposition")).toMatch(/-orders-\d{4}.*\.csv"$/)
    const text = await answer.text()
    const [heads = "", ...rows] = text.trimEnd().split("\r\n")
    expect(heads).toMatch(/^id,createdAt,status/)
    expect(rows.map((row) => row.slice(0, 24))).toEqual(ids.toReversed())
    expect(text).toContain('"Arc, small"')
    expect(text).toContain("'=Arc")
    const some = await (await file("?q=small")).text()
    expect(some.trimEnd().split("\r\n")).toHaveLength(2)
    expectRefusal(await shop.send("GET /myorder.csv"), 401)
  })
})
