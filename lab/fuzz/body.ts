import fc from "fast-check"
import type { Schema } from "./document.ts"
import { hostileValue, valueFor } from "./values.ts"

export type Body = { json: unknown } | { text: string } | undefined

/** What the schema asks for, that with one field spoilt, any JSON, and what is no JSON at all. */
export function bodyFor(schema: Schema | undefined): fc.Arbitrary<Body> {
  const fitting = schema ? valueFor(schema) : fc.jsonValue({ maxDepth: 2 })
  const names = Object.keys(schema?.properties ?? {})
  const spoilt = fc
    .tuple(fitting, fc.constantFrom("role", "paid", "status", "_id", ...names), hostileValue)
    .map(([value, name, hostile]) => ({ ...Object(value), [name]: hostile }))
  const noJson = fc.oneof(
    fc.constantFrom(
      "{",
      "[1,",
      '{"a":1,}',
      "'a'",
      "\u0000",
      "\ufeff{}",
      '{"a":1e999}',
      "[".repeat(20_000),
      '{"__proto__":{"admin":true}}',
      '{"constructor":{"prototype":{}}}',
      '{"price":1,"price":2}',
      "x".repeat(70_000),
    ),
    fc.string({ unit: "binary", maxLength: 60 }),
  )
  return fc.oneof(
    { weight: schema ? 10 : 1, arbitrary: fitting.map((json) => ({ json })) },
    { weight: schema ? 8 : 1, arbitrary: spoilt.map((json) => ({ json })) },
    { weight: 2, arbitrary: hostileValue.map((json) => ({ json })) },
    { weight: 2, arbitrary: noJson.map((text) => ({ text })) },
    { weight: schema ? 1 : 20, arbitrary: fc.constant(undefined) },
  )
}
