import { afterAll, expect, test } from "vitest"
import { testSandbox } from "#test/services/card-sandbox.ts"

const sandbox = await testSandbox()
afterAll(() => sandbox.close())

/** Makes an intent that requires 3-D Secure. */
async function challenged(card: string, currency = "usd") {
  const intent = await sandbox.stripe.paymentIntents.create({ amount: 5000, currency })
  const { body } = await sandbox.browser(`/v1/payment_intents/${intent.id}/confirm`, {
    payment_method: card,
    client_secret: intent.client_secret ?? "",
  })
  expect(body.status).toBe("requires_action")
  const { type, use_stripe_sdk } = body.next_action
  expect(type).toBe("use_stripe_sdk")
  return { id: intent.id, clientSecret: intent.client_secret, url: use_stripe_sdk.stripe_js }
}

const answer = (url: string, outcome: string) =>
  fetch(url, { method: "POST", body: new URLSearchParams({ outcome }), redirect: "manual" })

test("completing the bank authentication pays", async () => {
  const { id, url } = await challenged("pm_card_authenticationRequired")
  const reply = await fetch(url)
  expect(reply.headers.get("content-security-policy")).toContain("frame-ancestors 'self'")
  const page = await reply.text()
  expect((await fetch(new URL("style.css", url))).headers.get("content-type")).toMatch("text/css")
  expect(page).toContain("$50.00")
  expect(page).toContain("Complete authentication")
  expect((await answer(url, "complete")).status).toBe(200)
  expect(await sandbox.provider.findIntent(id)).toMatchObject({
    status: "succeeded",
    amountReceivedCents: 5000,
  })
})

test.each([
  { currency: "jpy", shown: "¥5,000." },
  { currency: "huf", shown: "HUF 50." },
  { currency: "kwd", shown: "KWD 5.000." },
])("the bank's page shows the amount in $currency", async ({ currency, shown }) => {
  const { url } = await challenged("pm_card_authenticationRequired", currency)
  const page = await (await fetch(url)).text()
  expect(page.replaceAll("\u00a0", " ")).toContain(shown)
})

test("failing it charges nothing, reports it, and another card may follow", async () => {
  const { id, url } = await challenged("pm_card_authenticationRequired")
  await answer(url, "fail")
  expect(await sandbox.stripe.paymentIntents.retrieve(id)).toMatchObject({
    status: "requires_payment_method",
    last_payment_error: { code: "payment_intent_authentication_failure" },
    latest_charge: null,
  })
  await sandbox.stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" })
  expect(await sandbox.provider.findIntent(id)).toMatchObject({ status: "succeeded" })
})

test("a bank may still decline after the authentication", async () => {
  const { id, url } = await challenged(
    "pm_card_authenticationRequiredChargeDeclinedInsufficientFunds",
  )
  await answer(url, "complete")
  expect(await sandbox.stripe.paymentIntents.retrieve(id)).toMatchObject({
    status: "requires_payment_method",
    last_payment_error: { code: "card_declined", decline_code: "insufficient_funds" },
  })
})

test("answering many times at once charges once", async () => {
  const { id, url } = await challenged("pm_card_authenticationRequired")
  await Promise.all(["complete", "complete", "fail", "complete"].map((how) => answer(url, how)))
  const charges = "select status from sandbox.charges where payment_intent_id = $1"
  const { rows } = await sandbox.pool.query(charges, [id])
  const isPaid = (await sandbox.provider.findIntent(id))?.status === "succeeded"
  expect(rows).toEqual(isPaid ? [{ status: "succeeded" }] : [])
})

test("a replaced, canceled or unknown authentication leads nowhere", async () => {
  const first = await challenged("pm_card_authenticationRequired")
  await sandbox.browser(`/v1/payment_intents/${first.id}/confirm`, {
    payment_method: "pm_card_authenticationRequired",
    client_secret: first.clientSecret ?? "",
  })
  expect((await answer(first.url, "complete")).status).toBe(404)

  const second = await challenged("pm_card_authenticationRequired")
  await sandbox.provider.cancelIntent(second.id)
  await answer(second.url, "complete")
  expect(await sandbox.provider.findIntent(second.id)).toMatchObject({
    status: "canceled",
    amountReceivedCents: 0,
  })
  expect((await answer(`${sandbox.apiBase}/3ds/unknown`, "complete")).status).toBe(404)
})

test("cards with optional or unavailable authentication do not ask for it", async () => {
  const [optional, unavailable] = await Promise.all([
    sandbox.stripe.paymentIntents.create({ amount: 5000, currency: "usd" }),
    sandbox.stripe.paymentIntents.create({ amount: 5000, currency: "usd" }),
  ])
  expect(
    await sandbox.stripe.paymentIntents.confirm(optional.id, {
      payment_method: "pm_card_threeDSecureOptional",
    }),
  ).toMatchObject({ status: "succeeded" })
  await expect(
    sandbox.stripe.paymentIntents.confirm(unavailable.id, {
      payment_method: "pm_card_threeDSecureRequiredProcessingError",
    }),
  ).rejects.toMatchObject({ code: "card_declined" })
})

test("an invalid form completes nothing", async () => {
  const { id, url } = await challenged("pm_card_authenticationRequired")
  for (const type of ["multipart/form-data", "application/json", "text/plain"]) {
    const headers = { "content-type": type }
    const response = await fetch(url, { method: "POST", headers, body: "outcome=complete" })
    expect(response.status).toBe(400)
  }
  expect(await sandbox.provider.findIntent(id)).toMatchObject({ status: "open" })
})
