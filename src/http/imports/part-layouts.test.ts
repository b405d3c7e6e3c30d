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
