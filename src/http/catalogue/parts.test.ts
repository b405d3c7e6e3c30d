import { describe, expect, test } from "vitest"
import { refusals } from "#contract/refusals.ts"
import { partFieldColumns } from "#db/catalogue/part-field-columns.ts"
import { mapPartFields, partFields } from "#domain/catalogue/part-fields.ts"
import { partTests } from "#test/catalogue/part-tests.ts"
import { aPart } from "#test/test-shop.ts"

const { shop, buyer, get, archive, auditOf } = await partTests()
const admin = () => shop.as(shop.admin)
const add = (body: Record<string, unknown>, by = shop.admin) =>
  shop.send("POST /part", { token: by.token, body })
const movementsOf = (id: string) => admin()("GET /part/{id}/movements", { params: { id } })

describe("GET /part", () => {
  test("lists live parts for everybody, with their present stock", async () => {
    const id = await shop.part({ availableQuantity: 9 })
    const gone = await shop.part()
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
      chips: [],
      sku: expect.any(String),
      slug: expect.any(String),
      category: "Other parts",
      specs: {},
      version: 1,
    })
  })

  test("answers 304 while it is unchanged", async () => {
    const { headers } = await shop.send("GET /part")
    const known = { "if-none-match": headers.get("etag") ?? "" }
    expect((await shop.send("GET /part", { headers: known })).status).toBe(304)
    await shop.part()
    expect((await shop.send("GET /part", { headers: known })).status).toBe(200)
  })
})

describe("GET /part/{id}", () => {
  test("finds only live parts", async () => {
    const id = await shop.part()
    expect(await get(id)).toMatchObject({ _id: id, price: 149 })
    await archive(id)
    await expect(get(id)).rejects.toMatchObject({ status: 404, body: { code: "part_not_found" } })
    const unknown = { status: 404, body: { code: "part_unknown" } }
    await expect(get("f".repeat(24))).rejects.toMatchObject(unknown)
  })

  test.each(["..%2F..%2Fetc", "%24ne", "%00", "' or 1=1 --", "a".repeat(6_000)])(
    "answers 404 for a malformed id: %s",
    async (id) => {
      expect(await shop.send(`GET /part/${id}`, { token: buyer.token })).toMatchObject({
        status: 404,
      })
    },
  )
})

describe("POST /part", () => {
  test("puts a part on sale, from numbers or from form text", async () => {
    const { status, body, headers } = await add({
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
      sku: `CA-${id.slice(0, 8).toUpperCase()}`,
      slug: `anvil-1000-${id.slice(0, 12)}`,
    })
    expect(await movementsOf(id)).toMatchObject([
      { delta: 2360, reason: "initial", actor: shop.admin.email },
    ])
    expect(await auditOf(id)).toEqual([
      {
        actor_id: shop.admin.id,
        action: "part.add",
        detail: { name: "Anvil 1000", priceCents: 11_850, availableQuantity: 2360 },
        request_id: headers.get("x-request-id"),
      },
    ])
  })

  test("writes names and addresses of several lines on one, because a form's field would glue them", async () => {
    const id = await shop.part({
      name: "Gantry 12\nfull tower ",
      description: "First line.\nSecond line.",
      manufacturerAddress: "Kaistrasse 4\r\n20457 Hamburg",
      responsiblePerson: "Kai,\n1 Quay Road",
    })
    expect(await shop.as(shop.admin)("GET /part/{id}", { params: { id } })).toMatchObject({
      name: "Gantry 12 full tower",
      description: "First line.\nSecond line.",
      manufacturerAddress: "Kaistrasse 4, 20457 Hamburg",
      responsiblePerson: "Kai, 1 Quay Road",
    })
  })

  test("with an idempotency key adds a part once, however often it is sent", async () => {
    const headers = { "idempotency-key": "new anvil" }
    const send = (body: object, by = shop.admin) =>
      shop.send("POST /part", { token: by.token, headers, body })
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(aPart())))
    const [first, ...others] = answers.map(({ body }) => String(body.insertedId))
    expect(new Set(others)).toEqual(new Set([first]))
    expect((await send(aPart())).body.insertedId).toBe(first)
    expect(await movementsOf(String(first))).toHaveLength(1)
    expect(await send(aPart({ name: "Anvil 1200" }))).toMatchObject({
      status: 422,
      body: { code: "idempotency_key_reused" },
    })
    expect(await send(aPart(), buyer)).toMatchObject({ status: 403 })
  })

  test("without stock records no stock movement", async () => {
    const id = await shop.part({ availableQuantity: 0 })
    expect(await get(id)).toMatchObject({ availableQuantity: 0 })
    expect(await movementsOf(id)).toEqual([])
  })

  test("by a customer is refused", async () => {
    expect(await add({ ...aPart() }, buyer)).toMatchObject({
      status: 403,
      body: { message: refusals.forbidden.text },
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
  ])("refuses %s %j with a message", async (field, value) => {
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
  ])(
    "refuses a price of %s dollars with a minimum of %s: no card can pay it",
    async (price, minimumQuantity) => {
      expect(await add({ ...aPart(), price, minimumQuantity })).toMatchObject({
        status: 400,
        body: { success: false, message: expect.stringContaining("$0.50") },
      })
    },
  )

  test("keeps a given part number, and refuses the second of two concurrent requests for it", async () => {
    const wanted = { ...aPart(), sku: " CA-OWN-1 " }
    const replies = await Promise.all([add(wanted), add(wanted)])
    const [made] = replies.filter(({ status }) => status === 200)
    expect(await get(String(made?.body.insertedId))).toMatchObject({ sku: "CA-OWN-1" })
    expect(replies.filter(({ status }) => status === 400)).toMatchObject([
      {
        body: { success: false, fields: { sku: "Part number is already used by another product" } },
      },
    ])
    const none = await add({ ...aPart(), sku: "" })
    expect(await get(String(none.body.insertedId))).toMatchObject({
      sku: expect.stringMatching(/^CA-[0-9A-F]{8}$/),
    })
  })

  test("sent twice at once makes two parts", async () => {
    const replies = await Promise.all([add({ ...aPart() }), add({ ...aPart() })])
    expect(new Set(replies.map(({ body }) => body.insertedId)).size).toBe(2)
  })
})

