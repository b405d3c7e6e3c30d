import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { openShopBrowser, visitAs } from "../shop-browser.ts"
import { scrollsSideways } from "./accessibility.ts"

const world = await openShopBrowser()
afterAll(world.close)

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Lists controls in these elements whose middle belongs to another control. */
const coveredControls = (page: Page, within = ".sheet"): Promise<string[]> =>
  page.evaluate((areas) => {
    const nameOf = (element: Element) =>
      element.getAttribute("aria-label") ?? element.textContent?.trim() ?? ""
    const covered: string[] = []
    for (const control of document.querySelectorAll(`:is(${areas}) :is(a, button, input, label)`)) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue
      control.scrollIntoView({ block: "center" })
      for (const { left, top, width, height } of control.getClientRects()) {
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        const isOwn = control.contains(hit) || hit?.closest("label")?.contains(control)
        if (width > 1 && !isOwn) covered.push(`${nameOf(control)}: ${hit && nameOf(hit)}`)
      }
    }
    return covered
  }, within)

/** Lists fields that show fewer than three characters of their text. */
const narrowFields = (page: Page): Promise<string[]> =>
  page
    .getByRole("main")
    .or(page.getByRole("search"))
    .locator("input:is([type=text], [type=search], :not([type]))")
    .evaluateAll((fields) =>
      fields.flatMap((field) => {
        const { fontSize, paddingLeft, paddingRight } = getComputedStyle(field)
        const room =
          field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        const isNarrow = field.checkVisibility() && room < 2 * Number.parseFloat(fontSize)
        return isNarrow
          ? [`${field.getAttribute("aria-label") ?? field.getAttribute("name")}: ${room} px`]
          : []
      }),
    )

test("at 200% text no control covers another, fields show their text, and suggestions names", async () => {
  const customer = await world.shop.customer()
  const partId = await world.shop.part({ name: "Anvil 850 W modular power supply" })
  const lines = [{ partId, quantity: 2000, note: "for hall 2", targetPrice: 4.5 }]
  await world.shop.as(customer)("PATCH /cart", { body: { add: lines } })
  const list = { name: "Office PC", builds: 2, lines }
  const { insertedId } = await world.shop.as(customer)("POST /list", { body: list })
  const { page, complaints, close } = await visitAs(world, customer, PHONE)
  for (const path of ["/cart", "/quick-order", `/dashboard/lists/${insertedId}`]) {
    await page.goto(path, { waitUntil: "networkidle" })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%"
    })
    await page.getByRole("grid").waitFor()
    const covered = await coveredControls(page, ".bar, .sheet-frame, .sheet-bar")
    expect(covered, path).toEqual([])
    expect(await narrowFields(page), path).toEqual([])
    expect(await scrollsSideways(page), path).toBe(false)
    const isStuck = await page.evaluate(() => {
      scrollTo(0, 600)
      const tops = [...document.querySelectorAll(".bar, .sheet-bar")].map((bar) =>
        bar.getBoundingClientRect(),
      )
      return tops.some(({ top, bottom }) => top === 0 || bottom === innerHeight)
    })
    expect(isStuck, path).toBe(false)
  }
  const search = page
    .getByRole("searchbox", { name: "Search parts" })
    .or(page.getByRole("combobox", { name: "Search parts" }))
  await search.fill("Anvil 850 W modular")
  const option = page.getByRole("option", { name: /modular power supply/ })
  await option.waitFor()
  expect(
    (await option.getByText("Anvil 850 W modular power supply").boundingBox())?.width,
  ).toBeGreaterThan(200)
  expect(complaints).toEqual([])
  await close()
})

test.each(["/", "/de"])(
  "at 200% text the search of %s shows its whole placeholder",
  async (path) => {
    const { page, close } = await visitAs(world, undefined, {
      viewport: { width: 320, height: 640 },
    })
    await page.goto(path)
    const field = page.getByRole("search").locator("input[type=search]")
    const left = await field.evaluate((input: HTMLInputElement) => {
      document.documentElement.style.fontSize = "200%"
      const { font, paddingLeft, paddingRight } = getComputedStyle(input)
      const words = document.body.appendChild(document.createElement("span"))
      words.textContent = input.placeholder
      Object.assign(words.style, { font, position: "absolute", whiteSpace: "nowrap" })
      const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
      return input.clientWidth - padding - words.getBoundingClientRect().width
    })
    expect(left).toBeGreaterThanOrEqual(0)
    await close()
  },
)

test.each([
  ["English", ""],
  ["German", "/de"],
])("on a phone, no control of a line covers another in %s", async (_, language) => {
  const customer = await world.shop.customer()
  const partIds = await Promise.all(
    ["Anvil 850 W modular power supply", "Tempo 32"].map((name) => world.shop.part({ name })),
  )
  const [partId = "", other = ""] = partIds
  const details = {
    designators: "PSU1, PSU2",
    note: "for hall 2",
    customerPartNumber: "100-0042",
    targetPrice: 4.5,
  }
  const lines = [
    { partId, quantity: 20, ...details },
    { partId: other, quantity: 20 },
  ]
  await world.shop.as(customer)("PATCH /cart", { body: { add: lines } })
  const list = { name: "Office PC", builds: 2, lines }
  const { insertedId } = await world.shop.as(customer)("POST /list", { body: list })
  const { page, complaints, close } = await visitAs(world, customer, PHONE)
  for (const path of ["/cart", `/dashboard/lists/${insertedId}`]) {
    await page.goto(language + path, { waitUntil: "networkidle" })
    await page.getByRole("grid").waitFor()
    expect(await coveredControls(page), path).toEqual([])
    expect(await scrollsSideways(page), path).toBe(false)
  }
  expect(complaints).toEqual([])
  await close()
})
