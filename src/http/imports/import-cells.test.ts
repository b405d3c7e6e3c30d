import { writeXlsx } from "hucre/xlsx"
import { afterAll, beforeEach, expect, test } from "vitest"
import type { ColumnMeaning } from "#domain/imports/part-columns.ts"
import { csv, importCommands } from "#test/import-shop.ts"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const admin = shop.as(shop.admin)
const { dryRun, apply, partBySku, problemsOf } = importCommands(shop)
afterAll(() => shop.close())
beforeEach(() => shop.sql("delete from part_file_columns"))

/** Applies a file without faults. */
async function read(...file: Parameters<typeof dryRun>) {
  const { id } = await dryRun(...file)
  expect(await problemsOf(id)).toEqual([])
  return apply(id)
}

const choose = (columns: Record<string, ColumnMeaning>) =>
  admin("PUT /import-columns", {
    body: { columns: Object.entries(columns).map(([heading, as]) => ({ heading, as })) },
  })

test("thousands in spec cells are read by the file's decimal mark, or left alone", async () => {
  const file = (price: string) =>
    csv(
      "sku;name;price;category;capacityGB;rpm;loadG;package;offset",
      `SP-1;Disk;${price};Storage;1.000;7.200;1.234,5;0603;-1.250`,
    )
  await read(file("12"), { decimals: "comma" })
  const thousands = { capacityGB: 1000, rpm: 7200, package: "0603", offset: -1250 }
  expect(await partBySku("SP-1")).toMatchObject({ specs: thousands })
  await read(file("12,50"))
  expect(await partBySku("SP-1")).toMatchObject({ specs: thousands })
  await read(file("12.50"))
  expect(await partBySku("SP-1")).toMatchObject({
    specs: { capacityGB: 1, rpm: 7.2, package: "0603", offset: -1.25 },
  })
  await read(file("12"))
  expect(await partBySku("SP-1")).toMatchObject({ specs: { offset: "-1.250" } })
})

test("a number with decimals is no whole number, whatever its decimals", async () => {
  const rows = [
    ["sku", "name", "price", "availableQuantity"],
    ["WN-1", "Cable", 5, 12.345],
    ["WN-2", "Cable", 5, 12],
  ]
  const { id } = await dryRun(new Uint8Array(await writeXlsx({ sheets: [{ name: "A", rows }] })))
  expect(await problemsOf(id)).toEqual([
    '2 availableQuantity must be a whole number from 0 to 1,000,000,000, in digits only, not "12.345".',
  ])
  const json = await dryRun('{"sku":"WN-3","name":"Cable","price":5,"minimumQuantity":1.234}')
  expect(await problemsOf(json.id)).toHaveLength(1)
})

test("a weight in a number cell has no decimal mark", async () => {
  await choose({ "Gewicht kg": "packedWeightKg" })
  const rows = [
    ["sku", "name", "price", "Gewicht kg"],
    ["WT-1", "Cable", 5, 1.234],
  ]
  const file = new Uint8Array(await writeXlsx({ sheets: [{ name: "A", rows }] }))
  await read(file, { decimals: "comma" })
  expect(await partBySku("WT-1")).toMatchObject({ packed_weight_g: 1234 })
})

test("exported faulty rows can be corrected and uploaded as they are", async () => {
  const { id } = await dryRun(csv("sku,name,price,socket", "FR-1,Eel,x,AM5"))
  const exported = await fetch(`${shop.url}/export/faulty-rows?import=${id}`, {
    headers: { authorization: `Bearer ${shop.admin.token}` },
  })
  await read((await exported.text()).replace("FR-1,Eel,x", "FR-1,Eel,5"))
  const { specs } = (await partBySku("FR-1")) ?? {}
  expect(specs).toEqual({ socket: "AM5" })
})

test("markup without text is an empty cell", async () => {
  await read(csv("sku,name,price,description", "MU-1,Eel,5,Long"))
  await read(csv("sku,name,price,description", "MU-1,<b></b>,5,<p>&nbsp;</p>"))
  expect(await partBySku("MU-1")).toMatchObject({ name: "Eel", description: "Long" })
  await read(csv("sku,name,price,description", "MU-2,Elm,5,<p>&nbsp;</p>"))
  expect(await partBySku("MU-2")).toMatchObject({ name: "Elm", description: "Elm" })
})

test("character references in a plain text keep its lines", async () => {
  await read(csv("sku,name,price,description", 'CR-1,Eel,5,"Line 1\nLine 2 &amp; more\n\n- a"'))
  expect(await partBySku("CR-1")).toMatchObject({ description: "Line 1\nLine 2 & more\n\n- a" })
})

