import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { isUncovered } from "../screens/accessibility.ts"
import { focusedLabel, isFocused, openShopBrowser, shown, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)

const at = (width: number) => ({ viewport: { width, height: 800 } })
const box = (page: Page, name: string) => page.getByRole("checkbox", { name: `Compare ${name}` })
const heads = (page: Page) =>
  page
    .getByRole("columnheader")
    .getByRole("link", { name: /^(?!Do not)/ })
    .allTextContents()
const row = (page: Page, label: string) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: label, exact: true }) })
const cells = (page: Page, label: string) => row(page, label).getByRole("cell").allTextContents()

test("parts are selected in table, grid and on their pages, and compared side by side", async () => {
  const { page, complaints, close } = await visitAs(world, undefined)
  await page.goto("/parts?category=Power+supplies&view=table")
  await box(page, "Anvil 750").press("Space")
  await shown(page, "Choose one more.")
  await page.getByRole("link", { name: "Grid", exact: true }).click()
  await box(page, "Anvil 850").check()
  const tray = page.getByRole("region", { name: "Parts to compare" })
  await expect
    .poll(() => tray.getByRole("listitem").allTextContents())
    .toEqual(["Anvil 750", "Anvil 850"])
  await page.getByRole("link", { name: "Anvil 1000", exact: true }).first().click()
  await page.getByRole("heading", { level: 1, name: "Anvil 1000" }).waitFor()
  await box(page, "Anvil 1000").check()
  await tray.getByRole("button", { name: "Do not compare Anvil 850" }).press("Enter")
  await expect.poll(() => focusedLabel(page)).toBe("Do not compare Anvil 1000")
  await tray.getByRole("link", { name: "Compare 2" }).click()

  await page.getByRole("heading", { name: "Compare", level: 1 }).waitFor()
  await expect.poll(() => heads(page)).toEqual(["Anvil 750", "Anvil 1000"])
  await expect.poll(() => cells(page, "Power")).toEqual(["750 W", "1,000 W Better"])
  await expect.poll(() => row(page, "Form factor").count()).toBe(0)
  await page.getByRole("link", { name: /^All \(/ }).click()
  await expect.poll(() => cells(page, "Form factor")).toEqual(["ATX", "ATX"])

  const quantity = page.getByRole("textbox", { name: "Quantity" })
  await quantity.fill("1")
  await expect
    .poll(() => cells(page, "Order"))
    .toContain("Less than Minimun Order QuantityAdd 10 to cart Anvil 750")
  await quantity.fill("60")
  await quantity.press("Enter")
  await page.waitForURL(/quantity=60&show=all$|show=all&quantity=60$/)
  await expect.poll(() => cells(page, "Total of 60")).toEqual(["$4,710.00 Lowest", "$8,580.00"])
  await page.getByRole("button", { name: "Add 60 to cart Anvil 1000" }).click()
  await page.getByRole("link", { name: /^Cart, 1 line/ }).waitFor()

  await page.getByRole("link", { name: "Do not compare Anvil 750" }).press("Enter")
  await shown(page, "Choose another part to compare this one with.")
  await expect.poll(() => focusedLabel(page)).toBe("Parts side by side")
  await page.getByRole("link", { name: "Add another part" }).click()
  await expect.poll(() => box(page, "Anvil 1000").isChecked()).toBe(true)
  await page.getByRole("link", { name: /^Cart, 1 line/ }).click()
  await page.waitForURL(/\/cart$/)
  await expect.poll(() => box(page, "Anvil 1000").isChecked()).toBe(true)
  await page.getByRole("button", { name: "Clear" }).press("Enter")
  await expect.poll(() => tray.count()).toBe(0)
  await expect.poll(() => box(page, "Anvil 1000").evaluate(isFocused)).toBe(true)
  expect(complaints).toEqual([])
  await close()
})

test("a compared part with an invalid id can be removed, and the focus goes to the next one", async () => {
  const { page, complaints, close } = await visitAs(world, undefined)
  await page.goto("/parts?category=Fans&view=table")
  await box(page, "Breva 120 PWM").check()
  await page.evaluate(() => {
    const compared = sessionStorage.getItem("compared") ?? ""
    sessionStorage.setItem("compared", compared.replace("}]", '},{"id":"a\\"]","name":"Odd"}]'))
  })
  await page.reload()
  await page.getByRole("button", { name: "Do not compare Odd" }).press("Enter")
  await expect.poll(() => focusedLabel(page)).toBe("Do not compare Breva 120 PWM")
  expect(complaints).toEqual([])
  await close()
})

test("without script the boxes are a form, and parts that cannot be compared are named", async () => {
  const { page, close } = await visitAs(world, undefined, { javaScriptEnabled: false })
  await page.goto("/parts?category=Fans&view=table")
  for (const name of ["Breva 120 PWM", "Breva 140 PWM"]) await box(page, name).check()
  await page.getByRole("button", { name: "Compare" }).click()
  await expect.poll(() => heads(page)).toEqual(["Breva 120 PWM", "Breva 140 PWM"])
  await page.getByRole("textbox", { name: "Quantity" }).fill("300")
  await page.getByRole("button", { name: "Show" }).click()
  await expect.poll(() => page.getByRole("rowheader", { name: "Total of 300" }).count()).toBe(1)

  const { parts } = await world.shop.as()("GET /catalogue", { query: { pageSize: 7 } })
  const ids = [...parts.map(({ _id }) => _id), "f".repeat(24)]
  await page.goto(`/compare?parts=${ids.join(",")}&quantity=0`)
  await expect.poll(() => heads(page)).toHaveLength(6)
  await shown(page, `${parts[6]?.name} was left out. At most 6 parts can be compared.`)
  await shown(page, "There is no such part.")
  expect(await (await page.request.get("/compare")).text()).toContain("Choose parts</a>")
  await close()
})

test("on phone and desktop all parts can be seen, with headers and labels", async () => {
  const { parts } = await world.shop.as()("GET /catalogue", { query: { pageSize: 6 } })
  const { page, close } = await visitAs(world, undefined, at(390))
  const frame = page.getByRole("region", { name: "Parts side by side" })
  const look = async (width: number, moves: boolean) => {
    const message = `${await frame.getByRole("columnheader").count()} columns at ${width} px`
    await page.setViewportSize(at(width).viewport)
    await page.evaluate(() => scrollTo(0, 0))
    await frame.evaluate((element) => {
      element.scrollTo(0, 0)
      element.scrollIntoView()
      element.scrollTo(element.scrollWidth, 300)
    })
    if (!moves) await page.mouse.wheel(0, 300)
    await expect
      .poll(() => frame.evaluate((element) => element.scrollLeft > 0), { message })
      .toBe(moves)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message })
      .toBe(width)
    for (const visible of [
      frame.getByRole("columnheader").last(),
      frame.getByRole("rowheader", { name: "Memory type" }),
    ])
      await expect.poll(() => visible.evaluate(isUncovered), { message }).toBe(true)
  }
  const show = (count: number) =>
    page.goto(`/compare?show=all&parts=${parts.slice(0, count).map(({ _id }) => _id)}`)
  await show(6)
  await look(390, true)
  await look(1024, true)
  await show(3)
  await look(1024, false)
  await page.getByRole("link", { name: `Do not compare ${parts[2]?.name}` }).click()
  await expect.poll(() => heads(page)).toHaveLength(2)
  await look(390, false)
  await close()
})

test("unknown specs of different parts make no page wider than a phone", async () => {
  const { parts } = await world.shop.as()("GET /catalogue", { query: { pageSize: 60 } })
  const kinds = [...new Map(parts.map((part) => [part.category, part])).values()].slice(0, 6)
  const { page, close } = await visitAs(world, undefined, at(390))
  await page.goto(`/compare?show=all&parts=${kinds.map(({ _id }) => _id).join(",")}`)
  await page.getByText("not given").last().waitFor({ state: "attached" })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await close()
})
