import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { aPart, openTestApi, type Person, type TestShop } from "#test/test-shop.ts"

let shop: TestShop
let buyer: Person
beforeAll(async () => {
  shop = await openTestApi({ rateLimitScale: 0 })
  buyer = await shop.customer()
})
afterAll(() => shop.close())

const admin = () => shop.as(shop.admin)
const get = (id: string) => shop.as(buyer)("GET /part/{id}", { params: { id } })
const archive = (id: string) => admin()("DELETE /part/{id}", { params: { id } })
const add = (body: Record<string, unknown>, by = shop.admin) =>
  shop.send("POST /part", { token: by.token, body })
const edit = (id: string, body: Record<string, unknown>, by = shop.admin) =>
  shop.send(`PATCH /part/${id}`, { token: by.token, body })
const move = (id: string, body: Record<string, unknown>, key?: string, by = shop.admin) =>
  shop.send(`POST /part/${id}/stock`, {
    token: by.token,
    body,
    ...(key && { headers: { "idempotency-key": key } }),
  })
const movementsOf = (id: string, query: { limit?: number; after?: string } = {}) =>
  admin()("GET /part/{id}/movements", { params: { id }, query })
const auditOf = (target: string) =>
  shop.sql("select actor_id, action, detail from audit_log where target = $1 order by id", [target])

describe("GET /part", () => {
  test("lists live parts for everybody, with what is in stock now", async () => {
    const [id, gone] = [await shop.part({ availableQuantity: 9 }), await shop.part()]
    await archive(gone)
    await shop.as(buyer)("POST /purchase", { body: { purchaseId: id, quantity: 4 } })
    const { status, headers, body } = await shop.send("GET /part?sort=x&sort=y")
    expect(status).toBe(200)
    expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate")
    const parts = Object.values(body).map(Object)
    expect(parts.map(({ _id }) => _id)).not.toContain(gone)
    expect(parts.find(({ _id }) => _id === id)).toEqual({
      _id: id,
      ...aPart({ availableQuantity: 5 }),
      sku: expect.any(String),
      slug: expect.any(String),
      category: "Other parts",
      specs: {},
      version: 1,
    })
  })

  test("is not sent again while it stays the same", async () => {
    const { headers } = await shop.send("GET /part")
    const known = { "if-none-match": headers.get("etag") ?? "" }
    expect((await shop.send("GET /part", { headers: known })).status).toBe(304)
    await shop.part()
    expect((await shop.send("GET /part", { headers: known })).status).toBe(200)
  })
})

describe("GET /part/{id}", () => {
  test("finds live parts only", async () => {
    const id = await shop.part()
    expect(await get(id)).toMatchObject({ _id: id, price: 149 })
    await archive(id)
    await expect(get(id)).rejects.toMatchObject({ status: 404, body: { code: "part_not_found" } })
  })

  test.each(["..%2F..%2Fetc", "%24ne", "%00", "' or 1=1 --", "a".repeat(10_000)])(
    "of a malformed id is 404: %s",
    async (id) => {
      expect(await shop.send(`GET /part/${id}`, { token: buyer.token })).toMatchObject({
        status: 404,
      })
    },
  )
})

