import { afterAll, expect, test } from "vitest"
import { holdCall, withoutNetworkErrors } from "../network-faults.ts"
import { pasteText } from "../page-forms.ts"
import { isFocused, openShopBrowser, shown, visitAs } from "../shop-browser.ts"
import { clearRows, field, openQuickOrder, stateButton } from "./quick-order-page.ts"

const world = await openShopBrowser()
afterAll(world.close)

test("rows without an allowed quantity say why and keep their part number", async () => {
  const scarce = { sku: "CA-SCARCE", name: "Scarce fan", minimumQuantity: 5, availableQuantity: 3 }
  await world.shop.part(scarce)
  const { page, complaints, close } = await visitAs(world, undefined)
  await openQuickOrder(page)
  const list = [
    "Part Number\tQty",
    "CA-F-8OI\t20",
    "CA-F-120\t12,5",
    "CA-SCARCE\t4",
    "CA-F-140\t-5",
    "CA-GP-924\t0",
  ]
  await pasteText(page, list.join("\r\n"))
  await stateButton(page, /^1 likely$/).waitFor()
  await stateButton(page, /^3 adjust quantity$/).waitFor()
  await expect.poll(() => page.locator("output").innerText()).toBe("$0.00")
  await shown(page, "1 row with quantity 0")
  const scarceRow = page.getByRole("row").filter({ hasText: "Scarce fan" })
  await scarceRow.getByText("3 are left, fewer than the minimum order.").waitFor()
  const roundUp = page.getByRole("button", { name: "Use the next quantity for all" })
  expect(await roundUp.count()).toBe(0)

  await field(page, 4).focus()
  await page.keyboard.press("Control+Enter")
  await page.locator('[data-cell="candidate"]:focus').waitFor()
  await page.keyboard.press("1")
  await stateButton(page, /^1 ok$/).waitFor()
  const faulty = page.getByLabel("Quantity, row 2", { exact: true })
  await expect.poll(() => faulty.evaluate(isFocused)).toBe(true)
  expect(await faulty.getAttribute("aria-invalid")).toBe("true")
  const why = await faulty.getAttribute("aria-describedby")
  expect(await page.locator(`[id="${why}"]`).innerText()).toBe("Whole units only.")
  const scarceQuantity = scarceRow.getByRole("textbox", { name: /^Quantity/ })
  const whyScarce = await scarceQuantity.getAttribute("aria-describedby")
  expect(await page.locator(`[id="${whyScarce}"]`).innerText()).toMatch(/^3 are left/)
  await page.keyboard.press("Shift+Tab")
  expect(await field(page, 2).inputValue()).toBe("CA-F-120")

  await field(page, 5).fill("CA-F-120R")
  await page.keyboard.press("Tab")
  await page.keyboard.type("7")
  await page.keyboard.press("Enter")
  await stateButton(page, /^4 adjust quantity$/).waitFor()
  await roundUp.click()
  await stateButton(page, /^3 adjust quantity$/).waitFor()
  await roundUp.waitFor({ state: "detached" })

  await page.goto("/de/quick-order")
  const states = page.getByRole("group", { name: "Zeilen nach Status" })
  await states.getByRole("button", { name: "3 Menge anpassen" }).waitFor()
  await shown(page, "Die anderen 3 herunterladen")
  expect(complaints).toEqual([])
  await close()
})

