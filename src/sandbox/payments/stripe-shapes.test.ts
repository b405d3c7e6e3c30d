import { readFileSync } from "node:fs"
import { Ajv } from "ajv"
import type Stripe from "stripe"
import { afterAll, beforeEach, expect, test } from "vitest"
import { z } from "zod"
import {
  cardFields,
  type SandboxBody,
  SECRET_KEY,
  testSandbox,
} from "#test/services/card-sandbox.ts"

/**
 * Tests that answers of the stand-in have the shapes of Stripe's OpenAPI document, as recorded in
 * test/stripe-shapes. Later fields are checked by the SDK's types.
 */
const recorded = readFileSync(
  new URL("../../../test/stripe-shapes/shapes.jsonl", import.meta.url),
  "utf8",
)
const lineSchema = z.object({ name: z.string(), schema: z.looseObject({}) })
const definitions = Object.fromEntries(
  recorded
    .trim()
    .split("\n")
    .map((line) => lineSchema.parse(JSON.parse(line)))
    .map(({ name, schema }) => [name, schema]),
)
const ajv = new Ajv({ strict: false, allErrors: true }).addSchema({ $id: "stripe", definitions })

/** Lists where an answer differs from its shape. */
function shapeErrors(name: string, answer: unknown): string[] {
  const hasShape = ajv.compile({ $ref: `stripe#/definitions/${name}` })
  if (hasShape(answer)) return []
  return (hasShape.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

const sandbox = await testSandbox()
let intent: SandboxBody
beforeEach(async () => {
  intent = await ask("/v1/payment_intents", {
    amount: "5000",
    currency: "usd",
    "metadata[order_id]": "1",
  })
})
afterAll(() => sandbox.close())

const ask = async (path: string, fields?: Record<string, string>) =>
  (await sandbox.browser(path, fields, SECRET_KEY)).body
const confirm = (fields: Record<string, string>) =>
  ask(`/v1/payment_intents/${intent.id}/confirm`, fields)

const intents: [string, () => unknown][] = [
  ["new", () => intent],
  ["paid", () => confirm({ payment_method: "pm_card_visa" })],
  ["waiting for the bank", () => confirm({ payment_method: "pm_card_authenticationRequired" })],
  ["canceled", () => ask(`/v1/payment_intents/${intent.id}/cancel`, {})],
  [
    "declined",
    async () => {
      await confirm({ payment_method: "pm_card_visa_chargeDeclined" })
      return ask(`/v1/payment_intents/${intent.id}`)
    },
  ],
]

test.each(intents)("a payment intent that is %s has Stripe's shape", async (_, answer) => {
  expect(shapeErrors("payment_intent", await answer())).toEqual([])
})

test.each(["4242424242424242", "378282246310005", "6200000000000005"])(
  "the payment method of card %s has Stripe's shape",
  async (number) => {
    const method = await ask("/v1/payment_methods", cardFields(number))
    expect(shapeErrors("payment_method", method)).toEqual([])
  },
)

test("a refund has Stripe's shape, alone and in a list", async () => {
  await confirm({ payment_method: "pm_card_visa" })
  const refund = await ask("/v1/refunds", { payment_intent: String(intent.id), amount: "100" })
  expect(shapeErrors("refund", refund)).toEqual([])
  const list = await ask(`/v1/refunds?payment_intent=${intent.id}`)
  expect(list).toMatchObject({ object: "list", has_more: false, data: [{ id: refund.id }] })
  expect(shapeErrors("refund", list.data[0])).toEqual([])
})

test("an error of each kind has Stripe's shape", async () => {
  const errors = [
    await confirm({ payment_method: "pm_card_visa_chargeDeclinedInsufficientFunds" }),
    await confirm({ payment_method: "pm_none" }),
    await ask("/v1/payment_intents", { amount: "1", currency: "usd" }),
    await ask("/v1/payment_intents/pi_none"),
    await ask("/v1/no_such_call"),
    (await sandbox.browser("/v1/refunds", {}, "sk_test_other")).body,
  ]
  for (const error of errors) expect([error, shapeErrors("error", error)]).toEqual([error, []])
})

test("every event has Stripe's shape", async () => {
  await confirm({ payment_method: "pm_card_visa_chargeDeclined" })
  await confirm({ payment_method: "pm_card_visa" })
  await ask("/v1/refunds", { payment_intent: String(intent.id) })
  const other = await ask("/v1/payment_intents", { amount: "5000", currency: "usd" })
  await ask(`/v1/payment_intents/${other.id}/cancel`, {})
  const { rows } = await sandbox.pool.query("select type, payload from sandbox.events")
  expect(new Set(rows.map(({ type }) => type)).size).toBe(4)
  for (const { payload } of rows) {
    const event = JSON.parse(payload) as Stripe.Event
    expect(shapeErrors("event", event)).toEqual([])
    expect(shapeErrors(event.data.object.object, event.data.object)).toEqual([])
  }
})

test("the schemas detect a wrong shape", async () => {
  const { amount, ...without } = intent
  expect(shapeErrors("payment_intent", without)).toEqual([" must have required property 'amount'"])
  expect(shapeErrors("payment_intent", { ...intent, amount: String(amount) })).not.toEqual([])
  expect(shapeErrors("payment_intent", { ...intent, status: "done" })).not.toEqual([])
  expect(shapeErrors("refund", { ...intent, object: "refund", charge: 1 })).not.toEqual([])
})
