import { expect, test } from "vitest"
import { readOrderNumber } from "./order.ts"

test.each(["CA-2026-000123", "ca-2026-123", " #CA-2026-000123 ", "ca2026000123", "CA 2026 123"])(
  "%j is a valid order number",
  (written) => expect(readOrderNumber(written)).toBe("CA-2026-000123"),
)

test("numbers above a million are written in full", () =>
  expect(readOrderNumber("CA-2026-1234567")).toBe("CA-2026-1234567"))

test.each(["", "CA-F-120", "CA-26-000123", "000123", "d4016a39c8e609841ed6e812", "CA-2026-"])(
  "%j is not an order number",
  (written) => expect(readOrderNumber(written)).toBeUndefined(),
)
