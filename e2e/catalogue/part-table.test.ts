import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { breakCall, holdCall, withoutNetworkErrors } from "../network-faults.ts"
import { isUncovered } from "../screens/accessibility.ts"
import { isFocused, openShopBrowser, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)

const at = (width: number) => ({ viewport: { width, height: 800 } })
const rows = (page: Page) => page.getByRole("table", { name: "Parts" }).locator("tbody tr")

const openCategory = async (page: Page, name: string) => {
  await page.getByRole("navigation", { name: "Categories" }).getByText(name).click()
  await page.getByRole("heading", { level: 1, name }).waitFor()
}

test("a category's specs are columns, and one column in a mixed list; only sortable ones have a link", async () => {
  await world.shop.part({ name: "Oddment" })
  await world.shop.part({ name: "Vice", category: "Vices", specs: { "Jaw width": 20 } })
  const { page, complaints, close } = await visitAs(world, undefined, at(1440))
  const headers = () => page.getByRole("columnheader").allTextContents()
  const last = ["Price", "Available", "Quantity"]
  await page.goto("/parts?q=ddr5&view=table")
  await expect.poll(headers).toEqual(["Name", "Category", "Specifications", ...last])
  await page.goto("/parts?category=Other+parts&view=table")
  await expect.poll(headers).toEqual(["Name", ...last])
  await openCategory(page, "Vices")
  const heading = page.getByRole("columnheader", { name: "Jaw width" })
  await heading.waitFor()
  expect(await heading.getByRole("link").count()).toBe(0)

  await page.setViewportSize(at(1280).viewport)
  await openCategory(page, "Power supplies")
  await expect.poll(headers).toEqual(["Name", "Power", "Class", "Form factor", ...last])
  const row = page.getByRole("row", { name: /Anvil 850/ })
  await expect
    .poll(() => row.getByRole("cell").allTextContents())
    .toEqual(["850 W", "Gold", "ATX", "$98.00", "2,350", "Add to cart Anvil 850"])
  await expect
    .poll(() => row.getByRole("link", { name: "Anvil 850" }).getAttribute("href"))
    .toBe("/parts/anvil-850")
  expect(complaints).toEqual([])
  await close()
})

/** Returns the heights of all rows in pixels. */
const rowHeights = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)))

test("at each width every row is fully visible, with its quantity field", async () => {
  const { page, complaints, close } = await visitAs(world, undefined, at(1440))
  await page.goto("/parts?view=table&category=Memory")
  for (const category of ["Memory", "Cases", "Networking and cards"]) {
    await openCategory(page, category)
    for (const width of [1440, 1024, 768, 600, 390, 320]) {
      const message = `${category} at ${width} px`
      await page.setViewportSize(at(width).viewport)
      await expect.poll(() => page.evaluate(findOverflow), { message }).toEqual([])
      const heights = await rowHeights(page)
      // At most two lines of name; on a phone the numbers are below it and the field is large.
      expect(Math.max(...heights), message).toBeLessThanOrEqual(width < 700 ? 112 : 60)
      if (category === "Memory" && width >= 1024)
        expect(heights, message).toEqual(Array(8).fill(40))
      await expect
        .poll(() => rows(page).first().getByRole("textbox").getAttribute("placeholder"), {
          message,
        })
        .toMatch(/^\d+$/)
    }
    await page.setViewportSize(at(1440).viewport)
  }
  expect(complaints).toEqual([])
  await close()
})

/** Lists cells and controls of the table that are cut or reach beyond the page. */
function findOverflow(): string[] {
  const width = document.documentElement.clientWidth
  const all = document.querySelectorAll("main table, main table :is(tr, th, td, a, input, button)")
  return [...all].flatMap((element) => {
    const { left, right } = element.getBoundingClientRect()
    const isHidden = element.closest("thead") !== null || left === right
    const isCut =
      !element.matches("a, input, button") &&
      (element.scrollWidth > element.clientWidth + 1 ||
        element.scrollHeight > element.clientHeight + 1)
    return !isHidden && (left < 0 || right > width || isCut)
      ? [element.outerHTML.slice(0, 200)]
      : []
  })
}

