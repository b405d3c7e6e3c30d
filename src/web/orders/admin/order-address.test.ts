import { expect, test } from "vitest"
import { orderAddressOf } from "./order-address.ts"

test.each([
  ["1", "1"] as const,
  ["3650", "3650"] as const,
  ["3651", ""] as const,
  ["0", ""] as const,
  ["many", ""] as const,
])("the days %j in an address filter by %j", (days, filtered) =>
  expect(orderAddressOf(new URLSearchParams({ days })).days).toBe(filtered),
)
