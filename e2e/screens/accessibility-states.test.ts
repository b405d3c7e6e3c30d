import { afterAll, expect, test } from "vitest"
import type { Visit } from "#test/browser.ts"
import type { Person } from "#test/test-shop.ts"
import { withoutNetworkErrors } from "../network-faults.ts"
import { openShopBrowser, visitAs } from "../shop-browser.ts"
import { findDarkProblems, findProblems, isCutOff } from "./accessibility.ts"
import { fillShop } from "./fill-shop.ts"
import { screenStates } from "./screen-states.ts"

const narrow = { viewport: { width: 390, height: 900 } }
const world = await openShopBrowser()
afterAll(world.close)
const filled = await fillShop(world.shop)

test.each(Object.entries(screenStates))(
  "every dialog, refusal and empty list of %s meets WCAG 2.2 AA, both themes, narrow and at 200% text",
  async (_, states) => {
    const found: Record<string, string[]> = {}
    const visitors = new Map<Person | undefined, Visit>()
    for (const state of states(filled)) {
      const visitor = visitors.get(state.who) ?? (await visitAs(world, state.who, narrow))
      visitors.set(state.who, visitor)
      const { page, complaints } = visitor
      await page.emulateMedia({ colorScheme: "light" })
      await page.setViewportSize(narrow.viewport)
      await page.goto(state.path)
      await state.reach(page)
      const problems = [...(await findProblems(page)), ...(await findDarkProblems(page))]
      if (await isCutOff(page)) problems.push("scrolls sideways at 320 px with twice the text")
      problems.push(...withoutNetworkErrors(complaints.splice(0)))
      if (problems.length > 0) found[state.name] = problems
      await page.unrouteAll()
      await page.evaluate(() => localStorage.clear())
      await page.evaluate(() => sessionStorage.clear())
    }
    for (const { close } of visitors.values()) await close()
    expect(found).toEqual({})
  },
)
