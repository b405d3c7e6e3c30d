import { z } from "zod"
import type { Access } from "#contract/kernel/endpoint.ts"
import type { DeclaredRefusal } from "#contract/kernel/refusal.ts"
import { type DeclaredEndpoint, type RefusalCode, refusals } from "#contract/refusals.ts"

const refusalsOfAccess: Record<Access, RefusalCode[]> = {
  public: [],
  visitor: ["unauthenticated"],
  proof: ["identity_proof_missing", "forbidden"],
  signature: ["invalid_event"],
  user: ["unauthenticated", "forbidden"],
  admin: ["unauthenticated", "forbidden", "second_factor_missing"],
}

/** Everything a call may refuse: what it declares, and what its access, schemas and turn always may. */
function refusalsOf(endpoint: DeclaredEndpoint): Set<RefusalCode> {
  const { access, query, body, headers, upload } = endpoint
  return new Set<RefusalCode>([
    ...refusalsOfAccess[access],
    ...(query || body || headers ? (["invalid_input"] as const) : []),
    ...(body ? (["invalid_json", "unsupported_media_type", "body_too_large"] as const) : []),
    // Read as it is, since it is the text that was signed.
    ...(access === "signature" ? (["body_too_large"] as const) : []),
    ...(upload ? [upload.notMultipart, upload.missing, upload.tooLarge] : []),
    ...endpoint.refusals,
    "shop_busy",
    "database_unavailable",
  ])
}

/** The answers of a call that says no, by status. */
export function refusalResponses(endpoint: DeclaredEndpoint) {
  const byStatus = Map.groupBy(refusalsOf(endpoint), (code) => refusals[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map(describeRefusal).join("\n\n"),
        content: { "application/json": { schema: refusalsSchema(codes) } },
      },
    ]),
  )
}

const schemas = new Map<string, z.ZodType>(
  Object.entries<DeclaredRefusal>(refusals).map(([code, { status, text, payload, plain }]) => [
    code,
    z
      .object({
        message: z.string().meta({ example: text }),
        ...(!plain && { code: z.literal(code) }),
        ...payload,
        ...(status >= 500 && { requestId: z.string() }),
      })
      .meta({ id: code }),
  ]),
)

function refusalsSchema(codes: RefusalCode[]): z.ZodType {
  const each = codes.flatMap((code) => schemas.get(code) ?? [])
  const [only, ...others] = each
  return only && others.length === 0 ? only : z.union(each)
}

/** `` `price_changed`: Price changed (with `price`, `unitPrice`) `` */
function describeRefusal(code: RefusalCode): string {
  const { text, payload } = refusals[code]
  const names = Object.keys(payload).map((name) => `\`${name}\``)
  return `\`${code}\`: ${text}${names.length > 0 ? ` (with ${names.join(", ")})` : ""}`
}
