import fc from "fast-check"
import { bodyFor } from "./body.ts"
import type { Operation, Schema } from "./document.ts"
import { aWho, type FuzzRequest, otherHeaders, wireHeaders } from "./request.ts"
import { asText, hostileText, valueFor, valuesFor } from "./values.ts"

/** What would leave nothing, or nobody without rights, to try the next requests on. */
const instead = new Map([
  ["DELETE /part/{id} @part", "@oldest part"],
  ["DELETE /order/{id} @order", "@oldest order"],
  ["PUT /user/admin/{email} @customer", "@other"],
])

const sparing = ({ method, path }: Operation, params: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      instead.get(`${method} ${path} ${value}`) ?? value,
    ]),
  )

/** An id says nothing of what it is the id of. */
function hintOf(path: string, name: string): string {
  if (name !== "id") return name
  if (path.startsWith("/order")) return "order id"
  return path.startsWith("/mail") ? "mail id" : "part id"
}

export const aDocumented = (operations: Operation[]): fc.Arbitrary<FuzzRequest> =>
  fc.constantFrom(...operations).chain((operation) => {
    const { method, path } = operation
    const optional = { requiredKeys: [] }
    const declaredQuery = Object.entries(operation.query)
    const parameter = (name: string) =>
      fc
        .oneof(
          { weight: 10, arbitrary: valueFor({ type: "string" }, hintOf(path, name)).map(asText) },
          { weight: 1, arbitrary: hostileText },
          { weight: 1, arbitrary: fc.constantFrom("x".repeat(300), "x".repeat(3000)) },
        )
        // With these the address is another one.
        .filter((value) => !["", ".", ".."].includes(value))
    const queryValue = (name: string, schema: Schema) =>
      fc.oneof(
        { weight: 3, arbitrary: valueFor(schema, name) },
        { weight: 1, arbitrary: hostileText },
      )
    return fc
      .record({
        params: fc.record(
          Object.fromEntries(operation.params.map((name) => [name, parameter(name)])),
        ),
        query: fc
          .subarray(declaredQuery, { maxLength: Math.min(4, declaredQuery.length) })
          .chain((chosen) =>
            fc.record(
              Object.fromEntries(chosen.map(([name, schema]) => [name, queryValue(name, schema)])),
            ),
          ),
        stray: fc.constantFrom<[string, string][][]>(
          [],
          [],
          [],
          [
            ["limit", "1"],
            ["limit", "2"],
          ],
          [["__proto__", "x"]],
        ),
        declared: fc.record(valuesFor(operation.headers), optional),
        wire: fc.oneof(
          wireHeaders,
          otherHeaders.map((extra) => ({ "content-type": "application/json", ...extra })),
        ),
        who: aWho,
        body: bodyFor(operation.body),
      })
      .map(({ params, query, stray, declared, wire, who, body }) => ({
        operation,
        method,
        path,
        params: sparing(operation, params),
        query: [...Object.entries(textsOf(query)), ...stray],
        headers: { ...textsOf(declared), ...wire },
        who,
        body,
      }))
  })

const textsOf = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asText(value)]))
