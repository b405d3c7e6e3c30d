import { describe, expect, test } from "vitest"
import { partTests } from "#test/catalogue/part-tests.ts"
import { aPart } from "#test/test-shop.ts"

const { shop, buyer, get, edit, changesOf, auditOf, expectRefusedChange } = await partTests()

describe("PATCH /part/{id}", () => {
  test("changes the given fields, but ignores stock and part number", async () => {
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
      detail: {
        was: { name: aPart().name, price_cents: aPart().price * 100 },
        is: { name: "Anvil 1200", price_cents: 16_000 },
      },
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  test("refuses a picture that is not the shop's", async () => {
    const id = await shop.part()
    for (const image of ["https://tracker.example/a.webp", "/img/parts/nobody-has-it.webp"])
      expect(await edit(id, { version: 1, image })).toMatchObject({
        status: 400,
        body: { modifiedCount: 0, fields: { image: expect.any(String) } },
      })
    expect(await get(id)).toMatchObject({ image: aPart().image, version: 1 })
  })

  test("is refused if the part changed meanwhile", async () => {
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

  test("repeated after a lost response changes nothing and is no conflict", async () => {
    const id = await shop.part()
    const body = { version: 1, name: "Heard late", breaks: [{ quantity: 50, price: 140 }] }
    for (const answer of [await edit(id, body), await edit(id, body)])
      expect(answer).toMatchObject({ status: 200, body: { version: 2 } })
    expect(await auditOf(id)).toHaveLength(2)
  })

  test("is not blocked by purchases, which change only the stock", async () => {
    const id = await shop.part()
    await shop.as(buyer)("POST /purchase", { body: { purchaseId: id, quantity: 1 } })
    expect(await edit(id, { version: 1, name: "Anvil" })).toMatchObject({ status: 200 })
    expect(await get(id)).toMatchObject({ availableQuantity: 99 })
  })

  test("refuses a price no card can pay, a missing version, and unknown parts", async () => {
    const id = await shop.part({ price: 1, minimumQuantity: 1 })
    expect(await edit(id, { version: 1, price: 0.1 })).toMatchObject({
      status: 400,
      body: { modifiedCount: 0, code: "total_not_chargeable" },
    })
    expect(await edit(id, { version: 1, price: "999999999999" })).toMatchObject({ status: 400 })
    expect(await edit(id, { version: 1, minimumQuantity: 1_000_000 })).toMatchObject({
      status: 400,
      body: { code: "total_not_chargeable" },
    })
    const inBulk = await shop.part({ price: 1, minimumQuantity: 1000 })
    expect(await edit(inBulk, { version: 1, price: 1000 })).toMatchObject({ status: 400 })
    expect(await edit(inBulk, { version: 1, price: 1000, minimumQuantity: 2 })).toMatchObject({
      status: 200,
    })
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

test("the manufacturer's number can be set, shown, edited, searched and removed", async () => {
  const id = await shop.part({ name: "Ratchet", mpn: " RX-48/9 " })
  expect(await get(id)).toMatchObject({ mpn: "RX-48/9", sku: expect.stringMatching(/^CA-/) })
  const found = async (q: string) =>
    (await shop.as()("GET /catalogue", { query: { q } })).parts.map(({ _id }) => _id)
  expect(await found("rx489")).toEqual([id])
  await edit(id, { version: 1, mpn: "4242424242424242" })
  expect(await found("rx489")).toEqual([])
  expect(await get(id)).toMatchObject({ mpn: "4242424242424242" })
  await edit(id, { version: 2, mpn: "" })
  expect(await get(id)).not.toHaveProperty("mpn")
  const from = "4242424242424242"
  const to = "none"
  expect((await changesOf(id))[0]?.changes).toEqual([{ field: "mpn", from, to }])
  expect(await edit(id, { version: 3, mpn: "x".repeat(501) })).toMatchObject({ status: 400 })
})

describe("GET /part/{id}/changes", () => {
  test("lists who did what, newest first, page by page, also for an archived part", async () => {
    const id = await shop.part({ price: 5 })
    await edit(id, { version: 1, ...aPart(), price: 4.5, breaks: [{ quantity: 1000, price: 4 }] })
    await edit(id, { version: 2, name: aPart().name })
    await shop.as(shop.admin)("DELETE /part/{id}", { params: { id } })
    const by = { actor: shop.admin.email, createdAt: expect.stringMatching(/Z$/) }
    const changes = [
      { field: "price", from: "$5.00", to: "$4.50" },
      { field: "breaks", from: "none", to: "1,000: $4.00" },
    ]
    const all = await changesOf(id)
    expect(all).toMatchObject([
      { event: "archived", changes: [], ...by },
      { event: "edited", changes: [], ...by },
      { event: "edited", changes, ...by },
      { event: "added", changes: [], ...by },
    ])
    expect(await changesOf(id, { limit: 2, after: all[0]?._id })).toEqual(all.slice(1, 3))
    await expect(changesOf("0".repeat(24))).rejects.toMatchObject({
      body: { code: "part_unknown" },
    })
  })

  test("shows an edit without recorded details only as an edit", async () => {
    const id = await shop.part()
    await shop.sql("insert into audit_log (action, target, detail) values ($1, $2, $3)", [
      "part.edit",
      id,
      { name: "Anvil", priceCents: 1 },
    ])
    expect((await changesOf(id))[0]).toMatchObject({ event: "edited", changes: [], actor: "" })
  })
})

test("category and specs accept values with units, and refuse other units", async () => {
  const id = await shop.part({
    category: "Power supplies",
    specs: { wattageW: "0.85 kW", fitted: 2 },
  })
  expect(await get(id)).toMatchObject({
    category: "Power supplies",
    specs: { wattageW: 850, fitted: 2 },
    chips: ["850 W"],
    specRows: [
      { group: "Output", label: "Power", value: "850 W" },
      { group: "More", label: "Fitted", value: "2" },
    ],
    missingForFit: ["Form factor", "Length", "Leads"],
  })
  const wrong = { wattageW: "850 mm", length: "long" }
  expect(await edit(id, { version: 1, specs: wrong })).toMatchObject({
    status: 400,
    body: {
      fields: {
        "specs.wattageW": "Power must be a number of W",
        "specs.length": "length must be a number of mm",
      },
    },
  })
  expect(await edit(id, { version: 1, specs: "none" })).toMatchObject({ status: 400 })
  await edit(id, { version: 1, specs: { length: "15 cm" } })
  expect(await get(id)).toMatchObject({ specs: { lengthMm: 150 } })
  await edit(id, { version: 2, category: "Other parts" })
  expect(await get(id)).toMatchObject({ category: "Other parts", specs: { lengthMm: 150 } })
})

describe("the maximum quantity and the pack size", () => {
  const limits = { minimumQuantity: 12, maximumQuantity: 480, orderMultiple: 12 }

  test("can be set, shown, edited and removed", async () => {
    const id = await shop.part(limits)
    const now = () => shop.as()("GET /part/{id}/stock", { params: { id } })
    expect(await get(id)).toMatchObject(limits)
    expect(await now()).toMatchObject(limits)
    await edit(id, { version: 1, maximumQuantity: "240", orderMultiple: 6 })
    expect(await get(id)).toMatchObject({ ...limits, maximumQuantity: 240, orderMultiple: 6 })
    expect((await changesOf(id))[0]?.changes).toEqual([
      { field: "maximumQuantity", from: "480", to: "240" },
      { field: "orderMultiple", from: "12", to: "6" },
    ])
    await edit(id, { version: 2, maximumQuantity: "", orderMultiple: null })
    for (const shown of [await get(id), await now()])
      expect(shown).not.toHaveProperty("maximumQuantity")
    expect(await get(id)).not.toHaveProperty("orderMultiple")
    expect((await changesOf(id))[0]?.changes).toEqual([
      { field: "maximumQuantity", from: "240", to: "none" },
      { field: "orderMultiple", from: "6", to: "1" },
    ])
  })

  test.each([
    [{ orderMultiple: 5 }, "minimumQuantity", "Minimum Quantity must be a multiple of 5"],
    [{ maximumQuantity: 100 }, "maximumQuantity", "Maximum Quantity must be a multiple of 12"],
    [{ minimumQuantity: 492 }, "maximumQuantity", "Maximum Quantity must be at least 492"],
    [{ orderMultiple: 0 }, "orderMultiple", "Order Multiple must be at least 1"],
    [{ maximumQuantity: "1.5" }, "maximumQuantity", "Maximum Quantity must be a whole number"],
  ])("refuse %j, which nobody could order", async (change, field, message) => {
    await expectRefusedChange(limits, change, { [field]: message })
  })

  test("are changed by administrators only; one of two contradictory edits succeeds", async () => {
    const id = await shop.part(limits)
    const byBuyer = await edit(id, { version: 1, maximumQuantity: 240, orderMultiple: 6 }, buyer)
    expect(byBuyer.status).toBe(403)
    const wanted = [{ minimumQuantity: 480 }, { maximumQuantity: 12 }]
    const edits = await Promise.all(wanted.map((change) => edit(id, { version: 1, ...change })))
    expect(edits.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const won = wanted[edits.findIndex(({ status }) => status === 200)]
    expect(await get(id)).toMatchObject({ ...limits, ...won, version: 2 })
  })

  test("apply to orders, which suggest allowed quantities", async () => {
    const id = await shop.part({ ...limits, availableQuantity: 1000 })
    const buy = (quantity: number) =>
      shop.send("POST /purchase", { token: buyer.token, body: { purchaseId: id, quantity } })
    expect((await buy(50)).body.message).toBe("Not a multiple of 12. Use 48 or 60.")
    expect((await buy(492)).body.message).toBe("At most 480 in one order.")
    expect(await buy(480)).toMatchObject({ status: 200 })
  })

  test("are enforced by the database", async () => {
    const id = await shop.part(limits)
    for (const wrong of ["order_multiple = 7", "maximum_quantity = 100", "minimum_quantity = 492"])
      await expect(shop.sql(`update parts set ${wrong} where id = $1`, [id])).rejects.toThrow(
        "parts_quantities_agree",
      )
  })
})
