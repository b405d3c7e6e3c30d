import { afterAll, describe, expect, test } from "vitest"
import { stripePayments } from "#adapters/payments/stripe.ts"
import { bodyOf } from "#test/read-json.ts"
import {
  cardFields,
  PUBLISHABLE_KEY,
  SECRET_KEY,
  testSandbox,
  WEBHOOK_SECRET,
} from "#test/services/card-sandbox.ts"
import { makeOpenIdTables } from "../identity/openid-sandbox.ts"
import { cardSandbox } from "./card-sandbox.ts"
import { makeCardTables } from "./tables.ts"

const sandbox = await testSandbox()
afterAll(() => sandbox.close())

const aMethod = async (number = "4242 4242 4242 4242") => {
  const { body } = await sandbox.browser("/v1/payment_methods", cardFields(number))
  return String(body.id)
}
describe("a payment page", () => {
  test("may create a payment method and pay its own intent", async () => {
    const intent = await sandbox.createIntent()
    const method = await sandbox.browser("/v1/payment_methods", cardFields("4242 4242 4242 4242"))
    expect(method).toMatchObject({
      status: 200,
      body: {
        billing_details: { name: "Ada Buyer", email: "ada@example.com" },
        card: { brand: "visa", last4: "4242", exp_month: 12, exp_year: 2034 },
      },
    })
    const paid = await sandbox.browser(`/v1/payment_intents/${intent.id}/confirm`, {
      payment_method: method.body.id,
      client_secret: intent.clientSecret,
    })
    expect(paid).toMatchObject({ status: 200, body: { id: intent.id, status: "succeeded" } })
    expect(paid.headers.get("request-id")).toMatch(/^req_/)
    expect(paid.body).not.toHaveProperty("metadata")
    const seen = await sandbox.browser(
      `/v1/payment_intents/${intent.id}?client_secret=${intent.clientSecret}`,
    )
    expect(seen).toMatchObject({ status: 200, body: { status: "succeeded", amount: 5000 } })
  })

  /** Confirms as Stripe's script does: the key in the body, the card in the confirmation. */
  const confirmInOneRequest = async (
    intent: { id: string; clientSecret: string },
    changes: Record<string, string> = {},
    number = "4242 4242 4242 4242",
  ) => {
    const card = Object.entries(cardFields(number)).map(([name, value]) => [
      `payment_method_data${name.replace(/^(\w+)/, "[$1]")}`,
      value,
    ])
    const response = await fetch(`${sandbox.apiBase}/v1/payment_intents/${intent.id}/confirm`, {
      method: "POST",
      body: new URLSearchParams({
        ...Object.fromEntries(card),
        key: PUBLISHABLE_KEY,
        client_secret: intent.clientSecret,
        ...changes,
      }),
    })
    return { status: response.status, body: await bodyOf(response) }
  }

  test("may pay in one request with card and key in its body", async () => {
    const intent = await sandbox.createIntent()
    const paid = await confirmInOneRequest(intent)
    expect(paid).toMatchObject({ status: 200, body: { id: intent.id, status: "succeeded" } })
    const [method] = (
      await sandbox.pool.query(
        "select billing_details, last4 from sandbox.payment_methods where id = $1",
        [paid.body.payment_method],
      )
    ).rows
    expect(method).toEqual({
      billing_details: { name: "Ada Buyer", email: "ada@example.com" },
      last4: "4242",
    })
  })

  test("gets the same refusals of a card in one request", async () => {
    const intent = await sandbox.createIntent()
    for (const [number, code] of [
      ["4000 0000 0000 9995", "card_declined"],
      ["4242 4242 4242 4241", "incorrect_number"],
      ["4111 1111 1111 1111", "card_declined"],
    ])
      expect(await confirmInOneRequest(intent, {}, number)).toMatchObject({
        status: 402,
        body: { error: { type: "card_error", code } },
      })
    const both = await confirmInOneRequest(intent, { payment_method: await aMethod() })
    expect(both).toMatchObject({ status: 400, body: { error: { type: "invalid_request_error" } } })
    const other = await confirmInOneRequest(intent, { "payment_method_data[type]": "link" })
    expect(other).toMatchObject({
      status: 400,
      body: { error: { param: "payment_method_data[type]" } },
    })
    expect(await confirmInOneRequest(intent)).toMatchObject({ body: { status: "succeeded" } })
  })

  test("may use no key in the body but the publishable one", async () => {
    const intent = await sandbox.createIntent()
    for (const key of [SECRET_KEY, "pk_test_other", ""])
      expect(await confirmInOneRequest(intent, { key })).toMatchObject({ status: 401 })
    const create = await fetch(`${sandbox.apiBase}/v1/payment_intents`, {
      method: "POST",
      body: new URLSearchParams({ key: PUBLISHABLE_KEY, amount: "5000", currency: "usd" }),
    })
    expect(create.status).toBe(403)
    const seen = await fetch(
      `${sandbox.apiBase}/v1/payment_intents/${intent.id}?key=${PUBLISHABLE_KEY}&client_secret=${intent.clientSecret}`,
    )
    expect(await seen.json()).toMatchObject({ id: intent.id, status: "requires_payment_method" })
  })

  test("may do nothing with an intent whose client secret it does not know", async () => {
    const own = await sandbox.createIntent()
    const other = await sandbox.createIntent()
    const path = `/v1/payment_intents/${other.id}`
    expect(await sandbox.browser(path)).toMatchObject({
      status: 400,
      body: { error: { code: "parameter_missing", param: "client_secret" } },
    })
    const wrong = { client_secret: own.clientSecret, payment_method: await aMethod() }
    const missing = { status: 404, body: { error: { code: "resource_missing" } } }
    expect(await sandbox.browser(`${path}?client_secret=${own.clientSecret}`)).toMatchObject(
      missing,
    )
    expect(await sandbox.browser(`${path}/confirm`, wrong)).toMatchObject(missing)
    expect(await sandbox.provider.findIntent(other.id)).toMatchObject({ status: "open" })
  })

  test("may make none of the shop's calls", async () => {
    const { id, clientSecret } = await sandbox.createIntent()
    const refused = { status: 403, body: { error: { code: "secret_key_required" } } }
    const calls: [string, Record<string, string>?][] = [
      ["/v1/payment_intents", { amount: "5000", currency: "usd" }],
      [`/v1/payment_intents/${id}/cancel`, { client_secret: clientSecret }],
      ["/v1/refunds", { payment_intent: id }],
    ]
    for (const [path, fields] of calls)
      expect(await sandbox.browser(path, fields)).toMatchObject(refused)
  })

  test("may do nothing without a valid key", async () => {
    const unauthenticated = { status: 401, body: { error: { type: "invalid_request_error" } } }
    expect(
      await sandbox.browser("/v1/payment_intents/pi_1", undefined, "sk_test_other"),
    ).toMatchObject(unauthenticated)
    const bare = await fetch(`${sandbox.apiBase}/v1/payment_intents/pi_1`)
    expect(bare.status).toBe(401)
    const basic = `Basic ${Buffer.from(`${SECRET_KEY}:`).toString("base64")}`
    const known = await fetch(
      `${sandbox.apiBase}/v1/payment_intents/${(await sandbox.createIntent()).id}`,
      {
        headers: { Authorization: basic },
      },
    )
    expect(known.status).toBe(200)
  })
})

