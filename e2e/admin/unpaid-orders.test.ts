import { afterAll, expect, test } from "vitest"
import { manyCustomers } from "#test/many-customers.ts"
import { withoutNetworkErrors } from "../network-faults.ts"
import { anOrder, openShopBrowser, shown, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser({ rateLimitScale: 1 })
afterAll(world.close)

test("a customer at the order limit is told how to verify the address, and led there", async () => {
  const { shop } = world
  const customer = await shop.customer()
  const { partId } = await anOrder(shop, customer)
  for (let n = 1; n < 10; n += 1)
    await shop.as(customer)("POST /purchase", { body: { purchaseId: partId, quantity: 1 } })
  const { page, complaints, close } = await visitAs(world, customer)
  await page.goto(`/purchase/${partId}`)
  await page.getByRole("button", { name: "Submit" }).click()
  await page
    .getByRole("alert")
    .getByText(/for an unconfirmed e-mail address/)
    .waitFor()
  await page.getByRole("link", { name: "Confirm your address" }).click()
  await page.getByRole("button", { name: "E-mail me a confirmation link" }).click()
  await page.getByText(`We have e-mailed a link to ${customer.email}`).first().waitFor()
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("an administrator sees the unpaid orders of each account, and cancels them all at once", async () => {
  const { shop } = world
  const [hoarder = shop.admin] = await manyCustomers(shop, 1)
  const partId = await shop.part({ price: 900 })
  for (const quantity of [20, 30])
    await shop.as(hoarder)("POST /purchase", { body: { purchaseId: partId, quantity } })
  const { page, complaints, close } = await visitAs(world, shop.admin)
  await page.goto("/dashboard/manageOrder")
  await page.getByRole("link", { name: "Unpaid by account" }).click()
  await page.getByRole("heading", { name: "Unpaid by account", level: 1 }).waitFor()
  const row = page.locator(`[data-row="${hoarder.id}"]`)
  await row.getByRole("link", { name: `2 unpaid of ${hoarder.email}` }).waitFor()
  for (const words of ["50", "$45,000.00", "not confirmed"])
    await row.getByText(words, { exact: true }).first().waitFor()
  await row.getByRole("button", { name: `Cancel all of ${hoarder.email}` }).click()
  const dialog = page.getByRole("alertdialog")
  await dialog.getByText(/2 orders, 50 units, \$45,000\.00/).waitFor()
  await dialog.getByRole("button", { name: "Cancel all" }).click()
  await shown(page, "2 orders cancelled, 0 left.")
  await row.waitFor({ state: "detached" })
  const { availableQuantity } = await shop.as(hoarder)("GET /part/{id}", { params: { id: partId } })
  expect(availableQuantity).toBe(100)
  await page.getByRole("searchbox", { name: "Name or email" }).fill("nobody@")
  await page.keyboard.press("Enter")
  await page.getByText(/No accounts match/).waitFor()
  expect(complaints).toEqual([])
  await close()
})
