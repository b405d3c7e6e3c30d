import type { Page } from "playwright-core"

/** Pastes into the focused element like Ctrl+V, without the system clipboard. */
export const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData("text/plain", pasted)
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true })
    ;(document.activeElement ?? document.body).dispatchEvent(event)
  }, text)

export const field = (page: Page, row: number) =>
  page.getByLabel(`Part number or keywords, row ${row}`, { exact: true })

export const tab = (page: Page, name: RegExp) =>
  page.getByRole("group", { name: "Rows by state" }).getByRole("button", { name })

/** Opens the page and waits until it is hydrated. */
export async function openQuickOrder(page: Page) {
  await page.goto("/quick-order", { waitUntil: "networkidle" })
  await field(page, 1).waitFor()
}

export async function clearRows(page: Page) {
  await page.getByRole("button", { name: "More", exact: true }).click()
  await page.getByRole("button", { name: "Clear all rows" }).click()
}
