import fc from "fast-check"
import type { Body } from "./body.ts"
import type { Operation } from "./document.ts"

export type Who = "anonymous" | "customer" | "admin"

/** One request, with `@part` and the like for what only exists when it is sent. */
export interface FuzzRequest {
  /** Undefined: an address or a method that the document does not have. */
  operation: Operation | undefined
  method: string
  /** `/part/{id}` with the values for it. */
  path: string
  params: Record<string, string>
  query: [string, string][]
  headers: Record<string, string>
  who: Who
  body: Body
}

export const aWho = fc.constantFrom<Who[]>(
  "anonymous",
  "customer",
  "customer",
  "admin",
  "admin",
  "admin",
)
/** Mostly as a client would send it. */
export const wireHeaders = fc.oneof(
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
export const otherHeaders = fc.constantFrom<Record<string, string>[]>({}, {}, { origin: "@origin" })
