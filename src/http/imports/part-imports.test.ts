import { gzipSync } from "node:zlib"
import { afterAll, expect, onTestFinished, test } from "vitest"
import { expectBooksRight } from "#test/books.ts"
import { csv, importCommands } from "#test/import-shop.ts"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const { dryRun, apply, undo, rowsOf, partBySku } = importCommands(shop)
afterAll(() => shop.close())

const HEAD = "sku,name,price,available quantity,Minimum Quantity,specs,socket"

test("a file is compared, applied, found unchanged, and undone", async () => {
  const file = csv(
    HEAD,
    'I-1,"Anvil, 850",118.50,20,2,"{""wattageW"":850}",AM5',
    "I-2,'=Quartz,9,5,10,,",
  )
  const first = await dryRun(file)
  expect(first).toMatchObject({ state: "ready", rows: 2, new: 2, changed: 0, unchanged: 0 })
  expect(await rowsOf(first.id, "new")).toMatchObject([
    {
      sku: "I-1",
      changes: [
        { field: "name", to: "Anvil, 850" },
        { field: "category" },
        { field: "description" },
        { field: "minimumQuantity", to: "2" },
        { field: "price", to: "$118.50" },
        { field: "specs.socket", to: "AM5" },
        { field: "specs.wattageW", to: "850" },
        { field: "availableQuantity", to: "+20" },
      ],
    },
    { sku: "I-2" },
  ])
  expect(await partBySku("I-1")).toBeUndefined()
  expect(await apply(first.id)).toMatchObject({ state: "applied", undoable: true })
  expect(await partBySku("I-1")).toMatchObject({
    name: "Anvil, 850",
    description: "Anvil, 850",
    price_cents: 11850,
    available_quantity: 20,
    minimum_quantity: 2,
    specs: { wattageW: 850, socket: "AM5" },
  })
  expect(await partBySku("I-2")).toMatchObject({ name: "=Quartz", specs: {} })
  const found = await shop.as()("GET /catalogue", { query: { q: "anvil 850" } })
  expect(found.total).toBe(1)

  const again = await dryRun(file)
  expect(again).toMatchObject({ new: 0, changed: 0, unchanged: 2 })
  await apply(again.id)
  expect(await apply(again.id)).toMatchObject({ state: "applied" })
  expect(await partBySku("I-1")).toMatchObject({ version: 1, available_quantity: 20 })

  const changed = await dryRun(csv("sku,price,availableQuantity", "I-1,120,2025", "I-2,,4"))
  expect(changed).toMatchObject({ changed: 2, unchanged: 0 })
  expect(await rowsOf(changed.id, "changed")).toEqual([
    {
      line: 2,
      sku: "I-1",
      name: "Anvil, 850",
      changes: [
        { field: "price", from: "$118.50", to: "$120.00" },
        { field: "availableQuantity", to: "+2,005" },
      ],
    },
    { line: 3, sku: "I-2", name: "=Quartz", changes: [{ field: "availableQuantity", to: "-1" }] },
  ])
  await apply(changed.id)
  const part = await partBySku("I-1")
  expect(part).toMatchObject({ price_cents: 12000, available_quantity: 2025, version: 2 })
  const movements = await shop.as(shop.admin)("GET /part/{id}/movements", {
    params: { id: String(part?.id) },
  })
  expect(movements.map(({ delta, reason, note }) => [delta, reason, note])).toEqual([
    [2005, "correction", "Import of parts.csv"],
    [20, "initial", "Import of parts.csv"],
  ])
  await expect(undo(first.id)).rejects.toMatchObject({ body: { code: "import_changed_since" } })
  expect(await undo(changed.id)).toMatchObject({ state: "undone", undoable: false })
  expect(await partBySku("I-1")).toMatchObject({ price_cents: 11850, available_quantity: 20 })
  expect(await undo(changed.id)).toMatchObject({ state: "undone" })
  const audited = await shop.sql(
    "select action, count(*)::integer from audit_log where action like 'part%import%' and detail->>'import' = $1 group by 1 order by 1",
    [changed.id],
  )
  expect(audited).toEqual([
    { action: "part.import", count: 2 },
    { action: "part.import_undo", count: 2 },
  ])
  await expectBooksRight(shop)
})

test("undone new products leave the shop, and importing the file again brings them back", async () => {
  const file = '{"sku":"J-1","name":"Keel","price":149.99,"availableQuantity":7}\n'
  const first = await dryRun(gzipSync(file))
  await apply(first.id)
  await undo(first.id)
  expect(await partBySku("J-1")).toMatchObject({
    available_quantity: 0,
    archived_at: expect.any(Date),
  })
  const again = await dryRun(file)
  expect(again).toMatchObject({ new: 0, returning: 1 })
  await apply(again.id)
  expect(await partBySku("J-1")).toMatchObject({ available_quantity: 7, archived_at: null })
  await undo(again.id)
  expect(await partBySku("J-1")).toMatchObject({
    available_quantity: 0,
    archived_at: expect.any(Date),
  })
  await expectBooksRight(shop)
})

