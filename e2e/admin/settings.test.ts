import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { taxIds } from "#db/schema/identity.ts"
import { manyCustomers } from "#test/many-customers.ts"
import { aPdf } from "#test/pdf-files.ts"
import { breakCall, holdCall } from "../network-faults.ts"
import { logIn, logOut } from "../page-forms.ts"
import { findProblems } from "../screens/accessibility.ts"
import { openShopBrowser, shown, toastText, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)

const open = async (group: string) => {
  const visitor = await visitAs(world, world.shop.admin)
  await visitor.page.goto(`/dashboard/settings/${group}`)
  return visitor
}
const focused = (page: Page, field: string) => page.locator(`[name="${field}"]:focus`).waitFor()
const save = (page: Page) => page.getByRole("button", { name: "Save settings" }).click()
const { saveSettings } = world.shop

test("the shop's name is saved once its errors are corrected, and then shown on every page", async () => {
  const { page, close } = await open("shop")
  await page.getByLabel("Name", { exact: true }).fill("")
  await page.getByRole("button", { name: "Add tax id" }).click()
  await page.getByLabel("Kind").fill("VAT ID")
  await save(page)
  await page.getByRole("link", { name: "Number is Required" }).click()
  await focused(page, "taxIds.0.number")
  await page.keyboard.type("DE123456789")
  await page.getByLabel("Name", { exact: true }).fill("Moor & Heath")
  const saving = await holdCall(page, "PUT", /^\/settings\/shop/)
  await save(page)
  await saving.sent
  await page.getByLabel("Kind").fill("VAT number")
  saving.release()
  await expect.poll(() => toastText(page)).toBe("Settings saved")
  expect(await page.getByLabel("Kind").inputValue()).toBe("VAT number")
  const pages = page.getByRole("navigation", { name: "Settings: Pages" })
  await pages.getByRole("link", { name: "Footer" }).click()
  await page.getByLabel("About the shop").fill("Parts from the moor.")
  await pages.getByRole("link", { name: "Banner" }).click()
  await page.getByRole("heading", { name: "Settings: Banner" }).waitFor()
  await page.getByRole("link", { name: "Footer" }).click()
  await expect
    .poll(() => page.getByLabel("About the shop").inputValue())
    .toBe("Parts from the moor.")
  const answered = page.waitForResponse((answer) => answer.request().method() === "PUT")
  await save(page)
  expect((await answered).status()).toBe(200)
  const { text } = (await world.shop.send("GET /blog")).body
  expect(text).toContain(">Parts from the moor.<")
  expect(text).toMatch(/<title>[^<]* – Moor &amp; Heath<\/title>/)

  // A save that ends after the page was left does not make later changes a conflict.
  const late = await holdCall(page, "PUT", /^\/settings\/footer/)
  await page.getByLabel("About the shop").fill("Parts of the moor.")
  await save(page)
  await late.sent
  await page.getByLabel("About the shop").fill("Parts of the moor, dried.")
  await pages.getByRole("link", { name: "Banner" }).click()
  await page.getByRole("heading", { name: "Settings: Banner" }).waitFor()
  late.release()
  await expect
    .poll(async () => (await world.shop.send("GET /blog")).body.text)
    .toContain(">Parts of the moor.<")
  await page.getByRole("link", { name: "Footer" }).click()
  await expect
    .poll(() => page.getByLabel("About the shop").inputValue())
    .toBe("Parts of the moor, dried.")
  await save(page)
  await expect
    .poll(async () => (await world.shop.send("GET /blog")).body.text)
    .toContain(">Parts of the moor, dried.<")
  await close()
})

test("what an administrator has not saved before a logout or a lost session is not shown to the next one in the same tab", async () => {
  const { page, close } = await visitAs(world, await world.shop.administrator())
  await page.goto("/dashboard/settings/shop")
  const name = page.getByLabel("Name", { exact: true })
  const saved = await name.inputValue()
  for (const leave of [logOut, () => page.context().clearCookies()]) {
    await name.fill("Half a name")
    await page.getByRole("link", { name: "Dashboard" }).first().click()
    await leave(page)
    await page
      .getByRole("link", { name: /Login|Overview/ })
      .first()
      .click()
    await logIn(page, await world.shop.administrator())
    await page.getByRole("link", { name: "Dashboard" }).first().click()
    await page.getByRole("link", { name: "Settings" }).first().click()
    await page.getByRole("button", { name: "Save settings", disabled: false }).waitFor()
    expect(await name.inputValue()).toBe(saved)
  }
  await close()
})

