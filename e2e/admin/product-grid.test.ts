import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { breakCall, holdCall } from "../network-faults.ts"
import { pasteText } from "../page-forms.ts"
import { tabToAndType } from "../screens/keyboard.ts"
import { openShopBrowser, shown, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)

test("by keyboard alone an administrator edits, pastes, raises prices, reviews, saves and undoes", async () => {
  const { page, complaints, close } = await visitAs(world, world.shop.admin)
  await page.goto("/dashboard/products-grid?category=Memory&sort=sku")
  const grid = page.getByRole("grid", { name: "Products" })
  await grid.getByRole("row", { name: /CA-T/ }).first().waitFor()
  const before = await world.shop.as(world.shop.admin)("GET /product/grid", {
    query: { category: "Memory", sort: "sku", limit: 3 },
  })
  const [first, second, third] = before.rows
  if (!first || !second || !third) throw new Error("no memory")
  const keys = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key)
  }
  const rowOf = ({ sku }: { sku: string }) => grid.getByRole("row", { name: sku })
  const changes = (words: string) => page.getByRole("button", { name: words }).waitFor()
  await grid.focus()

  await page.keyboard.type("Quick kit")
  await keys("Tab")
  await page.keyboard.type("12.5")
  await keys("Enter")
  await changes("Check 2 changes")
  await rowOf(first)
    .getByRole("gridcell", { name: /^\$12\.50 changed, was/ })
    .waitFor()
  await keys("Enter")
  await page.keyboard.type("99")
  await keys("Escape", "ArrowUp", "Escape")
  await changes("Check 1 change")

  await pasteText(page, "1,000\t20\r\nmany\t30\r\n")
  await changes("Check 5 changes")
  await shown(page, "Pasted into 2 products: 4 cells changed.")
  await keys("ArrowDown")
  await page.getByText(/^Price must be an amount in dollars .* not "many"\.$/).waitFor()
  await keys("Control+z", "ArrowUp", "Shift+ArrowDown")
  await tabToAndType(page, page.getByLabel("Price of 2 products by"), "+10")
  await keys("Enter")
  await page.getByText(/^\d prices changed\.$/).waitFor()
  await page.getByRole("button", { name: /^Check \d changes/ }).focus()
  await keys("Enter")

  await shown(page, "Checked. Nothing has been changed yet.")
  const raised = ({ price }: { price: number }) => (Math.round(price * 110) / 100).toFixed(2)
  const rows = page.getByRole("region", { name: "Rows of the import" })
  await rows.getByText(`$${raised(second)}`).waitFor()
  await page.getByRole("button", { name: "Save 2 products" }).focus()
  await keys("Enter")
  await shown(page, "Saved 2 products")
  const params = { id: first._id }
  const saved = await world.shop.as(world.shop.admin)("GET /part/{id}", { params })
  expect(saved).toMatchObject({ name: "Quick kit", price: Number(raised(first)) })
  await page.getByRole("link", { name: "Product grid" }).first().click()
  await page.getByRole("button", { name: "Check 0 changes" }).waitFor()
  await page.goBack()
  await page.getByRole("button", { name: "Undo these changes" }).click()
  const question = page.getByRole("alertdialog", { name: "Undo these changes?" })
  await question.getByText("No product is removed from the shop.").waitFor()
  await question.getByRole("button", { name: "Undo" }).click()
  await shown(page, "Undone")
  await expect
    .poll(() => world.shop.as(world.shop.admin)("GET /part/{id}", { params }))
    .toMatchObject({
      name: first.name,
      price: first.price,
    })
  expect(complaints).toEqual([])
  await close()
})

