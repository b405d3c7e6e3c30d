import { afterAll, expect, test } from "vitest"
import { reindexSpecs } from "#operations/catalogue/reindex-specs.ts"
import { csv, importCommands } from "#test/import-shop.ts"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const admin = shop.as(shop.admin)
const { dryRun, apply } = importCommands(shop)
afterAll(() => shop.close())

const put = (code: string, body: Record<string, unknown>) =>
  shop.send(`PUT /vocabulary/attribute/${code}`, { token: shop.admin.token, body })
const search = (query: Record<string, string>) => shop.as()("GET /catalogue", { query })
const namesOf = async (query: Record<string, string>) =>
  (await search(query)).parts.map(({ name }) => name).toSorted()
const facetOf = async (query: Record<string, string>, name: string) => {
  const facet = (await search(query)).facets.find((one) => one.name === name)
  return facet && [facet.label, ...facet.options.map(({ label, count }) => `${label}: ${count}`)]
}

const shelves = {
  label: "Height in units",
  type: "number",
  unit: "U",
  categories: ["Racks"],
  facet: true,
  highlighted: true,
  aliases: ["he"],
}
const racks = csv(
  "sku,name,price,category,he,Doors,finish",
  "R-1,Larch,100,Racks,6,yes,Matt black",
  "R-2,Alder,200,Racks,12 U,no,Matt black",
  "R-3,Rowan,300,Racks,42,yes,Grey",
)

test("a category without a definition shows the columns its parts have values for", async () => {
  const struts = csv(
    "sku,name,price,category,lengthMm,alloy",
    "S-1,Strut A,1,Struts,90,T6",
    "S-2,Strut B,1,Struts,40,",
    "S-3,Strut C,1,Struts,,T6",
  )
  await apply((await dryRun(struts)).id)
  const found = await search({ category: "Struts", sort: "spec.lengthMm" })
  expect(found.columns).toEqual(["Length", "Alloy"])
  expect(found.parts.map(({ cells }) => cells)).toEqual([
    ["40 mm", ""],
    ["90 mm", "T6"],
    ["", "T6"],
  ])
})

test("a staff-defined attribute works as facet, chip, column, spec and in comparison and search", async () => {
  await put("heightU", shelves)
  await put("doors", { label: "Doors", type: "boolean", categories: ["Racks"], highlighted: true })
  await put("finish", { label: "Finish", type: "text", categories: ["Racks"], facet: true })
  await apply((await dryRun(racks)).id)
  const found = await search({ category: "Racks" })
  expect(found.columns).toEqual(["Doors", "Height in units"])
  const larch = found.parts.find(({ name }) => name === "Larch")
  expect(larch).toMatchObject({ chips: ["Doors", "6 U"], cells: ["Yes", "6 U"] })
  expect(found.parts.find(({ name }) => name === "Alder")?.chips).toEqual(["12 U"])
  expect(found.facets.map(({ name }) => name)).toEqual(["spec.finish", "spec.heightU"])
  const all = ["Height in units", "6 U: 1", "12 U: 1", "42 U: 1"]
  expect(await facetOf({ category: "Racks" }, "spec.heightU")).toEqual(all)
  expect(await namesOf({ category: "Racks", "spec.heightU": "6,42" })).toEqual(["Larch", "Rowan"])
  expect(await namesOf({ category: "Racks", "spec.heightU": "10-19" })).toEqual(["Alder"])
  const chosen = { "spec.finish": "Matt black", "spec.heightU": "42" }
  expect(await namesOf({ category: "Racks", ...chosen })).toEqual([])
  expect(await namesOf({ "spec.unheard": "of", category: "Racks" })).toHaveLength(3)

  expect(await namesOf({ q: "12U" })).toEqual(["Alder"])
  expect(await namesOf({ q: "height in units 42" })).toEqual(["Rowan"])
  expect(await namesOf({ q: "matt black" })).toEqual(["Alder", "Larch"])

  const { specs } = await shop.as()("GET /catalogue/{slug}", {
    params: { slug: larch?.slug ?? "" },
  })
  expect(specs).toEqual([
    { label: "Doors", value: "Yes" },
    { label: "Finish", value: "Matt black" },
    { label: "Height in units", value: "6 U" },
  ])
  const ids = found.parts.map(({ _id }) => _id)
  const compared = await shop.as()("GET /comparison", { query: { parts: ids.join() } })
  expect(compared.rows).toContainEqual(
    expect.objectContaining({ label: "Height in units", values: ["6 U", "12 U", "42 U"] }),
  )
})