const field = (page: Page, name: string) =>
  page.getByRole("textbox", { name: `Quantity of ${name}`, exact: true })

test("rows are ordered by keyboard alone: Enter adds and continues, and a bad quantity gets suggestions", async () => {
  const pack = { price: 2, availableQuantity: 600 }
  const limits = { minimumQuantity: 24, orderMultiple: 12, maximumQuantity: 96 }
  for (const name of ["Clips A", "Clips B", "Clips C"])
    await world.shop.part({ ...pack, ...limits, name })
  await world.shop.part({ ...pack, name: "Clips D", availableQuantity: 0 })
  const { page, complaints, close } = await visitAs(world, undefined, at(1440))
  await page.goto("/parts?q=clips&sort=name&view=table")
  const cart = (label: string) => page.getByRole("link", { name: label, exact: true }).waitFor()
  const announced = (words: RegExp) => page.getByRole("banner").getByText(words).waitFor()
  const row = (name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) })

  await field(page, "Clips A").focus()
  await page.keyboard.type("48")
  await page.keyboard.press("Enter")
  await row("Clips A").getByText("Added 48 ·").waitFor()
  await announced(/^Added 48 × Clips A\. Cart, 1 line, \$96\.00\.$/)
  await expect.poll(() => field(page, "Clips B").evaluate(isFocused)).toBe(true)
  await page.keyboard.type("50")
  await page.keyboard.press("Enter")
  await page.getByRole("button", { name: "Add 60" }).waitFor()
  await announced(/^Not a multiple of 12\.$/)
  const refused = field(page, "Clips B")
  await expect.poll(() => refused.getAttribute("aria-invalid")).toBe("true")
  await expect.poll(() => refused.evaluate(isFocused)).toBe(true)
  for (let tabs = 0; tabs < 2; tabs += 1) await page.keyboard.press("Tab")
  await expect
    .poll(() => page.getByRole("button", { name: "Add 48" }).evaluate(isFocused))
    .toBe(true)
  await page.keyboard.press("Enter")
  await cart("Cart, 2 lines, $192.00")
  await expect.poll(() => refused.getAttribute("aria-invalid")).toBeNull()
  await expect.poll(() => field(page, "Clips C").evaluate(isFocused)).toBe(true)
  await page.keyboard.type("96")
  await page.keyboard.press("Enter")
  await cart("Cart, 3 lines, $384.00")
  await expect.poll(() => field(page, "Clips D").count()).toBe(0)

  await page.keyboard.type("24")
  await page.keyboard.press("Enter")
  const tooMany = page.getByText("120 in the cart: At most 96 in one order.", { exact: true })
  await tooMany.waitFor()
  await row("Clips C").getByRole("button", { name: "undo" }).press("Enter")
  await announced(/^Removed\. Cart, 3 lines, \$384\.00\.$/)
  await tooMany.waitFor({ state: "detached" })
  await expect.poll(() => field(page, "Clips C").evaluate(isFocused)).toBe(true)
  await breakCall(page, "PATCH /cart")
  await page.keyboard.type("36")
  await page.keyboard.press("Enter")
  await page.getByText("The shop is resting.").waitFor()
  await expect.poll(() => field(page, "Clips C").inputValue()).toBe("36")
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("on a phone a row has two lines and can be expanded", async () => {
  const { page, complaints, close } = await visitAs(world, undefined, at(390))
  await page.goto("/parts?category=Memory&view=table")
  const name = "Tempo DDR5-6000 32 GB Kit"
  const row = page.getByRole("row", { name: new RegExp(`^${name}`) })
  await expect.poll(() => row.innerText()).not.toContain("Min. 20")
  await row.getByRole("button", { name: `More about ${name}` }).click()
  await expect.poll(() => row.innerText()).toContain("CA-TM5-6032 · Min. 20")
  await expect.poll(() => page.evaluate(findOverflow)).toEqual([])
  await row.getByRole("button", { name: `Add to cart ${name}` }).click()
  await row.getByText("Added 20 ·").waitFor()
  await page.getByRole("link", { name: "Cart, 1 line, $2,360.00" }).waitFor()
  await expect.poll(() => page.evaluate(findOverflow)).toEqual([])
  await row.getByText("Added 20 ·").waitFor({ state: "detached" })
  expect(complaints).toEqual([])
  await close()
})

