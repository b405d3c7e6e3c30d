import type { Locator, Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { anOrderOfLines, anOrderOfSeven } from "#test/orders/order-of-lines.ts"
import { payOrder } from "#test/pay.ts"
import { breakCall, holdCall, withoutNetworkErrors } from "../network-faults.ts"
import { scrollsSideways } from "../screens/accessibility.ts"
import {
  anOrder,
  isFocused,
  openShopBrowser,
  orderNumberOf,
  shown,
  visitAs,
} from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)

const rowOf = (page: Page, orderId: string) => page.locator(`[data-row="${orderId}"]`)

/** Opens My Order of a new customer with this many orders, newest first. */
async function openMyOrder(orders: number) {
  const customer = await world.shop.customer()
  const orderIds: string[] = []
  const numbers = new Map<string, string>()
  for (let number = 1; number <= orders; number += 1) {
    const part = { name: `Part ${number}`, price: 100 * number }
    const { orderId, orderNumber } = await anOrder(world.shop, customer, part)
    orderIds.unshift(orderId)
    numbers.set(orderId, orderNumber)
  }
  const visitor = await visitAs(world, customer)
  return { ...visitor, customer, orderIds, numbers }
}

test("in the delete dialog Cancel has focus; whatever is not a clear yes keeps the order", async () => {
  const { page, customer, orderIds, close } = await openMyOrder(1)
  const [orderId = ""] = orderIds
  await page.goto("/dashboard/myOrder")
  const remove = rowOf(page, orderId).getByRole("button", { name: /^Delete/ })
  const dialog = page.getByRole("alertdialog", { name: "Are you sure you want to delete !" })
  const cancel = dialog.getByRole("button", { name: "Cancel" })
  for (const leave of [() => cancel.click(), () => page.keyboard.press("Escape")]) {
    await remove.click()
    await expect.poll(() => cancel.evaluate(isFocused)).toBe(true)
    await expect.poll(() => dialog.textContent()).toContain("1 × Part 1")
    await leave()
    await dialog.waitFor({ state: "detached" })
    await expect.poll(() => remove.evaluate(isFocused), { message: "focus returns" }).toBe(true)
  }
  await remove.click()
  await page.mouse.click(5, 400)
  await expect
    .poll(() => dialog.isVisible(), { message: "a click beside it does nothing" })
    .toBe(true)
  // The second click of a double click on Delete.
  for (const name of ["Delete", "Cancel"]) {
    await dialog.getByRole("button", { name }).hover()
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
  }
  await expect.poll(() => dialog.isVisible()).toBe(true)

  await payOrder(world.shop, customer, orderId)
  const deletion = await holdCall(page, "DELETE", `/order/${orderId}`)
  await dialog.getByRole("button", { name: "Delete" }).click()
  await deletion.sent
  await page.keyboard.press("Escape")
  await page.keyboard.press("Escape")
  deletion.release()
  await dialog.getByRole("alert").locator("p").waitFor()
  await rowOf(page, orderId).getByText("Paid", { exact: true }).waitFor()
  await page.keyboard.press("Escape")
  await dialog.waitFor({ state: "detached" })
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: "focus is kept" })
    .not.toBe("BODY")
  await close()
})

