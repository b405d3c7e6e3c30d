import { afterAll, expect, test } from "vitest"
import { findProblems } from "../screens/accessibility.ts"
import { openShopBrowser, shown, toastText, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)
const body = { on: true, holder: "Shop Ltd", account: "DE89370400440532013000" }
expect(await world.shop.saveSettings("bank-transfer", body)).toMatchObject({ status: 200 })

test("a buyer chooses a bank transfer, and staff mark it as paid in two parts", async () => {
  const { shop } = world
  const customer = await shop.customer()
  await shop.sql("update users set email_verified = true where id = $1", [customer.id])
  const purchaseId = await shop.part({ name: "Winch", price: 50 })
  const order = { purchaseId, quantity: 16 }
  const { insertedId: id } = await shop.as(customer)("POST /purchase", { body: order })

  const buyer = await visitAs(world, customer)
  await buyer.page.goto(`/dashboard/payment/${id}`)
  await buyer.page.getByRole("button", { name: "Pay by bank transfer" }).click()
  await shown(buyer.page, "DE89 3704 0044 0532 0130 00")
  expect(await findProblems(buyer.page)).toEqual([])
  await buyer.page.getByRole("button", { name: "Pay by card instead" }).click()
  await buyer.page.getByRole("button", { name: "Pay by bank transfer" }).click()
  await shown(buyer.page, "To transfer")

  const staff = await visitAs(world, shop.admin)
  await staff.page.goto(`/dashboard/order/${id}`)
  await staff.page.getByLabel("Amount received").fill("500")
  await staff.page.getByLabel("Bank’s reference").fill("TX 1")
  expect(await findProblems(staff.page)).toEqual([])
  await staff.page.getByRole("button", { name: "Mark as paid" }).click()
  expect(await toastText(staff.page)).toContain("Transfer recorded")
  await shown(staff.page, "$500.00 of $800.00 received")
  await staff.page.goto("/dashboard/overview")
  await staff.page.getByRole("link", { name: "1 order with transfers to settle" }).click()
  await staff.page.getByRole("link", { name: /^CA-/ }).first().click()
  await staff.page.getByLabel("Amount received").fill("350")
  await staff.page.getByRole("button", { name: "Mark as paid" }).click()
  await shown(staff.page, "$50.00 too much")
  expect(await findProblems(staff.page)).toEqual([])

  await shown(buyer.page, "This order is paid")
  expect([...buyer.complaints, ...staff.complaints]).toEqual([])
  await Promise.all([buyer.close(), staff.close()])
})
