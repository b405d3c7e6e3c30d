import type { Page } from "playwright-core"

/** Transferred bytes by type of resource. */
export type Weights = Record<"html" | "js" | "css" | "woff2", number>

/** Measures what the page has loaded so far. */
export const readWeights = (page: Page): Promise<Weights> =>
  page.evaluate(() => {
    const [document] = performance.getEntriesByType("navigation")
    const files = performance.getEntriesByType("resource")
    const sizeOf = (entry: PerformanceEntry | undefined) =>
      entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0
    const sum = (ending: string) =>
      files
        .filter(({ name }) => new URL(name).pathname.endsWith(ending))
        .reduce((total, file) => total + sizeOf(file), 0)
    return { html: sizeOf(document), js: sum(".js"), css: sum(".css"), woff2: sum(".woff2") }
  })