test("rows removed from the cart come back to their places; a row edited while it is added stays", async () => {
  const skus = ["FAN-OAK", "FAN-ELM", "FAN-ASH", "FAN-FIG", "FAN-YEW"]
  for (const sku of skus) await world.shop.part({ sku, name: `Fan ${sku}` })
  const { page, complaints, close } = await visitAs(world, undefined)
  await openQuickOrder(page)
  await pasteText(page, "Part Number\tQty\r\nFAN-OAK\t2\r\nXX-NOTHING-1\t1\r\nFAN-ELM\t3")
  await stateButton(page, /^2 ok$/).waitFor()
  await page.getByRole("button", { name: "Add 2 to cart", disabled: false }).click()
  await shown(page, "2 rows added to the cart.")
  await field(page, 2).fill("FAN-ASH")
  await field(page, 2).press("Tab")
  await stateButton(page, /^1 ok$/).waitFor()

  await page.getByRole("button", { name: "Remove them from the cart" }).click()
  await stateButton(page, /^3 ok$/).waitFor()
  await expect
    .poll(() => Promise.all([1, 2, 3, 4].map((row) => field(page, row).inputValue())))
    .toEqual(["FAN-OAK", "XX-NOTHING-1", "FAN-ELM", "FAN-ASH"])

  await clearRows(page)
  const row = async (place: number) => [
    await field(page, place).inputValue(),
    await page.getByLabel(`Quantity, row ${place}`, { exact: true }).inputValue(),
  ]
  await pasteText(page, "Part Number\tQty\r\nFAN-FIG\t2\r\nFAN-YEW\t3\r\nXX-NOTHING-2\t1")
  await stateButton(page, /^2 ok$/).waitFor()
  const addition = await holdCall(page, "PATCH", "/cart")
  await page.getByRole("button", { name: "Add 2 to cart", disabled: false }).click()
  await addition.sent
  await page.getByLabel("Quantity, row 2", { exact: true }).fill("5")
  addition.release()
  await shown(page, "2 rows added to the cart.")
  await shown(page, "1 row was changed meanwhile. It stays here, and the cart has it as it was.")
  await expect
    .poll(() => Promise.all([row(1), row(2)]))
    .toEqual([
      ["FAN-YEW", "5"],
      ["XX-NOTHING-2", "1"],
    ])

  await page.keyboard.press("Control+z")
  await expect.poll(() => row(1)).toEqual(["XX-NOTHING-2", "1"])
  await page.keyboard.press("Control+z")
  await expect.poll(() => row(1)).toEqual(["", ""])
  await page.getByRole("button", { name: "Remove them from the cart" }).click()
  await stateButton(page, /^2 ok$/).waitFor()
  await expect.poll(() => row(3)).toEqual(["", ""])
  await page.keyboard.press("Control+z")
  await expect
    .poll(() => Promise.all([row(1), row(2), row(3)]))
    .toEqual([
      ["FAN-FIG", "2"],
      ["FAN-YEW", "3"],
      ["FAN-OAK", "2"],
    ])
  expect(complaints).toEqual([])
  await close()
})

test("rows whose addition lost its reply are added once, also after an edit", async () => {
  for (const sku of ["FAN-BAY", "FAN-LIME"]) await world.shop.part({ sku, name: `Fan ${sku}` })
  const { page, complaints, close } = await visitAs(world, undefined)
  await openQuickOrder(page)
  await pasteText(page, "Part Number\tQty\r\nFAN-BAY\t2\r\nFAN-LIME\t3")
  await stateButton(page, /^2 ok$/).waitFor()
  const add = page.getByRole("button", { name: "Add 2 to cart", disabled: false })
  const addition = await holdCall(page, "PATCH", "/cart")
  await add.click()
  await addition.sent
  addition.lose()
  await page.getByText("The shop could not be reached.").waitFor()
  await page.getByLabel("Quantity, row 2", { exact: true }).fill("5")
  await page.keyboard.press("Enter")
  await add.click()
  await shown(page, "1 row was changed meanwhile. It stays here, and the cart has it as it was.")
  await expect.poll(() => field(page, 1).inputValue()).toBe("FAN-LIME")
  const cart = await page.evaluate(async () => (await fetch("/cart")).json())
  expect(cart).toMatchObject({ lines: [{ quantity: 2 }, { quantity: 3 }] })
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("lists side by side become rows one after the other; a list names or suggests its builds", async () => {
  const skus = ["LANE-1", "LANE-2", "LANE-3", "LANE-4"]
  for (const sku of skus) await world.shop.part({ sku, name: `Fan ${sku}` })
  const { page, complaints, close } = await visitAs(world, undefined)
  await openQuickOrder(page)
  const reading = await holdCall(page, "POST", "/match/file")
  await pasteText(
    page,
    "Part\tQty\t\tPart\tQty\r\nLANE-1\t2\t\tLANE-3\t4\r\nLANE-2\t3\t\tLANE-4\t5",
  )
  await reading.sent
  const box = page.getByLabel("Rows to paste")
  await box.fill("LANE-1 6")
  reading.release()
  await stateButton(page, /^4 ok$/).waitFor()
  await expect
    .poll(() => Promise.all([1, 2, 3, 4].map((row) => field(page, row).inputValue())))
    .toEqual(skus)
  expect(await box.inputValue(), "typed meanwhile").toBe("LANE-1 6")

  await clearRows(page)
  await pasteText(page, "Boards:\t30\r\nMPN\tQty per board\r\nCA-F-120\t2")
  await shown(page, "60 in total")
  await pasteText(page, "MPN\tQty per kit\r\nCA-F-120\t1\r\nFor 40 kits\t")
  await page.getByRole("button", { name: "Use 40 builds" }).click()
  await shown(page, "The quantities of what you pasted are for one of 40 builds.")
  await shown(page, "80 in total")
  expect(complaints).toEqual([])
  await close()
})
