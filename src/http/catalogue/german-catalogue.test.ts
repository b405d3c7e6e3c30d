import { afterAll, expect, test } from "vitest"
import { LANGUAGE_HEADER } from "#domain/languages/languages.ts"
import { csv, importCommands } from "#test/import-shop.ts"
import { aPart, openTestShop } from "#test/test-shop.ts"

const shop = await openTestShop({ seed: "demo", rateLimitScale: 0 })
const { dryRun, apply } = importCommands(shop)
afterAll(() => shop.close())

const english = shop.as()
const GERMAN = { headers: { [LANGUAGE_HEADER]: "de" } }
const readPage = async (path: string) => (await fetch(shop.url + path)).text()
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, "|").replaceAll(/\|[|\s]*/g, "|")

test("a table has headings, chips and cells in the language of each call", async () => {
  const query = { category: "Cooling" }
  for (const _ of [1, 2]) {
    const here = await english("GET /catalogue", { query })
    expect(here.columns).toEqual(["Type", "Rated for", "Height", "Radiator", "Noise"])
    expect(here.parts[0]?.cells[0]).toMatch(/^(?:Air|Liquid)$/)
    const there = await english("GET /catalogue", { query }, GERMAN)
    expect(there.columns).toEqual(["Typ", "Kühlleistung", "Höhe", "Radiator", "Lautstärke"])
    expect(there.parts[0]?.cells[0]).toMatch(/^(?:Luft|Wasser)$/)
    expect(there.sorts).toEqual(here.sorts)
    expect(there.categories).toEqual(here.categories)
  }
})

test("the list of all parts has chips in the language of each call", async () => {
  const chipsOf = async (options = {}) =>
    (await english("GET /part", {}, options)).flatMap(({ chips }) => chips)
  const here = await chipsOf()
  const there = await chipsOf(GERMAN)
  expect(there).not.toEqual(here)
  expect(there).toHaveLength(here.length)
  expect(await chipsOf()).toEqual(here)
})

test("facets have German labels and values, with the same filter values as in English", async () => {
  const facetsOf = async (category: string, options = {}) =>
    (await english("GET /catalogue", { query: { category } }, options)).facets
  const cooling = await facetsOf("Cooling", GERMAN)
  expect(cooling.find(({ name }) => name === "type")).toMatchObject({
    label: "Typ",
    options: expect.arrayContaining([expect.objectContaining({ value: "Air", label: "Luft" })]),
  })
  const storage = await facetsOf("Storage", GERMAN)
  const capacity = storage.find(({ name }) => name === "capacity")
  expect(capacity?.label).toBe("Kapazität")
  const valuesOf = (facets: typeof storage) =>
    facets.map(({ name, options }) => [name, options.map(({ value }) => value)])
  expect(valuesOf(storage)).toEqual(valuesOf(await facetsOf("Storage")))
})

test("a part's specs are in German, with decimal commas", async () => {
  const params = { slug: "tempo-ddr5-6000-32-gb-kit" }
  const { specs } = await english("GET /catalogue/{slug}", { params }, GERMAN)
  const shownAs = (label: string) => specs.find((row) => row.label === label)?.value
  expect(specs.map(({ group }) => group)).toContain("Geschwindigkeit")
  expect(shownAs("Kapazität je Modul")).toBe("16 GB")
  expect(shownAs("Spannung")).toMatch(/^1,\d+ V$/)
  expect(shownAs("ECC")).toBe("Nein")
})

test("a comparison and missing values of a compatibility check are in German", async () => {
  const [one, other] = (await english("GET /catalogue", { query: { category: "Power supplies" } }))
    .parts
  const query = { parts: `${one?._id},${other?._id}` }
  const { rows } = await english("GET /comparison", { query }, GERMAN)
  expect(rows.map(({ label }) => label)).toEqual(
    expect.arrayContaining(["Leistung", "Effizienzklasse", "Formfaktor", "Kabel"]),
  )
  const bare = await shop.part({ name: "Bare board", category: "Motherboards" })
  const read = await shop.as(shop.admin)("GET /part/{id}", { params: { id: bare } }, GERMAN)
  expect(read.missingForFit).toContain("Sockel")
  const fit = await english(
    "POST /fit",
    { body: { parts: [bare, one?._id ?? ""].map((partId) => ({ partId, quantity: 1 })) } },
    GERMAN,
  )
  const sentences = fit.findings.map(({ sentence }) => sentence).join(" ")
  expect(sentences).toContain("Nicht bekannt: EPS-Buchsen, 8-polig (Mainboard).")
})

test("pages name categories in German, at the same addresses as in English", async () => {
  const home = textOf(await readPage("/de"))
  expect(home).toContain("|Grafikkarten|")
  expect(home).not.toContain("|Graphics cards|")
  const html = await readPage("/de/parts?category=Power+supplies")
  expect(html).toMatch(/<title>Netzteile – /)
  expect(html).toContain('href="/de/parts?category=Power+supplies')
  const text = textOf(html)
  for (const words of ["Netzteile", "Effizienzklasse", "Voll modular"])
    expect(text).toContain(`|${words}|`)
  const part = textOf(await readPage("/de/parts/tempo-ddr5-6000-32-gb-kit"))
  expect(part).toContain("|Arbeitsspeicher|")
  expect(textOf(await readPage("/parts?category=Power+supplies"))).toContain("|Efficiency class|")
})

