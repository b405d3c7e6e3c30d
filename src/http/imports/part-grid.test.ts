import { afterAll, expect, test } from "vitest"
import { reindexSpecs } from "#operations/catalogue/reindex-specs.ts"
import { expectBooksRight } from "#test/books.ts"
import { expectRefusal } from "#test/expect-refusal.ts"
import { importCommands } from "#test/import-shop.ts"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const admin = shop.as(shop.admin)
const { start, send, apply, undo, rowsOf, problemsOf, partBySku } = importCommands(shop)
for (const [name, price, category] of [
  ["Anvil", 90, "Power supplies"],
  ["Beam", 30, "Cooling"],
  ["Crest", 60, "Cooling"],
] as const)
  await admin("POST /part", {
    body: {
      name,
      price,
      category,
      image: "/img/parts/anvil-1000-960.webp",
      description: name,
      minimumQuantity: 1,
      availableQuantity: 10,
      orderMultiple: 1,
      maximumQuantity: 500,
    },
  })
afterAll(() => shop.close())

const read = (query: Record<string, unknown> = {}) => admin("GET /product/grid", { query })
type Row = Awaited<ReturnType<typeof read>>["rows"][number]
const rowOf = async (name: string): Promise<Row> => {
  const [row] = (await read({ q: name })).rows
  if (!row) throw new Error(`no ${name}`)
  return row
}
const changed = ({ sku, version, availableQuantity }: Row, values: Record<string, unknown>) =>
  JSON.stringify({ sku, seen: { version, availableQuantity }, ...values })

async function check(...lines: string[]) {
  const id = await start({ source: "grid" })
  const { body } = await send(id, `${lines.join("\n")}\n`)
  return { id, ...body.import }
}

test("any range of the parts on sale is read by category, words and column, with versions", async () => {
  const names = async (query: Record<string, unknown>) =>
    (await read(query)).rows.map(({ name }) => name)
  expect(await names({})).toEqual(["Crest", "Beam", "Anvil"])
  expect(await names({ sort: "price" })).toEqual(["Beam", "Crest", "Anvil"])
  expect(await names({ sort: "price", order: "descending", offset: 1, limit: 1 })).toEqual([
    "Crest",
  ])
  expect(await names({ category: "Cooling", sort: "name", q: "es" })).toEqual(["Crest"])
  const { total, categories, rows } = await read({ limit: 1, category: "Cooling" })
  expect(total).toBe(2)
  expect(categories).toEqual([
    { name: "Cooling", count: 2 },
    { name: "Power supplies", count: 1 },
  ])
  expect(rows[0]).toMatchObject({ name: "Crest", price: 60, version: 1, maximumQuantity: 500 })
  expect((await read({ offset: 1 })).categories).toBeUndefined()
  const { token } = shop.admin
  expectRefusal(await shop.send("GET /product/grid?sort=specs", { token }), 400)
})

test("changes in the grid are compared, applied and undone like a file's", async () => {
  const anvil = await rowOf("Anvil")
  const beam = await rowOf("Beam")
  const checked = await check(
    changed(anvil, { price: "99.00", maximumQuantity: "none" }),
    changed(beam, { name: "Beam 240", availableQuantity: "12" }),
  )
  expect(checked).toMatchObject({ state: "ready", source: "grid", changed: 2, conflicts: 0 })
  expect(await rowsOf(checked.id, "changed")).toMatchObject([
    {
      changes: [
        { field: "maximumQuantity", from: "500", to: "none" },
        { field: "price", to: "$99.00" },
      ],
    },
    {
      changes: [
        { field: "name", to: "Beam 240" },
        { field: "availableQuantity", to: "+2" },
      ],
    },
  ])
  await apply(checked.id)
  expect(await rowOf("Beam")).toMatchObject({ name: "Beam 240", availableQuantity: 12, version: 2 })
  await undo(checked.id)
  expect(await rowOf("Anvil")).toMatchObject({ price: 90, maximumQuantity: 500 })
  await expectBooksRight(shop)
})

test("another person's change is shown beside one's own and kept unless one decides otherwise", async () => {
  const anvil = await rowOf("Anvil")
  const beam = await rowOf("Beam")
  const crest = await rowOf("Crest")
  const edit = { price: 95, version: anvil.version }
  await admin("PATCH /part/{id}", { params: { id: anvil._id }, body: edit })
  await shop.as(await shop.customer())("POST /purchase", {
    body: { purchaseId: beam._id, quantity: 3 },
  })
  const mine = [
    changed(anvil, { price: "80" }),
    changed(beam, { availableQuantity: "20" }),
    changed(crest, { price: "61" }),
  ]
  const left = await check(...mine)
  expect(left).toMatchObject({ state: "ready", changed: 1, conflicts: 2, unchanged: 0 })
  expect(await rowsOf(left.id, "conflict")).toMatchObject([
    { line: 1, changes: [{ field: "price", from: "$95.00", to: "$80.00" }] },
    { line: 2, changes: [{ field: "availableQuantity", from: "7", to: "20" }] },
  ])
  expect(await apply(left.id)).toMatchObject({ state: "applied", changed: 1, conflicts: 2 })
  expect(await partBySku(anvil.sku)).toMatchObject({ price_cents: 9500 })
  expect(await partBySku(beam.sku)).toMatchObject({ available_quantity: 7 })
  expect(await partBySku(crest.sku)).toMatchObject({ price_cents: 6100 })

  const again = await check(...mine)
  expect(again, "one's own change is no conflict").toMatchObject({ conflicts: 2, unchanged: 1 })
  const decide = (id: string, lines?: number[]) =>
    admin("POST /import/{id}/conflicts", { params: { id }, body: { lines } })
  expect((await decide(again.id, [1])).import).toMatchObject({ changed: 1, conflicts: 1 })
  await apply(again.id)
  expect(await partBySku(anvil.sku)).toMatchObject({ price_cents: 8000 })
  expect(await partBySku(beam.sku)).toMatchObject({ available_quantity: 7 })
  await expect(decide(again.id)).rejects.toMatchObject({ body: { code: "import_state" } })
  await expectBooksRight(shop)
})

