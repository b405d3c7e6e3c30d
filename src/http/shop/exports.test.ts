import { readXlsx } from "hucre/xlsx"
import { afterAll, expect, test } from "vitest"
import { WORKBOOK_TYPE } from "#contract/kernel/endpoint.ts"
import { importCommands } from "#test/import-shop.ts"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
afterAll(shop.close)

const get = (path: string, { token } = shop.admin) =>
  fetch(shop.url + path, { headers: { authorization: `Bearer ${token}` } })
/** Keeps the byte order mark, which `text()` would remove. */
const csvOf = async (path: string) =>
  Buffer.from(await (await get(path)).arrayBuffer()).toString("utf8")

test("products are exported as CSV without formulas, which can be imported unchanged", async () => {
  await shop.part({
    name: "=HYPERLINK(1)",
    mpn: "F75",
    description: 'Says "hi",\nand more.',
    price: 118.5,
    breaks: [
      { quantity: 100, price: 110 },
      { quantity: 500, price: 99.95 },
    ],
  })
  await shop.part({ name: "Café;=1+1", price: 2 })
  const response = await get("/export/products")
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="computer-assembler-products-\d{4}-\d\d-\d\d-\d{4}\.csv"$/,
  )
  const csv = await csvOf("/export/products")
  const [heading, ...lines] = csv.split("\r\n")
  expect(heading).toBe(
    "\ufeffsku,name,mpn,category,description,image,imageAlt,pictures,datasheets,minimumQuantity,maximumQuantity,orderMultiple,availableQuantity,price,cost,breaks,lifecycle,replacedBy,backorder,packedWeightG,packedSizeMm,countryOfOrigin,tariffCode,taxClass,reorderPoint,binLocation,manufacturer,manufacturerAddress,responsiblePerson,specs,exportedQuantity",
  )
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(
    /^CA-\w+,'=HYPERLINK\(1\),F75,Other parts,"Says ""hi"",\nand more\.",[^,]*,,,,1,,1,100,118\.50,,"100:110\.00;500:99\.95",,,,,,,,,,,,,,\{\},100$/,
  )
  expect(await csvOf("/export/products?q=caf%C3%A9")).toContain(',"Café;=1+1",')
  expect((await csvOf("/export/products?q=caf%C3%A9")).split("\r\n")).toHaveLength(3)

  expect(await importCommands(shop).dryRun(csv)).toMatchObject({
    state: "ready",
    rows: 2,
    unchanged: 2,
  })
})

test("characters that XML forbids are refused, and leave a workbook readable if stored before", async () => {
  const buyer = await shop.customer()
  const lines = [{ partId: await shop.part(), quantity: 1 }]
  const buy = (note: string) =>
    shop.send("POST /order", { token: buyer.token, body: { lines, note } })
  for (const note of ["\uFFFE", "Dock\uFFFF4"])
    expect(await buy(note)).toMatchObject({
      status: 400,
      body: { fields: { note: expect.any(String) } },
    })
  const { insertedId: id } = (await buy("Ring.")).body
  await shop.sql("update orders set note = $2 where id = $1", [id, "Dock\uFFFF4"])
  const answer = await fetch(`${shop.url}/export/orders?buyer=${buyer.email}`, {
    headers: { authorization: `Bearer ${shop.admin.token}`, accept: WORKBOOK_TYPE },
  })
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()))
  expect(sheets[0]?.rows[1]).toContain("Dock4")
})

