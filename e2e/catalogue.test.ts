import AxeBuilder from "@axe-core/playwright"
import type { Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { openShopBrowser, type ShopBrowser, visitAs } from "./shop-browser.ts"

let world: ShopBrowser
beforeAll(async () => {
  world = await openShopBrowser()
})
afterAll(() => world.close())

const wide = { viewport: { width: 1280, height: 900 } }
const narrow = { viewport: { width: 390, height: 844 } }
const withoutScript = { javaScriptEnabled: false, ...wide }

const results = (page: Page) => page.getByRole("region", { name: "Results" })
const found = (page: Page) => results(page).getByRole("status")
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const names = (page: Page) => results(page).getByRole("heading", { level: 3 }).allTextContents()
const counts = (page: Page, words: string) =>
  expect.poll(() => found(page).textContent()).toBe(words)

/** Only the next document would not know this: the page that changes in place still does. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.body.setAttribute("data-mark", ""))
const isSameDocument = (page: Page) => page.evaluate(() => document.body.hasAttribute("data-mark"))

test("filters change the list in place, and the address with it", async () => {
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
  expect(await page.getByRole("checkbox", { name: /^AM5 / }).isChecked()).toBe(false)
  expect(await page.getByRole("heading", { name: "Results" }).evaluate(isFocused)).toBe(true)
  await page.goBack()
  await counts(page, "5 parts")
  expect(await page.getByRole("checkbox", { name: /^AM5 / }).isChecked()).toBe(true)
  await page.getByRole("link", { name: "Clear all" }).click()
  await counts(page, "7 parts")
  expect(query(page)).toEqual({ category: "Motherboards", sort: "price" })

  expect(await isSameDocument(page)).toBe(true)
  expect(complaints).toEqual([])
  await close()
})

const isFocused = (element: Element) => element === document.activeElement

test("the list follows what is typed; one step back leads to before it", async () => {
  const { page, complaints, close } = await visitAs(world, undefined, wide)
  await page.goto("/parts")
  const search = page.getByRole("search").getByLabel("Search parts")
  await search.pressSequentially("tempo")
  await counts(page, "8 parts")
  await search.pressSequentially(" ddr4")
  await counts(page, "1 part")
  await page.goBack()
  await counts(page, "60 parts")
  expect(await search.inputValue()).toBe("")
  await search.pressSequentially("anvil", { delay: 30 })
  await counts(page, "7 parts")
  expect(query(page)).toEqual({ q: "anvil" })
  expect(await page.title()).toBe("‘anvil’ in all parts – Computer Assembler")
  await page.getByLabel("Lowest price in dollars").fill("100")
  await counts(page, "3 parts")
  await page.getByLabel("Highest price in dollars").fill("130.50")
  await counts(page, "1 part")
  expect(await names(page)).toEqual(["Anvil SFX 750"])
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
  await results(page).getByText("No parts match 'xyzzy'.").waitFor()
  await results(page).getByRole("link", { name: "Clear all" }).last().click()
  await counts(page, "60 parts")
  expect(await search.inputValue()).toBe("")
  expect(complaints).toEqual([])
  await close()
})

test("a long list has pages, each with an address of its own", async () => {
  const { page, complaints, close } = await visitAs(world, undefined, wide)
  await page.goto("/parts?sort=name")
  const first = await names(page)
  expect(first).toHaveLength(48)
  const pages = page.getByRole("navigation", { name: "Pages" })
  expect(await pages.getByText("1–48 of 60").isVisible()).toBe(true)
  await pages.getByRole("link", { name: "Next" }).click()
  await expect.poll(() => query(page)).toEqual({ sort: "name", page: "2" })
  await expect.poll(async () => (await names(page)).length).toBe(12)
  expect(new Set([...first, ...(await names(page))]).size).toBe(60)
  expect(await pages.getByRole("link", { name: "Page 2" }).getAttribute("aria-current")).toBe(
    "page",
  )
  await page.goto("/parts?page=400")
  await expect.poll(() => query(page)).toEqual({ page: "2" })
  expect(complaints).toEqual([])
  await close()
})

test("in the table parts are compared by what counts in their category", async () => {
  const { page, complaints, close } = await visitAs(world, undefined, wide)
  await page.goto("/parts?category=Power+supplies")
  await page.getByRole("link", { name: "Table" }).click()
  await page.getByRole("table", { name: "Parts" }).waitFor()
  const headers = await page.getByRole("columnheader").allTextContents()
  expect(headers).toEqual([
    ...["Name", "Power", "Class", "Form factor"],
    ...["Price", "Min.", "Available", "Order"],
  ])
  const row = page.getByRole("row", { name: /Anvil 850/ })
  expect((await row.getByRole("cell").allTextContents()).slice(0, 6)).toEqual([
    ...["850 W", "Gold", "ATX"],
    ...["$98.00", "10", "2,350"],
  ])
  expect(await row.getByRole("link", { name: /^Buy Now Anvil 850/ }).getAttribute("href")).toMatch(
    /^\/purchase\/[0-9a-f]{24}$/,
  )
  expect(complaints).toEqual([])
  await close()
})

test("on a narrow screen the filters are a dialog that gives focus back", async () => {
  const { page, complaints, close } = await visitAs(world, undefined, narrow)
  await page.goto("/parts?category=Memory")
  expect(await page.getByRole("checkbox", { name: /^DDR4/ }).count()).toBe(0)
  await page.getByRole("button", { name: "Filters (1)" }).click()
  const dialog = page.getByRole("dialog", { name: "Filters" })
  await dialog.getByRole("checkbox", { name: /^DDR4/ }).check()
  await dialog.getByRole("button", { name: "Show 1 part" }).click()
  await dialog.waitFor({ state: "hidden" })
  await counts(page, "1 part")
  const opener = page.getByRole("button", { name: "Filters (2)" })
  expect(await opener.evaluate(isFocused)).toBe(true)
  await opener.press("Enter")
  expect(await dialog.getByRole("checkbox", { name: /^DDR4/ }).isChecked()).toBe(true)
  await page.keyboard.press("Escape")
  await dialog.waitFor({ state: "hidden" })
  expect(await opener.evaluate(isFocused)).toBe(true)
  expect(complaints).toEqual([])
  await close()
})

describe("without script", () => {
  test("the catalogue is a form and links", async () => {
    const { page, close } = await visitAs(world, undefined, withoutScript)
    await page.goto("/parts")
    await page
      .getByRole("link", { name: /^Memory/ })
      .first()
      .click()
    expect(await found(page).textContent()).toBe("8 parts")
    await page.getByRole("checkbox", { name: /^16 GB/ }).check()
    await page.getByRole("checkbox", { name: /^48 GB/ }).check()
    await page.getByLabel("Highest price in dollars").fill("200")
    await page.getByRole("button", { name: "Apply" }).click()
    expect(await found(page).textContent()).toBe("2 parts")
    expect(await page.getByRole("checkbox", { name: /^48 GB/ }).isChecked()).toBe(true)
    await page.getByRole("link", { name: "Remove filter Capacity: 16 GB" }).click()
    expect(await names(page)).toEqual(["Tempo DDR5-6400 48 GB Kit"])
    await page.getByLabel("Search parts").fill("tempo ddr4")
    await page.getByRole("button", { name: "Search" }).last().click()
    expect(await results(page).textContent()).toContain("No parts match 'tempo ddr4'.")
    await close()
  })

  test("the filters stand below the list on a narrow screen, a link away", async () => {
    const { page, close } = await visitAs(world, undefined, { ...withoutScript, ...narrow })
    await page.goto("/parts?category=Memory")
    expect(await page.getByRole("button", { name: /^Filters/ }).count()).toBe(0)
    await page.getByRole("link", { name: "Filters", exact: true }).click()
    await expect
      .poll(() => page.getByRole("checkbox", { name: "Available now" }).isVisible())
      .toBe(true)
    expect(new URL(page.url()).hash).toBe("#filters")
    await close()
  })

  test("a part's page is complete", async () => {
    const { page, close } = await visitAs(world, undefined, withoutScript)
    await page.goto("/parts/hangar-12")
    expect(await page.getByRole("row", { name: /Maximum cooler height/ }).textContent()).toContain(
      "55 mm",
    )
    await page.getByText("Does not fit").click()
    await page.getByText("Micro ATX board; the case takes Mini-ITX.").waitFor()
    await close()
  })
})

test("a part's page says what it costs, how many there are and what it fits", async () => {
  const { page, complaints, close } = await visitAs(world, undefined, wide)
  await page.goto("/parts?q=prism+716")
  await results(page).getByRole("link", { name: "Prism 716", exact: true }).click()
  await page.getByRole("heading", { level: 1, name: "Prism 716" }).waitFor()
  expect(new URL(page.url()).pathname).toBe("/parts/prism-716")
  expect(await page.title()).toBe("Prism 716 – Computer Assembler")
  const box = page.getByRole("region", { name: "Price and stock" })
  for (const words of ["$439.00", "5 × $439.00 = $2,195.00", "410 available"])
    await box.getByText(words, { exact: true }).waitFor()
  const fits = page.getByRole("region", { name: "Fits" })
  await fits.getByText("The card asks for 750 W; 850 W leave 314 W for the processor.").waitFor()
  await fits.getByRole("link", { name: "Anvil 850" }).click()
  await page.getByRole("heading", { level: 1, name: "Anvil 850" }).waitFor()
  await page.getByRole("link", { name: "Buy Now Anvil 850" }).click()
  await page.getByRole("heading", { level: 1, name: "Login" }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test("search engines read a part as a product with its offer", async () => {
  const { page, close } = await visitAs(world, undefined, withoutScript)
  await page.goto("/parts/prism-924-blower")
  const json = await page.locator('script[type="application/ld+json"]').textContent()
  const [product, trail] = JSON.parse(json ?? "")["@graph"]
  expect(product).toMatchObject({
    "@type": "Product",
    sku: "CA-GP-924B",
    offers: {
      price: "949.00",
      priceCurrency: "USD",
      availability: "https://schema.org/OutOfStock",
    },
  })
  expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    "Parts",
    "Graphics cards",
    "Prism 924 Blower",
  ])
  const canonical = page.locator('link[rel="canonical"]')
  expect(await canonical.getAttribute("href")).toMatch(/\/parts\/prism-924-blower$/)
  const picture = await page.locator('meta[property="og:image"]').getAttribute("content")
  expect((await page.request.get(picture ?? "")).status()).toBe(200)
  await page.goto("/parts?category=Fans&size=120")
  expect(await canonical.getAttribute("href")).toMatch(/\/parts\?category=Fans$/)
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex, follow")
  await close()
})

test("a part that is not there is answered as such", async () => {
  const { page, close } = await visitAs(world, undefined, wide)
  const answer = await page.goto("/parts/no-such-part")
  expect(answer?.status()).toBe(404)
  await page.getByRole("heading", { level: 1, name: "This part is no longer made." }).waitFor()
  await page.getByRole("link", { name: "Browse parts" }).click()
  await counts(page, "60 parts")
  await close()
})

test("an address that makes no sense still shows parts", async () => {
  const { page, complaints, close } = await visitAs(world, undefined, wide)
  const nonsense = "minPrice=abc&maxPrice=-1&minOrder=x&page=-3&sort=magic&view=3d&colour=red"
  const answer = await page.goto(`/parts?${nonsense}&q=%00${"a".repeat(1000)}`)
  expect(answer?.status()).toBe(200)
  await counts(page, "0 parts")
  await page.goto(`/parts?${nonsense}`)
  await counts(page, "60 parts")
  expect(complaints).toEqual([])
  await close()
})

describe("accessibility", () => {
  const looks = (["light", "dark"] as const).flatMap((colorScheme) =>
    [narrow, wide].map(({ viewport }) => ({ colorScheme, viewport })),
  )
  const violations = async (page: Page) => {
    const { violations: all } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
      .analyze()
    return all.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)
  }
  test.each(looks)("at $viewport.width px, $colorScheme", async (look) => {
    const { page, close } = await visitAs(world, undefined, look)
    for (const path of [
      "/parts",
      "/parts?category=Motherboards&socket=AM5&available=true",
      "/parts?category=Cases&view=table",
      "/parts?q=xyzzy",
      "/parts/keel-b760-ddr4",
      "/parts/no-such-part",
    ]) {
      await page.goto(path)
      expect(await violations(page), path).toEqual([])
    }
    if (look.viewport.width < 1024) {
      await page.goto("/parts?category=Memory")
      await page.getByRole("button", { name: /^Filters/ }).click()
      await page.getByRole("dialog").waitFor()
      // The dialog fades in; colours are judged when it is there.
      await page.waitForFunction(() => document.getAnimations().length === 0)
      expect(await violations(page), "dialog").toEqual([])
    }
    await close()
  })
})
