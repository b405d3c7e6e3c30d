import type { Locator, Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openShopBrowser, type ShopBrowser, shown, visitAs } from "./shop-browser.ts"

let world: ShopBrowser
beforeAll(async () => {
  world = await openShopBrowser()
})
afterAll(() => world.close())

const wide = { viewport: { width: 1280, height: 900 } }
/** One has none left, of the other fewer are left than one order takes. */
const soldOut = ["Keel A520 Micro", "Prism 924 Blower"]

const buyNow = (inside: Page | Locator, name: string) =>
  inside.getByRole("link", { name: `Buy Now ${name}`, exact: true })
const groundOf = (link: Locator) =>
  link.evaluate((element) => getComputedStyle(element).backgroundColor)

test.each(["grid", "table"])(
  "in the %s, what is sold out says so and is not green",
  async (view) => {
    const { page, complaints, close } = await visitAs(world, undefined, wide)
    await page.goto(`/parts?view=${view}`)
    const green = await groundOf(page.getByRole("link", { name: /^Buy Now Tempo/ }).first())
    for (const name of soldOut) {
      await page.goto(`/parts?view=${view}&q=${name}`)
      const holder = page.getByRole(view === "grid" ? "article" : "row").filter({ hasText: name })
      await holder.getByText("Sold out", { exact: true }).waitFor()
      const link = buyNow(holder, name)
      expect(await link.getAttribute("href")).toMatch(/^\/purchase\/[0-9a-f]{24}$/)
      expect(await groundOf(link)).not.toBe(green)
    }
    expect(complaints).toEqual([])
    await close()
  },
)

test("a part's page says that it is sold out, and where others are", async () => {
  const { page, complaints, close } = await visitAs(world, undefined, wide)
  await page.goto("/parts/prism-716")
  const green = await groundOf(buyNow(page, "Prism 716"))
  await page.goto("/parts/prism-924-blower")
  const box = page.getByRole("region", { name: "Price and stock" })
  await box.getByText("Sold out", { exact: true }).waitFor()
  expect(await groundOf(buyNow(box, "Prism 924 Blower"))).not.toBe(green)
  await box.getByText("3 are left, fewer than one order takes.").waitFor()
  await box.getByRole("link", { name: "Others in Graphics cards that are available" }).click()
  await page.getByRole("heading", { level: 1, name: "Graphics cards" }).waitFor()
  await page.getByRole("link", { name: "Remove filter Available now" }).waitFor()
  await page.goto("/parts/keel-a520-micro")
  await shown(page, "Sold out")
  expect(await box.textContent()).not.toContain("fewer than")
  expect(complaints).toEqual([])
  await close()
})

test("the purchase page of such a part says so before anything is filled in", async () => {
  const { shop } = world
  const { page, complaints, close } = await visitAs(world, await shop.customer(), wide)
  const few = await shop.part({ minimumQuantity: 10, availableQuantity: 4 })
  await page.goto(`/purchase/${few}`)
  await shown(page, "Sold out")
  await shown(page, "4 are left, fewer than one order takes.")
  const none = await shop.part({ availableQuantity: 0 })
  await page.goto(`/purchase/${none}`)
  await shown(page, "Sold out")
  expect(await page.getByRole("button", { name: "Submit" }).isDisabled()).toBe(true)
  expect(complaints).toEqual([])
  await close()
})
