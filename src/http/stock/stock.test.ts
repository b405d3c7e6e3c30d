import { describe, expect, test } from "vitest"
import { partTests } from "#test/catalogue/part-tests.ts"

const { shop, buyer, get, archive, auditOf } = await partTests()
const admin = () => shop.as(shop.admin)
const move = (id: string, body: Record<string, unknown>, key?: string, by = shop.admin) =>
  shop.send(`POST /part/${id}/stock`, {
    token: by.token,
    body,
    ...(key && { headers: { "idempotency-key": key } }),
  })
const movementsOf = (id: string, query: { limit?: number; after?: string } = {}) =>
  admin()("GET /part/{id}/movements", { params: { id }, query })

describe("POST /part/{id}/stock", () => {
  test("changes the stock and records actor and reason", async () => {
    const id = await shop.part({ availableQuantity: 10 })
    expect(await move(id, { delta: "40", reason: "restock", note: "Lorry 7" })).toMatchObject({
      status: 200,
      body: { acknowledged: true, modifiedCount: 1, availableQuantity: 50 },
    })
    expect(await move(id, { delta: -5, reason: "correction" })).toMatchObject({
      body: { availableQuantity: 45 },
    })
    expect(await movementsOf(id)).toMatchObject([
      { delta: -5, reason: "correction", actor: shop.admin.email, note: "" },
      { delta: 40, reason: "restock", actor: shop.admin.email, note: "Lorry 7" },
      { delta: 10, reason: "initial" },
    ])
    expect((await auditOf(id)).at(-1)).toMatchObject({
      actor_id: shop.admin.id,
      action: "part.stock",
      detail: { delta: -5, reason: "correction", note: "" },
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  test("keeps the stock between zero and a thousand million", async () => {
    const id = await shop.part({ availableQuantity: 10 })
    expect(await move(id, { delta: -11, reason: "correction" })).toMatchObject({
      status: 409,
      body: { modifiedCount: 0, code: "stock_below_zero", availableQuantity: 10 },
    })
    expect(await move(id, { delta: 999_999_991, reason: "restock" })).toMatchObject({
      status: 400,
      body: { code: "stock_too_large", availableQuantity: 10 },
    })
    expect(await get(id)).toMatchObject({ availableQuantity: 10 })
    expect(await move(id, { delta: 999_999_990, reason: "restock" })).toMatchObject({ status: 200 })
  })

  test("counts units held by unpaid orders, and can reduce an excessive stock", async () => {
    const id = await shop.part({ availableQuantity: 1_000_000_000 })
    await shop.as(buyer)("POST /purchase", { body: { purchaseId: id, quantity: 3 } })
    expect(await move(id, { delta: 3, reason: "restock" })).toMatchObject({
      status: 400,
      body: { code: "stock_too_large", availableQuantity: 999_999_997 },
    })
    await shop.sql("update parts set available_quantity = 1000000001 where id = $1", [id])
    expect(await move(id, { delta: -1, reason: "correction" })).toMatchObject({
      body: { availableQuantity: 1_000_000_000 },
    })
  })

  test.each([
    [{ delta: 0, reason: "restock" }, "delta"],
    [{ delta: 1.5, reason: "restock" }, "delta"],
    [{ delta: 1e12, reason: "restock" }, "delta"],
    [{ delta: 1, reason: "order" }, "reason"],
    [{ delta: 1 }, "reason"],
    [{ delta: 1, reason: "restock", note: "x".repeat(501) }, "note"],
    [{ delta: 1, reason: "restock", note: "\ud800" }, "note"],
  ])("refuses %j", async (body, field) => {
    expect(await move(await shop.part(), body)).toMatchObject({
      status: 400,
      body: { modifiedCount: 0, fields: { [field]: expect.any(String) } },
    })
  })

  test("twenty concurrent changes are all counted, and take no more than there is", async () => {
    const id = await shop.part({ availableQuantity: 5 })
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => move(id, { delta: -1, reason: "correction" })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(15)
    expect(await get(id)).toMatchObject({ availableQuantity: 0 })
  })

  test("with an Idempotency-Key changes the stock once", async () => {
    const id = await shop.part({ availableQuantity: 5 })
    const restock = { delta: 3, reason: "restock" }
    const replies = await Promise.all(Array.from({ length: 10 }, () => move(id, restock, "lorry")))
    for (const { body } of replies) expect(body).toMatchObject({ availableQuantity: 8 })
    expect(await move(id, { ...restock, delta: 4 }, "lorry")).toMatchObject({ status: 422 })
    expect(await get(id)).toMatchObject({ availableQuantity: 8 })
  })

  test("answers 404 for an archived or unknown part, and 403 for a customer", async () => {
    const id = await shop.part()
    const restock = { delta: 1, reason: "restock" }
    expect(await move(id, restock, undefined, buyer)).toMatchObject({ status: 403 })
    await archive(id)
    for (const gone of [id, "0".repeat(24)])
      expect(await move(gone, restock)).toMatchObject({ status: 404, body: { modifiedCount: 0 } })
  })
})

describe("GET /part/{id}/movements", () => {
  test("pages from the newest, also for an archived part", async () => {
    const id = await shop.part({ availableQuantity: 5 })
    await move(id, { delta: 1, reason: "restock" })
    await move(id, { delta: 2, reason: "restock" })
    await archive(id)
    const [newest, ...older] = await movementsOf(id, { limit: 1 })
    expect(newest).toMatchObject({ delta: 2 })
    expect(older).toEqual([])
    const rest = await movementsOf(id, { after: String(newest?._id) })
    expect(rest.map(({ delta }) => delta)).toEqual([1, 5])
    expect(await movementsOf(id, { after: "no such row" })).toHaveLength(3)
  })

  test("answers 404 for an unknown part", async () => {
    await expect(movementsOf("0".repeat(24))).rejects.toMatchObject({ status: 404 })
  })
})

describe("PUT /purchaseUpdate/{id}", () => {
  const report = (id: string, body: Record<string, unknown>, by = buyer) =>
    shop.send(`PUT /purchaseUpdate/${id}`, { token: by.token, body })

  test("changes nothing, whatever is claimed, and returns the present stock", async () => {
    const id = await shop.part({ availableQuantity: 10 })
    const claims = [{ availables: 0 }, { availables: "999" }, { availables: 10 }, {}]
    const replies = await Promise.all(
      claims.flatMap((claim) => [report(id, claim), report(id, claim, shop.admin)]),
    )
    for (const { status, body } of replies)
      expect({ status, body }).toEqual({
        status: 200,
        body: {
          acknowledged: true,
          success: true,
          matchedCount: 1,
          modifiedCount: 0,
          availableQuantity: 10,
        },
      })
    expect(await movementsOf(id)).toHaveLength(1)
  })

  test.each([-1, 1.5, "ten", null, [5], { $gt: 0 }, 2 ** 60])(
    "refuses %j as a stock",
    async (availables) => {
      expect(await report(await shop.part(), { availables })).toMatchObject({
        status: 400,
        body: { fields: { availables: expect.any(String) } },
      })
    },
  )

  test("answers 404 for an unknown or archived part", async () => {
    const id = await shop.part()
    await archive(id)
    for (const gone of [id, "0".repeat(24)])
      expect(await report(gone, { availables: 1 })).toMatchObject({ status: 404 })
  })
})