test("a part removed meanwhile is a conflict, and changes after the check make it outdated", async () => {
  const anvil = await rowOf("Anvil")
  const crest = await rowOf("Crest")
  await admin("DELETE /part/{id}", { params: { id: crest._id } })
  const { id } = await check(changed(crest, { price: "70" }), changed(anvil, { price: "71" }))
  const [gone] = await rowsOf(id, "conflict")
  expect(gone?.changes[0]).toEqual({ field: "onSale", from: "no", to: "yes" })
  const { import: decided } = await admin("POST /import/{id}/conflicts", {
    params: { id },
    body: {},
  })
  expect(decided).toMatchObject({ returning: 1, conflicts: 0 })
  const edit = { price: 72, version: anvil.version }
  await admin("PATCH /part/{id}", { params: { id: anvil._id }, body: edit })
  await expect(apply(id)).rejects.toMatchObject({
    body: { code: "import_outdated", rows: [{ sku: anvil.sku, why: "changed" }] },
  })
})

test("of two people who change the same part in their grids the second is asked", async () => {
  const beam = await rowOf("Beam")
  const [one, other] = await Promise.all([
    check(changed(beam, { price: "31" })),
    check(changed(beam, { price: "32" })),
  ])
  const outcomes = await Promise.allSettled([apply(one.id), apply(other.id)])
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
  expect(await check(changed(beam, { price: "33" }))).toMatchObject({ changed: 0, conflicts: 1 })
})

test("a rule refuses by row and field, and a row that matches no read part creates none", async () => {
  const anvil = await rowOf("Anvil")
  const refused = await check(
    changed(anvil, { price: "a lot" }),
    JSON.stringify({
      sku: "NO-1",
      seen: { version: 1, availableQuantity: 1 },
      name: "No",
      price: 5,
    }),
    JSON.stringify({ sku: "NO-2", name: "No", price: 5 }),
    JSON.stringify({ sku: "NO-3", seen: { version: "1" }, name: "No", price: 5 }),
  )
  expect(refused).toMatchObject({ state: "refused", badRows: 4 })
  expect(await problemsOf(refused.id)).toEqual([
    '1 price must be an amount in dollars from 0.01 to 999999.99, such as 118 or 118.50, not "a lot".',
    "2 sku is no longer a product of the shop. Reload the grid.",
    "3 seen must include the version and the available quantity that were read.",
    "4 seen must include the version and the available quantity that were read.",
  ])
})

test("the grid sets a part's manufacturer and responsible person", async () => {
  const { id } = await check(
    changed(await rowOf("Beam"), {
      manufacturer: "Tempo AG",
      manufacturerAddress: "Kaistrasse 4\nHamburg",
      responsiblePerson: "Kai, Leith",
    }),
  )
  await apply(id)
  expect(await rowOf("Beam")).toMatchObject({
    manufacturer: "Tempo AG",
    manufacturerAddress: "Kaistrasse 4, Hamburg",
    responsiblePerson: "Kai, Leith",
  })
})

test("a category that the grid sets gives specs their meaning, also for filters", async () => {
  const id = await shop.part({ name: "Dynamo", category: "Oddments", specs: { wattage: "850 W" } })
  await apply((await check(changed(await rowOf("Dynamo"), { category: "Power supplies" }))).id)
  await reindexSpecs(shop)
  const query = { category: "Power supplies", wattage: "850" }
  const { parts } = await shop.as()("GET /catalogue", { query })
  expect(parts).toMatchObject([{ _id: id, chips: ["850 W"] }])
})

test("costs and weights in the grid accept usual spellings, and missing weights are listed", async () => {
  const beam = await rowOf("Beam")
  const without = async () =>
    (await read({ missing: "packedWeightG" })).rows.map(({ name }) => name)
  expect(await without()).toContain("Beam")
  const { id } = await check(changed(beam, { cost: "12,50", packedWeightG: "0,35 kg" }))
  await apply(id)
  const now = await rowOf("Beam")
  expect(now).toMatchObject({ cost: 12.5, packedWeightG: 350 })
  expect(await without()).not.toContain("Beam")
  await apply((await check(changed(now, { cost: "none" }))).id)
  expect(await rowOf("Beam")).not.toHaveProperty("cost")
})