describe("request parameters", () => {
  const create = (fields: Record<string, string>) =>
    sandbox.browser("/v1/payment_intents", fields, SECRET_KEY)

  test.each([
    [{ currency: "usd" }, "parameter_missing", "amount"],
    [{ amount: "5000" }, "parameter_missing", "currency"],
    [{ amount: "49", currency: "usd" }, "amount_too_small", "amount"],
    [{ amount: "100000000", currency: "usd" }, "amount_too_large", "amount"],
    [{ amount: "1.5", currency: "usd" }, "parameter_invalid_integer", "amount"],
    [{ amount: "5000", currency: "usd", colour: "red" }, "parameter_unknown", "colour"],
    [{ amount: "5000", currency: "zzz" }, undefined, "currency"],
    [
      { amount: "5000", currency: "usd", "payment_method_types[]": "card" },
      "payment_method_types_no_longer_supported",
      "payment_method_types",
    ],
  ])("%o is refused as %s", async (fields, code, param) => {
    const { status, body } = await create(fields)
    expect(status).toBe(400)
    expect(body.error).toMatchObject({ type: "invalid_request_error", param })
    expect(body.error.code).toBe(code)
  })

  test("in another body format, or of another call, are refused", async () => {
    const headers = { Authorization: `Bearer ${SECRET_KEY}`, "Content-Type": "application/json" }
    const json = await fetch(`${sandbox.apiBase}/v1/payment_intents`, {
      method: "POST",
      headers,
      body: "{}",
    })
    expect(json.status).toBe(400)
    expect(await sandbox.browser("/v1/customers", undefined, SECRET_KEY)).toMatchObject({
      status: 404,
      body: { error: { type: "invalid_request_error" } },
    })
  })
})

