import { readFile } from "node:fs/promises"
import { afterAll, expect, test } from "vitest"
import { aPartsList } from "#test/parts-lists.ts"
import { holdCall, loseReply } from "../network-faults.ts"
import {
  isFocused,
  openShopBrowser,
  serverText,
  shown,
  toastText,
  visitAs,
} from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)

test("by keyboard a parts list is created, multiplied, corrected, saved, compared and added to the cart", async () => {
  const { page, complaints, close } = await visitAs(world, await world.shop.customer())
  await page.goto("/dashboard/lists")
  await page.getByLabel("Name of the new list").fill("Quiet desk")
  await page.keyboard.press("Enter")
  await page.getByRole("heading", { name: "Quiet desk", level: 1 }).waitFor()
  const row = (number: string) => page.getByRole("row").filter({ hasText: number })
  const cell = (number: string, value: string) =>
    row(number).getByRole("gridcell", { name: value, exact: true }).first().waitFor()
  for (const number of ["CA-TM5-6032", "CA-TM5-6064", "CA-SN4-2000"]) {
    await page.getByLabel("Part number or keywords").fill(number)
    await page.keyboard.press("Enter")
    await row(number).waitFor()
  }
  await page.getByLabel("Builds").fill("30")
  await page.getByLabel("Spares").fill("2.5 %")
  await cell("CA-TM5-6064", "31")
  await page.getByRole("textbox", { name: /^Per build, .*64 GB/ }).focus()
  await page.keyboard.type("2")
  await page.keyboard.press("Enter")
  // 30 × 2 × 1.025 = 61.5
  await cell("CA-TM5-6064", "62")
  await page.keyboard.press("Delete")
  await expect.poll(() => row("CA-SN4-2000").count()).toBe(0)
  await page.keyboard.press("Control+z")
  await row("CA-SN4-2000").waitFor()
  const unsaved = page.getByRole("status").getByText("Not saved yet", { exact: true })
  await unsaved.waitFor({ state: "attached" })
  await page.getByRole("button", { name: "Save", exact: true }).press("Enter")
  await page.getByText("3 lines · revision 2").waitFor()
  await unsaved.waitFor({ state: "detached" })
  const sums = page.getByText(/ per build/)
  await expect.poll(() => sums.evaluate(isFocused)).toBe(true)
  expect(await page.title()).toMatch(/^Parts list: Quiet desk/)
  const header = page.getByRole("rowheader", { name: /^Tempo DDR5-\d+ 64 GB[^+]*$/ })
  await header.getByRole("button", { name: /^Add a target price for Tempo/ }).waitFor()

  await page.getByRole("button", { name: "Check compatibility" }).press("Enter")
  const verdict = /^(?:Fits|Check first|Does not fit)$/
  await page.getByRole("heading", { name: verdict }).first().waitFor()
  await page.getByRole("button", { name: "Add list to cart" }).press("Enter")
  await shown(page, "3 lines added to your cart.")
  await page.getByRole("link", { name: "Cart, 3 lines" }).waitFor()
  await page.getByRole("link", { name: "Compare with 1" }).press("Enter")
  await page.getByRole("heading", { name: "Revision 2 compared with revision 1" }).waitFor()
  await expect.poll(() => page.getByText("Added", { exact: true }).count()).toBe(3)
  expect(complaints).toEqual([])
  await close()
})

test("a parts list is exported, imported again and shared by a link", async () => {
  const customer = await world.shop.customer()
  const { id } = await aPartsList(world.shop, customer)
  const { page, close } = await visitAs(world, customer)
  await page.goto(`/dashboard/lists/${id}`)
  await page.getByRole("button", { name: "More", exact: true }).click()
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download as CSV" }).click(),
  ])
  expect(file.suggestedFilename()).toBe("Render node.csv")
  const csv = await readFile(await file.path(), "utf8")
  expect(csv).toMatch(/,Lead 600,8,"J4, J5",Front,164,164,0,5,820,CA-[0-9A-F]{8},,\r\n/)

  await page.getByRole("button", { name: "Create a new link" }).click()
  const shared = page.getByLabel("Link to this list")
  await expect.poll(() => shared.evaluate(isFocused)).toBe(true)
  const link = await shared.inputValue()
  const visitor = await visitAs(world, undefined)
  await visitor.page.goto(link)
  await visitor.page.getByRole("heading", { name: "Render node" }).waitFor()
  await expect.poll(() => visitor.page.getByRole("row").count()).toBe(5)
  await visitor.page.getByText(/· \$820\.00 of the total can be ordered now$/).waitFor()
  await page.getByRole("button", { name: "Stop sharing" }).click()
  await page.getByRole("button", { name: "Share by link" }).waitFor()
  await visitor.page.reload()
  await shown(visitor.page, "This list is no longer shared, or the link is incomplete.")
  await visitor.close()

  await page.getByRole("link", { name: "Parts lists" }).first().click()
  const buffer = Buffer.from(csv)
  await page
    .getByLabel("CSV file of a list")
    .setInputFiles({ name: "Again.csv", mimeType: "text/csv", buffer })
  await shown(page, "3 of 4 rows are in the list.")
  await page.getByRole("link", { name: "Open the list" }).click()
  await page.getByRole("heading", { name: "Again" }).waitFor()
  await expect.poll(() => page.getByText("J4, J5").count()).toBe(1)
  await close()
})

