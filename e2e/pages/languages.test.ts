import { glob, readFile } from "node:fs/promises"
import { afterAll, expect, test } from "vitest"
import { de } from "#domain/languages/de/de.ts"
import { firstPage } from "#domain/languages/de/first-page.ts"
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

test("the home page carries few texts in any language, and all that it shows", async () => {
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
  expect(german - english).toBeLessThan(3_000)

  const assets = "build/client/assets"
  const files = await Array.fromAsync(glob(`${assets}/{first-page,home,root}-*.js`))
  const scripts = await Promise.all(files.map((file) => readFile(file, "utf8")))
  // Small words may be values of attributes, and "Files" is what browsers call a dragged file.
  const texts = Object.keys(de).filter((text) => /[A-Z ]/.test(text) && text !== "Files")
  const shown = texts.filter((text) =>
    scripts.some((script) =>
      ["`", '"', "'"].some((quote) => script.includes(quote + text + quote)),
    ),
  )
  expect(shown.length).toBeGreaterThan(50)
  expect(shown.filter((text) => !(text in firstPage))).toEqual([])
})
