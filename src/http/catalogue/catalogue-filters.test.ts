import { describe, expect, test } from "vitest"
import { facetNames } from "#domain/catalogue/facets.ts"
import { catalogueTests } from "#test/search/catalogue-tests.ts"

const { api, search, namesOf, raw } = await catalogueTests()
const optionsOf = async (query: Record<string, unknown>, facet: string) => {
  const { facets } = await search(query)
  const found = facets.find(({ name }) => name === facet)
  return Object.fromEntries(found?.options.map(({ label, count }) => [label, count]) ?? [])
}

describe("filters", () => {
  test("by category, price, minimum order and stock", async () => {
    expect((await search({ category: "Fans" })).total).toBe(5)
    const { parts } = await search({ minPrice: "50", maxPrice: "100.00", pageSize: 100 })
    expect(parts.length).toBeGreaterThan(0)
    expect(parts.every(({ price }) => price >= 50 && price <= 100)).toBe(true)
    const small = await search({ minOrder: 2, pageSize: 100 })
    expect(small.parts.every(({ minimumQuantity }) => minimumQuantity <= 2)).toBe(true)
    const names = await namesOf({ available: "true", pageSize: 100 })
    expect(names).toHaveLength(58)
    expect(names).not.toContain("Keel A520 Micro")
    expect(names).not.toContain("Prism 924 Blower")
  })

  test("refuse an unknown category with 404", async () => {
    expect(await raw("category=Processors")).toMatchObject({
      status: 404,
      body: { code: "category_unknown" },
    })
    expect((await raw("category=memory")).status).toBe(404)
  })

  test("offer the facets of the only category in the results, chosen or not", async () => {
    const { facets, categories } = await search({ q: "tempo" })
    expect(categories).toHaveLength(1)
    expect(facets.map(({ name }) => name)).toContain("memoryType")
    expect((await search({ q: "ddr5" })).facets).toEqual([])
    const chosen = await search({ q: "tempo", memoryType: "DDR5" })
    expect(chosen.total).toBe(7)
  })

  test("accept a from–to range for every number, also where ranges are shown", async () => {
    const lengths = async (length: string) => {
      const { parts, facets } = await search({ category: "Graphics cards", length, pageSize: 100 })
      const facet = facets.find(({ name }) => name === "length")
      return {
        numbers: facet?.numbers,
        options: facet?.options,
        names: parts.map((part) => part.name),
      }
    }
    const all = await lengths("0..")
    expect(all.numbers?.unit).toBe("mm")
    expect(all.options?.every(({ label }) => /–|Up to|more/.test(label))).toBe(true)
    const { least = 0, most = 0 } = all.numbers ?? {}
    const shortest = await lengths(`..${least}`)
    expect(shortest.names.length).toBeLessThan(all.names.length)
    const rest = await lengths(`${least + 0.5}..${most}`)
    expect([...shortest.names, ...rest.names].toSorted()).toEqual(all.names.toSorted())
    expect(shortest.numbers).toEqual(all.numbers)
    const watts = await search({ category: "Power supplies", wattage: "700..900" })
    expect(watts.total).toBe(
      (await search({ category: "Power supplies", wattage: "750,850" })).total,
    )
  })

  describe("compatibility", () => {
    const idOf = async (q: string) => (await search({ q })).parts[0]?._id ?? ""

    test("a board lists only parts that its compatibility check accepts", async () => {
      const board = (await search({ category: "Motherboards" })).parts[0]
      const { fits } = await api("GET /catalogue/{slug}", { params: { slug: board?.slug ?? "" } })
      const ofVerdict = (verdict: string, category: string) =>
        fits
          .filter((fit) => fit.verdict === verdict && fit.part.category === category)
          .map(({ part }) => part._id)
          .toSorted()
      for (const category of ["Memory", "Cases"]) {
        const found = await search({ category, fits: board?._id })
        expect(found.parts.map(({ _id }) => _id).toSorted()).toEqual(ofVerdict("fits", category))
        expect(found.fit).toEqual({
          fits: ofVerdict("fits", category).length,
          check: ofVerdict("check", category).length,
          parts: [{ _id: board?._id, slug: board?.slug, name: board?.name }],
        })
        const { total } = await search({ category, fits: board?._id, fitCheck: "true" })
        expect(total).toBe((found.fit?.fits ?? 0) + (found.fit?.check ?? 0))
      }
      expect((await search({ category: "Motherboards", fits: board?._id })).total).toBe(0)
    })

    test("words that name a part find what fits it, unless the search is verbatim", async () => {
      const board = (await search({ q: "keel am5" })).parts[0]
      const named = await search({ q: `memory for ${board?.name}` })
      const chosen = await search({ q: "memory", fits: board?._id })
      expect(named.parts.map(({ _id }) => _id)).toEqual(chosen.parts.map(({ _id }) => _id))
      expect(named.instead).toBeUndefined()
      expect(named.fit).toEqual({ ...chosen.fit, typed: `for ${board?.name}` })
      const more = await search({ q: `memory for ${board?.name}`, fitCheck: "true" })
      expect(more.total).toBe((named.fit?.fits ?? 0) + (named.fit?.check ?? 0))
      const verbatim = await search({ q: `memory for ${board?.name}`, verbatim: "true" })
      expect([verbatim.total, verbatim.fit]).toEqual([0, undefined])
      const suggested = await api("GET /suggest", { query: { q: `memory for ${board?.name}` } })
      expect(suggested.total).toBe(named.total)
    })

    test("several parts must all fit, and one that is not on sale is ignored", async () => {
      const board = await idOf("keel am5")
      const kit = await idOf("CA-TM5-6032")
      const all = await search({ fits: board, pageSize: 100 })
      const both = await search({ fits: `${board},${kit}:2`, pageSize: 100 })
      expect(both.fit?.parts).toHaveLength(2)
      expect(both.total).toBeGreaterThan(0)
      // Parts of other categories need not fit the board, only the kit.
      const judged = new Set(all.parts.map(({ category }) => category))
      const fitting = new Set(all.parts.map(({ _id }) => _id))
      for (const { _id, category } of both.parts)
        if (judged.has(category)) expect(fitting).toContain(_id)
      const unknown = "f".repeat(24)
      const ignored = await search({ fits: unknown })
      expect([ignored.total, ignored.fit]).toEqual([60, undefined])
      expect((await search({ fits: `${board},${unknown}` })).total).toBe(all.total)
    })

    test.each(["fits=x", `fits=${"a".repeat(24)}:0`, `fits=${Array(41).fill("a".repeat(24))}`])(
      "%s is refused",
      async (query) => expect((await raw(query)).status).toBe(400),
    )
  })

  test("widen within one facet and narrow across facets", async () => {
    const category = "Motherboards"
    expect((await search({ category, socket: "AM5" })).total).toBe(3)
    expect((await search({ category, socket: "AM5,LGA 1851" })).total).toBe(5)
    expect((await search({ category, socket: "AM5,LGA 1851", formFactor: "ATX" })).total).toBe(3)
  })

  test("keep their own facet's other counts and narrow all others", async () => {
    const query = { category: "Motherboards", socket: "AM5" }
    expect(await optionsOf(query, "socket")).toEqual({
      AM4: 1,
      AM5: 3,
      "LGA 1700": 1,
      "LGA 1851": 2,
    })
    expect(await optionsOf(query, "formFactor")).toEqual({ ATX: 1, "Micro ATX": 1, "Mini-ITX": 1 })
    const both = { ...query, formFactor: "ATX" }
    expect(await optionsOf(both, "socket")).toEqual({ AM5: 1, "LGA 1851": 2 })
    expect(await optionsOf(both, "formFactor")).toEqual({
      ATX: 1,
      "Micro ATX": 1,
      "Mini-ITX": 1,
    })
    const { categories } = await search(both)
    expect(categories).toContainEqual({ name: "Memory", count: 8 })
  })

  test("keep a category's facets if no part has the chosen values", async () => {
    const { facets } = await search({ category: "Memory" })
    const none = Object.fromEntries(facetNames.map((name) => [name, "none"]))
    const found = await search({ category: "Memory", ...none })
    expect(found).toMatchObject({ total: 0, parts: [] })
    const names = found.facets.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(facets.map(({ name }) => name)))
    expect(JSON.stringify(found.facets)).not.toContain("none")
  })

  test("find as many parts as each count says, and keep every facet visible", async () => {
    const { categories } = await search({})
    for (const { name: category, count } of categories) {
      const { total, facets } = await search({ category })
      expect(total).toBe(count)
      const names = facets.map(({ name }) => name)
      for (const { name, options } of facets)
        for (const option of options) {
          const chosen = await search({ category, [name]: option.value })
          expect(chosen.total, `${name}=${option.value}`).toBe(option.count)
          expect(chosen.facets.map((facet) => facet.name)).toEqual(names)
        }
    }
  })

  test("keep a chosen value without results, so that it can be removed", async () => {
    const query = { category: "Memory", memoryType: "DDR4", speed: "8000" }
    expect((await search(query)).total).toBe(0)
    expect(await optionsOf(query, "memoryType")).toEqual({ DDR4: 0, DDR5: 1 })
  })

  test("show values with units, and numbers in order", async () => {
    const capacity = await optionsOf({ category: "Storage" }, "capacity")
    expect(Object.keys(capacity)).toEqual(["1 TB", "2 TB", "4 TB", "7.68 TB"])
    const rooms = await optionsOf({ category: "Cases" }, "cardRoom")
    expect(Object.keys(rooms)[0]).toBe("300–349 mm")
  })

  test("ignore unknown names and refuse repeated ones", async () => {
    expect((await raw("colour=green&__proto__=1")).body).toMatchObject({ total: 60 })
    expect(await raw("socket=AM5&socket=AM4")).toMatchObject({
      status: 400,
      body: { fields: { socket: "Send this only once" } },
    })
  })

  test.each([
    "page=0",
    "page=x",
    "page=1e9",
    "pageSize=101",
    "minPrice=abc",
    "maxPrice=-1",
    "minOrder=0",
    "sort=random",
    "sort=spec.",
    "sort=spec.a%20b",
    "available=maybe",
    `socket=${"x".repeat(501)}`,
  ])("%s is refused", async (query) => {
    expect((await raw(query)).status).toBe(400)
  })
})
