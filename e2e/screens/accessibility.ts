import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Result, RunOptions } from "axe-core"
import type { Page } from "playwright-core"

const LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
const everyRule: RunOptions["runOnly"] = { type: "tag", values: LEVELS }
const rulesOfColour = ["color-contrast", "link-in-text-block"]

/** The short build: a page reads it in two thirds of the time. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")
/** Also of what stands in a frame of another origin. */
const AXE = `${source}; axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] })`

/** Lists violations of WCAG 2.2 AA on the page, one line for each rule. */
export const findProblems = async (page: Page): Promise<string[]> => [
  ...(await analyse(page, everyRule)),
  ...(await findHeadingProblems(page)),
]

/** The same in the dark, in which it leaves the page, where it has been looked at in the light: of colours alone. */
export async function findDarkProblems(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" })
  return (await analyse(page, rulesOfColour)).map((problem) => `dark: ${problem}`)
}

/** A page has one first heading, which is where its reading starts. */
const findHeadingProblems = async (page: Page): Promise<string[]> => {
  const headings = await page.locator("h1").allTextContents()
  return headings.length === 1 ? [] : [`h1: ${headings.join(" | ") || "none"}`]
}

async function analyse(page: Page, runOnly: RunOptions["runOnly"]): Promise<string[]> {
  // A colour on its way from one to the other is neither; in what is folded up, it stays on its way.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          (animation) =>
            animation instanceof CSSTransition &&
            animation.effect instanceof KeyframeEffect &&
            animation.effect.target?.checkVisibility(),
        )
        .map(({ finished }) => finished),
    ).then(() => undefined),
  )
  // What the bar half covers here is whole a little further up.
  await page.evaluate(() => scrollTo(0, 0))
  // Read once for each document: that costs as much as a look at it.
  for (const frame of page.frames())
    if (!(await frame.evaluate("'axe' in window"))) await frame.evaluate(AXE)
  const options = JSON.stringify({ runOnly, resultTypes: ["violations"] } satisfies RunOptions)
  const violations: Result[] = await page.evaluate(
    `axe.run(${options}).then(({ violations }) => violations)`,
  )
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
