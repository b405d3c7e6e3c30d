import { afterAll, expect, test } from "vitest"
import { openShopBrowser, shown, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser({ seed: "none" })
afterAll(world.close)

test("a draft whose address its customer has removed is saved for the default one, then sent", async () => {
  const { shop } = world
  const customer = await shop.customer()
  const place = { name: "Ada Byron", street: "Dock 4", postalCode: "EH6 6QN", country: "GB" }
  const add = async (city: string) =>
    (await shop.as(customer)("POST /address", { body: { ...place, city } })).insertedId
  const usual = await add("Leith")
  const other = await add("Oban")
  const lines = [{ partId: await shop.part({ price: 20 }), quantity: 1 }]
  const body = { email: customer.email, lines, addressId: other, deliveryPrice: 5 }
  const staff = shop.as(shop.admin)
  const { insertedId: id } = await staff("POST /draft-order", { body })
  const { page, complaints, close } = await visitAs(world, shop.admin)
  await page.goto(`/dashboard/draft-orders/${id}`)
  const address = page.getByLabel("Delivery address")
  await expect.poll(() => address.inputValue()).toBe(other)
  await shop.as(customer)("DELETE /address/{id}", { params: { id: other } })
  await page.reload()
  await shown(page, "Save your changes before you send the draft.")
  expect(await address.inputValue()).toBe("")
  await page.getByRole("button", { name: "Save draft" }).click()
  await page.getByRole("button", { name: "Send to the customer", disabled: false }).click()
  await shown(page, "Waiting for an answer")
  const [sent] = await shop.sql("select delivery_address from draft_orders where id = $1", [id])
  expect(sent).toMatchObject({ delivery_address: { id: usual } })
  expect(complaints).toEqual([])
  await close()
})
