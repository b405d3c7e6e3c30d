import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { payOrder } from "#test/pay.ts"
import { breakCall, loseReply, withoutNetworkErrors } from "../network-faults.ts"
import { fillProduct } from "../page-forms.ts"
import { anOrder, isFocused, openShopBrowser, shown, toastText, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)
const customer = await world.shop.customer()

const rowOf = (page: Page, id: string) => page.locator(`[data-row="${id}"]`)
const statusOf = (page: Page, orderId: string) =>
  rowOf(page, orderId).getByRole("button", { name: /^Status/ })
const undoOf = (page: Page, orderId: string) =>
  rowOf(page, orderId).getByRole("button", { name: /^undo/ })

async function openAs(path: string, person = world.shop.admin) {
  const visitor = await visitAs(world, person)
  await visitor.page.goto(path)
  return visitor
}

test("the order list of a new shop is empty", async () => {
  const { page, complaints, close } = await openAs("/dashboard/manageOrder")
  await shown(page, "No orders yet.")
  await expect.poll(() => page.getByRole("table").count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

test("the status advances step by step; an unpaid order cannot be shipped", async () => {
  const { shop } = world
  const { orderId } = await anOrder(shop, customer)
  const { page, complaints, close } = await visitAs(world, shop.admin)
  await page.clock.install()
  await page.goto("/dashboard/manageOrder")
  await statusOf(page, orderId).click()
  await undoOf(page, orderId).waitFor()
  await rowOf(page, orderId)
    .getByRole("button", { name: /^Status: approved/ })
    .waitFor()
  await page.clock.fastForward(10_500)
  await undoOf(page, orderId).waitFor({ state: "detached" })
  await expect.poll(() => statusOf(page, orderId).evaluate(isFocused)).toBe(true)
  await statusOf(page, orderId).click()
  await expect.poll(() => toastText(page, "alert")).toBe("Status Update Failed")
  await page
    .getByRole("main")
    .getByText(/Order is not paid/)
    .waitFor()
  await expect.poll(() => statusOf(page, orderId).evaluate(isFocused)).toBe(true)
  await payOrder(shop, customer, orderId)
  const undo = (status: string) =>
    rowOf(page, orderId).getByRole("button", { name: new RegExp(`^undo ${status}`) })
  for (const status of ["shipped", "delivered"]) {
    await statusOf(page, orderId).click()
    await undo(status).waitFor()
  }
  // At the end the status is text: focus moves to the remaining button, then to the text.
  await expect.poll(() => undo("delivered").evaluate(isFocused)).toBe(true)
  await page.clock.fastForward(10_500)
  await undoOf(page, orderId).waitFor({ state: "detached" })
  const end = rowOf(page, orderId).getByText("delivered", { exact: true })
  await end.waitFor()
  await expect.poll(() => statusOf(page, orderId).count()).toBe(0)
  await expect.poll(() => end.evaluate(isFocused)).toBe(true)
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("an accidental status change is undone, even if the filter already hides the order", async () => {
  const { orderId, orderNumber } = await anOrder(world.shop, customer, { name: "Lintel Case" })
  const { page, complaints, close } = await openAs("/dashboard/manageOrder?q=Lintel Case")
  await statusOf(page, orderId).click()
  await undoOf(page, orderId).waitFor()
  await expect.poll(() => statusOf(page, orderId).evaluate(isFocused)).toBe(true)
  await undoOf(page, orderId).click()
  await rowOf(page, orderId)
    .getByRole("button", { name: /^Status: pending/ })
    .waitFor()
  await expect.poll(() => statusOf(page, orderId).evaluate(isFocused)).toBe(true)

  await page.getByRole("combobox", { name: "Status" }).selectOption("pending")
  await page.waitForURL(/status=pending/)
  await statusOf(page, orderId).click()
  await rowOf(page, orderId).waitFor({ state: "detached" })
  await page.getByRole("button", { name: `undo approved, order ${orderNumber}` }).click()
  await statusOf(page, orderId).click()
  await rowOf(page, orderId).waitFor({ state: "detached" })
  await world.shop.sql("update mail_outbox set send_after = now() where dedupe_key like $1", [
    `order-status:${orderId}:%`,
  ])
  await page.getByRole("button", { name: `undo approved, order ${orderNumber}` }).click()
  await page
    .getByRole("main")
    .getByText(/A step can be undone only within 10 seconds/)
    .waitFor()
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("a double click advances the status one step", async () => {
  const { shop } = world
  const { orderId } = await anOrder(shop, customer)
  await payOrder(shop, customer, orderId)
  const { page, close } = await openAs("/dashboard/manageOrder")
  await statusOf(page, orderId).dblclick()
  await shown(page, "Updated Status")
  await rowOf(page, orderId)
    .getByRole("button", { name: /^undo approved/ })
    .waitFor()
  expect(await shop.as(shop.admin)("GET /order/{id}", { params: { id: orderId } })).toMatchObject({
    status: "approved",
  })
  await close()
})

test.each([1440, 1024, 390])(
  "the Status button keeps its place while undo is shown, %i px wide",
  async (width) => {
    const { shop } = world
    const { orderId } = await anOrder(shop, customer)
    await payOrder(shop, customer, orderId)
    const viewport = { width, height: 900 }
    const { page, complaints, close } = await visitAs(world, shop.admin, { viewport })
    await page.goto(`/dashboard/manageOrder?q=${orderId}`)
    const place = () =>
      statusOf(page, orderId).evaluate((button) => {
        const { left, top, width } = button.getBoundingClientRect()
        const row = button.closest("tr")?.getBoundingClientRect()
        return { left, fromRow: top - (row?.top ?? 0), width }
      })
    const before = await place()
    for (const status of ["approved", "shipped"]) {
      await statusOf(page, orderId).click()
      await rowOf(page, orderId)
        .getByRole("button", { name: new RegExp(`^undo ${status}`) })
        .waitFor()
      expect(await place()).toEqual(before)
    }
    const names = await rowOf(page, orderId)
      .locator(".order-step")
      .getByRole("button")
      .allTextContents()
    expect(names).toEqual(["shipped", "undo"])
    expect(complaints).toEqual([])
    await close()
  },
)

test("an order is deleted after a confirmation, and focus moves to the next row", async () => {
  const { shop } = world
  const { orderId: older } = await anOrder(shop, customer)
  const { orderId: newer, orderNumber } = await anOrder(shop, customer, { name: "Girder Tower" })
  const { page, complaints, close } = await openAs("/dashboard/manageOrder")
  const remove = rowOf(page, newer).getByRole("button", { name: `Delete order ${orderNumber}` })
  const dialog = page.getByRole("alertdialog", { name: "Are you sure you want to delete !" })
  await remove.click()
  await expect.poll(() => dialog.textContent()).toContain(customer.email)
  await page.keyboard.press("Escape")
  await dialog.waitFor({ state: "detached" })
  await expect.poll(() => remove.evaluate(isFocused)).toBe(true)

  await remove.click()
  const outage = await breakCall(page, "DELETE /order/")
  await dialog.getByRole("button", { name: "Delete" }).click()
  await dialog.getByText("The shop is resting.").waitFor()
  await outage.restore()
  await dialog.getByRole("button", { name: "Delete" }).click()
  await expect.poll(() => toastText(page)).toBe(" Order  deleted.")
  await rowOf(page, newer).waitFor({ state: "detached" })
  const next = rowOf(page, older).locator("a, button").first()
  await expect.poll(() => next.evaluate(isFocused)).toBe(true)
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("a paid order is hidden from the list, stays with its buyer, and is restored", async () => {
  const { shop } = world
  const { orderId, orderNumber } = await anOrder(shop, customer, { name: "Corbel Case" })
  const transactionId = await payOrder(shop, customer, orderId)
  const { page, complaints, close } = await openAs("/dashboard/manageOrder?q=Corbel")
  await rowOf(page, orderId).getByText(`${customer.name} · ${customer.email}`).waitFor()
  await rowOf(page, orderId)
    .getByRole("button", { name: `Delete order ${orderNumber}` })
    .click()
  const dialog = page.getByRole("alertdialog", { name: "Are you sure you want to delete !" })
  await expect
    .poll(() => dialog.textContent())
    .toMatch(/nobody will ship it.*not refunded.*buyer can still see it.*restore/)
  await dialog.getByRole("button", { name: "Delete" }).click()
  await expect.poll(() => toastText(page)).toBe(" Order  deleted.")
  await rowOf(page, orderId).waitFor({ state: "detached" })

  const buyers = await openAs("/dashboard/myOrder", customer)
  await rowOf(buyers.page, orderId).getByText(transactionId).waitFor()
  await rowOf(buyers.page, orderId).getByRole("link").first().click()
  await buyers.page.getByRole("button", { name: "Print receipt" }).waitFor()
  await buyers.page.goto(`/dashboard/payment/${orderId}`)
  await buyers.page.getByRole("heading", { name: "This order is paid" }).waitFor()
  await buyers.close()

  await page.getByRole("combobox", { name: "Removed" }).selectOption("Removed")
  await page.getByRole("button", { name: `Restore order ${orderNumber}` }).click()
  await shown(page, "Order restored.")
  await rowOf(page, orderId).waitFor({ state: "detached" })
  await page.getByRole("combobox", { name: "Removed" }).selectOption("Not removed")
  await rowOf(page, orderId)
    .getByRole("button", { name: `Delete order ${orderNumber}` })
    .waitFor()
  expect(complaints).toEqual([])
  await close()
})

test("order search and filters are in the address, and an empty result is explained", async () => {
  const { orderId } = await anOrder(world.shop, customer, { name: "Solitaire Board" })
  const { page, complaints, close } = await openAs("/dashboard/manageOrder")
  await page.getByRole("main").getByRole("searchbox").fill("Solitaire")
  await page.keyboard.press("Enter")
  await shown(page, "1 order")
  await rowOf(page, orderId).waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe("Solitaire")
  await page.getByRole("main").getByRole("searchbox").fill("abc def")
  await page.keyboard.press("Enter")
  await page.getByText(/No orders match .abc def.\./).waitFor()
  await page.getByRole("main").getByRole("link", { name: "Clear filters" }).click()
  await rowOf(page, orderId).waitFor()
  await expect.poll(() => page.getByRole("main").getByRole("searchbox").inputValue()).toBe("")
  await page.goBack()
  await page.getByText(/No orders match/).waitFor()
  await expect
    .poll(() => page.getByRole("main").getByRole("searchbox").inputValue())
    .toBe("abc def")
  expect(complaints).toEqual([])
  await close()
})

test("a product is removed from the shop, and its orders stay", async () => {
  const { shop } = world
  const name = "Farewell Fan 120"
  const { orderId, partId } = await anOrder(shop, customer, { name })
  const { page, complaints, close } = await openAs("/dashboard/manageProduct?q=Farewell")
  await rowOf(page, partId)
    .getByRole("button", { name: `Delete ${name}` })
    .click()
  const dialog = page.getByRole("alertdialog")
  await expect.poll(() => dialog.textContent()).toContain("Existing orders stay.")
  await dialog.getByRole("button", { name: "Delete" }).click()
  await expect.poll(() => toastText(page)).toBe(" Product  deleted.")
  await rowOf(page, partId).waitFor({ state: "detached" })
  await expect
    .poll(() => page.getByRole("heading", { name: "Manage Product", level: 1 }).evaluate(isFocused))
    .toBe(true)
  await page.goto("/dashboard/manageOrder")
  await rowOf(page, orderId).getByText(name).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test("a new product's required fields come first; the optional ones are collapsed", async () => {
  const { page, close } = await openAs("/dashboard/addProduct")
  const fields = page.getByRole("main").locator("form")
  const more = fields.locator("details")
  await more.getByText("More fields").waitFor()
  const labels = await fields.locator("label:visible").allTextContents()
  expect(labels.map((label) => label.trim())).toEqual([
    "Name",
    "Photo",
    "Description",
    "Minimum Quantity",
    "Available Quantity",
    "Price",
  ])
  expect(await page.getByLabel("Tariff code").isVisible()).toBe(false)
  await page.getByLabel("Price").fill("12 pieces")
  await page.getByLabel("Price").press("Tab")
  await shown(page, "Price must be an amount in dollars, such as 118 or 118.50")
  expect(await page.getByRole("heading", { name: "There is a problem" }).count()).toBe(0)
  await more.getByText("More fields").click()
  await page.getByLabel("Tariff code").fill("12")
  await more.getByText("More fields").click()
  await page.getByRole("button", { name: "Add product" }).click()
  // An error in a folded field opens the section, which stays open after the correction.
  await page.getByRole("link", { name: /^Tariff code/ }).click()
  await page.keyboard.type("3456")
  await page.getByRole("link", { name: /^Tariff code/ }).waitFor({ state: "detached" })
  await expect.poll(() => page.getByLabel("Tariff code").evaluate(isFocused)).toBe(true)
  await close()
})

test("a new product with a photo goes on sale", async () => {
  const { page, complaints, close } = await openAs("/dashboard/addProduct")
  await fillProduct(page, {
    Name: "Lintel Board X1",
    Description: "A board that holds.",
    "Minimum Quantity": "10",
    "Available Quantity": "5",
    Price: "12.50",
  })
  const warning = page.getByRole("status").getByText("Nobody can order this yet.")
  await warning.waitFor()
  await page.getByText("More fields").click()
  await page.getByLabel("Back-order").fill("yes")
  await warning.waitFor({ state: "detached" })
  await page.getByLabel("Back-order").fill("")
  await page.getByLabel("Available Quantity").fill("500")
  await loseReply(page, "POST", "/part")
  const add = page.getByRole("button", { name: "Add product", disabled: false })
  await add.click()
  await page.getByRole("alert").getByText("The shop could not be reached.").first().waitFor()
  await add.click()
  await expect.poll(() => toastText(page)).toBe("Product added successfully")
  await expect.poll(() => page.getByLabel("Name").inputValue()).toBe("")
  await expect.poll(() => page.getByLabel("Name").evaluate(isFocused)).toBe(true)
  await page.getByRole("link", { name: "View Lintel Board X1" }).click()
  await page.getByRole("heading", { name: "Lintel Board X1", level: 1 }).waitFor()
  await shown(page, "500 available")
  await expect.poll(() => page.getByLabel("Price").inputValue()).toBe("$125.00")
  const picture = page.getByRole("main").locator("img").first()
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
  await page.goto("/dashboard/manageProduct")
  await expect
    .poll(() => page.getByRole("rowheader").first().innerText())
    .toContain("Lintel Board X1")
  await page.goto("/")
  await page.getByRole("link", { name: "Buy Now Lintel Board X1" }).waitFor()
  const added = await world.shop.sql("select from parts where name = 'Lintel Board X1'")
  expect(added).toHaveLength(1)
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("errors of a new product are listed and lead to their fields", async () => {
  const { page, close } = await openAs("/dashboard/addProduct")
  await page.getByRole("button", { name: "Add product" }).click()
  const summary = page.getByRole("group", { name: "There is a problem" })
  await expect.poll(() => summary.evaluate(isFocused)).toBe(true)
  await expect.poll(() => summary.getByRole("link").count()).toBe(6)
  await summary.getByRole("link", { name: "Photo is Required" }).click()
  await expect.poll(() => page.getByLabel("Photo").evaluate(isFocused)).toBe(true)
  await close()
})
