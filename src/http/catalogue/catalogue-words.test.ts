import { describe, expect, test } from "vitest"
import { catalogueTests } from "#test/search/catalogue-tests.ts"

const { shop, search, namesOf, archive, raw } = await catalogueTests()

describe("text search", () => {
  test.each([
    ["tempo", 8],
    ["TEMPO  ddr4", 1],
    ["CA-TM5-6032", 1],
    ["m5-60", 2],
    ["ddr5-6000", 2],
    ["6000 kit", 2],
    ["32gb", 5],
    ["lga1851", 9],
    ["lga 1851", 9],
    ["keel b8", 3],
    ["xyzzy", 0],
  ])("'%s' finds %i", async (q, count) => {
    expect(await namesOf({ q })).toHaveLength(count)
  })

  test("a category name filters, and whole words of the part name rank first", async () => {
    const found = (await search({ q: "graphics card" })).parts.map(({ category }) => category)
    expect(found).toEqual(Array(5).fill("Graphics cards"))
    expect((await namesOf({ q: "anvil 850" }))[0]).toBe("Anvil 850")
    expect((await namesOf({ q: "breva 120" })).slice(0, 2).toSorted()).toEqual([
      "Breva 120 PWM",
      "Breva 120 Reverse",
    ])
  })

  test.each([
    "%",
    "_",
    "'",
    "\\",
    "%%%",
    "'; drop table parts; --",
    "a & | ! ( ) : *",
    "<b>",
    "a:*",
    "💡",
  ])("'%s' is searched as plain text", async (q) => {
    expect((await raw(`q=${encodeURIComponent(q)}`)).status).toBe(200)
    expect((await search({})).total).toBe(60)
  })

  test("a query of a thousand characters or with control characters is refused", async () => {
    expect(await raw(`q=${"a".repeat(1000)}`)).toMatchObject({
      status: 400,
      body: { code: "invalid_input", fields: { q: "q has at most 100 characters" } },
    })
    expect((await raw("q=%00")).status).toBe(400)
  })

  test("a query of blanks finds everything", async () => {
    expect((await search({ q: "   " })).total).toBe(60)
  })
})

describe("an exact part number", () => {
  test.each(["CA-F-120", "ca-f-120", "CAF120", "ca f 120", " CA-F 120 "])(
    "'%s' ranks first and is marked exact",
    async (q) => {
      const { parts, exact } = await search({ q })
      expect(parts[0]?.sku).toBe("CA-F-120")
      expect(exact).toBe("breva-120-pwm")
    },
  )

  test("is marked exact with any filters and in every sort order", async () => {
    expect(await search({ q: "CA-F-120", category: "Memory" })).toMatchObject({
      total: 0,
      exact: "breva-120-pwm",
    })
    expect((await search({ q: "CA-F-120", sort: "-price" })).exact).toBe("breva-120-pwm")
  })

  test.each(["CA-F-12", "F-120", "breva 120", "120", "%", ""])(
    "'%s' is not an exact part number",
    async (q) => {
      expect((await search({ q })).exact).toBeUndefined()
    },
  )

  test("is no name of a category, and nothing that a limit leaves over", async () => {
    const named = await shop.part({ name: "Ledger 24", category: "Memory", mpn: "Memory" })
    const numbered = await shop.part({ name: "Ledger 27", category: "Memory", mpn: "Ledger" })
    expect((await search({ q: "memory" })).exact).toBeUndefined()
    expect((await search({ q: "ledger" })).exact).toMatch(/^ledger-27/)
    expect((await search({ q: "ledger under $5000" })).exact).toBeUndefined()
    await archive(named, numbered)
  })

  test("includes the manufacturer's number, unless several parts share it", async () => {
    const first = await shop.part({ name: "Quillon One", mpn: "ZX 100/9" })
    const [row] = await shop.sql("select slug from parts where id = $1", [first])
    expect((await search({ q: "zx100-9" })).exact).toBe(row?.slug)
    const second = await shop.part({ name: "Quillon Two", mpn: "zx-100.9" })
    expect(await search({ q: "zx100-9" })).toMatchObject({ total: 2 })
    expect((await search({ q: "zx100-9" })).exact).toBeUndefined()
    await archive(first, second)
  })

  test("ranks whole words before longer ones", async () => {
    const ids: string[] = []
    for (const name of ["Rotor 5 7600X3D", "Rotor 5 7600X", "Rotor 5 7600"])
      ids.push(await shop.part({ name }))
    expect((await namesOf({ q: "rotor 7600" }))[0]).toBe("Rotor 5 7600")
    await archive(...ids)
  })
})