test("the second of two administrators in the grid sees the first one's changes and decides", async () => {
  const { page, close } = await visitAs(world, world.shop.admin)
  const api = world.shop.as(world.shop.admin)
  await page.goto("/dashboard/products-grid?q=CA-PA-850")
  const grid = page.getByRole("grid", { name: "Products" })
  await grid.focus()
  await page.keyboard.press("ArrowRight")
  await page.keyboard.type("111")
  await page.keyboard.press("Enter")
  for (let col = 0; col < 3; col += 1) await page.keyboard.press("ArrowRight")
  await page.keyboard.type("1")
  await page.keyboard.press("Enter")
  await page.getByRole("button", { name: "Check 2 changes" }).click()
  await page.getByText(/^1 product has errors\. Nothing was saved/).waitFor()
  await page.getByText(/^Maximum is less than the minimum, /).waitFor()
  await grid.focus()
  await page.keyboard.press("Escape")
  const [anvil] = (await api("GET /product/grid", { query: { q: "CA-PA-850" } })).rows
  if (!anvil) throw new Error("no Anvil")
  const params = { id: anvil._id }
  await api("PATCH /part/{id}", { params, body: { version: anvil.version, price: 122 } })
  await page.getByRole("button", { name: "Check 1 change" }).click()
  await shown(page, "1 product was changed by someone else after you loaded it")
  expect(await page.getByText("Nothing to do").count()).toBe(0)
  const row = page.getByRole("row", { name: /Anvil 850/ })
  await row.getByText("$122.00").waitFor()
  await row.getByText("$111.00").waitFor()
  await row.getByRole("button", { name: /^Use mine/ }).click()
  await page.getByRole("button", { name: "Save 1 product" }).click()
  await shown(page, "Saved 1 product")
  await expect.poll(() => api("GET /part/{id}", { params })).toMatchObject({ price: 111 })
  await close()
})

test("all columns are side by side; Escape restores a text exactly; changes that cannot be sent stay, with the reason", async () => {
  await world.shop.part({ sku: "GRID-SENT", name: "Two  spaces" })
  const { page, close } = await visitAs(world, world.shop.admin)
  await page.goto("/dashboard/products-grid?q=GRID-SENT")
  const grid = page.getByRole("grid", { name: "Products" })
  await grid.getByRole("row", { name: "GRID-SENT" }).waitFor()
  const places = await grid.getByRole("columnheader").evaluateAll((heads) =>
    heads.map((head) => {
      const { top, left, right } = head.getBoundingClientRect()
      return { top, left, right }
    }),
  )
  expect(places.length).toBeGreaterThan(10)
  for (const [index, { top, left }] of places.entries()) {
    expect(top).toBe(places[0]?.top)
    expect(left).toBe(places[index - 1]?.right ?? left)
  }

  await grid.focus()
  await page.keyboard.type("Another name")
  await page.keyboard.press("Enter")
  await page.getByRole("button", { name: "Check 1 change" }).waitFor()
  await page.keyboard.press("Escape")
  await page.getByRole("button", { name: "Check 0 changes" }).waitFor()
  await page.keyboard.type("Renamed part")
  await page.keyboard.press("Enter")
  await breakCall(page, "PUT /import/")
  await page.getByRole("button", { name: "Check 1 change" }).click()
  await page.getByText("The shop is resting.").waitFor()
  await grid.getByText("Renamed part").waitFor()
  const states = () => world.shop.sql("select state from part_imports order by created_at desc")
  await expect.poll(async () => (await states())[0]).toEqual({ state: "cancelled" })
  await close()
})

