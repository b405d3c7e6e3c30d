import { expect, test } from "vitest"
import { checkQuantity, type QuantityRules } from "#domain/orders/quantity.ts"
import { quantityText, targetText } from "./line-text.ts"

const problem = (rules: Partial<QuantityRules>, quantity: number) => {
  const part = { minimumQuantity: 1, availableQuantity: 1_000_000, ...rules }
  const refusal = checkQuantity(part, quantity)
  return refusal && quantityText(refusal)
}

test("each reason to refuse a quantity has its documented sentence", () => {
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

test("the shop's price is shown beside the target, with the difference in percent", () => {
  expect(targetText(450, 490)).toBe("Target $4.50, ours $4.90, 9 % above")
  expect(targetText(450, 225)).toBe("Target $4.50, ours $2.25, 50 % below")
  expect(targetText(450, 450)).toBe("Target $4.50, ours $4.50")
  expect(targetText(100_000, 100_001)).toBe("Target $1,000.00, ours $1,000.01, less than 1 % above")
  expect(targetText(450, undefined)).toBe("Target $4.50")
})
