import { z } from "zod"
import { hasCheckDigit } from "#domain/payments/card-number.ts"
import { findTestCard, type TestCard } from "./test-cards.ts"
import { cardError } from "./wire-error.ts"

export const cardSchema = z.strictObject({
  number: z.string(),
  exp_month: z.string(),
  exp_year: z.string(),
  cvc: z.string().optional(),
})

export interface CardDetails {
  card: TestCard
  expMonth: number
  expYear: number
  cvcGiven: boolean
}

/** Accepts a public test card with a possible date and code; refuses all else as Stripe words it. */
export function readCard(params: z.infer<typeof cardSchema>, today = new Date()): CardDetails {
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