test("a changed class and weight are reported in the words of files, with a unit", async () => {
  const head = "sku,name,price,taxClass,packedWeightG"
  await apply((await dryRun(csv(head, "W-1,Weight,5,zero,300"))).id)
  const { id } = await dryRun(csv(head, "W-1,Weight,5,standard,1850", "W-2,Wire,5,standard,900"))
  expect((await rowsOf(id, "changed"))[0]?.changes).toEqual([
    { field: "packedWeightG", from: "300 g", to: "1,850 g" },
    { field: "taxClass", from: "zero", to: "standard" },
  ])
  expect((await rowsOf(id, "new"))[0]?.changes).toContainEqual({
    field: "taxClass",
    to: "standard",
  })
})

test("a value that a file removes or adds is detected, reported and undone", async () => {
  const head = "sku,name,price,minimumQuantity,maximumQuantity,orderMultiple"
  await apply((await dryRun(csv(head, "U-1,Urn,5,6,24,6", "U-2,Ute,5,6,,"))).id)
  const limitsOf = async (sku: string) => {
    const part = await partBySku(sku)
    return [part?.maximum_quantity, part?.order_multiple]
  }
  expect([await limitsOf("U-1"), await limitsOf("U-2")]).toEqual([
    [24, 6],
    [null, 1],
  ])
  const { id, ...seen } = await dryRun(
    csv("sku,maximumQuantity,orderMultiple", "U-1,none,1", "U-2,60,3"),
  )
  expect(seen).toMatchObject({ changed: 2 })
  expect((await rowsOf(id, "changed")).map(({ changes }) => changes)).toEqual([
    [
      { field: "maximumQuantity", from: "24", to: "none" },
      { field: "orderMultiple", from: "6", to: "1" },
    ],
    [
      { field: "maximumQuantity", from: "none", to: "60" },
      { field: "orderMultiple", from: "1", to: "3" },
    ],
  ])
  await apply(id)
  expect([await limitsOf("U-1"), await limitsOf("U-2")]).toEqual([
    [null, 1],
    [60, 3],
  ])
  expect(await dryRun(csv("sku,maximumQuantity", "U-1,none", "U-2,"))).toMatchObject({
    unchanged: 2,
  })
  await undo(id)
  expect([await limitsOf("U-1"), await limitsOf("U-2")]).toEqual([
    [24, 6],
    [null, 1],
  ])
})

test("price breaks are added, changed, removed and restored by file, and survive an export", async () => {
  const head = "sku,name,price,breaks"
  await apply((await dryRun(csv(head, "B-1,Bolt,5,100:4.90;500:4.50", "B-2,Bar,5,"))).id)
  const breaksOf = async (sku: string) => (await partBySku(sku))?.breaks
  const ladder = [
    { from: 100, unitPriceCents: 490 },
    { from: 500, unitPriceCents: 450 },
  ]
  expect([await breaksOf("B-1"), await breaksOf("B-2")]).toEqual([ladder, []])
  const same = csv("sku,breaks", "B-1, 100:4.9 ; 500 : 4.50", "B-2,none")
  expect(await dryRun(same)).toMatchObject({ unchanged: 2 })
  const { id } = await dryRun(csv("sku,breaks", "B-1,none", "B-2,50:4"))
  expect((await rowsOf(id, "changed")).map(({ changes }) => changes)).toEqual([
    [{ field: "breaks", from: "100: $4.90; 500: $4.50", to: "none" }],
    [{ field: "breaks", from: "none", to: "50: $4.00" }],
  ])
  await apply(id)
  expect([await breaksOf("B-1"), await breaksOf("B-2")]).toEqual([
    [],
    [{ from: 50, unitPriceCents: 400 }],
  ])
  await undo(id)
  expect([await breaksOf("B-1"), await breaksOf("B-2")]).toEqual([ladder, []])
  const params = { id: String((await partBySku("B-1"))?.id) }
  const text = "100: $4.90; 500: $4.50"
  const fileName = "parts.csv"
  expect(await shop.as(shop.admin)("GET /part/{id}/changes", { params })).toMatchObject([
    { event: "undone", changes: [{ field: "breaks", from: "none", to: text }], fileName },
    { event: "edited", changes: [{ field: "breaks", from: text, to: "none" }], fileName },
    { event: "added", changes: [], fileName, actor: shop.admin.email },
  ])
  await apply((await dryRun(csv(head, "B-1,,4.60,100:4.50;500:4.40", "B-2,,6,"))).id)
  expect(await breaksOf("B-1")).toMatchObject([{ unitPriceCents: 450 }, { unitPriceCents: 440 }])
})

