import { gzipSync } from "node:zlib"
import { readXlsx, writeXlsx } from "hucre/xlsx"
import { afterAll, expect, test } from "vitest"
import { WORKBOOK_TYPE } from "#contract/kernel/endpoint.ts"
import { expectRefusal } from "#test/expect-refusal.ts"
import { csv, importCommands } from "#test/import-shop.ts"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const { dryRun, apply, rowsOf, problemsOf, partBySku } = importCommands(shop)
afterAll(() => shop.close())

test("every invalid row is named with its column and a fix, and nothing changes", async () => {
  await apply((await dryRun(csv("sku,name,price", "K-1,Prism,99"))).id)
  const { id, ...seen } = await dryRun(
    csv(
      "sku,name,price,minimumQuantity,image,specs,description",
      "K-1,,1e3,,,,",
      "K-2,,5,,,,A fan for cases",
      ",Nameless,5,0,,",
      'K-3,Tempo,"1,50",2.5,/img/u/00000000000000000000000000000000-960.webp,[1]',
      "K-4,Loom,999999.99,2,,",
      "K-5,One,5,,https://elsewhere.example/x.png,",
      "K-5,Two,5,,,",
      "K-5,Three,5,,,",
      "K-6,Six,5,,,,,more",
    ),
  )
  expect(seen).toMatchObject({ state: "refused", rows: 9, new: 0 })
  expect(await problemsOf(id)).toEqual([
    '2 price must be an amount in dollars from 0.01 to 999999.99, such as 118 or 118.50, not "1e3".',
    "3 name is missing, and no product has this SKU. Fill it in, or correct the SKU.",
    "4 sku is missing. Every row needs one to identify the product.",
    '4 minimumQuantity must be a whole number from 1 to 1,000,000, in digits only, not "0".',
    '5 minimumQuantity must be a whole number from 1 to 1,000,000, in digits only, not "2.5".',
    '5 specs must be a JSON object, such as {"socket":"AM5"}.',
    "6 price times the minimum quantity must be between $0.50 and $999,999.99: that is the smallest order.",
    "7 image is not a picture in this shop. Upload it first, or leave the cell empty.",
    "8 sku is the same as in row 7. Keep one of the rows, or identify products by the column id.",
    "9 sku is the same as in row 7. Keep one of the rows, or identify products by the column id.",
    "10  has 8 cells but 7 headings. Put cells that contain a separator in quotes.",
  ])
  expect(seen.badRows).toBe(9)
  expect(await partBySku("K-4")).toBeUndefined()
  await expect(apply(id)).rejects.toMatchObject({ body: { code: "import_state" } })
})

test("quantity limits that nobody could order are named for the resulting product", async () => {
  const head = "sku,name,price,minimumQuantity,maximumQuantity,orderMultiple"
  await apply((await dryRun(csv(head, "V-1,Vat,5,6,24,6"))).id)
  const { id } = await dryRun(
    csv(
      head,
      "V-1,,,9,,",
      "V-2,Vim,5,10,,4",
      "V-3,Vox,5,4,6,4",
      "V-4,Vow,5,4,2,",
      "V-5,Vie,5,,0,x",
    ),
  )
  expect(await problemsOf(id)).toEqual([
    "2 minimumQuantity must be a multiple of the order multiple, 6. Correct one of them.",
    "3 minimumQuantity must be a multiple of the order multiple, 4. Correct one of them.",
    "4 maximumQuantity must be a multiple of the order multiple, 4. Correct one of them.",
    "5 maximumQuantity is less than the minimum, 4. Correct one of them.",
    '6 maximumQuantity must be a whole number from 1 to 1,000,000, in digits only, not "0".',
    '6 orderMultiple must be a whole number from 1 to 1,000,000, in digits only, not "x".',
  ])
})

test("price breaks that are not a ladder are named for the resulting product", async () => {
  const head = "sku,name,price,breaks,minimumQuantity"
  await apply((await dryRun(csv(head, "LD-1,Lamp,5,100:4.90;500:4.50,"))).id)
  const eleven = Array.from({ length: 11 }, (_, n) => `${n + 2}:${4 - n / 10}`).join(";")
  const { id } = await dryRun(
    csv(
      head,
      "LD-1,,4.90,,",
      "LD-2,Lid,5,100:5,",
      "LD-3,Lip,5,100:4.90;100:4.50,",
      "LD-4,Log,5,100:4.90;500:4.90,",
      "LD-5,Loom,5,100:4.95; 4.90,",
      "LD-6,Lute,5,1:4.90,",
      `LD-7,Lyre,5,${eleven},`,
      "LD-8,Lock,5,10:0.04,10",
    ),
  )
  expect(await problemsOf(id)).toEqual([
    "2 breaks begin at $4.90, not below the price, $4.90. Correct one of them, or remove the breaks.",
    "3 breaks begin at $5.00, not below the price, $5.00. Correct one of them, or remove the breaks.",
    "4 breaks has the quantity 100 after 100; quantities must rise. Correct one of them.",
    "5 breaks has the price 4.90 after 4.90; prices must fall. Correct one of them.",
    '6 breaks must be quantities and prices, such as 100:4.90;500:4.50, not "4.90".',
    "7 breaks must have quantities from 2 to 1,000,000, not 1.",
    "8 breaks has 11 price breaks; at most 10 are allowed.",
    "9 price times the minimum quantity must be between $0.50 and $999,999.99: that is the smallest order.",
  ])
})

