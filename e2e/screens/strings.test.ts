import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { payOrder } from "#test/pay.ts"
import { aPng } from "#test/picture-files.ts"
import { breakCall, withoutNetworkErrors } from "../network-faults.ts"
import { anOrder, openShopBrowser, toastText, visitAs } from "../shop-browser.ts"

// This file repeats the specified texts, so that a typo in the code is noticed.

const world = await openShopBrowser()
afterAll(world.close)
const customer = await world.shop.customer()

const words = (page: Page, selector: string) => page.locator(selector).allTextContents()
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })

/** Returns the error texts of a form in the order of its fields. */
async function errorsAfter(page: Page, submit: string): Promise<string[]> {
  await button(page, submit).click()
  const errors = page.locator("form p[id$=-error] > span > span:last-child")
  await errors.first().waitFor()
  return errors.allTextContents()
}

test("the public pages contain the documented text", async () => {
  const { page, complaints, close } = await visitAs(world, undefined)
  await page.goto("/")
  await expect.poll(() => page.title()).toBe("Computer Assembler")
  const main = page.getByRole("main")
  for (const stat of ["1K+ served", "100M annual revenue", "50+ parts"])
    await expect
      .poll(() => main.getByRole("listitem").filter({ hasText: stat }).first().textContent())
      .toBe(stat)
  await expect
    .poll(() => main.getByRole("heading", { level: 2 }).allTextContents())
    .toContain("Our Manufactured Parts")
  const buyNow = main.getByRole("link", { name: /^Buy Now / }).first()
  await expect.poll(() => buyNow.evaluate((link) => link.firstChild?.nodeValue)).toBe("Buy Now")
  await expect
    .poll(() => words(page, "nav[aria-label=Main] a"))
    .toEqual(["Blog", "Portfolio", "Login"])

  await page.goto("/login")
  await expect.poll(() => words(page, "main form button[type=submit]")).toEqual(["Login"])
  await button(page, "Continue with Google").waitFor()
  expect(await errorsAfter(page, "Login")).toEqual(["Email is Required", "Password is Required"])
  await page.getByLabel("Email").fill("not an address")
  await page.getByLabel("Password", { exact: true }).fill("12345")
  expect(await errorsAfter(page, "Login")).toEqual([
    "Enter a valid Email",
    "Password Must be 6 characters or longer",
  ])

  await page.goto("/register")
  await button(page, "Continue with Google").waitFor()
  expect(await errorsAfter(page, "Register")).toEqual([
    "Name is Required",
    "Email is Required",
    "Password is Required",
  ])
  await page.getByLabel("Name").fill("Ada")
  await page.getByLabel("Email").fill("not an address")
  await page.getByLabel("Password", { exact: true }).fill("12345")
  expect(await errorsAfter(page, "Register")).toEqual([
    "Provide a valid Email",
    "Must be 6 characters or longer",
  ])
  expect(complaints).toEqual([])
  await close()
})

