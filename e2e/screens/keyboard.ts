import type { Locator, Page } from "playwright-core"
import { expect } from "vitest"
import { isFocused } from "../shop-browser.ts"

/** Walks through pages by keyboard alone. Every stop must show its focus. */

/** Returns why the focus is not visible; empty if it is. */
const findLostFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return "the focus is nowhere"
    const name = `${focused.tagName} ${focused.textContent?.slice(0, 40)}`
    const isRinged = (element: Element | null) => {
      if (!element) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2
    }
    // A composite control draws the ring around its own box or a neighbor.
    const { parentElement, nextElementSibling } = focused
    const drawn = [focused, nextElementSibling, parentElement].some(isRinged)
    if (!drawn) return `no ring: ${name}`
    const { top, left, width, height } = focused.getBoundingClientRect()
    if (width === 0 || height === 0) return `no size: ${name}`
    const points = [0.1, 0.5, 0.9].flatMap((across) =>
      [0.1, 0.5, 0.9].map((down) => [left + width * across, top + height * down] as const),
    )
    const isUncovered = points.some(([x, y]) => {
      const shown = document.elementFromPoint(x, y)
      return focused.contains(shown) || shown === parentElement || isRinged(shown)
    })
    return isUncovered ? "" : `out of sight: ${name}`
  })

export const expectFocus = async (page: Page) => expect.poll(() => findLostFocus(page)).toBe("")

const MAX_STOPS = 120

/** Presses Tab until the control has the focus. Every stop must show its focus. */
export async function tabTo(page: Page, control: Locator, key = "Tab"): Promise<void> {
  await control.waitFor()
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await control.evaluate(isFocused)) return
    await page.keyboard.press(key)
    await expectFocus(page)
  }
  throw new Error(`${control} is not reached by ${key}`)
}

export async function tabToAndType(
  page: Page,
  control: Locator,
  words: string,
  key = "Tab",
): Promise<void> {
  await tabTo(page, control, key)
  await page.keyboard.type(words)
}

export async function tabToAndPress(page: Page, control: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { name, level: 1 }).waitFor()
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