describe("POST /part", () => {
  test("puts a part on sale, from numbers or from what a form sends", async () => {
    const { status, body } = await add({
      ...aPart(),
      minimumQuantity: "20",
      availableQuantity: "2360",
      price: "118.50",
      _id: "x",
      archived_at: "now",
      role: "admin",
    })
    expect({ status, body }).toEqual({
      status: 200,
      body: { acknowledged: true, success: true, insertedId: expect.stringMatching(/^\w{24}$/) },
    })
    const id = String(body.insertedId)
    expect(await get(id)).toMatchObject({
      minimumQuantity: 20,
      availableQuantity: 2360,
      price: 118.5,
    })
    expect(await movementsOf(id)).toMatchObject([
      { delta: 2360, reason: "initial", actor: shop.admin.email },
    ])
    expect(await auditOf(id)).toMatchObject([{ actor_id: shop.admin.id, action: "part.add" }])
  })

  test("by a customer is refused", async () => {
    expect(await add({ ...aPart() }, buyer)).toMatchObject({
      status: 403,
      body: { code: "forbidden" },
    })
  })

  test.each([
    ["name", ""],
    ["name", "   "],
    ["name", "x".repeat(121)],
    ["name", { toString: "x" }],
    ["name", "half a pair \ud800"],
    ["description", "x".repeat(4001)],
    ["description", "nul \u0000"],
    ["image", "javascript:alert(1)"],
    ["image", "https://tracker.example/a.webp"],
    ["image", "//tracker.example/img/a.webp"],
    ["image", "/img/../part"],
    ["minimumQuantity", 0],
    ["minimumQuantity", 1.5],
    ["minimumQuantity", 1_000_001],
    ["availableQuantity", -1],
    ["availableQuantity", 1_000_000_001],
    ["availableQuantity", "1e3"],
    ["price", -1],
    ["price", 10.005],
    ["price", "1,5"],
    ["price", [1]],
    ["price", null],
  ])("refuses %s %j and says so", async (field, value) => {
    expect(await add({ ...aPart(), [field]: value })).toMatchObject({
      status: 400,
      body: { success: false, code: "invalid_input", fields: { [field]: expect.any(String) } },
    })
  })

  test.each([
    [0, 1],
    [0.49, 1],
    [1_000_000, 1],
    [999_999.99, 2],
    [999_999_999_999.99, 1_000_000],
  ])("refuses %s dollars for at least %s: no card can pay it", async (price, minimumQuantity) => {
    expect(await add({ ...aPart(), price, minimumQuantity })).toMatchObject({
      status: 400,
      body: { success: false, message: expect.stringContaining("$0.50") },
    })
  })

  test("twice at once makes two parts", async () => {
    const replies = await Promise.all([add({ ...aPart() }), add({ ...aPart() })])
    expect(new Set(replies.map(({ body }) => body.insertedId)).size).toBe(2)
  })
})

describe("DELETE /part/{id}", () => {
  test("takes a part off the shop once, and records it", async () => {
    const id = await shop.part()
    const replies = await Promise.all(Array.from({ length: 10 }, () => archive(id)))
    expect(replies.filter(({ deletedCount }) => deletedCount === 1)).toHaveLength(1)
    expect(await archive(id)).toEqual({ acknowledged: true, success: true, deletedCount: 0 })
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(["part.add", "part.archive"])
  })

  test("of an unknown part deletes nothing", async () => {
    expect(await archive("0".repeat(24))).toMatchObject({ deletedCount: 0 })
  })

  test("by a customer is refused", async () => {
    const id = await shop.part()
    expect(await shop.send(`DELETE /part/${id}`, { token: buyer.token })).toMatchObject({
      status: 403,
    })
    expect(await get(id)).toMatchObject({ _id: id })
  })
})