test.each([
  { what: "nothing", file: "", says: "The file is empty." },
  { what: "a heading alone", file: "sku,name\n", says: "The file has no rows." },
  { what: "a column twice", file: "sku,price,Price\nA,1,1\n", says: /column price appears twice/ },
  { what: "an open quote", file: 'sku,name\nA,"x\nB,y\n', says: /a quote is not closed/ },
  { what: "a spreadsheet", file: "PK\u0003\u0004....", says: /spreadsheet cannot be read/ },
  {
    what: "half a gzip",
    file: gzipSync("sku,name\n".repeat(9999)).subarray(0, 40),
    says: /cut off/,
  },
  { what: "a JSON array", file: '[\n  {"sku":"A"}\n]', says: /one product on each line/ },
  { what: "a page", file: "<!doctype html><table><tr><td>A", says: /not a table/ },
  { what: "a PDF", file: "%PDF-1.7\n1 0 obj", says: /not a table/ },
  {
    what: "an older Excel's content",
    file: Buffer.from("d0cf11e0a1b11ae1", "hex"),
    says: /old version of Excel/,
  },
  {
    what: "two encodings",
    file: Buffer.concat([
      Buffer.from("sku,name\nA,caf\u00e9\n"),
      Buffer.from("B,caf\u00e9\n", "latin1"),
    ]),
    says: /partly in UTF-8/,
  },
])("a file with $what fails with a sentence", async ({ file, says }) => {
  const sent = typeof file === "string" ? file : new Uint8Array(file)
  const { state, failure } = await dryRun(sent)
  expect(state).toBe("failed")
  expect(failure).toMatch(says)
})

test("all invalid rows are exported unchanged with their errors", async () => {
  const { id } = await dryRun(
    csv("sku,name,price,socket", "E-1,Eel,5,AM5", "E-2,,x,=1", ",Elm,6,", "E-4,Emu,7"),
  )
  const file = await fetch(`${shop.url}/export/faulty-rows?import=${id}`, {
    headers: { authorization: `Bearer ${shop.admin.token}` },
  })
  expect((await file.text()).trim().split("\r\n")).toEqual([
    "Row,What is wrong,sku,name,price,socket",
    `3,"price must be an amount in dollars from 0.01 to 999999.99, such as 118 or 118.50, not ""x"".",E-2,,x,'=1`,
    "4,sku is missing. Every row needs one to identify the product.,,Elm,6,",
  ])
  const dated = await dryRun(csv("sku,name,price,updatedAt", "E-9,Ewe,x,2026-99-99T99:99:99Z"))
  const workbook = await fetch(`${shop.url}/export/faulty-rows?import=${dated.id}`, {
    headers: { authorization: `Bearer ${shop.admin.token}`, accept: WORKBOOK_TYPE },
  })
  const { sheets } = await readXlsx(new Uint8Array(await workbook.arrayBuffer()))
  expect(sheets[0]?.rows[1]?.slice(2)).toEqual(["E-9", "Ewe", "x", "2026-99-99T99:99:99Z"])
  const ready = await dryRun(csv("sku,name,price", "E-9,Ewe,5"))
  const refused = await shop.send(`GET /export/faulty-rows?import=${ready.id}`, {
    token: shop.admin.token,
  })
  expectRefusal(refused, 409)
})

test("a name of several lines in its cell becomes one line", async () => {
  await apply((await dryRun(csv("sku,name,price", '"G-12","Gantry 12\r\nfull tower",99'))).id)
  expect(await partBySku("G-12")).toMatchObject({ name: "Gantry 12 full tower" })
  const { unchanged } = await dryRun(csv("sku,name", '"G-12","Gantry 12\nfull tower"'))
  expect(unchanged).toBe(1)
})

