import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { breakCall, holdCall, loseReply, withoutNetworkErrors } from "../network-faults.ts"
import { type CardInput, fillCard, payButton, payWith } from "../page-forms.ts"
import {
  anOrder,
  focusedLabel,
  focusedText,
  openShopBrowser,
  serverText,
  shown,
  visitAs,
} from "../shop-browser.ts"
import { completed, goodCard, openPayment } from "./open-payment.ts"

const world = await openShopBrowser()
afterAll(world.close)
const customer = await world.shop.customer()

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
    [{ ...goodCard, expiry: "1" }, "Your card's expiration date is incomplete.", expiry],
    [{ ...goodCard, cvc: "1" }, "Your card's security code is incomplete.", cvc],
    [{ number: "4242424242424241" }, "Your card number is incorrect.", number],
    [{ ...goodCard, expiry: "1220" }, "Your card's expiration year is invalid.", expiry],
    [{ ...goodCard, expiry: "1334" }, "Your card's expiration month is invalid.", expiry],
    [{ number: "4000000000000002" }, "Your card was declined.", number],
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

  await payWith(page, goodCard)
  await page.getByRole("heading", { name: completed }).waitFor()
  await expect.poll(() => focusedText(page)).toBe(completed)
  await expect.poll(isPaid).toBe(true)
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("a bank authentication is refused, abandoned early or late, then completed", async () => {
  const { page, isPaid, complaints, close } = await openPayment(world, customer)
  const bank = page.frameLocator("iframe[title='Confirmation page of your bank']")
  const challenged = { number: "4000002760003184" }
  const notConfirmed = page
    .getByRole("alert")
    .getByText("You did not confirm the payment with your bank. Nothing was charged.")
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
  await notConfirmed.waitFor()
  await expect.poll(isPaid).toBe(false)

  // An abandoned authentication does not come back with a late response.
  const lookupPath = /\/v1\/payment_intents\/[^/]+\?/
  const lookup = await holdCall(page, "GET", lookupPath)
  await payWith(page, challenged)
  await notConfirmed.waitFor({ state: "detached" })
  await lookup.sent
  await page.keyboard.press("Escape")
  await notConfirmed.waitFor()
  const late = page.waitForResponse(lookupPath)
  lookup.release()
  await (await late).finished()

  await payWith(page, challenged)
  await bank.getByRole("button", { name: "Complete authentication" }).click()
  await page.getByRole("heading", { name: completed }).waitFor()
  await expect.poll(isPaid).toBe(true)
  expect(withoutNetworkErrors(complaints)).toEqual([])
  await close()
})