describe("PATCH /part/{id}", () => {
  test("changes what is given and nothing else", async () => {
    const id = await shop.part()
    const changes = { name: "Anvil 1200", price: "160.00", availableQuantity: 7, sku: "X" }
    expect(await edit(id, { version: 1, ...changes })).toMatchObject({
      status: 200,
      body: { acknowledged: true, modifiedCount: 1, version: 2 },
    })
    expect(await get(id)).toMatchObject({
      ...aPart({ name: "Anvil 1200", price: 160 }),
      availableQuantity: 100,
      sku: expect.stringMatching(/^CA-/),
      version: 2,
    })
    expect((await auditOf(id)).at(-1)).toMatchObject({
      action: "part.edit",
      detail: { name: "Anvil 1200", priceCents: 16_000 },
    })
  })

  test("of a part that someone changed meanwhile is refused", async () => {
    const id = await shop.part()
    await Promise.all(Array.from({ length: 20 }, () => get(id))) // Opens the pool's connections.
    const edits = await Promise.all(
      Array.from({ length: 20 }, (_, n) => edit(id, { version: 1, name: `Edit ${n}` })),
    )
    expect(edits.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(edits.find(({ status }) => status === 409)?.body).toMatchObject({
      modifiedCount: 0,
      code: "part_changed",
      version: 2,
    })
  })

  test("is not hindered by purchases, which change the stock alone", async () => {
    const id = await shop.part()
    await shop.as(buyer)("POST /purchase", { body: { purchaseId: id, quantity: 1 } })
    expect(await edit(id, { version: 1, name: "Anvil" })).toMatchObject({ status: 200 })
    expect(await get(id)).toMatchObject({ availableQuantity: 99 })
  })

  test("refuses what no card could pay, a missing version, and unknown parts", async () => {
    const id = await shop.part({ price: 1, minimumQuantity: 1 })
    expect(await edit(id, { version: 1, price: 0.1 })).toMatchObject({
      status: 400,
      body: { modifiedCount: 0, code: "total_not_chargeable" },
    })
    expect(await edit(id, { version: 1, price: "999999999999" })).toMatchObject({ status: 400 })
    expect(await edit(id, { name: "Anvil" })).toMatchObject({
      status: 400,
      body: { fields: { version: "version is Required" } },
    })
    expect(await edit("0".repeat(24), { version: 1 })).toMatchObject({ status: 404 })
  })

  test("by a customer is refused", async () => {
    expect(await edit(await shop.part(), { version: 1 }, buyer)).toMatchObject({ status: 403 })
  })
})

describe("POST /part/{id}/stock", () => {
  test("moves the stock and says who and why", async () => {
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
      action: "part.stock",
      detail: { delta: -5, reason: "correction" },
    })
  })

  test("keeps the stock between nothing and a thousand million", async () => {
    const id = await shop.part({ availableQuantity: 10 })
    expect(await move(id, { delta: -11, reason: "correction" })).toMatchObject({
      status: 409,
      body: { modifiedCount: 0, code: "stock_below_zero", availableQuantity: 10 },
    })
    expect(await move(id, { delta: 999_999_991, reason: "restock" })).toMatchObject({
      status: 400,
      body: { code: "stock_too_large" },
    })
    expect(await get(id)).toMatchObject({ availableQuantity: 10 })
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

  test("twenty times at once loses none, and takes no more than there is", async () => {
    const id = await shop.part({ availableQuantity: 5 })
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => move(id, { delta: -1, reason: "correction" })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(15)
    expect(await get(id)).toMatchObject({ availableQuantity: 0 })
  })

  test("with an Idempotency-Key moves once", async () => {
    const id = await shop.part({ availableQuantity: 5 })
    const restock = { delta: 3, reason: "restock" }
    const replies = await Promise.all(Array.from({ length: 10 }, () => move(id, restock, "lorry")))
    for (const { body } of replies) expect(body).toMatchObject({ availableQuantity: 8 })
    expect(await move(id, { ...restock, delta: 4 }, "lorry")).toMatchObject({ status: 422 })
    expect(await get(id)).toMatchObject({ availableQuantity: 8 })
  })

  test("of an archived or unknown part is 404, by a customer 403", async () => {
    const id = await shop.part()
    const restock = { delta: 1, reason: "restock" }
    expect(await move(id, restock, undefined, buyer)).toMatchObject({ status: 403 })
    await archive(id)
    for (const gone of [id, "0".repeat(24)])
      expect(await move(gone, restock)).toMatchObject({ status: 404, body: { modifiedCount: 0 } })
  })
})

describe("GET /part/{id}/movements", () => {
  test("pages from the newest, also of an archived part", async () => {
    const id = await shop.part({ availableQuantity: 5 })
    await move(id, { delta: 1, reason: "restock" })
    await move(id, { delta: 2, reason: "restock" })
    await archive(id)
    const [newest] = await movementsOf(id, { limit: 1 })
    expect(newest).toMatchObject({ delta: 2 })
    const rest = await movementsOf(id, { after: String(newest?._id) })
    expect(rest.map(({ delta }) => delta)).toEqual([1, 5])
  })

  test("of an unknown part is 404", async () => {
    await expect(movementsOf("0".repeat(24))).rejects.toMatchObject({ status: 404 })
  })
})

describe("PUT /purchaseUpdate/{id}", () => {
  const report = (id: string, body: Record<string, unknown>, by = buyer) =>
    shop.send(`PUT /purchaseUpdate/${id}`, { token: by.token, body })

  test("changes nothing, whoever claims what, and answers the stock there is", async () => {
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

  test("of an unknown or archived part is 404", async () => {
    const id = await shop.part()
    await archive(id)
    for (const gone of [id, "0".repeat(24)])
      expect(await report(gone, { availables: 1 })).toMatchObject({ status: 404 })
  })
})
