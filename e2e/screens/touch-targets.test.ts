import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { openShopBrowser, visitAs } from "../shop-browser.ts"
import { scrollsSideways } from "./accessibility.ts"

const world = await openShopBrowser()
afterAll(world.close)

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Lists controls of the sheet whose middle belongs to another control. */
const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element) =>
      element.getAttribute("aria-label") ?? element.textContent?.trim() ?? ""
    const covered: string[] = []
    for (const control of document.querySelectorAll(".sheet :is(a, button, input, label)")) {
      control.scrollIntoView({ block: "center" })
      for (const { left, top, width, height } of control.getClientRects()) {
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        const isOwn = control.contains(hit) || hit?.closest("label")?.contains(control)
        if (width > 1 && !isOwn) covered.push(`${nameOf(control)}: ${hit && nameOf(hit)}`)
      }
    }
    return covered
  })

test.each(["", "/de"])("on a phone, no control of a line covers another: %s", async (language) => {
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
