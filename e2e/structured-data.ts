import type { Page } from "playwright-core"
import { z } from "zod"

const schema = z.object({ "@graph": z.array(z.looseObject({ "@type": z.string() })) })

/** Parses what a page tells search engines. */
export const parseGraph = (json: string) => schema.parse(JSON.parse(json))["@graph"]

export async function readGraph(page: Page) {
  const json = await page.locator('script[type="application/ld+json"]').textContent()
  return parseGraph(json ?? "")
}
