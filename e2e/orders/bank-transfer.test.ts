import { afterAll, expect, test } from "vitest"
import { anOrderOfSeven } from "#test/orders/order-of-lines.ts"
import { withoutNetworkErrors } from "../network-faults.ts"
import { payButton, payWith } from "../page-forms.ts"
import { findProblems } from "../screens/accessibility.ts"
import { openShopBrowser, shown, toastText, visitAs } from "../shop-browser.ts"
import { completed, goodCard, openPayment } from "./open-payment.ts"

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
  await staff.page.getByRole("button", { name: "Record transfer" }).click()
  expect(await toastText(staff.page)).toContain("Transfer recorded")
  await shown(staff.page, "$500.00 of $800.00 received")
  await shown(staff.page, "Record money sent back")
  await buyer.page.getByRole("link", { name: "My Order" }).first().click()
  await buyer.page.getByRole("cell", { name: "Partly paid $500.00 of $800.00 received" }).waitFor()
  await shown(buyer.page, "1 unpaid, $300.00")
  expect(await buyer.page.getByRole("button", { name: /^Delete/ }).count()).toBe(0)
  await buyer.page.getByRole("link", { name: /^Pay order/ }).click()
  await shown(buyer.page, "Please pay: $300.00")
  await staff.page.getByRole("link", { name: "Overview" }).click()
  await staff.page.getByRole("link", { name: "1 order with transfers to settle" }).click()
  await staff.page.getByRole("link", { name: /^CA-/ }).first().click()
  await staff.page.getByLabel("Amount received").fill("1,350.00")
  await staff.page.getByRole("button", { name: "Mark as paid" }).click()
  await shown(staff.page, "$1,050.00 too much")
  expect(await findProblems(staff.page)).toEqual([])

  await shown(buyer.page, "This order is paid")
  await buyer.page.getByRole("link", { name: "My Order" }).first().click()
  await buyer.page.getByRole("row", { name: /Winch/ }).getByRole("link").first().click()
  await shown(buyer.page, "You paid $1,050.00 too much. We will send it back.")
  expect([...buyer.complaints, ...staff.complaints]).toEqual([])
  await Promise.all([buyer.close(), staff.close()])
})

test("a refund by bank transfer is announced as such, and not shown as made before it is sent", async () => {
  const { shop } = world
  const customer = await shop.customer()
  await shop.saveSettings("order-changes", { cancelling: "until approved" })
  const id = await anOrderOfSeven(shop, customer)
  const { price: amount } = await shop.as(customer)("GET /order/{id}", { params: { id } })
  const day = new Date().toISOString().slice(0, 10)
  const staffApi = shop.as(shop.admin)
  await staffApi("POST /order/{id}/transfer", { params: { id }, body: { amount, day } })

  const buyer = await visitAs(world, customer)
  await buyer.page.goto(`/dashboard/order/${id}`)
  await buyer.page.getByRole("button", { name: "Cancel part of it" }).click()
  const lines = buyer.page.getByRole("dialog", { name: "What do you want to cancel?" })
  await lines.getByLabel(/^Anvil/).fill("4")
  await lines.getByRole("button", { name: "Continue" }).click()
  const sure = buyer.page.getByRole("alertdialog", { name: "Cancel 4 units" })
  await sure.getByText(/^\$\d+\.\d\d will be refunded by bank transfer\./).waitFor()
  await sure.getByRole("button", { name: "Cancel these" }).click()
  const facts = buyer.page.getByRole("region", { name: "Order facts" })
  await facts.getByText("Refund on its way").waitFor()
  expect(await facts.getByText("Refunded", { exact: true }).count()).toBe(0)
  await buyer.page
    .getByRole("region", { name: "Order lines" })
    .getByText("4 being refunded")
    .waitFor()

  const staff = await visitAs(world, shop.admin)
  await staff.page.goto(`/dashboard/order/${id}`)
  const sent = staff.page.getByRole("button", { name: "Mark as sent" })
  await sent.click()
  await staff.page.getByRole("region", { name: "Order lines" }).getByText("4 refunded").waitFor()
  const staffFacts = staff.page.getByRole("region", { name: "Order facts" })
  await staffFacts.getByText("Refunded", { exact: true }).waitFor()
  expect(await staffFacts.getByText("Refund on its way").count()).toBe(0)
  await staff.page.getByLabel("Amount", { exact: true }).fill("1")
  await staff.page.getByLabel("Reason").fill("A dent")
  await staff.page.getByRole("button", { name: "Refund", exact: true }).click()
  await staff.page
    .getByRole("alertdialog")
    .getByText("you transfer the refund yourself, then mark it as sent")
    .waitFor()
  expect([...buyer.complaints, ...staff.complaints]).toEqual([])
  await Promise.all([buyer.close(), staff.close()])
})

test("a card payment that was ended elsewhere says so, and shows how the order is paid now", async () => {
  const { shop } = world
  const customer = await shop.customer()
  await shop.sql("update users set email_verified = true where id = $1", [customer.id])
  const { page, orderId: id, complaints, close } = await openPayment(world, customer)
  await shown(page, "Please pay: $149.00")
  await expect.poll(() => payButton(page).isEnabled()).toBe(true)
  const lines = [{ number: 1, quantity: 2 }]
  await shop.as(shop.admin)("POST /order/{id}/edit", {
    params: { id },
    body: { revision: 0, lines },
  })
  await payWith(page, goodCard)
  await shown(page, "The payment of this order was changed elsewhere.")
  await shown(page, "Please pay: $298.00")

  await expect.poll(() => payButton(page).isEnabled()).toBe(true)
  await shop.as(customer)("POST /order/{id}/bank-transfer", { params: { id } })
  await payWith(page, goodCard)
  await shown(page, "To transfer")
  await shown(page, "The payment of this order was changed elsewhere.")

  await shop.as(shop.admin)("POST /order/{id}/edit", {
    params: { id },
    body: { revision: 1, lines: [{ number: 1, quantity: 1 }] },
  })
  await page.getByRole("button", { name: "Pay by card instead" }).click()
  await shown(page, "Payment could not be started.")
  await page.getByRole("button", { name: "Try again" }).click()
  await shown(page, "Please pay: $149.00")
  await payWith(page, goodCard)
  await page.getByRole("heading", { name: completed }).waitFor()
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})
