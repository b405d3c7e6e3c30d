import type { Browser, Page } from "playwright-core"
import type { Config } from "#runtime/config.ts"
import { openBrowser, visit } from "#test/browser.ts"
import { type NewPart, openTestShop, type Person, type TestShop } from "#test/test-shop.ts"

export interface ShopBrowser {
  shop: TestShop
  browser: Browser
  close(): Promise<void>
}

/** Opens a shop with the demo content, and a browser. */
export async function openShopBrowser(changes: Partial<Config> = {}): Promise<ShopBrowser> {
  const shop = await openTestShop({ seed: "demo", rateLimitScale: 0, ...changes })
  const browser = await openBrowser()
  const close = async () => {
    for (const profile of browser.contexts()) await profile.close()
    await shop.close()
  }
  return { shop, browser, close }
}

/** Opens a page in a new browser profile, signed in as this person. */
export async function visitAs(
  { shop, browser }: ShopBrowser,
  person: Person | undefined,
  options: Parameters<typeof visit>[1] = {},
) {
  const visitor = await visit(browser, { baseURL: shop.url, ...options })
  if (person) {
    const cookies = person.cookie.split("; ").map((pair) => {
      const [name = "", ...value] = pair.split("=")
      return { name, value: value.join("="), url: shop.url }
    })
    await visitor.page.context().addCookies(cookies)
  }
  return visitor
}

/** Waits until an element with exactly these words is visible; others may be hidden. */
export const shown = (page: Page, words: string): Promise<void> =>
  page.getByText(words, { exact: true }).filter({ visible: true }).first().waitFor()

/** Returns what the server renders as the main text of a page for this person. */
export async function serverText(
  shop: TestShop,
  { cookie }: Person,
  path: string,
): Promise<string> {
  const html = String((await shop.send(`GET ${path}`, { headers: { cookie } })).body.text)
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"))
  return main.replaceAll(/<[^>]*>/g, "").replaceAll("&#x27;", "'")
}

/** Runs in the page. */
export const isFocused = (element: Element): boolean => element === document.activeElement

/** Returns the field name, label or text of the focused element. */
export const focusedName = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute("name"))
export const focusedLabel = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label"))
export const focusedText = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.textContent)

/** Returns the text of the newest success or error toast. */
export async function toastText(
  page: Page,
  role: "status" | "alert" = "status",
): Promise<string | null> {
  const toasts = page.getByRole("region", { name: "Notifications" })
  const words = toasts.getByRole(role).locator("p").first()
  return words.evaluate((paragraph) => paragraph.firstChild?.nodeValue ?? null)
}

/** Places an unpaid order of a new part. */
export async function anOrder(
  shop: TestShop,
  buyer: Person,
  part: Partial<NewPart> = {},
): Promise<{ orderId: string; orderNumber: string; partId: string }> {
  const partId = await shop.part(part)
  const body = { purchaseId: partId, quantity: part.minimumQuantity ?? 1 }
  const { insertedId: orderId } = await shop.as(buyer)("POST /purchase", { body })
  return { orderId, orderNumber: await orderNumberOf(shop, orderId), partId }
}

export async function orderNumberOf(shop: Pick<TestShop, "sql">, orderId: string): Promise<string> {
  const [order] = await shop.sql("select order_number from orders where id = $1", [orderId])
  return String(order?.order_number)
}
