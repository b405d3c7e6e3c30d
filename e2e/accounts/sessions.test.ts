import { setTimeout as delay } from "node:timers/promises"
import { afterAll, expect, test } from "vitest"
import { cartText } from "#contract/cart/cart-text.ts"
import { logIn, turnOnSecondFactor } from "../page-forms.ts"
import { openShopBrowser, shown, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser({ adminTotp: "required" })
afterAll(world.close)

test("signing out in one tab signs out the others, too, even if the tab is left at once; a login leads back", async () => {
  const customer = await world.shop.customer()
  const { page, close } = await visitAs(world, customer)
  await page.goto("/dashboard/myprofile")
  await page.getByRole("heading", { name: "My Profile", level: 1 }).waitFor()
  const other = await page.context().newPage()
  await other.goto("/dashboard/account")
  await other.locator("button:enabled", { hasText: "Change password" }).waitFor()
  await other.getByRole("button", { name: "Logout" }).click()
  // The home page, which follows a logout, may replace it.
  await other.goto("/blog").catch(() => undefined)
  const sessions = () => world.shop.sql("select id from sessions where user_id = $1", [customer.id])
  await expect.poll(sessions).toEqual([])

  await page.getByRole("link", { name: "Account", exact: true }).click()
  await page.getByRole("heading", { name: "Login", level: 1 }).waitFor()
  await logIn(page, customer)
  await page.getByRole("heading", { name: "Account", level: 1 }).waitFor()
  await close()
})

test("the list of sessions shows its buttons beside the menu", async () => {
  const customer = await world.shop.customer()
  const { email, password } = customer
  const agent =
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0"
  await world.shop.send("POST /api/auth/sign-in/email", {
    body: { email, password },
    headers: { "user-agent": agent },
  })
  const { page, close } = await visitAs(world, customer, { viewport: { width: 1024, height: 800 } })
  await page.goto("/de/dashboard/account")
  const table = page.getByRole("table", { name: "Wo Sie angemeldet sind" })
  await table.getByRole("button", { name: "Abmelden" }).waitFor()
  const hidden = table.evaluate(({ parentElement: frame }) =>
    frame ? frame.scrollWidth - frame.clientWidth : Number.NaN,
  )
  expect(await hidden).toBe(0)
  await close()
})

test("two tabs that add to the cart at the same time fill one cart", async () => {
  const { page, close } = await visitAs(world, undefined)
  const tabs = [page, await page.context().newPage()]
  const second = Promise.withResolvers<void>()
  let calls = 0
  // If the tabs did not wait for each other, both requests would be sent before the first response.
  await page.context().route("**/cart", async (route) => {
    calls += 1
    if (calls === 1) await Promise.race([second.promise, delay(1000)])
    else second.resolve()
    await route.continue()
  })
  const buttons = tabs.map((tab, n) => tab.getByRole("button", { name: /^Add to cart/ }).nth(n))
  await Promise.all(tabs.map((tab) => tab.goto("/parts?q=anvil", { waitUntil: "networkidle" })))
  await Promise.all(buttons.map((button) => button.click()))
  for (const tab of tabs) await tab.getByRole("link", { name: /^Cart, 2 lines/ }).waitFor()
  await close()
})

test("a visitor without cookies can browse, and is told why there is no cart", async () => {
  const { page, close } = await visitAs(world, undefined)
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError")
    }
    Object.defineProperty(window, "localStorage", { get: refuse })
    Object.defineProperty(navigator, "cookieEnabled", { get: () => false })
  })
  await page.goto("/parts?q=anvil")
  await page
    .getByRole("button", { name: /^Add to cart/ })
    .first()
    .click()
  await shown(page, cartText.cookiesNeeded)
  await close()
})

test("an administrator without the required second factor is told why and guided through it", async () => {
  const { admin } = world.shop
  const { page, complaints, close } = await visitAs(world, undefined)
  await page.goto("/login?from=/dashboard/makeAdmin")
  await logIn(page, admin)
  await shown(page, "Administrators of this shop need a second factor.")
  await page.getByRole("link", { name: "DashBoard" }).click()
  await page.waitForURL("**/second-factor?from=%2Fdashboard")
  await page.goto("/dashboard/manageOrder")
  await shown(page, "Administrators of this shop need a second factor.")

  await page.getByLabel("Enter your password to turn it on", { exact: true }).fill(admin.password)
  await turnOnSecondFactor(page)
  await page.getByRole("link", { name: "Continue" }).click()
  await page.getByRole("heading", { name: "Manage Orders", level: 1 }).waitFor()
  expect(complaints).toEqual([])
  await close()
})