describe("a price limit among the words", () => {
  test.each([
    ["memory under 150", { category: "Memory", maxPrice: "150" }, { max: 150 }],
    ["Arbeitsspeicher bis 150 €", { category: "Memory", maxPrice: "150" }, { max: 150 }],
    ["graphics card over $400", { category: "Graphics cards", minPrice: "400" }, { min: 400 }],
    ["psu between 80 and 150", { category: "Power supplies", minPrice: "80", maxPrice: "150" }, {}],
    ["memory over 100 under 150", { category: "Memory", minPrice: "100", maxPrice: "150" }, {}],
    ["under 50", { maxPrice: "50" }, { typed: "under 50", words: "", max: 50 }],
  ])("'%s' finds those parts", async (q, same, limits) => {
    const { total, price } = await search({ q })
    expect(total).toBe((await search(same)).total)
    expect(total).toBeGreaterThan(0)
    expect(price).toMatchObject(limits)
  })

  test("narrows a limit that was chosen, and is not read where words are taken as they are", async () => {
    const chosen = await search({ q: "memory under 150", maxPrice: "100" })
    expect(chosen.total).toBe((await search({ q: "memory", maxPrice: "100" })).total)
    const verbatim = await search({ q: "memory under 150", verbatim: "true" })
    expect(verbatim).toMatchObject({ total: 0 })
    expect(verbatim.price).toBeUndefined()
  })

  test("a number with a unit is none, and suggestions know limits, too", async () => {
    expect((await search({ q: "psu over 850 W" })).price).toBeUndefined()
    const suggested = await shop.as()("GET /suggest", { query: { q: "memory under 150" } })
    expect(suggested.total).toBe((await search({ q: "memory", maxPrice: "150" })).total)
  })
})

describe("words that exclude", () => {
  test.each([
    ["graphics card without power connector", ["Prism 308"]],
    ["psu not modular", ["Anvil 550", "Anvil Flex 350"]],
    ["Netzteil nicht modular", ["Anvil 550", "Anvil Flex 350"]],
    ["case without fans", ["Hangar Bench"]],
    ["ssd no dram", ["Strata Mini 1 TB"]],
    ["am5 board sans wifi", ["Keel B850 Micro"]],
    ["strata except nvme", ["Strata S3 2 TB"]],
    ["ssd -strata", []],
  ])("'%s' finds the others", async (q, names) => {
    expect((await namesOf({ q })).toSorted()).toEqual(names)
  })

  test("are told, and their words are not searched for", async () => {
    const { total, excluded, parts } = await search({ q: "memory without ddr4 or ecc under 500" })
    expect(excluded).toEqual([
      { typed: "without ddr4 or ecc", terms: ["ddr4", "ecc"], unknown: [] },
    ])
    expect(parts.map(({ name }) => name)).not.toContain("Tempo DDR4-3600 32 GB Kit")
    expect(parts.map(({ name }) => name)).not.toContain("Tempo Steady DDR5-5600 ECC 32 GB")
    expect(total).toBe((await search({ q: "memory", maxPrice: "500" })).total - 2)
    const suggested = await shop.as()("GET /suggest", { query: { q: "memory -ddr4" } })
    expect(suggested.total).toBe(7)
  })

  test("that no part speaks of leave nothing out, and are told", async () => {
    const { total, excluded } = await search({ q: "memory without perfume" })
    expect(excluded).toMatchObject([{ terms: ["perfume"], unknown: ["perfume"] }])
    expect(total).toBe((await search({ q: "memory" })).total)
  })

  test("alone find everything else", async () => {
    expect((await search({ q: "-breva" })).total).toBe(55)
    expect((await search({ q: "-breva", verbatim: "true" })).excluded).toBeUndefined()
  })
})

