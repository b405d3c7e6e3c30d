import { randomUUID } from "node:crypto"
import { afterAll, describe, expect, test } from "vitest"
import { cardFields, testSandbox } from "#test/services/card-sandbox.ts"

const sandbox = await testSandbox()
afterAll(() => sandbox.close())

const rowsOf = async (table: string) =>
  JSON.stringify((await sandbox.pool.query(`select t::text as row from ${table} t`)).rows)

describe("card numbers", () => {
  test.each([
    ["4111 1111 1111 1111", "card_declined", "test_mode_live_card", "number"],
    ["4242 4242 4242 4241", "incorrect_number", undefined, "number"],
    ["4242 4242", "incorrect_number", undefined, "number"],
    ["not a number", "invalid_number", undefined, "number"],
  ])("%s is refused", async (number, code, declineCode, param) => {
    const before = await rowsOf("sandbox.payment_methods")
    const { status, body } = await sandbox.browser("/v1/payment_methods", cardFields(number))
    expect(status).toBe(402)
    expect(body.error).toMatchObject({ type: "card_error", code, param })
    expect(body.error.decline_code).toBe(declineCode)
    expect(JSON.stringify(body)).not.toContain(number)
    expect(await rowsOf("sandbox.payment_methods")).toBe(before)
  })

  test.each([
    [{ "card[exp_month]": "13" }, "invalid_expiry_month"],
    [{ "card[exp_year]": "2020" }, "invalid_expiry_year"],
    [{ "card[exp_year]": "99" }, "invalid_expiry_year"],
    [{ "card[cvc]": "12" }, "invalid_cvc"],
    [{ "card[cvc]": "1234" }, "invalid_cvc"],
  ])("%o is refused as %s", async (changes, code) => {
    const fields = cardFields("4242424242424242", changes)
    expect(await sandbox.browser("/v1/payment_methods", fields)).toMatchObject({
      status: 402,
      body: { error: { type: "card_error", code } },
    })
  })

  test("are stored nowhere, accepted or refused, with or without an idempotency key", async () => {
    const intent = await sandbox.stripe.paymentIntents.create({ amount: 5000, currency: "usd" })
    const { id: payment_method } = await sandbox.stripe.paymentMethods.create(
      {
        type: "card",
        card: { number: "5555555555554444", exp_month: 12, exp_year: 2034, cvc: "987" },
      },
      { idempotencyKey: randomUUID() },
    )
    await sandbox.stripe.paymentIntents.confirm(intent.id, { payment_method })
    await sandbox.browser("/v1/payment_methods", cardFields("4111111111111111"))
    const { rows } = await sandbox.pool.query<{ name: string }>(
      "select 'sandbox.' || tablename as name from pg_tables where schemaname = 'sandbox'",
    )
    expect(rows.length).toBeGreaterThanOrEqual(6)
    for (const { name } of rows) expect(await rowsOf(name)).not.toMatch(/555555|411111|"987"/)
  })
})