test("a part edited while its other changes are saved has no conflict", async () => {
  await world.shop.part({ sku: "GRID-SAVED-2", name: "Other part" })
  const id = await world.shop.part({ sku: "GRID-SAVED-1", name: "Grid part" })
  const api = world.shop.as(world.shop.admin)
  const { page, close } = await visitAs(world, world.shop.admin)
  await page.goto("/dashboard/products-grid?q=GRID-SAVED")
  const grid = page.getByRole("grid", { name: "Products" })
  const write = async (typed: string) => {
    await page.keyboard.type(typed)
    await page.keyboard.press("Enter")
  }
  await grid.focus()
  await write("Renamed part")
  await write("Renamed as well")
  await page.getByRole("button", { name: "Check 2 changes" }).click()
  await shown(page, "Checked. Nothing has been changed yet.")
  const [{ _id: importId = "" } = {}] = await api("GET /import")
  const saving = await holdCall(page, "POST", `/import/${importId}/apply`)
  await page.getByRole("button", { name: "Save 2 products" }).click()
  await saving.sent
  await page.getByRole("link", { name: "Product grid" }).first().click()
  await grid.getByRole("row", { name: "GRID-SAVED-1" }).waitFor()
  await grid.focus()
  await page.keyboard.press("ArrowRight")
  await write("111")
  await page.getByRole("button", { name: "Check 3 changes" }).waitFor()
  saving.release()
  const check = page.getByRole("button", { name: "Check 1 change" })
  await check.waitFor()
  for (const name of ["Renamed part", "Renamed as well"])
    await grid.getByRole("gridcell", { name, exact: true }).waitFor()

  await check.click()
  await shown(page, "Checked. Nothing has been changed yet.")
  expect(await page.getByText("changed by someone else").count()).toBe(0)
  await page.getByRole("button", { name: "Save 1 product" }).click()
  await shown(page, "Saved 1 product")
  const saved = await api("GET /part/{id}", { params: { id } })
  expect(saved).toMatchObject({ name: "Renamed part", price: 111 })
  await page.getByRole("link", { name: "Product grid" }).first().click()
  await page.getByRole("button", { name: "Check 0 changes" }).waitFor()
  await close()
})

test("the grid loads rows as they come into view, however many there are, and again on request if that fails", async () => {
  await world.shop.sql(`insert into parts (id, sku, slug, name, category, description, image, minimum_quantity, price_cents)
    select lpad(to_hex(n), 24, '0'), 'G-' || n, 'g-' || n, 'Girder ' || n, 'Girders', 'Girder', '', 1, 100
    from generate_series(1, 2500) n`)
  const { page, close } = await visitAs(world, world.shop.admin)
  await page.goto("/dashboard/products-grid?category=Girders")
  const grid = page.getByRole("grid", { name: "Products" })
  await grid.focus()
  await expect.poll(() => grid.getAttribute("aria-rowcount")).toBe("2501")
  const outage = await breakCall(page, "GET /product/grid")
  await page.keyboard.press("Control+ArrowDown")
  const alert = page.getByRole("alert").filter({ hasText: "Some products could not be read." })
  await alert.waitFor()
  await outage.restore()
  await alert.getByRole("button", { name: "Try again" }).click()
  await grid.getByRole("rowheader", { name: "G-1", exact: true }).waitFor()
  await alert.waitFor({ state: "detached" })
  await expect.poll(() => grid.getByRole("row").count()).toBeLessThan(80)
  await grid.focus()
  await page.keyboard.press("Control+a")
  expect(await copy(page)).toBe("")
  await shown(page, "All selected products are read now. Copy again.")
  expect((await copy(page)).split("\n")).toHaveLength(2500)
  await shown(page, "Copied.")
  await page.getByLabel("Price of 2,500 products by").fill("-10")
  await page.keyboard.press("Enter")
  await shown(page, "2,500 prices changed.")
  await page.getByRole("button", { name: "Check 2,500 changes" }).waitFor()
  await close()
  await world.shop.sql("delete from parts where category = 'Girders'")
})

test("a percentage changes no price that is ambiguous", async () => {
  await world.shop.part({ sku: "GRID-UNCLEAR", name: "Grid part", price: 1000 })
  const { page, close } = await visitAs(world, world.shop.admin)
  await page.goto("/de/dashboard/products-grid?q=GRID-UNCLEAR")
  const grid = page.getByRole("grid")
  const price = grid.getByRole("gridcell", { name: /^1\.234/ })
  await grid.focus()
  await page.keyboard.press("ArrowRight")
  await page.keyboard.type("1.234")
  await page.keyboard.press("Enter")
  await price.waitFor()
  await page.getByLabel("Preis von 1 Produkt um").fill("10")
  await page.keyboard.press("Enter")
  await shown(page, "0 Preise geändert.")
  await price.waitFor()
  await close()
})

/** Copies like Ctrl+C, without the system clipboard; returns the copied text. */
const copy = (page: Page) =>
  page.evaluate(() => {
    const clipboardData = new DataTransfer()
    const options = { clipboardData, bubbles: true, cancelable: true }
    document.activeElement?.dispatchEvent(new ClipboardEvent("copy", options))
    return clipboardData.getData("text/plain")
  })