describe("limits of numbers among the words", () => {
  test("narrow the counts of their facet, and each count is what choosing its value finds", async () => {
    const q = "psu under 800 W"
    const { facets, total } = await search({ q })
    const options = facets.find(({ name }) => name === "wattage")?.options ?? []
    expect(options.map(({ value }) => Number(value)).every((watts) => watts <= 800)).toBe(true)
    expect(options.reduce((sum, { count }) => sum + count, 0)).toBe(total)
    for (const { value, count } of options)
      expect({ value, count: (await search({ q, wattage: value })).total }).toEqual({
        value,
        count,
      })
    expect((await search({ q, wattage: "1000" })).total).toBe(0)
  })

  test("of the same number must both hold", async () => {
    const both = await search({ q: "psu over 700 W under 900 W" })
    const chosen = await search({ category: "Power supplies", wattage: "700.1..900" })
    expect([both.limits?.length, both.total]).toEqual([2, chosen.total])
    expect(both.total).toBeGreaterThan(0)
  })

  test("are filters, and their words are not searched for", async () => {
    const { total, limits } = await search({ q: "psu over 850 W under 500" })
    expect(limits).toEqual([
      {
        typed: "over 850 W",
        filter: { facet: "wattage", value: "1000..", label: "Power: From 1,000 W" },
      },
    ])
    const filtered = { q: "psu", wattage: "1000..", maxPrice: "500" }
    expect(total).toBe((await search(filtered)).total)
    expect(total).toBeGreaterThan(1)
  })

  test("name the facet that they are about, if several have the unit", async () => {
    const cases = await search({ q: "case room for cards over 350 mm" })
    const typed = "room for cards over 350 mm"
    expect(cases.limits).toMatchObject([{ typed, filter: { facet: "cardRoom" } }])
    expect(cases.total).toBe((await search({ q: "case", cardRoom: "350.." })).total)
  })

  test("without a unit are about the only facet around it, if they are no price", async () => {
    const fast = await search({ q: "ddr5 over 7000" })
    const filter = { facet: "speed", value: "7000.." }
    expect(fast.limits).toMatchObject([{ typed: "over 7000", filter }])
    expect(fast.price).toBeUndefined()
    expect(fast.parts.map(({ name }) => name)).toEqual(["Tempo CK DDR5-8000 48 GB Kit"])
    expect((await search({ q: "ddr5 over $7000" })).limits).toBeUndefined()
  })

  test("of an unclear value are left out, and told", async () => {
    const { limits, total } = await search({ q: "case over 350 mm" })
    expect(limits).toEqual([{ typed: "over 350 mm" }])
    expect(total).toBe((await search({ q: "case" })).total)
    expect((await search({ q: "fan under 90 kg" })).limits).toEqual([{ typed: "under 90 kg" }])
  })

  test("are words if texts of parts contain them", async () => {
    const description = "With above 4g decoding."
    const id = await shop.part({ name: "Crest", description, category: "Motherboards" })
    const { limits, total } = await search({ q: "above 4g decoding" })
    expect({ limits, total }).toEqual({ limits: undefined, total: 1 })
    await archive(id)
  })

  test("are no words if texts of parts only begin so", async () => {
    const id = await shop.part({ name: "Abbey 750 W", category: "Power supplies" })
    expect((await search({ q: "psu ab 750 w" })).limits).toMatchObject([{ typed: "ab 750 w" }])
    await archive(id)
  })

  test("are found if only one of the categories states the value", async () => {
    const { limits, parts } = await search({ q: "ddr5 over 7000 mhz" })
    expect(limits).toMatchObject([{ filter: { facet: "speed", value: "8000.." } }])
    expect(parts.map(({ category }) => category)).toEqual(parts.map(() => "Memory"))
  })

  test("apply to suggestions, and not to a verbatim search", async () => {
    const suggested = await shop.as()("GET /suggest", { query: { q: "psu over 850 W" } })
    expect(suggested.total).toBe((await search({ q: "psu over 850 W" })).total)
    expect((await search({ q: "psu over 850 W", verbatim: "true" })).limits).toBeUndefined()
  })
})

describe("values as a page writes them", () => {
  test.each([
    ["850 W", "Anvil 850"],
    ["850w", "Anvil 850"],
    ["120mm fan", "Breva 120 PWM"],
    ["120 mm fan", "Breva 120 PWM"],
    ["155 mm", "Fjord 120"],
    ["62.5 CFM", "Breva 120 PWM"],
    ["7.68 TB", "Strata Vault 8 TB U.2"],
    ["14,016 TBW", "Strata Vault 8 TB U.2"],
    ["8000 MT/s", "Tempo CK DDR5-8000 48 GB Kit"],
    ["24.8 dB(A)", "Breva 120 PWM"],
    ["25 Gb/s", "Relay 25G SFP28"],
  ])("'%s' finds %s first", async (q, name) => {
    expect((await namesOf({ q }))[0]).toBe(name)
  })

  test("a value does not match names that only contain its digits", async () => {
    expect(await namesOf({ q: "850 W" })).toEqual(["Anvil 850"])
  })

  test("every single-number option of a facet can be typed as a query", async () => {
    for (const [category, facet] of [
      ["Power supplies", "wattage"],
      ["Fans", "size"],
      ["Storage", "capacity"],
      ["Memory", "speed"],
    ] as const)
      for (const { label, count } of (await search({ category })).facets.find(
        ({ name }) => name === facet,
      )?.options ?? [])
        expect((await search({ q: label, category })).total).toBeGreaterThanOrEqual(count)
  })
})

