import { afterAll, expect, test } from "vitest"
import { reindexSpecs } from "#operations/catalogue/reindex-specs.ts"
import { csv, importCommands } from "#test/import-shop.ts"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const admin = shop.as(shop.admin)
const { dryRun, apply, undo, partBySku, rowsOf } = importCommands(shop)
afterAll(() => shop.close())

const file = csv(
  "sku,name,price,category,Wattage,depth,wattage note,rails",
  "N-1,Quill 650,65,Netzteile,650,16,continuous,2",
  "N-2,Quill 750,75,Netzteile,plenty,16.5,continuous,4",
  "N-3,Breva,9,CaseFan,,,,",
)
const namesOf = (id: string, category?: string) =>
  admin("GET /import/{id}/names", { params: { id }, query: { category } })
const remember = (body: {
  names?: {
    category: string
    key: string
    as: string | null
    unit?: string
    was?: { as: string | null; unit: string | null }
  }[]
  categories?: { name: string; as: string | null }[]
}) => admin("PUT /vocabulary/names", { body })
const reread = async (id: string) =>
  (await admin("POST /import/{id}/read", { params: { id } })).import

test("column names of specs are guessed, shown, changed, remembered and forgotten", async () => {
  const { id } = await dryRun(file)
  const guessed = await namesOf(id)
  expect(guessed.categories).toEqual([
    {
      name: "Netzteile",
      rows: 2,
      as: "Netzteile",
      proposed: "Power supplies",
      kind: "",
      unknown: 4,
      isChosen: false,
    },
    {
      name: "CaseFan",
      rows: 1,
      as: "CaseFan",
      proposed: "Fans",
      kind: "Fans",
      unknown: 0,
      isChosen: false,
    },
  ])
  await remember({ categories: [{ name: "Netzteile", as: "Power supplies" }] })
  expect(await reread(id)).toMatchObject({ state: "ready", new: 3, unread: 0 })
  const { keys, attributes, categories } = await namesOf(id, "Netzteile")
  expect(categories[0]).toMatchObject({ as: "Power supplies", kind: "Power supplies", unknown: 3 })
  expect(categories[0]?.proposed).toBeUndefined()
  const length = attributes.find(({ code }) => code === "lengthMm")
  expect(length).toMatchObject({ label: "Length", type: "number", unit: "mm" })
  expect(length?.units).toEqual(expect.arrayContaining(["mm", "cm"]))
  expect(keys.toSorted((a, b) => (a.key < b.key ? -1 : 1))).toEqual([
    {
      key: "Wattage",
      rows: 2,
      unread: 0,
      examples: ['"650"', '"plenty"'],
      codes: ["wattageW"],
      isChosen: false,
      unit: null,
    },
    {
      key: "depth",
      rows: 2,
      unread: 0,
      examples: ['"16"', '"16.5"'],
      codes: [],
      isChosen: false,
      unit: null,
    },
    {
      key: "rails",
      rows: 2,
      unread: 0,
      examples: ['"2"', '"4"'],
      codes: [],
      isChosen: false,
      unit: null,
    },
    {
      key: "wattage note",
      rows: 2,
      unread: 0,
      examples: ['"continuous"'],
      codes: [],
      isChosen: false,
      unit: null,
    },
  ])

  const psu = { category: "PSU", as: "lengthMm", unit: "cm", key: "depth" }
  await remember({ names: [psu, { category: "PSU", key: "Wattage", as: "wattageW" }] })
  expect(await reread(id)).toMatchObject({ state: "ready", unread: 1 })
  const [first] = await rowsOf(id, "new")
  expect(first?.changes).toContainEqual({ field: "specs.lengthMm", to: "160" })
  await apply(id)
  expect(await partBySku("N-1")).toMatchObject({
    category: "Power supplies",
    specs: { wattageW: 650, lengthMm: 160, rails: 2 },
  })
  expect(await partBySku("N-2")).toMatchObject({ specs: { Wattage: "plenty", lengthMm: 165 } })

  const again = await dryRun(file)
  expect(again).toMatchObject({ unchanged: 3, unread: 1 })
  await remember({ names: [{ ...psu, as: "" }] })
  const kept = await reread(again.id)
  expect(kept).toMatchObject({ changed: 2 })
  await remember({ names: [{ ...psu, as: null }], categories: [{ name: "Netzteile", as: null }] })
  expect(await admin("GET /vocabulary/own")).toEqual({
    attributes: [],
    names: [{ category: "Power supplies", key: "Wattage", code: "wattageW", unit: null }],
    categories: [],
  })
})

