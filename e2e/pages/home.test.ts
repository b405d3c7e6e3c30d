import { afterAll, expect, test } from "vitest"
import { readWeights } from "#test/page-weights.ts"
import { pasteText } from "../page-forms.ts"
import { isFocused, openShopBrowser, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)

test("the home page is a few screens long once all cards are rendered, and Back restores the scroll position", async () => {
  const desktop = { width: 1440, height: 900 }
  const { page, complaints, close } = await visitAs(world, undefined, { viewport: desktop })
  await page.goto("/")
  const heldBack = page.locator(".late-card")
  await expect.poll(() => heldBack.count()).toBe(0)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  await expect.poll(height).toBeLessThanOrEqual(6000)
  const headings = page.getByRole("main").getByRole("heading", { level: 2 })
  const titles = (await headings.allTextContents()).slice(-4)
  expect(titles).toEqual(["Our Manufactured Parts", "Services", "Reviews", "Engineers"])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(height).toBeLessThanOrEqual(5500)
  await page.setViewportSize(desktop)

  const card = page.locator("#parts").getByRole("article").nth(40)
  await card.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(1000)
  await card.getByRole("link").first().click()
  await page.waitForURL(/\/parts\//)
  await page.getByRole("heading", { level: 1 }).waitFor()
  await page.goBack()
  await page.getByRole("heading", { name: "Our Manufactured Parts" }).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  expect(complaints).toEqual([])
  await close()
})

test("a first visit stays within the script and CSS budgets of a slow phone, in any language", async () => {
  const weigh = async (path: string) => {
    const { page, close } = await visitAs(world, undefined)
    await page.goto(path, { waitUntil: "networkidle" })
    const weights = await readWeights(page)
    await close()
    return weights
  }
  const { js, css } = await weigh("/")
  expect(js, "script").toBeGreaterThan(80_000)
  expect(js, "script").toBeLessThan(118_000)
  expect(css, "CSS").toBeLessThan(12_000)
  const german = await weigh("/de")
  expect(german.js - js, "German texts").toBeLessThan(3_000)
})

test("rows pasted on the home page, or a file chosen there, open in quick order", async () => {
  const { page, complaints, close } = await visitAs(world, undefined)
  await page.goto("/")
  await page.getByRole("heading", { name: "Quick order" }).waitFor()
  await page.waitForLoadState("networkidle")
  await pasteText(page, "CA-TM5-6032\t40\nCA-SN4-1000\t50")
  await page.waitForURL(/\/quick-order$/)
  await page.getByText("2 of 2 ready").waitFor()
  await page.getByRole("link", { name: "Computer Assembler", exact: true }).click()
  await page.getByRole("heading", { name: "Our Manufactured Parts" }).waitFor()
  await page.locator("input[type=file]").setInputFiles({
    name: "rows.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("part,qty\nCA-PA-850,10\n"),
  })
  await page.getByText("3 of 3 ready").waitFor()
  expect(complaints).toEqual([])
  await close()
})

/** Inserts 1,000 parts in two categories. */
const manyParts = `
  insert into parts (id, sku, slug, name, category, description, image, specs, minimum_quantity, available_quantity, price_cents)
  select lpad(n::text, 24, '0'), 'BULK-' || n, 'bolt-' || n, 'Bolt ' || n,
    case when n % 4 = 0 then 'Studs and standoffs' else 'Bolts' end, 'A bolt.', '', '{}', 1, 100, 100
  from generate_series(1, 1000) n`

test("a large shop is browsed by its categories, in the bar and on its home page", async () => {
  await world.shop.sql(manyParts)
  const { page, complaints, close } = await visitAs(world, undefined, {
    viewport: { width: 390, height: 844 },
  })
  // A cached page may be up to half a second old.
  const home = async () => String((await world.shop.send("GET /")).body.text)
  await expect.poll(home).toContain("All 1,060 parts")
  await page.goto("/")
  const shown = page.locator("#parts")
  await expect.poll(() => shown.getByRole("article").count()).toBe(24)
  await expect.poll(() => shown.getByRole("link", { name: "All 1,060 parts" }).count()).toBe(2)
  const tiles = page.getByRole("navigation", { name: "Categories", exact: true })
  await expect.poll(() => tiles.getByRole("link", { name: "Bolts 750" }).isVisible()).toBe(true)

  const parts = page.getByRole("banner").getByRole("link", { name: "Parts", exact: true })
  const menu = page.getByRole("navigation", { name: "Parts by category" })
  await page.waitForLoadState("networkidle")
  await parts.focus()
  await page.keyboard.press("Enter")
  await menu.getByRole("link", { name: "All parts 1,060" }).waitFor()
  await expect.poll(() => parts.getAttribute("aria-expanded")).toBe("true")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Escape")
  await menu.waitFor({ state: "detached" })
  await expect.poll(() => parts.evaluate(isFocused)).toBe(true)
  await parts.click()
  await menu.getByRole("link", { name: "Memory 8" }).waitFor()
  await page.getByRole("searchbox").click()
  await menu.waitFor({ state: "detached" })
  await parts.click()
  await menu.getByRole("link", { name: "Studs and standoffs 250" }).click()
  await page.getByRole("heading", { level: 1, name: "Studs and standoffs" }).waitFor()
  await expect.poll(() => menu.count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})
