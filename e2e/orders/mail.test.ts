import { afterAll, expect, test } from "vitest"
import { openShopBrowser, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser({ seed: "none" })
afterAll(world.close)

test("a buyer reads the shop's mail in the browser and follows its link to pay", async () => {
  const { shop } = world
  const buyer = await shop.customer()
  const purchaseId = await shop.part({ name: "Anvil 1000" })
  await shop.as(buyer)("POST /purchase", { body: { purchaseId, quantity: 2 } })
  await expect
    .poll(async () => (await shop.send("GET /sandbox/mail")).body.text)
    .toMatch(/Your order CA-\d{4}-\d{6} of Anvil 1000/)

  const { page, complaints, close } = await visitAs(world, undefined)
  await page.goto("/sandbox/mail")
  await page.getByRole("link", { name: /^Your order CA-\d{4}-\d{6} of Anvil 1000/ }).click()
  const mail = page.frameLocator("iframe[title='The mail']")
  await mail.getByText(/2 × Anvil 1000 \(CA-\w+\) at \$149\.00/).waitFor()
  await mail.getByRole("link", { name: "Pay now" }).click()
  await page.getByRole("heading", { name: "Login", level: 1 }).waitFor()
  await expect
    .poll(() => new URL(page.url()).searchParams.get("from"))
    .toMatch(/^\/dashboard\/payment\//)
  expect(complaints).toEqual([])
  await close()
})
