import { expect, test } from "vitest"
import { targetText } from "./line-text.ts"

test("the shop's price is shown beside the target, with the difference in percent", () => {
  expect(targetText(450, 490)).toBe("Target $4.50, ours $4.90, 9 % above")
  expect(targetText(450, 225)).toBe("Target $4.50, ours $2.25, 50 % below")
  expect(targetText(450, 450)).toBe("Target $4.50, ours $4.50")
  expect(targetText(100_000, 100_001)).toBe("Target $1,000.00, ours $1,000.01, less than 1 % above")
  expect(targetText(450, undefined)).toBe("Target $4.50")
})