test("an ambiguous number is refused until the decimal mark is stated", async () => {
  const file = csv("sku,name,price,availableQuantity", 'Y-1,Yew,"1,250","1,250"')
  expect(await dryRun(file)).toMatchObject({ state: "refused", badRows: 1 })
  const price = async (decimals: "point" | "comma") => {
    const { id, ...read } = await dryRun(file, { decimals })
    return read.state === "ready" ? (await rowsOf(id, "new"))[0]?.changes : problemsOf(id)
  }
  expect(await price("point")).toContainEqual({ field: "price", to: "$1,250.00" })
  expect(await price("comma")).toContainEqual({ field: "price", to: "$1.25" })
  const read = await dryRun(csv("sku;name;price", "Y-2;Yak;1.250", "Y-3;Yam;12,50"))
  expect(await rowsOf(read.id, "new")).toMatchObject([
    { changes: expect.arrayContaining([{ field: "price", to: "$1,250.00" }]) },
    { changes: expect.arrayContaining([{ field: "price", to: "$12.50" }]) },
  ])
  const euros = await dryRun(csv("sku,name,price", "Y-4,Yen,€ 5"))
  expect(await problemsOf(euros.id)).toEqual(['2 price is in €, not in dollars: "€ 5".'])
})

test("a spreadsheet that would unpack to too much is not read", async () => {
  const zip = Buffer.from(await writeXlsx({ sheets: [{ name: "Parts", rows: [["sku"], ["A"]] }] }))
  zip.writeUInt32LE(256 * 1024 * 1024, zip.indexOf("504b0102", "hex") + 24)
  const { state, failure } = await dryRun(new Uint8Array(zip))
  expect(state).toBe("failed")
  expect(failure).toMatch(/too large/)
})

test("a spreadsheet with more rows than are read is refused, not cut off", async () => {
  const rows = Array.from({ length: 100_002 }, () => ["A"])
  const sheet = await writeXlsx({ sheets: [{ name: "Parts", rows }] })
  expect(await dryRun(new Uint8Array(sheet))).toMatchObject({
    state: "failed",
    failure: expect.stringMatching(/too large/),
  })
})

test("a cell far to the right of the headings is named, not left out", async () => {
  const far = Array.from({ length: 250 }, (_, at) => (at === 249 ? "lost" : ""))
  const rows = [
    ["sku", "name", "price"],
    ["FR-1", "Far", 5, ...far],
    ["FR-2", "Fir", 5],
  ]
  const { id } = await dryRun(
    new Uint8Array(await writeXlsx({ sheets: [{ name: "Parts", rows }] })),
  )
  expect(await problemsOf(id)).toEqual([
    "2  has 253 cells but 3 headings. Put cells that contain a separator in quotes.",
  ])
})

test("articles in Datanorm become products, without headings", async () => {
  const header = `V 150122${"Muster GmbH".padEnd(115)}04EUR`
  const file = csv(
    header,
    "A;N;DN-1;00;Netzteil 850 W;80 Plus Gold;1;0;Stk;11800;R1;100;;",
    "B;N;DN-1;;;;0;0;0;;;;0;0;;;",
    "A;N;DN-2;00;Schraube;M3;1;2;Stk;15900;R1;100;;",
  )
  const { id, ...read } = await dryRun(file)
  expect(await problemsOf(id)).toEqual([])
  expect(read).toMatchObject({ state: "ready", rows: 2, new: 2 })
  await apply(id)
  expect(await partBySku("DN-1")).toMatchObject({
    name: "Netzteil 850 W 80 Plus Gold",
    price_cents: 11_800,
  })
  expect(await partBySku("DN-2")).toMatchObject({ name: "Schraube M3", price_cents: 159 })
})

test("values are nested at most 10 deep, in their own column or among the specs", async () => {
  const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels)
  const row = (sku: string, more: string) => `{"sku":"${sku}","name":"Nest","price":5,${more}}`
  const refused = await dryRun(
    [
      row("N-1", `"fits":${nested(11)}`),
      row("N-2", `"specs":{"fits":${nested(11)}}`),
      row("N-3", `"price":${nested(50_000)}`),
      row("N-4", `"fits":${nested(10)},"specs":{"fits":${nested(10)}}`),
    ].join("\n"),
  )
  expect(await problemsOf(refused.id)).toEqual([
    "1 fits is nested more than 10 levels deep. Flatten it.",
    "2 specs is nested more than 10 levels deep. Flatten it.",
    "3 price is nested more than 10 levels deep. Flatten it.",
  ])
  const deep = csv("sku,name,price,specs", `N-5,Nest,5,"{""fits"":${nested(15_000)}}"`)
  expect(await problemsOf((await dryRun(deep)).id)).toEqual([
    "2 specs is nested more than 10 levels deep. Flatten it.",
  ])
})

test("semicolons, a byte-order mark and blank rows are accepted", async () => {
  const { id } = await dryRun("\ufeffsku;name;price\r\n\r\nL-1;Low;5\r\n")
  expect(await rowsOf(id, "new")).toMatchObject([{ line: 3, sku: "L-1" }])
})

