import { afterAll, beforeAll, expect, test } from "vitest"
import { openTestApi, type TestShop } from "#test/test-shop.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestApi({ rateLimitScale: 0 })
})
afterAll(() => shop.close())

const compare = (parts: string) => shop.as()("GET /comparison", { query: { parts } })

test("parts stand in the order asked for, and those that cannot be shown say why", async () => {
  const ids: string[] = []
  for (let n = 1; n <= 8; n += 1) ids.push(await shop.part({ name: `Part ${n}` }))
  const [gone = "", ...rest] = ids
  await shop.as(shop.admin)("DELETE /part/{id}", { params: { id: gone } })
  const unknown = "f".repeat(24)
  const found = await compare([unknown, ...rest.toReversed(), gone, gone, ""].join(","))
  expect(found.parts.map(({ name }) => name)).toEqual([8, 7, 6, 5, 4, 3].map((n) => `Part ${n}`))
  expect(found.missing).toEqual([
    { partId: unknown, message: "There is no such part." },
    { partId: ids[1], message: "Part 2 was left out: at most 6 are compared." },
    { partId: gone, message: "Part 1 is no longer made." },
  ])
})

test("what is said of them is side by side", async () => {
  const add = (specs: Record<string, unknown>) =>
    shop.part({ category: "Storage", specs: { type: "SSD", ...specs } })
  const [one, other] = [await add({ capacityGB: "1 TB" }), await add({ capacityGB: 500 })]
  expect((await compare(`${one},${other}`)).rows).toEqual([
    { group: "Drive", label: "Type", values: ["SSD", "SSD"], differs: false, best: [] },
    { group: "Drive", label: "Capacity", values: ["1,000 GB", "500 GB"], differs: true, best: [0] },
  ])
})

test("of nothing, of anything and of too much it asks no more than twelve", async () => {
  expect(await compare("")).toEqual({ parts: [], rows: [], missing: [] })
  expect((await compare("%,\0,'")).missing).toEqual([
    { partId: "", message: "There is no such part." },
  ])
  const many = Array.from({ length: 12 }, (_, n) => n.toString(16).padStart(24, "0"))
  expect((await compare(many.join(","))).missing).toHaveLength(12)
  const { status } = await shop.send(`GET /comparison?parts=${"a,".repeat(151)}`)
  expect(status).toBe(400)
})
