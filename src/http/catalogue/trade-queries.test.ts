import { readFile } from "node:fs/promises"
import { gunzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { z } from "zod"
import { importCommands } from "#test/import-shop.ts"
import { blindCategoryQueries } from "#test/search/blind-category-queries.ts"
import { blindQueries } from "#test/search/blind-queries.ts"
import { type BuyerQuery, demoQueries, realQueries } from "#test/search/buyer-queries.ts"
import { counterQueries } from "#test/search/counter-queries.ts"
import { customerQueries } from "#test/search/customer-queries.ts"
import { everydayQueries } from "#test/search/everyday-queries.ts"
import { excludingQueries, plainQueries } from "#test/search/excluding-queries.ts"
import { connectedQueries, fittingQueries } from "#test/search/fitting-queries.ts"
import { freshDemoQueries, freshQueries } from "#test/search/fresh-queries.ts"
import { furtherDemoQueries, furtherQueries } from "#test/search/further-queries.ts"
import { guestQueries } from "#test/search/guest-queries.ts"
import { laterQueries } from "#test/search/later-queries.ts"
import { cheapestQueries, countingQueries, limitingQueries } from "#test/search/limiting-queries.ts"
import { mixedQueries } from "#test/search/mixed-queries.ts"
import { newcomerQueries } from "#test/search/newcomer-queries.ts"
import { purchaserQueries } from "#test/search/purchaser-queries.ts"
import { tradeQueries } from "#test/search/queries.ts"
import { sentenceQueries } from "#test/search/sentence-queries.ts"
import { shopperQueries } from "#test/search/shopper-queries.ts"
import { unseenQueries } from "#test/search/unseen-queries.ts"
import { visitorQueries } from "#test/search/visitor-queries.ts"
import { openTestApi, type TestShop } from "#test/test-shop.ts"

const firstFiveOf = async (shop: TestShop, q: string) =>
  (await shop.as()("GET /catalogue", { query: { q, pageSize: "5" } })).parts

function expectParts({ every, first }: BuyerQuery, texts: readonly string[]): void {
  expect(texts).not.toEqual([])
  if (every) expect(texts.filter((text) => !every.test(text))).toEqual([])
  if (first) expect(texts[0]).toMatch(first)
}

describe("with real part data", () => {
  let shop: TestShop
  const textById = new Map<string, string>()
  beforeAll(async () => {
    shop = await openTestApi({ rateLimitScale: 0 })
    const { dryRun, apply } = importCommands(shop)
    const file = await readFile(
      new URL("../../../test/search/real-parts.jsonl.gz", import.meta.url),
    )
    for (const line of gunzipSync(file).toString().trim().split("\n")) {
      const part = sourceSchema.parse(JSON.parse(line))
      textById.set(part.id, textOf(part))
    }
    const { id } = await dryRun(Uint8Array.from(file), { keyedBy: "id", longNames: "shorten" })
    await apply(id)
  })
  afterAll(() => shop.close())

  const sourceSchema = z.object({
    id: z.string(),
    sku: z.string(),
    name: z.string(),
    category: z.string(),
    specs: z.record(z.string(), z.unknown()),
    price: z.number(),
  })

  const textOf = ({ category, name, sku, specs, price }: z.output<typeof sourceSchema>): string => {
    const values = Object.entries(specs).map(([key, value]) => ` ${key}=${String(value)};`)
    return `${category}: ${name.trim()};${values.join("")} price=${price}; sku=${sku};`
  }

  test.each([...tradeQueries, ...unseenQueries])(
    "'$words' finds $category, $name among the first five",
    async ({ words, category, name }) => {
      const parts = await firstFiveOf(shop, words)
      expect(parts.map((part) => part.category)).toEqual(parts.map(() => category))
      expect(parts.map((part) => part.name).filter((one) => name.test(one))).not.toEqual([])
    },
  )

  const realSearches = [
    ...realQueries,
    ...freshQueries,
    ...furtherQueries,
    ...laterQueries,
    ...excludingQueries,
    ...limitingQueries,
    ...fittingQueries,
    ...connectedQueries,
    ...countingQueries,
    ...plainQueries,
    ...blindQueries,
    ...blindCategoryQueries,
    ...purchaserQueries,
    ...everydayQueries,
    ...mixedQueries,
    ...sentenceQueries,
    ...shopperQueries,
    ...counterQueries,
    ...visitorQueries,
    ...guestQueries,
    ...newcomerQueries,
    ...customerQueries,
  ]
  test.each(realSearches)("'$words' finds only such parts", async (query) => {
    const parts = await firstFiveOf(shop, query.words)
    expectParts(
      query,
      parts.map(({ sku }) => textById.get(sku) ?? ""),
    )
  })

  test.each([
    ["nvme enclosure", "nvme", ["enclosure"], "Storage"],
    ["external hdd 2tb", "hdd 2tb", ["external"], "Storage"],
    ["usb sound card", "sound card", ["usb"], "SoundCard"],
    ["thermal paste 500g", "thermal paste", ["500g"], "ThermalCompound"],
    ["network card 100gbe quad", "network card", ["100gbe", "quad"], "NetworkCard"],
    ["wifi card", "network card", ["wifi"], "NetworkCard"],
    ["wifi 6e card", "network card", ["wifi", "6e"], "NetworkCard"],
    ["carte wifi", "network card", ["wifi"], "NetworkCard"],
    ["white motherboard socket 9999", "white motherboard", ["socket", "9999"], "Motherboard"],
  ])("'%s' finds the parts of '%s'", async (q, words, dropped, category) => {
    const query = { q, pageSize: "5" }
    const { instead, parts } = await shop.as()("GET /catalogue", { query })
    expect(instead).toMatchObject({ words, dropped })
    expect(parts.map((part) => part.category)).toEqual(Array(5).fill(category))
  })

  test.each([
    ["motherbord for 14400F", "motherboard for 14400F", "Motherboard"],
    ["Netzteill für RTX 5090", "netzteil für RTX 5090", "PSU"],
    ["graphic crad that fits b650 board", "graphic card that fits b650 board", "GPU"],
  ])("'%s' corrects what has to fit", async (q, words, category) => {
    const { instead, fit, parts } = await shop.as()("GET /catalogue", { query: { q } })
    expect(instead).toMatchObject({ words, dropped: [] })
    expect(fit?.typed).toBe(q.slice(q.search(/for|für|that/)))
    expect(new Set(parts.map((part) => part.category))).toEqual(new Set([category]))
  })

  test.each(cheapestQueries)("'%s' lists the lowest prices first", async (q) => {
    const { parts, cheapest = "", instead } = await shop.as()("GET /catalogue", { query: { q } })
    expect(instead).toBeUndefined()
    const words = q.replace(cheapest, "").trim()
    const sorted = await shop.as()("GET /catalogue", { query: { q: words, sort: "price" } })
    expect(parts.map(({ _id }) => _id)).toEqual(sorted.parts.map(({ _id }) => _id))
    const chosen = await shop.as()("GET /catalogue", { query: { q, sort: "-price" } })
    expect([chosen.total, chosen.cheapest]).toEqual([sorted.total, undefined])
  })

  test("several part numbers find each of their parts", async () => {
    const found = await firstFiveOf(shop, "CP-9020302-NA, BX8071514700K")
    expect(found.map((part) => part.mpn).toSorted()).toEqual(["BX8071514700K", "CP-9020302-NA"])
  })
})

describe("in the demo shop", () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestApi({ rateLimitScale: 0, seed: "demo" })
  })
  afterAll(() => shop.close())

  const demoSearches = [...demoQueries, ...freshDemoQueries, ...furtherDemoQueries]
  test.each(demoSearches)("'$words' finds such parts", async (query) => {
    const parts = await firstFiveOf(shop, query.words)
    expectParts(
      query,
      parts.map(({ category, name }) => `${category}: ${name};`),
    )
  })
})