test("a body that is far too large is refused as Stripe would", async () => {
  const response = await fetch(`${sandbox.apiBase}/v1/payment_methods`, {
    method: "POST",
    headers: { Authorization: `Bearer ${SECRET_KEY}` },
    body: new URLSearchParams({ type: "x".repeat(70_000) }),
  })
  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({ error: { type: "invalid_request_error" } })
})

test("two tabs that confirm at once charge once", async () => {
  await Promise.all(Array.from({ length: 10 }, () => sandbox.pool.query("select pg_sleep(0.01)")))
  const { id, clientSecret } = await sandbox.createIntent()
  const confirm = async () =>
    sandbox.browser(`/v1/payment_intents/${id}/confirm`, {
      payment_method: "pm_card_visa",
      client_secret: clientSecret,
    })
  const replies = await Promise.all(Array.from({ length: 10 }, confirm))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  const ledger = "select status from sandbox.charges where payment_intent_id = $1"
  expect((await sandbox.pool.query(ledger, [id])).rows).toEqual([{ status: "succeeded" }])
})

test("a payment method pays one of several intents, at once or later", async () => {
  const intents = await Promise.all(Array.from({ length: 5 }, sandbox.createIntent))
  const later = await sandbox.createIntent()
  const payment_method = await aMethod()
  const confirm = ({ id }: { id: string }) =>
    sandbox.stripe.paymentIntents.confirm(id, { payment_method })
  const replies = await Promise.allSettled(intents.map(confirm))
  expect(replies.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
  await expect(confirm(later)).rejects.toMatchObject({ type: "StripeInvalidRequestError" })
})

test("the adapter needs no network if the stand-in runs in the same process", async () => {
  const provider = stripePayments({
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    fetch: (url, init) => sandbox.app.request(url, init),
  })
  const { id } = await sandbox.createIntent()
  expect(await provider.findIntent(id)).toMatchObject({ id, amountCents: 5000 })
})

test("live keys are refused by the stand-in", async () => {
  const keys = { secretKey: "sk_live_1", publishableKey: "pk_live_1" }
  const opened = cardSandbox({ ...keys, pool: sandbox.pool, reportError: () => {} })
  await expect(opened).rejects.toThrow(/test keys/)
})

test("its tables are made once by concurrent processes, apart from the shop's", async () => {
  const { pool } = sandbox
  await pool.query("drop schema sandbox cascade")
  await Promise.all(
    Array.from({ length: 6 }, () => [makeCardTables(pool), makeOpenIdTables(pool)]).flat(),
  )
  const made = "select tablename from pg_tables where schemaname = 'sandbox'"
  expect((await pool.query(made)).rows).toHaveLength(7)
})
