import { readFile } from "node:fs/promises"
import { afterAll, beforeAll, expect, test } from "vitest"
import { authenticator, earlyInStep } from "#test/authenticator.ts"
import { logIn } from "./page-forms.ts"
import { openShopBrowser, type ShopBrowser, shown, visitAs } from "./shop-browser.ts"

let world: ShopBrowser
beforeAll(async () => {
  world = await openShopBrowser()
})
afterAll(() => world.close())

test("a customer changes the password, signs out elsewhere and takes the data along", async () => {
  const customer = await world.shop.customer()
  await world.shop.signIn(customer)
  await world.shop.signIn(customer)
  const { page, complaints, close } = await visitAs(world, customer)
  await page.goto("/dashboard/myprofile")
  await page.getByRole("link", { name: "Account", exact: true }).click()
  await page.getByRole("heading", { name: "Account", level: 1 }).waitFor()

  const sessions = page.getByRole("table", { name: "Where you are signed in" })
  await sessions.getByText("This one").waitFor()
  expect(await sessions.getByRole("row").count()).toBe(4)
  await sessions
    .getByRole("button", { name: /^Sign out/ })
    .first()
    .click()
  await shown(page, "Signed out there")
  await expect.poll(() => sessions.getByRole("row").count()).toBe(3)
  await page.getByRole("button", { name: "Sign out everywhere else" }).click()
  await expect.poll(() => sessions.getByRole("row").count()).toBe(2)

  await page.getByLabel("Current password", { exact: true }).fill("not this one")
  await page.getByLabel("New password", { exact: true }).fill("nine green boards")
  await page.getByRole("button", { name: "Change password" }).click()
  await page.getByRole("alert").getByText("The password is not right.").first().waitFor()
  await page.getByLabel("Current password", { exact: true }).fill(customer.password)
  await page.getByRole("button", { name: "Change password" }).click()
  await shown(page, "Password changed")

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download my data" }).click(),
  ])
  expect(download.suggestedFilename()).toBe("computer-assembler-account.json")
  const kept = JSON.parse(await readFile(await download.path(), "utf8"))
  expect(kept.account.email).toBe(customer.email)
  expect(complaints.filter((line) => !/status of 40[01]/.test(line))).toEqual([])
  await close()
})

test("a customer closes the account, and is nobody afterwards", async () => {
  const customer = await world.shop.customer()
  const { page, close } = await visitAs(world, customer)
  await page.goto("/dashboard/account")
  await page.getByRole("button", { name: "Close my account" }).click()
  await shown(page, "Password is Required")
  await page.getByLabel("Password, to close the account", { exact: true }).fill(customer.password)
  await page.getByRole("button", { name: "Close my account" }).click()
  const dialog = page.getByRole("alertdialog", { name: "Close your account?" })
  await dialog.getByRole("button", { name: "Close my account" }).click()
  await page.waitForURL(`${world.shop.url}/`)
  await page.getByRole("link", { name: "Login" }).first().waitFor()
  await page.goto("/login")
  await logIn(page, customer)
  await page.getByRole("alert").getByText("Invalid email or password").waitFor()
  await close()
})

test("a second factor is turned on, asked for at the next login, and turned off", async () => {
  const customer = await world.shop.customer()
  const { page, complaints, close } = await visitAs(world, customer)
  await page.goto("/dashboard/account")
  const factor = page.getByRole("region", { name: "Second factor" })
  await factor.getByLabel("Password, to turn it on", { exact: true }).fill(customer.password)
  await factor.getByRole("button", { name: "Turn on" }).click()
  const uri = await page.getByRole("link", { name: /open it in the app/ }).getAttribute("href")
  const codeOf = authenticator(uri ?? "")
  await earlyInStep()
  await factor.getByLabel("Code of the app").fill(codeOf(-1))
  await factor.getByRole("button", { name: "Confirm" }).click()
  await shown(page, "Keep these recovery codes.")
  const [recoveryCode = ""] = await factor.getByRole("listitem").allInnerTexts()
  await factor.getByText("on", { exact: true }).waitFor()

  await page.getByRole("button", { name: "Logout" }).click()
  await page.getByRole("link", { name: "Login" }).first().waitFor()
  await page.goto("/login?from=/dashboard/account")
  await logIn(page, customer)
  const code = page.getByLabel("Code", { exact: true })
  await code.waitFor()
  expect(await code.evaluate((field) => field === document.activeElement)).toBe(true)
  await code.fill("000000")
  await page.getByRole("button", { name: "Login" }).click()
  await page
    .getByRole("alert")
    .getByText(/This code is not right/)
    .waitFor()
  await page.getByRole("button", { name: "Use a recovery code" }).click()
  await page.getByLabel("Recovery code").fill(recoveryCode)
  await page.getByRole("button", { name: "Login" }).click()
  await page.getByRole("heading", { name: "Account", level: 1 }).waitFor()

  await factor.getByLabel("Password, to turn it off", { exact: true }).fill(customer.password)
  await factor.getByRole("button", { name: "Turn off" }).click()
  await factor.getByText("off", { exact: true }).waitFor()
  expect(complaints.filter((line) => !/status of 40[01]/.test(line))).toEqual([])
  await close()
})
