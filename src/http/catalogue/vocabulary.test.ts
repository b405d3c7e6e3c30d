import { afterAll, expect, test } from "vitest"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const admin = shop.as(shop.admin)
afterAll(() => shop.close())

test("the attributes of a category stand in reading order, whatever it is called", async () => {
  const { kind, attributes } = await admin("GET /vocabulary", { query: { category: "psu" } })
  expect(kind).toBe("Power supplies")
  expect(attributes[0]).toEqual({ code: "brand", label: "Brand", type: "text" })
  const power = { code: "wattageW", label: "Power", type: "number", unit: "W", group: "Output" }
  expect(attributes).toContainEqual(power)
  const unknown = await admin("GET /vocabulary", { query: { category: "Server racks" } })
  expect(unknown.kind).toBe("")
  expect(unknown.attributes.map(({ code }) => code).slice(0, 2)).toEqual(["brand", "series"])
})

test("many values of a number are shown as ranges, and as values once few are left", async () => {
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