describe("DELETE /part/{id}", () => {
  test("removes a part from the shop once, and is audited", async () => {
    const id = await shop.part()
    const replies = await Promise.all(Array.from({ length: 10 }, () => archive(id)))
    expect(replies.filter(({ deletedCount }) => deletedCount === 1)).toHaveLength(1)
    expect(await archive(id)).toEqual({ acknowledged: true, success: true, deletedCount: 0 })
    expect(await auditOf(id)).toMatchObject([
      { action: "part.add" },
      {
        actor_id: shop.admin.id,
        action: "part.archive",
        request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ])
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

test("the database enforces the declared limits of each field", async () => {
  const checks = await shop.sql(
    "select pg_get_constraintdef(oid) as check from pg_constraint where conrelid = 'parts'::regclass and contype = 'c'",
  )
  const limitsOf = (what: string) =>
    checks.flatMap(({ check }) => {
      const limit = (sign: string) => String(check).match(`\\(${what} ${sign} (\\d+)\\)`)?.[1]
      return [limit(">="), limit("<=")].filter((found) => found !== undefined).map(Number)
    })
  const ranges = mapPartFields({
    text: () => undefined,
    optionalText: () => undefined,
    picture: () => undefined,
    attachments: () => undefined,
    whole: (field) => field,
    withDefault: (field) => field,
    optional: (field) => field,
    price: (field) => field,
    optionalPrice: (field) => field,
    priceBreaks: () => undefined,
    specs: () => undefined,
  })
  for (const field of Object.values(ranges)) {
    if (!field) continue
    const column = partFieldColumns[field.name].name
    // Returned goods must fit into the maximum stock.
    const most = field.name === "availableQuantity" ? [] : [field.max]
    expect(limitsOf(column), column).toEqual([field.min, ...most])
  }
  expect([partFields.pictures.maxLength, partFields.datasheets.maxLength]).toEqual(
    ["pictures", "datasheets"].map((name) =>
      Number(
        checks
          .map(({ check }) => String(check).match(`are_attachments\\(${name}, (\\d+)\\)`)?.[1])
          .find((most) => most !== undefined),
      ),
    ),
  )
  for (const { name, maxLength } of [partFields.name, partFields.mpn, partFields.description])
    expect(limitsOf(`length\\(${name}\\)`), name).toEqual([1, maxLength])
})