test("a failed deletion says why; a deleted row disappears, and the last one leaves a link to the parts", async () => {
  const { page, orderIds, complaints, close } = await openMyOrder(3)
  const [newest = "", newer = "", older = ""] = orderIds
  await page.goto("/dashboard/myOrder")
  const dialog = page.getByRole("alertdialog")
  const confirm = dialog.getByRole("button", { name: "Delete" })
  const outage = await breakCall(page, "DELETE /order/")
  const remove = (orderId: string) =>
    rowOf(page, orderId)
      .getByRole("button", { name: /^Delete/ })
      .click()
  await remove(newest)
  await confirm.click()
  await dialog.getByRole("alert").getByText("The shop is resting.").waitFor()
  await outage.restore()
  const reload = await holdCall(page, "GET", /^\/myorder\?/)
  await confirm.click()
  await reload.sent
  const search = page.getByRole("searchbox", { name: "Number, product or note" })
  await search.focus()
  reload.release()
  await rowOf(page, newest).waitFor({ state: "detached" })
  expect(await search.evaluate(isFocused)).toBe(true)
  await remove(newer)
  await confirm.click()
  await rowOf(page, newer).waitFor({ state: "detached" })
  const next = rowOf(page, older).locator("a, button").first()
  await expect.poll(() => next.evaluate(isFocused)).toBe(true)
  await remove(older)
  await confirm.click()
  await shown(page, "You have no orders yet.")
  const heading = page.getByRole("heading", { name: "My Order", level: 1 })
  await expect.poll(() => heading.evaluate(isFocused)).toBe(true)
  await expect.poll(() => page.getByRole("table").count()).toBe(0)
  await page.getByRole("main").getByRole("link", { name: "Browse parts" }).click()
  await page.getByRole("heading", { name: "Our Manufactured Parts" }).waitFor()
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

/** Measures, in the page, when the next spinner appears and how long it stays. */
const timeSpinner = (page: Page) =>
  page.evaluate(() => {
    const begin = performance.now()
    let shownAt = 0
    return new Promise<{ delay: number; duration: number }>((done) => {
      const observer = new MutationObserver(() => {
        const isShown = document.querySelector(".spinner") !== null
        if (isShown && shownAt === 0) shownAt = performance.now()
        if (isShown || shownAt === 0) return
        observer.disconnect()
        done({ delay: shownAt - begin, duration: performance.now() - shownAt })
      })
      observer.observe(document.body, { childList: true, subtree: true })
    })
  })

test("a loading page shows the spinner after 200 ms for at least 300, and offers a retry on failure", async () => {
  const { page, complaints, close } = await openMyOrder(1)
  await page.goto("/dashboard/review")
  await page.getByRole("heading", { name: "Review", level: 1 }).waitFor()
  const outage = await breakCall(page, "GET /myorder")
  await page.getByRole("link", { name: "My Order" }).click()
  await shown(page, "Orders could not be loaded.")
  await outage.restore()
  await page.getByRole("button", { name: "Try again" }).click()
  await page.getByRole("row", { name: /Part 1/ }).waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: "focus is kept" })
    .not.toBe("BODY")

  await page.getByRole("link", { name: "Review" }).click()
  await page.getByRole("heading", { name: "Review", level: 1 }).waitFor()
  const orders = await holdCall(page, "GET", /^\/myorder/)
  // On a slow machine, navigating to Review has shown a spinner as well.
  await expect.poll(() => page.locator(".spinner").count()).toBe(0)
  const spinnerTimes = timeSpinner(page)
  await page.getByRole("link", { name: "My Order" }).click()
  const spinner = page.getByRole("status").filter({ hasText: "Loading" })
  await spinner.waitFor()
  orders.release()
  await page.getByRole("heading", { name: "My Order", level: 1 }).waitFor()
  const { delay, duration } = await spinnerTimes
  expect(delay).toBeGreaterThan(190)
  expect(duration, "it does not just flash").toBeGreaterThan(290)
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("orders are listed newest first, with Pay and Delete on unpaid ones, filtered, sorted and exported", async () => {
  const { page, customer, orderIds, numbers, complaints, close } = await openMyOrder(3)
  const [, paid = ""] = orderIds
  const transaction = await payOrder(world.shop, customer, paid)
  await page.goto("/dashboard/myOrder")
  const names = () => page.getByRole("rowheader").allTextContents()
  await expect.poll(names).toEqual(["Part 3", "Part 2", "Part 1"])
  await shown(page, "2 unpaid, $400.00")
  await rowOf(page, paid).getByText(transaction, { exact: true }).waitFor()
  const payment = rowOf(page, paid).getByRole("cell").last()
  await expect.poll(() => payment.locator("a, button").count()).toBe(0)
  for (const unpaid of orderIds.filter((id) => id !== paid)) {
    await rowOf(page, unpaid)
      .getByRole("link", { name: `Pay order ${numbers.get(unpaid)}` })
      .waitFor()
    await rowOf(page, unpaid)
      .getByRole("button", { name: `Delete order ${numbers.get(unpaid)}` })
      .waitFor()
  }

  // The address holds the filters and the order.
  await page.getByRole("combobox", { name: "State" }).selectOption("Unpaid (2)")
  await shown(page, "2 orders")
  await page.getByRole("combobox", { name: "Order" }).selectOption("Lowest price")
  await expect.poll(names).toEqual(["Part 1", "Part 3"])
  await expect.poll(() => page.url()).toMatch(/state=unpaid&sort=cheapest/)
  await page.getByText("Any date").click()
  await page.getByLabel("To", { exact: true }).fill("2020-01-31")
  await page.getByRole("button", { name: "Apply dates" }).click()
  await shown(page, "No orders match these filters.")
  await page.goBack()
  await expect.poll(names).toEqual(["Part 1", "Part 3"])
  const download = page.waitForEvent("download")
  await page.getByRole("button", { name: "Export CSV" }).click()
  expect((await download).suggestedFilename()).toMatch(/-orders-.*\.csv$/)
  await page.getByRole("combobox", { name: "State" }).selectOption("In preparation (1)")
  await rowOf(page, paid)
    .getByRole("link", { name: /^Receipt/ })
    .click()
  await page.getByRole("button", { name: "Print receipt" }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test("an order shows its date, status and part number, and its number is copied whole and finds it", async () => {
  const { page, customer, orderIds, numbers, complaints, close } = await openMyOrder(1)
  const [orderId = ""] = orderIds
  const number = numbers.get(orderId)
  const several = await anOrderOfSeven(world.shop, customer)
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
  await page.goto("/dashboard/myOrder")
  const row = rowOf(page, orderId)
  const [order] = await world.shop.sql("select sku from order_lines where order_id = $1", [orderId])
  await row.getByRole("cell", { name: String(order?.sku), exact: true }).waitFor()
  await row.getByRole("cell", { name: "Not paid", exact: true }).waitFor()
  await rowOf(page, several).getByRole("cell", { name: "7 lines", exact: true }).waitFor()
  const { createdAt } = await world.shop.as(customer)("GET /order/{id}", {
    params: { id: orderId },
  })
  await expect.poll(() => row.locator("time").getAttribute("datetime")).toBe(createdAt)
  await row.getByRole("button", { name: `Copy order number ${number}` }).click()
  await shown(page, "Order number copied.")
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(number)
  // The number printed on the invoice finds the order.
  const found = await page.request.get(`/dashboard/order/${number?.toLowerCase()}?lines=all`)
  expect(new URL(found.url()).pathname).toBe(`/dashboard/order/${orderId}`)
  expect(new URL(found.url()).search).toBe("?lines=all")
  expect(await found.text()).toContain(`Order ${number}`)
  const search = page.getByRole("searchbox", { name: "Number, product or note" })
  await search.fill(String(number))
  await search.press("Enter")
  await shown(page, "1 order")
  await search.fill("none such")
  await search.press("Enter")
  await shown(page, "No orders match “none such”.")
  expect(complaints).toEqual([])
  await close()
})

test("a part bought before is bought again, at its present terms", async () => {
  const { shop } = world
  const customer = await shop.customer()
  const partId = await shop.part({ name: "Breva 200", price: 20 })
  const body = { lines: [{ partId, quantity: 7 }] }
  const { insertedId: orderId } = await shop.as(customer)("POST /order", { body })
  await payOrder(shop, customer, orderId)
  await shop.sql("update parts set price_cents = 2150 where id = $1", [partId])
  const { page, complaints, close } = await visitAs(world, customer)
  await page.goto("/dashboard/myOrder")
  await page.getByRole("link", { name: "Buy again" }).click()
  const row = page.getByRole("row").filter({ hasText: "Breva 200" })
  await row.getByText("$21.50 each, was $20.00").waitFor()
  await expect.poll(() => row.textContent()).toContain("7 unitsonce")
  await row.getByRole("button", { name: "Add 7 Breva 200 to cart" }).click()
  await page.getByRole("link", { name: "Cart, 1 line, $150.50" }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** Reports whether a control is at least 44 × 44 px large and fully on the phone's screen. */
async function isTouchTarget(control: Locator) {
  const box = await control.boundingBox()
  if (!box) return false
  return box.width >= 44 && box.height >= 44 && box.x >= 0 && box.x + box.width <= 390
}

async function rightEdgeOf(text: Locator) {
  const box = await text.boundingBox()
  return box ? Math.round(box.x + box.width) : Number.NaN
}

test("on a phone each order is a card, in which it is paid and deleted by keyboard and touch", async () => {
  const customer = await world.shop.customer()
  const part = { name: "Part 1", price: 100, sku: "P-1" }
  const { orderId, orderNumber, partId } = await anOrder(world.shop, customer, part)
  const several = await anOrderOfLines(world.shop, customer, [
    { partId, quantity: 2 },
    { partId: await world.shop.part({ name: "Part 2" }), quantity: 3 },
  ])
  const number = await orderNumberOf(world.shop, several)
  const { orderId: newest, orderNumber: newestNumber } = await anOrder(world.shop, customer)
  const { page, complaints, close } = await visitAs(world, customer, phone)
  await page.goto("/dashboard/myOrder")
  const card = page.getByRole("row", { name: new RegExp(number) })
  for (const words of [/ 2 lines$/, /unpaid$/, "5 units", "Not paid"])
    await card.getByRole("cell", { name: words }).waitFor()
  await expect.poll(() => card.getByRole("rowheader").textContent()).toContain("Part 1 and 1 more")
  const pay = card.getByRole("link", { name: `Pay order ${number}` })
  const remove = card.getByRole("button", { name: `Delete order ${number}` })
  await card.getByText("Part 1 and 1 more").tap()
  await card.getByText("3 × Part 2").waitFor()
  for (const control of [pay, remove]) await expect.poll(() => isTouchTarget(control)).toBe(true)
  const rest = rowOf(page, orderId)
  await rest.getByRole("cell", { name: "P-1", exact: true }).waitFor()
  const price = rest.getByRole("cell", { name: "$100.00 unpaid", exact: true })
  await expect
    .poll(async () => (await rightEdgeOf(rest.getByRole("time"))) === (await rightEdgeOf(price)), {
      message: "the date is at the right, beside the part number",
    })
    .toBe(true)
  await expect.poll(() => scrollsSideways(page)).toBe(false)

  await rowOf(page, newest).getByRole("link").first().focus()
  for (const name of [`Copy order number ${newestNumber}`, `Pay order ${newestNumber}`]) {
    await page.keyboard.press("Tab")
    const control = page.getByRole("link", { name }).or(page.getByRole("button", { name }))
    await expect.poll(() => control.evaluate(isFocused), { message: name }).toBe(true)
  }
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  const dialog = page.getByRole("alertdialog")
  await dialog.waitFor()
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await rowOf(page, newest).waitFor({ state: "detached" })
  const next = rowOf(page, several).getByRole("link").first()
  await expect.poll(() => next.evaluate(isFocused)).toBe(true)

  await remove.tap()
  await dialog.getByRole("button", { name: "Delete" }).tap()
  await card.waitFor({ state: "detached" })
  await expect.poll(() => rest.getByRole("link").first().evaluate(isFocused)).toBe(true)
  await rest.getByRole("link", { name: `Pay order ${orderNumber}` }).tap()
  await page.getByRole("heading", { name: "Pay for Part 1" }).waitFor()
  expect(complaints).toEqual([])
  await close()
})