test("an export with a new price puts no sold units back, but a new stock is set", async () => {
  const { dryRun, apply, rowsOf, partBySku } = importCommands(shop)
  const buyer = await shop.customer()
  const purchaseId = await shop.part({ name: "Reimported", price: 118, availableQuantity: 100 })
  const exported = await csvOf("/export/products?q=Reimported")
  await shop.as(buyer)("POST /purchase", { body: { purchaseId, quantity: 2 } })
  const { id } = await dryRun(exported.replace(",118.00,", ",121.00,"))
  expect((await rowsOf(id, "changed"))[0]?.changes.map(({ field }) => field)).toEqual(["price"])
  await apply(id)
  const sku = String(exported.split("\r\n")[1]?.split(",")[0])
  expect(await partBySku(sku)).toMatchObject({ price_cents: 12_100, available_quantity: 98 })
  const recounted = await dryRun(exported.replace(",100,118.00,", ",150,118.00,"))
  await apply(recounted.id)
  expect(await partBySku(sku)).toMatchObject({ price_cents: 11_800, available_quantity: 150 })
  await shop.sql("update parts set archived_at = now() where id = $1", [purchaseId])
})

test("an export is a workbook with typed cells for a caller who accepts only that", async () => {
  await shop.saveSettings("shop", { timeZone: "America/New_York" })
  const buyer = await shop.customer()
  const partId = await shop.part({ name: "=1+1", price: 1234.5, mpn: "12.50" })
  const body = { lines: [{ partId, quantity: 2 }], purchaseOrder: "007" }
  const { insertedId: id } = await shop.as(buyer)("POST /order", { body })
  await shop.sql("update orders set created_at = '2026-07-01T02:30:00Z' where id = $1", [id])
  const path = `${shop.url}/export/orders?q=007`
  const authorization = `Bearer ${shop.admin.token}`
  const response = await fetch(path, { headers: { authorization, accept: WORKBOOK_TYPE } })
  expect(response.headers.get("content-type")).toBe(WORKBOOK_TYPE)
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="computer-assembler-orders-\d{4}-\d\d-\d\d-\d{4}\.xlsx"$/,
  )
  const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()))
  const [headings = [], cells = [], ...others] = sheets[0]?.rows ?? []
  expect(others).toEqual([])
  const cell = (heading: string) => cells[headings.indexOf(heading)]
  // A workbook has no time zones: the clock of the shop.
  expect(cell("createdAt")).toEqual(new Date("2026-06-30T22:30:00Z"))
  expect(
    ["productName", "quantity", "unitPrice", "price", "mpn", "purchaseOrder"].map(cell),
  ).toEqual(["=1+1", 2, 1234.5, 2469, "12.50", "007"])
  const both = { authorization, accept: `text/html, ${WORKBOOK_TYPE};q=0.5, */*` }
  for (const accept of [undefined, "*/*"])
    expect(
      (await fetch(path, { headers: { authorization, ...(accept && { accept }) } })).headers.get(
        "content-type",
      ),
    ).toMatch(/^text\/csv/)
  expect((await fetch(path, { headers: both })).headers.get("content-type")).toBe(WORKBOOK_TYPE)
  await shop.saveSettings("shop", {})
})

test("orders are exported with the list's filters, and the export is audited", async () => {
  const buyer = await shop.customer()
  const partId = await shop.part({ name: "Loom", price: 3 })
  const lines = [
    { partId, quantity: 2 },
    { partId, quantity: 1 },
  ]
  const details = { phone: "+44 1", purchaseOrder: "=4711", shipTo: "Dock 4\nLeith" }
  const { insertedId } = await shop.as(buyer)("POST /order", { body: { lines, ...details } })
  const tags = { orders: [insertedId], add: ["Loom", "Key account"], remove: [] }
  await shop.as(shop.admin)("POST /order/tag", { body: tags })
  const rows = (await csvOf("/export/orders?q=loom&status=pending&paid=false")).split("\r\n")
  const order = "^[0-9a-f]{24},[0-9-]+T[0-9:]+Z,pending,,"
  const who = `${buyer.email},.*,'\\+44 1`
  expect(rows[1]).toMatch(
    new RegExp(
      `${order},${partId},Loom,2,3\\.00,6\\.00,0\\.00,${who},1,CA-\\w+,'=4711,"Dock 4\nLeith",,CA-2\\d{3}-\\d{6},,,,,,,,"Key account; Loom"$`,
    ),
  )
  // Values of the whole order are in its first line.
  expect(rows[2]).toMatch(
    new RegExp(
      `${order},${partId},Loom,1,3\\.00,3\\.00,,${who},2,CA-\\w+,'=4711,,,CA-2\\d{3}-\\d{6},,,,,,,,$`,
    ),
  )
  expect((await csvOf("/export/orders?paid=true")).split("\r\n")).toHaveLength(2)
  const audited = await shop.sql("select target from audit_log where action = 'export'")
  expect(audited).toContainEqual({ target: "orders" })
})

