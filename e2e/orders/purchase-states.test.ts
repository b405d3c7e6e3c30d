import { afterAll, expect, test } from "vitest"
import type { NewPart } from "#test/test-shop.ts"
import { blockLiveUpdates, breakCall, loseReply, withoutNetworkErrors } from "../network-faults.ts"
import { logIn, quantity, submit } from "../page-forms.ts"
import { focusedText, isFocused, openShopBrowser, shown, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)
const customer = await world.shop.customer()

async function openPurchase(part: Partial<NewPart> = {}, buyer = customer) {
  const partId = await world.shop.part(part)
  const visitor = await visitAs(world, buyer)
  await visitor.page.goto(`/purchase/${partId}`)
  return { ...visitor, partId }
}

const ordersOf = async (partId: string, buyer = customer) =>
  (await world.shop.as(buyer)("GET /myorder")).filter((order) => order.purchaseId === partId)

test("the quantity is validated as typed; buttons and keys change it, past its limits too", async () => {
  const { page, complaints, close } = await openPurchase({
    minimumQuantity: 2,
    availableQuantity: 12,
  })
  await expect.poll(() => quantity(page).inputValue()).toBe("2")
  await expect.poll(() => page.getByLabel("Price").inputValue()).toBe("$298.00")
  const cases: [string, string | undefined][] = [
    ["1", "Less than Minimun Order Quantity"],
    ["", "Less than Minimun Order Quantity"],
    ["-5", "Less than Minimun Order Quantity"],
    ["2.5", "Less than Minimun Order Quantity"],
    ["12", undefined],
    ["13", "Not Available"],
    ["99999999999", "Not Available"],
    ["2", undefined],
  ]
  for (const [typed, message] of cases) {
    await quantity(page).fill(typed)
    if (message) await page.getByRole("alert").getByText(message, { exact: true }).waitFor()
    await expect
      .poll(() => submit(page).isDisabled(), { message: typed })
      .toBe(message !== undefined)
    await expect
      .poll(() => quantity(page).getAttribute("aria-invalid"), { message: typed })
      .toBe(message ? "true" : null)
  }

  await page.getByRole("button", { name: "Increase quantity" }).click()
  await expect.poll(() => quantity(page).inputValue()).toBe("3")
  await page.getByRole("button", { name: "Decrease quantity" }).click({ clickCount: 2 })
  await expect.poll(() => quantity(page).inputValue()).toBe("1")
  await shown(page, "Less than Minimun Order Quantity")
  await quantity(page).press("PageUp")
  await expect.poll(() => quantity(page).inputValue()).toBe("11")
  await quantity(page).press("ArrowUp")
  await expect.poll(() => quantity(page).inputValue()).toBe("12")
  await expect.poll(() => page.getByLabel("Price").inputValue()).toBe("$1,788.00")
  await quantity(page).press("PageDown")
  await expect.poll(() => quantity(page).inputValue()).toBe("2")
  await page.getByRole("button", { name: "Increase quantity" }).click({ delay: 900 })
  expect(Number(await quantity(page).inputValue()), "held down it goes on").toBeGreaterThan(4)
  expect(complaints).toEqual([])
  await close()
})

test("a part sold in packs is stepped by packs, and another quantity gets suggestions", async () => {
  const packed = { minimumQuantity: 24, maximumQuantity: 480, orderMultiple: 12 }
  const { page, complaints, close } = await openPurchase({ ...packed, availableQuantity: 1000 })
  await shown(page, "Minimum 24, maximum 480, in multiples of 12, 1,000 available")
  await page.getByRole("button", { name: "Increase quantity by 12" }).click()
  await expect.poll(() => quantity(page).inputValue()).toBe("36")
  await quantity(page).fill("50")
  await shown(page, "Not a multiple of 12. Use 48 or 60.")
  await expect.poll(() => submit(page).isDisabled()).toBe(true)
  await quantity(page).press("ArrowUp")
  await expect.poll(() => quantity(page).inputValue()).toBe("60")
  await quantity(page).fill("500")
  await shown(page, "At most 480 in one order.")
  await page.getByRole("button", { name: "Use 480" }).click()
  await expect.poll(() => quantity(page).inputValue()).toBe("480")
  await expect.poll(() => quantity(page).evaluate(isFocused)).toBe(true)
  await submit(page).click()
  await shown(page, "We have received your order.")
  expect(complaints).toEqual([])
  await close()
})

test("a discontinued part leads back to the parts, and so does an unknown one", async () => {
  const { page, close } = await visitAs(world, customer)
  const browse = page.getByRole("main").getByRole("link", { name: "Browse parts" })
  expect((await page.request.get("/purchase/nonsense")).status()).toBe(404)
  const response = await page.goto(`/purchase/${"f".repeat(24)}`)
  expect(response?.status()).toBe(404)
  await page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor()
  expect(await browse.getAttribute("href")).toBe("/#parts")
  const gone = await world.shop.part()
  await world.shop.as(world.shop.admin)("DELETE /part/{id}", { params: { id: gone } })
  expect((await page.goto(`/purchase/${gone}`))?.status()).toBe(404)
  await page.getByRole("heading", { level: 1, name: "This part is no longer made." }).waitFor()
  await browse.click()
  await page.getByRole("heading", { level: 1, name: "Parts" }).waitFor()
  await close()
})

