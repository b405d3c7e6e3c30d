import { setTimeout as delay } from "node:timers/promises"
import type { Page, Route } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { breakCall, holdCall, withoutNetworkErrors } from "../network-faults.ts"
import { isBarComplete, scrollsSideways } from "../screens/accessibility.ts"
import { isFocused, openShopBrowser, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)

const wide = { viewport: { width: 1280, height: 900 } }
const medium = { viewport: { width: 1024, height: 768 } }
const narrow = { viewport: { width: 390, height: 844 } }

const bar = (page: Page) => page.getByRole("banner")
const search = (page: Page) => bar(page).getByLabel("Search parts")
const found = (page: Page, words: string) =>
  expect
    .poll(() => page.getByRole("region", { name: "Results" }).getByRole("status").textContent())
    .toBe(words)
const path = (page: Page) => new URL(page.url()).pathname

/** Checks a medium width; the accessibility tests check phones and desktops. */
async function expectWholeBar(page: Page): Promise<void> {
  await page.setViewportSize(medium.viewport)
  expect(await isBarComplete(page)).toBe(true)
  expect(await scrollsSideways(page)).toBe(false)
}

async function expectSearchOpensParts(page: Page, { viewport }: typeof wide): Promise<void> {
  await page.setViewportSize(viewport)
  await search(page).fill("anvil")
  await search(page).press("Enter")
  await page.getByRole("heading", { level: 1, name: "Parts" }).waitFor()
  await found(page, "7 parts")
  await expect.poll(() => search(page).inputValue()).toBe("anvil")
}

