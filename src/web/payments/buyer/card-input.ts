import { t } from "#domain/languages/translate.ts"
import type { Card } from "./card-gateway.ts"

export interface CardInput {
  number: string
  expiry: string
  cvc: string
}

export type CardField = keyof CardInput

const digitsOf = (text: string) => text.replaceAll(/\D/g, "")
const isAmex = (digits: string) => /^3[47]/.test(digits)

/** Formats `4242 4242 4242 4242`, or `3782 822463 10005` for American Express. */
export function formatNumber(text: string): string {
  const digits = digitsOf(text).slice(0, 19)
  const groups = isAmex(digits)
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)]
    : (digits.match(/.{1,4}/g) ?? [])
  return groups.filter(Boolean).join(" ")
}

/** Formats `4` as `04 / ` and `1230` as `12 / 30`. Deleting the slash also deletes the digit before it. */
export function formatExpiry(text: string, before: string): string {
  const erasing = text.length < before.length
  let digits = digitsOf(text).slice(0, 4)
  if (/^[2-9]/.test(digits)) digits = `0${digits}`.slice(0, 4)
  if (digits.length < 2) return digits
  if (erasing && digits.length === 2) return before.endsWith("/ ") ? digits.slice(0, 1) : digits
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`
}

export const formatCvc = (text: string): string => digitsOf(text).slice(0, 4)

/** Returns the first incomplete field, with the provider's message. */
export function findIncomplete(
  input: CardInput,
): { field: CardField; message: string } | undefined {
  if (digitsOf(input.number).length < 12)
    return { field: "number", message: t("Your card number is incomplete.") }
  if (digitsOf(input.expiry).length < 4)
    return { field: "expiry", message: t("Your card's expiration date is incomplete.") }
  if (input.cvc.length < 3)
    return { field: "cvc", message: t("Your card's security code is incomplete.") }
  return undefined
}

export function readCard({ number, expiry, cvc }: CardInput): Card {
  const date = digitsOf(expiry)
  return {
    number: digitsOf(number),
    expMonth: date.slice(0, 2),
    expYear: `20${date.slice(2)}`,
    cvc,
  }
}

export function fieldOf(param: string | undefined): CardField {
  if (param === "cvc") return "cvc"
  return param?.startsWith("exp_") ? "expiry" : "number"
}
