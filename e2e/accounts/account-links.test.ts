import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { openShopBrowser, shown, toastText, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)
const customer = await world.shop.customer()

/** Opens the newest mail with this subject in the sandbox mailbox and follows its link. */
async function followMail(page: Page, subject: string, link: string): Promise<void> {
  await expect
    .poll(async () => (await world.shop.send("GET /sandbox/mail")).body.text)
    .toContain(subject)
  await page.goto("/sandbox/mail")
  await page.getByRole("link", { name: subject }).first().click()
  await page.frameLocator("iframe[title='The mail']").getByRole("link", { name: link }).click()
}

test("a forgotten password is replaced with a mailed link, once", async () => {
  const { page, complaints, close } = await visitAs(world, undefined)
  await page.goto("/login")
  await page.getByRole("link", { name: "Forgot password?" }).click()
  await page.getByRole("button", { name: "Send the link" }).click()
  await shown(page, "Email is Required")
  await page.getByLabel("Email").fill(customer.email)
  await page.getByRole("button", { name: "Send the link" }).click()
  await shown(page, "Check your e-mail.")

  await followMail(page, "Choose a new password", "Choose a new password")
  const link = page.url()
  await page.getByLabel("New password", { exact: true }).fill("short")
  await page.getByRole("button", { name: "Save password" }).click()
  await shown(page, "Must be 6 characters or longer")
  const dock = {
    name: "Ada",
    street: "1 Road",
    city: "Leith",
    postalCode: "EH6 6QN",
    country: "GB",
  }
  await world.shop.as(customer)("POST /address", { body: dock })
  await page.getByLabel("New password", { exact: true }).fill("nine green boards")
  await page.getByRole("button", { name: "Save password" }).click()
  await shown(page, "Enter your delivery addresses and tax ids again.")
  await page.getByRole("main").getByRole("link", { name: "Login" }).click()
  await page.getByRole("heading", { name: "Login", level: 1 }).waitFor()
  await world.shop.signIn({ ...customer, password: "nine green boards" })

  await page.goto(link)
  await page.getByLabel("New password", { exact: true }).fill("another nine boards")
  await page.getByRole("button", { name: "Save password" }).click()
  await page
    .getByRole("alert")
    .getByText(/This link has been used/)
    .waitFor()
  expect(complaints.filter((line) => !/status of 400/.test(line))).toEqual([])
  await close()
})

test("an address is verified by a click after opening the mailed link, not by opening it", async () => {
  const account = { name: "Ines", email: "ines@shop.example", password: "nine green boards" }
  await world.shop.send("POST /api/auth/sign-up/email", { body: account })
  const { page, complaints, close } = await visitAs(world, undefined)
  await followMail(page, "please confirm your e-mail address", "Confirm my e-mail address")
  await page.getByRole("button", { name: "Confirm my e-mail address" }).click()
  await shown(page, "Thank you. Your e-mail address is confirmed.")
  expect(complaints).toEqual([])
  await page.goto("/verify-email?token=used")
  await page.getByRole("button", { name: "Confirm my e-mail address" }).click()
  await page.getByRole("link", { name: "Log in for a new link" }).waitFor()
  const said = page.getByRole("status").filter({ hasText: "This link has been used" })
  await said.and(page.locator(":focus")).waitFor()
  const confirm = page.getByRole("button", { name: "Confirm my e-mail address" })
  expect(await confirm.count()).toBe(0)
  await close()
  const { text } = (await world.shop.send("GET /verify-email")).body
  expect(text).toContain("This link is incomplete. Open it again from the e-mail.")
  expect(text).not.toMatch(/<button[^>]*>Confirm my e-mail address/)
})

test("registration says that a mail was sent, and a bad link offers a new one", async () => {
  const { page, close } = await visitAs(world, undefined)
  await page.goto("/register?from=/verify-email")
  await page.getByLabel("Name").fill("Dorotea Palmquist")
  await page.getByLabel("Email").fill("dorotea@northmere.example")
  await page.getByLabel("Password", { exact: true }).fill("nine green boards")
  await page.getByRole("button", { name: "Register", exact: true }).click()
  await expect
    .poll(() => toastText(page))
    .toMatch(/link that we sent to dorotea@northmere\.example/)
  await page.getByRole("button", { name: "E-mail me a confirmation link" }).click()
  await page.getByText("We have e-mailed a link to dorotea@northmere.example").waitFor()
  await close()
})

test("a failed sign-in with an external service is explained in the shop's own words", async () => {
  const { text } = (await world.shop.send("GET /login?error=cancelled")).body
  expect(text).toContain("Sign-in was cancelled. Nothing was changed.")
  const { page, close } = await visitAs(world, undefined)
  await page.goto("/login?error=%3Cb%3Eanything")
  await page
    .getByRole("alert")
    .getByText(/gave an answer that is not valid/)
    .waitFor()
  await expect.poll(() => page.getByText("anything").count()).toBe(0)
  await close()
})
