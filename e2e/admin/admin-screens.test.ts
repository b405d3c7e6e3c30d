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

test("the status advances step by step, also by a double click; an unpaid order cannot be shipped", async () => {
  const { shop } = world
  const { orderId } = await anOrder(shop, customer)
  const { page, complaints, close } = await visitAs(world, shop.admin)
  await page.clock.install()
  await page.goto("/dashboard/manageOrder")
  await statusOf(page, orderId).click()
  await undoOf(page, orderId).waitFor()
  await shown(page, "Updated Status")
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
  await statusOf(page, orderId).dblclick()
  await undo("shipped").waitFor()
  const shipped = await shop.as(shop.admin)("GET /order/{id}", { params: { id: orderId } })
  expect(shipped).toMatchObject({ status: "shipped" })
  await statusOf(page, orderId).click()
  await undo("delivered").waitFor()
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
  await page
    .getByRole("button", { name: `Status: pending, update order ${orderNumber}`, exact: true })
    .waitFor()
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

test("the Status button keeps its place while undo is shown, at every width", async () => {
  const { shop } = world
  const buyer = await shop.customer()
  const widths = [1440, 1024, 390]
  const orders: string[] = []
  for (const _ of widths) {
    const { orderId } = await anOrder(shop, buyer)
    await payOrder(shop, buyer, orderId)
    orders.push(orderId)
  }
  const { page, complaints, close } = await openAs(`/dashboard/manageOrder?buyer=${buyer.email}`)
  for (const [n, orderId] of orders.entries()) {
    await page.setViewportSize({ width: widths[n] ?? 0, height: 900 })
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
      expect(await place(), `${status}, ${widths[n]} px wide`).toEqual(before)
    }
    const step = rowOf(page, orderId).locator(".order-step")
    expect(await step.getByRole("button").allTextContents()).toEqual(["shipped", "undo"])
  }
  expect(complaints).toEqual([])
  await close()
})

test("after a confirmation an unpaid order is deleted; a paid one is hidden, stays with its buyer, and is restored", async () => {
  const { shop } = world
  const { orderId: paid, orderNumber } = await anOrder(shop, customer, { name: "Corbel Case" })
  const transactionId = await payOrder(shop, customer, paid)
  const { orderId: unpaid, orderNumber: newer } = await anOrder(shop, customer)
  const { page, complaints, close } = await openAs("/dashboard/manageOrder")
  const removeButton = (number: string) =>
    page.getByRole("button", { name: `Delete order ${number}` })
  const dialog = page.getByRole("alertdialog", { name: "Are you sure you want to delete !" })
  await removeButton(newer).click()
  await expect.poll(() => dialog.textContent()).toContain(customer.email)
  await page.keyboard.press("Escape")
  await dialog.waitFor({ state: "detached" })
  await expect.poll(() => removeButton(newer).evaluate(isFocused)).toBe(true)

  await removeButton(newer).click()
  const outage = await breakCall(page, "DELETE /order/")
  await dialog.getByRole("button", { name: "Delete" }).click()
  await dialog.getByText("The shop is resting.").waitFor()
  await outage.restore()
  await dialog.getByRole("button", { name: "Delete" }).click()
  await expect.poll(() => toastText(page)).toBe(" Order  deleted.")
  await rowOf(page, unpaid).waitFor({ state: "detached" })
  const next = rowOf(page, paid).locator("a, button").first()
  await expect.poll(() => next.evaluate(isFocused)).toBe(true)

  await rowOf(page, paid).getByText(`${customer.name} · ${customer.email}`).waitFor()
  await removeButton(orderNumber).click()
  await expect
    .poll(() => dialog.textContent())
    .toMatch(/nobody will ship it.*not refunded.*buyer can still see it.*restore/)
  await dialog.getByRole("button", { name: "Delete" }).click()
  await rowOf(page, paid).waitFor({ state: "detached" })
  const buyers = await openAs("/dashboard/myOrder", customer)
  await rowOf(buyers.page, paid).getByText(transactionId).waitFor()
  await rowOf(buyers.page, paid).getByRole("link").first().click()
  await buyers.page.getByRole("button", { name: "Print receipt" }).waitFor()
  const payment = await buyers.page.request.get(`/dashboard/payment/${paid}`)
  expect(await payment.text()).toContain("This order is paid")
  await buyers.close()

  await page.getByRole("combobox", { name: "Removed" }).selectOption("Removed")
  await page.getByRole("button", { name: `Restore order ${orderNumber}` }).click()
  await shown(page, "Order restored.")
  await rowOf(page, paid).waitFor({ state: "detached" })
  await page.getByRole("combobox", { name: "Removed" }).selectOption("Not removed")
  await removeButton(orderNumber).waitFor()
  expect(withoutNetworkErrors(complaints)).toEqual([])
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
  await page.getByRole("link", { name: "Manage Orders" }).click()
  await rowOf(page, orderId).getByText(name).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test("a new product's required fields come first; its errors are listed and lead to their fields, also to a collapsed one", async () => {
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
  const summary = page.getByRole("group", { name: "There is a problem" })
  await expect.poll(() => summary.evaluate(isFocused)).toBe(true)
  // An error in a folded field opens the section, which stays open after the correction.
  await summary.getByRole("link", { name: /^Tariff code/ }).click()
  await page.keyboard.type("3456")
  await summary.getByRole("link", { name: /^Tariff code/ }).waitFor({ state: "detached" })
  await expect.poll(() => page.getByLabel("Tariff code").evaluate(isFocused)).toBe(true)
  await expect.poll(() => summary.getByRole("link").count()).toBe(6)
  await summary.getByRole("link", { name: "Photo is Required" }).click()
  await expect.poll(() => page.getByLabel("Photo").evaluate(isFocused)).toBe(true)
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
  await page.goBack()
  await page.getByRole("link", { name: "Manage Product" }).click()
  await expect
    .poll(() => page.getByRole("rowheader").first().innerText())
    .toContain("Lintel Board X1")
  expect((await world.shop.send("GET /")).body.text).toMatch(/Buy Now.*Lintel Board X1/)
  const added = await world.shop.sql("select from parts where name = 'Lintel Board X1'")
  expect(added).toHaveLength(1)
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("a customer becomes an administrator after a confirmation, and the button becomes text", async () => {
  const { shop } = world
  const person = await shop.customer()
  const { page, complaints, close } = await openAs("/dashboard/makeAdmin")
  const row = page.getByRole("row", { name: new RegExp(person.email) })
  const refusal = await breakCall(page, "PUT /user/admin/", { status: 403, code: "forbidden" })
  const make = row.getByRole("button", { name: `Make Admin ${person.email}` })
  const dialog = page.getByRole("alertdialog", { name: `Make ${person.email} an administrator?` })
  const agree = dialog.getByRole("button", { name: "Make Admin" })
  await row.getByText("not confirmed").waitFor()
  await make.press("Enter")
  await dialog.getByText("its owner is unknown").waitFor()
  await page.keyboard.press("Escape")
  await dialog.waitFor({ state: "hidden" })
  await expect.poll(() => make.evaluate(isFocused)).toBe(true)
  await make.click()
  await agree.click()
  await expect.poll(() => toastText(page, "alert")).toBe("Failed to Make an admin")
  await page.getByRole("main").getByText(`${person.email}: The shop is resting.`).waitFor()
  await refusal.restore()
  await make.click()
  await agree.click()
  await expect.poll(() => toastText(page)).toBe("Successfully made an admin")
  await row.getByText("Admin", { exact: true }).waitFor()
  await expect.poll(() => make.count()).toBe(0)
  await expect.poll(() => row.getByRole("rowheader").evaluate(isFocused)).toBe(true)
  const own = page.getByRole("row", { name: new RegExp(shop.admin.email) })
  await expect.poll(() => own.getByRole("button", { name: "Make Admin" }).count()).toBe(0)
  expect(await shop.send("GET /order", { token: person.token })).toMatchObject({ status: 200 })
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("administrator rights are revoked, including one's own, but never the last administrator's", async () => {
  const { shop } = world
  const person = await shop.customer()
  await shop.sql("update profiles set role = 'user' where user_id <> $1", [shop.admin.id])
  await shop.sql("update users set email_verified = true where id = $1", [person.id])
  await shop.as(shop.admin)("PUT /user/admin/{email}", { params: { email: person.email } })
  const { page, complaints, close } = await openAs("/dashboard/makeAdmin", person)
  const remove = ({ email }: { email: string }) =>
    page.getByRole("button", { name: `Remove rights ${email}` })
  const dialog = page.getByRole("alertdialog")
  await page
    .getByRole("row", { name: new RegExp(person.email) })
    .getByText("confirmed")
    .waitFor()

  await remove(shop.admin).click()
  await dialog.getByText(`Remove the admin rights of ${shop.admin.email}?`).waitFor()
  await dialog.getByRole("button", { name: "Remove rights" }).click()
  await expect.poll(() => toastText(page)).toBe("Admin rights removed")
  await page.getByRole("button", { name: `Make Admin ${shop.admin.email}` }).waitFor()
  expect(await shop.send("GET /order", { token: shop.admin.token })).toMatchObject({ status: 403 })

  await remove(person).click()
  await dialog.getByRole("button", { name: "Remove rights" }).click()
  await page.getByText(`${person.email}: You are the only administrator.`).waitFor()

  await page.getByRole("button", { name: `Make Admin ${shop.admin.email}` }).click()
  await dialog.getByText("The address is confirmed.").waitFor()
  await dialog.getByRole("button", { name: "Make Admin" }).click()
  await remove(shop.admin).waitFor()
  await remove(person).click()
  await dialog.getByText("These are your own rights").waitFor()
  await dialog.getByRole("button", { name: "Remove rights" }).click()
  await page.getByRole("heading", { name: "My Profile", level: 1 }).waitFor()
  await page.getByRole("navigation", { name: "Dashboard" }).getByText("My Order").waitFor()
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("the administrators' pages show an error when they cannot be loaded, and can be retried", async () => {
  await anOrder(world.shop, customer)
  const { page, close } = await openAs("/dashboard/addProduct")
  const menu = page.getByRole("navigation", { name: "Dashboard" })
  await page.getByRole("heading", { name: "Add a product", level: 1 }).waitFor()
  for (const { link, call, words } of [
    { link: "Manage Orders", call: "GET /order", words: "Orders could not be loaded." },
    { link: "Manage Product", call: "GET /product", words: "Products could not be loaded." },
    { link: "Make Admin", call: "GET /user", words: "Accounts could not be loaded." },
  ] as const) {
    const outage = await breakCall(page, call)
    await menu.getByText(link).click()
    await shown(page, words)
    const heading = page.getByRole("heading", { name: link, level: 1 })
    await heading.waitFor()
    await outage.restore()
    await page.getByRole("button", { name: "Try again" }).click()
    await page.getByRole("table").waitFor()
    await expect.poll(() => heading.evaluate(isFocused)).toBe(true)
  }
  await close()
})
