import { afterAll, expect, test } from "vitest"
import { commonText } from "#contract/kernel/common-text.ts"
import { submit } from "../page-forms.ts"
import { anOrder, openShopBrowser, shown, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)

test("offline the open page stays, whatever is clicked; while the shop is unreachable users appear signed in", async () => {
  const customer = await world.shop.customer()
  await anOrder(world.shop, customer, { name: "Still Here" })
  const { page, close } = await visitAs(world, customer)
  await page.goto("/dashboard/myOrder", { waitUntil: "networkidle" })
  await page.context().setOffline(true)
  for (const name of ["Blog", "My Profile", "Account", "Computer Assembler"]) {
    const link = page.getByRole("link", { name, exact: true }).first()
    await link.hover()
    // Longer than the delay before a prefetch.
    await page.waitForTimeout(300)
    await link.click()
    await page.getByRole("alert").getByText(commonText.offline).first().waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe("/dashboard/myOrder")
    await page.getByRole("row", { name: /Still Here/ }).waitFor()
    await page.getByRole("button", { name: "Logout" }).waitFor()
  }
  await page.context().setOffline(false)
  for (const name of ["Account", "Blog"]) {
    await page.getByRole("link", { name, exact: true }).first().click()
    await page.getByRole("heading", { name, level: 1 }).waitFor()
  }

  const lost = (url: URL) => !url.pathname.startsWith("/assets/")
  await page.route(lost, (route) => route.abort())
  await page.getByRole("link", { name: "Portfolio" }).first().click()
  await page.getByRole("heading", { name: /not answering|broke on our side/, level: 1 }).waitFor()
  const main = page.getByRole("navigation", { name: "Main" })
  await main.getByText(customer.name).waitFor()
  await expect.poll(() => page.getByRole("link", { name: "Login" }).count()).toBe(0)
  await close()
})

test("a lost and a restored connection are reported below the bar", async () => {
  const { page, close } = await visitAs(world, await world.shop.customer())
  await page.goto(`/purchase/${await world.shop.part()}`)
  await page.context().setOffline(true)
  const line = page
    .getByRole("status")
    .getByText("You are offline. This page may be out of date.", { exact: true })
  await line.waitFor()
  await submit(page).click()
  await shown(page, "The shop did not respond.")
  await page.context().setOffline(false)
  await line.waitFor({ state: "detached" })
  await submit(page).click()
  await shown(page, "order placed")
  await close()
})
