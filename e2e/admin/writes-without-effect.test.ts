import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { noAnswerText } from "#contract/kernel/common-text.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { submit } from "../page-forms.ts"
import { anOrder, openShopBrowser, shown, toastText, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)
const customer = await world.shop.customer()

/** Responds to this write with 200 and a body that reports no change. */
const answerWithoutEffect = (page: Page, method: string, path: string, body: object) =>
  page.route(
    (url) => url.pathname.startsWith(path),
    (route) =>
      route.request().method() === method ? route.fulfill({ json: body }) : route.fallback(),
  )

test("an order that was not placed is not reported as placed, whatever the status code", async () => {
  const partId = await world.shop.part()
  const { page, complaints, close } = await visitAs(world, customer)
  await answerWithoutEffect(page, "POST", "/purchase", { acknowledged: true, success: false })
  await page.goto(`/purchase/${partId}`)
  await submit(page).click()
  await expect.poll(() => toastText(page, "alert")).toBe(pageText.purchase.failed)
  await shown(page, "The order was not placed. Your details are still here.")
  await expect.poll(() => page.getByText(pageText.purchase.placed).count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

test("a profile without changes is not reported as edited", async () => {
  const { page, close } = await visitAs(world, customer)
  await answerWithoutEffect(page, "PUT", "/userUpdate/", { success: true, modifiedCount: 0 })
  await page.goto("/dashboard/myprofile")
  for (const label of ["Education", "Location", "Phone", "Linkedin"])
    await page.getByLabel(label).fill("Leith")
  await page.getByRole("button", { name: "Update" }).click()
  await expect.poll(() => toastText(page, "alert")).toBe(pageText.profile.failed)
  await shown(page, noAnswerText.nothingDone)
  await close()
})

test("an order deleted elsewhere is not deleted again, and its row disappears", async () => {
  await anOrder(world.shop, customer)
  const { orderId } = await anOrder(world.shop, customer, { name: "Gone Meanwhile" })
  const { page, close } = await visitAs(world, customer)
  await page.goto("/dashboard/myOrder")
  const row = page.getByRole("row", { name: /Gone Meanwhile/ })
  await row.getByRole("button", { name: "Delete" }).click()
  await world.shop.as(customer)("DELETE /order/{id}", { params: { id: orderId } })
  const dialog = page.getByRole("alertdialog")
  await dialog.getByRole("button", { name: "Delete" }).click()
  await dialog.getByText(noAnswerText.nothingDone).waitFor()
  await row.waitFor({ state: "detached" })
  await expect.poll(() => page.getByText(pageText.orders.deleted.trim()).count()).toBe(0)
  await close()
})

test("an outdated status button advances nothing until its row is refreshed", async () => {
  const { orderId } = await anOrder(world.shop, customer)
  const { page, close } = await visitAs(world, world.shop.admin)
  await page.goto(`/dashboard/manageOrder?q=${orderId}`)
  const status = page.locator(`[data-row="${orderId}"] button[aria-label^="Status"]`)
  await status.waitFor()
  await world.shop.as(world.shop.admin)("PUT /order/{id}", { params: { id: orderId } })
  const labels = await status.evaluateHandle(recordLabels)
  await status.click()
  await page.getByRole("button", { name: /^Status: approved/, disabled: false }).waitFor()
  const seen = await labels.jsonValue()
  expect(seen).toContain("pending, busy")
  expect(seen).not.toContain("pending")
  await close()
})

test("a count that matches the stock is done", async () => {
  await world.shop.part({ name: "Dowel", availableQuantity: 7 })
  const { page, complaints, close } = await visitAs(world, world.shop.admin)
  await page.goto("/dashboard/stock?q=Dowel")
  const counted = page.getByLabel("Counted of Dowel")
  await counted.fill("7")
  await page.getByRole("button", { name: "Apply counts (1)" }).click()
  await expect.poll(() => toastText(page)).toBe("All counts match")
  expect(await counted.inputValue()).toBe("")
  expect(complaints).toEqual([])
  await close()
})

/** Records every label of a button from now on. Runs in the page. */
function recordLabels(button: Element): string[] {
  const labels: string[] = []
  const look = () => {
    const busy = button.ariaDisabled === "true" ? ", busy" : ""
    const now = `${button.textContent}${busy}`
    if (labels.at(-1) !== now) labels.push(now)
  }
  new MutationObserver(look).observe(button, {
    attributes: true,
    childList: true,
    characterData: true,
    subtree: true,
  })
  return labels
}
