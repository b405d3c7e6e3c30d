import type { Locator, Page } from "playwright-core"

export interface Step {
  name: string
  path: string
  /** Typed texts, by the label of their field. */
  typed?: Record<string, string>
  prepare?(page: Page): Promise<unknown>
  press(page: Page): Locator
  /** By which the page says that it is done. */
  done(page: Page): Locator
}

const MAX_TRIES = 30
const PRESSED_MS = 2_000

/**
 * Does a step as somebody who reads what the page says, and presses again where it says that it came to nothing, until
 * it says that it is done. What was typed stays in its fields until then.
 */
export async function insist(page: Page, { path, typed = {}, ...step }: Step): Promise<void> {
  await page.goto(path)
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text)
  await step.prepare?.(page)
  const done = step.done(page).first()
  const failed = page.getByRole("alert").filter({ hasText: /\S/ }).first()
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    // Where it is done meanwhile there may be nothing to press any more.
    await step
      .press(page)
      .click({ timeout: PRESSED_MS })
      .catch(() => undefined)
    await done
      .or(failed)
      .first()
      .waitFor()
      .catch(async () => {
        throw new Error(`${step.name} says nothing: ${await page.locator("main").innerText()}`)
      })
    if (await done.isVisible()) return
    for (const [label, text] of Object.entries(typed)) {
      if ((await field(page, label).inputValue()) === text) continue
      // What an earlier try came to may still be said while this one is done, and its fields are empty.
      return done.waitFor().catch(() => {
        throw new Error(`${step.name}: what was typed as ${label} is lost`)
      })
    }
  }
  throw new Error(`${step.name} never came to an end: ${await failed.innerText()}`)
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
