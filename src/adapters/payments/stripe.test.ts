import { randomUUID } from "node:crypto"
import Stripe from "stripe"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { cents } from "#domain/pricing/money.ts"
import type { PaymentProvider } from "#operations/kernel/ports.ts"
import { testSandbox, WEBHOOK_SECRET } from "#test/services/card-sandbox.ts"
import { stripePayments } from "./stripe.ts"

interface Stage {
  provider: PaymentProvider
  stripe: Stripe
  close: () => Promise<void>
}

const anIntent = (changes: { amountCents?: number; orderId?: string } = {}) => ({
  orderId: changes.orderId ?? randomUUID(),
  userId: "user-1",
  attempt: 1,
  amountCents: cents(changes.amountCents ?? 236_000),
  currency: "usd",
  description: "20 × Tempo",
})

/** Behavior of Stripe and of the stand-in that the shop relies on. */
function describeCardPayments(open: () => Promise<Stage>): void {
  let stage: Stage
  beforeAll(async () => {
    stage = await open()
  })
  afterAll(() => stage.close())
  const confirm = (id: string, card = "pm_card_visa") =>
    stage.stripe.paymentIntents.confirm(id, { payment_method: card })

  test("an intent has the order's amount and name", async () => {
    const request = anIntent()
    const intent = await stage.provider.createIntent(request)
    expect(intent).toEqual({
      id: expect.stringMatching(/^pi_/),
      clientSecret: expect.stringContaining(`${intent.id}_secret_`),
      status: "open",
      amountCents: 236_000,
      amountReceivedCents: 0,
      currency: "usd",
      orderId: request.orderId,
      livemode: false,
    })
    expect(await stage.provider.findIntent(intent.id)).toEqual(intent)
    expect(stage.provider.livemode).toBe(false)
  })

  test("the same attempt requested many times at once is one intent", async () => {
    const request = anIntent()
    const intents = await Promise.all(
      Array.from({ length: 5 }, () => stage.provider.createIntent(request)),
    )
    expect(new Set(intents.map((intent) => intent.id)).size).toBe(1)
    const next = await stage.provider.createIntent({ ...request, attempt: 2 })
    expect(next.id).not.toBe(intents[0]?.id)
  })

  test("the same attempt with another amount is refused", async () => {
    const request = anIntent()
    await stage.provider.createIntent(request)
    const other = { ...request, amountCents: cents(100) }
    await expect(stage.provider.createIntent(other)).rejects.toMatchObject({
      rawType: "idempotency_error",
    })
  })

  test("an unknown intent is not found", async () => {
    expect(await stage.provider.findIntent("pi_nobody_made_this")).toBeUndefined()
  })

  test("a good card pays the whole amount, once", async () => {
    const { id } = await stage.provider.createIntent(anIntent())
    expect(await confirm(id)).toMatchObject({ status: "succeeded" })
    expect(await stage.provider.findIntent(id)).toMatchObject({
      status: "succeeded",
      amountReceivedCents: 236_000,
    })
    await expect(confirm(id)).rejects.toMatchObject({ code: "payment_intent_unexpected_state" })
  })

  test("a canceled intent cannot be paid, and canceling again changes nothing", async () => {
    const { id } = await stage.provider.createIntent(anIntent())
    expect(await stage.provider.cancelIntent(id)).toMatchObject({ status: "canceled" })
    await expect(confirm(id)).rejects.toMatchObject({ code: "payment_intent_unexpected_state" })
    expect(await stage.provider.cancelIntent(id)).toMatchObject({ status: "canceled" })
  })

  test("canceling a paid intent leaves it paid", async () => {
    const { id } = await stage.provider.createIntent(anIntent())
    await confirm(id)
    expect(await stage.provider.cancelIntent(id)).toMatchObject({
      status: "succeeded",
      amountReceivedCents: 236_000,
    })
  })

  test.each([
    ["pm_card_visa_chargeDeclined", "card_declined", "generic_decline"],
    ["pm_card_visa_chargeDeclinedInsufficientFunds", "card_declined", "insufficient_funds"],
    ["pm_card_visa_chargeDeclinedLostCard", "card_declined", "lost_card"],
    ["pm_card_visa_chargeDeclinedStolenCard", "card_declined", "stolen_card"],
  ])("%s is declined with its reason, and another card may follow", async (card, code, reason) => {
    const { id } = await stage.provider.createIntent(anIntent())
    await expect(confirm(id, card)).rejects.toMatchObject({
      type: "StripeCardError",
      code,
      decline_code: reason,
      payment_intent: { id, status: "requires_payment_method" },
    })
    expect(await stage.provider.findIntent(id)).toMatchObject({ status: "open" })
    expect(await confirm(id)).toMatchObject({ status: "succeeded" })
  })

  test.each([
    ["pm_card_chargeDeclinedExpiredCard", "expired_card"],
    ["pm_card_chargeDeclinedIncorrectCvc", "incorrect_cvc"],
    ["pm_card_chargeDeclinedProcessingError", "processing_error"],
  ])("%s fails as %s", async (card, code) => {
    const { id } = await stage.provider.createIntent(anIntent())
    await expect(confirm(id, card)).rejects.toMatchObject({ type: "StripeCardError", code })
  })

  test("a card that needs bank authentication waits, and can still be canceled", async () => {
    const { id } = await stage.provider.createIntent(anIntent())
    const waiting = await confirm(id, "pm_card_authenticationRequired")
    expect(waiting).toMatchObject({ status: "requires_action", amount_received: 0 })
    expect(waiting.next_action).not.toBeNull()
    expect(await stage.provider.findIntent(id)).toMatchObject({ status: "open" })
    expect(await stage.provider.cancelIntent(id)).toMatchObject({ status: "canceled" })
  })

  const paidIntent = async (amountCents: number) => {
    const { id } = await stage.provider.createIntent(anIntent({ amountCents }))
    await confirm(id)
    return id
  }
  const refundOf = (id: string, amountCents: number, key: string = randomUUID()) =>
    stage.provider.refundIntent(id, amountCents, key)
  const findRefund = async (id: string, key: string) =>
    (await stage.provider.listRefunds(id)).find((refund) => refund.key === key)

  test("the same refund requested many times at once is made once, and found again", async () => {
    const id = await paidIntent(1000)
    const key = randomUUID()
    expect(await findRefund(id, key)).toBeUndefined()
    const refunds = await Promise.all(Array.from({ length: 5 }, () => refundOf(id, 300, key)))
    expect(new Set(refunds.map((refund) => refund.id)).size).toBe(1)
    expect(refunds[0]).toMatchObject({ id: expect.stringMatching(/^re_/), status: "succeeded" })
    await refundOf(id, 200)
    expect(await findRefund(id, key)).toEqual({ ...refunds[0], amountCents: 300, key })
    expect(await findRefund(id, "another key")).toBeUndefined()
    expect(await refundOf(id, 500)).toMatchObject({ status: "succeeded" })
  })

  test("a refund is found among many", async () => {
    const id = await paidIntent(1000)
    const keys = Array.from({ length: 12 }, () => randomUUID())
    const made = await Promise.all(keys.map((key) => refundOf(id, 50, key)))
    const found = await Promise.all(keys.map((key) => findRefund(id, key)))
    expect(found.map((refund) => refund?.id)).toEqual(made.map((refund) => refund.id))
  })

  test("an impossible refund is refused with a reason", async () => {
    const id = await paidIntent(1000)
    await expect(refundOf(id, 1001)).rejects.toMatchObject({ why: "not_allowed" })
    await refundOf(id, 1000)
    await expect(refundOf(id, 1)).rejects.toMatchObject({ why: "already_refunded" })
    const { id: unpaid } = await stage.provider.createIntent(anIntent())
    await expect(refundOf(unpaid, 1)).rejects.toMatchObject({ why: "not_allowed" })
    const unknown = "pi_nobody_made_this"
    await expect(refundOf(unknown, 1)).rejects.toMatchObject({ why: "unknown_payment" })
    expect(await stage.provider.listRefunds(unknown)).toEqual([])
  })

  test("refunds made at the provider itself are listed, and never exceed what was paid", async () => {
    const id = await paidIntent(1000)
    const refund = (amount?: number) => stage.stripe.refunds.create({ payment_intent: id, amount })
    expect(await refund(300)).toMatchObject({ status: "succeeded", amount: 300 })
    await expect(refund(701)).rejects.toMatchObject({ type: "StripeInvalidRequestError" })
    expect(await refund()).toMatchObject({ status: "succeeded", amount: 700 })
    await expect(refund()).rejects.toMatchObject({ code: "charge_already_refunded" })
    const listed = await stage.provider.listRefunds(id)
    expect(listed.map(({ amountCents, key }) => [amountCents, key])).toEqual([
      [700, undefined],
      [300, undefined],
    ])
  })
}

describe("card payments on the stand-in", () => describeCardPayments(testSandbox))

const realKey = process.env.STRIPE_SECRET_KEY
describe.runIf(realKey?.startsWith("sk_test_"))("card payments on Stripe's test mode", () =>
  describeCardPayments(async () => ({
    provider: stripePayments({ secretKey: realKey ?? "", webhookSecret: WEBHOOK_SECRET }),
    stripe: new Stripe(realKey ?? ""),
    close: async () => undefined,
  })),
)