test("on request, duplicate numbers are identified by id and long names shortened", async () => {
  const name = `${"Very ".repeat(30)}long`
  const file = ["a", "b"].map((id) => JSON.stringify({ id, sku: "F75", name, price: 5 })).join("\n")
  expect(await dryRun(file)).toMatchObject({ state: "refused", badRows: 2 })
  const { id } = await dryRun(file, { keyedBy: "id", longNames: "shorten" })
  await apply(id)
  expect(await partBySku("b")).toMatchObject({ mpn: "F75" })
  expect(String((await partBySku("a"))?.name)).toMatch(/^Very .*…$/)
  expect(String((await partBySku("a"))?.name).length).toBeLessThanOrEqual(120)
})

test("specs are stored in the shop's own terms and units, from any file", async () => {
  const row = { sku: "V-1", name: "Quill", price: 5, category: "PSU", manufacturer: "Ink & Co" }
  const specs = { wattage: "0.85 kW", lengthMm: "15 cm", form_factor: "ATX", fitted: "yes" }
  await apply((await dryRun(JSON.stringify({ ...row, specs, modular: "non modular" }))).id)
  const kept = {
    wattageW: 850,
    lengthMm: 150,
    formFactor: "ATX",
    fitted: "yes",
    modular: "Non-modular",
  }
  expect(await partBySku("V-1")).toMatchObject({ specs: kept })
  const again = JSON.stringify({
    ...row,
    specs: { ...specs, wattage: 850, modular: "Non-Modular" },
  })
  expect(await dryRun(again)).toMatchObject({ unchanged: 1 })

  // By the part's category if the row has none.
  await apply((await dryRun(csv("sku,wattage", "V-1,750 W"))).id)
  expect(await partBySku("V-1")).toMatchObject({ specs: { ...kept, wattageW: 750 } })
  const found = await shop.as()("GET /catalogue", {
    query: { category: "PSU", wattage: "750", brand: "Ink & Co" },
  })
  expect(found).toMatchObject({
    total: 1,
    columns: ["Power", "Class", "Form factor", "Cables", "Length"],
    parts: [{ chips: ["750 W", "ATX"], cells: ["750 W", "", "ATX", "Non-modular", "150 mm"] }],
  })
})

test("a changed manufacturer replaces the brand it set, but no other brand", async () => {
  const specsOf = async () => (await partBySku("BM-1"))?.specs
  const read = async (...lines: string[]) => apply((await dryRun(csv(...lines))).id)
  await read("sku,name,price,manufacturer", "BM-1,Quoin,5,Helm & Co")
  expect(await specsOf()).toEqual({ brand: "Helm & Co" })
  await read("sku,manufacturer", "BM-1,Oar Ltd")
  expect(await specsOf()).toEqual({ brand: "Oar Ltd" })
  await read("sku,brand", "BM-1,Rudder")
  await read("sku,manufacturer", "BM-1,Helm & Co")
  expect(await partBySku("BM-1")).toMatchObject({
    manufacturer: "Helm & Co",
    specs: { brand: "Rudder" },
  })
  await read("sku,manufacturer,brand", "BM-1,Oar Ltd,Keel")
  expect(await specsOf()).toEqual({ brand: "Keel" })
  const row = { sku: "BM-1", manufacturer: "Helm & Co", specs: { brand: "Sail" } }
  await apply((await dryRun(JSON.stringify(row))).id)
  expect(await specsOf()).toEqual({ brand: "Sail" })
  await read("sku,manufacturer", "BM-1,Sail")
  await read("sku,manufacturer", "BM-1,none")
  expect(await specsOf()).toEqual({})
  await read("sku,brand", "BM-1,Keel")
  await read("sku,manufacturer", "BM-1,Oar Ltd")
  await read("sku,manufacturer", "BM-1,none")
  expect(await specsOf()).toEqual({ brand: "Keel" })
})

test("an invalid value is refused under a built-in name, and kept and reported under another", async () => {
  const refused = await dryRun(csv("sku,name,price,category,wattageW", "V-2,Quill,5,PSU,plenty"))
  expect(refused).toMatchObject({ state: "refused", badRows: 1, unread: 0 })
  expect(await problemsOf(refused.id)).toEqual(['2 wattageW must be a number of W, not "plenty".'])
  const { id, ...seen } = await dryRun(
    csv("sku,name,price,category,wattage", "V-2,Quill,5,PSU,plenty", "V-3,Quill,5,PSU,850"),
  )
  expect(seen).toMatchObject({ state: "ready", new: 2, unread: 1, problems: 0 })
  const unread = await shop.as(shop.admin)("GET /import/{id}/problems", {
    params: { id },
    query: { kind: "unread" },
  })
  expect(unread).toEqual([
    { number: 1, line: 2, field: "wattage", message: 'must be a number of W, not "plenty".' },
  ])
  await apply(id)
  expect(await partBySku("V-2")).toMatchObject({ specs: { wattage: "plenty" } })
})