test("the customer's pages contain the documented text", async () => {
  const { shop } = world
  const { orderId, partId } = await anOrder(shop, customer, {
    name: "Tempo DDR5",
    minimumQuantity: 20,
    price: 118,
  })
  const { page, complaints, close } = await visitAs(world, customer)
  await page.goto(`/purchase/${partId}`)
  await page.getByLabel("Quantity", { exact: true }).fill("19")
  await expect
    .poll(() => words(page, "[id^=quantity_][id$=-error] span span:last-child"))
    .toEqual(["Less than Minimun Order Quantity"])
  await page.getByLabel("Quantity", { exact: true }).fill("81")
  await expect
    .poll(() => words(page, "[id^=quantity_][id$=-error] span span:last-child"))
    .toEqual(["Not Available"])
  await page.getByLabel("Quantity", { exact: true }).fill("20")
  const noPurchase = await breakCall(page, "POST /purchase")
  await button(page, "Submit").click()
  await expect.poll(() => toastText(page, "alert")).toBe("Failed")
  await noPurchase.restore()
  await button(page, "Submit").click()
  await page.getByText("order placed", { exact: true }).waitFor()
  await expect.poll(() => toastText(page)).toBe("order placed")

  await page.goto("/dashboard/myprofile")
  const nav = await words(page, "nav[aria-label=Main] :is(a, button[type=submit])")
  expect(nav).toEqual(["Blog", "Portfolio", "DashBoard", "Logout"])
  await expect
    .poll(() => words(page, "nav[aria-label=Dashboard] a"))
    .toEqual(["My Profile", "My Order", "Parts lists", "Review", "Account"])
  await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe("My Profile")
  expect(await errorsAfter(page, "Update")).toEqual([
    "Education is Required",
    "Location is Required",
    "Phone is Required",
    "Linkedin is Required",
  ])
  for (const field of ["Education", "Location", "Phone"])
    await page.getByLabel(field).fill("555 0100")
  await page.getByLabel("Linkedin").fill("https://linkedin.example/in/ada")
  const noProfile = await breakCall(page, "PUT /userUpdate/")
  await button(page, "Update").click()
  await expect.poll(() => toastText(page, "alert")).toBe("Failed profile edit")
  await noProfile.restore()
  await button(page, "Update").click()
  await page.getByText("profile edited successfully", { exact: true }).waitFor()

  await page.goto("/dashboard/review")
  await page.getByLabel("Name").fill("")
  expect(await errorsAfter(page, "Add Review")).toEqual([
    "Name is Required",
    "Description is Required",
    "photo is Required",
    "Review is Required",
  ])

  await page.goto("/dashboard/myOrder")
  const row = page.locator(`[data-row="${orderId}"]`)
  await expect
    .poll(() => words(page, "th[scope=col]"))
    .toEqual([
      "ID",
      "Date",
      "Quantity",
      "Price",
      "Part Number",
      "Product Name",
      "Status",
      "Payment",
    ])
  const firstText = (element: Element) => element.querySelector("span")?.firstChild?.nodeValue
  expect(
    await row.getByRole("link", { name: /^Pay/ }).evaluate((a) => a.firstChild?.nodeValue),
  ).toBe("Pay")
  await expect
    .poll(() => row.getByRole("button", { name: /^Delete/ }).evaluate(firstText))
    .toBe("Delete")
  await page
    .getByRole("button", { name: /^Delete/ })
    .first()
    .click()
  const dialog = page.getByRole("alertdialog")
  await expect
    .poll(() => dialog.getByRole("heading").textContent())
    .toBe("Are you sure you want to delete !")
  await dialog.getByRole("button", { name: "Delete" }).click()
  await expect.poll(() => toastText(page)).toBe(" Order  deleted.")

  await row.getByRole("link", { name: /^Pay/ }).click()
  await page.getByRole("heading", { name: "Pay for Tempo DDR5", exact: true }).waitFor()
  await page.getByText("Please pay: $2,360.00", { exact: true }).waitFor()
  await expect.poll(() => words(page, "main form button[type=submit]")).toEqual(["Pay"])
  const transaction = await payOrder(shop, customer, orderId)
  await page.goto("/dashboard/myOrder")
  await expect
    .poll(() => row.getByRole("cell").last().innerText())
    .toMatch(new RegExp(`^Paid\\s+${transaction}$`))
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("the administrator's pages contain the documented text", async () => {
  const { shop } = world
  const { orderId } = await anOrder(shop, customer)
  const partId = await shop.part({ name: "Aardvark Clip" })
  const person = await shop.customer()
  const { page, complaints, close } = await visitAs(world, shop.admin)
  await page.goto("/dashboard/manageOrder")
  await expect
    .poll(() => words(page, "nav[aria-label=Dashboard] a"))
    .toEqual([
      "My Profile",
      "Overview",
      "Manage Orders",
      "Customers",
      "Invoices",
      "Manage Product",
      "Add a product",
      "Make Admin",
      "Mail",
      "Audit",
      "Health",
      "Settings",
      "Account",
    ])
  const columns = await words(page, "th[scope=col]")
  expect(columns).toEqual(["ID", "Quantity", "Price", "Product Name", "Delete", "Status"])
  const order = page.locator(`[data-row="${orderId}"]`)
  const status = order.getByRole("button", { name: /^Status/ })
  await status.click()
  await expect.poll(() => toastText(page)).toBe("Updated Status")
  await order.getByRole("button", { name: /^undo approved/ }).waitFor()
  await page.reload()
  await status.click()
  await page.getByText("Status Update Failed", { exact: true }).waitFor()
  await expect.poll(() => toastText(page, "alert")).toBe("Status Update Failed")

  await page.goto("/dashboard/manageProduct?q=Aardvark")
  await expect
    .poll(() => words(page, "th[scope=col]"))
    .toEqual(["ID", "Name", "Minimum Quantity", "Available Quantity", "Price", "Delete"])
  await page
    .locator(`[data-row="${partId}"]`)
    .getByRole("button", { name: /^Delete/ })
    .click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
  await expect.poll(() => toastText(page)).toBe(" Product  deleted.")

  await page.goto("/dashboard/makeAdmin")
  const user = page.getByRole("row", { name: new RegExp(person.email) })
  const noAdmin = await breakCall(page, "PUT /user/admin/", { status: 403, code: "forbidden" })
  const agree = page.getByRole("alertdialog").getByRole("button", { name: "Make Admin" })
  await user.getByRole("button", { name: /^Make Admin/ }).click()
  await agree.click()
  await expect.poll(() => toastText(page, "alert")).toBe("Failed to Make an admin")
  await noAdmin.restore()
  await user.getByRole("button", { name: /^Make Admin/ }).click()
  await agree.click()
  await page.getByText("Successfully made an admin", { exact: true }).waitFor()

  await page.goto("/dashboard/addProduct")
  expect(await errorsAfter(page, "Add product")).toEqual([
    "Name is Required",
    "Photo is Required",
    "Description is Required",
    "Minimum Quantity is Required",
    "Available Quantity is Required",
    "Price is Required",
  ])
  for (const field of ["Name", "Description", "Minimum Quantity", "Available Quantity", "Price"])
    await page.getByLabel(field, { exact: true }).fill("12")
  const photo = { name: "clip.png", mimeType: "image/png", buffer: await aPng() }
  await page.getByLabel("Photo").setInputFiles(photo)
  const noPart = await breakCall(page, "POST /part")
  await button(page, "Add product").click()
  await expect.poll(() => toastText(page, "alert")).toBe("Failed to add the Product")
  await noPart.restore()
  await button(page, "Add product").click()
  await page.getByText("Product added successfully", { exact: true }).waitFor()
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})
