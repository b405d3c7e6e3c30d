import { describe, expect, test } from "vitest"
import { catalogueTests } from "#test/search/catalogue-tests.ts"

const { shop, api, search, namesOf, archive } = await catalogueTests()

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

describe("the catalogue after a change", () => {
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
    await archive(id)
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
    await archive(id)
  })

  test("shows a part on back-order as unavailable, as its page does", async () => {
    const id = await shop.part({ name: "Gusset Arm", availableQuantity: 0, backorder: "yes" })
    const { parts, available } = await search({ q: "gusset" })
    expect({ names: parts.map(({ name }) => name), available }).toEqual({
      names: ["Gusset Arm"],
      available: 0,
    })
    expect(await namesOf({ q: "gusset", available: "true" })).toEqual([])
    await archive(id)
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
      reasons: [{ rule: "board_size", sentence: "Micro ATX board; the case supports Mini-ITX." }],
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
    await archive(id)
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