test("many numbers are grouped into ranges, by the staff's bounds or default ones", async () => {
  for (const units of [1, 2, 3, 4, 8, 9, 15, 16, 18, 20, 24, 36, 48])
    await shop.part({ category: "Racks", specs: { heightU: units } })
  const ranges = (query = {}) => facetOf({ category: "Racks", ...query }, "spec.heightU")
  expect(await ranges()).toEqual([
    "Height in units",
    "Up to 4 U: 4",
    "5–9 U: 3",
    "10–19 U: 4",
    "20–49 U: 5",
  ])
  await put("heightU", { ...shelves, bounds: [12, 24], version: 1 })
  await reindexSpecs(shop)
  expect(await ranges()).toEqual([
    "Height in units",
    "Up to 11 U: 7",
    "12–23 U: 5",
    "24 U and more: 4",
  ])
})

test("a changed attribute is displayed at once, and searchable after reindexing", async () => {
  await put("heightU", { ...shelves, label: "Rack units", unit: "RU", version: 2 })
  const found = await search({ category: "Racks", sort: "price" })
  expect(found.columns).toEqual(["Doors", "Rack units"])
  expect(found.parts[0]?.chips).toContain("6 RU")
  await reindexSpecs(shop)
  for (const q of ["rack units 42", "rack units 42ru", "42 RU", "42ru rack", "ru 42"])
    await expect.poll(() => namesOf({ q }), { message: q }).toContain("Rowan")
  await put("heightU", { ...shelves, facet: false, version: 3 })
  await reindexSpecs(shop)
  const facets = (await search({ category: "Racks" })).facets.map(({ name }) => name)
  expect(facets).toEqual(["spec.finish"])
  await shop.send("DELETE /vocabulary/attribute/finish?values=keep", { token: shop.admin.token })
  await reindexSpecs(shop)
  expect((await search({ category: "Racks" })).facets).toEqual([])
})

test("unknown attributes are counted and listed, and usable for compatibility once named", async () => {
  const specs = (plug: string) => ({ "cpu plug": plug, mood: "calm" })
  for (const plug of ["AM5", "AM4"])
    await shop.part({ name: `Moss ${plug}`, category: "Motherboard", specs: specs(plug) })
  const use = () => admin("GET /vocabulary/use", { query: { category: "Motherboard" } })
  const before = await use()
  expect(before).toMatchObject({ kind: "Motherboards", parts: 2 })
  expect(before.keys).toEqual([
    { key: "cpu plug", parts: 2, examples: ["AM4", "AM5"], codes: [] },
    { key: "mood", parts: 2, examples: ["calm"], codes: [] },
  ])
  const socketOf = ({ attributes }: typeof before) =>
    attributes.find(({ code }) => code === "socket")
  expect(socketOf(before)).toMatchObject({ label: "Socket", parts: 0 })
  const names = [{ category: "Motherboard", key: "cpu plug", as: "socket" }]
  await admin("PUT /vocabulary/names", { body: { names } })
  expect((await use()).reading).toEqual({ read: 0, of: expect.any(Number) })
  await reindexSpecs(shop)
  const after = await use()
  expect(socketOf(after)).toMatchObject({ parts: 2, aliases: expect.arrayContaining(["cpu plug"]) })
  expect(after.keys.map(({ key }) => key)).toEqual(["mood"])
  expect(after).not.toHaveProperty("reading")
  const { parts } = await search({ category: "Motherboard", socket: "AM5" })
  const processor = await shop.part({ category: "Processors", specs: { socket: "AM5" } })
  const machine = [processor, parts[0]?._id ?? ""].map((partId) => ({ partId, quantity: 1 }))
  const { findings } = await shop.as()("POST /fit", { body: { parts: machine } })
  expect(findings.find(({ rule }) => /socket/.test(rule))).toMatchObject({ verdict: "fits" })
})
