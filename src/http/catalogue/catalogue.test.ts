import { afterAll, describe, expect, test } from "vitest"
import { facetNames } from "#domain/catalogue/facets.ts"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ seed: "demo", rateLimitScale: 0 })
afterAll(() => shop.close())

const api = shop.as()
const search = (query: Record<string, unknown>) => api("GET /catalogue", { query })
const namesOf = async (query: Record<string, unknown>) =>
  (await search(query)).parts.map(({ name }) => name)
const raw = (query: string) => shop.send(`GET /catalogue?${query}`)
const optionsOf = async (query: Record<string, unknown>, facet: string) => {
  const { facets } = await search(query)
  const found = facets.find(({ name }) => name === facet)
  return Object.fromEntries(found?.options.map(({ label, count }) => [label, count]) ?? [])
}

describe("the whole catalogue", () => {
  test("is listed in the shop's own order, with categories and card details", async () => {
    const found = await search({})
    expect(found).toMatchObject({ total: 60, page: 1, pageSize: 48 })
    expect(found.parts).toHaveLength(48)
    expect(found.parts[0]).toMatchObject({
      name: "Tempo DDR5-6000 32 GB Kit",
      sku: "CA-TM5-6032",
      price: 118,
      chips: ["DDR5", "2 × 16 GB", "6000 MT/s"],
    })
    expect(found.categories).toHaveLength(10)
    expect(found.categories[0]).toEqual({ name: "Memory", count: 8 })
    expect(found.facets).toEqual([])
    expect(found.available).toBe(58)
  })

  test("lists categories, each with a count and the picture of its first part", async () => {
    const categories = await api("GET /category")
    const { parts, categories: counts } = await search({ pageSize: 100 })
    expect(categories.map(({ name, count }) => ({ name, count }))).toEqual(counts)
    for (const { name, image } of categories)
      expect(image).toBe(parts.find(({ category }) => category === name)?.image)
  })

  test("is paged without gaps or duplicates, in every sort order", async () => {
    for (const sort of ["featured", "price", "-price", "available", "name"]) {
      const pages = [1, 2, 3, 4].map((page) => namesOf({ sort, page, pageSize: 17 }))
      const names = (await Promise.all(pages)).flat()
      expect(new Set(names).size).toBe(60)
      expect(names).toEqual(await namesOf({ sort, pageSize: 100 }))
    }
  })

  test("returns an empty page beyond the last, with the total", async () => {
    expect(await search({ page: 9 })).toMatchObject({ total: 60, page: 9, parts: [] })
  })

  test("is sorted by each table column in both directions, parts without a value last", async () => {
    const { columns, sorts } = await search({ category: "Memory" })
    expect(columns).toEqual(["Capacity", "Modules", "Type", "Speed", "Latency"])
    expect(sorts[3]).toBe("spec.speedMTs")
    for (const [at, sort] of sorts.entries())
      for (const sign of [1, -1]) {
        const query = { category: "Memory", sort: sign === 1 ? sort : `-${sort}` }
        const cells = (await search(query)).parts.map(({ cells }) => cells[at] ?? "")
        const order = new Intl.Collator("en", { numeric: true }).compare
        expect(cells, query.sort).toEqual(cells.toSorted((a, b) => sign * order(a, b)))
      }
    for (const sort of ["spec.heightMm", "-spec.heightMm"]) {
      const { columns, parts } = await search({ category: "Cooling", sort })
      const heights = parts.map(({ cells }) => cells[columns.indexOf("Height")] ?? "")
      expect(heights.at(-1)).toBe("")
      expect(heights.indexOf("")).toBe(heights.filter((height) => height !== "").length)
    }
    expect(await namesOf({ sort: "spec.unheard" })).toEqual(await namesOf({}))
    const names = await namesOf({ sort: "name", pageSize: 100 })
    expect(await namesOf({ sort: "-name", pageSize: 100 })).toEqual(names.toReversed())
  })

  test("shows a category's columns if the query leads to one category", async () => {
    expect((await search({ q: "tempo" })).columns[0]).toBe("Capacity")
    expect((await search({})).columns).toEqual([])
  })

  test("is sorted by price, stock and name", async () => {
    const { parts } = await search({ sort: "price", pageSize: 100 })
    const prices = parts.map(({ price }) => price)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect((await namesOf({ sort: "-price" }))[0]).toBe("Prism 924 Blower")
    expect((await namesOf({ sort: "available" }))[0]).toBe("Breva 120 PWM")
    expect((await namesOf({ sort: "name" }))[0]).toBe("Anvil 1000")
  })
})

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

    test("several parts must all fit, and one that is not on sale is ignored", async () => {
      const board = await idOf("keel am5")
      const kit = await idOf("CA-TM5-6032")
      const all = await search({ fits: board, pageSize: 100 })
      const both = await search({ fits: `${board},${kit}:2`, pageSize: 100 })
      expect(both.fit?.parts).toHaveLength(2)
      expect(both.total).toBeGreaterThan(0)
      expect(all.total).toBeGreaterThan(0)
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

  test("keep every facet visible when a value of another is chosen", async () => {
    const namesOfFacets = async (query: Record<string, unknown>) =>
      (await search(query)).facets.map(({ name }) => name)
    for (const { name: category } of (await search({})).categories) {
      const { facets } = await search({ category })
      const all = facets.map(({ name }) => name)
      for (const { name, options } of facets)
        for (const { value } of options)
          expect(await namesOfFacets({ category, [name]: value })).toEqual(all)
    }
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

  test("predict with every count what choosing it finds", async () => {
    const { categories } = await search({})
    for (const { name: category, count } of categories) {
      const { total, facets } = await search({ category })
      expect(total).toBe(count)
      for (const { name, options } of facets)
        for (const { value, count: promised } of options)
          expect({ name, value, total: (await search({ category, [name]: value })).total }).toEqual(
            {
              name,
              value,
              total: promised,
            },
          )
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
      body: { fields: { socket: "Send this once" } },
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

describe("the catalogue after a change", () => {
  test("finds a new part at once, by its new name after an edit, and not once it is archived", async () => {
    const admin = shop.as(shop.admin)
    const id = await shop.part({ name: "Quillon Bracket" })
    expect(await namesOf({ q: "quillon" })).toEqual(["Quillon Bracket"])
    await admin("PATCH /part/{id}", {
      params: { id },
      body: { version: 1, name: "Ferrule Bracket" },
    })
    expect(await namesOf({ q: "quillon" })).toEqual([])
    expect(await namesOf({ q: "ferrule" })).toEqual(["Ferrule Bracket"])
    await admin("DELETE /part/{id}", { params: { id } })
    expect(await namesOf({ q: "ferrule" })).toEqual([])
  })

  test("filters by the manufacturer entered in the form, unless the specs name a brand", async () => {
    const admin = shop.as(shop.admin)
    const id = await shop.part({ name: "Trunnion Block", manufacturer: "Helm & Co" })
    const edit = async (body: object) => {
      const { version } = await admin("GET /part/{id}", { params: { id } })
      await admin("PATCH /part/{id}", { params: { id }, body: { version, ...body } })
    }
    const byBrand = (brand: string) => namesOf({ q: "trunnion", brand })
    expect(await byBrand("Helm & Co")).toEqual(["Trunnion Block"])
    await edit({ manufacturer: "Oar Ltd" })
    expect(await byBrand("Helm & Co")).toEqual([])
    expect(await byBrand("Oar Ltd")).toEqual(["Trunnion Block"])
    await edit({ specs: { brand: "Rudder" } })
    await edit({ manufacturer: "Helm & Co" })
    expect(await byBrand("Rudder")).toEqual(["Trunnion Block"])
    await admin("DELETE /part/{id}", { params: { id } })
  })

  test("shows a sold-out part as unavailable until it is restocked", async () => {
    const id = await shop.part({ name: "Gusset Plate", availableQuantity: 5, minimumQuantity: 5 })
    const available = () => namesOf({ q: "gusset", available: "true" })
    expect(await available()).toEqual(["Gusset Plate"])
    const buyer = await shop.customer()
    await shop.as(buyer)("POST /purchase", { body: { purchaseId: id, quantity: 5 } })
    expect(await available()).toEqual([])
    await shop.as(shop.admin)("POST /part/{id}/stock", {
      params: { id },
      body: { delta: 5, reason: "restock" },
    })
    expect(await available()).toEqual(["Gusset Plate"])
    await shop.as(shop.admin)("DELETE /part/{id}", { params: { id } })
  })
})

describe("one part", () => {
  const show = (slug: string) => api("GET /catalogue/{slug}", { params: { slug } })

  test("has its specs in reading order and a verdict for each related part", async () => {
    const { part, specs, fits } = await show("keel-b760-ddr4")
    expect(part).toMatchObject({ sku: "CA-KB-B760D", price: 84, minimumQuantity: 20 })
    expect(specs[0]).toEqual({ group: "Board", label: "Socket", value: "LGA 1700" })
    const verdictOn = (name: string) => fits.find((fit) => fit.part.name === name)
    expect(verdictOn("Tempo DDR4-3600 32 GB Kit")?.verdict).toBe("fits")
    expect(verdictOn("Prism 716")?.verdict).toBe("check")
    expect(verdictOn("Hangar 12")).toMatchObject({
      verdict: "no",
      reasons: [{ rule: "board_size", sentence: "Micro ATX board; the case takes Mini-ITX." }],
      part: { slug: "hangar-12", category: "Cases" },
    })
    const order = fits.map(({ verdict }) => ["fits", "check", "no"].indexOf(verdict))
    expect(order).toEqual(order.toSorted())
  })

  test.each(["no-such-part", "Keel-B760-DDR4", "%00", "..%2F..", "a".repeat(300), "%E2%80%A8"])(
    "with the address %s does not exist",
    async (slug) => {
      expect(await shop.send(`GET /catalogue/${slug}`)).toMatchObject({
        status: 404,
        body: { code: "part_unknown", message: "There is no such part." },
      })
    },
  )

  test("that is archived is shown as no longer made", async () => {
    const id = await shop.part({ name: "Spigot" })
    const [row] = await shop.sql("select slug from parts where id = $1", [id])
    expect((await show(String(row?.slug))).part.name).toBe("Spigot")
    await shop.as(shop.admin)("DELETE /part/{id}", { params: { id } })
    expect(await shop.send(`GET /catalogue/${row?.slug}`)).toMatchObject({
      status: 404,
      body: {
        code: "part_not_found",
        message: "This part is no longer made.",
        part: { _id: id, name: "Spigot" },
      },
    })
  })
})

describe("for search engines", () => {
  test("the site map lists the public pages and every part", async () => {
    const { body, headers } = await shop.send("GET /sitemap.xml")
    expect(headers.get("content-type")).toBe("application/xml; charset=utf-8")
    const addresses = [...String(body.text).matchAll(/<loc>[^<]*?:\/\/[^/]+([^<]*)<\/loc>/g)]
    const paths = addresses.map(([, path]) => path)
    const english = paths.filter((path) => !/^\/de(?:\/|$)/.test(path ?? ""))
    expect(english.slice(0, 5)).toEqual(["/", "/parts", "/reviews", "/blog", "/MyPortfolio"])
    expect(english).toHaveLength(65)
    expect(english).toContain("/parts/keel-b760-ddr4")
    const german = english.map((path) => (path === "/" ? "/de" : `/de${path}`))
    expect(paths.filter((path) => !english.includes(path))).toEqual(german)
    const [, alternates = ""] = /keel-b760-ddr4<\/loc>(.*?)<\/url>/.exec(String(body.text)) ?? []
    expect([...alternates.matchAll(/hreflang="(\w+)"/g)].map(([, code]) => code)).toEqual([
      "en",
      "de",
    ])
  })

  test("robots.txt names the site map and the private paths", async () => {
    const { body } = await shop.send("GET /robots.txt")
    expect(body.text).toContain("Disallow: /dashboard\n")
    expect(body.text).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m)
  })
})
