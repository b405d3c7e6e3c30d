import fc from "fast-check"
import type { Schema } from "./document.ts"

/** Strings with a special meaning to a database, file system, browser or parser. */
export const hostileText = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "\u0000",
    "a\u0000b",
    "\ud800",
    "\u202e",
    "\ufeff",
    "😀",
    "ｓ",
    "%00",
    "%",
    "%zz",
    "../../../etc/passwd",
    "..%2f..%2f",
    "/",
    "//",
    "\\",
    "?",
    "#",
    "null",
    "undefined",
    "[object Object]",
    "' or '1'='1",
    "'; select pg_sleep(1); --",
    "$1",
    "%s",
    "{{7*7}}",
    "$" + "{7*7}",
    "<script>alert(1)</script>",
    "javascript:alert(1)",
    "\r\nX-Injected: yes",
    "\t\n",
    "-1",
    "0",
    "1.5",
    "1e3",
    "1e309",
    "NaN",
    "Infinity",
    "0x10",
    "9007199254740993",
    "9".repeat(400),
    "true",
    "__proto__",
    "constructor",
    "@part",
    "@order",
    "@customer",
    "@admin",
    "4242424242424242",
    "a".repeat(300),
    "é".repeat(5000),
  ),
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.string({ unit: "grapheme", maxLength: 30 }),
)

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown[]>(null, true, false, -1, 0, 0.5, 1e21, 2 ** 53, 0.1 + 0.2, -0, 5e-324),
  fc.constantFrom<unknown[]>(
    [],
    {},
    [[]],
    [1],
    { $gt: 0 },
    { length: 1 },
    ["a", "b"],
    "x".repeat(70_000),
  ),
  hostileText,
  fc.jsonValue({ maxDepth: 3 }),
)

const aPicture = fc.constant("/img/parts/anvil-1000-960.webp")
/** Plausible values by field name, which pass the first checks. */
const likely: Record<string, fc.Arbitrary<unknown>> = {
  "order id": fc.constantFrom("@order", "@order", "@order", "@part"),
  "part id": fc.constantFrom("@part", "@part", "@part", "@order"),
  "mail id": fc.constantFrom("1", "2", "999999999999999999999"),
  slug: fc.constantFrom("anvil-1000", "no-such-part"),
  purchaseId: fc.constant("@part"),
  orderId: fc.constant("@order"),
  email: fc.constantFrom(
    "@self",
    "@self",
    "@self",
    "@self in capitals",
    "@customer",
    "@other",
    "@admin",
    "nobody@shop.example",
  ),
  name: fc.constantFrom("Anvil", "Ада", "安"),
  description: fc.constant("As good as it looks."),
  phone: fc.constantFrom("", "+1 555 0100"),
  quantity: fc.integer({ min: -1, max: 30 }),
  delta: fc.integer({ min: -100, max: 100_000 }),
  price: fc.constantFrom<unknown[]>(149, "149.00", 1.01, 0.5, 999_999.99, 12_345.67),
  version: fc.integer({ min: 1, max: 3 }),
  rating: fc.integer({ min: 0, max: 6 }),
  image: aPicture,
  photo: aPicture,
  minimumQuantity: fc.integer({ min: 1, max: 3 }),
  availableQuantity: fc.constantFrom(0, 5, 10_000, 1_000_000_000),
  "if-match": fc.constantFrom("pending", "approved", '"pending"'),
  after: fc.constantFrom("@order", "@part", "1", "999999999999999999999"),
}

export function valueFor(schema: Schema, name = ""): fc.Arbitrary<unknown> {
  const hint = likely[name]
  const fitting = fittingValue(schema)
  return hint
    ? fc.oneof({ weight: 5, arbitrary: hint }, { weight: 1, arbitrary: fitting })
    : fitting
}

function fittingValue(schema: Schema): fc.Arbitrary<unknown> {
  const { properties, required = [] } = schema
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fittingValue))
  if (properties) return fc.record(valuesFor(properties), { requiredKeys: required })
  if (schema.items) return fc.array(fittingValue(schema.items), { maxLength: 4 })
  if (schema.type === "boolean") return fc.boolean()
  if (schema.type === "number" || schema.type === "integer")
    return fc.oneof(fc.integer({ min: -2, max: 200 }), fc.maxSafeInteger(), fc.double())
  if (schema.type !== "string") return fc.jsonValue({ maxDepth: 2 })
  const { minLength = 0, maxLength = 40 } = schema
  return fc.oneof(
    fc.string({
      unit: "grapheme",
      minLength,
      maxLength: Math.max(minLength, Math.min(maxLength, 40)),
    }),
    fc.integer({ min: -1, max: 999 }).map(String),
    fc.constantFrom(
      "x".repeat(Math.min(maxLength, 5000)),
      "x".repeat(Math.min(maxLength, 5000) + 1),
    ),
  )
}

export const valuesFor = (schemas: Record<string, Schema>) =>
  Object.fromEntries(Object.entries(schemas).map(([name, inner]) => [name, valueFor(inner, name)]))

export const asText = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "")
