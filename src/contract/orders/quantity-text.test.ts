import { expect, test } from "vitest"
import { checkQuantity, type QuantityRules } from "#domain/orders/quantity.ts"
import { quantityText } from "./line-text.ts"

const problem = (rules: Partial<QuantityRules>, quantity: number) => {
  const part = { minimumQuantity: 1, availableQuantity: 1_000_000, ...rules }
  const refusal = checkQuantity(part, quantity)
  return refusal && quantityText(refusal)
}

test("each reason has its documented sentence", () => {
  expect(problem({ minimumQuantity: 20 }, 19)).toBe("Less than Minimun Order Quantity")
  expect(problem({ availableQuantity: 5 }, 6)).toBe("Not Available")
  expect(problem({ orderMultiple: 12 }, 50)).toBe("Not a multiple of 12. Use 48 or 60.")
  expect(problem({ orderMultiple: 12, availableQuantity: 55 }, 50)).toBe(
    "Not a multiple of 12. Use 48.",
  )
  expect(problem({ orderMultiple: 12, availableQuantity: 11 }, 5)).toBe("Not a multiple of 12.")
  expect(problem({ maximumQuantity: 500 }, 501)).toBe("At most 500 in one order.")
  expect(problem({ orderMultiple: 1200, maximumQuantity: 12_000 }, 5000)).toBe(
    "Not a multiple of 1,200. Use 4,800 or 6,000.",
  )
  expect(problem({}, 1)).toBeUndefined()
})
