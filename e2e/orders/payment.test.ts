import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { payOrder } from "#test/pay.ts"
import { withoutNetworkErrors } from "../network-faults.ts"
import { type CardInput, fillCard, payButton, payWith } from "../page-forms.ts"
import { anOrder, openShopBrowser, shown, visitAs } from "../shop-browser.ts"
import { completed, good, openPayment } from "./open-payment.ts"

const world = await openShopBrowser()
afterAll(world.close)
const customer = await world.shop.customer()

const focusedLabel = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label"))

const descriptionOf = (page: Page, label: string) =>
  page.getByLabel(label).evaluate((field) => {
    const ids = field.getAttribute("aria-describedby")?.split(" ") ?? []
    return ids.map((id) => document.getElementById(id)?.textContent).join(" ")
  })

test("a card error is shown in the provider's words, and focus moves to its field", async () => {
  const { page, isPaid, complaints, close } = await openPayment(world, customer)
  await shown(page, "Hello, Customer 1")
  await shown(page, "Please pay: $149.00")
  const number = "Card number"
  const expiry = "Expiry date, month and year"
  const cvc = "CVC, the security code"
  const refusals: [CardInput, string, string][] = [
    [{ number: "" }, "Your card number is incomplete.", number],
    [{ ...good, expiry: "1" }, "Your card's expiration date is incomplete.", expiry],
    [{ ...good, cvc: "1" }, "Your card's security code is incomplete.", cvc],
    [{ number: "4242424242424241" }, "Your card number is incorrect.", number],
    [{ ...good, expiry: "1220" }, "Your card's expiration year is invalid.", expiry],
    [{ ...good, expiry: "1334" }, "Your card's expiration month is invalid.", expiry],
    [{ number: "4000000000000002" }, "Your card was declined.", number],
    [{ number: "4000000000009995" }, "Your card has insufficient funds.", number],
    [{ number: "4000000000000069" }, "Your card has expired.", expiry],
    [{ number: "4000000000000127" }, "Your card's security code is incorrect.", cvc],
    [
      { number: "4000000000000119" },
      "An error occurred while processing your card. Try again in a little bit.",
      number,
    ],
  ]
  for (const [card, words, field] of refusals) {
    await payWith(page, card)
    await page.getByRole("alert").getByText(words, { exact: true }).waitFor()
    await expect.poll(() => focusedLabel(page), { message: words }).toBe(field)
    // The alert has announced it; later the message describes the field.
    expect(await descriptionOf(page, field)).not.toContain(words)
  }
  await page.keyboard.press("Tab")
  await expect.poll(() => descriptionOf(page, number)).toContain("An error occurred")
  await expect.poll(isPaid).toBe(false)

  await payWith(page, good)
  await page.getByRole("heading", { name: completed }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(completed)
  await expect.poll(isPaid).toBe(true)
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("a bank authentication is refused, abandoned, then completed", async () => {
  const { page, isPaid, complaints, close } = await openPayment(world, customer)
  const bank = page.frameLocator("iframe[title='Confirmation page of your bank']")
  const challenged = { number: "4000002760003184" }
  await payWith(page, challenged)
  await bank.getByRole("button", { name: "Fail authentication" }).click()
  await page
    .getByRole("alert")
    .getByText(/unable to authenticate/)
    .waitFor()

  await payWith(page, challenged)
  await bank.getByRole("button", { name: "Fail authentication" }).waitFor()
  await page.keyboard.press("Escape")
  await page.getByRole("dialog").waitFor({ state: "detached" })
  await page
    .getByRole("alert")
    .getByText("You did not confirm the payment with your bank. Nothing was charged.")
    .waitFor()
  await expect.poll(isPaid).toBe(false)

  await payWith(page, challenged)
  await bank.getByRole("button", { name: "Complete authentication" }).click()
  await page.getByRole("heading", { name: completed }).waitFor()
  await expect.poll(isPaid).toBe(true)
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("an abandoned bank authentication does not come back with a late response", async () => {
  const { page, complaints, close } = await openPayment(world, customer)
  const left = Promise.withResolvers<void>()
  await page.route(/\/v1\/payment_intents\/[^/]+\?/, async (route) => {
    await left.promise
    await route.continue()
  })
  const looked = page.waitForRequest(/\/v1\/payment_intents\/[^/]+\?/)
  await payWith(page, { number: "4000002760003184" })
  await looked
  await page.keyboard.press("Escape")
  await page
    .getByRole("alert")
    .getByText("You did not confirm the payment with your bank.")
    .waitFor()
  const late = page.waitForResponse(/\/v1\/payment_intents\/[^/]+\?/)
  left.resolve()
  await (await late).finished()
  await payWith(page, good)
  await page.getByRole("heading", { name: completed }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test("an order keeps its price when its part's price changes", async () => {
  const { page, orderId, isPaid, complaints, close } = await openPayment(world, customer, 118)
  await shown(page, "Please pay: $118.00")
  const api = world.shop.as(world.shop.admin)
  const { purchaseId } = await api("GET /order/{id}", { params: { id: orderId } })
  const { version } = await api("GET /part/{id}", { params: { id: purchaseId } })
  await api("PATCH /part/{id}", { params: { id: purchaseId }, body: { price: 999, version } })
  await page.reload()
  await shown(page, "Please pay: $118.00")
  await payWith(page, good)
  await shown(page, completed)
  await expect.poll(isPaid).toBe(true)
  expect(complaints).toEqual([])
  await close()
})

test("a double click pays once", async () => {
  const { page, isPaid, close } = await openPayment(world, customer)
  const confirmations: string[] = []
  page.on("request", (request) => {
    if (request.url().endsWith("/confirm")) confirmations.push(request.url())
  })
  await fillCard(page, good)
  await payButton(page).dblclick()
  await page.getByRole("heading", { name: completed }).waitFor()
  expect(confirmations).toHaveLength(1)
  await expect.poll(isPaid).toBe(true)
  await close()
})

test("a paid order offers no card form, also in a tab that still had one", async () => {
  const { page, orderId, close } = await openPayment(world, customer)
  const other = await page.context().newPage()
  await other.goto(`/dashboard/payment/${orderId}`)
  await fillCard(other, good)
  // The second tab has its payment before the first tab confirms its own.
  await payButton(other).click({ trial: true })
  // Brings the tab to the front: a hidden tab may not be drawn, and clicks on it are lost.
  await page.bringToFront()
  await payWith(page, good)
  await page.getByRole("heading", { name: completed }).waitFor()
  const transaction = await page.getByText(/^pi_\w+$/).innerText()

  await other.bringToFront()
  await payButton(other).click()
  await other.getByRole("heading", { name: completed }).waitFor()
  await expect
    .poll(() => other.getByText(/^pi_\w+$/).innerText(), { message: "the same payment" })
    .toBe(transaction)
  await other.reload()
  await other.getByRole("heading", { name: "This order is paid" }).waitFor()
  await shown(other, transaction)
  await expect.poll(() => payButton(other).count()).toBe(0)
  await close()
})

test("Back after paying never shows the card form again", async () => {
  const { page, close } = await openPayment(world, customer)
  await payWith(page, good)
  await page.getByRole("heading", { name: completed }).waitFor()
  await page.getByRole("main").getByRole("link", { name: "My Order" }).last().click()
  await page.getByRole("heading", { name: "My Order", level: 1 }).waitFor()
  await page.goBack()
  await page.getByRole("heading", { name: "This order is paid" }).waitFor()
  await expect.poll(() => payButton(page).count()).toBe(0)
  await close()
})

test("a paid order shows its transaction; an unknown or another buyer's order answers 404", async () => {
  const { shop } = world
  const { orderId } = await anOrder(shop, customer)
  const transaction = await payOrder(shop, customer, orderId)
  const { page, close } = await visitAs(world, customer)
  await page.goto(`/dashboard/payment/${orderId}`)
  await page.getByRole("heading", { name: "This order is paid" }).waitFor()
  await shown(page, transaction)

  const stranger = await shop.customer()
  const { orderId: strangers } = await anOrder(shop, stranger)
  for (const id of [strangers, "f".repeat(24)]) {
    const response = await page.goto(`/dashboard/payment/${id}`)
    expect(response?.status()).toBe(404)
    await page.getByRole("heading", { name: "This order does not exist." }).waitFor()
  }
  await close()
})
