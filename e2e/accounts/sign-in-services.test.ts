import type { Page } from "playwright-core"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { signInErrorText } from "#contract/accounts/sign-in-errors.ts"
import { CLIENT, openIdProvider, type TestProvider } from "#test/services/openid-provider.ts"
import { withoutNetworkErrors } from "../network-faults.ts"
import { logOut, turnOnSecondFactor } from "../page-forms.ts"
import { openShopBrowser, type ShopBrowser, visitAs } from "../shop-browser.ts"

let world: ShopBrowser
let provider: TestProvider
let subjects = 0
beforeAll(async () => {
  provider = await openIdProvider()
  const oidc = { issuer: provider.issuer, ...CLIENT, name: "Northmere" }
  world = await openShopBrowser({ oidc })
})
beforeEach(() => {
  subjects += 1
  provider.fault = undefined
  const email = `person-${subjects}@northmere.example`
  provider.person = {
    sub: `subject-${subjects}`,
    email,
    email_verified: true,
    name: "Grace Hopper",
  }
})
afterAll(async () => {
  await world.close()
  await provider.close()
})

const click = (page: Page, name: string) => page.getByRole("button", { name }).click()
/** Pages that are opened by another site must be waited for. */
const untilHydrated = (page: Page) => page.locator("html[data-hydrated]").waitFor()
async function expectRefusal(page: Page, words: string): Promise<void> {
  await page.getByRole("alert").getByText(words).waitFor()
  await untilHydrated(page)
}

/** Checks that the page has an access token, as after any other sign-in. */
async function expectToken(page: Page): Promise<void> {
  const token = () => page.evaluate(() => localStorage.getItem("accessToken"))
  await expect.poll(token).toMatch(/^[\w-]{43}$/)
  const email = await page.evaluate(() => localStorage.getItem("accessTokenOwner"))
  const authorization = `Bearer ${await token()}`
  const profile = await fetch(`${world.shop.url}/user/${email}`, { headers: { authorization } })
  expect(profile.status).toBe(200)
}

test("Google creates an account the first time, finds it again, and returns to the previous page", async () => {
  const { page, complaints, close } = await visitAs(world, undefined)
  for (const [path, name] of [
    ["/blog", /blog/i],
    ["/dashboard/account", "Account"],
  ] as const) {
    await page.goto(`/login?from=${path}`)
    await click(page, "Continue with Google")
    await page.getByRole("button", { name: /Mara Lindqvist/ }).click()
    await page.getByRole("heading", { name, level: 1 }).waitFor()
    await expect.poll(() => page.url()).toBe(`${world.shop.url}${path}`)
    await expectToken(page)
    // A pending request would be refused without the session.
    await page.waitForLoadState("networkidle")
    await page.context().clearCookies()
  }
  const made = await world.shop.sql("select id from users where name = 'Mara Lindqvist'")
  expect(made).toHaveLength(1)
  expect(complaints).toEqual([])
  await close()
})

test("after leaving Google half way, the button works again; the address of an existing account asks for its password", async () => {
  const customer = await world.shop.customer()
  const { page, complaints, close } = await visitAs(world, undefined)
  await page.goto("/register?from=/parts")
  await click(page, "Continue with Google")
  await page.getByText("Mara Lindqvist").waitFor()
  await page.goBack()
  await page.getByRole("heading", { name: "Register", level: 1 }).waitFor()
  await untilHydrated(page)
  await click(page, "Continue with Google")
  await click(page, "Cancel")
  await expectRefusal(page, signInErrorText.cancelled)
  await click(page, "Continue with Google")
  await page.getByText("Mara Lindqvist").waitFor()
  expect(complaints).toEqual([])

  await page.getByRole("heading", { name: "Use another account" }).waitFor()
  await page.getByLabel("Name").fill(customer.name)
  await page.getByLabel("E-mail").fill(customer.email)
  await page.getByRole("button", { name: "Continue" }).last().click()
  await expectRefusal(page, signInErrorText.password_needed)
  await expect.poll(() => page.url()).toContain("/register?from=%2Fparts")
  await close()
})

test("another sign-in service has its own button, and its users can turn on a second factor", async () => {
  const { page, complaints, close } = await visitAs(world, undefined)
  await page.goto("/login?from=/dashboard/account")
  await click(page, "Continue with Northmere")
  const factor = page.getByRole("region", { name: "Second factor" })
  await factor.waitFor()
  await untilHydrated(page)
  const codeOf = await turnOnSecondFactor(page)
  await page.waitForLoadState("networkidle")
  await page.context().clearCookies()

  await page.goto("/login?from=/dashboard/account")
  await click(page, "Continue with Northmere")
  await page.getByLabel("Code", { exact: true }).fill(codeOf())
  await click(page, "Login")
  await page.getByRole("heading", { name: "Account", level: 1 }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test("a customer connects another service, signs in with it, and disconnects it", async () => {
  const customer = await world.shop.customer()
  const { page, complaints, close } = await visitAs(world, customer)
  const ways = page.getByRole("region", { name: "Other ways to sign in" })
  const confirmWithPassword = async (what: string) => {
    await ways.getByRole("button", { name: what }).click()
    await ways.getByLabel(/^Enter your password to/).fill(customer.password)
    await ways.getByRole("button", { name: what }).click()
  }
  await page.goto("/dashboard/account")
  await confirmWithPassword("Connect Northmere")
  await ways.getByText("connected", { exact: true }).waitFor()
  await logOut(page)
  await page.goto("/login?from=/dashboard/account")
  await click(page, "Continue with Northmere")
  await page.getByRole("region", { name: "Email" }).getByText(customer.email).waitFor()
  await untilHydrated(page)
  await confirmWithPassword("Disconnect Northmere")
  await ways.getByRole("button", { name: "Connect Northmere" }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test("a sign-in service that is unreachable or has a wrong clock is reported, and can be used later", async () => {
  const { page, complaints, close } = await visitAs(world, undefined)
  await page.goto("/login?from=/blog")
  provider.fault = { claims: { exp: Math.floor(Date.now() / 1000) - 600 } }
  await click(page, "Continue with Northmere")
  await expectRefusal(page, signInErrorText.clock_skew)

  provider.fault = { exchangeStatus: 503 }
  await click(page, "Continue with Northmere")
  await expectRefusal(page, signInErrorText.provider_unreachable)

  provider.fault = undefined
  await click(page, "Continue with Northmere")
  await page.getByRole("heading", { name: /blog/i, level: 1 }).waitFor()
  await expectToken(page)
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})
