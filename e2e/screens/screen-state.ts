import type { Page } from "playwright-core"
import type { Person } from "#test/test-shop.ts"
import { shown } from "../shop-browser.ts"

/** A state of a screen: a dialog, a refusal, an empty result. */
export interface ScreenState {
  name: string
  who: Person | undefined
  path: string
  /** Steps from the opened page to the state. */
  reach(page: Page): Promise<unknown>
}

export const press = (label: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name: label }).first().click()
export const waitForDialog = (page: Page) =>
  page.getByRole("dialog").or(page.getByRole("alertdialog")).waitFor()
export const openDialog = (label: string | RegExp) => async (page: Page) => {
  await press(label)(page)
  await waitForDialog(page)
}
export const waitForText = (words: string) => (page: Page) => shown(page, words)

/** Presses a button and waits for the text that this shows. */
export const pressAndShow = (label: string | RegExp, words: string) => async (page: Page) => {
  await press(label)(page)
  await shown(page, words)
}
