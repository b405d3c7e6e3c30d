import { expect, test } from "vitest"
import { findIncomplete, formatExpiry, formatNumber, readCard } from "./card-input.ts"

const typed = (text: string) =>
  [...text].reduce((shown, key) => formatExpiry(shown + key, shown), "")

test("a card number is spaced as printed", () => {
  expect(formatNumber("4242424242424242")).toBe("4242 4242 4242 4242")
  expect(formatNumber("42424")).toBe("4242 4")
  expect(formatNumber("378282246310005")).toBe("3782 822463 10005")
  expect(formatNumber("4242-4242 x")).toBe("4242 4242")
})

test("an expiry date can be typed without its slash, with it, or pasted", () => {
  expect(typed("1230")).toBe("12 / 30")
  expect(typed("4")).toBe("04 / ")
  expect(typed("12/30")).toBe("12 / 30")
  expect(formatExpiry("12/30", "")).toBe("12 / 30")
})

test("an expiry date can be deleted key by key", () => {
  let shown = "12 / 3"
  const seen: string[] = []
  while (shown !== "") {
    shown = formatExpiry(shown.slice(0, -1), shown)
    seen.push(shown)
    expect(seen.length).toBeLessThan(10)
  }
  expect(seen.at(-1)).toBe("")
})

test("the first empty field is named", () => {
  const card = { number: "4242 4242 4242 4242", expiry: "12 / 30", cvc: "123" }
  expect(findIncomplete(card)).toBeUndefined()
  expect(findIncomplete({ ...card, number: "4242" })?.field).toBe("number")
  expect(findIncomplete({ ...card, expiry: "12 / " })?.field).toBe("expiry")
  expect(findIncomplete({ ...card, cvc: "1" })?.field).toBe("cvc")
  expect(readCard(card)).toEqual({
    number: "4242424242424242",
    expMonth: "12",
    expYear: "2030",
    cvc: "123",
  })
})