test("headers sort; typed quantities stay while other parts or the grid are shown, and are added at once", async () => {
  const { page, complaints, close } = await visitAs(world, undefined, at(1440))
  await page.goto("/parts?category=Memory&view=table")
  const names = () => rows(page).getByRole("rowheader").getByRole("link").allTextContents()
  const heading = (name: string) => page.getByRole("columnheader", { name })
  await heading("Speed").getByRole("link").click()
  await expect.poll(async () => (await names())[0]).toBe("Tempo DDR4-3600 32 GB Kit")
  await expect.poll(() => heading("Speed").getAttribute("aria-sort")).toBe("ascending")
  await heading("Speed").getByRole("link").click()
  await expect.poll(async () => (await names())[0]).toBe("Tempo CK DDR5-8000 48 GB Kit")
  await expect.poll(() => page.url()).toContain("sort=-spec.speedMTs")

  await field(page, "Tempo CK DDR5-8000 48 GB Kit").fill("10")
  const typed = field(page, "Tempo DDR5-6400 48 GB Kit")
  await typed.fill("20")
  const search = page.getByRole("search").getByLabel("Search parts")
  await search.fill("xyzzy")
  await page.getByText("No parts match “xyzzy”.").waitFor()
  await search.fill("")
  await expect.poll(() => typed.inputValue()).toBe("20")
  await page.getByRole("link", { name: "Grid", exact: true }).click()
  await typed.waitFor({ state: "detached" })
  await page.getByRole("link", { name: "Table", exact: true }).click()
  await expect.poll(() => typed.inputValue()).toBe("20")
  await heading("Price").getByRole("link").click()
  await field(page, "Tempo Plain DDR5-5600 16 GB").fill("3")
  const bar = page.getByRole("region", { name: "Typed quantities" })
  await bar.getByText("2 parts · $6,420.00").waitFor()
  await bar.getByText("1 to correct").waitFor()
  await bar.getByRole("button", { name: "Add 2 parts to cart" }).click()
  await page.getByRole("link", { name: "Cart, 2 lines, $6,420.00" }).waitFor()
  const refused = field(page, "Tempo Plain DDR5-5600 16 GB")
  await expect.poll(() => refused.evaluate(isFocused)).toBe(true)
  await expect.poll(() => refused.getAttribute("aria-invalid")).toBe("true")
  await bar.getByText("Added 2 parts ·").waitFor()
  await bar.getByRole("button", { name: "undo" }).click()
  await page.getByRole("link", { name: "Cart", exact: true }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test("rows are 40 pixels high, however long a name, and the headers stay above them while scrolling", async () => {
  const name = `A name ${"with all that an imported one can say of it ".repeat(2)}`.trim()
  await world.shop.part({ name })
  const { page, close } = await visitAs(world, undefined, at(1440))
  await page.goto("/parts?view=table&sort=name")
  const link = rows(page).first().getByRole("link", { name, exact: true })
  await expect.poll(() => link.getAttribute("title")).toBe(name)
  const heading = page.getByRole("columnheader", { name: "Name" })
  for (const width of [1440, 1024]) {
    await page.setViewportSize(at(width).viewport)
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(async () => (await rowHeights(page))[0]).toBe(40)
    const before = (await heading.boundingBox())?.y ?? 0
    for (const distance of [1000, 1013]) {
      await page.evaluate((y) => scrollTo(0, y), distance)
      expect((await heading.boundingBox())?.y).toBeLessThan(before)
      await expect.poll(() => heading.evaluate(isUncovered)).toBe(true)
    }
  }
  await close()
})

test("the choice of grid or table is remembered, and an address overrides it", async () => {
  const { page, complaints, close } = await visitAs(world, undefined, at(1280))
  const table = page.getByRole("table", { name: "Parts" })
  const view = page.getByRole("navigation", { name: "View" })
  const cookies = async () =>
    (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)
  const hasTable = async (path: string) =>
    (await (await page.request.get(path)).text()).includes("<table")
  await page.goto("/parts?category=Memory")
  await expect.poll(() => table.count()).toBe(0)
  await view.getByRole("link", { name: "Table" }).click()
  await table.waitFor()
  await expect.poll(cookies).toContain("view=table")
  const answer = await page.goto("/parts?category=Memory")
  expect(await answer?.text()).toContain("<table")
  await expect
    .poll(() => view.getByRole("link", { name: "Table" }).getAttribute("aria-current"))
    .toBe("true")
  expect(await hasTable("/parts?category=Memory&view=grid")).toBe(false)
  await openCategory(page, "Cases")
  await table.waitFor()
  await view.getByRole("link", { name: "Grid" }).click()
  await table.waitFor({ state: "detached" })
  await expect.poll(cookies).toContain("view=grid")
  expect(await hasTable("/parts?category=Memory")).toBe(false)
  expect(await hasTable("/parts?category=Memory&view=table")).toBe(true)
  expect(complaints).toEqual([])
  await close()
})

test("all typed quantities are added by one key from any field, or return if the shop does not answer", async () => {
  const stock = { price: 2, availableQuantity: 600 }
  for (const name of ["Spool A", "Spool B"]) await world.shop.part({ ...stock, name })
  await world.shop.part({ ...stock, name: "Spool C", availableQuantity: 3, backorder: "yes" })
  const { page, complaints, close } = await visitAs(world, undefined, at(1440))
  await page.goto("/parts?q=spool&sort=name&view=table")
  const value = (name: string) => field(page, name).inputValue()
  const type = async (...quantities: string[]) => {
    await field(page, "Spool A").focus()
    for (const quantity of quantities) {
      await page.keyboard.type(quantity)
      if (quantity !== quantities.at(-1)) await page.keyboard.press("ArrowDown")
    }
    const label = `Add ${quantities.length} parts to cart`
    await page.getByRole("button", { name: label, disabled: false }).waitFor()
  }
  await type("10", "20", "30")
  await page.keyboard.press("ControlOrMeta+Enter")
  await page.getByRole("link", { name: "Cart, 3 lines, $120.00", exact: true }).waitFor()
  await expect.poll(() => field(page, "Spool A").evaluate(isFocused)).toBe(true)
  await expect.poll(() => value("Spool C")).toBe("")
  expect(complaints).toEqual([])

  await type("10", "20")
  await breakCall(page, "PATCH /cart")
  const adding = await holdCall(page, "PATCH", "/cart")
  await page.keyboard.press("ControlOrMeta+Enter")
  await adding.sent
  // What is typed meanwhile is newer.
  await field(page, "Spool A").fill("50")
  adding.release()
  await page.getByText("The shop is resting.").waitFor()
  await expect.poll(() => value("Spool B")).toBe("20")
  expect(await value("Spool A")).toBe("50")
  await close()
})

test("at 400 % zoom no card is cut off, and no bar stays at the foot of the screen", async () => {
  const { page, close } = await visitAs(world, undefined, { viewport: { width: 320, height: 256 } })
  await page.goto("/parts?category=Memory")
  await expect.poll(() => page.locator(".part-card").first().evaluate(cutOff)).toEqual([])
  await page.getByRole("link", { name: "Table", exact: true }).click()
  await rows(page).first().getByRole("textbox").fill("50")
  const bar = page.getByRole("region", { name: "Typed quantities" })
  await expect
    .poll(() => bar.evaluate((element) => getComputedStyle(element).position))
    .toBe("static")
  await page.setViewportSize({ width: 320, height: 640 })
  await expect
    .poll(() => bar.evaluate((element) => getComputedStyle(element).position))
    .toBe("sticky")
  await close()
})

/** Lists texts and controls that reach beyond the right edge of this element. */
function cutOff(element: Element): string[] {
  const { right } = element.getBoundingClientRect()
  return [...element.querySelectorAll("*")]
    .filter((inner) => inner.getBoundingClientRect().right > right)
    .map((inner) => inner.outerHTML.slice(0, 200))
}
