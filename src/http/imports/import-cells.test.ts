import { writeXlsx } from "hucre/xlsx"
import { afterAll, expect, test } from "vitest"
import { csv, importCommands } from "#test/import-shop.ts"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const { dryRun, apply, partBySku, problemsOf } = importCommands(shop)
afterAll(() => shop.close())

/** Applies a file without faults. */
async function read(...file: Parameters<typeof dryRun>) {
  const { id } = await dryRun(...file)
  expect(await problemsOf(id)).toEqual([])
  return apply(id)
}

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

test("exported faulty rows can be corrected and uploaded as they are", async () => {
  const { id } = await dryRun(csv("sku,name,price,socket", "FR-1,Eel,x,AM5"))
  const exported = await fetch(`${shop.url}/export/faulty-rows?import=${id}`, {
    headers: { authorization: `Bearer ${shop.admin.token}` },
  })
  await read((await exported.text()).replace("FR-1,Eel,x", "FR-1,Eel,5"))
  expect(await partBySku("FR-1")).toMatchObject({ specs: { socket: "AM5" } })
  const { specs } = (await partBySku("FR-1")) ?? {}
  expect(specs).toEqual({ socket: "AM5" })
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
