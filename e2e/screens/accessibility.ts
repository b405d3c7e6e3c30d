import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Result, RunOptions } from "axe-core"
import type { Page } from "playwright-core"

const LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
const everyRule: RunOptions["runOnly"] = { type: "tag", values: LEVELS }
const rulesOfColour = ["color-contrast", "link-in-text-block"]

/** Minified, because it loads in two thirds of the time. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")
/** Includes frames of other origins. */
const AXE = `${source}; axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] })`

/** Lists violations of WCAG 2.2 AA on the page, one line for each rule. */
export const findProblems = async (page: Page): Promise<string[]> => [
  ...(await analyse(page, everyRule)),
  ...(await findHeadingProblems(page)),
]

/** Checks colors only, in the dark theme, after the check in the light one. Leaves the page dark. */
export async function findDarkProblems(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" })
  return (await analyse(page, rulesOfColour)).map((problem) => `dark: ${problem}`)
}

/** Reports a page that does not have exactly one `h1`. */
const findHeadingProblems = async (page: Page): Promise<string[]> => {
  const headings = await page.locator("h1").allTextContents()
  return headings.length === 1 ? [] : [`h1: ${headings.join(" | ") || "none"}`]
}

async function analyse(page: Page, runOnly: RunOptions["runOnly"]): Promise<string[]> {
  // Scrolls to the top, where the navigation bar covers nothing.
  await page.evaluate(() => scrollTo(0, 0))
  // Injects axe once per document, because loading it takes as long as a check.
  for (const frame of page.frames())
    if (!(await frame.evaluate("'axe' in window"))) await frame.evaluate(AXE)
  const options = JSON.stringify({ runOnly, resultTypes: ["violations"] } satisfies RunOptions)
  const violations: Result[] = await page.evaluate(
    `axe.run(${options}).then(({ violations }) => violations)`,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)
}

/** Reports whether the whole page, not only a region of it, scrolls horizontally. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth
  })

/** Reports whether the bar shows one search field and the link to the parts. */
export async function isBarComplete(page: Page): Promise<boolean> {
  const bar = page.getByRole("banner")
  const search = page.getByLabel("Search parts")
  return (
    (await search.count()) === 1 &&
    (await bar.getByLabel("Search parts").isVisible()) &&
    (await bar.getByRole("link", { name: "Parts", exact: true }).isVisible())
  )
}

/** Reports whether nothing covers the middle of an element. Runs in the page. */
export function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

/** Repeats `scrollsSideways` at 320 px with text of 200%. Does not restore the page. */
export async function isCutOff(page: Page): Promise<boolean> {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%"
  })
  return scrollsSideways(page)
}
