import type { Locator, Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { breakCall, holdCall, withoutNetworkErrors } from "../network-faults.ts"
import { isFocused, openShopBrowser, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)

const at = (width: number) => ({ viewport: { width, height: 800 } })
const rows = (page: Page) => page.getByRole("table", { name: "Parts" }).locator("tbody tr")

test("parts of mixed categories show their own specs in one column, if they have any", async () => {
  await world.shop.part({ name: "Oddment" })
  const { page, close } = await visitAs(world, undefined, at(1440))
  const headers = () => page.getByRole("columnheader").allTextContents()
  const last = ["Price", "Available", "Quantity"]
  await page.goto("/parts?q=ddr5&view=table")
  await expect.poll(headers).toEqual(["Name", "Category", "Specifications", ...last])
  await page.goto("/parts?category=Other+parts&view=table")
  await expect.poll(headers).toEqual(["Name", ...last])
  await close()
})

test.each([1440, 1024, 768, 600, 390, 320])(
  "at %i px every row is fully visible, with its quantity field",
  async (width) => {
    const { page, complaints, close } = await visitAs(world, undefined, at(width))
    for (const category of ["Memory", "Cases", "Networking and cards"]) {
      await page.goto(`/parts?view=table&category=${category}`)
      await expect.poll(() => page.evaluate(spill)).toEqual([])
      const heights = await rows(page).evaluateAll((all) => all.map((row) => row.clientHeight))
      // At most two lines of name; on a phone the numbers are below it and the field is large.
      expect(Math.max(...heights)).toBeLessThanOrEqual(width < 700 ? 112 : 60)
      await expect
        .poll(() => rows(page).first().getByRole("textbox").getAttribute("placeholder"))
        .toMatch(/^\d+$/)
    }
    expect(complaints).toEqual([])
    await close()
  },
)

/** Lists cells that reach beyond the left or right edge of the page. */
function spill(): string[] {
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

test("a row of a part on back-order is ordered like any other", async () => {
  await world.shop.part({ name: "Dowel", price: 2, availableQuantity: 3, backorder: "yes" })
  const { page, complaints, close } = await visitAs(world, undefined, at(1440))
  await page.goto("/parts?q=dowel&view=table")
  await field(page, "Dowel").fill("7")
  await field(page, "Dowel").press("Enter")
  await page.getByRole("link", { name: "Cart, 1 line, $14.00", exact: true }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

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
  await expect.poll(() => page.evaluate(spill)).toEqual([])
  await row.getByRole("button", { name: `Add to cart ${name}` }).click()
  await row.getByText("Added 20 ·").waitFor()
  await page.getByRole("link", { name: "Cart, 1 line, $2,360.00" }).waitFor()
  await expect.poll(() => page.evaluate(spill)).toEqual([])
  await row.getByText("Added 20 ·").waitFor({ state: "detached" })
  expect(complaints).toEqual([])
  await close()
})

test("headers sort, and all entered quantities are added at once", async () => {
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
  await field(page, "Tempo DDR5-6400 48 GB Kit").fill("20")
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

test("a column whose key the list cannot be sorted by has no link", async () => {
  const specs = { "Jaw width": 20 }
  await world.shop.part({ name: "Vice", category: "Vices", specs })
  const { page, close } = await visitAs(world, undefined, at(1440))
  await page.goto("/parts?category=Vices&view=table")
  const heading = page.getByRole("columnheader", { name: "Jaw width" })
  await heading.waitFor()
  expect(await heading.getByRole("link").count()).toBe(0)
  await close()
})

test("quantities stay while a search finds nothing and while the grid is shown", async () => {
  const { page, complaints, close } = await visitAs(world, undefined, at(1440))
  await page.goto("/parts?category=Memory&view=table")
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
  expect(complaints).toEqual([])
  await close()
})

test.each([1440, 1024])("at %i px rows are 40 pixels high, however long a name", async (width) => {
  const name = `Long ${width} ${"with all that an imported name can say of it ".repeat(2)}`.trim()
  await world.shop.part({ name })
  const { page, close } = await visitAs(world, undefined, at(width))
  const heights = () =>
    rows(page).evaluateAll((all) =>
      all.map((row) => Math.round(row.getBoundingClientRect().height)),
    )
  await page.goto("/parts?view=table&category=Memory")
  await expect.poll(heights).toEqual(Array(8).fill(40))
  await page.goto(`/parts?view=table&q=Long+${width}`)
  await expect.poll(heights).toEqual([40])
  await expect
    .poll(() => page.getByRole("link", { name, exact: true }).getAttribute("title"))
    .toBe(name)
  await close()
})

/** Reports whether nothing covers the element, even after scrolling. */
const isOnTop = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + 20, top + height / 2))
  })

test.each([1440, 1024])(
  "at %i px the headers stay above the rows while scrolling",
  async (width) => {
    const { page, close } = await visitAs(world, undefined, at(width))
    await page.goto("/parts?view=table")
    const heading = page.getByRole("columnheader", { name: "Name" })
    const before = (await heading.boundingBox())?.y ?? 0
    for (const distance of [1000, 1013]) {
      await page.evaluate((y) => scrollTo(0, y), distance)
      expect((await heading.boundingBox())?.y).toBeLessThan(before)
      await expect.poll(() => isOnTop(heading)).toBe(true)
    }
    await close()
  },
)

test("an administrator's table keeps its headers and first column in view", async () => {
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

test("the choice of grid or table is remembered, and an address overrides it", async () => {
  const { page, complaints, close } = await visitAs(world, undefined, at(1280))
  const table = page.getByRole("table", { name: "Parts" })
  const view = page.getByRole("navigation", { name: "View" })
  await page.goto("/parts")
  await expect.poll(() => table.count()).toBe(0)
  await view.getByRole("link", { name: "Table" }).click()
  await table.waitFor()
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`))
    .toContain("view=table")
  const answer = await page.goto("/parts?category=Memory")
  expect(await answer?.text()).toContain("<table")
  await expect
    .poll(() => view.getByRole("link", { name: "Table" }).getAttribute("aria-current"))
    .toBe("true")
  await page.getByRole("navigation", { name: "Categories" }).getByText("Cases").click()
  await page.getByRole("heading", { level: 1, name: "Cases" }).waitFor()
  await table.waitFor()
  await page.goto("/parts?view=grid")
  await expect.poll(() => table.count()).toBe(0)
  await page.goto("/parts")
  await view.getByRole("link", { name: "Grid" }).click()
  await table.waitFor({ state: "detached" })
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`))
    .toContain("view=grid")
  await page.goto("/parts")
  await expect.poll(() => table.count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

test("all typed quantities are added by one key, from the field of any of them", async () => {
  const names = ["Spool A", "Spool B", "Spool C"]
  for (const name of names) await world.shop.part({ name, price: 2, availableQuantity: 600 })
  const { page, complaints, close } = await visitAs(world, undefined, at(1440))
  await page.goto("/parts?q=spool&sort=name&view=table")
  await field(page, "Spool A").focus()
  for (const quantity of ["10", "20"]) {
    await page.keyboard.type(quantity)
    await page.keyboard.press("ArrowDown")
  }
  await page.keyboard.type("30")
  await page.getByRole("button", { name: "Add 3 parts to cart", disabled: false }).waitFor()
  await page.keyboard.press("ControlOrMeta+Enter")
  await page.getByRole("link", { name: "Cart, 3 lines, $120.00", exact: true }).waitFor()
  await expect.poll(() => field(page, "Spool A").evaluate(isFocused)).toBe(true)
  await expect.poll(() => field(page, "Spool C").inputValue()).toBe("")
  expect(complaints).toEqual([])
  await close()
})

test("quantities that could not be added return, except where another was typed meanwhile", async () => {
  for (const name of ["Reel A", "Reel B"]) await world.shop.part({ name, availableQuantity: 600 })
  const { page, close } = await visitAs(world, undefined, at(1440))
  await page.goto("/parts?q=reel&sort=name&view=table")
  await field(page, "Reel A").focus()
  await page.keyboard.type("10")
  await page.keyboard.press("ArrowDown")
  await page.keyboard.type("20")
  await page.getByRole("button", { name: "Add 2 parts to cart", disabled: false }).waitFor()
  await breakCall(page, "PATCH /cart")
  const adding = await holdCall(page, "PATCH", "/cart")
  await page.keyboard.press("ControlOrMeta+Enter")
  await adding.sent
  await field(page, "Reel A").fill("50")
  adding.release()
  await page.getByText("The shop is resting.").waitFor()
  await expect.poll(() => field(page, "Reel B").inputValue()).toBe("20")
  expect(await field(page, "Reel A").inputValue()).toBe("50")
  await close()
})

test("at 400 % zoom no card is cut off, and no bar stays at the foot of the screen", async () => {
  const { page, close } = await visitAs(world, undefined, { viewport: { width: 320, height: 256 } })
  await page.goto("/parts?category=Memory")
  await expect.poll(() => page.locator(".part-card").first().evaluate(cutOff)).toEqual([])
  await page.goto("/parts?category=Memory&view=table")
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