test("content is previewed as it is typed, reordered by keyboard, and undone; the second of two editors is warned", async () => {
  const { page, close } = await open("services")
  const preview = page.locator(".settings-preview")
  const names = () => preview.locator("h3").allTextContents()
  const before = await names()
  await page.locator("summary").first().focus()
  await page.keyboard.press("Enter")
  await page.getByLabel("Name").first().fill("Burn-in of a day")
  await expect.poll(names).toEqual(["Burn-in of a day", ...before.slice(1)])
  await page.getByRole("button", { name: "Move service 1 down" }).focus()
  await page.keyboard.press("Enter")
  await expect.poll(names).toEqual([before[1], "Burn-in of a day", ...before.slice(2)])
  await page.getByRole("button", { name: "Undo changes" }).click()
  await expect.poll(names).toEqual(before)

  await page.getByRole("link", { name: "Figures" }).click()
  await page.getByLabel("Figures").waitFor()
  await saveSettings("stats", { stats: ["9K+ served"] })
  await page.getByLabel("Figures").fill("8K+ served")
  await save(page)
  await shown(page, "Someone else has changed these settings.")
  await page.getByRole("button", { name: "Show the new version" }).click()
  await expect.poll(() => page.getByLabel("Figures").inputValue()).toBe("9K+ served")
  await close()
})

test("delivery zones are entered in nested rows, and errors are shown there", async () => {
  const { page, close } = await open("delivery")
  await page.getByLabel("Charge for delivery").check()
  await save(page)
  await page.getByRole("link", { name: "Add a zone, or let buyers collect their orders" }).waitFor()
  await page.getByRole("button", { name: "Add zone" }).click()
  await focused(page, "zones.0.name")
  await page.keyboard.type("Europe")
  await page.getByLabel("Countries and regions").fill("DE\nNarnia")
  await page.getByRole("button", { name: "Add method" }).click()
  await focused(page, "zones.0.methods.0.name")
  await page.keyboard.type("Standard")
  await page.getByLabel("Prices by weight").fill("2 kg 5.9\n10\t9.90")
  await save(page)
  await page.getByRole("link", { name: /there is no country NARNIA/ }).click()
  await focused(page, "zones.0.places")
  await page.keyboard.press("ControlOrMeta+A")
  await page.keyboard.type("de")
  await save(page)
  expect(await toastText(page)).toBe("Settings saved")
  const { settings } = await world.shop.as()("GET /settings/delivery")
  expect(settings.zones).toMatchObject([
    { places: ["DE"], methods: [{ name: "Standard", steps: ["2 kg: 5.90", "10 kg: 9.90"] }] },
  ])
  expect(await findProblems(page)).toEqual([])
  await saveSettings("delivery", {})
  await close()
})

test("staff are told that Factur-X needs the shop's VAT number, until it has one", async () => {
  const tax = { on: true, country: "DE", rates: [{ country: "DE", name: "VAT", percent: 19 }] }
  expect(await saveSettings("shop", {})).toMatchObject({ status: 200 })
  expect(await saveSettings("tax", tax)).toMatchObject({ status: 200 })
  expect(await saveSettings("invoices", { country: "DE", facturX: true })).toMatchObject({
    status: 200,
  })
  const { page, complaints, close } = await open("invoices")
  const notice = page.getByText("Factur-X needs the shop’s VAT number")
  await notice.waitFor()
  expect(await findProblems(page)).toEqual([])
  await page.getByRole("link", { name: "Tax settings" }).click()
  await page.getByLabel("The shop's VAT number").waitFor()
  const numbered = await saveSettings("tax", { ...tax, vatNumber: "DE136695976" })
  expect(numbered).toMatchObject({ status: 200 })
  await page.goBack()
  await page.getByRole("heading", { name: "Settings: Invoices" }).waitFor()
  await page.getByRole("button", { name: "Save settings", disabled: false }).waitFor()
  expect(await notice.count()).toBe(0)
  await saveSettings("invoices", {})
  await saveSettings("tax", {})
  expect(complaints).toEqual([])
  await close()
})