test("a category typed in German into a part's form is the built-in one", async () => {
  const { token } = shop.admin
  const { headers } = GERMAN
  const { body } = await shop.send("POST /part", {
    token,
    headers,
    body: aPart({ category: "Netzteile", specs: { wattage: 750 } }),
  })
  const id = String(body.insertedId)
  const get = () => shop.as(shop.admin)("GET /part/{id}", { params: { id } })
  expect(await get()).toMatchObject({ category: "Power supplies" })
  for (const [typed, category] of [
    ["Grafikkarten", "Graphics cards"],
    ["Sonstige Teile", "Other parts"],
    ["Power supplies", "Power supplies"],
    ["Schrauben", "Schrauben"],
  ]) {
    const { version } = await get()
    await shop.send(`PATCH /part/${id}`, { token, headers, body: { version, category: typed } })
    expect(await get()).toMatchObject({ category })
  }
})

test("categories and attributes of staff keep the names that staff gave them", async () => {
  const { token } = shop.admin
  const body = { label: "Size", type: "text", categories: ["Fans", "Cart"], facet: true }
  await shop.send("PUT /vocabulary/attribute/grade", {
    token,
    body: { ...body, highlighted: true, aliases: [] },
  })
  await apply((await dryRun(csv("sku,name,price,category,grade", "G-1,Gadget,5,Cart,Black"))).id)
  const found = await english("GET /catalogue", { query: { category: "Cart" } }, GERMAN)
  expect(found.columns).toEqual(["Size"])
  expect(found.parts[0]).toMatchObject({ chips: ["Black"], cells: ["Black"] })
  expect(textOf(await readPage("/de/parts?category=Cart"))).toContain("|Cart|")
})

test("staff read attributes and validation errors in German", async () => {
  const { token } = shop.admin
  const admin = shop.as(shop.admin)
  const { kind, attributes } = await admin(
    "GET /vocabulary",
    { query: { category: "Memory" } },
    GERMAN,
  )
  expect(kind).toBe("Memory")
  expect(attributes).toContainEqual(
    expect.objectContaining({ code: "casLatency", label: "CAS-Latenz", group: "Geschwindigkeit" }),
  )
  const refused = await shop.send("POST /part", {
    token,
    body: { ...aPart(), category: "Memory", specs: { ecc: "perhaps" } },
    headers: GERMAN.headers,
  })
  expect(refused.body.fields).toEqual({ "specs.ecc": "ECC muss „ja“ oder „nein“ sein" })
})

test("list rows match the same parts in both languages, whichever asks first", async () => {
  const body = {
    rows: [{ number: "", manufacturer: "", description: "Wyvern 240 mm radiator", quantity: "1" }],
  }
  const ask = (options = {}) => english("POST /match", { body }, options)
  await shop.part({ name: "Wyvern", category: "Cooling", specs: { radiatorMm: 240 } })
  const there = await ask(GERMAN)
  const here = await ask()
  const [first] = there.rows[0]?.candidates ?? []
  expect(first).toMatchObject({ name: "Wyvern", why: "Alle 3 Wörter stimmen überein." })
  expect(here.rows[0]?.candidates[0]).toEqual({ ...first, why: "All 3 words match." })
})

test("amounts in German calls have a decimal comma, and ambiguous ones are refused", async () => {
  const { token } = shop.admin
  const add = (price: string, headers = GERMAN.headers) =>
    shop.send("POST /part", { token, body: { ...aPart(), price }, headers })
  const added = await add("1.234,50")
  const params = { id: String(added.body.insertedId) }
  expect(await shop.as(shop.admin)("GET /part/{id}", { params })).toMatchObject({ price: 1234.5 })
  expect((await add("1234,5")).status).toBe(200)
  expect(await add("1.234")).toMatchObject({
    status: 400,
    body: {
      fields: { price: "Preis: „1.234“ ist nicht eindeutig. Geben Sie 1234 oder 1234,00 ein" },
    },
  })
  expect((await add("fünf")).body.fields).toEqual({
    price: "Preis muss ein Betrag in Dollar sein, zum Beispiel 118 oder 118,50",
  })
  expect((await add("12,50", { [LANGUAGE_HEADER]: "en" })).body.fields).toEqual({
    price: "Price must be an amount in dollars, such as 118 or 118.50",
  })
})

test("prices and ranges are typed with a decimal comma, and addresses stay plain", async () => {
  const query = new URLSearchParams({
    category: "Power supplies",
    minPrice: "100,5",
    maxPrice: "1.234",
    "wattage.from": "1.000",
  })
  const html = await readPage(`/de/parts?${query}`)
  const text = textOf(html)
  expect(text).toContain("|Ab 100,50\u00a0$|")
  expect(text).toContain("|Bis 1.234,00\u00a0$|")
  expect(text).toContain("|Leistung: Ab 1.000 W|")
  expect(html).toMatch(/name="minPrice"[^>]*value="100,5"/)
  expect(html).toContain("minPrice=100.5&amp;maxPrice=1234")
})
