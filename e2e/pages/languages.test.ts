import { glob, readFile } from "node:fs/promises"
import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { de } from "#domain/languages/de/de.ts"
import { firstPage } from "#domain/languages/de/first-page.ts"
import { findProblems, scrollsSideways } from "../screens/accessibility.ts"
import { openShopBrowser, shown, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)

const PHONE = { width: 390, height: 844 }

/** Checks a German screen: language, WCAG and width. */
async function lookAt(page: Page, path: string, heading: string | RegExp = /./): Promise<void> {
  await page.getByRole("heading", { level: 1, name: heading }).waitFor()
  expect(new URL(page.url()).pathname).toBe(path)
  expect(await page.locator("html").getAttribute("lang")).toBe("de")
  expect(await findProblems(page)).toEqual([])
  expect(await scrollsSideways(page), `${path} is wider than a phone`).toBe(false)
}

test("a visitor searches, orders and finds the order again in German, on a phone", async () => {
  const { page, complaints, close } = await visitAs(world, undefined, { viewport: PHONE })
  const button = (name: string | RegExp) => page.getByRole("button", { name, disabled: false })
  await page.goto("/de")
  await lookAt(page, "/de", "Computer Assembler: Computerteile in größeren Mengen")
  await page.getByRole("searchbox", { name: "Teile suchen" }).fill("Tempo DDR5-6000 32 GB")
  await page.keyboard.press("Enter")
  await page
    .getByRole("status")
    .filter({ hasText: /^\d+ Teile?$/ })
    .waitFor()
  await lookAt(page, "/de/parts", "Teile")
  const name = "Tempo DDR5-6000 32 GB Kit"
  await page.getByRole("link", { name }).first().click()
  await lookAt(page, "/de/parts/tempo-ddr5-6000-32-gb-kit", name)
  await button(`In den Warenkorb ${name}`).first().click()
  await page.getByRole("link", { name: /^Warenkorb, 1 / }).click()
  await lookAt(page, "/de/cart", "Warenkorb")
  await shown(page, "2.360,00 $")
  await button("Kasse").click()
  await lookAt(page, "/de/checkout", "Kasse")

  await button("Registrieren").first().click()
  const field = (name: string) => page.getByRole("textbox", { name, exact: true })
  await field("Name").fill("Dorothea Palmquist")
  await field("E-Mail").fill("dorothea@nordmeer.example")
  await page.getByLabel("Passwort", { exact: true }).fill("neun grüne Platinen")
  await button("Registrieren").last().click()
  await button("Für 2.360,00 $ bestellen").click()
  await page.getByText("Wir haben Ihre Bestellung erhalten.").waitFor()
  await page.goto("/de/dashboard/myOrder")
  await lookAt(page, "/de/dashboard/myOrder")
  await page.getByText("2.360,00 $").first().waitFor()

  await page.goto("/de/parts?q=fan&sort=name")
  await button("English").click()
  await page.getByRole("heading", { level: 1, name: "Parts" }).waitFor()
  expect(page.url().slice(world.shop.url.length)).toBe("/parts?q=fan&sort=name")
  expect(complaints).toEqual([])
  await close()
})

const SCREENS = [
  ["/de/quick-order", /./],
  ["/de/register", "Registrieren"],
  ["/de/reviews", "Bewertungen"],
] as const

test("other screens in German are accessible and fit on a phone", async () => {
  const { page, complaints, close } = await visitAs(world, undefined, { viewport: PHONE })
  for (const [path, heading] of SCREENS) {
    await page.goto(path)
    await lookAt(page, path, heading)
  }
  expect(complaints).toEqual([])
  await close()
})

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
  await page.goto("/de/dashboard/addProduct")
  await page.getByRole("textbox", { name: "Preis" }).fill("1.234,50")
  await page.getByRole("complementary", { name: "Vorschau" }).getByText("1.234,50\u00a0$").waitFor()
  await close()
})

test("the German texts that load with the home page are all that it shows", async () => {
  const assets = "build/client/assets"
  const files = await Array.fromAsync(glob(`${assets}/{first-page,home,root}-*.js`))
  const scripts = await Promise.all(files.map((file) => readFile(file, "utf8")))
  // Lower-case words may be values of attributes; the others are names known to browsers and search engines.
  const names = new Set(["Files", "Organization"])
  const texts = Object.keys(de).filter((text) => /[A-Z ]/.test(text) && !names.has(text))
  const shown = texts.filter((text) =>
    scripts.some((script) =>
      ["`", '"', "'"].some((quote) => script.includes(quote + text + quote)),
    ),
  )
  expect(shown.length).toBeGreaterThan(50)
  expect(shown.filter((text) => !(text in firstPage))).toEqual([])
})
