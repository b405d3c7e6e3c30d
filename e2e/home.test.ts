import { afterAll, beforeAll, expect, test } from "vitest"
import { readWeights } from "#test/page-weights.ts"
import { openShopBrowser, type ShopBrowser, visitAs } from "./shop-browser.ts"

let world: ShopBrowser
beforeAll(async () => {
  world = await openShopBrowser()
})
afterAll(() => world.close())

test("cards far down are put off only until the page stands, and whoever comes back finds their place", async () => {
  const { page, complaints, close } = await visitAs(world, undefined)
  await page.goto("/")
  const heldBack = page.locator(".late-card")
  await expect.poll(() => heldBack.count()).toBe(0)
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

test("a first visit carries no more script and looks than a slow phone can bear", async () => {
  const { page, close } = await visitAs(world, undefined)
  await page.goto("/", { waitUntil: "networkidle" })
  const { js, css } = await readWeights(page)
  expect(js, "script").toBeGreaterThan(80_000)
  expect(js, "script").toBeLessThan(110_000)
  expect(css, "CSS").toBeLessThan(12_000)
  await close()
})
