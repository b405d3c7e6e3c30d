import { afterAll, describe, expect, test } from "vitest"
import { expectBooksRight } from "#test/books.ts"
import { openTestApi, type Person } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const buyer = await shop.customer()
afterAll(() => shop.close())

const list = (query: { q?: string; reorder?: "true"; after?: string; limit?: number } = {}) =>
  shop.as(shop.admin)("GET /stock", { query })
const levelOf = async (partId: string) => (await list()).find(({ _id }) => _id === partId)
const count = (
  counts: { partId: string; onHand: number; counted: number }[],
  { key, by = shop.admin }: { key?: string; by?: Person } = {},
) =>
  shop.send("POST /stocktake", {
    token: by.token,
    body: { counts },
    ...(key && { headers: { "idempotency-key": key } }),
  })
const order = async (purchaseId: string, quantity: number) =>
  (await shop.as(buyer)("POST /purchase", { body: { purchaseId, quantity } })).insertedId

describe("GET /stock", () => {
  test("sums available, committed, on-hand and incoming units", async () => {
    const part = await shop.part({ name: "Loom 40", availableQuantity: 40 })
    const orderId = await order(part, 15)
    await shop.as(shop.admin)("POST /part/{id}/batches", {
      params: { id: part },
      body: { quantity: 25, on: "2030-01-01" },
    })
    expect(await levelOf(part)).toMatchObject({
      onHand: 40,
      committed: 15,
      available: 25,
      incoming: 25,
      toReorder: false,
    })
    await shop.as(buyer)("DELETE /order/{id}", { params: { id: orderId } })
    expect(await levelOf(part)).toMatchObject({ onHand: 40, committed: 0, available: 40 })
  })

  test("counts units that are owed to orders beside those on hand", async () => {
    const part = await shop.part({ name: "Loom 41", availableQuantity: 5, backorder: "yes" })
    const orderId = await order(part, 130)
    expect(await levelOf(part)).toMatchObject({ onHand: 5, committed: 5, available: 0, owed: 125 })
    await shop.as(buyer)("DELETE /order/{id}", { params: { id: orderId } })
    expect(await levelOf(part)).toMatchObject({ onHand: 5, committed: 0, available: 5, owed: 0 })
  })

  test("lists parts by bin, and those at their reorder point separately", async () => {
    const low = await shop.part({ name: "Reel 1", reorderPoint: 100, binLocation: "B-2" })
    await shop.part({ name: "Reel 2", reorderPoint: 99, binLocation: "A-1" })
    const toReorder = await list({ q: "reel", reorder: "true" })
    expect(toReorder.map(({ _id }) => _id)).toEqual([low])
    const reels = await list({ q: "reel" })
    expect(reels.map(({ binLocation }) => binLocation)).toEqual(["A-1", "B-2"])
    const [first] = reels
    expect((await list({ q: "reel", after: first?._id })).map(({ _id }) => _id)).toEqual([low])
  })

  test("shows bins and reorder points to staff only", async () => {
    const id = await shop.part({ name: "Spool 7", reorderPoint: 5, binLocation: "C-9-SECRET" })
    const seen = [
      await shop.as(buyer)("GET /part/{id}", { params: { id } }),
      await shop.as()("GET /part"),
      await shop.as()("GET /catalogue", { query: { q: "spool" } }),
    ]
    expect(JSON.stringify(seen)).not.toMatch(/SECRET|reorderPoint/)
  })
})

describe("POST /stocktake", () => {
  test("changes stock by the difference, with reason and author, once per key", async () => {
    const short = await shop.part({ name: "Count 1", availableQuantity: 10 })
    const right = await shop.part({ name: "Count 2", availableQuantity: 10 })
    await order(short, 4)
    const counts = [
      { partId: short, onHand: 10, counted: 7 },
      { partId: right, onHand: 10, counted: 10 },
    ]
    const key = "a stocktake"
    const first = await count(counts, { key })
    expect(first).toMatchObject({ status: 200, body: { success: true, modifiedCount: 1 } })
    expect((await count(counts, { key })).body).toEqual(first.body)
    expect(await levelOf(short)).toMatchObject({ onHand: 7, committed: 4, available: 3 })
    const movements = await shop.as(shop.admin)("GET /part/{id}/movements", {
      params: { id: short },
      query: {},
    })
    expect(movements[0]).toMatchObject({
      delta: -3,
      reason: "correction",
      note: "Stocktake",
      actor: shop.admin.email,
    })
  })

  test("is for administrators", async () => {
    const partId = await shop.part()
    const counts = [{ partId, onHand: 100, counted: 5 }]
    expect((await count(counts, { by: buyer })).status).toBe(403)
    expect(await levelOf(partId)).toMatchObject({ onHand: 100 })
  })

  test("changes nothing if one count is invalid, and gives the reason for each", async () => {
    const moved = await shop.part({ availableQuantity: 10 })
    const promised = await shop.part({ availableQuantity: 10 })
    const fine = await shop.part({ availableQuantity: 10 })
    await order(promised, 6)
    const refused = await count([
      { partId: fine, onHand: 10, counted: 3 },
      { partId: moved, onHand: 12, counted: 11 },
      { partId: promised, onHand: 10, counted: 5 },
      { partId: "0123456789abcdef01234567", onHand: 1, counted: 1 },
      { partId: fine, onHand: 10, counted: 4 },
    ])
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: "counts_refused",
        lines: [
          {
            index: 1,
            code: "stock_moved",
            onHand: 10,
            message: "10 are on hand now. Count again.",
          },
          {
            index: 2,
            code: "stock_committed",
            message: "6 are promised to orders. Cancel some of them first, or count again.",
          },
          { index: 3, code: "part_not_found" },
          { index: 4, code: "counted_twice" },
        ],
      },
    })
    expect(await levelOf(fine)).toMatchObject({ onHand: 10 })
  })

  test("concurrent with another and with orders is counted once, and the books are right", async () => {
    const partId = await shop.part({ availableQuantity: 50 })
    const [one, other] = await Promise.all([
      count([{ partId, onHand: 50, counted: 45 }]),
      count([{ partId, onHand: 50, counted: 40 }]),
      ...Array.from({ length: 5 }, () => order(partId, 2)),
    ])
    expect([one.status, other.status].toSorted()).toEqual([200, 409])
    const onHand = one.status === 200 ? 45 : 40
    expect(await levelOf(partId)).toMatchObject({ onHand, committed: 10 })
    await expectBooksRight(shop)
  })
})

test("the stock export has every part with its numbers", async () => {
  const place = { binLocation: "D-1", availableQuantity: 12 }
  await order(await shop.part({ name: "Shuttle 9", ...place, backorder: "yes" }), 15)
  const response = await fetch(`${shop.url}/export/stock?q=shuttle`, {
    headers: { authorization: `Bearer ${shop.admin.token}` },
  })
  const [headings = "", row] = (await response.text()).split("\r\n")
  expect(headings).toContain(
    "name,binLocation,onHand,committed,available,incoming,reorderPoint,owed",
  )
  expect(row).toMatch(/,Shuttle 9,D-1,12,12,0,0,,3$/)
})
