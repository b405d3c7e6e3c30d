import { expect, test } from "vitest"
import { orderAddressOf } from "./order-list.tsx"

test.each([
  ["1", "1"] as const,
  ["3650", "3650"] as const,
  ["3651", ""] as const,
  ["0", ""] as const,
  ["many", ""] as const,
])("the days %j in an address filter by %j", (days, filtered) =>
  expect(orderAddressOf(new URLSearchParams({ days })).days).toBe(filtered),
)
