import { afterAll, expect, test } from "vitest"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const admin = shop.as(shop.admin)
afterAll(() => shop.close())

test("attributes are in reading order, whatever the category is called", async () => {
  const { kind, attributes } = await admin("GET /vocabulary", { query: { category: "psu" } })
  expect(kind).toBe("Power supplies")
  expect(attributes[0]).toEqual({ code: "brand", label: "Brand", type: "text" })
  const power = { code: "wattageW", label: "Power", type: "number", unit: "W", group: "Output" }
  expect(attributes).toContainEqual(power)
  const unknown = await admin("GET /vocabulary", { query: { category: "Server racks" } })
  expect(unknown.kind).toBe("")
  expect(unknown.attributes.map(({ code }) => code).slice(0, 2)).toEqual(["brand", "series"])
})

test("many values of a number are grouped into ranges, few are shown individually", async () => {
  const watts = [450, 500, 550, 600, 620, 650, 700, 750, 800, 850, 900, 1000, 1200, 1650]
  for (const wattageW of watts) {
    const brand = wattageW < 600 ? "Moor" : "Heath"
    await shop.part({ category: "Power supplies", specs: { wattageW, brand } })
  }
  const search = (query: Record<string, string>) =>
    shop.as()("GET /catalogue", { query: { category: "Power supplies", ...query } })
  const optionsOf = async (query: Record<string, string>) =>
    (await search(query)).facets
      .find(({ name }) => name === "wattage")
      ?.options.map(({ label, count }) => `${label}: ${count}`)
  expect(await optionsOf({})).toEqual([
    "400–499 W: 1",
    "500–599 W: 2",
    "600–699 W: 3",
    "700–799 W: 2",
    "800–999 W: 3",
    "1,000–1,199 W: 1",
    "1,200–1,599 W: 1",
    "1,600 W and more: 1",
  ])
  expect(await optionsOf({ brand: "Moor" })).toEqual(["450 W: 1", "500 W: 1", "550 W: 1"])
  expect((await search({ wattage: "600-699,1600-" })).total).toBe(4)
  expect((await search({ wattage: "650" })).total).toBe(1)
  expect(await optionsOf({ brand: "Moor", wattage: "500-599" })).toEqual([
    "400–499 W: 1",
    "500–599 W: 2",
  ])
})

const put = (code: string, body: Record<string, unknown>) =>
  shop.send(`PUT /vocabulary/attribute/${code}`, { token: shop.admin.token, body })
const remove = (address: string) =>
  shop.send(`DELETE /vocabulary/attribute/${address}`, { token: shop.admin.token })

test("an administrator adds an attribute, which parts then use, and removes it", async () => {
  const rails = { label: "Rails", type: "number", aliases: ["rail_count"], categories: ["PSU"] }
  expect(await put("rails", rails)).toMatchObject({ status: 200 })
  const { attributes } = await admin("GET /vocabulary", { query: { category: "Power supplies" } })
  expect(attributes).toContainEqual({
    code: "rails",
    label: "Rails",
    type: "number",
    group: "More",
  })
  const id = await shop.part({ category: "Power supplies", specs: { rail_count: "2" } })
  const specs = () => shop.sql("select specs from parts where id = $1", [id])
  expect(await specs()).toEqual([{ specs: { rails: 2 } }])
  expect(await put("rails", { ...rails, label: "Rails of 12 V", version: 1 })).toMatchObject({
    status: 200,
  })
  const own = await admin("GET /vocabulary/own")
  expect(own.attributes).toEqual([
    {
      ...rails,
      code: "rails",
      label: "Rails of 12 V",
      unit: null,
      zeroUnknown: false,
      facet: false,
      bounds: [],
      highlighted: false,
      place: 0,
      version: 2,
    },
  ])
  expect(await remove("rails")).toMatchObject({
    status: 409,
    body: { code: "attribute_in_use", parts: 1 },
  })
  expect(await remove("rails?values=keep")).toMatchObject({ status: 200 })
  expect(await specs()).toEqual([{ specs: { rails: 2 } }])
  expect(await remove("rails")).toMatchObject({ status: 409, body: { code: "attribute_in_use" } })
})

test("built-in attributes cannot be redefined; one of several concurrent writes succeeds", async () => {
  const body = { label: "Loudness", type: "text" }
  expect(await put("wattageW", body)).toMatchObject({ body: { code: "attribute_built_in" } })
  const unit = await put("loudness", { ...body, unit: "dB(A)" })
  expect(unit).toMatchObject({
    status: 400,
    body: { fields: { unit: "Only numbers have a unit" } },
  })
  const ranged = await put("loudness", { ...body, bounds: [10] })
  expect(ranged.body).toMatchObject({ fields: { bounds: "Only numbers have ranges" } })
  const falling = await put("loudness", { ...body, type: "number", bounds: [20, 10] })
  expect(falling.body).toMatchObject({
    fields: { bounds: "Each range begins above the one before" },
  })
  const added = await Promise.all([1, 2, 3].map(() => put("loudness", body)))
  expect(added.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const changed = await Promise.all([1, 2].map(() => put("loudness", { ...body, version: 1 })))
  expect(changed.map(({ status }) => status).toSorted()).toEqual([200, 409])
})
