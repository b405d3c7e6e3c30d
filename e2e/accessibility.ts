import AxeBuilder from "@axe-core/playwright"
import type { Page } from "playwright-core"

const LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

/** What WCAG 2.2 AA has against the page as it stands, one line for each rule. */
export const findProblems = async (page: Page): Promise<string[]> => [
  ...(await analyse(page, new AxeBuilder({ page }).withTags(LEVELS))),
  ...(await findHeadingProblems(page)),
]

/** The colours alone: for the other theme of a page that is looked at already. */
export const findColourProblems = (page: Page): Promise<string[]> =>
  analyse(page, new AxeBuilder({ page }).withRules(["color-contrast", "link-in-text-block"]))

/** A page has one first heading, which is where its reading starts. */
const findHeadingProblems = async (page: Page): Promise<string[]> => {
  const headings = await page.locator("h1").allTextContents()
  return headings.length === 1 ? [] : [`h1: ${headings.join(" | ") || "none"}`]
}

async function analyse(page: Page, axe: AxeBuilder): Promise<string[]> {
  // A colour on its way from one to the other is neither.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ).then(() => undefined),
  )
  // What the bar half covers here is whole a little further up.
  await page.evaluate(() => scrollTo(0, 0))
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)
}

/** Whether the page, and not only a region of it, is wider than the screen. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth
  })

/** The same on the narrowest screen with text twice as large; leaves the page so. */
export async function isCutOff(page: Page): Promise<boolean> {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%"
  })
  return scrollsSideways(page)
}
