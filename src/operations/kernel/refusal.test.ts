import { expect, test } from "vitest"
import { refuse } from "./refusal.ts"

test("a refusal has the fields its code declares, and the type checker accepts no others", () => {
  expect(refuse("price_changed", { price: 2, unitPrice: 1 }).payload).toEqual({
    price: 2,
    unitPrice: 1,
  })
  // @ts-expect-error: its payload is missing
  refuse("price_changed")
  // @ts-expect-error: a string is no price
  refuse("price_changed", { price: "2.00" })
  // @ts-expect-error: another code's payload
  refuse("price_changed", { price: 2, limit: 50 })
  // @ts-expect-error: this code has no payload
  refuse("order_paid", { status: "pending" })
  for (const either of ["order_delivered", "order_cancelled"] as const) {
    // @ts-expect-error: one of both has a payload
    refuse(either)
    expect(refuse(either, { status: "delivered" }).code).toBe(either)
  }
})

test("its message is the code's own, or those of the invalid fields", () => {
  expect(refuse("not_available", { minimumQuantity: 2, availableQuantity: 1 }).message).toBe(
    "Not Available",
  )
  const fields = { name: "Name is Required", rating: "Rating must be 1 to 5" }
  expect(refuse("invalid_input", { fields }).message).toBe(
    "Name is Required. Rating must be 1 to 5",
  )
})
