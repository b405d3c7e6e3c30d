import fc from "fast-check"
import type { Operation, Schema } from "./document.ts"
import { asText, hostileText, hostileValue, valueFor, valuesFor } from "./values.ts"

export type CallerKind = "anonymous" | "customer" | "admin"

/** A request with placeholders such as `@part`, which are replaced on sending. */
export interface FuzzRequest {
  /** Undefined for undocumented addresses and methods. */
  operation: Operation | undefined
  method: string
  /** Path template such as `/part/{id}`. */
  path: string
  params: Record<string, string>
  query: [string, string][]
  headers: Record<string, string>
  who: CallerKind
  body: Body
}

const aCaller = fc.constantFrom<CallerKind[]>(
  "anonymous",
  "customer",
  "customer",
  "admin",
  "admin",
  "admin",
)
/** Generates headers, mostly those of a normal client. */
const wireHeaders = fc.oneof(
  { weight: 12, arbitrary: fc.constant({ "content-type": "application/json" }) },
  {
    weight: 3,
    arbitrary: fc.record(
      {
        "content-type": fc.constantFrom(
          "",
          "text/plain",
          "application/json; charset=utf-16",
          "multipart/form-data",
          "application/x-www-form-urlencoded",
        ),
        authorization: fc.constantFrom(
          "",
          "Bearer",
          "Bearer x",
          "Basic YTpi",
          `Bearer ${"A".repeat(43)}`,
          "Bearer a b",
        ),
        cookie: fc.constantFrom(
          "a",
          "better-auth.session_token=x",
          "=;=;",
          `a=${"b".repeat(4000)}`,
        ),
        origin: fc.constantFrom("null", "https://evil.example", "@origin"),
        "accept-encoding": fc.constantFrom("br", "gzip", "identity;q=0", "*"),
        "if-none-match": fc.constantFrom("*", '"x"'),
        range: fc.constantFrom("bytes=0-1", "bytes=-1", "bytes=9-1"),
        host: fc.constantFrom("evil.example", "", "a:b:c"),
        "x-forwarded-for": fc.constantFrom("1.2.3.4", "x", "::1"),
      },
      { requiredKeys: [] },
    ),
  },
)
const otherHeaders = fc.constantFrom<Record<string, string>[]>({}, {}, { origin: "@origin" })

type Body = { json: unknown } | { text: string } | undefined

/** Generates valid bodies, bodies with one invalid field, arbitrary JSON, and invalid JSON. */
function bodyFor(schema: Schema | undefined): fc.Arbitrary<Body> {
  const fitting = schema ? valueFor(schema) : fc.jsonValue({ maxDepth: 2 })
  const names = Object.keys(schema?.properties ?? {})
  const withInvalidField = fc
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
    { weight: schema ? 8 : 1, arbitrary: withInvalidField.map((json) => ({ json })) },
    { weight: 2, arbitrary: hostileValue.map((json) => ({ json })) },
    { weight: 2, arbitrary: noJson.map((text) => ({ text })) },
    { weight: schema ? 1 : 20, arbitrary: fc.constant(undefined) },
  )
}

/** Replacements for targets whose deletion would leave nothing to test: the last part, order or administrator. */
const replacements = new Map([
  ["DELETE /part/{id} @part", "@oldest part"],
  ["DELETE /order/{id} @order", "@oldest order"],
  ["PUT /user/admin/{email} @customer", "@other"],
])

const withReplacements = ({ method, path }: Operation, params: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      replacements.get(`${method} ${path} ${value}`) ?? value,
    ]),
  )

function hintOf(path: string, name: string): string {
  if (name !== "id") return name
  if (path.startsWith("/order")) return "order id"
  return path.startsWith("/mail") ? "mail id" : "part id"
}

export const documentedRequest = (operations: Operation[]): fc.Arbitrary<FuzzRequest> =>
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
        // These values would change the path.
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
        who: aCaller,
        body: bodyFor(operation.body),
      })
      .map(({ params, query, stray, declared, wire, who, body }) => ({
        operation,
        method,
        path,
        params: withReplacements(operation, params),
        query: [...Object.entries(textsOf(query)), ...stray],
        headers: { ...textsOf(declared), ...wire },
        who,
        body,
      }))
  })

const textsOf = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asText(value)]))

const METHODS = "HEAD OPTIONS TRACE PROPFIND PURGE QUERY GET POST PUT PATCH DELETE".split(" ")

const ADDRESSES = [
  ..."//part /part// /./part /part/../order /part/%2e%2e/order /part%2Fx /part/% /%00".split(" "),
  ..."/img/../package.json /img/%2e%2e/%2e%2e/package.json /img/parts/%00.webp".split(" "),
  ..."/assets/..%2fserver /sandbox/stripe/v1/payment_intents /sandbox/stripe/v1/x".split(" "),
  ..."/sandbox/stripe/3ds/x /sandbox/mail/x /api/auth/x /api/auth/admin/list-users".split(" "),
  ..."/healthz /openapi.json /metrics /.env /favicon.ico /purchase/@part".split(" "),
  ..."/dashboard/payment/@order /login?from=//evil.example /blog /nothing".split(" "),
]

/** Generates undocumented methods and addresses. */
export const undocumentedRequest = (operations: Operation[]): fc.Arbitrary<FuzzRequest> => {
  const known = operations.map(({ path }) => path)
  const paths = fc.oneof(
    fc.constantFrom(...known),
    fc.constantFrom(...known).map((path) => `${path}/`),
    fc.constantFrom(...known).map((path) => path.toUpperCase()),
    fc.constantFrom(...ADDRESSES),
    hostileText.map((text) => `/${encodeURIComponent(text.toWellFormed())}`),
  )
  return fc
    .record({
      path: paths,
      method: fc.constantFrom(...METHODS),
      who: aCaller,
      wire: wireHeaders,
      body: bodyFor(undefined),
    })
    .filter(({ path, method }) => !operations.some((known) => covers(known, method, path)))
    .map(({ path, method, who, wire, body }) => ({
      operation: undefined,
      method,
      path,
      params: { id: "@part", email: "@customer" },
      query: [],
      headers: wire,
      who,
      body: method === "TRACE" ? undefined : body,
    }))
}

const covers = (operation: Operation, method: string, path: string): boolean =>
  operation.method === method &&
  new RegExp(`^${operation.path.replace(/\{\w+\}/g, "[^/]+")}$`).test(path)
