import { afterAll, expect, test } from "vitest"
import { testSandbox } from "./test-sandbox.ts"

const sandbox = await testSandbox()
afterAll(() => sandbox.close())

/** Makes an intent that requires 3-D Secure. */
async function challenged(card: string, returnUrl?: string, currency = "usd") {
  const intent = await sandbox.stripe.paymentIntents.create({ amount: 5000, currency })
  const { body } = await sandbox.browser(`/v1/payment_intents/${intent.id}/confirm`, {
    payment_method: card,
    client_secret: intent.client_secret ?? "",
    ...(returnUrl ? { return_url: returnUrl } : {}),
  })
  expect(body.status).toBe("requires_action")
  return { id: intent.id, clientSecret: intent.client_secret, nextAction: body.next_action }
}

const answer = (url: string, outcome: string) =>
  fetch(url, { method: "POST", body: new URLSearchParams({ outcome }), redirect: "manual" })

const paymentPage = () => `${sandbox.origin}/dashboard/payment/1`

test("completing the bank authentication pays and returns to the shop", async () => {
  const { id, clientSecret, nextAction } = await challenged(
    "pm_card_authenticationRequired",
    paymentPage(),
  )
  expect(nextAction.type).toBe("redirect_to_url")
  const { url } = nextAction.redirect_to_url
  const reply = await fetch(url)
  expect(reply.headers.get("content-security-policy")).toContain("frame-ancestors 'self'")
  const page = await reply.text()
  expect((await fetch(new URL("style.css", url))).headers.get("content-type")).toMatch("text/css")
  expect(page).toContain("$50.00")
  expect(page).toContain("Complete authentication")
  const back = await answer(url, "complete")
  expect(back.status).toBe(303)
  const location = new URL(back.headers.get("location") ?? "")
  expect(location.href.startsWith(`${paymentPage()}?`)).toBe(true)
  expect(Object.fromEntries(location.searchParams)).toEqual({
    payment_intent: id,
    payment_intent_client_secret: clientSecret,
    redirect_status: "succeeded",
  })
  expect(await sandbox.provider.findIntent(id)).toMatchObject({
    status: "succeeded",
    amountReceivedCents: 5000,
  })
  const { latest_charge } = await sandbox.stripe.paymentIntents.retrieve(id)
  expect(await sandbox.stripe.charges.retrieve(String(latest_charge))).toMatchObject({
    payment_method_details: { card: { three_d_secure: { result: "authenticated" } } },
  })
})

test.each([
  { currency: "jpy", shown: "¥5,000." },
  { currency: "huf", shown: "HUF 50." },
  { currency: "kwd", shown: "KWD 5.000." },
])("the bank's page shows the amount in $currency", async ({ currency, shown }) => {
  const { nextAction } = await challenged("pm_card_authenticationRequired", undefined, currency)
  const page = await (await fetch(nextAction.use_stripe_sdk.stripe_js)).text()
  expect(page.replaceAll("\u00a0", " ")).toContain(shown)
})

test("failing it charges nothing, reports it, and another card may follow", async () => {
  const { id, nextAction } = await challenged("pm_card_authenticationRequired", paymentPage())
  const back = await answer(nextAction.redirect_to_url.url, "fail")
  expect(back.headers.get("location")).toContain("redirect_status=failed")
  expect(await sandbox.stripe.paymentIntents.retrieve(id)).toMatchObject({
    status: "requires_payment_method",
    last_payment_error: { code: "payment_intent_authentication_failure" },
    latest_charge: null,
  })
  await sandbox.stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" })
  expect(await sandbox.provider.findIntent(id)).toMatchObject({ status: "succeeded" })
})

test("a bank may still decline after the authentication", async () => {
  const { id, nextAction } = await challenged(
    "pm_card_authenticationRequiredChargeDeclinedInsufficientFunds",
  )
  expect(nextAction.type).toBe("use_stripe_sdk")
  await answer(nextAction.use_stripe_sdk.stripe_js, "complete")
  expect(await sandbox.stripe.paymentIntents.retrieve(id)).toMatchObject({
    status: "requires_payment_method",
    last_payment_error: { code: "card_declined", decline_code: "insufficient_funds" },
  })
})

test("answering many times at once charges once", async () => {
  const { id, nextAction } = await challenged("pm_card_authenticationRequired", paymentPage())
  const { url } = nextAction.redirect_to_url
  await Promise.all(["complete", "complete", "fail", "complete"].map((how) => answer(url, how)))
  const charges = "select status from sandbox.charges where payment_intent_id = $1"
  const { rows } = await sandbox.pool.query(charges, [id])
  expect(rows.length).toBeLessThanOrEqual(1)
})

test("a replaced, canceled or unknown authentication leads nowhere", async () => {
  const first = await challenged("pm_card_authenticationRequired")
  await sandbox.browser(`/v1/payment_intents/${first.id}/confirm`, {
    payment_method: "pm_card_authenticationRequired",
    client_secret: first.clientSecret ?? "",
  })
  expect((await answer(first.nextAction.use_stripe_sdk.stripe_js, "complete")).status).toBe(404)

  const second = await challenged("pm_card_authenticationRequired", paymentPage())
  await sandbox.provider.cancelIntent(second.id)
  await answer(second.nextAction.redirect_to_url.url, "complete")
  expect(await sandbox.provider.findIntent(second.id)).toMatchObject({
    status: "canceled",
    amountReceivedCents: 0,
  })
  expect((await answer(`${sandbox.apiBase}/3ds/unknown`, "complete")).status).toBe(404)
})

test("the authentication returns to the shop only", async () => {
  const intent = await sandbox.stripe.paymentIntents.create({ amount: 5000, currency: "usd" })
  await expect(
    sandbox.stripe.paymentIntents.confirm(intent.id, {
      payment_method: "pm_card_authenticationRequired",
      return_url: "https://elsewhere.example/",
    }),
  ).rejects.toMatchObject({ param: "return_url" })
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
  const { id, nextAction } = await challenged("pm_card_authenticationRequired", paymentPage())
  const { url } = nextAction.redirect_to_url
  for (const type of ["multipart/form-data", "application/json", "text/plain"]) {
    const headers = { "content-type": type }
    const response = await fetch(url, { method: "POST", headers, body: "outcome=complete" })
    expect(response.status).toBe(400)
  }
  expect(await sandbox.provider.findIntent(id)).toMatchObject({ status: "open" })
})
