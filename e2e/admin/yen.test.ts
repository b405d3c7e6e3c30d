import { afterAll, expect, test } from "vitest"
import { setShopCurrency } from "#domain/pricing/currency.ts"
import { openShopBrowser, shown, toastText, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser({ seed: "none" })
afterAll(async () => {
  await world.close()
  setShopCurrency("USD")
})
const { shop } = world
await shop.saveSettings("shop", { name: "Northmere", currency: "JPY" })

test("in yen, a product is saved when only its name is edited", async () => {
  const breaks = [{ quantity: 10, price: 11_000 }]
  const partId = await shop.part({ price: 11_800, cost: 9000, breaks })
  const { page, complaints, close } = await visitAs(world, shop.admin)
  await page.goto(`/dashboard/manageProduct/${partId}`)
  await page.getByLabel("Name").fill("Anvil 1200")
  await page.getByRole("button", { name: "Save product" }).click()
  await shown(page, "Product saved")
  expect(await shop.as(shop.admin)("GET /part/{id}", { params: { id: partId } })).toMatchObject({
    name: "Anvil 1200",
    price: 11_800,
    cost: 9000,
    breaks,
  })
  expect(complaints).toEqual([])
  await close()
})

test("in yen, settings with amounts are saved", async () => {
  const method = { name: "Parcel", freeFrom: 50_000, steps: ["5 kg: 900"] }
  const zones = [{ name: "Japan", places: ["JP"], methods: [method] }]
  const collection = { offered: true, price: 300 }
  expect((await shop.saveSettings("delivery", { zones, collection })).status).toBe(200)
  const { page, complaints, close } = await visitAs(world, shop.admin)
  await page.goto("/dashboard/settings/delivery")
  await page.getByRole("button", { name: "Save settings", disabled: false }).click()
  await expect.poll(() => toastText(page)).toBe("Settings saved")
  const { settings } = await shop.as(shop.admin)("GET /settings/delivery")
  expect(settings).toMatchObject({ zones: [{ methods: [method] }], collection })
  expect(complaints).toEqual([])
  await close()
})