test("existing parts are reindexed in the background after a name is assigned", async () => {
  const id = await shop.part({ category: "Cases", specs: { bays: 3 } })
  await remember({ names: [{ category: "Cases", key: "bays", as: "bays35" }] })
  await reindexSpecs(shop)
  const [part] = await shop.sql("select specs, version from parts where id = $1", [id])
  expect(part).toEqual({ specs: { bays35: 3 }, version: 1 })
})

test("specs of parts whose category an import changes are reindexed", async () => {
  const id = await shop.part({ sku: "N-7", category: "Oddments", specs: { wattage: "850 W" } })
  await reindexSpecs(shop)
  await apply((await dryRun(csv("sku,category", "N-7,Power supplies"))).id)
  await reindexSpecs(shop)
  const [part] = await shop.sql("select specs from parts where id = $1", [id])
  expect(part).toEqual({ specs: { wattageW: 850 } })
})

test("specs that an import wrote as its file was read before parts were reindexed are reindexed again", async () => {
  await shop.part({ sku: "N-8", category: "Cases", specs: { shelves: 1 } })
  const { id } = await dryRun(csv("sku,shelves", "N-8,2"))
  await remember({ names: [{ category: "Cases", key: "shelves", as: "bays35" }] })
  await reindexSpecs(shop)
  const specsNow = async () => {
    await reindexSpecs(shop)
    return (await partBySku("N-8"))?.specs
  }
  await apply(id)
  expect(await specsNow()).toEqual({ bays35: 2 })
  await undo(id)
  expect(await specsNow()).toEqual({ bays35: 1 })
})

test("an unknown attribute, a wrong unit and a built-in name are refused", async () => {
  const body = {
    names: [
      { category: "Cases", key: "bays", as: "wings" },
      { category: "Cases", key: "volumeL", as: "weightKg" },
      { category: "Cases", key: "load", as: "weightKg", unit: "mm" },
    ],
  }
  const refused = await shop.send("PUT /vocabulary/names", { token: shop.admin.token, body })
  expect(refused).toMatchObject({
    status: 400,
    body: {
      code: "invalid_input",
      fields: {
        "names.0.as": "Parts of Cases have no attribute wings",
        "names.1.key": "volumeL is a built-in name",
        "names.2.unit": "mm cannot be converted to kg",
      },
    },
  })
  const kept = await shop.sql("select from vocabulary_names where key = 'load'")
  expect(kept).toEqual([])
})

test("two meanings of one name are refused", async () => {
  const meaning = { category: "PSU", key: "depth", as: "" }
  const body = {
    names: [meaning, { ...meaning, category: "Power supplies" }],
    categories: ["Cases", "Fans"].map((as) => ({ name: "Kästen", as })),
  }
  const refused = await shop.send("PUT /vocabulary/names", { token: shop.admin.token, body })
  expect(refused).toMatchObject({
    status: 400,
    body: {
      code: "invalid_input",
      fields: {
        "names.1.key": "depth appears twice",
        "categories.1.name": "Kästen appears twice",
      },
    },
  })
  expect(await shop.sql("select from vocabulary_names where key = 'depth'")).toEqual([])
})

test("concurrent name assignments and rereads of a file are serialized or refused", async () => {
  const names = ["bays25", "bays35"].map((as) => [{ category: "Cases", key: "slots", as }])
  await Promise.all(names.map((choices) => remember({ names: choices })))
  expect(await shop.sql("select from vocabulary_names where key = 'slots'")).toHaveLength(1)

  const { id } = await dryRun(file)
  const token = shop.admin.token
  const answers = await Promise.all(
    [1, 2, 3].map(() => shop.send(`POST /import/${id}/read`, { token })),
  )
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.every(({ body }) => body.code === "import_state")).toBe(true)
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  expect(await admin("GET /import/{id}", { params: { id } })).toMatchObject({ state: "ready" })
  await apply(id)
  const over = await shop.send(`POST /import/${id}/read`, { token })
  expect(over).toMatchObject({ status: 409, body: { code: "import_state" } })
  expect(await shop.sql("select from part_import_files where import_id = $1", [id])).toEqual([])
})

