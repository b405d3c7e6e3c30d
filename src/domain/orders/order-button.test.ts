import { expect, test } from "vitest"
import { requiresPaymentWording } from "./order-button.ts"

const place = (country: string, company = "") => ({ country, company })

test("the order button states the obligation to pay for consumers in the named countries", () => {
  const at = (goesTo?: ReturnType<typeof place>, billedTo?: ReturnType<typeof place>) =>
    requiresPaymentWording(["DE", "FR"], { goesTo, billedTo })
  expect(at(place("DE"))).toBe(true)
  expect(at(place("US"))).toBe(false)
  expect(at(place("DE", "Tempo AG"))).toBe(false)
  expect(at(place("DE"), place("DE", "Tempo AG"))).toBe(false)
  expect(at()).toBe(false)
})

test("without named countries it is always stated, and never if the shop turns it off", () => {
  expect(requiresPaymentWording([], { goesTo: undefined, billedTo: undefined })).toBe(true)
  expect(requiresPaymentWording(undefined, { goesTo: place("DE"), billedTo: undefined })).toBe(
    false,
  )
})
