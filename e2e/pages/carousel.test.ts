import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { focusedLabel, openShopBrowser, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)

const banner = (page: Page) => page.getByRole("region", { name: "Highlights" })
const control = (page: Page, name: string | RegExp) =>
  banner(page).getByRole("button", { name, exact: true })
const slides = (page: Page) => banner(page).locator("[aria-roledescription=slide]")

/** Returns the current slide; the others are inert. */
const activeSlide = (page: Page) =>
  slides(page).evaluateAll((all) => {
    const usable = all.flatMap((slide, index) => (slide.hasAttribute("inert") ? [] : [index + 1]))
    return usable.length === 1 ? usable[0] : usable
  })
/** The page sets this attribute in the same commit that stops or starts its timer. */
const untilTurning = (page: Page) => banner(page).locator("[aria-live=off]").waitFor()
const untilStopped = (page: Page) => banner(page).locator("[aria-live=polite]").waitFor()
const dotOfSlide = async (page: Page) =>
  Number((await banner(page).locator("[aria-current]").getAttribute("aria-label"))?.[6])

/** Opens the home page with a fake clock and waits until the banner moves. */
async function openHome(reducedMotion: "reduce" | "no-preference" = "no-preference") {
  const visitor = await visitAs(world, undefined, {
    reducedMotion,
    viewport: { width: 1280, height: 900 },
  })
  const { page } = visitor
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 60_000)
  await page.goto("/")
  await expect.poll(() => activeSlide(page)).toBe(1)
  return visitor
}

test("the banner advances every seven seconds, except under the pointer, with focus inside or paused", async () => {
  const { page, complaints, close } = await openHome()
  await control(page, "Pause").waitFor()
  await untilTurning(page)
  await slides(page).first().hover()
  await untilStopped(page)
  await page.clock.runFor(30_000)
  await expect.poll(() => activeSlide(page)).toBe(1)
  await page.mouse.move(640, 880)
  await untilTurning(page)
  await control(page, "Next").focus()
  await untilStopped(page)
  await page.clock.runFor(30_000)
  await expect.poll(() => activeSlide(page)).toBe(1)
  await control(page, "Next").evaluate((button: HTMLElement) => button.blur())
  await untilTurning(page)
  await page.clock.runFor(7100)
  await expect.poll(() => activeSlide(page)).toBe(2)
  await expect.poll(() => dotOfSlide(page)).toBe(2)
  await control(page, "Pause").click()
  await page.mouse.move(640, 880)
  await control(page, "Play").evaluate((button: HTMLElement) => button.blur())
  await untilStopped(page)
  await page.clock.runFor(30_000)
  await expect.poll(() => activeSlide(page)).toBe(2)
  await control(page, "Play").click()
  await control(page, "Pause").evaluate((button: HTMLElement) => button.blur())
  await page.mouse.move(640, 880)
  await untilTurning(page)
  await page.clock.runFor(7100)
  await expect.poll(() => activeSlide(page)).toBe(3)
  expect(complaints).toEqual([])
  await close()
})

test("previous, next and the dots move by hand, in a loop, and stop the rotation; Tab skips hidden slides", async () => {
  const { page, close } = await openHome()
  await slides(page).first().getByRole("link").focus()
  await page.keyboard.press("Tab")
  const inBanner = await page.evaluate(
    () => document.activeElement?.closest("[aria-roledescription=carousel]") !== null,
  )
  expect(inBanner).toBe(false)

  await control(page, "Next").click()
  await expect.poll(() => activeSlide(page)).toBe(2)
  await control(page, "Play").waitFor()
  await control(page, "Previous").click()
  await expect.poll(() => activeSlide(page)).toBe(1)
  await control(page, "Previous").click()
  await expect.poll(() => activeSlide(page)).toBe(4)
  await control(page, "Next").click()
  await expect.poll(() => activeSlide(page)).toBe(1)
  const dot = banner(page).getByRole("button", { name: /^Slide 3: / })
  await dot.click()
  await expect.poll(() => activeSlide(page)).toBe(3)
  await expect.poll(() => dot.getAttribute("aria-current")).toBe("true")
  await dot.press("ArrowRight")
  await expect.poll(() => activeSlide(page)).toBe(4)
  await expect.poll(() => focusedLabel(page)).toMatch(/^Slide 4: /)
  await untilStopped(page)
  await close()
})

test("with reduced motion the banner never moves by itself", async () => {
  const { page, close } = await openHome("reduce")
  await control(page, "Play").waitFor()
  await page.clock.runFor(60_000)
  await expect.poll(() => activeSlide(page)).toBe(1)
  await control(page, "Next").click()
  await expect.poll(() => activeSlide(page)).toBe(2)
  await close()
})
