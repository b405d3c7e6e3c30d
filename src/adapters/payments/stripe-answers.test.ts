import Stripe from "stripe"
import { describe, expect, test } from "vitest"
import { InvalidEvent, ProviderUnavailable } from "#operations/kernel/ports.ts"
import { stripePayments } from "./stripe.ts"

const WEBHOOK_SECRET = "whsec_test"

/** Returns the adapter, with these answers in place of the provider's. */
const answeredBy = (fetch: () => Promise<Response>) =>
  stripePayments({ secretKey: "sk_test_1", webhookSecret: WEBHOOK_SECRET, fetch })
const answering = (status: number, body: object) =>
  answeredBy(async () => Response.json(body, { status }))

describe("the provider counts as unavailable", () => {
  test("if the network is down", () =>
    expect(
      answeredBy(() => Promise.reject(new Error("refused"))).findIntent("pi_1"),
    ).rejects.toThrow(ProviderUnavailable))

  test("if it answers with an internal error", () =>
    expect(answering(503, { error: { type: "api_error" } }).findIntent("pi_1")).rejects.toThrow(
      ProviderUnavailable,
    ))

  test("while it is still working on the same request, reported in either of two ways", async () => {
    for (const type of ["idempotency_error", "invalid_request_error"]) {
      const error = { type, code: "idempotency_key_in_use", message: "In progress." }
      const refund = answering(409, { error }).refundIntent("pi_1", 100, "a key")
      await expect(refund).rejects.toThrow(ProviderUnavailable)
    }
  })

  test("if something else answers in its place", async () => {
    const page = async () => new Response("<h1>Bad gateway</h1>", { status: 502 })
    for (const other of [answeredBy(page), answering(200, { hello: 1 })])
      await expect(other.findIntent("pi_1")).rejects.toThrow(ProviderUnavailable)
  })
})

describe("responses that the stand-in never gives", () => {
  const refundThatIs = (status: string | null) =>
    answering(200, {
      object: "refund",
      id: "re_1",
      status,
      amount: 100,
      currency: "usd",
    }).refundIntent("pi_1", 100, "a key")

  test("an undecided refund is pending, and an unsuccessful one has failed", async () => {
    for (const status of ["pending", "requires_action", null])
      expect(await refundThatIs(status)).toMatchObject({ id: "re_1", status: "pending" })
    for (const status of ["failed", "canceled"])
      expect(await refundThatIs(status)).toMatchObject({ id: "re_1", status: "failed" })
  })

  test("a listed refund without amount and currency is no answer", async () => {
    const refund = { object: "refund", id: "re_1", status: "succeeded" }
    const list = { object: "list", data: [refund], has_more: false, url: "/v1/refunds" }
    await expect(answering(200, list).listRefunds("pi_1")).rejects.toThrow(ProviderUnavailable)
  })

  test("a rejected key is not a result, and the operator is told which key", async () => {
    for (const status of [401, 403]) {
      const error = { type: "invalid_request_error", message: "No such key." }
      await expect(answering(status, { error }).findIntent("pi_1")).rejects.toThrow(
        new ProviderUnavailable("The card provider does not accept STRIPE_SECRET_KEY."),
      )
    }
  })
})

describe("webhook bodies", () => {
  const provider = stripePayments({ secretKey: "sk_test_1", webhookSecret: WEBHOOK_SECRET })
  const body = (object: object) =>
    JSON.stringify({ id: "evt_1", object: "event", type: "some.type", data: { object } })
  const sign = (payload: string, changes: { secret?: string; timestamp?: number } = {}) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET, ...changes })
  const intent = body({ object: "payment_intent", id: "pi_1" })
  const now = () => Math.floor(Date.now() / 1000)

  test("a signed one names its payment intent", () => {
    expect(provider.readEvent(intent, sign(intent))).toEqual({
      id: "evt_1",
      objectId: "pi_1",
      type: "some.type",
      intentId: "pi_1",
    })
    const charge = body({ object: "charge", id: "ch_1", payment_intent: "pi_2" })
    expect(provider.readEvent(charge, sign(charge)).intentId).toBe("pi_2")
    const other = body({ object: "customer", id: "cus_1" })
    expect(provider.readEvent(other, sign(other)).intentId).toBeUndefined()
  })

  test("a forged, changed, unsigned or old one is refused", () => {
    const refused = [
      [intent, sign(intent, { secret: "whsec_other" })],
      [intent.replace("pi_1", "pi_2"), sign(intent)],
      [intent, ""],
      [intent, sign(intent, { timestamp: now() - 301 })],
      ["not json", sign("not json")],
      ["{}", sign("{}")],
    ]
    for (const [payload = "", signature = ""] of refused)
      expect(() => provider.readEvent(payload, signature)).toThrow(InvalidEvent)
    expect(provider.readEvent(intent, sign(intent, { timestamp: now() - 290 }))).toBeDefined()
  })
})

test("a live key means real money", () => {
  const options = { secretKey: "sk_live_1", webhookSecret: WEBHOOK_SECRET }
  expect(stripePayments(options).livemode).toBe(true)
})
