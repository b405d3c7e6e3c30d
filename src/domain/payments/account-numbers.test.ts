import { expect, test } from "vitest"
import { holdsCardNumber } from "./account-numbers.ts"

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
