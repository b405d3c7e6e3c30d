import { eq } from "drizzle-orm"
import type Stripe from "stripe"
import { z } from "zod"
import { hasCheckDigit } from "#domain/payments/account-numbers.ts"
import { type BillingDetails, type MethodRow, paymentMethods } from "./tables.ts"
import { findTestCard, findTestCardByToken, type TestCard } from "./test-cards.ts"
import {
  cardError,
  type Endpoint,
  newId,
  noSuch,
  readParams,
  type Tx,
  toUnixSeconds,
} from "./wire.ts"

const cardSchema = z.strictObject({
  number: z.string(),
  exp_month: z.string(),
  exp_year: z.string(),
  cvc: z.string().optional(),
})

interface CardDetails {
  card: TestCard
  expMonth: number
  expYear: number
  cvcGiven: boolean
}

/** Accepts a public test card with a valid date and code. Refuses other cards with Stripe's messages. */
function readCard(params: z.infer<typeof cardSchema>, today = new Date()): CardDetails {
  const card = readNumber(params.number)
  const { expMonth, expYear } = readExpiry(params.exp_month, params.exp_year, today)
  const cvcLengths = card.brand === "amex" ? /^\d{3,4}$/ : /^\d{3}$/
  if (params.cvc !== undefined && !cvcLengths.test(params.cvc))
    throw cardError("Your card's security code is invalid.", { code: "invalid_cvc", param: "cvc" })
  return { card, expMonth, expYear, cvcGiven: params.cvc !== undefined }
}

function readNumber(text: string): TestCard {
  const number = text.replaceAll(/[\s-]/g, "")
  const card = findTestCard(number)
  if (card) return card
  if (!/^\d+$/.test(number))
    throw cardError("The card number is not a valid credit card number.", {
      code: "invalid_number",
      param: "number",
    })
  if (number.length < 12 || number.length > 19 || !hasCheckDigit(number))
    throw cardError("Your card number is incorrect.", { code: "incorrect_number", param: "number" })
  throw cardError(
    "Your card was declined. Your request was in test mode, but used a non test (live) card. " +
      "For a list of valid test cards, visit: https://docs.stripe.com/testing.",
    { code: "card_declined", decline_code: "test_mode_live_card", param: "number" },
  )
}

function readExpiry(monthText: string, yearText: string, today: Date) {
  const expMonth = /^\d{1,2}$/.test(monthText) ? Number(monthText) : 0
  const thisYear = today.getUTCFullYear()
  const expYear = /^(\d{2}|\d{4})$/.test(yearText) ? toFullYear(Number(yearText), thisYear) : 0
  const monthIsOver = expYear === thisYear && expMonth < today.getUTCMonth() + 1
  if (expMonth < 1 || expMonth > 12 || monthIsOver)
    throw cardError("Your card's expiration month is invalid.", {
      code: "invalid_expiry_month",
      param: "exp_month",
    })
  if (expYear < thisYear || expYear > thisYear + 50)
    throw cardError("Your card's expiration year is invalid.", {
      code: "invalid_expiry_year",
      param: "exp_year",
    })
  return { expMonth, expYear }
}

const toFullYear = (year: number, thisYear: number) =>
  year < 100 ? year + thisYear - (thisYear % 100) : year

const shortText = z.string().max(500)
const billingSchema = z.strictObject({
  name: shortText.optional(),
  email: shortText.optional(),
  phone: shortText.optional(),
  address: z
    .strictObject({
      city: shortText,
      country: shortText,
      line1: shortText,
      line2: shortText,
      postal_code: shortText,
      state: shortText,
    })
    .partial()
    .optional(),
})

/** Fields that Stripe's script sends about its page. They are ignored here. */
const browserFields = z
  .object({
    guid: shortText,
    muid: shortText,
    sid: shortText,
    payment_user_agent: shortText,
    referrer: shortText,
    time_on_page: shortText,
    pasted_fields: shortText,
    client_attribution_metadata: z.record(shortText, shortText),
  })
  .partial()

/** Payment method, sent alone or as `payment_method_data` with the confirmation. */
export const methodSchema = z.strictObject({
  ...browserFields.shape,
  type: z.literal("card", { error: "Only payment methods of type card are supported here" }),
  card: cardSchema,
  billing_details: billingSchema.optional(),
})

interface NewMethod {
  details: CardDetails
  billing: BillingDetails
}

/** Accepts a public test card. Refuses other cards with Stripe's messages. */
export const readMethod = (params: z.output<typeof methodSchema>): NewMethod => ({
  details: readCard(params.card),
  billing: params.billing_details ?? {},
})

export const createPaymentMethod: Endpoint = {
  method: "POST",
  path: "/v1/payment_methods",
  browser: true,
  prepare(input) {
    const method = readMethod(readParams(methodSchema, input))
    return async ({ tx }) => presentMethod(await insertMethod(tx, method))
  },
}

/** Finds the payment method of an id, or creates one for a token such as `pm_card_visa`. */
export async function getMethod(tx: Tx, idOrToken: string): Promise<MethodRow> {
  const card = findTestCardByToken(idOrToken)
  if (card) {
    const expYear = new Date().getUTCFullYear() + 1
    const details = { card, expMonth: 12, expYear, cvcGiven: false }
    return insertMethod(tx, { details, billing: {} })
  }
  const [method] = await tx.select().from(paymentMethods).where(eq(paymentMethods.id, idOrToken))
  if (!method) throw noSuch("PaymentMethod", idOrToken, "payment_method")
  return method
}

export async function insertMethod(
  tx: Tx,
  { details: { card, expMonth, expYear, cvcGiven }, billing: billingDetails }: NewMethod,
): Promise<MethodRow> {
  const { brand, funding, behaviour } = card
  const last4 = card.number.slice(-4)
  const [method] = await tx
    .insert(paymentMethods)
    .values({
      id: newId("pm"),
      brand,
      funding,
      last4,
      behaviour,
      expMonth,
      expYear,
      cvcGiven,
      billingDetails,
    })
    .returning()
  if (!method) throw new Error("an insert returned no row")
  return method
}

export function presentMethod(method: MethodRow): Stripe.PaymentMethod {
  return {
    id: method.id,
    object: "payment_method",
    allow_redisplay: "unspecified",
    billing_details: presentBilling(method),
    card: {
      brand: method.brand,
      checks: presentChecks(method),
      country: "US",
      display_brand: method.brand,
      exp_month: method.expMonth,
      exp_year: method.expYear,
      funding: method.funding,
      generated_from: null,
      last4: method.last4,
      networks: { available: [method.brand], preferred: null },
      regulated_status: "unregulated",
      three_d_secure_usage: { supported: method.brand !== "amex" },
      wallet: null,
    },
    created: toUnixSeconds(method.createdAt),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: "card",
  }
}

export function presentBilling({ billingDetails }: MethodRow) {
  const { name = null, email = null, phone = null, address = {} } = billingDetails
  const { city = null, country = null, line1 = null, line2 = null } = address
  const { postal_code = null, state = null } = address
  return {
    address: { city, country, line1, line2, postal_code, state },
    email,
    name,
    phone,
    tax_id: null,
  }
}

export function presentChecks({ cvcGiven, behaviour }: MethodRow) {
  const cvcCheck = behaviour === "incorrect_cvc" ? "fail" : "pass"
  return {
    address_line1_check: null,
    address_postal_code_check: null,
    cvc_check: cvcGiven ? cvcCheck : null,
  } as const
}
