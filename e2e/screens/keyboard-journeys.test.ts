import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { partReviewText } from "#contract/reviews/part-review-text.ts"
import { buyAndPay } from "#test/part-reviews.ts"
import { payOrder } from "#test/pay.ts"
import { holdCall, withoutNetworkErrors } from "../network-faults.ts"
import { openQuickOrder } from "../orders/quick-order-page.ts"
import { isFocused, openShopBrowser, shown, toastText, visitAs } from "../shop-browser.ts"
import { button, expectFocus, heading, tabTo, tabToAndPress, tabToAndType } from "./keyboard.ts"

const world = await openShopBrowser()
afterAll(world.close)

const phone = { viewport: { width: 390, height: 844 } }
const { shop } = world

/** Places a paid order of five units of each part. */
async function aPaidOrder(names: readonly string[]) {
  const buyer = await shop.customer()
  const parts = await Promise.all(names.map((name) => shop.part({ name, price: 10 })))
  const lines = parts.map((partId) => ({ partId, quantity: 5 }))
  const { insertedId: id } = await shop.as(buyer)("POST /order", { body: { lines } })
  await payOrder(shop, buyer, id)
  return { buyer, id }
}

test("an order is ordered again, undone, and placed, by keyboard alone", async () => {
  const { buyer, id } = await aPaidOrder(["Anvil", "Beam"])
  const { page, complaints, close } = await visitAs(world, buyer, phone)
  await page.goto(`/dashboard/order/${id}`)
  await heading(page, /^Order/)
  await tabToAndPress(page, button(page, "Order again"))
  await shown(page, "2 lines added to your cart.")
  await expectFocus(page)
  await tabToAndPress(page, button(page, "Undo"))
  await page.getByText("2 lines added to your cart.").waitFor({ state: "detached" })
  await expect.poll(() => button(page, "Order again").evaluate(isFocused)).toBe(true)
  await expectFocus(page)
  await page.keyboard.press("Enter")
  await shown(page, "2 lines added to your cart.")
  await tabToAndPress(page, page.getByRole("link", { name: "Open the cart" }))
  await heading(page, "Cart")
  await expectFocus(page)
  await tabToAndPress(page, button(page, "Checkout").and(page.locator(":enabled")))
  await heading(page, "Checkout")
  await expectFocus(page)
  await tabToAndPress(page, button(page, "Place order for $100.00"))
  await heading(page, "We have received your order.")
  await expectFocus(page)
  expect(await shop.as(buyer)("GET /myorder")).toHaveLength(2)
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("two lines of an order are returned by keyboard alone, after a third was taken out again", async () => {
  const { buyer, id } = await aPaidOrder(["Anvil", "Beam", "Crest"])
  for (const _ of ["approved", "shipped"])
    await shop.as(shop.admin)("PUT /order/{id}", { params: { id } })
  await shop.saveSettings("order-returns", { on: true, days: 30, sendTo: "Dock 4, Leith" })
  const { page, complaints, close } = await visitAs(world, buyer, phone)
  await page.goto(`/dashboard/order/${id}`)
  await heading(page, /^Order/)
  const returns = page.getByRole("region", { name: "Returns" })
  await tabToAndPress(page, returns.getByRole("link", { name: "Return goods" }))
  await returns.getByLabel("What do you want to return?").waitFor()
  await shown(page, "Add a line first.")
  await expectFocus(page)
  const line = (name: string) => returns.getByRole("group", { name: new RegExp(`: ${name}$`) })
  const add = async (name: string) => {
    await tabToAndPress(page, button(page, "Add this line"))
    await expect.poll(() => line(name).getByLabel("Quantity").evaluate(isFocused)).toBe(true)
    await expectFocus(page)
  }
  const answer = async (name: string) => {
    await tabTo(page, line(name).getByLabel("Reason"))
    await page.keyboard.type("Does not")
    await tabToAndType(page, line(name).getByLabel("What is wrong"), "It rattles.")
  }
  await add("Anvil")
  await page.keyboard.press("ControlOrMeta+A")
  await page.keyboard.type("2")
  await answer("Anvil")
  await add("Beam")
  await add("Crest")
  await tabToAndPress(page, line("Crest").getByRole("button", { name: /^Remove this line/ }))
  await line("Crest").waitFor({ state: "detached" })
  await expectFocus(page)
  await tabToAndPress(page, button(page, "Request return of 2 lines"))
  const choose = page
    .getByRole("group", { name: "There is a problem" })
    .getByRole("link", { name: "Choose a reason" })
  await tabToAndPress(page, choose)
  await expect.poll(() => line("Beam").getByLabel("Reason").evaluate(isFocused)).toBe(true)
  await expectFocus(page)
  await answer("Beam")
  const reloads = await holdCall(page, "GET", `/order/${id}/return`)
  await tabToAndPress(page, button(page, "Request return of 2 lines"))
  await reloads.sent
  const closes = await holdCall(page, "GET", `/order/${id}/return`)
  reloads.release()
  await closes.sent
  // The form is still open, and is removed around the focus.
  await tabTo(page, line("Anvil").getByLabel("Quantity"))
  closes.release()
  await line("Anvil").waitFor({ state: "detached" })
  await returns.getByText(/-R1$/).waitFor()
  await shown(page, "Return requested")
  await expectFocus(page)
  await returns.getByText("2 × Anvil").waitFor()
  await tabToAndPress(page, returns.getByRole("button", { name: "Withdraw" }))
  const dialog = page.getByRole("alertdialog")
  await tabToAndPress(page, dialog.getByRole("button", { name: "Withdraw" }))
  await dialog.waitFor({ state: "detached" })
  await expect.poll(() => toastText(page)).toBe("Return withdrawn")
  await returns.getByRole("button", { name: "Withdraw" }).waitFor({ state: "detached" })
  await expectFocus(page)
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("a review is written, edited and removed by keyboard alone", async () => {
  const partId = await shop.part({ name: "Lath" })
  const { slug } = await shop.as(shop.admin)("GET /part/{id}", { params: { id: partId } })
  const buyer = await shop.customer()
  await buyAndPay(shop, buyer, partId, 3)
  const { page, complaints, close } = await visitAs(world, buyer, phone)
  await page.goto(`/parts/${slug}`)
  await heading(page, "Lath")
  await tabToAndPress(page, button(page, "Write a review"))
  await expect
    .poll(() => page.getByRole("radio", { name: "1 star" }).evaluate(isFocused))
    .toBe(true)
  await expectFocus(page)
  await page.keyboard.press("Space")
  for (const _ of [2, 3, 4]) {
    await page.keyboard.press("ArrowRight")
    await expectFocus(page)
  }
  await tabToAndType(page, page.getByLabel("Title"), "Quiet")
  await tabToAndPress(page, button(page, "Publish review"))
  await tabToAndPress(page, page.getByRole("link", { name: "Review is Required" }))
  await expectFocus(page)
  await tabToAndType(page, page.getByLabel("Review", { exact: true }), "Whispers.")
  await tabToAndPress(page, button(page, "Publish review"))
  await expect.poll(() => toastText(page)).toBe(partReviewText.saved.published)
  // The pointer keeps the toast, which must not cover the focus.
  await page.getByText(partReviewText.saved.published).hover()
  await page.getByRole("article", { name: "Quiet" }).waitFor()
  await expectFocus(page)
  await page.mouse.move(0, 0)

  await tabToAndPress(page, button(page, "Edit your review"))
  await expect
    .poll(() => page.getByRole("radio", { name: "4 stars" }).evaluate(isFocused))
    .toBe(true)
  await tabTo(page, page.getByLabel("Title"))
  await page.keyboard.press("End")
  await page.keyboard.type(" indeed")
  await page.keyboard.press("Enter")
  await page.getByRole("article", { name: "Quiet indeed" }).waitFor()
  await expectFocus(page)

  await tabToAndPress(page, button(page, "Remove your review"))
  const dialog = page.getByRole("alertdialog")
  await tabToAndPress(page, dialog.getByRole("button", { name: "Cancel" }))
  await dialog.waitFor({ state: "detached" })
  await expect.poll(() => button(page, "Remove your review").evaluate(isFocused)).toBe(true)
  await page.keyboard.press("Enter")
  await tabToAndPress(page, dialog.getByRole("button", { name: "Remove" }))
  await page.getByRole("article", { name: "Quiet indeed" }).waitFor({ state: "detached" })
  await expectFocus(page)
  await button(page, "Write a review").waitFor()
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

/** Answers the dialog of the system, which is no part of the page. */
async function chooseFile(page: Page, text: string): Promise<void> {
  const chooserOpened = page.waitForEvent("filechooser")
  await tabTo(page, button(page, "Choose a file"), "Shift+Tab")
  await page.keyboard.press("Enter")
  const dialog = await chooserOpened
  await dialog.setFiles({ name: "bom.csv", mimeType: "text/csv", buffer: Buffer.from(text) })
}

test("a BOM with two wrong lines is mended, added and ordered by keyboard alone", async () => {
  const buyer = await shop.customer()
  const { page, complaints, close } = await visitAs(world, buyer, phone)
  await openQuickOrder(page)
  await chooseFile(page, "Part number;Qty\nCA-F-120;20\nCA-F-8OI;10\nXX-NOTHING-1;2\nCA-PA-850;10")
  const states = page.getByRole("group", { name: "Rows by state" })
  await states.getByRole("button", { name: "1 not found" }).waitFor()
  await expectFocus(page)
  await expect
    .poll(() => page.getByRole("button", { name: /CA-F-80I .*O read as 0/ }).evaluate(isFocused))
    .toBe(true)
  await page.keyboard.press("1")
  await states.getByRole("button", { name: "3 ok" }).waitFor()
  await expectFocus(page)
  const field = page.getByLabel("Part number or keywords, row 3", { exact: true })
  await tabTo(page, field, "ArrowLeft")
  await expectFocus(page)
  await page.keyboard.press("ControlOrMeta+A")
  await page.keyboard.type("CA-F-140")
  await page.getByRole("option", { name: /CA-F-140 exact/ }).waitFor()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  await expect
    .poll(() => page.getByLabel("Quantity, row 3", { exact: true }).evaluate(isFocused))
    .toBe(true)
  await expectFocus(page)
  await page.keyboard.press("ControlOrMeta+A")
  await page.keyboard.type("20")
  await page.keyboard.press("Enter")
  await states.getByRole("button", { name: "4 ok" }).waitFor()
  await expectFocus(page)
  await tabToAndPress(page, button(page, "Add 4 to cart").and(page.locator(":enabled")))
  await shown(page, "4 rows added to the cart.")
  await expectFocus(page)
  await tabToAndPress(page, page.getByRole("link", { name: "Open the cart" }))
  await heading(page, "Cart")
  await expectFocus(page)
  await tabToAndPress(page, button(page, "Checkout").and(page.locator(":enabled")))
  await heading(page, "Checkout")
  await tabToAndPress(page, page.getByRole("button", { name: /^Place order for \$/ }))
  await heading(page, "We have received your order.")
  await expectFocus(page)
  expect(await shop.as(buyer)("GET /myorder")).toMatchObject([{ lineCount: 4 }])
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})
