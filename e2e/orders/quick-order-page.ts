import type { Page } from "playwright-core"

export const field = (page: Page, row: number) =>
  page.getByLabel(`Part number or keywords, row ${row}`, { exact: true })

/** Button that shows the rows of one state, such as "2 ok". */
export const stateButton = (page: Page, name: RegExp) =>
  page.getByRole("group", { name: "Rows by state" }).getByRole("button", { name })

export async function openQuickOrder(page: Page) {
  await page.goto("/quick-order", { waitUntil: "networkidle" })
  await field(page, 1).waitFor()
}

export async function clearRows(page: Page) {
  await page.getByRole("button", { name: "More", exact: true }).click()
  await page.getByRole("button", { name: "Clear all rows" }).click()
}
