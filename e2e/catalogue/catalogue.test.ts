import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { holdCall } from "../network-faults.ts"
import { logIn } from "../page-forms.ts"
import { isFocused, openShopBrowser, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)

const wide = { viewport: { width: 1280, height: 900 } }
const narrow = { viewport: { width: 390, height: 844 } }
const withoutScript = { javaScriptEnabled: false, ...wide }

const results = (page: Page) => page.getByRole("region", { name: "Results" })
const found = (page: Page) => results(page).getByRole("status")
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const names = (page: Page) => results(page).getByRole("heading", { level: 3 }).allTextContents()
const counts = (page: Page, words: string) =>
  expect.poll(() => found(page).textContent()).toBe(words)

/** Marks the document. A full page load loses the mark; client navigation keeps it. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.body.setAttribute("data-mark", ""))
const isSameDocument = (page: Page) => page.evaluate(() => document.body.hasAttribute("data-mark"))

test("filters update the list in place, and the address with it", async () => {
  const { page, complaints, close } = await visitAs(world, undefined, wide)
  await page.goto("/parts")
  await counts(page, "60 parts")
  await markDocument(page)

  await page.getByRole("navigation", { name: "Categories" }).getByText("Motherboards").click()
  await page.getByRole("heading", { level: 1, name: "Motherboards" }).waitFor()
  await counts(page, "7 parts")
  await page.getByRole("checkbox", { name: /^AM5 / }).check()
  await counts(page, "3 parts")
  await page.getByRole("checkbox", { name: /^LGA 1851 / }).check()
  await counts(page, "5 parts")
  expect(query(page)).toEqual({ category: "Motherboards", socket: "AM5,LGA 1851" })
  await page.getByLabel("Sort").selectOption("Price: low to high")
  await expect.poll(async () => (await names(page))[0]).toBe("Keel B850 Micro")

  await page.getByRole("link", { name: "Remove filter Socket: AM5" }).click()
  await counts(page, "2 parts")
  await expect.poll(() => page.getByRole("checkbox", { name: /^AM5 / }).isChecked()).toBe(false)
  await expect
    .poll(() => page.getByRole("heading", { name: "Results" }).evaluate(isFocused))
    .toBe(true)
  await page.goBack()
  await counts(page, "5 parts")
  await expect.poll(() => page.getByRole("checkbox", { name: /^AM5 / }).isChecked()).toBe(true)
  await page.getByRole("link", { name: "Clear all" }).click()
  await counts(page, "7 parts")
  expect(query(page)).toEqual({ category: "Motherboards", sort: "price" })

  await expect.poll(() => isSameDocument(page)).toBe(true)
  expect(complaints).toEqual([])
  await close()
})

test("the list of an earlier change does not undo a change made before it was shown", async () => {
  const { page, complaints, close } = await visitAs(world, undefined, wide)
  await page.goto("/parts?q=anvil")
  await counts(page, "7 parts")
  const next = await holdCall(page, "GET", /available=true/)
  // Checks the box when the next list has arrived and is not shown yet.
  await page.evaluate(() => {
    const push = history.pushState
    history.pushState = (...entry) => {
      history.pushState = push
      push.apply(history, entry)
      queueMicrotask(() =>
        document.querySelector<HTMLInputElement>("input[name=available]")?.click(),
      )
    }
  })
  await page.getByLabel("Lowest price in dollars").fill("100")
  await counts(page, "3 parts")
  const available = page.getByRole("checkbox", { name: /^Available now/ })
  expect(await available.isChecked()).toBe(true)
  next.release()
  await expect.poll(() => query(page)).toEqual({ q: "anvil", minPrice: "100", available: "true" })
  expect(await available.isChecked()).toBe(true)
  expect(complaints).toEqual([])
  await close()
})

test("a field that is left at once updates the list and keeps its text", async () => {
  const { page, complaints, close } = await visitAs(world, undefined, wide)
  await page.goto("/parts?q=anvil")
  await counts(page, "7 parts")
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const highest = page.getByLabel("Highest price in dollars")
  await highest.fill("130.50")
  await page.getByRole("radio", { name: "10 or fewer" }).focus()
  await expect.poll(() => query(page)).toEqual({ q: "anvil", maxPrice: "130.50" })
  expect(await highest.inputValue()).toBe("130.50")
  expect(complaints).toEqual([])
  await close()
})

test("the list updates while typing; one step back leads to the previous page", async () => {
  const { page, complaints, close } = await visitAs(world, undefined, wide)
  await page.goto("/parts")
  const search = page.getByRole("search").getByLabel("Search parts")
  await search.pressSequentially("t")
  await expect.poll(() => query(page)).toEqual({ q: "t" })
  const slow = await holdCall(page, "GET", /^\/parts\.data\?q=te(&|$)/)
  await search.pressSequentially("e")
  await slow.sent
  await search.pressSequentially("mpo")
  await counts(page, "8 parts")
  slow.release()
  await search.pressSequentially(" ddr4")
  await counts(page, "1 part")
  // A search for "tempo ddr" finds the same part.
  await expect.poll(() => query(page)).toEqual({ q: "tempo ddr4" })
  await page.goBack()
  await counts(page, "60 parts")
  await expect.poll(() => search.inputValue()).toBe("")
  await search.pressSequentially("anvil", { delay: 30 })
  await counts(page, "7 parts")
  // A search for "anvi" finds the same number of parts.
  await expect.poll(() => query(page)).toEqual({ q: "anvil" })
  await expect.poll(() => page.title()).toBe("‘anvil’ in all parts – Computer Assembler")
  await page.getByLabel("Lowest price in dollars").fill("100")
  await counts(page, "3 parts")
  await page.getByLabel("Highest price in dollars").fill("130.50")
  await counts(page, "1 part")
  await expect.poll(() => names(page)).toEqual(["Anvil SFX 750"])
  await page.getByRole("radio", { name: "10 or fewer" }).check()
  await page.getByRole("checkbox", { name: /^Available now/ }).check()
  await expect
    .poll(() => query(page))
    .toEqual({
      q: "anvil",
      minPrice: "100",
      maxPrice: "130.50",
      minOrder: "10",
      available: "true",
    })

  await search.fill("xyzzy")
  await results(page).getByText("No parts match “xyzzy”.").waitFor()
  await results(page).getByRole("link", { name: "Clear all" }).last().click()
  await counts(page, "60 parts")
  await expect.poll(() => search.inputValue()).toBe("")
  expect(complaints).toEqual([])
  await close()
})

test("dozens of values can be chosen in one filter; one removed while its results load stays removed", async () => {
  const { page, complaints, close } = await visitAs(world, undefined, wide)
  const others = Array.from({ length: 40 }, (_, number) => `LGA ${number + 100}`)
  await page.goto(`/parts?category=Motherboards&socket=${[...others, "AM5"]}`)
  await counts(page, "3 parts")
  const box = page.getByRole("checkbox", { name: /^AM5 / })
  await expect.poll(() => box.isChecked()).toBe(true)
  await page.getByRole("checkbox", { name: /^LGA 1851 / }).check()
  await counts(page, "5 parts")
  await page.getByRole("link", { name: "Clear all" }).click()
  await counts(page, "7 parts")

  const results = await holdCall(page, "GET", /^\/parts\.data/)
  await box.check()
  await results.sent
  const newer = page.waitForResponse(/\/parts\.data/)
  await box.uncheck()
  results.release()
  await (await newer).finished()
  await counts(page, "7 parts")
  expect(await box.isChecked()).toBe(false)
  expect(query(page)).toEqual({ category: "Motherboards" })
  expect(complaints).toEqual([])
  await close()
})

test("a long list has pages, each with its own address", async () => {
  const { page, complaints, close } = await visitAs(world, undefined, wide)
  await page.goto("/parts?sort=name")
  const first = await names(page)
  expect(first).toHaveLength(48)
  const pages = page.getByRole("navigation", { name: "Pages" })
  await expect.poll(() => pages.getByText("1–48 of 60").isVisible()).toBe(true)
  await pages.getByRole("link", { name: "Next" }).click()
  await expect.poll(() => query(page)).toEqual({ sort: "name", page: "2" })
  await expect.poll(async () => (await names(page)).length).toBe(12)
  expect(new Set([...first, ...(await names(page))]).size).toBe(60)
  await expect
    .poll(() => pages.getByRole("link", { name: "Page 2" }).getAttribute("aria-current"))
    .toBe("page")
  const beyond = await page.request.get("/parts?page=400")
  expect(new URL(beyond.url()).search).toBe("?page=2")
  expect(complaints).toEqual([])
  await close()
})

test("one click on a card adds the minimum quantity, and every window shows the count", async () => {
  const buyer = await world.shop.customer()
  const { page, complaints, close } = await visitAs(world, undefined, wide)
  const other = await page.context().newPage()
  const cart = (label: string, at = page) =>
    at.getByRole("link", { name: label, exact: true }).waitFor()
  await page.goto("/")
  await cart("Cart")
  await other.goto("/blog")
  const name = "Tempo Steady DDR5-5600 ECC 32 GB"
  const card = page.getByRole("article").filter({ hasText: name })
  const add = card.getByRole("button", { name: `Add to cart ${name}` })
  await add.click()
  for (const at of [page, other]) await cart("Cart, 1 line, $2,780.00", at)
  await card.getByText("Added 20 ·").waitFor()
  await add.click()
  await cart("Cart, 1 line, $5,560.00")
  await card.getByRole("button", { name: "undo" }).click()
  await cart("Cart, 1 line, $2,780.00", other)
  await expect.poll(() => add.evaluate(isFocused)).toBe(true)

  await page.getByRole("link", { name: "Login" }).first().click()
  await logIn(page, buyer)
  await page.getByRole("button", { name: "Logout" }).waitFor()
  await cart("Cart, 1 line")
  const search = page.getByRole("search").getByLabel("Search parts")
  await search.fill("anvil 850")
  await search.press("Enter")
  await page.getByRole("heading", { level: 1, name: "Parts", exact: true }).waitFor()
  await page.getByRole("button", { name: "Add to cart Anvil 850" }).click()
  await cart("Cart, 2 lines, $3,760.00")
  await page.goto("/dashboard")
  await cart("Cart, 2 lines, $3,760.00")
  const elsewhere = await visitAs(world, buyer, narrow)
  await elsewhere.page.goto("/dashboard")
  await cart("Cart, 2 lines", elsewhere.page)
  await elsewhere.close()
  await page.getByRole("button", { name: "Logout" }).click()
  await cart("Cart")
  expect(complaints).toEqual([])
  await close()
})

test("on a narrow screen the filters are a dialog that returns focus", async () => {
  const { page, complaints, close } = await visitAs(world, undefined, narrow)
  await page.goto("/parts?category=Memory")
  await expect.poll(() => page.getByRole("checkbox", { name: /^DDR4/ }).count()).toBe(0)
  await page.getByRole("button", { name: "Filters (1)" }).click()
  const dialog = page.getByRole("dialog", { name: "Filters" })
  await dialog.getByRole("checkbox", { name: /^DDR4/ }).check()
  await dialog.getByRole("button", { name: "Show 1 part" }).click()
  await dialog.waitFor({ state: "hidden" })
  await counts(page, "1 part")
  const opener = page.getByRole("button", { name: "Filters (2)" })
  await expect.poll(() => opener.evaluate(isFocused)).toBe(true)
  await opener.press("Enter")
  await expect.poll(() => dialog.getByRole("checkbox", { name: /^DDR4/ }).isChecked()).toBe(true)
  await page.keyboard.press("Escape")
  await dialog.waitFor({ state: "hidden" })
  await expect.poll(() => opener.evaluate(isFocused)).toBe(true)
  expect(complaints).toEqual([])
  await close()
})

test("without script the catalogue works with a form and links, and the filters are below a narrow list", async () => {
  const { page, close } = await visitAs(world, undefined, withoutScript)
  await page.goto("/parts?category=Fans")
  await page
    .getByRole("link", { name: /^Memory/ })
    .first()
    .click()
  await expect.poll(() => found(page).textContent()).toBe("8 parts")
  await page.setViewportSize(narrow.viewport)
  await expect.poll(() => page.getByRole("button", { name: /^Filters/ }).count()).toBe(0)
  await page.getByRole("link", { name: "Filters", exact: true }).click()
  await expect
    .poll(() => page.getByRole("checkbox", { name: "Available now" }).isVisible())
    .toBe(true)
  await expect.poll(() => new URL(page.url()).hash).toBe("#filters")
  await page.setViewportSize(wide.viewport)

  await page.getByRole("checkbox", { name: /^16 GB/ }).check()
  await page.getByRole("checkbox", { name: /^48 GB/ }).check()
  await page.getByLabel("Highest price in dollars").fill("200")
  await page.getByRole("button", { name: "Apply" }).click()
  await expect.poll(() => found(page).textContent()).toBe("2 parts")
  await expect.poll(() => page.getByRole("checkbox", { name: /^48 GB/ }).isChecked()).toBe(true)
  await page.getByRole("link", { name: "Remove filter Capacity: 16 GB" }).click()
  await expect.poll(() => names(page)).toEqual(["Tempo DDR5-6400 48 GB Kit"])
  await page.getByLabel("Search parts").fill("tempo ddr4")
  await page.getByRole("button", { name: "Search" }).last().click()
  await expect.poll(() => results(page).textContent()).toContain("No parts match “tempo ddr4”.")
  await close()
})

test("an invalid address still shows parts, and a card number in the search is dropped", async () => {
  const { page, complaints, close } = await visitAs(world, undefined, wide)
  const nonsense = "minPrice=abc&maxPrice=-1&minOrder=x&page=-3&sort=magic&view=3d&colour=red"
  const long = await page.request.get(`/parts?${nonsense}&q=%00${"a".repeat(1000)}`)
  expect(long.status()).toBe(200)
  expect(await long.text()).toContain(">0 parts<")
  await page.goto(`/parts?${nonsense}&q=4242+4242+4242+4242`)
  await counts(page, "60 parts")
  expect(complaints).toEqual([])
  await close()
})