test("a visitor's search opens the parts; Enter on an exact number opens its part, and Back returns", async () => {
  const { page, complaints, close } = await visitAs(world, undefined, wide)
  await page.goto("/blog")
  await expectWholeBar(page)
  await page.setViewportSize(wide.viewport)
  await search(page).fill("caf 120")
  await search(page).press("Enter")
  await page.getByRole("heading", { level: 1, name: "Breva 120 PWM" }).waitFor()
  await page.goBack()
  await page.getByRole("heading", { level: 1, name: "Blog" }).waitFor()
  await expectSearchOpensParts(page, narrow)

  await page.goto("/parts?category=Memory")
  await search(page).pressSequentially("CA-F-120")
  await page.getByText("No parts match “CA-F-120”.").waitFor()
  await expect.poll(() => path(page)).toBe("/parts")
  await search(page).press("Enter")
  await page.getByRole("heading", { level: 1, name: "Breva 120 PWM" }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test("the search works without script, too", async () => {
  const { page, close } = await visitAs(world, undefined, { javaScriptEnabled: false, ...narrow })
  await page.goto("/blog")
  await bar(page).getByRole("link", { name: "Parts", exact: true }).click()
  await page.getByRole("heading", { level: 1, name: "Parts" }).waitFor()
  await search(page).fill("CA-F-120")
  await search(page).press("Enter")
  await expect.poll(() => path(page)).toBe("/parts/breva-120-pwm")
  await search(page).fill("CA-F-12")
  await search(page).press("Enter")
  await expect.poll(() => path(page)).toBe("/parts")
  await expect.poll(() => search(page).inputValue()).toBe("CA-F-12")
  await close()
})

async function expectSlashFocuses(page: Page): Promise<void> {
  await page.keyboard.press("/")
  await expect.poll(() => search(page).evaluate(isFocused)).toBe(true)
}

test("a slash focuses an administrator's search, except while typing; it opens the parts", async () => {
  const { page, complaints, close } = await visitAs(world, world.shop.admin, wide)
  await page.goto("/dashboard/manageOrder")
  await expectWholeBar(page)
  await page.setViewportSize(wide.viewport)
  await expectSlashFocuses(page)
  await page.keyboard.type("850/w")
  await expect.poll(() => search(page).inputValue()).toBe("850/w")
  const table = page.getByRole("main").getByRole("searchbox")
  await table.focus()
  await page.keyboard.press("/")
  await expect.poll(() => table.inputValue()).toBe("/")
  await expectSearchOpensParts(page, wide)
  await page.getByRole("checkbox", { name: /^Available now/ }).focus()
  await expectSlashFocuses(page)

  await page.getByRole("checkbox", { name: "Press / to search" }).uncheck()
  await page.reload()
  await page.keyboard.press("/")
  await expect.poll(() => search(page).evaluate(isFocused)).toBe(false)
  await expect
    .poll(() => page.getByRole("checkbox", { name: "Press / to search" }).isChecked())
    .toBe(false)
  expect(complaints).toEqual([])
  await close()
})

test("a misspelled search shows its correction or stays exact; facets and categories keep their place", async () => {
  const { page, complaints, close } = await visitAs(world, undefined, wide)
  const noParts = page.getByText("No parts match “anvl 850”.")
  const categories = page.getByRole("navigation", { name: "Categories" })
  const memory = categories.getByRole("link", { name: "Memory 8" })
  await page.goto("/parts?q=anvl+850")
  await page.getByText("Showing results for anvil 850.").waitFor()
  await page.getByRole("heading", { level: 3, name: "Anvil 850" }).first().waitFor()
  await expect.poll(() => search(page).inputValue()).toBe("anvl 850")
  await page.getByRole("link", { name: "Search for anvl 850 instead" }).click()
  await noParts.waitFor()
  for (const { viewport } of [narrow, wide]) {
    await page.setViewportSize(viewport)
    await expect.poll(() => memory.isVisible()).toBe(true)
  }
  await page.getByRole("checkbox", { name: /^Available now/ }).check()
  const chip = page.getByRole("link", { name: "Remove filter Available now" })
  await chip.waitFor()
  expect(await noParts.count()).toBe(1)
  await search(page).fill("anvl 750")
  await page.getByText("Showing results for anvil 750.").waitFor()
  await chip.press("Enter")
  await chip.waitFor({ state: "detached" })

  await search(page).fill("anvil 850 zzqx")
  await page.getByText(/Without “zzqx”: \d+ parts?/).waitFor()
  await search(page).fill("xyzzy")
  await page.getByText("No parts match “xyzzy”.").waitFor()
  await memory.press("Enter")
  await page.getByRole("heading", { level: 1, name: "Memory" }).waitFor()
  await found(page, "8 parts")
  await categories.getByText("Motherboards").click()
  await found(page, "7 parts")
  const groups = () => page.getByRole("region", { name: "Filters" }).getByRole("group")
  const before = await groups().count()
  await page.getByRole("checkbox", { name: /^LGA 1700 / }).check()
  await found(page, "1 part")
  await expect.poll(() => groups().count()).toBe(before)
  expect(complaints).toEqual([])
  await close()
})

test("suggestions are used by keyboard alone to add and open parts, in a customer's dashboard, too", async () => {
  const { page, complaints, close } = await visitAs(world, await world.shop.customer(), wide)
  await page.goto("/dashboard/myprofile")
  await expectWholeBar(page)
  await page.setViewportSize(wide.viewport)
  await expectSlashFocuses(page)
  await page.keyboard.type("caf 12")
  const list = page.getByRole("listbox", { name: "Suggestions" })
  const parts = list.getByRole("group", { name: "Parts" }).getByRole("option")
  const chosen = list.getByRole("option", { selected: true })
  await expect.poll(() => parts.first().textContent()).toContain("CA-F-120 Breva 120 PWM")
  await expect.poll(() => parts.first().locator("b").textContent()).toBe("CA-F-12")
  await expect.poll(() => chosen.count()).toBe(0)
  await page.keyboard.press("ArrowUp")
  await expect.poll(() => chosen.textContent()).toMatch(/^Search for “caf 12” [\d,]+ parts$/)
  await page.keyboard.press("ArrowDown")
  await expect.poll(() => chosen.count(), { message: "back in the field" }).toBe(0)

  await page.keyboard.type("0")
  await expect.poll(() => parts.first().textContent()).toContain("CA-F-120exact")
  await page.keyboard.press("Control+Enter")
  await page.getByText(/^Added \d+ · undo$/).waitFor()
  await bar(page)
    .getByRole("link", { name: /^Cart, 1 line, / })
    .waitFor()
  await page.keyboard.press("Escape")
  await list.waitFor({ state: "detached" })
  await expect.poll(() => search(page).inputValue()).toBe("caf 120")
  await expect.poll(() => search(page).getAttribute("aria-expanded")).toBe("false")

  await page.keyboard.press("ArrowDown")
  await expect
    .poll(() => search(page).getAttribute("aria-activedescendant"))
    .toBe(await chosen.getAttribute("id"))
  await page.keyboard.press("Enter")
  await page.getByRole("heading", { level: 1, name: "Breva 120 PWM" }).waitFor()
  await expect.poll(() => list.count()).toBe(0)
  await expectSearchOpensParts(page, medium)
  expect(complaints).toEqual([])
  await close()
})

test("a suggested part that cannot be ordered says so, and is not added", async () => {
  await world.shop.part({ name: "Joist", sku: "JOIST-7", lifecycle: "upcoming" })
  await world.shop.part({ name: "Lath", sku: "LATH-7", availableQuantity: 0, backorder: "yes" })
  const { page, complaints, close } = await visitAs(world, undefined, wide)
  await page.goto("/blog")
  const first = page.getByRole("group", { name: "Parts" }).getByRole("option").first()
  await search(page).pressSequentially("joist-7")
  await expect.poll(() => first.textContent()).toContain("Coming soon")
  await search(page).press("Control+Enter")
  await bar(page)
    .getByText("Coming soon. This part cannot be ordered yet.")
    .waitFor({ state: "attached" })
  await search(page).fill("lath-7")
  await expect.poll(() => first.textContent()).toContain("Back-order")
  await search(page).press("Control+Enter")
  await bar(page)
    .getByRole("link", { name: /^Cart, 1 line, / })
    .waitFor()

  // Until the suggestions for a new number arrive, the part of the last one is not added.
  const next = await holdCall(page, "GET", "/suggest")
  await search(page).fill("joist-7")
  await next.sent
  await search(page).press("Control+Enter")
  next.release()
  await expect.poll(() => first.textContent()).toContain("Coming soon")
  await bar(page)
    .getByRole("link", { name: /^Cart, 1 line, / })
    .click()
  await expect.poll(() => page.getByLabel("Quantity, Lath").inputValue()).toBe("1")
  expect(complaints).toEqual([])
  await close()
})

test("further typing aborts the search for suggestions; without suggestions the search works", async () => {
  const { page, complaints, close } = await visitAs(world, undefined, wide)
  const early = await holdCall(page, "GET", "/suggest")
  await page.goto("/blog")
  await search(page).pressSequentially("an")
  await early.sent
  const aborted = page.waitForEvent("requestfailed", (request) => request.url().endsWith("?q=an"))
  await search(page).pressSequentially("vil 850")
  await aborted
  early.release()
  await page.getByRole("option", { name: /^Search for “anvil 850”/ }).waitFor()

  await breakCall(page, "GET /suggest", "no answer")
  await search(page).pressSequentially("w")
  await page.getByRole("listbox").waitFor({ state: "detached" })
  await search(page).press("Enter")
  await page.getByRole("heading", { level: 1, name: "Parts" }).waitFor()
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("suggestions that load after Enter do not cover the results, and return with further typing", async () => {
  const { page, complaints, close } = await visitAs(world, undefined, wide)
  const pressed = Promise.withResolvers<void>()
  const script = /\/assets\/suggestions-/
  await page.route(script, async (route) => {
    await pressed.promise
    await route.continue()
  })
  const results = async (route: Route) => {
    const loaded = page.waitForResponse(script)
    pressed.resolve()
    await loaded
    await delay(500)
    await route.continue()
  }
  await page.route(/\/parts\.data\?q=tempo/, results, { times: 1 })
  await page.goto("/parts")
  await search(page).fill("tempo")
  await search(page).press("Enter")
  await found(page, "8 parts")
  expect(await page.getByRole("listbox").count()).toBe(0)
  await search(page).press("End")
  await search(page).pressSequentially(" ddr4")
  await page.getByRole("listbox").waitFor()
  await bar(page).getByRole("button", { name: "Search", exact: true }).click()
  await page.getByRole("listbox").waitFor({ state: "detached" })
  await expect.poll(() => search(page).getAttribute("aria-expanded")).toBe("false")
  expect(await search(page).getAttribute("aria-controls")).toBe(null)
  expect(complaints).toEqual([])
  await close()
})

test("the search keeps the focus it gets while a page loads, and the text typed until then; later pages clear it", async () => {
  const { page, complaints, close } = await visitAs(world, undefined, wide)
  await page.goto("/quick-order")
  const openBlog = async (useSearch: () => Promise<void>) => {
    const used = Promise.withResolvers<void>()
    await page.route(/\/blog\.data/, async (route) => {
      await used.promise
      await route.continue()
    })
    await bar(page).getByRole("link", { name: "Blog" }).click()
    await page.locator(".spinner").waitFor()
    await useSearch()
    used.resolve()
    await page.getByRole("heading", { level: 1, name: "Blog" }).waitFor()
  }
  await openBlog(() => search(page).pressSequentially("anv"))
  await page.keyboard.type("il")
  expect(await search(page).inputValue()).toBe("anvil")
  expect(await search(page).evaluate(isFocused)).toBe(true)
  await bar(page).getByRole("link", { name: "Login" }).click()
  await page.getByRole("heading", { level: 1, name: "Login" }).waitFor()
  await expect.poll(() => search(page).inputValue()).toBe("")
  await openBlog(() => page.keyboard.press("/"))
  await page.keyboard.type("anvil")
  expect(await search(page).inputValue()).toBe("anvil")
  expect(complaints).toEqual([])
  await close()
})

test("limits and the lowest price among the words are filters, which a click removes", async () => {
  const { page, complaints, close } = await visitAs(world, undefined, wide)
  await page.goto("/parts")
  await search(page).fill("memory under 150")
  await search(page).press("Enter")
  const chips = page.getByRole("list", { name: "Filters in use" })
  await chips.getByRole("link", { name: "Remove filter Up to $150.00" }).waitFor()
  await chips.getByRole("link", { name: "Remove filter “memory”" }).waitFor()
  await chips.getByRole("link", { name: "Remove filter Up to $150.00" }).click()
  await found(page, "8 parts")
  await expect.poll(() => search(page).inputValue()).toBe("memory")
  await search(page).fill("cheapest memory")
  await search(page).press("Enter")
  await chips.getByRole("link", { name: "Remove filter Lowest price first" }).click()
  await expect.poll(() => search(page).inputValue()).toBe("memory")
  await search(page).fill("power supply over 850 W")
  await search(page).press("Enter")
  await chips.getByRole("link", { name: "Remove filter Power: From 1,000 W" }).click()
  await expect.poll(() => search(page).inputValue()).toBe("power supply")
  await search(page).fill("power supply under 90 kg")
  await search(page).press("Enter")
  await page
    .getByText("It is not clear which value “under 90 kg” limits, so it was left out.")
    .waitFor()
  expect(complaints).toEqual([])
  await close()
})

test("a value is found in a long list of a filter and keeps the focus when it is chosen", async () => {
  const makers = Array.from({ length: 40 }, (_, at) => `Maker ${at + 1}`)
  for (const brand of makers) await world.shop.part({ category: "Mice", specs: { brand } })
  const { page, complaints, close } = await visitAs(world, undefined, wide)
  await page.goto("/parts?category=Mice")
  await page.getByText("Show all 40").press("Enter")
  await page.getByLabel("Find in Brand").fill("maker 37")
  const maker = page.getByRole("checkbox", { name: /^Maker 37 / })
  await expect
    .poll(() => page.getByRole("checkbox", { name: /^Maker 38 / }).isVisible())
    .toBe(false)
  await maker.press("Space")
  await found(page, "1 part")
  await expect.poll(() => maker.evaluate(isFocused)).toBe(true)
  await page.getByLabel("Find in Brand").fill("nobody")
  await page.getByText("None found").waitFor()
  expect(complaints).toEqual([])
  await close()
})

test("excluded words and a part to fit become filters; words that no part mentions are named", async () => {
  const { page, complaints, close } = await visitAs(world, undefined, wide)
  await page.goto("/parts?q=psu+not+modular+without+perfume+under+200")
  await found(page, "2 parts")
  const filters = page.getByRole("list", { name: "Filters in use" })
  const filter = (name: string) =>
    filters.getByRole("link", { name: `Remove filter ${name}`, exact: true })
  await filter("“psu”").waitFor()
  await page
    .getByText("No part says whether it has “perfume”, so none was left out.", { exact: true })
    .waitFor()
  await filter("Without modular").click()
  await found(page, "6 parts")
  await expect.poll(() => search(page).inputValue()).toBe("psu without perfume under 200")
  await filter("Up to $200.00").click()
  await found(page, "7 parts")
  await expect.poll(() => search(page).inputValue()).toBe("psu without perfume")

  await search(page).fill("memory for my keel am5")
  await search(page).press("Enter")
  const fit = filters.getByRole("link", { name: /^Remove filter Fits Keel B850 ATX/ })
  await fit.waitFor()
  await page.getByLabel("Include parts to check").check()
  await expect.poll(() => new URL(page.url()).searchParams.get("fitCheck")).toBe("true")
  await fit.click()
  await found(page, "8 parts")
  await expect.poll(() => search(page).inputValue()).toBe("memory")
  expect(new URL(page.url()).searchParams.has("fitCheck")).toBe(false)
  expect(complaints).toEqual([])
  await close()
})
