import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { aPng } from "#test/picture-files.ts"
import { breakCall, holdCall, withoutNetworkErrors } from "../network-faults.ts"
import {
  focusedName,
  isFocused,
  openShopBrowser,
  shown,
  toastText,
  visitAs,
} from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)

const summary = (page: Page) => page.getByRole("group", { name: "There is a problem" })
const aPicture = async () => ({ name: "me.png", mimeType: "image/png", buffer: await aPng() })

test("the dashboard starts with the profile, whose fields are required; input that could not be saved stays for the next try", async () => {
  const { shop } = world
  const customer = await shop.customer()
  const { page, complaints, close } = await visitAs(world, customer)
  await page.goto("/dashboard")
  await page.getByRole("heading", { name: "My Profile", level: 1 }).waitFor()
  await expect.poll(() => page.getByRole("heading", { name: "Overview" }).count()).toBe(0)
  const current = page.locator("nav[aria-label=Dashboard] [aria-current=page]")
  await expect.poll(() => current.allTextContents()).toEqual(["My Profile"])
  await expect.poll(() => page.getByLabel("Name").getAttribute("readonly")).not.toBeNull()
  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe(customer.email)
  await expect
    .poll(() => page.getByRole("definition").filter({ hasText: "Not given" }).count())
    .toBe(4)
  await page.getByRole("button", { name: "Update" }).click()
  await summary(page).waitFor()
  await expect.poll(() => summary(page).evaluate(isFocused)).toBe(true)
  // A live region would speak all remaining problems after each correction.
  expect(await page.getByRole("alert").filter({ hasText: /./ }).count()).toBe(0)
  await summary(page).getByRole("link", { name: "Phone is Required" }).click()
  await expect.poll(() => focusedName(page)).toBe("phone")
  const phone = page.getByLabel("Phone")
  const description = await phone.getAttribute("aria-describedby")
  await expect.poll(() => page.locator(`#${description}`).innerText()).toMatch(/Phone is Required$/)
  await phone.fill("555 0100")
  await expect.poll(() => phone.getAttribute("aria-invalid")).toBeNull()
  await expect.poll(() => summary(page).getByRole("link").count()).toBe(3)

  await page.getByLabel("Education").fill("Technical University of Linz")
  await page.getByLabel("Location").fill("Graz")
  await page.getByLabel("Linkedin").fill("https://www.linkedin.com/in/ada")
  const outage = await breakCall(page, "PUT /userUpdate/")
  await page.getByRole("button", { name: "Update" }).click()
  await expect.poll(() => toastText(page, "alert")).toBe("Failed profile edit")
  await page.getByRole("main").getByText("The shop is resting.").waitFor()
  await expect.poll(() => page.getByLabel("Location").inputValue()).toBe("Graz")
  await outage.restore()
  await page.getByRole("button", { name: "Update" }).click()
  await expect.poll(() => toastText(page)).toBe("profile edited successfully")
  await page.getByRole("definition").getByText("Graz").waitFor()
  const linkedin = page.getByRole("definition").getByRole("link")
  await expect.poll(() => linkedin.getAttribute("href")).toBe("https://www.linkedin.com/in/ada")
  const params = { email: customer.email }
  expect(await shop.as(customer)("GET /user/{email}", { params })).toMatchObject({
    location: "Graz",
    phone: "555 0100",
  })
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("an address form uses its country's terms and rules, once they are loaded; addresses are changed and removed", async () => {
  const { page, complaints, close } = await visitAs(world, await world.shop.customer())
  await page.goto("/dashboard/myprofile")
  const section = page.getByRole("region", { name: "Addresses" })
  const add = section.getByRole("button", { name: "Add address" })
  const country = section.getByRole("combobox", { name: "Country" })
  await add.click()
  await expect.poll(() => country.evaluate(isFocused)).toBe(true)
  await section.getByRole("button", { name: "Cancel" }).click()
  await expect.poll(() => add.evaluate(isFocused)).toBe(true)
  await add.click()
  await section.getByLabel("Phone").fill("555 0100")
  const { restore } = await breakCall(page, "GET /country/AT")
  await country.selectOption("Austria")
  await section.getByText("The list of countries could not be loaded.").waitFor()
  const retry = section.getByRole("button", { name: "Try again" })
  const retried = await holdCall(page, "GET", "/country/AT")
  await retry.click()
  await retried.sent
  expect(await retry.evaluate(isFocused)).toBe(true)
  await restore()
  retried.release()
  await section.getByLabel("Postal code").waitFor()
  expect(await section.getByLabel("Phone").inputValue()).toBe("555 0100")
  const field = (name: string) => section.getByRole("textbox", { name, exact: true })
  for (const [other, ofThere] of [
    ["Austria", "Postal code"],
    ["Ireland", "Eircode"],
    ["United States", "ZIP code"],
    ["United Kingdom", "Town or city"],
  ] as const) {
    await country.selectOption(other)
    await section.getByLabel(ofThere).waitFor()
    await field("Company (optional)").waitFor()
  }
  await field("Town or city").fill("Leith")
  await field("Street").fill("Dock 4\n12 Shore Road")
  await field("Postal code").fill("12345")
  await section.getByRole("button", { name: "Add address" }).click()
  await summary(page)
    .getByRole("link", { name: "Postal code must look like EC1Y 8SY in this country" })
    .click()
  await expect.poll(() => focusedName(page)).toBe("postalCode")
  await field("Postal code").fill("eh6 6qn")
  await section.getByRole("button", { name: "Add address" }).click()
  await section.getByText("Default").waitFor()
  await section.getByText("EH6 6QN").waitFor()

  const change = section.getByRole("button", { name: /^Change/ })
  await change.click()
  await expect.poll(() => country.evaluate(isFocused)).toBe(true)
  await section.getByRole("button", { name: "Cancel" }).click()
  await expect.poll(() => change.evaluate(isFocused)).toBe(true)
  await change.click()
  await section.getByRole("combobox", { name: "Country" }).selectOption("United States")
  await section.getByRole("combobox", { name: "State" }).selectOption("California")
  await field("ZIP code").fill("95014")
  await field("City").fill("Cupertino")
  await section.getByRole("button", { name: "Save address" }).click()
  await section.getByText("Cupertino, CA 95014").waitFor()

  // A form that is open when another address has been saved or removed keeps its text.
  await change.click()
  await field("City").fill("Palo Alto")
  const saving = await holdCall(page, "PUT", /^\/address\//)
  await section.getByRole("button", { name: "Save address" }).click()
  await saving.sent
  await add.click()
  await field("Street").fill("1 Quay")
  saving.release()
  await section.getByText("Palo Alto, CA 95014").waitFor()
  await section.getByRole("button", { name: /^Remove/ }).click()
  const dialog = page.getByRole("alertdialog", { name: "Remove this address?" })
  await dialog.getByRole("button", { name: "Remove" }).click()
  await dialog.waitFor({ state: "detached" })
  await section.getByRole("listitem").waitFor({ state: "detached" })
  await expect.poll(() => section.getByRole("heading").evaluate(isFocused)).toBe(true)
  expect(await field("Street").inputValue()).toBe("1 Quay")
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("a review's fields are required: a rating of 1 to 5, and a file that is a photo", async () => {
  const { page, complaints, close } = await visitAs(world, await world.shop.customer())
  await page.goto("/dashboard/review")
  await page.getByRole("button", { name: "Add Review" }).click()
  await summary(page).waitFor()
  await expect
    .poll(() => summary(page).getByRole("link").allTextContents())
    .toEqual(["Description is Required", "photo is Required", "Review is Required"])
  for (const [words, field] of [
    ["photo is Required", "photo"],
    ["Review is Required", "rating"],
  ] as const) {
    await summary(page).getByRole("link", { name: words }).click()
    await expect.poll(() => focusedName(page)).toBe(field)
  }
  for (const wrong of ["0", "6", "2.5"]) {
    await page.getByLabel("Rating").fill(wrong)
    await page.locator("[id^=rating_][id$=-error]").getByText("Rating must be 1 to 5").waitFor()
  }
  await page.getByLabel("Rating").fill("4")
  await page.locator("[id^=rating_][id$=-error]").waitFor({ state: "detached" })
  expect(complaints).toEqual([])

  await page.getByLabel("Description").fill("Words enough.")
  const noPicture = { name: "me.png", mimeType: "image/png", buffer: Buffer.from("no picture") }
  await page.getByLabel("Photo").setInputFiles(noPicture)
  await page.getByRole("button", { name: "Add Review" }).click()
  await page
    .locator("[id^=photo_][id$=-error]")
    .getByText(/^The photo could not be uploaded\./)
    .waitFor()
  await shown(page, "Failed to add the Review")
  await expect.poll(() => page.getByLabel("Description").inputValue()).toBe("Words enough.")
  expect(withoutNetworkErrors(complaints).filter((line) => !/blob:/.test(line))).toEqual([])
  await close()
})

test("a review with a photo appears on the home page", async () => {
  const { page, complaints, close } = await visitAs(world, await world.shop.customer())
  const words = "Sixty boards arrived, and sixty boards work."
  await page.goto("/dashboard/review")
  await page.getByLabel("Description").fill(words)
  await page.getByLabel("Photo").setInputFiles(await aPicture())
  await page.locator("img[src^='blob:']").waitFor()
  await page.getByLabel("Rating").fill("4")
  const uploads: string[] = []
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/image") uploads.push(request.method())
  })
  const outage = await breakCall(page, "POST /review")
  await page.getByRole("button", { name: "Add Review" }).click()
  await expect.poll(() => toastText(page, "alert")).toBe("Failed to add the Review")
  await page.getByRole("alert").getByText("The shop is resting.").waitFor()
  await expect.poll(() => page.getByLabel("Description").inputValue()).toBe(words)
  await outage.restore()
  const saving = await holdCall(page, "POST", "/review")
  await page.getByRole("button", { name: "Add Review" }).click()
  await saving.sent
  await page.getByLabel("Rating").fill("3")
  saving.release()
  await expect.poll(() => toastText(page)).toBe("Review added successfully")
  expect(await page.getByLabel("Rating").inputValue()).toBe("3")
  await page.locator("img[src^='blob:']").waitFor({ state: "detached" })
  expect(uploads, "the photo is sent once").toEqual(["POST"])
  await page.getByRole("complementary", { name: "Your review" }).getByText(words).waitFor()
  await expect.poll(() => page.getByLabel("Description").inputValue()).toBe("")
  await expect.poll(() => page.getByLabel("Name").inputValue()).toMatch(/^Customer/)

  const home = String((await world.shop.send("GET /")).body.text)
  const review = home.match(/<article.*?<\/article>/gs)?.find((card) => card.includes(words))
  expect(review).toContain("4 out of 5 stars")
  const [, photo] = review?.match(/<img[^>]* src="([^"]+)"/) ?? []
  expect(await world.shop.send(`GET ${photo}`)).toMatchObject({ status: 200 })
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})
