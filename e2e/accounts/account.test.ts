import { readFile } from "node:fs/promises"
import { afterAll, expect, test } from "vitest"
import { readObject } from "#test/read-json.ts"
import { loseReply, withoutNetworkErrors } from "../network-faults.ts"
import { logIn, turnOnSecondFactor } from "../page-forms.ts"
import { isFocused, openShopBrowser, shown, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)

/** Request of a new access token, which may fail after a call that has succeeded. */
const newToken = /^\/user\//

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
  await loseReply(page, "PUT", newToken)
  await page.getByRole("button", { name: "Change password" }).click()
  await shown(page, "Password changed")

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download my data" }).click(),
  ])
  expect(download.suggestedFilename()).toBe("computer-assembler-account.json")
  const kept = readObject(await readFile(await download.path(), "utf8"))
  expect(kept.account).toMatchObject({ email: customer.email })
  expect(withoutNetworkErrors(complaints)).toEqual([])

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
  await loseReply(page, "PUT", newToken)
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
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})
