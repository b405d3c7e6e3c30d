import { readFile } from "node:fs/promises"
import { afterAll, expect, test } from "vitest"
import { aPartsList } from "#test/parts-lists.ts"
import { payOrder } from "#test/pay.ts"
import { readObject } from "#test/read-json.ts"
import { logIn, turnOnSecondFactor } from "../page-forms.ts"
import { isFocused, openShopBrowser, shown, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)

test("a customer changes the password, signs out other devices, exports the data and closes the account", async () => {
  const customer = await world.shop.customer()
  await world.shop.signIn(customer)
  await world.shop.signIn(customer)
  const { page, complaints, close } = await visitAs(world, customer)
  await page.goto("/dashboard/myprofile")
  await page.getByRole("link", { name: "Account", exact: true }).click()
  await page.getByRole("heading", { name: "Account", level: 1 }).waitFor()

  const sessions = page.getByRole("table", { name: "Where you are signed in" })
  await sessions.getByText("This browser").waitFor()
  await expect.poll(() => sessions.getByRole("row").count()).toBe(4)
  await sessions
    .getByRole("button", { name: /^Sign out/ })
    .first()
    .click()
  await shown(page, "Signed out")
  await expect.poll(() => sessions.getByRole("row").count()).toBe(3)
  await page.getByRole("button", { name: "Sign out everywhere else" }).click()
  await expect.poll(() => sessions.getByRole("row").count()).toBe(2)

  await page.getByLabel("Current password", { exact: true }).fill("not this one")
  await page.getByLabel("New password", { exact: true }).fill("nine green boards")
  await page.getByRole("button", { name: "Change password" }).click()
  await page.getByRole("alert").getByText("The password is incorrect.").first().waitFor()
  await page.getByLabel("Current password", { exact: true }).fill(customer.password)
  await page.getByRole("button", { name: "Change password" }).click()
  await shown(page, "Password changed")

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download my data" }).click(),
  ])
  expect(download.suggestedFilename()).toBe("computer-assembler-account.json")
  const kept = readObject(await readFile(await download.path(), "utf8"))
  expect(kept.account).toMatchObject({ email: customer.email })
  expect(complaints.filter((line) => !/status of 40[01]/.test(line))).toEqual([])

  const closeAccount = page.getByRole("button", { name: "Close my account" })
  await closeAccount.click()
  await shown(page, "Password is Required")
  await page
    .getByLabel("Enter your password to close the account", { exact: true })
    .fill("nine green boards")
  await closeAccount.click()
  const dialog = page.getByRole("alertdialog", { name: "Close your account?" })
  await dialog.getByRole("button", { name: "Close my account" }).click()
  await page.waitForURL(`${world.shop.url}/`)
  await page.getByRole("link", { name: "Login" }).first().click()
  await logIn(page, { ...customer, password: "nine green boards" })
  await page.getByRole("alert").getByText("Invalid email or password").waitFor()
  await close()
})

test("a second factor is turned on, required at the next login, and turned off", async () => {
  const customer = await world.shop.customer()
  const { page, complaints, close } = await visitAs(world, customer)
  await page.goto("/dashboard/account")
  const factor = page.getByRole("region", { name: "Second factor" })
  await factor
    .getByLabel("Enter your password to turn it on", { exact: true })
    .fill(customer.password)
  await turnOnSecondFactor(page)
  const heading = factor.getByRole("heading", { name: "Keep these recovery codes." })
  await expect.poll(() => heading.evaluate(isFocused)).toBe(true)
  const codes = await factor.getByRole("listitem").allInnerTexts()
  const [recoveryCode = ""] = codes
  expect(await factor.getByRole("status").filter({ hasText: recoveryCode }).count()).toBe(0)
  const saved = page.waitForEvent("download")
  await factor.getByRole("button", { name: "Save as a text file" }).click()
  expect(await readFile(await (await saved).path(), "utf8")).toBe(`${codes.join("\n")}\n`)
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
  await factor.getByRole("button", { name: "Copy the codes" }).click()
  await page.getByRole("status").getByText("Copied", { exact: true }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join("\n"))
  await factor.getByText("on", { exact: true }).waitFor()

  await page.context().clearCookies()
  await page.goto("/login?from=/dashboard/account")
  await logIn(page, customer)
  const code = page.getByLabel("Code", { exact: true })
  await code.waitFor()
  await expect.poll(() => code.evaluate(isFocused)).toBe(true)
  await code.fill("000000")
  await page.getByRole("button", { name: "Login" }).click()
  await page
    .getByRole("alert")
    .getByText(/This code is incorrect/)
    .waitFor()
  await page.getByRole("button", { name: "Use a recovery code" }).click()
  await page.getByLabel("Recovery code").fill(recoveryCode)
  await page.getByRole("button", { name: "Login" }).click()
  await page.getByRole("heading", { name: "Account", level: 1 }).waitFor()

  await factor
    .getByLabel("Enter your password to turn it off", { exact: true })
    .fill(customer.password)
  await factor.getByRole("button", { name: "Turn off" }).click()
  await factor.getByText("off", { exact: true }).waitFor()
  await expect
    .poll(() => factor.getByText("A code from an app").locator("..").evaluate(isFocused))
    .toBe(true)
  expect(complaints.filter((line) => !/status of 40[01]/.test(line))).toEqual([])
  await close()
})

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

test("a part bought before is bought again, at its present terms", async () => {
  const { shop } = world
  const customer = await shop.customer()
  const partId = await shop.part({ name: "Breva 200", price: 20 })
  const body = { lines: [{ partId, quantity: 7 }] }
  const { insertedId: orderId } = await shop.as(customer)("POST /order", { body })
  await payOrder(shop, customer, orderId)
  await shop.sql("update parts set price_cents = 2150 where id = $1", [partId])
  const { page, complaints, close } = await visitAs(world, customer)
  await page.goto("/dashboard/myOrder")
  await page.getByRole("link", { name: "Buy again" }).click()
  const row = page.getByRole("row").filter({ hasText: "Breva 200" })
  await row.getByText("$21.50 each, was $20.00").waitFor()
  await expect.poll(() => row.textContent()).toContain("7 unitsonce")
  await row.getByRole("button", { name: "Add 7 Breva 200 to cart" }).click()
  await page.getByRole("link", { name: "Cart, 1 line, $150.50" }).waitFor()
  expect(complaints).toEqual([])
  await close()
})