describe("synonyms of the trade", () => {
  test.each([
    ["ssd", "Storage"],
    ["nvme", "Storage"],
    ["psu", "Power supplies"],
    ["power supply", "Power supplies"],
    ["gpu", "Graphics cards"],
    ["video card", "Graphics cards"],
    ["mobo", "Motherboards"],
    ["motherboard", "Motherboards"],
    ["mATX", "Motherboards"],
    ["m-ATX board", "Motherboards"],
    ["aio", "Cooling"],
    ["liquid cooler 360", "Cooling"],
    ["wifi", "Motherboards"],
    ["ram", "Memory"],
    ["case", "Cases"],
    ["fan", "Fans"],
  ])("'%s' finds %s first", async (q, category) => {
    expect((await search({ q })).parts[0]?.category).toBe(category)
  })

  test("match no other parts of the same kind", async () => {
    expect((await search({ q: "nvme", category: "Storage" })).total).toBe(6)
    expect((await search({ q: "ssd", category: "Storage" })).total).toBe(7)
    expect(await namesOf({ q: "aio" })).toEqual(["Firth 240", "Firth 360", "Firth 420"])
    expect((await namesOf({ q: "mATX", category: "Motherboards" })).toSorted()).toEqual([
      "Keel A520 Micro",
      "Keel B760 DDR4",
      "Keel B850 Micro",
    ])
    const { categories } = await search({ q: "ethernet" })
    expect(categories.map(({ name }) => name)).toEqual(["Motherboards", "Networking and cards"])
    expect(await namesOf({ q: "wifi" })).not.toContain("Keel B760 DDR4")
    expect(await namesOf({ q: "modular psu" })).toHaveLength(5)
    expect(await namesOf({ q: "non-modular" })).toEqual(["Anvil 550", "Anvil Flex 350"])
  })
})

describe("a query without results", () => {
  test.each([
    ["tmepo", "tempo"],
    ["anvl 850", "anvil 850"],
    ["motherbord", "motherboard"],
    ["grafics card", "graphics card"],
    ["memroy", "memory"],
    ["nvem", "nvme"],
    ["platnum psu", "platinum psu"],
    ["CA-TM5-6O32", "CA-TM5-6032"],
    ["ca tm5 6302", "CA-TM5-6032"],
  ])("'%s' is answered with the parts of '%s'", async (q, meant) => {
    const { total, parts, instead } = await search({ q })
    expect(instead).toMatchObject({ words: meant, dropped: [] })
    const found = await search({ q: meant })
    expect({ total, parts }).toEqual({ total: found.total, parts: found.parts })
    expect(total).toBeGreaterThan(0)
    const verbatim = await search({ q, verbatim: "true" })
    expect(verbatim).toMatchObject({ total: 0, parts: [], instead: { dropped: [] } })
    expect(verbatim.instead?.words).toBeUndefined()
  })

  test.each([
    ["tempo ddr5 zzqx", "tempo ddr5", ["zzqx"]],
    ["anvil breva", "anvil", ["breva"]],
    ["tmepo ddr5 zzqx", "tempo ddr5", ["zzqx"]],
    ["anvil brevva", "anvil", ["brevva"]],
    ["tempo dock", "tempo", ["dock"]],
    ["anvil kvm", "anvil", ["kvm"]],
  ])("'%s' finds the parts of '%s' without %j", async (q, words, dropped) => {
    const { total, instead } = await search({ q })
    expect(instead).toMatchObject({ words, dropped })
    expect(total).toBe((await search({ q: words })).total)
  })

  test("keeps its filters when it is corrected", async () => {
    const { parts, instead } = await search({ q: "tmepo", maxPrice: "200" })
    expect(instead?.words).toBe("tempo")
    expect(parts).toEqual((await search({ q: "tempo", maxPrice: "200" })).parts)
  })

  test("that resembles nothing gets no correction, but every category", async () => {
    const { instead } = await search({ q: "xyzzy" })
    expect(instead?.words).toBeUndefined()
    expect(instead?.categories).toHaveLength(10)
    expect(instead?.categories[0]).toEqual({ name: "Memory", count: 8 })
    expect((await search({ minPrice: "900000" })).instead?.categories).toHaveLength(10)
  })

  test("is the only one that gets a correction", async () => {
    expect((await search({ q: "anvil" })).instead).toBeUndefined()
    expect((await search({ q: "anvil", category: "Memory" })).instead).toBeUndefined()
  })
})
