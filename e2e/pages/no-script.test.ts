import { afterAll, expect, test } from "vitest"
import { withoutBlockedScripts, withoutNetworkErrors } from "../network-faults.ts"
import { openShopBrowser, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)

const withoutScript = () => visitAs(world, undefined, { javaScriptEnabled: false })

test("the home page is complete without script", async () => {
  const { page, complaints, close } = await withoutScript()
  await page.goto("/")
  const headings = await page.getByRole("heading", { level: 2 }).allTextContents()
  for (const section of ["Our Manufactured Parts", "Services", "Reviews", "Engineers"])
    expect(headings).toContain(section)
  await expect
    .poll(() => page.getByRole("link", { name: /^Buy Now/ }).count())
    .toBeGreaterThanOrEqual(60)
  const reviews = page.locator("#review-list > li")
  for (const review of await reviews.all()) await expect.poll(() => review.isVisible()).toBe(true)
  await expect
    .poll(() => page.getByRole("button", { name: "Pause" }).count(), { message: "dead controls" })
    .toBe(0)
  await expect.poll(() => page.getByRole("button", { name: /^Show all/ }).count()).toBe(0)

  // Without script the banner is a scrollable row whose every slide can be reached.
  const slides = page.getByRole("region", { name: "Highlights" }).getByRole("group")
  await expect.poll(() => slides.count()).toBe(4)
  await expect.poll(() => page.locator("[inert]").count()).toBe(0)
  const last = slides.last().getByRole("link")
  await last.focus()
  await expect.poll(async () => (await last.boundingBox())?.x ?? -1).toBeLessThan(1280)
  expect(withoutBlockedScripts(complaints)).toEqual([])
  await close()
})

test("without script a visitor reads every public page, and leaves a missing one by its links", async () => {
  const { page, complaints, close } = await withoutScript()
  await page.goto("/MyPortfolio")
  const nav = page.getByRole("navigation", { name: "Main" })
  await nav.getByRole("link", { name: "Blog" }).click()
  await expect.poll(() => page.title()).toBe("Blog – Computer Assembler")
  await expect.poll(() => page.getByRole("main").getByRole("article").count()).toBe(5)
  await nav.getByRole("link", { name: "Portfolio" }).click()
  const projects = page.locator("section:has(> h2:text-is('Projects'))").getByRole("link")
  await projects.first().waitFor()
  await expect.poll(() => projects.count()).toBe(3)
  await nav.getByRole("link", { name: "Login" }).click()
  await page.getByRole("heading", { name: "Login", level: 1 }).waitFor()
  await expect.poll(() => page.content()).toContain("This form needs JavaScript.")
  await page.getByRole("main").getByRole("link", { name: "Register" }).click()
  await page.getByRole("heading", { name: "Register", level: 1 }).waitFor()
  const logo = page.getByRole("link", { name: "Computer Assembler" }).first()
  await expect.poll(() => logo.getAttribute("href")).toBe("/")
  expect(withoutBlockedScripts(complaints)).toEqual([])
  const missing = await page.goto("/no/such/page")
  expect(missing?.status()).toBe(404)
  await page.getByRole("img", { name: "A circuit trace leading to an empty socket" }).waitFor()
  await page.getByRole("main").getByRole("link").first().click()
  await page.getByRole("heading", { name: "Our Manufactured Parts" }).waitFor()
  await page
    .getByRole("link", { name: /^Buy Now/ })
    .first()
    .click()
  await page.getByRole("heading", { name: "Login", level: 1 }).waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get("from")).toMatch(/^\/purchase\//)
  expect(withoutBlockedScripts(withoutNetworkErrors(complaints))).toEqual([])
  await close()
})

test("a signed-in user logs out without script", async () => {
  const customer = await world.shop.customer()
  const { page, close } = await visitAs(world, customer, { javaScriptEnabled: false })
  await page.goto("/blog")
  await page.getByRole("button", { name: "Logout" }).click()
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Login" })
    .waitFor()
  const kept = await world.shop.sql("select id from sessions where user_id = $1", [customer.id])
  expect(kept).toEqual([])
  await close()
})
