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