test("a tax rate is set, a buyer's number is checked, and a certificate is approved", async () => {
  const { page, close } = await open("tax")
  await page.getByLabel("Charge tax").check()
  await page.getByLabel("Country").first().fill("de")
  await page.getByRole("button", { name: "Add rate" }).click()
  const row = page.locator("details")
  await row.getByLabel("Country", { exact: true }).fill("DE")
  await row.getByLabel("Name").fill("VAT")
  await row.getByLabel("Percent").fill("0")
  await save(page)
  await page.getByRole("link", { name: /A rate of 0 % cannot be entered/ }).click()
  await row.getByLabel("Percent").fill("19")
  await save(page)
  await expect.poll(() => toastText(page)).toBe("Settings saved")

  const buyer = await world.shop.customer()
  await world.shop.sql("update users set email_verified = true where id = $1", [buyer.id])
  const firm = { name: "Ada Byron", company: "Test firm FR40303265045" }
  const paris = { street: "1 Rue", city: "Paris", postalCode: "75001", country: "FR" }
  await world.shop.as(buyer)("POST /address", { body: { ...firm, ...paris } })
  const profile = await visitAs(world, buyer)
  const failure = profile.page.getByText("Your tax ids could not be loaded.")
  const { restore } = await breakCall(profile.page, "GET /tax-id")
  await profile.page.goto("/dashboard/myprofile")
  await failure.waitFor()
  await restore()
  await profile.page.getByRole("button", { name: "Add tax id" }).click()
  const form = profile.page.getByRole("region", { name: "Tax" })
  await form.getByLabel("Country").selectOption("FR")
  await form.getByLabel("VAT number").fill("40303265045")
  await form.getByRole("button", { name: "Add tax id" }).click()
  await form.getByText("Valid", { exact: true }).waitFor()
  await failure.waitFor({ state: "hidden" })
  await form.getByRole("button", { name: "Add tax id" }).click()
  await form.getByLabel("Country").selectOption("US")
  await form.getByLabel("State").selectOption("TX")
  await form.getByLabel("Certificate number").fill("01-339")
  await form.getByRole("button", { name: "Add tax id" }).click()
  await form.getByText("Being checked").waitFor()
  const pdf = { name: "form.pdf", mimeType: "application/pdf", buffer: aPdf() }
  await form.getByLabel("Add the PDF of 01-339").setInputFiles(pdf)
  await form.getByRole("button", { name: "Save the PDF of 01-339" }).waitFor()
  expect(await findProblems(profile.page)).toEqual([])
  const parts = await profile.page.request.get("/parts?q=anvil")
  expect(await parts.text()).toContain(">Prices excl. tax<")
  await profile.close()

  await page.getByRole("link", { name: "Tax ids to review" }).click()
  await page.getByRole("button", { name: "Save the PDF of 01-339" }).waitFor()
  expect(await findProblems(page)).toEqual([])
  await page.getByRole("button", { name: "Approve 01-339" }).click()
  await shown(page, "Nothing is waiting.")
  await close()
  await saveSettings("tax", {})
})

test("after a decision on a tax id, the others of its page are still shown", async () => {
  await saveSettings("tax", { on: true, country: "DE" })
  const buyers = await manyCustomers(world.shop, 52)
  await world.shop.db.insert(taxIds).values(
    buyers.map(({ id }, index) => ({
      id: id.replaceAll("-", "").slice(0, 24),
      userId: id,
      kind: "us_certificate" as const,
      country: "US",
      region: "TX",
      number: `01-${index}`,
      state: "waiting" as const,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
    })),
  )
  const { page, close } = await visitAs(world, world.shop.admin)
  await page.goto("/dashboard/tax-ids")
  await page.getByRole("link", { name: "Next", exact: true }).click()
  await page.getByRole("button", { name: "Approve 01-50" }).click()
  await expect.poll(() => toastText(page)).toBe("01-50 approved")
  await expect.poll(() => page.getByRole("button", { name: /^Approve / }).count()).toBe(1)
  await page.getByRole("button", { name: "Refuse 01-51" }).waitFor()
  await page.getByRole("link", { name: "First", exact: true }).click()
  await expect.poll(() => page.getByRole("button", { name: /^Approve / }).count()).toBe(50)
  await close()
  await saveSettings("tax", {})
})
