import type { Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"
import { authenticator, earlyInStep } from "#test/authenticator.ts"
import { logIn } from "./page-forms.ts"
import { openShopBrowser, type ShopBrowser, shown, visitAs } from "./shop-browser.ts"

let world: ShopBrowser
beforeAll(async () => {
  world = await openShopBrowser({ adminTotp: "required" })
})
afterAll(() => world.close())

const click = (page: Page, name: string) => page.getByRole("button", { name }).click()

test("signing out in one tab signs out the other at its next step, which is remembered", async () => {
  const customer = await world.shop.customer()
  const { page, close } = await visitAs(world, customer)
  await page.goto("/dashboard/myprofile")
  await page.getByRole("heading", { name: "My Profile", level: 1 }).waitFor()
  const other = await page.context().newPage()
  await other.goto("/")
  await click(other, "Logout")
  await other.getByRole("link", { name: "Login" }).first().waitFor()

  await page.getByRole("link", { name: "Account", exact: true }).click()
  await page.getByRole("heading", { name: "Login", level: 1 }).waitFor()
  await logIn(page, customer)
  await page.getByRole("heading", { name: "Account", level: 1 }).waitFor()
  await close()
})

test("signing out reaches the shop, however quickly the page is left", async () => {
  const customer = await world.shop.customer()
  const { page, close } = await visitAs(world, customer)
  await page.goto("/dashboard/account")
  await page.locator("button:enabled", { hasText: "Change password" }).waitFor()
  await click(page, "Logout")
  await page.goto("/blog")
  const sessions = () => world.shop.sql("select id from sessions where user_id = $1", [customer.id])
  await expect.poll(sessions, { timeout: 15_000 }).toEqual([])
  await close()
})

test("an administrator without the second factor that is asked for is told why, and led through", async () => {
  const { admin } = world.shop
  const { page, complaints, close } = await visitAs(world, undefined)
  await page.goto("/login?from=/dashboard/makeAdmin")
  await logIn(page, admin)
  await shown(page, "Administrators of this shop need a second factor.")
  await page.getByRole("link", { name: "DashBoard" }).click()
  await page.waitForURL("**/second-factor?from=%2Fdashboard")
  await page.goto("/dashboard/manageOrder")
  await shown(page, "Administrators of this shop need a second factor.")

  await page.getByLabel("Password, to turn it on", { exact: true }).fill(admin.password)
  await click(page, "Turn on")
  await page.getByRole("img", { name: "QR code for the authenticator app" }).waitFor()
  const uri = await page.getByRole("link", { name: /open it in the app/ }).getAttribute("href")
  await earlyInStep()
  await page.getByLabel("Code of the app").fill(authenticator(uri ?? "")(-1))
  await click(page, "Confirm")
  await shown(page, "Keep these recovery codes.")
  await page.getByRole("link", { name: "Go on" }).click()
  await page.getByRole("heading", { name: "Manage Orders", level: 1 }).waitFor()
  expect(complaints).toEqual([])
  await close()
})
