import { afterAll, expect, test } from "vitest"
import { breakCall } from "../network-faults.ts"
import { fillCard, payButton, payWith } from "../page-forms.ts"
import { anOrder, openShopBrowser, visitAs } from "../shop-browser.ts"
import { completed, good, openPayment } from "./open-payment.ts"

const world = await openShopBrowser()
afterAll(world.close)
const customer = await world.shop.customer()

test("a page reloaded while the card is charged finds the order paid", async () => {
  const { page, isPaid, close } = await openPayment(world, customer)
  const reloaded = Promise.withResolvers<unknown>()
  await page.route(/\/confirm$/, async (route) => {
    // The provider received the request; its answer is lost.
    await route.fetch()
    reloaded.resolve(page.reload())
  })
  await payWith(page, good)
  await reloaded.promise
  await expect.poll(isPaid).toBe(true)
  await page.reload()
  await page.getByRole("heading", { name: "This order is paid" }).waitFor()
  await close()
})

test("after a lost response of the provider, trying again pays once", async () => {
  const { page, isPaid, close } = await openPayment(world, customer)
  await page.route(
    /\/confirm$/,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await payWith(page, good)
  await page
    .getByText("The card provider could not be reached. Try again. You will not be charged twice.")
    .waitFor()
  await payButton(page).click()
  await page.getByRole("heading", { name: completed }).waitFor()
  await expect.poll(isPaid).toBe(true)
  await close()
})

test("a payment that cannot start says so and can be retried, keeping the card entered meanwhile", async () => {
  const { orderId } = await anOrder(world.shop, customer)
  const { page, close } = await visitAs(world, customer)
  const outage = await breakCall(page, "POST /create-payment-intent")
  await page.goto(`/dashboard/payment/${orderId}`)
  await page.getByRole("alert").getByText("Payment could not be started.").waitFor()
  await fillCard(page, good)
  expect(await payButton(page).isEnabled()).toBe(false)
  await outage.restore()
  await page.getByRole("button", { name: "Try again" }).click()
  await payButton(page).click()
  await page.getByRole("heading", { name: completed }).waitFor()
  await close()
})

test("no card form is shown if the shop refuses the payment", async () => {
  const { orderId } = await anOrder(world.shop, customer)
  const { page, close } = await visitAs(world, customer)
  const refusal = { status: 409, code: "payment_unclear", message: "Ask the shop to look at it." }
  await breakCall(page, "POST /create-payment-intent", refusal)
  await page.goto(`/dashboard/payment/${orderId}`)
  await page.getByRole("alert").getByText("Ask the shop to look at it.").waitFor()
  expect(await page.getByLabel("Card number").count()).toBe(0)
  await close()
})

test("paid but not yet confirmed: the success stays, and the page does not ask for payment again", async () => {
  const { page, isPaid, close } = await openPayment(world, customer)
  const outage = await breakCall(page, "PATCH /order/")
  await payWith(page, good)
  await page.getByRole("heading", { name: completed }).waitFor()
  const warning = page
    .getByRole("status")
    .getByText("We are confirming your order; do not pay again.")
  await warning.waitFor()
  await expect.poll(() => page.getByText(/^pi_\w+$/).count()).toBe(1)
  await expect.poll(() => payButton(page).count()).toBe(0)
  await outage.restore()
  await warning.waitFor({ state: "detached" })
  await expect.poll(isPaid).toBe(true)
  await close()
})

test.each(["its list is shown", "its list is on the way"])(
  "a buyer who goes on to My Order finds the order paid if it is confirmed when %s",
  async (when) => {
    const { page, complaints, close } = await openPayment(world, customer)
    const unpaid = await world.shop.as(customer)("GET /myorder", {
      query: { email: customer.email },
    })
    const newest = page.getByRole("row").nth(1)
    const listRequest = page.waitForRequest(/\/myorder\?/)
    const confirmed = page.waitForResponse(/\/order\/\w+$/)
    await page.route(
      /\/myorder\?/,
      async (route) => {
        if (when === "its list is on the way") await (await confirmed).finished()
        await route.fulfill({ json: unpaid })
      },
      { times: 1 },
    )
    await page.route(/\/order\/\w+$/, async (route) => {
      await listRequest
      if (when === "its list is shown") await newest.getByRole("link", { name: /^Pay/ }).waitFor()
      await route.continue()
    })
    await payWith(page, good)
    await page.getByRole("heading", { name: completed }).waitFor()
    await page.getByRole("link", { name: "My Order" }).last().click()
    await newest.getByText("Paid", { exact: true }).waitFor()
    expect(complaints).toEqual([])
    await close()
  },
)

test("when only the provider's event confirms a payment, the warning disappears by itself", async () => {
  const { page, isPaid, close } = await openPayment(world, customer)
  await breakCall(page, "PATCH /order/")
  await payWith(page, good)
  const warning = page
    .getByRole("status")
    .getByText("We are confirming your order; do not pay again.")
  await warning.waitFor()
  await expect.poll(isPaid).toBe(true)
  await warning.waitFor({ state: "detached" })
  await page.getByRole("heading", { name: completed }).waitFor()
  await close()
})
