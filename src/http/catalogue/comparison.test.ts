import { afterAll, expect, test } from "vitest"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
afterAll(shop.close)

const compare = (parts: string) => shop.as()("GET /comparison", { query: { parts } })

test("parts are in the requested order, and each one left out has a reason", async () => {
  const ids: string[] = []
  for (let n = 1; n <= 8; n += 1) ids.push(await shop.part({ name: `Part ${n}` }))
  const [gone = "", ...rest] = ids
  await shop.as(shop.admin)("DELETE /part/{id}", { params: { id: gone } })
  const unknown = "f".repeat(24)
  const found = await compare([unknown, ...rest.toReversed(), gone, gone, ""].join(","))
  expect(found.parts.map(({ name }) => name)).toEqual([8, 7, 6, 5, 4, 3].map((n) => `Part ${n}`))
  expect(found.missing).toEqual([
    { partId: unknown, message: "There is no such part." },
    { partId: ids[1], message: "Part 2 was left out. At most 6 parts can be compared." },
    { partId: gone, message: "Part 1 is no longer made." },
  ])
})

test("specs of compared parts are side by side", async () => {
  const add = (specs: Record<string, unknown>) =>
    shop.part({ category: "Storage", specs: { type: "SSD", ...specs } })
  const one = await add({ capacityGB: "1 TB" })
  const other = await add({ capacityGB: 500 })
  expect((await compare(`${one},${other}`)).rows).toEqual([
    {
      code: "type",
      group: "Drive",
      label: "Type",
      values: ["SSD", "SSD"],
      differs: false,
      best: [],
    },
    {
      code: "capacityGB",
      group: "Drive",
      label: "Capacity",
      values: ["1,000 GB", "500 GB"],
      differs: true,
      best: [0],
    },
  ])
})

test("an empty, malformed or long comparison checks at most twelve ids", async () => {
  expect(await compare("")).toEqual({ parts: [], rows: [], missing: [] })
  expect((await compare("%,\0,'")).missing).toEqual([
    { partId: "", message: "There is no such part." },
  ])
  const many = Array.from({ length: 12 }, (_, n) => n.toString(16).padStart(24, "0"))
  expect((await compare(many.join(","))).missing).toHaveLength(12)
  const { status } = await shop.send(`GET /comparison?parts=${"a,".repeat(151)}`)
  expect(status).toBe(400)
})

const supply = (wattageW: number, changes: object = {}) =>
  shop.part({ category: "Power supplies", specs: { wattageW, formFactor: "ATX" }, ...changes })
const substitutesOf = (id: string, query: { quantity?: number } = {}) =>
  shop.as()("GET /part/{id}/substitutes", { params: { id }, query })

test("a sold-out or archived part has substitutes with their differences in a sentence", async () => {
  const soldOut = await supply(750, { price: 100, availableQuantity: 0, minimumQuantity: 5 })
  const near = await supply(850, { price: 112, breaks: [{ quantity: 50, price: 99.5 }] })
  const few = await supply(750, { price: 100, availableQuantity: 20 })
  expect(await substitutesOf(soldOut)).toMatchObject({
    quantity: 5,
    substitutes: [
      { _id: few, sentence: "same price", unitPrice: 100, total: 500 },
      { _id: near, sentence: "850 W instead of 750 W · $12.00 more each" },
    ],
  })
  expect(await substitutesOf(soldOut, { quantity: 60 })).toMatchObject({
    quantity: 60,
    substitutes: [{ _id: near, sentence: "850 W instead of 750 W · $0.50 less each" }],
  })
  await shop.as(shop.admin)("DELETE /part/{id}", { params: { id: soldOut } })
  expect((await substitutesOf(soldOut)).substitutes).toHaveLength(2)
  await shop.as(shop.admin)("DELETE /part/{id}", { params: { id: few } })
  expect((await substitutesOf(soldOut)).substitutes).toHaveLength(1)
  const unknown = await shop.send(`GET /part/${"f".repeat(24)}/substitutes`)
  expect(unknown).toMatchObject({ status: 404, body: { code: "part_unknown" } })
})