test("changes of a product's specs are reported one by one, in words", async () => {
  const withSpecs = (specs: string) =>
    csv("sku,name,price,specs", `S-1,Spool,9,"${specs.replaceAll('"', '""')}"`)
  await apply((await dryRun(withSpecs('{"socket":"AM4","pins":288,"size":{"w":2}}'))).id)
  const { id } = await dryRun(
    withSpecs('{"socket":["AM4","AM5"],"pins":288,"fan":{"w":3,"rpm":900}}'),
  )
  const [row] = await rowsOf(id, "changed")
  expect(row?.changes).toEqual([
    { field: "specs.size", from: "w: 2", to: "" },
    { field: "specs.socket", from: "AM4", to: "AM4, AM5" },
    { field: "specs.fan", to: "w: 3; rpm: 900" },
  ])
})

test("only on request, products missing in the file are removed, and undo restores them", async () => {
  const own = await openTestApi()
  onTestFinished(() => own.close())
  const { dryRun, apply, undo } = importCommands(own)
  const partId = await own.part({ name: "Stays" })
  const { id, ...read } = await dryRun(csv("sku,name,price", "M-1,New,5"), { archiveMissing: true })
  expect(read).toMatchObject({ new: 1, archived: 1 })
  await apply(id)
  expect((await own.as()("GET /part")).map(({ sku }) => sku)).toEqual(["M-1"])
  await undo(id)
  expect((await own.as()("GET /part")).map(({ _id }) => _id)).toEqual([partId])
})

test("a change after the comparison is not overwritten, and units sold meanwhile stay sold", async () => {
  await apply(
    (await dryRun(csv("sku,name,price,availableQuantity", "N-1,Nile,5,10", "N-2,Nix,5,10"))).id,
  )
  const stock = await dryRun(csv("sku,availableQuantity", "N-1,12"))
  const buyer = await shop.customer()
  const partId = String((await partBySku("N-1"))?.id)
  await shop.as(buyer)("POST /purchase", { body: { purchaseId: partId, quantity: 3 } })
  await apply(stock.id)
  expect(await partBySku("N-1")).toMatchObject({ available_quantity: 9 })

  const price = await dryRun(csv("sku,price", "N-1,6", "N-2,6"))
  await shop.as(shop.admin)("PATCH /part/{id}", {
    params: { id: partId },
    body: { version: 1, price: 7 },
  })
  await expect(apply(price.id)).rejects.toMatchObject({
    status: 409,
    body: { code: "import_outdated", count: 1, rows: [{ sku: "N-1", line: 2, why: "changed" }] },
  })
  expect(await partBySku("N-2")).toMatchObject({ price_cents: 500 })
  await expectBooksRight(shop)
})

test("an import whose products were sold or edited since cannot be undone, and names them", async () => {
  const { id } = await dryRun(
    csv("sku,name,price,availableQuantity", "O-1,Oar,5,10", "O-2,Orb,5,10"),
  )
  await apply(id)
  const partId = String((await partBySku("O-1"))?.id)
  await shop.as(shop.admin)("POST /purchase", { body: { purchaseId: partId, quantity: 1 } })
  await expect(undo(id)).rejects.toMatchObject({
    status: 409,
    body: { code: "import_changed_since", count: 1, rows: [{ sku: "O-1", line: 2, why: "moved" }] },
  })
  expect(await partBySku("O-2")).toMatchObject({ archived_at: null, available_quantity: 10 })
})

test("ten requests to apply an import write it once; two imports of one new product make one", async () => {
  const { id } = await dryRun(csv("sku,name,price,availableQuantity", "P-1,Pin,5,10"))
  const rival = await dryRun(csv("sku,name,price,availableQuantity", "P-1,Pen,5,20"))
  const outcomes = await Promise.allSettled([
    ...Array.from({ length: 10 }, () => apply(id)),
    apply(rival.id),
  ])
  for (const outcome of outcomes)
    if (outcome.status === "rejected")
      expect(["import_state", "import_busy", "import_outdated"]).toContain(outcome.reason.body.code)
  expect(outcomes.some(({ status }) => status === "fulfilled")).toBe(true)
  expect(await shop.sql("select 1 as one from parts where sku = 'P-1'")).toHaveLength(1)
  await expectBooksRight(shop)
})
