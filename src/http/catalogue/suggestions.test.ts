import { afterAll, expect, test } from "vitest"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ seed: "demo", rateLimitScale: 0 })
afterAll(() => shop.close())

const api = shop.as()
const suggest = (q: string) => api("GET /suggest", { query: { q } })

test("suggestions are the best six parts, the three largest categories and the total", async () => {
  const found = await suggest("tempo")
  expect(found.parts).toHaveLength(6)
  expect(found).toMatchObject({ total: 8, categories: [{ name: "Memory", count: 8 }] })
  expect(found.parts[0]).toEqual({
    _id: expect.any(String),
    slug: "tempo-ddr5-6000-32-gb-kit",
    sku: "CA-TM5-6032",
    name: "Tempo DDR5-6000 32 GB Kit",
    image: expect.any(String),
    price: 107.5,
    availableQuantity: expect.any(Number),
    minimumQuantity: expect.any(Number),
    category: "Memory",
    exact: false,
  })
  const { categories } = await suggest("ca-")
  expect(categories).toHaveLength(3)
  const counts = categories.map(({ count }) => count)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
})

test.each(["CA-F-120", "caf120", " ca f 120 "])("'%s' is an exact part number", async (q) => {
  const { parts } = await suggest(q)
  expect(parts[0]).toMatchObject({ slug: "breva-120-pwm", exact: true })
  expect(parts.filter(({ exact }) => exact)).toHaveLength(1)
})

test("the manufacturer's number is exact, too", async () => {
  const id = await shop.part({ name: "Quillon One", mpn: "ZX 100/9" })
  const { parts } = await suggest("zx100-9")
  expect(parts).toMatchObject([{ _id: id, mpn: "ZX 100/9", exact: true }])
})

test("a suggestion says whether its part can be ordered", async () => {
  await shop.part({ name: "Purlin One", availableQuantity: 0, backorder: "yes" })
  await shop.part({ name: "Purlin Two", lifecycle: "upcoming" })
  const { parts } = await suggest("purlin")
  expect(parts.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toMatchObject([
    { name: "Purlin One", availableQuantity: 0, backorder: "yes" },
    { name: "Purlin Two", lifecycle: "upcoming" },
  ])
})

test("the suggested price is the lowest of the ladder", async () => {
  const breaks = [
    { quantity: 10, price: 4.5 },
    { quantity: 100, price: 3.25 },
  ]
  await shop.part({ name: "Ferrule Bracket", price: 5, breaks })
  expect((await suggest("ferrule")).parts[0]?.price).toBe(3.25)
})

test.each(["", " ", "t", " t ", "%", "xyzzy"])("'%s' suggests nothing", async (q) => {
  expect(await suggest(q)).toEqual({ parts: [], categories: [], total: 0 })
})

test("suggestions start with two characters, and a query that is too long is refused", async () => {
  expect((await suggest("te")).parts.length).toBeGreaterThan(0)
  expect((await shop.send(`GET /suggest?q=${"a".repeat(101)}`)).status).toBe(400)
  expect((await shop.send("GET /suggest")).body).toMatchObject({ total: 0 })
})