test("a caller who saw another meaning of a name gets a conflict and changes nothing", async () => {
  const name = { category: "PSU", key: "girth" }
  const send = (
    as: string | null,
    was: { as: string | null; unit: string | null },
    unit?: string,
  ) =>
    shop.send("PUT /vocabulary/names", {
      token: shop.admin.token,
      body: { names: [{ ...name, as, was, unit }] },
    })
  const unsaid = { as: null, unit: null }
  const first = await Promise.all([
    send("lengthMm", unsaid, "cm"),
    send("lengthMm", unsaid, "m"),
    send("", unsaid),
  ])
  expect(first.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(first.find(({ status }) => status === 409)?.body).toMatchObject({
    code: "names_changed",
    names: ["girth"],
  })
  const [entry] = (await admin("GET /vocabulary/own")).names.filter(({ key }) => key === "girth")
  const was = { as: entry?.code ?? "", unit: entry?.unit ?? null }
  expect(await send("lengthMm", { as: "lengthMm", unit: "in" }, "mm")).toMatchObject({
    status: 409,
  })
  expect(await send(null, was)).toMatchObject({ status: 200 })
  const categories = [{ name: "Netzteile", as: "Power supplies", was: "Cases" }]
  const body = { categories }
  expect(await shop.send("PUT /vocabulary/names", { token: shop.admin.token, body })).toMatchObject(
    { body: { code: "names_changed", names: ["Netzteile"] } },
  )
})

const assignColumns = (columns: { heading: string; as: string | null; was?: string | null }[]) =>
  shop.send("PUT /import-columns", { token: shop.admin.token, body: { columns } })

test("unknown column headings get suggestions, and choices are remembered and forgotten", async () => {
  const foreign = csv("Artikelnr.;Bezeichnung;Preis;Farbe", "C-1;Kabel;4,90;rot")
  const first = await dryRun(foreign)
  expect(first).toMatchObject({ state: "refused", rows: 1, badRows: 1, problems: 1 })
  const { columns, meanings } = await namesOf(first.id)
  expect(columns).toMatchObject([
    { heading: "Artikelnr.", rows: 1, examples: ['"C-1"'], as: "spec", proposed: "sku" },
    { heading: "Bezeichnung", proposed: "name", isOwn: false, isChosen: false },
    { heading: "Preis", examples: ['"4,90"'], proposed: "price" },
    { heading: "Farbe", as: "spec" },
  ])
  expect(columns[3]).not.toHaveProperty("proposed")
  expect(meanings).toContainEqual({ name: "sku", label: "SKU" })
  const choices = [
    { heading: "Artikelnr.", as: "sku" },
    { heading: "bezeichnung", as: "name" },
    { heading: "Preis", as: "price" },
  ]
  expect(await assignColumns(choices)).toMatchObject({ status: 200 })
  expect(await reread(first.id)).toMatchObject({ state: "ready", new: 1 })
  await apply(first.id)
  expect(await partBySku("C-1")).toMatchObject({ price_cents: 490, specs: { Farbe: "rot" } })
  const second = await dryRun(foreign)
  expect(second).toMatchObject({ state: "ready", unchanged: 1 })
  await assignColumns(choices.map(({ heading }) => ({ heading, as: null })))
  expect(await reread(second.id)).toMatchObject({ state: "refused" })
})

test("a heading is assigned once, not if it is built in, and with the meaning that was seen", async () => {
  const own = await assignColumns([
    { heading: "price", as: "cost" },
    { heading: "Listen Preis", as: "price" },
    { heading: "Listen-Preis", as: "cost" },
  ])
  expect(own).toMatchObject({
    status: 400,
    body: {
      code: "invalid_input",
      fields: {
        "columns.0.heading": "price is a built-in heading",
        "columns.2.heading": "Listen-Preis appears twice",
      },
    },
  })
  expect(await assignColumns([{ heading: "Listenpreis", as: "wings" }])).toMatchObject({
    status: 400,
  })
  const answers = await Promise.all(
    ["price", "cost"].map((as) => assignColumns([{ heading: "VK alt", as, was: null }])),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: "names_changed",
    names: ["VK alt"],
  })
})

test("two columns with one meaning are refused together with all other problems", async () => {
  await assignColumns([
    { heading: "Netto", as: "price" },
    { heading: "Brutto", as: "price" },
  ])
  const { id, ...read } = await dryRun(csv("sku,name,Netto,Brutto", "T-1,Tau,5,6", "T-2,Ton,5,6"))
  expect(read).toMatchObject({ state: "refused", rows: 2, badRows: 2, problems: 1 })
  const problems = await admin("GET /import/{id}/problems", { params: { id } })
  expect(problems).toMatchObject([
    {
      line: 1,
      field: "price",
      message: "is in two columns, Netto and Brutto. Choose one of them.",
    },
  ])
})