test("a price in Datanorm is in cents, whatever decimal mark was chosen", async () => {
  const header = `V 150122${"Muster GmbH".padEnd(115)}04EUR`
  const article = (sku: string, cents: number) =>
    `A;N;${sku};00;Schraube;M3;1;2;Stk;${cents};R1;100;;`
  await read(csv(header, article("DN-7", 123_400)), { decimals: "comma" })
  expect(await partBySku("DN-7")).toMatchObject({ price_cents: 1234 })
  const { id } = await dryRun(csv(header, article("DN-8", 12_340)), { decimals: "comma" })
  expect(await problemsOf(id)).toEqual([expect.stringMatching(/^2 price must be an amount/)])
})

test("price breaks without numbers in their headings are paired by column", async () => {
  await choose({
    "Menge A": "breakFrom",
    "Preis A": "breakPrice",
    "Menge B": "breakFrom",
    "Preis B": "breakPrice",
  })
  await read(csv("sku,name,price,Menge A,Preis A,Menge B,Preis B", "PB-1,Eel,5,10,,100,4.50"))
  expect(await partBySku("PB-1")).toMatchObject({
    price_cents: 500,
    breaks: [{ from: 100, unitPriceCents: 450 }],
  })
})

test("the quantity of a price break may be anywhere in its heading", async () => {
  await choose({ "Preis (EUR) ab 1.000 Stk": "breakPrice", "Staffel 2": "breakPrice" })
  await read(csv("sku,name,price,Preis (EUR) ab 1.000 Stk", "PB-2,Eel,5,4.50"))
  expect(await partBySku("PB-2")).toMatchObject({ breaks: [{ from: 1000, unitPriceCents: 450 }] })
  const { id } = await dryRun(csv("sku,name,price,Staffel 2", "PB-3,Eel,5,4.50"))
  expect(await problemsOf(id)).toEqual([
    "2 breakFrom has no quantity for Staffel 2. Enter the quantity from which it applies.",
  ])
})

test("a price break is no price where the file has prices", async () => {
  await choose({ "Preis ab 1": "breakPrice", "Preis ab 10": "breakPrice" })
  await read(csv("sku,name,price", "PB-4,Eel,5"))
  const head = "sku,name,price,Preis ab 1,Preis ab 10"
  await read(csv(head, "PB-4,,,,4.50"))
  expect(await partBySku("PB-4")).toMatchObject({
    price_cents: 500,
    breaks: [{ from: 10, unitPriceCents: 450 }],
  })
  await read(csv(head, "PB-4,,,4.80,4.50"))
  expect(await partBySku("PB-4")).toMatchObject({
    price_cents: 480,
    breaks: [{ from: 10, unitPriceCents: 450 }],
  })
})

test("prices of all breaks must fall, also beside a price", async () => {
  await choose({ "Preis ab 10": "breakPrice", "Preis ab 50": "breakPrice" })
  const { id } = await dryRun(csv("sku,name,price,Preis ab 10,Preis ab 50", "PB-5,Eel,5,4,4.20"))
  expect(await problemsOf(id)).toEqual([
    "2 breaks has the price 4.20 after 4.00; prices must fall. Correct one of them.",
  ])
})

test("a wrong number of priced units is one problem", async () => {
  await choose({ PE: "priceQuantity", "Preis ab 10": "breakPrice" })
  const { id } = await dryRun(csv("sku,name,price,PE,Preis ab 10", "PQ-1,Eel,5,C,4"))
  expect(await problemsOf(id)).toEqual([expect.stringMatching(/^2 priceQuantity must be/)])
})

test("a successor may have a number that looks like a card's", async () => {
  const sku = "4111111111111111"
  await read(csv("sku,name,price,replacedBy", `${sku},Eel,5,`, `RB-1,Elm,5,${sku}`))
  expect(await partBySku("RB-1")).toMatchObject({ replaced_by: sku })
})

test("a product whose manufacturer or category is called like a total is a product", async () => {
  const manufacturers = await dryRun(
    csv("manufacturer,sku,name,price", "Total,TO-1,Oil,5", "Total,,,5"),
  )
  expect(manufacturers).toMatchObject({ state: "ready", new: 1, remarks: 1 })
  const sums = await dryRun(csv("sku,name,price,category", "TO-2,Oil,5,Suma", "Suma,,5,"))
  expect(sums).toMatchObject({ state: "ready", new: 1, remarks: 1 })
})

test("a file without the column that identifies products names that column", async () => {
  const { id } = await dryRun(csv("sku,name,price", "ID-1,Eel,5"), { keyedBy: "id" })
  expect(await problemsOf(id)).toEqual([
    "1 id is missing. Name a column 'id', or choose which column is the Id, which becomes the SKU if products are identified by it.",
  ])
})
