import type { Locator, Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openShopBrowser, type ShopBrowser, visitAs } from "./shop-browser.ts"

let world: ShopBrowser
beforeAll(async () => {
  world = await openShopBrowser()
})
afterAll(() => world.close())

const at = (width: number) => ({ viewport: { width, height: 800 } })
const rows = (page: Page) => page.getByRole("table", { name: "Parts" }).locator("tbody tr")

test("parts of all kinds are told apart by their own values, where they have any", async () => {
  await world.shop.part({ name: "Oddment" })
  const { page, close } = await visitAs(world, undefined, at(1440))
  const headers = () => page.getByRole("columnheader").allTextContents()
  const first = ["Name", "Price", "Min.", "Available", "Order"]
  await page.goto("/parts?q=anvil&view=table")
  expect(await headers()).toEqual([...first, "Category", "Specifications"])
  await page.goto("/parts?category=Other+parts&view=table")
  expect(await headers()).toEqual(first)
  await close()
})

test.each([1440, 1024, 768, 600, 390, 320])(
  "at %i px every row is whole and its link to buy is in sight",
  async (width) => {
    const { page, complaints, close } = await visitAs(world, undefined, at(width))
    for (const category of ["Memory", "Cases", "Networking and cards"]) {
      await page.goto(`/parts?view=table&category=${category}`)
      expect(await page.evaluate(spill)).toEqual([])
      const heights = await rows(page).evaluateAll((all) => all.map((row) => row.clientHeight))
      // Two lines of name at most; on a phone the numbers stand under it.
      expect(Math.max(...heights)).toBeLessThanOrEqual(width < 700 ? 100 : 60)
      expect(await rows(page).first().getByRole("cell").nth(1).textContent()).toMatch(/^\d+$/)
    }
    expect(complaints).toEqual([])
    await close()
  },
)

/** Parts of a table, and what is in them, that are not within the page from side to side. */
function spill(): string[] {
  const width = document.documentElement.clientWidth
  const all = document.querySelectorAll("main table, main table :is(tr, th, td, a)")
  return [...all].flatMap((element) => {
    const { left, right } = element.getBoundingClientRect()
    const isHidden = element.closest("thead") !== null || left === right
    const isCut =
      element.tagName !== "A" &&
      (element.scrollWidth > element.clientWidth + 1 ||
        element.scrollHeight > element.clientHeight + 1)
    return !isHidden && (left < 0 || right > width || isCut)
      ? [element.outerHTML.slice(0, 200)]
      : []
  })
}

test("rows of one line are 40 pixels high", async () => {
  const { page, close } = await visitAs(world, undefined, at(1440))
  await page.goto("/parts?view=table&category=Memory")
  const row = rows(page).first()
  expect(await row.evaluate((element) => Math.round(element.getBoundingClientRect().height))).toBe(
    40,
  )
  await close()
})

/** Whether this is what somebody sees in its place, even after the page was scrolled. */
const isOnTop = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + 20, top + height / 2))
  })

test.each([1440, 1024])(
  "at %i px the headings stay above the rows that pass under them",
  async (width) => {
    const { page, close } = await visitAs(world, undefined, at(width))
    await page.goto("/parts?view=table")
    const heading = page.getByRole("columnheader", { name: "Name" })
    const before = (await heading.boundingBox())?.y ?? 0
    for (const distance of [1000, 1013]) {
      await page.evaluate((y) => scrollTo(0, y), distance)
      expect((await heading.boundingBox())?.y).toBeLessThan(before)
      expect(await isOnTop(heading)).toBe(true)
    }
    await close()
  },
)

test("so do those of an administrator's table, first column and all", async () => {
  const { page, close } = await visitAs(world, world.shop.admin, at(1440))
  await page.goto("/dashboard/manageProduct")
  await page.evaluate(() => scrollTo(0, 1013))
  for (const name of ["ID", "Name"])
    expect([name, await isOnTop(page.getByRole("columnheader", { name, exact: true }))]).toEqual([
      name,
      true,
    ])
  await close()
})

test("the choice of grid or table is kept, and an address says otherwise", async () => {
  const { page, complaints, close } = await visitAs(world, undefined, at(1280))
  const table = page.getByRole("table", { name: "Parts" })
  const view = page.getByRole("navigation", { name: "View" })
  await page.goto("/parts")
  expect(await table.count()).toBe(0)
  await view.getByRole("link", { name: "Table" }).click()
  await table.waitFor()
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`))
    .toContain("view=table")
  const answer = await page.goto("/parts?category=Memory")
  expect(await answer?.text()).toContain("<table")
  expect(await view.getByRole("link", { name: "Table" }).getAttribute("aria-current")).toBe("true")
  await page.getByRole("navigation", { name: "Categories" }).getByText("Cases").click()
  await page.getByRole("heading", { level: 1, name: "Cases" }).waitFor()
  await table.waitFor()
  await page.goto("/parts?view=grid")
  expect(await table.count()).toBe(0)
  await page.goto("/parts")
  await view.getByRole("link", { name: "Grid" }).click()
  await table.waitFor({ state: "detached" })
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`))
    .toContain("view=grid")
  await page.goto("/parts")
  expect(await table.count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})