test("a list that another window saved meanwhile is not overwritten silently", async () => {
  const customer = await world.shop.customer()
  const { id } = await aPartsList(world.shop, customer)
  const { page, close } = await visitAs(world, customer)
  await page.goto(`/dashboard/lists/${id}`)
  await page.getByLabel("Builds").fill("31")
  const body = { name: "Loud node", lines: [] }
  await world.shop.as(customer)("PUT /list/{id}", { params: { id }, body })
  // Unsaved input survives navigation away and back.
  await page.getByRole("link", { name: "My Order" }).click()
  await shown(page, "You have no orders yet.")
  await page.goBack()
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await shown(page, "Your changes are not saved.")
  await page.getByRole("button", { name: "Save mine as a new revision" }).click()
  await page.getByText("4 lines · revision 4").waitFor()
  await close()
})

const details = { designators: "J4, J5", note: "Front", customerPartNumber: "4711-0815" }

async function aSharedList() {
  const { shop } = world
  const owner = await shop.customer()
  const fan = await shop.part({ name: "Gale 140", price: 4.9, availableQuantity: 500 })
  const rail = await shop.part({ name: "Rail kit", maximumQuantity: 10 })
  const lines = [
    { partId: fan, quantity: 2, ...details, targetPrice: 4.5 },
    { partId: rail, quantity: 1 },
  ]
  const body = { name: "Render node", builds: 20, lines }
  const { insertedId: id } = await shop.as(owner)("POST /list", { body })
  return shop.as(owner)("POST /list/{id}/share", { params: { id } })
}

