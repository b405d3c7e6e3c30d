import { afterAll, expect, test } from "vitest"
import { readWeights } from "#test/page-weights.ts"
import { openShopBrowser, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)

test("staff read their screens in German, also when they sign in on the page", async () => {
  const { page, close } = await visitAs(world, undefined)
  const { email, password } = world.shop.admin
  await page.goto("/de/login?from=/dashboard/overview")
  await page.getByRole("textbox", { name: "E-Mail" }).fill(email)
  await page.getByLabel("Passwort", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Anmelden" }).click()
  await page.getByRole("heading", { name: "Zu erledigen" }).waitFor()
  await page.goto("/de/dashboard/stock")
  await page.getByRole("columnheader", { name: "Meldebestand" }).waitFor()
  await close()
})

test("a language costs its own readers alone", async () => {
  const weigh = async (path: string) => {
    const { page, close } = await visitAs(world, undefined)
    await page.goto(path, { waitUntil: "networkidle" })
    const { js } = await readWeights(page)
    await close()
    return js
  }
  const english = await weigh("/")
  const german = await weigh("/de")
  expect(english).toBeLessThan(118_000)
  expect(german - english).toBeLessThan(26_000)
})