test("stock sold meanwhile: nothing is ordered, and the page says what is left, or why nothing can be", async () => {
  const partId = await world.shop.part({ minimumQuantity: 5, availableQuantity: 30 })
  const { page, complaints, close } = await visitAs(world, customer)
  await blockLiveUpdates(page, partId)
  await page.goto(`/purchase/${partId}`)
  await page.getByLabel("Phone").fill("555 0100")
  await quantity(page).fill("18")
  const rival = world.shop.as(await world.shop.customer())
  await rival("POST /purchase", { body: { purchaseId: partId, quantity: 15 } })
  await submit(page).click()
  await page.getByRole("alert").getByText("Failed", { exact: true }).waitFor()
  await shown(page, "The order was not placed. Your details are still here.")
  await shown(page, "15 available")
  await shown(page, "Not Available")
  await expect.poll(() => page.getByLabel("Phone").inputValue()).toBe("555 0100")
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: "focus is kept" })
    .not.toBe("BODY")
  await quantity(page).fill("5")
  await submit(page).click()
  await shown(page, "order placed")
  await shown(page, "10 available")

  await rival("POST /purchase", { body: { purchaseId: partId, quantity: 7 } })
  await submit(page).click()
  await shown(page, "The order was not placed. Your details are still here.")
  await shown(page, "3 are left, fewer than the minimum order.")
  await shown(page, "Not Available")
  await expect.poll(() => submit(page).isDisabled()).toBe(true)
  await quantity(page).fill("3")
  await shown(page, "Less than Minimun Order Quantity")
  await expect.poll(() => submit(page).isDisabled()).toBe(true)
  await expect.poll(() => ordersOf(partId)).toHaveLength(1)

  await world.shop.sql("update parts set available_quantity = 0 where id = $1", [partId])
  await page.reload()
  await shown(page, "Not Available")
  await expect.poll(() => submit(page).isDisabled(), { message: "from the start" }).toBe(true)
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("an outage keeps the input, and a lost response does not place a second order", async () => {
  const { page, partId, close } = await openPurchase()
  await page.getByLabel("Phone").fill("555 0100")
  const outage = await breakCall(page, "POST /purchase")
  await submit(page).click()
  await shown(page, "The order was not placed. Your details are still here.")
  await shown(page, "The shop is resting.")
  await expect.poll(() => page.getByLabel("Phone").inputValue()).toBe("555 0100")
  await outage.restore()
  await loseReply(page, "POST", "/purchase")
  await submit(page).click()
  await shown(page, "The shop did not respond.")
  await submit(page).click()
  await shown(page, "order placed")
  await expect.poll(() => page.getByText("The order was not placed.").count()).toBe(0)
  await expect.poll(() => ordersOf(partId)).toHaveLength(1)
  await close()
})

test("a double click orders once, with the profile's phone; later orders may have another", async () => {
  const buyer = await world.shop.customer()
  const { email } = buyer
  const profile = { education: "MSc", location: "Graz", phone: "+43 316 0100", linkedin: "ada" }
  await world.shop.as(buyer)("PUT /userUpdate/{email}", { params: { email }, body: profile })
  const part = { name: "Anvil 1000", availableQuantity: 9 }
  const { page, partId, complaints, close } = await openPurchase(part, buyer)
  const phone = page.getByLabel("Phone")
  await expect.poll(() => phone.inputValue()).toBe("+43 316 0100")
  await submit(page).dblclick()
  await shown(page, "We have received your order.")
  await expect.poll(() => focusedText(page)).toContain("1 × Anvil 1000, $149.00.")
  await shown(page, "8 available")
  await expect.poll(() => ordersOf(partId, buyer)).toHaveLength(1)

  // The connection fails just after the second order, which stays on the page.
  await blockLiveUpdates(page, partId)
  await breakCall(page, `GET /part/${partId}`, "no answer")
  const lost = page.waitForEvent("requestfailed", (request) =>
    request.url().endsWith(`/part/${partId}`),
  )
  await phone.fill("555 0100")
  await quantity(page).fill("2")
  await submit(page).click()
  await lost
  await page.getByText("2 × Anvil 1000").first().waitFor()
  await quantity(page).fill("3")
  await submit(page).click()
  await page.getByText("3 × Anvil 1000").first().waitFor()
  await expect
    .poll(async () => (await ordersOf(partId, buyer)).map((order) => order.phone))
    .toEqual(["555 0100", "555 0100", "+43 316 0100"])
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("a session that ends meanwhile loses no input", async () => {
  const buyer = await world.shop.customer()
  const partId = await world.shop.part({ availableQuantity: 5, backorder: "yes" })
  const { page, close } = await visitAs(world, buyer)
  await page.goto(`/purchase/${partId}`)
  await quantity(page).fill("7")
  await page.getByRole("radio", { name: /^Send in several shipments/ }).check()
  await page.getByLabel("Phone").fill("+1 555 0100")
  const details = page.getByText("Purchase order, address or note")
  await details.click()
  await page.getByLabel("Purchase order", { exact: true }).fill("PO 4711")
  await page.getByLabel("Note").fill("Ring first.")
  await page.context().clearCookies()
  const lost = await breakCall(page, "POST /purchase", { status: 401, code: "unauthenticated" })
  await submit(page).click()
  await page.getByRole("heading", { name: "Login", level: 1 }).waitFor()
  await lost.restore()
  await logIn(page, buyer)
  await page.getByRole("heading", { name: "Anvil 1000", level: 1 }).waitFor()
  await expect.poll(() => page.getByLabel("Phone").inputValue()).toBe("+1 555 0100")
  await expect.poll(() => quantity(page).inputValue()).toBe("7")
  await expect.poll(() => page.getByLabel("Note").inputValue()).toBe("Ring first.")
  await submit(page).click()
  await shown(page, "We have received your order.")
  // Each order has its own note.
  await page.getByLabel("Note").waitFor({ state: "hidden" })
  const [order] = await world.shop.as(buyer)("GET /myorder")
  expect(order).toMatchObject({ quantity: 7, purchaseOrder: "PO 4711", note: "Ring first." })
  expect(order).toMatchObject({ shipment: "parts" })
  await close()
})