test("a visitor adds a shared list to the cart, signs in to copy it, and loses nothing", async () => {
  const { path } = await aSharedList()
  const reader = await world.shop.customer()
  const { page, complaints, close } = await visitAs(world, undefined)
  await page.goto(path)
  await page.getByText("Customer part number 4711-0815").waitFor()
  await page.getByRole("button", { name: "Add all to my cart" }).click()
  await shown(page, "1 line added to your cart.")
  await page.getByText("1 line could not be added").waitFor()

  await page.getByRole("link", { name: "Sign in to copy" }).click()
  await page.getByLabel("Email").fill(reader.email)
  await page.getByLabel("Password", { exact: true }).fill(reader.password)
  await page.getByRole("button", { name: "Login" }).click()
  await page.waitForURL((url) => url.pathname === path)
  await page.getByRole("button", { name: "Copy", exact: true }).click()
  await page.waitForURL(/\/dashboard\/lists\//)
  await page.getByRole("grid", { name: "Render node" }).waitFor()
  const [copied] = await world.shop.as(reader)("GET /list")
  expect(copied).toMatchObject({ name: "Render node", builds: 20, lineCount: 2 })
  const cart = await world.shop.as(reader)("GET /cart")
  expect(cart.lines).toMatchObject([{ name: "Gale 140", quantity: 40, ...details }])
  expect(complaints).toEqual([])
  await close()
})

test("a target price is entered on a list line and shown beside the shop's, also in the cart", async () => {
  const customer = await world.shop.customer()
  const fan = await world.shop.part({ name: "Gale 120", price: 4.9, availableQuantity: 500 })
  const body = { name: "Fans", lines: [{ partId: fan, quantity: 2 }] }
  const { insertedId } = await world.shop.as(customer)("POST /list", { body })
  const { page, complaints, close } = await visitAs(world, customer)
  await page.goto(`/dashboard/lists/${insertedId}`)
  await page.getByRole("button", { name: /^Add a target price for / }).click()
  await page.getByLabel("Target price of Gale 120").fill("$4.50")
  await page.getByLabel("Target price of Gale 120").press("Enter")
  await page.getByRole("button", { name: /^Target \$4\.50, ours \$4\.90, 9 % above/ }).waitFor()
  const save = page.getByRole("button", { name: "Save", exact: true })
  const discard = page.getByRole("button", { name: "Discard" })
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect((await discard.boundingBox())?.y).toBe((await save.boundingBox())?.y)
  }
  await save.click()
  await page.getByRole("button", { name: "Add list to cart" }).click()
  await page.getByRole("link", { name: "Open the cart" }).click()
  await page.getByRole("heading", { name: "Cart", level: 1 }).waitFor()
  await page.getByRole("button", { name: /^Target \$4\.50, ours \$4\.90/ }).waitFor()
  await page.getByRole("button", { name: "Remove Gale 120" }).click()
  await page.getByRole("button", { name: "Restore the line" }).click()
  await page.getByRole("button", { name: /^Target \$4\.50, ours \$4\.90/ }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test("a file's rows keep their numbers across blank lines; a link that cannot be copied is still shown", async () => {
  const customer = await world.shop.customer()
  await world.shop.part({ name: "Gale 92", sku: "GALE-92" })
  const { page, complaints, close } = await visitAs(world, customer)
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("denied"))
  })
  await page.goto("/dashboard/lists")
  await page.getByLabel("CSV file of a list").setInputFiles({
    name: "rack.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("\nPart number,Quantity\nGALE-92,2\n\nNO-SUCH,1\n"),
  })
  await page.getByText("1 of 2 rows are in the list.").waitFor()
  await page.getByText("Row 5, NO-SUCH: no part has this number.").waitFor()

  await page.getByRole("link", { name: "Open the list" }).click()
  await page.getByRole("button", { name: "Share by link" }).click()
  await page.getByRole("button", { name: "Copy", exact: true }).click()
  await expect
    .poll(() => toastText(page, "alert"))
    .toBe("Your browser does not allow this page to copy.")
  await page.getByRole("button", { name: "Copy", exact: true }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test("a file that Excel saved in German keeps its commas and umlauts", async () => {
  const customer = await world.shop.customer()
  await world.shop.part({ name: "Gale 60", sku: "GALE-60" })
  const { page, close } = await visitAs(world, customer)
  await page.goto("/dashboard/lists")
  const rows = "Part number;Qty;Target price;Note\r\nGALE-60;1,500;9,80;für Lüfter, grün\r\n"
  await page.getByLabel("CSV file of a list").setInputFiles({
    name: "rack.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(rows, "latin1"),
  })
  await page.getByRole("heading", { name: "rack" }).waitFor()
  const [list] = await world.shop.as(customer)("GET /list")
  const saved = await world.shop.as(customer)("GET /list/{id}", { params: { id: list?._id ?? "" } })
  expect(saved.lines).toMatchObject([
    { quantity: 1500, targetPrice: 9.8, note: "für Lüfter, grün" },
  ])
  await close()
})

test("a line changed during a save stays; a save and a copy whose reply is lost happen once", async () => {
  const customer = await world.shop.customer()
  const fan = await world.shop.part({ name: "Gale 80" })
  const body = { name: "Cabinet", lines: [{ partId: fan, quantity: 2 }] }
  const { insertedId: id } = await world.shop.as(customer)("POST /list", { body })
  const { page, close } = await visitAs(world, customer)
  await page.goto(`/dashboard/lists/${id}`)
  const quantity = page.getByRole("textbox", { name: "Per build, Gale 80" })
  const write = async (typed: string) => {
    await quantity.fill(typed)
    await quantity.press("Enter")
  }
  const save = page.getByRole("button", { name: "Save", exact: true })
  const read = () => world.shop.as(customer)("GET /list/{id}", { params: { id } })

  const saving = await holdCall(page, "PUT", `/list/${id}`)
  await write("3")
  await save.click()
  await saving.sent
  await write("4")
  saving.release()
  await shown(page, "1 line · revision 2")
  expect(await quantity.inputValue()).toBe("4")

  await loseReply(page, "PUT", `/list/${id}`)
  await save.click()
  await shown(page, "Your changes are not saved.")
  await save.click()
  await page.getByRole("button", { name: "Add list to cart" }).waitFor()
  expect(await read()).toMatchObject({ revision: 3, lines: [{ quantity: 4 }] })

  await loseReply(page, "POST", "/list")
  const copy = async () => {
    await page.getByRole("button", { name: "More", exact: true }).click()
    await page.getByRole("button", { name: "Copy", exact: true }).click()
  }
  await copy()
  await shown(page, "The shop could not be reached.")
  await copy()
  await page.getByRole("heading", { name: "Parts list: Copy of Cabinet" }).waitFor()
  const lists = await world.shop.as(customer)("GET /list")
  expect(lists.map(({ name }) => name)).toEqual(["Copy of Cabinet", "Cabinet"])
  await close()
})

test("the revisions of a list are dated in the shop's time zone", async () => {
  const { shop } = world
  const owner = await shop.customer()
  const body = { name: "Rack", lines: [{ partId: await shop.part(), quantity: 1 }] }
  const { insertedId: id } = await shop.as(owner)("POST /list", { body })
  await shop.as(owner)("PUT /list/{id}", { params: { id }, body: { ...body, builds: 2 } })
  await shop.sql(
    "update part_list_revisions set created_at = '2026-01-31 23:00Z' where list_id = $1",
    [id],
  )
  await shop.saveSettings("shop", { name: "Northmere", timeZone: "Pacific/Kiritimati" })
  expect(await serverText(shop, owner, `/dashboard/lists/${id}`)).toContain("· 1 Feb 2026 ·")
  await shop.saveSettings("shop", { name: "Northmere" })
})