test("an order keeps its price, a double click pays it once, and Back never shows the card form again", async () => {
  const { shop } = world
  const { orderId, partId } = await anOrder(shop, customer, { price: 118 })
  const api = shop.as(shop.admin)
  const params = { id: partId }
  const { version } = await api("GET /part/{id}", { params })
  await api("PATCH /part/{id}", { params, body: { price: 999, version } })
  const { page, complaints, close } = await visitAs(world, customer)
  await page.goto(`/dashboard/payment/${orderId}`)
  await shown(page, "Please pay: $118.00")
  const confirmations: string[] = []
  page.on("request", (request) => {
    if (request.url().endsWith("/confirm")) confirmations.push(request.url())
  })
  await fillCard(page, goodCard)
  await payButton(page).dblclick()
  await page.getByRole("heading", { name: completed }).waitFor()
  expect(confirmations).toHaveLength(1)
  const isPaid = async () =>
    (await shop.as(customer)("GET /order/{id}", { params: { id: orderId } })).paid
  await expect.poll(isPaid).toBe(true)

  await page.getByRole("main").getByRole("link", { name: "My Order" }).last().click()
  await page.getByRole("heading", { name: "My Order", level: 1 }).waitFor()
  await page.goBack()
  await page.getByRole("heading", { name: "This order is paid" }).waitFor()
  await expect.poll(() => payButton(page).count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

test("a paid order offers no card form, even in a tab that still showed one", async () => {
  const { page, orderId, close } = await openPayment(world, customer)
  const other = await page.context().newPage()
  await other.goto(`/dashboard/payment/${orderId}`)
  await fillCard(other, goodCard)
  // The second tab has its payment before the first tab confirms its own.
  await payButton(other).click({ trial: true })
  // Brings the tab to the front: a hidden tab may not be drawn, and clicks on it are lost.
  await page.bringToFront()
  await payWith(page, goodCard)
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

test("an unknown or another buyer's order has no payment page", async () => {
  const { shop } = world
  const { orderId } = await anOrder(shop, await shop.customer())
  const headers = { cookie: customer.cookie }
  for (const id of [orderId, "f".repeat(24)]) {
    const { status, body } = await shop.send(`GET /dashboard/payment/${id}`, { headers })
    expect(status).toBe(404)
    expect(body.text).toContain("This order does not exist.")
  }
})

test("a page reloaded while the card is charged finds the order paid", async () => {
  const { page, orderId, isPaid, close } = await openPayment(world, customer)
  const reloaded = Promise.withResolvers<unknown>()
  await page.route(/\/confirm$/, async (route) => {
    // The provider received the request; its answer is lost.
    await route.fetch()
    reloaded.resolve(page.reload())
  })
  await payWith(page, goodCard)
  await reloaded.promise
  await expect.poll(isPaid).toBe(true)
  const path = `/dashboard/payment/${orderId}`
  expect(await serverText(world.shop, customer, path)).toContain("This order is paid")
  await close()
})

test("after a lost response of the provider, trying again pays once", async () => {
  const { page, isPaid, close } = await openPayment(world, customer)
  await loseReply(page, "POST", /\/confirm$/)
  await payWith(page, goodCard)
  await page
    .getByText("The card provider could not be reached. Try again. You will not be charged twice.")
    .waitFor()
  await payButton(page).click()
  await page.getByRole("heading", { name: completed }).waitFor()
  await expect.poll(isPaid).toBe(true)
  await close()
})

test("a payment that the shop refuses has no card form; one that cannot start keeps the card and can be retried", async () => {
  const { orderId } = await anOrder(world.shop, customer)
  const { page, close } = await visitAs(world, customer)
  const refusal = { status: 409, code: "payment_unclear", message: "Ask the shop to look at it." }
  const refused = await breakCall(page, "POST /create-payment-intent", refusal)
  await page.goto(`/dashboard/payment/${orderId}`)
  await page.getByRole("alert").getByText("Ask the shop to look at it.").waitFor()
  expect(await page.getByLabel("Card number").count()).toBe(0)

  await refused.restore()
  const outage = await breakCall(page, "POST /create-payment-intent")
  await page.reload()
  await page.getByRole("alert").getByText("Payment could not be started.").waitFor()
  await fillCard(page, goodCard)
  expect(await payButton(page).isEnabled()).toBe(false)
  await outage.restore()
  await page.getByRole("button", { name: "Try again" }).click()
  await payButton(page).click()
  await page.getByRole("heading", { name: completed }).waitFor()
  await close()
})

test("a buyer who goes on to My Order finds the order paid if it is confirmed before or after its list", async () => {
  const { shop } = world
  const buyer = await shop.customer()
  const orders = [await anOrder(shop, buyer), await anOrder(shop, buyer)]
  const { page, complaints, close } = await visitAs(world, buyer)
  await page.goto("/dashboard/myOrder")
  for (const [index, { orderNumber }] of orders.entries()) {
    const isListFirst = index === 0
    const row = page.getByRole("row", { name: new RegExp(orderNumber) })
    const payLink = row.getByRole("link", { name: /^Pay/ })
    const unpaid = await shop.as(buyer)("GET /myorder", { query: { email: buyer.email } })
    await payLink.click()
    await payButton(page).and(page.locator(":enabled")).waitFor()
    const listRequest = page.waitForRequest(/\/myorder\?/)
    const confirmed = page.waitForResponse(/\/order\/\w+$/)
    await page.route(
      /\/myorder\?/,
      async (route) => {
        if (!isListFirst) await (await confirmed).finished()
        await route.fulfill({ json: unpaid })
      },
      { times: 1 },
    )
    await page.route(/\/order\/\w+$/, async (route) => {
      await listRequest
      if (isListFirst) await payLink.waitFor()
      await route.continue()
    })
    await payWith(page, goodCard)
    await page.getByRole("heading", { name: completed }).waitFor()
    await page.getByRole("link", { name: "My Order" }).last().click()
    await row.getByText("Paid", { exact: true }).waitFor()
    await page.unrouteAll({ behavior: "wait" })
  }
  expect(complaints).toEqual([])
  await close()
})

test("paid but not yet confirmed: no second payment is asked, and the provider's event ends the warning", async () => {
  const { page, isPaid, close } = await openPayment(world, customer)
  await breakCall(page, "PATCH /order/")
  await payWith(page, goodCard)
  const warning = page
    .getByRole("status")
    .getByText("We are confirming your order; do not pay again.")
  await warning.waitFor()
  await page.getByRole("heading", { name: completed }).waitFor()
  await expect.poll(() => page.getByText(/^pi_\w+$/).count()).toBe(1)
  await expect.poll(() => payButton(page).count()).toBe(0)
  await warning.waitFor({ state: "detached" })
  expect(await isPaid()).toBe(true)
  await page.getByRole("heading", { name: completed }).waitFor()
  await close()
})

test("a buyer reads the shop's mail in the browser and follows its link to pay", async () => {
  const { shop } = world
  const buyer = await shop.customer()
  const purchaseId = await shop.part({ name: "Posted Anvil" })
  await shop.as(buyer)("POST /purchase", { body: { purchaseId, quantity: 2 } })
  await expect
    .poll(async () => (await shop.send("GET /sandbox/mail")).body.text)
    .toMatch(/Your order CA-\d{4}-\d{6} of Posted Anvil/)

  const { page, complaints, close } = await visitAs(world, undefined)
  await page.goto("/sandbox/mail")
  await page.getByRole("link", { name: /^Your order CA-\d{4}-\d{6} of Posted Anvil/ }).click()
  const mail = page.frameLocator("iframe[title='The mail']")
  await mail.getByText(/2 × Posted Anvil \(CA-\w+\) at \$149\.00/).waitFor()
  await mail.getByRole("link", { name: "Pay now" }).click()
  await page.getByRole("heading", { name: "Login", level: 1 }).waitFor()
  await expect
    .poll(() => new URL(page.url()).searchParams.get("from"))
    .toMatch(/^\/dashboard\/payment\//)
  expect(complaints).toEqual([])
  await close()
})
