import { afterAll, expect, test } from "vitest"
import { reindexSpecs } from "#operations/catalogue/reindex-specs.ts"
import { holdCall } from "../network-faults.ts"
import { findProblems } from "../screens/accessibility.ts"
import { tabTo, tabToAndPress, tabToAndType } from "../screens/keyboard.ts"
import { isFocused, openShopBrowser, shown, toastText, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)
const { shop } = world
for (const [name, he] of [
  ["Larch rack", "6"],
  ["Rowan rack", "42 U"],
])
  await shop.part({ name, category: "Racks", specs: { he, "cpu plug": "AM5" } })

test("by keyboard an administrator makes an attribute of an unknown key, and buyers filter by it", async () => {
  const { page, complaints, close } = await visitAs(world, world.shop.admin)
  await page.goto("/dashboard/vocabulary?category=Racks")
  const keys = page.getByRole("region", { name: "Keys of Racks outside the vocabulary" })
  await expect.poll(() => keys.getByRole("row", { name: /^he/ }).textContent()).toContain("42 U, 6")
  await tabToAndPress(page, page.getByRole("link", { name: "Create attribute from he" }))
  await page.getByRole("heading", { name: "Add attribute", level: 1 }).waitFor()
  await page.getByRole("button", { name: "Add attribute" }).click()
  const problems = page.getByRole("group", { name: "There is a problem" })
  await problems.getByText("Label is required").waitFor()
  expect(await findProblems(page)).toEqual([])
  await tabToAndType(page, page.getByLabel("Label", { exact: true }), "Height in units")
  await tabTo(page, page.getByLabel("Code", { exact: true }))
  await page.keyboard.press("Tab")
  await page.keyboard.type("Number")
  await page.getByLabel("Unit").waitFor()
  await page.keyboard.press("Tab")
  await page.keyboard.type("U")
  await tabToAndPress(page, page.getByLabel("Buyers can filter by it"), "Space")
  await tabToAndPress(page, page.getByLabel("On cards and in tables"), "Space")
  await page.keyboard.press("Enter")
  await page.getByRole("heading", { name: "Vocabulary", level: 1 }).waitFor()
  await expect.poll(() => toastText(page)).toBe("Attribute added")
  await shown(page, "Products will be reindexed within a minute.")
  await reindexSpecs(world.shop)
  await shown(page, "All products use the current vocabulary.")
  const attributes = page.getByRole("region", { name: "Attributes of Racks" })
  await attributes.getByRole("row", { name: /Height in units heightInUnits.*2 100 %/ }).waitFor()

  await page.goto("/parts?category=Racks&view=table")
  await page.getByRole("columnheader", { name: "Height in units" }).waitFor()
  await page.getByRole("checkbox", { name: /42 U/ }).check()
  await page.waitForURL(/spec\.heightInUnits=42/)
  await page.getByRole("link", { name: /Height in units: 42 U/ }).waitFor()
  await page.getByRole("link", { name: "Rowan rack" }).first().click()
  const specs = page.getByRole("table", { name: "Specifications of Rowan rack" })
  await specs.getByRole("row", { name: "Height in units 42 U" }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test("the second of two administrators who define the same key or attribute is warned", async () => {
  const { shop } = world
  const { page, close } = await visitAs(world, shop.admin)
  const path = "/dashboard/vocabulary?category=Racks"
  await page.goto(path)
  await page.getByLabel("Meaning of cpu plug").selectOption("Brand")
  const names = [{ category: "Racks", key: "cpu plug", as: "" }]
  await shop.as(shop.admin)("PUT /vocabulary/names", { body: { names } })
  await page.getByRole("button", { name: "Remember" }).click()
  await shown(page, "Someone else has changed these names. Reload the page.")
  const chosen = page.getByLabel("Meaning of cpu plug").locator("option:checked")
  await expect.poll(() => chosen.textContent()).toBe("Keep as it is")
  expect(await findProblems(page)).toEqual([])
  await page.getByLabel("Meaning of cpu plug").selectOption("Brand")
  const remember = page.getByRole("button", { name: "Remember" })
  await remember.press("Enter")
  await expect.poll(() => toastText(page)).toBe("Name saved")
  await shown(page, "Nothing changed yet")
  expect(await remember.evaluate(isFocused)).toBe(true)
  const own = await shop.as(shop.admin)("GET /vocabulary/own")
  expect(own.names).toEqual([{ category: "Racks", key: "cpu plug", code: "brand", unit: null }])

  await page.getByRole("link", { name: "Edit Height in units" }).click()
  await page.getByLabel("Label").fill("Rack units")
  const body = { label: "Shelf units", type: "number" as const, categories: ["Racks"], version: 1 }
  const params = { code: "heightInUnits" }
  await shop.as(shop.admin)("PUT /vocabulary/attribute/{code}", { params, body })
  await page.getByRole("button", { name: "Save attribute" }).click()
  await shown(page, "Someone else has added or changed this attribute.")
  await page.getByRole("link", { name: "Show the new version" }).click()
  await page.getByRole("heading", { name: "Edit Shelf units", level: 1 }).waitFor()
  await page.getByRole("button", { name: "Remove attribute" }).click()
  await page.getByRole("button", { name: "Remove", exact: true }).click()
  await page.getByRole("heading", { name: "Vocabulary", level: 1 }).waitFor()
  expect((await shop.as(shop.admin)("GET /vocabulary/own")).attributes).toEqual([])
  await close()
})

test("a meaning chosen while others are saved waits for the next save", async () => {
  const { page, close } = await visitAs(world, shop.admin)
  await page.goto("/dashboard/vocabulary?category=Racks")
  const saving = await holdCall(page, "PUT", "/vocabulary/names")
  await page.getByLabel("Meaning of cpu plug").selectOption("Keep as it is")
  const remember = page.getByRole("button", { name: "Remember" })
  await remember.click()
  await saving.sent
  await page.getByLabel("Meaning of heightInUnits").selectOption("Brand")
  saving.release()
  await expect.poll(() => toastText(page)).toBe("Name saved")
  await shown(page, "1 changed, not saved yet")
  await page.getByLabel("Meaning of cpu plug").selectOption("Brand")
  await remember.click()
  await expect.poll(() => toastText(page)).toBe("2 names saved")
  const { names } = await shop.as(shop.admin)("GET /vocabulary/own")
  expect(names).toMatchObject([
    { key: "cpu plug", code: "brand" },
    { key: "heightInUnits", code: "brand" },
  ])
  await close()
})
