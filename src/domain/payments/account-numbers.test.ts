import { expect, test } from "vitest"
import {
  formatAccount,
  hasValidCheckDigits,
  holdsCardNumber,
  isBic,
  looksLikeIban,
} from "./account-numbers.ts"

test.each([
  "4242424242424242",
  "my card: 4242 4242 4242 4242, thanks",
  "5555-5555-5555-4444",
  "4242 4242 4242 4242 12/27 123",
  "4242424242424242 12/27",
  "12 27 4242 4242 4242 4242",
  "2027 3782 822463 10005 1234",
  "378282246310005",
  "30569309020004",
  "6011111111111117",
  "2223003122003222",
  "36227206271667",
  "3566002020360505",
  "4242424242424242428",
])("%s contains a card number", (text) => {
  expect(holdsCardNumber(text)).toBe(true)
})

test.each([
  "",
  "+49 151 2345 6789",
  "+44 20 7946 0958 ext 12",
  "4242 4242 4242 4241",
  "order d4016a39c8e609841ed6e812",
  "2026-11-21 09:30:00.000",
  "1234567890123456",
  // Valid check digit, but the length of no brand.
  "42424242424242426",
  "424242424242424242",
  "184242424242424242",
])("%s contains no card number", (text) => {
  expect(holdsCardNumber(text)).toBe(false)
})

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
