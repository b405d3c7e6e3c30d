import { expect, test } from "vitest"
import { formatAccount, hasValidCheckDigits, isBic, looksLikeIban } from "./account-numbers.ts"

test.each([
  "DE89 3704 0044 0532 0130 00",
  "GB82WEST12345698765432",
  "no93 8601 1117 947",
  "MT84MALT011000012345MTLCAST001S",
])("%s is an IBAN with correct check digits", (iban) => {
  expect(looksLikeIban(iban)).toBe(true)
  expect(hasValidCheckDigits(iban)).toBe(true)
})

test("every wrong digit and a transposition are detected", () => {
  const iban = "DE89370400440532013000"
  for (let at = 2; at < iban.length; at += 1)
    for (const digit of "0123456789")
      expect(hasValidCheckDigits(iban.slice(0, at) + digit + iban.slice(at + 1))).toBe(
        digit === iban[at],
      )
  expect(hasValidCheckDigits("DE89370400440532013000".replace("53", "35"))).toBe(false)
})

test.each(["12345678", "021000021 / 1234567890", "DE89", ""])("%j is not an IBAN", (number) => {
  expect(looksLikeIban(number)).toBe(false)
  expect(formatAccount(number)).toBe(number)
})

test("an IBAN is written in groups of four", () => {
  expect(formatAccount("de89370400440532013000")).toBe("DE89 3704 0044 0532 0130 00")
})

test("a BIC has eight or eleven characters", () => {
  expect(["COBADEFF", "COBADEFFXXX", "COBADEF", "COBADEFFXX", "cobadeff"].map(isBic)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
