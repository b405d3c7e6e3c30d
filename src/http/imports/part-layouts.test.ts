import { afterAll, expect, test } from "vitest"
import { setShopCurrency } from "#domain/pricing/currency.ts"
import { importCommands } from "#test/import-shop.ts"
import { firmLayouts } from "#test/part-files/firm-layouts.ts"
import { programLayouts } from "#test/part-files/program-layouts.ts"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const admin = shop.as(shop.admin)
const { dryRun, apply, partBySku, problemsOf } = importCommands(shop)
const body = { name: "Northmere", currency: "EUR" }
await shop.saveSettings("shop", body)
afterAll(async () => {
  await shop.close()
  setShopCurrency("USD")
})

const columnsOf = async (id: string) =>
  (await admin("GET /import/{id}/names", { params: { id }, query: {} })).columns

/** Forgets stored mappings, so that each layout is read like the first. */
const forget = () => shop.sql("delete from part_file_columns")

test.each([...firmLayouts, ...programLayouts])(
  "$name",
  async ({ file, proposed, chosen = {}, parts, remarks = 0 }) => {
    await forget()
    const { id } = await dryRun(new Uint8Array(await file()))
    const columns = await columnsOf(id)
    const found = columns.filter((column) => column.proposed !== undefined)
    expect(Object.fromEntries(found.map((one) => [one.heading, one.proposed]))).toEqual(proposed)
    const meanings = Object.entries({ ...proposed, ...chosen })
    await admin("PUT /import-columns", {
      body: { columns: meanings.map(([heading, as]) => ({ heading, as, was: null })) },
    })
    const { import: read } = await admin("POST /import/{id}/read", { params: { id } })
    expect(await problemsOf(id)).toEqual([])
    expect(read).toMatchObject({ state: "ready", new: Object.keys(parts).length, remarks })
    await apply(id)
    for (const [sku, fields] of Object.entries(parts))
      expect(await partBySku(sku)).toMatchObject(fields)
  },
)

test("HTML that would take long to convert is read quickly, or is a fault of its row", async () => {
  const read = async (html: string) => {
    const file = `sku,name,price,description\r\nHTML-1,Any,5,${html}\r\n`
    const { id, state } = await dryRun(file)
    return state === "ready" ? state : (await problemsOf(id)).join()
  }
  await forget()
  expect(await read("<table><tr><td colspan=1000000>x</td></tr></table>")).toBe("ready")
  expect(await read("<table><tr><td colspan=24000 rowspan=24000>x</td></tr></table>")).toBe("ready")
  const unread = "2 description has HTML that cannot be read. Write it as plain text."
  expect(await read("<div>".repeat(3_900))).toBe(unread)
  expect(await read("<ul><li>a".repeat(2_000))).toBe(unread)
  const long = "2 description has 40000 characters; at most 4000 are allowed. Shorten it."
  expect(await read("<div>".repeat(8_000))).toBe(long)
})

test("a table in a description becomes lines", async () => {
  await forget()
  const table =
    "<table><tr><th>Power</th><td>850 W</td></tr><tr><td>Fans</td></tr></table><p>Ours.</p>"
  const { id } = await dryRun(`sku,name,price,description\r\nHTML-2,Any,5,${table}\r\n`)
  await apply(id)
  expect(await partBySku("HTML-2")).toMatchObject({ description: "Power 850 W\nFans\n\nOurs." })
})