test("a negative amount is a number in the file", async () => {
  const tax = { country: "DE", pricesInclude: true }
  const rates = [{ country: "DE", name: "VAT", percent: 19 }]
  const set = (body: object) => shop.saveSettings("tax", { ...tax, rates, ...body })
  await set({ on: true })
  const buyer = await shop.customer()
  const tokyo = { street: "1-1", city: "Chiyoda", region: "13", postalCode: "100-8111" }
  await shop.as(buyer)("POST /address", { body: { name: "Ada", ...tokyo, country: "JP" } })
  const partId = await shop.part({ name: "Spindle", price: 100 })
  await shop.as(buyer)("POST /order", { body: { lines: [{ partId, quantity: 2 }] } })
  await set({ on: false })
  const charge = ",VAT 19% in the prices,,,-31.93,"
  expect(await (await get("/export/orders?q=spindle")).text()).toContain(charge)
  expect(await (await get("/myorder.csv", buyer)).text()).toContain(charge)
})

const insertParts = (sku: string, howMany: number) =>
  shop.sql(
    `insert into parts (id, sku, slug, name, category, description, image, minimum_quantity, available_quantity, price_cents)
     select lpad(n::text, 24, '0'), $1 || n, $1 || n, 'Many', 'Many', repeat('x', 4000), '', 1, 0, 100
     from generate_series(1, $2::integer) n`,
    [sku, howMany],
  )

test("products are exported page by page, however many there are", async () => {
  await insertParts("many-", 1300)
  const list = (q: string, page: number) =>
    shop.as(shop.admin)("GET /product", { query: { q, page, limit: 10 } })
  expect(await list("MANY-12", 1)).toMatchObject({ total: 111, page: 1 })
  const last = await list("many-12", 99)
  expect(last).toMatchObject({ total: 111, page: 12, parts: [{ sku: "many-12" }] })
  const found = await list("000000000000000000001299", 1)
  expect(found.parts.map(({ sku }) => sku)).toEqual(["many-1299"])
})

test("a database failure midway ends the connection, not the file", async () => {
  await shop.sql("delete from part_search")
  await shop.sql("delete from parts where sku like 'many-%'")
  // More rows than all buffers hold. The search index is not needed.
  await shop.sql("alter table parts disable trigger user")
  await insertParts("wide-", 25_000)
  const response = await get("/export/products")
  const reader = response.body?.getReader()
  await reader?.read()
  const ended = await shop.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'computer-assembler files' and datname = current_database() and xact_start is not null`,
  )
  expect(ended).toHaveLength(1)
  const readOn = async () => {
    while (!(await reader?.read())?.done);
  }
  await expect(readOn()).rejects.toThrow()
  expect((await get("/export/products?q=wide-1")).status).toBe(200)
})

test("a file that is only asked about, or left early, keeps no connection to the database", async () => {
  const authorization = `Bearer ${shop.admin.token}`
  for (const accept of ["text/csv", WORKBOOK_TYPE])
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const headers = { authorization, accept }
      const path = `${shop.url}/export/stock`
      expect((await fetch(path, { method: "HEAD", headers })).status).toBe(200)
      const left = await fetch(path, { headers })
      expect(left.status).toBe(200)
      await left.body?.cancel()
    }
  expect((await get("/export/stock")).status).toBe(200)
})
