import fc from "fast-check"
import { bodyFor } from "./body.ts"
import type { Operation } from "./document.ts"
import { aWho, type FuzzRequest, wireHeaders } from "./request.ts"
import { hostileText } from "./values.ts"

const METHODS = "HEAD OPTIONS TRACE PROPFIND PURGE QUERY GET POST PUT PATCH DELETE".split(" ")

const ADDRESSES = [
  ..."//part /part// /./part /part/../order /part/%2e%2e/order /part%2Fx /part/% /%00".split(" "),
  ..."/img/../package.json /img/%2e%2e/%2e%2e/package.json /img/parts/%00.webp".split(" "),
  ..."/assets/..%2fserver /sandbox/stripe/v1/payment_intents /sandbox/stripe/v1/x".split(" "),
  ..."/sandbox/stripe/3ds/x /sandbox/mail/x /api/auth/x /api/auth/admin/list-users".split(" "),
  ..."/healthz /openapi.json /metrics /.env /favicon.ico /purchase/@part".split(" "),
  ..."/dashboard/payment/@order /login?from=//evil.example /blog /nothing".split(" "),
]

/** The document's paths with methods it does not name, and addresses that it does not have. */
export const aStranger = (operations: Operation[]): fc.Arbitrary<FuzzRequest> => {
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
      who: aWho,
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
