import { afterAll, beforeAll, expect, test } from "vitest"
import { pageText } from "#contract/kernel/page-text.ts"
import { undoneText } from "#contract/kernel/undone-text.ts"
import { aPng } from "#test/picture-files.ts"
import type { Person } from "#test/test-shop.ts"
import { openShopBrowser, type ShopBrowser, shown, toastText, visitAs } from "../shop-browser.ts"

let world: ShopBrowser
beforeAll(async () => {
  world = await openShopBrowser()
})
afterAll(() => world.close())

const photo = "/img/parts/anvil-1000-960.webp"
const write = (by: Person, description: string) =>
  world.shop.as(by)("POST /review", { body: { name: by.name, description, photo, rating: 4 } })

test("the home page shows twelve, one of each person; the others are a page away", async () => {
  const customer = await world.shop.customer()
  for (const words of ["What I thought first.", "What I think now."]) await write(customer, words)
  const { page, complaints, close } = await visitAs(world, undefined)
  await page.goto("/")
  const cards = page.locator("#reviews").getByRole("article")
  await expect.poll(() => cards.count()).toBe(12)
  await cards.getByText("What I think now.").waitFor()
  await expect.poll(() => page.getByText("What I thought first.").count()).toBe(0)
  await expect.poll(() => page.getByRole("button", { name: /^Hide/ }).count()).toBe(0)

  await page.getByRole("link", { name: "All 14 reviews" }).click()
  await page.getByRole("heading", { name: "Reviews", level: 1 }).waitFor()
  await shown(page, "What I thought first.")
  await shown(page, "1–12 of 14")
  await page.getByRole("link", { name: "Next" }).click()
  await shown(page, "13–14 of 14")
  await expect.poll(() => page.getByRole("article").count()).toBe(2)
  for (const odd of ["page=9999999", "page=-1", "page=x", "hidden=true"])
    expect((await page.goto(`/reviews?${odd}`))?.status(), odd).toBe(200)
  await expect
    .poll(() => page.getByRole("article").count(), { message: "strangers see nothing hidden" })
    .toBe(12)
  expect(complaints).toEqual([])
  await close()
})

test("staff hide a review where they meet it, and restore it", async () => {
  const customer = await world.shop.customer()
  await write(customer, "Visit my casino.")
  const { page, complaints, close } = await visitAs(world, world.shop.admin)
  await page.goto("/")
  await page.getByRole("button", { name: `Hide the review of ${customer.name}` }).click()
  await expect.poll(() => toastText(page)).toBe(pageText.review.hidden)
  await page.getByText("Visit my casino.").waitFor({ state: "detached" })
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toMatch(/^Hide the review of/)

  await page.getByRole("link", { name: /^All \d+ reviews$/ }).click()
  await page.getByRole("link", { name: "Hidden", exact: true }).click()
  await shown(page, "Visit my casino.")
  await page.getByRole("button", { name: `Restore the review of ${customer.name}` }).click()
  await shown(page, "No review is hidden.")
  await page.getByRole("link", { name: "Shown", exact: true }).click()
  await shown(page, "Visit my casino.")
  expect(complaints).toEqual([])
  await close()
})

test("somebody who writes too many hears when the next one may be", async () => {
  const strict = await openShopBrowser({ rateLimitScale: 0.1 })
  const customer = await strict.shop.customer()
  const body = { name: customer.name, description: "The only one.", photo, rating: 4 }
  await strict.shop.as(customer)("POST /review", { body })
  const { page } = await visitAs(strict, customer)
  await page.goto("/dashboard/review")
  await page.getByLabel("Description").fill("Another one.")
  await page.getByLabel("Rating").fill("4")
  await page
    .getByLabel("Photo")
    .setInputFiles({ name: "me.png", mimeType: "image/png", buffer: await aPng() })
  await page.getByRole("button", { name: "Add Review" }).click()
  await expect.poll(() => toastText(page, "alert")).toBe(pageText.review.failed)
  await page.getByText(undoneText.tooMany("in 24 hours")).waitFor()
  await strict.close()
})
