import { afterAll, expect, test } from "vitest"
import { withoutNetworkErrors } from "../network-faults.ts"
import { openShopBrowser, visitAs } from "../shop-browser.ts"
import { findDarkProblems, findProblems, isCutOff } from "./accessibility.ts"
import { screenStates } from "./screen-states.ts"
import { fillShop } from "./screen-world.ts"

const world = await openShopBrowser()
afterAll(world.close)
const filled = await fillShop(world.shop)

test.each(Object.entries(screenStates))(
  "every dialog, refusal and empty list of %s meets WCAG 2.2 AA, both themes, narrow and at 200% text",
  async (_, states) => {
    const found: Record<string, string[]> = {}
    for (const state of states(filled)) {
      const { page, complaints, close } = await visitAs(world, state.who, {
        viewport: { width: 390, height: 900 },
        reducedMotion: "reduce",
      })
      await page.goto(state.path)
      await state.reach(page)
      const problems = [...(await findProblems(page)), ...(await findDarkProblems(page))]
      if (await isCutOff(page)) problems.push("scrolls sideways at 320 px with twice the text")
      problems.push(...withoutNetworkErrors(complaints))
      if (problems.length > 0) found[state.name] = problems
      await close()
    }
    expect(found).toEqual({})
  },
)
