import type { Locator, Page } from "playwright-core"

export interface Step {
  name: string
  path: string
  /** Texts to type, by label. */
  typed?: Record<string, string>
  prepare?(page: Page): Promise<unknown>
  button(page: Page): Locator
  /** Text that shows success. */
  success(page: Page): Locator
}

const MAX_TRIES = 30
const CLICK_TIMEOUT_MS = 2_000

/**
 * Repeats a step while the page reports a failure, until it reports success. Typed text stays in its fields
 * until then.
 */
export async function retryStep(page: Page, { path, typed = {}, ...step }: Step): Promise<void> {
  await page.goto(path)
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text)
  await step.prepare?.(page)
  const success = step.success(page).first()
  const failed = page.getByRole("alert").filter({ hasText: /\S/ }).first()
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    // After a success the button may be gone.
    await step
      .button(page)
      .click({ timeout: CLICK_TIMEOUT_MS })
      .catch(() => undefined)
    await success
      .or(failed)
      .first()
      .waitFor()
      .catch(async () => {
        throw new Error(`${step.name} says nothing: ${await page.locator("main").innerText()}`)
      })
    if (await success.isVisible()) return
    for (const [label, text] of Object.entries(typed)) {
      if ((await field(page, label).inputValue()) === text) continue
      // The message of an earlier attempt may still be shown after this one has succeeded and emptied the fields.
      return success.waitFor().catch(() => {
        throw new Error(`${step.name}: what was typed as ${label} is lost`)
      })
    }
  }
  throw new Error(`${step.name} never came to an end: ${await failed.innerText()}`)
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
