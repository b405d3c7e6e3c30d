import { expect, test } from "vitest"
import { partTests } from "#test/catalogue/part-tests.ts"
import { csv, importCommands } from "#test/import-shop.ts"

const { shop, buyer, get, editNow: edit } = await partTests()

const packed = {
  packedWeightG: 1240,
  packedSizeMm: "310 x 220 x 90",
  countryOfOrigin: "DE",
  tariffCode: "847330",
  taxClass: "reduced",
}

test("a part shows packing and tax data only after an administrator sets them", async () => {
  const id = await shop.part()
  for (const name of Object.keys(packed)) expect(await get(id)).not.toHaveProperty(name)
  const written = { packedWeightG: "1240", packedSizeMm: "310×220×90 mm", countryOfOrigin: "de" }
  const body = { ...written, tariffCode: "8473.30", taxClass: "Reduced" }
  expect((await edit(id, body, buyer)).status).toBe(403)
  expect((await edit(id, body)).status).toBe(200)
  expect(await get(id)).toMatchObject(packed)
  const none = {
    packedWeightG: "",
    packedSizeMm: null,
    countryOfOrigin: "",
    tariffCode: null,
    taxClass: "standard",
  }
  expect((await edit(id, none)).status).toBe(200)
  for (const name of Object.keys(packed)) expect(await get(id)).not.toHaveProperty(name)
})

test("invalid packing data are refused with a message that says what is valid", async () => {
  const id = await shop.part()
  const body = {
    packedWeightG: 0,
    packedSizeMm: "big",
    countryOfOrigin: "EU",
    tariffCode: "12",
    taxClass: "no",
  }
  expect((await edit(id, body)).body).toMatchObject({
    fields: {
      packedWeightG: "Packed weight must be at least 1",
      packedSizeMm:
        "Packed size must be length x width x height in millimetres, such as 310 x 220 x 90",
      countryOfOrigin: "Country of origin must be a two-letter country code, such as DE",
      tariffCode: "Tariff code must have six to ten digits, such as 8473.30",
      taxClass: "Tax class must be one of: standard, reduced, zero",
    },
  })
})

test("an import sets, validates and removes packing data", async () => {
  const id = await shop.part()
  const { sku } = await get(id)
  const { dryRun, apply, undo, problemsOf } = importCommands(shop)
  const headings = "sku,Packed weight g,packedSizeMm,Country of origin,tariffCode,Tax class"
  const read = async (cells: string) => (await dryRun(csv(headings, `${sku},${cells}`))).id
  const problems = await problemsOf(await read("heavy,31x22,Germany,84,much"))
  const fields = problems.map((problem) => problem.split(" ")[1])
  expect(fields.toSorted()).toEqual(Object.keys(packed).toSorted())
  await apply(await read("1240,310x220x90,de,8473.30,reduced"))
  expect(await get(id)).toMatchObject(packed)
  const emptied = await read("none,none,none,none,none")
  await apply(emptied)
  for (const name of Object.keys(packed)) expect(await get(id)).not.toHaveProperty(name)
  await undo(emptied)
  expect(await get(id)).toMatchObject(packed)
})
