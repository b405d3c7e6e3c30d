import { expect, test } from "vitest"
import { obligesToPay } from "./order-button.ts"

const place = (country: string, company = "") => ({ country, company })

test("an order obliges to pay where a consumer orders in a named country", () => {
  const at = (goesTo?: ReturnType<typeof place>, billedTo?: ReturnType<typeof place>) =>
    obligesToPay(["DE", "FR"], { goesTo, billedTo })
  expect(at(place("DE"))).toBe(true)
  expect(at(place("US"))).toBe(false)
  expect(at(place("DE", "Tempo AG"))).toBe(false)
  expect(at(place("DE"), place("DE", "Tempo AG"))).toBe(false)
  expect(at()).toBe(false)
})

test("without countries it is said everywhere, and not at all where the shop does not say so", () => {
  expect(obligesToPay([], { goesTo: undefined, billedTo: undefined })).toBe(true)
  expect(obligesToPay(undefined, { goesTo: place("DE"), billedTo: undefined })).toBe(false)
})
