import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { aPdf } from "#test/pdf-files.ts"
import { breakCall, holdCall, loseReply, withoutNetworkErrors } from "../network-faults.ts"
import { findProblems } from "../screens/accessibility.ts"
import { anOrder, isFocused, openShopBrowser, shown, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)

const latestMail = async (template: string) => {
  const [mail] = await world.shop.sql(
    "select data from mail_outbox where template = $1 order by id desc limit 1",
    [template],
  )
  return Object(mail?.data)
}

test("staff add a note and a tag to a customer, and sign them out", async () => {
  const { shop } = world
  const customer = await shop.customer()
  const { page, complaints, close } = await visitAs(world, shop.admin)
  await page.goto(`/dashboard/customers?q=${customer.email}`)
  await page.getByRole("link", { name: customer.name, exact: true }).click()
  await page.getByRole("heading", { level: 1, name: customer.name }).waitFor()
  const tag = page.getByLabel("New tag")
  const addTag = page.getByRole("button", { name: "Add tag" })
  const outage = await breakCall(page, "POST /customer/")
  await tag.fill("Key account")
  await addTag.click()
  await page.getByText("The shop is resting.").waitFor()
  await outage.restore()
  expect(await tag.inputValue()).toBe("Key account")
  await addTag.click()
  const removeTag = page.getByRole("button", { name: "Remove tag Key account" })
  await removeTag.waitFor()
  expect(await tag.inputValue()).toBe("")
  await removeTag.press("Enter")
  await expect.poll(() => page.getByRole("region", { name: "Tags" }).evaluate(isFocused)).toBe(true)
  const note = page.getByLabel("Note for administrators")
  await note.fill("Calls before noon.")
  const sending = await holdCall(page, "POST", /^\/customer\/[^/]+\/note/)
  await page.getByRole("button", { name: "Add note" }).click()
  await sending.sent
  await note.fill("Speaks French.")
  sending.release()
  await shown(page, "Calls before noon.")
  await page.getByText("Note added").waitFor()
  expect(await note.inputValue()).toBe("Speaks French.")
  await page.getByRole("button", { name: "Add note" }).click()
  await shown(page, "Speaks French.")
  await expect.poll(() => note.inputValue()).toBe("")
  await tag.fill("Prepaid")
  const tagging = await holdCall(page, "POST", /^\/customer\/[^/]+\/tag/)
  await addTag.click()
  await tagging.sent
  await tag.fill("Export")
  tagging.release()
  await page.getByRole("button", { name: "Remove tag Prepaid" }).waitFor()
  expect(await tag.inputValue()).toBe("Export")
  await page.getByRole("button", { name: "Sign out everywhere" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out everywhere" }).click()
  await expect.poll(() => page.getByRole("button", { name: "Sign out everywhere" }).count()).toBe(0)
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("staff enter a customer's certificate, approve it, and withdraw it; an expired one is not called valid", async () => {
  const { shop } = world
  await shop.saveSettings("tax", { country: "DE", vatNumber: "DE136695976", on: true })
  const customer = await shop.customer()
  const body = { country: "US", region: "CA", number: "01-340", validUntil: "2020-12-31" }
  const { insertedId: id } = await shop.as(customer)("POST /tax-id", { body })
  const params = { id }
  await shop.as(shop.admin)("POST /tax-id/{id}/decision", { params, body: { valid: true } })
  const { page, complaints, close } = await visitAs(world, shop.admin)
  const showsExpired = async (owners: Page) => {
    await owners.getByText("Expired", { exact: true }).waitFor()
    expect(await owners.getByText(/^valid$|Applied to your orders/i).count()).toBe(0)
  }
  await page.goto(`/dashboard/customers/${customer.id}`)
  await showsExpired(page)
  await page.getByRole("button", { name: "Add tax id" }).click()
  await page.getByLabel("Country", { exact: true }).selectOption("US")
  await page.getByLabel("State", { exact: true }).selectOption("TX")
  await page.getByLabel("Certificate number").fill("01-339")
  await page.getByRole("button", { name: "Add tax id" }).click()
  await page
    .getByLabel("Add the PDF of 01-339")
    .setInputFiles({ name: "form.pdf", mimeType: "application/pdf", buffer: aPdf() })
  await page.getByRole("button", { name: "Save the PDF of 01-339" }).waitFor()
  await page.getByRole("button", { name: "Approve 01-339" }).click()
  await page.getByRole("button", { name: "Withdraw 01-339" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw the tax id" }).click()
  await shown(page, "invalid")
  const withdrawn = { number: "01-339", state: "invalid", onFile: true }
  expect(await shop.as(customer)("GET /tax-id")).toContainEqual(expect.objectContaining(withdrawn))
  const profile = await visitAs(world, customer)
  await profile.page.goto("/dashboard/myprofile")
  await profile.page.getByText("The shop did not accept it.").waitFor()
  await showsExpired(profile.page)
  expect(await profile.page.getByRole("button", { name: "Check again" }).count()).toBe(0)
  await profile.close()
  expect(await findProblems(page)).toEqual([])
  expect(complaints).toEqual([])
  await shop.saveSettings("tax", { on: false })
  await close()
})

test("on a phone staff sort customers by their table headers, and open an account", async () => {
  const { shop } = world
  const few = await shop.customer()
  const many = await shop.customer()
  await anOrder(shop, few)
  await anOrder(shop, many)
  await anOrder(shop, many)
  const { page, complaints, close } = await visitAs(world, shop.admin, {
    viewport: { width: 390, height: 800 },
  })
  await page.goto("/dashboard/customers?q=shop.example")
  const head = page.getByRole("columnheader", { name: "Orders" })
  const names = async () => (await page.getByRole("rowheader").allTextContents()).join(" ")
  const isBefore = async (first: string, second: string) => {
    const text = await names()
    return text.indexOf(first) < text.indexOf(second)
  }
  await head.getByRole("link").press("Enter")
  await expect.poll(() => head.getAttribute("aria-sort")).toBe("descending")
  await expect.poll(() => isBefore(many.email, few.email)).toBe(true)
  await head.getByRole("link").press("Enter")
  await expect.poll(() => head.getAttribute("aria-sort")).toBe("ascending")
  await expect.poll(() => isBefore(few.email, many.email)).toBe(true)
  await page.getByRole("columnheader", { name: "Customer" }).getByRole("link").click()
  await expect.poll(() => page.url()).toContain("sort=name")
  const table = page.getByRole("region", { name: "Customers" })
  expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)

  await page.getByRole("link", { name: "New customer" }).click()
  await page.getByLabel("Name", { exact: true }).fill("Grace Hopper")
  await page.getByLabel("Email", { exact: true }).fill("grace@firm.example")
  await page.getByRole("button", { name: "Create customer" }).click()
  await page.getByRole("heading", { level: 1, name: "Grace Hopper" }).waitFor()
  await page.getByRole("button", { name: "Send a link to choose a password" }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test("staff edit an unpaid order: they review and save the changes, and the buyer is notified", async () => {
  const { shop } = world
  const customer = await shop.customer()
  const { orderId } = await anOrder(shop, customer, { price: 10, name: "Girder" })
  await shop.part({ sku: "CA-EXTRA-1", name: "Extra fan", price: 7 })
  await shop.part({ sku: "M3-bolt", name: "Bolt", price: 1 })
  const { page, complaints, close } = await visitAs(world, shop.admin)
  await page.goto(`/dashboard/order/${orderId}`)
  await page.getByRole("button", { name: "Edit lines and prices" }).click()
  const line = page.getByRole("group", { name: "Girder" })
  await line.getByText(/^\$\d/).waitFor()
  await page.getByLabel("Add a part by its number").fill("ca-extra-1")
  const search = await holdCall(page, "POST", "/price")
  await page.getByRole("button", { name: "Add part" }).click()
  await search.sent
  await line.getByLabel("Quantity").fill("3")
  const partNumber = page.getByLabel("Add a part by its number")
  await partNumber.fill("M3-bolt")
  search.release()
  await page.getByRole("group", { name: "Extra fan" }).waitFor()
  expect(await partNumber.inputValue()).toBe("M3-bolt")
  expect(await line.getByLabel("Quantity").inputValue()).toBe("3")
  await line.getByLabel("Own price").fill("9")
  const reason = line.getByLabel("Reason for this price")
  await page.getByRole("button", { name: "Check changes" }).click()
  await reason.and(page.locator("[aria-invalid=true]")).waitFor()
  await reason.fill("Trade fair")
  const delivery = page.getByLabel("Price of delivery")
  await delivery.fill("5")
  await page.getByRole("button", { name: "Add part" }).click()
  await page
    .getByRole("group", { name: "Bolt" })
    .getByRole("button", { name: "Remove Bolt" })
    .click()
  await partNumber.fill("CA-EXTRA-1")
  await partNumber.press("Enter")
  const extra = page.getByRole("group", { name: "Extra fan" })
  await extra.getByLabel("Quantity").and(page.locator(":focus")).waitFor()
  expect(await partNumber.inputValue()).toBe("")
  await page.getByRole("button", { name: "Check changes" }).click()
  await shown(page, "The order costs $39.00, was $10.00.")
  await page.getByRole("button", { name: "Save and e-mail the buyer" }).click()
  await shown(page, "Changed by the shop")
  await shown(page, "Girder: 3 at $9.00, was 1 at $10.00")
  const { price } = await shop.as(shop.admin)("GET /order/{id}", { params: { id: orderId } })
  expect(price).toBe(39)
  await page.getByRole("button", { name: "Edit lines and prices" }).click()
  expect(await delivery.inputValue()).toBe("5")
  await delivery.fill("")
  await line.getByLabel("Own price").fill(" ")
  await page.getByRole("button", { name: "Check changes" }).click()
  await shown(page, "The order costs $37.00, was $39.00.")
  await page.getByRole("button", { name: "Cancel", exact: true }).click()
  await page.getByRole("link", { name: customer.email, exact: true }).click()
  await page.getByRole("link", { name: customer.name, exact: true }).click()
  await page.getByRole("heading", { level: 1, name: customer.name }).waitFor()
  await page.getByRole("link", { name: "Customers", exact: true }).last().click()
  await page.getByRole("heading", { level: 1, name: "Customers" }).waitFor()
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("a draft is saved with its delivery method and sent, each once, even if replies are lost", async () => {
  const { shop } = world
  const admin = shop.as(shop.admin)
  const { email } = await shop.customer()
  const lines = [{ partId: await shop.part({ name: "Girder" }), quantity: 2 }]
  const body = { email, lines, delivery: "express" }
  const { insertedId: id } = await admin("POST /draft-order", { body })
  const { page, close } = await visitAs(world, shop.admin)
  await page.goto(`/dashboard/draft-orders/${id}`)
  const send = (disabled: boolean) =>
    page.getByRole("button", { name: "Send to the customer", disabled })
  const save = page.getByRole("button", { name: "Save draft", disabled: false })
  const isLost = () =>
    page.getByRole("alert").getByText("The shop could not be reached.").first().waitFor()
  await send(false).waitFor()
  await page.getByRole("group", { name: "Girder" }).getByLabel("Quantity").fill("3")
  await send(true).waitFor()
  await shown(page, "Save your changes before you send the draft.")
  await loseReply(page, "PUT", `/draft-order/${id}`)
  await save.click()
  await isLost()
  await save.click()
  await shown(page, "Draft saved")
  await send(false).waitFor()
  const saved = await admin("GET /draft-order/{id}", { params: { id } })
  expect(saved).toMatchObject({ delivery: "express", wanted: [{ quantity: 3 }] })

  await loseReply(page, "POST", `/draft-order/${id}/send`)
  await send(false).click()
  await isLost()
  await send(false).click()
  await shown(page, "Waiting for an answer")
  const mailed = "select from mail_outbox where recipient = $1 and template = 'order-offer'"
  expect(await shop.sql(mailed, [email])).toHaveLength(1)
  await close()
})

test("rows that staff enter stay for another customer, are ordered once, and become a draft order", async () => {
  const { shop } = world
  const first = await shop.customer()
  const customer = await shop.customer()
  const { email } = customer
  const { page, complaints, close } = await visitAs(world, shop.admin)
  await page.goto(`/quick-order?for=${first.email}`)
  await page.getByLabel("Rows to paste").fill("20 CA-F-120\n200 CA-F-140")
  await page.getByRole("button", { name: "Read rows" }).click()
  const details = page.getByText("Purchase order, address or note")
  const purchaseOrder = page.getByLabel("Purchase order", { exact: true })
  await details.click()
  await purchaseOrder.fill("PO of the first")
  await page.getByLabel("Another customer").fill(email)
  await page.getByRole("button", { name: "Find" }).click()
  await page.getByText(`Phone order for ${email}`).waitFor()
  expect(await purchaseOrder.inputValue()).toBe("")

  await details.click()
  await purchaseOrder.fill("PO-1")
  const order = page.getByRole("button", { name: `Order for ${customer.name}`, disabled: false })
  await loseReply(page, "POST", "/order/for")
  await order.click()
  await page.getByRole("alert").getByText("The shop could not be reached.").first().waitFor()
  for (const other of [first.email, email]) {
    await page.getByLabel("Another customer").fill(other)
    await page.getByRole("button", { name: "Find" }).click()
    await page.getByText(`Phone order for ${other}`).waitFor()
  }
  await details.click()
  await purchaseOrder.fill("PO-2")
  await order.click()
  await shown(page, "Your first attempt went through: the order was placed.")
  expect(await shop.as(customer)("GET /myorder")).toMatchObject([{ purchaseOrder: "PO-1" }])
  await page.getByRole("button", { name: "Save as draft order", disabled: false }).click()
  await shown(page, "Not sent")
  const drafts = await shop.as(shop.admin)("GET /draft-order", { query: { limit: 1 } })
  expect(drafts).toMatchObject([{ email, lineCount: 2 }])
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("a draft order is sent, opened by its link without signing in, and accepted for payment", async () => {
  const { shop } = world
  await shop.holdMails()
  const customer = await shop.customer()
  const place = { name: "Ada Byron", street: "Dock 4", postalCode: "EH6 6QN", country: "GB" }
  for (const city of ["Leith", "Oban"])
    await shop.as(customer)("POST /address", { body: { ...place, city } })
  await shop.part({
    sku: "CA-OFFER-1",
    name: "Offered fan",
    price: 20,
    availableQuantity: 0,
    backorder: "yes",
    maximumQuantity: 5,
  })
  const staff = await visitAs(world, shop.admin)
  await staff.page.goto("/dashboard/draft-orders/new")
  const search = staff.page.getByLabel("Customer’s name or e-mail")
  expect(await search.evaluate((field) => getComputedStyle(field).borderTopWidth)).toBe("1px")
  const namesake = await shop.customer()
  const people = [[customer.id, namesake.id]]
  await shop.sql("update users set name = 'Ada Byron' where id = any($1)", people)
  await search.fill("Ada Byron")
  await search.press("Enter")
  await staff.page.getByRole("link", { name: customer.email }).press("Enter")
  await staff.page.getByText(`For ${customer.email}`).waitFor()
  const number = staff.page.getByLabel("Add a part by its number")
  await number.and(staff.page.locator(":focus")).waitFor()
  await staff.page.getByLabel("Add a part by its number").fill("CA-OFFER-1")
  await staff.page.getByRole("button", { name: "Add part" }).click()
  const fan = staff.page.getByRole("group", { name: "Offered fan" })
  await fan.getByLabel("Quantity").fill("1.5")
  await staff.page.getByRole("button", { name: "Save draft" }).click()
  await expect.poll(() => fan.getByLabel("Quantity").getAttribute("aria-invalid")).toBe("true")
  await fan.getByLabel("Quantity").fill("6")
  await staff.page.getByRole("button", { name: "Save draft" }).click()
  await fan.getByText("At most 5 in one order.").waitFor()
  await fan.getByLabel("Quantity").fill("1")
  await staff.page.getByRole("button", { name: "Save draft" }).click()
  await staff.page.getByRole("button", { name: "Send to the customer" }).click()
  await shown(staff.page, "Waiting for an answer")
  expect(withoutNetworkErrors(staff.complaints)).toEqual([])
  await staff.close()
  const { pathname } = new URL((await latestMail("order-offer")).link)

  const visitor = await visitAs(world, undefined)
  await visitor.page.goto(pathname)
  await visitor.page.getByText("Offered fan").waitFor()
  await visitor.page.getByText("1 when it arrives").waitFor()
  const signIn = visitor.page.getByRole("link", { name: "Sign in to accept" })
  expect(await signIn.getAttribute("href")).toContain("/login?from=%2Foffer%2F")
  const total = visitor.page.getByRole("columnheader", { name: "Total" })
  expect(await total.evaluate((head) => getComputedStyle(head).textAlign)).toBe("right")
  const setBackorder = (accepted: string | null) =>
    shop.sql("update parts set backorder = $1 where sku = 'CA-OFFER-1'", [accepted])
  await setBackorder(null)
  await visitor.page.setViewportSize({ width: 390, height: 800 })
  await visitor.page.reload()
  await shown(visitor.page, "The total includes 1 line that cannot be ordered now.")
  expect(await findProblems(visitor.page)).toEqual([])
  await setBackorder("yes")
  await visitor.close()

  const buyer = await visitAs(world, customer)
  await buyer.page.goto(pathname)
  await buyer.page.getByRole("radio", { name: /Oban/ }).check()
  await buyer.page.waitForURL(/addressId=/)
  const billing = buyer.page.getByLabel("Billing address")
  await billing.selectOption(await billing.getByText(/Leith/).getAttribute("value"))
  expect(await findProblems(buyer.page)).toEqual([])
  await buyer.page.getByRole("button", { name: "Accept and pay $20.00" }).click()
  await buyer.page.waitForURL(/\/dashboard\/payment\//)
  const [order] = await shop.as(customer)("GET /myorder")
  expect(order).toMatchObject({
    shipTo: expect.stringContaining("Oban"),
    billTo: expect.stringContaining("Leith"),
  })
  await buyer.page.goBack()
  await buyer.page.getByText(/^Accepted · /).waitFor()
  expect(withoutNetworkErrors(buyer.complaints)).toEqual([])
  await buyer.close()
})

test("an offer names the country in the language of the page, and says that it was withdrawn", async () => {
  const { shop } = world
  await shop.holdMails()
  const methods = [{ name: "Standard", steps: ["5 kg: 10"] }]
  const zones = [{ name: "Home", places: ["DE"], methods }]
  await shop.saveSettings("delivery", { charged: true, usualWeightG: 100, zones })
  const customer = await shop.customer()
  const home = { name: "Ada Byron", street: "Kaistrasse 4", city: "Hamburg", postalCode: "20457" }
  const address = { body: { ...home, country: "DE" } }
  const { insertedId: addressId } = await shop.as(customer)("POST /address", address)
  const lines = [{ partId: await shop.part(), quantity: 20 }]
  const body = { email: customer.email, lines, addressId }
  const staff = shop.as(shop.admin)
  const { insertedId: id } = await staff("POST /draft-order", { body })
  await staff("POST /draft-order/{id}/send", { params: { id } })
  const { pathname } = new URL((await latestMail("order-offer")).link)
  const { page, close } = await visitAs(world, undefined)
  expect((await shop.send(`GET /de${pathname}`)).body.text).toContain("Deutschland")
  await page.goto(pathname)
  await page.getByText("Germany").waitFor()
  await page.getByRole("button", { name: "Decline" }).click()
  await staff("POST /draft-order/{id}/withdraw", { params: { id } })
  await page.getByRole("alertdialog").getByRole("button", { name: "Decline" }).click()
  await page.getByText("This offer was withdrawn, or the link is incomplete.").waitFor()
  await page.getByRole("heading", { level: 1 }).and(page.locator(":focus")).waitFor()
  await close()
})
