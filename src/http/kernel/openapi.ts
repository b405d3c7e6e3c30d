import { OpenAPIRegistry, OpenApiGeneratorV31 } from "@asteasolutions/zod-to-openapi"
import { z } from "zod"
import { type Access, needsToken } from "#contract/kernel/endpoint.ts"
import type { DeclaredRefusal } from "#contract/kernel/refusal.ts"
import { type DeclaredEndpoint, type RefusalCode, refusals } from "#contract/refusals.ts"
import { currencyName, shopCurrency } from "#domain/pricing/currency.ts"
import type { Server } from "./app-env.ts"

const exampleValues: Record<string, unknown> = {
  _id: "d4016a39c8e609841ed6e812",
  acknowledged: true,
  archived: false,
  availableQuantity: 2400,
  availables: 2400,
  callbackURL: "/dashboard",
  deletedCount: 1,
  description: "Two matched 16 GB modules with a 37.5 mm aluminium spreader.",
  email: "buyer@northmere.example",
  errorCallbackURL: "/login",
  image: "/img/parts/anvil-1000-960.webp",
  insertedId: "9f0c2b7a51d34e6688aa0b1c",
  linkedin: "https://www.linkedin.com/in/dorotea",
  location: "Leith, Scotland",
  maximumQuantity: 2000,
  message: "Less than Minimun Order Quantity",
  minimumQuantity: 20,
  modifiedCount: 1,
  name: "Dorotea Palmquist",
  orderMultiple: 20,
  orderId: "9f0c2b7a51d34e6688aa0b1c",
  partNumber: "CA-TM5-6032",
  password: "nine green boards",
  phone: "+44 131 496 0000",
  photo: "/img/services/build-720.webp",
  price: 2360,
  productName: "Tempo DDR5-6000 32 GB Kit",
  purchaseId: "d4016a39c8e609841ed6e812",
  quantity: 20,
  requestId: "16f9363d-1eb1-44db-8144-a1ded38042e5",
  token: "Yp0mZr3dQ1v5c8Jb2tKx7sWnEuLh4gAf6iOoRlTzCkM",
  transactionId: "pi_3QeB8c2eZvKYlo2C1a2b3c4d",
}

const schemaShape = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  example: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  format: z.string().optional(),
  minimum: z.number().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
})

function exampleOf(schema: unknown, schemas: Record<string, unknown>, field?: string): unknown {
  const shape = schemaShape.safeParse(schema).data
  if (!shape) return null
  if (shape.$ref) return exampleOf(schemas[shape.$ref.split("/").at(-1) ?? ""], schemas, field)
  if (shape.example !== undefined) return shape.example
  if (shape.enum) return shape.enum[0]
  if (shape.properties)
    return Object.fromEntries(
      Object.entries(shape.properties).map(([name, of]) => [name, exampleOf(of, schemas, name)]),
    )
  if (shape.items !== undefined) return [exampleOf(shape.items, schemas)]
  if (field !== undefined && field in exampleValues) return exampleValues[field]
  const inner = shape.allOf?.[0] ?? shape.anyOf?.[0]
  return inner === undefined ? plainValue(shape) : exampleOf(inner, schemas, field)
}

function plainValue({ type, format, minimum }: z.output<typeof schemaShape>): unknown {
  const [first] = Array.isArray(type) ? type : [type]
  if (first === "boolean") return true
  if (first === "integer" || first === "number") return Math.max(minimum ?? 1, 1)
  if (first === "object") return {}
  return format === "date-time" ? "2026-11-21T09:30:00.000Z" : "text"
}

const refusalsOfAccess: Record<Access, RefusalCode[]> = {
  public: [],
  visitor: ["unauthenticated"],
  proof: ["identity_proof_missing", "forbidden"],
  signature: ["invalid_event"],
  user: ["unauthenticated", "forbidden"],
  admin: ["unauthenticated", "forbidden", "second_factor_missing"],
}

/** Collects the refusals of an endpoint: declared codes, and those of access, schemas and queues. */
function refusalsOf(endpoint: DeclaredEndpoint): Set<RefusalCode> {
  const { access, query, body, headers, upload } = endpoint
  return new Set<RefusalCode>([
    ...refusalsOfAccess[access],
    ...(query || body || headers ? (["invalid_input"] as const) : []),
    ...(body ? (["invalid_json", "unsupported_media_type", "body_too_large"] as const) : []),
    // Read without parsing, because the signature covers the text.
    ...(access === "signature" ? (["body_too_large"] as const) : []),
    ...(upload ? [upload.notMultipart, upload.missing, upload.tooLarge] : []),
    ...endpoint.refusals,
    "shop_busy",
    "database_unavailable",
  ])
}

function refusalResponses(endpoint: DeclaredEndpoint) {
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

/** Formats a refusal: `` `price_changed`: Price changed (with `price`, `unitPrice`) `` */
function describeRefusal(code: RefusalCode): string {
  const { text, payload } = refusals[code]
  const names = Object.keys(payload).map((name) => `\`${name}\``)
  return `\`${code}\`: ${text}${names.length > 0 ? ` (with ${names.join(", ")})` : ""}`
}

function describeEndpoint(registry: OpenAPIRegistry, endpoint: DeclaredEndpoint): void {
  const [method = "get", path = "/"] = endpoint.route.split(" ")
  const { params, query, headers, body, upload, takesFile } = endpoint
  registry.registerPath({
    method: methodName(method),
    path,
    summary: endpoint.summary,
    ...(needsToken(endpoint) && {
      security: [{ bearer: [] }, ...(endpoint.orSession ? [{ session: [] }] : [])],
    }),
    request: {
      ...(params && { params }),
      ...(query && { query }),
      ...(headers && { headers }),
      ...(body && { body: { content: { "application/json": { schema: body } } } }),
      ...(upload && {
        body: { content: { "multipart/form-data": { schema: fileIn(upload.field) } } },
      }),
      ...(takesFile && { body: { content: { "application/octet-stream": { schema: FILE } } } }),
    },
    responses: {
      200: {
        description: endpoint.stream
          ? "Server-sent events with this object as their data."
          : "Success.",
        content: Object.fromEntries(
          typesOf(endpoint).map((type) => [type, { schema: endpoint.reply }]),
        ),
      },
      ...refusalResponses(endpoint),
    },
  })
}

const typesOf = ({ stream, givesFile }: DeclaredEndpoint): readonly string[] =>
  stream ? ["text/event-stream"] : [givesFile ?? "application/json"].flat()

const FILE = { type: "string" as const, format: "binary" }

const fileIn = (field: string) => ({
  type: "object" as const,
  properties: { [field]: FILE },
  required: [field],
})

const methods = ["get", "post", "put", "patch", "delete"] as const
function methodName(method: string) {
  const known = methods.find((name) => name === method.toLowerCase())
  if (!known) throw new Error(`no such method: ${method}`)
  return known
}

const typesWithExample = new Set(["application/json", "text/event-stream"])
const contentShape = z.looseObject({ schema: z.unknown() })

/** Builds an OpenAPI 3.1 document, with examples of every body and reply. */
export function openApiDocument(endpoints: readonly DeclaredEndpoint[]) {
  const registry = new OpenAPIRegistry()
  describeSecurity(registry)
  for (const endpoint of endpoints) describeEndpoint(registry, endpoint)
  const { code, decimals } = shopCurrency()
  const form = decimals === 0 ? "whole numbers" : "numbers with at most two decimals"
  const amounts = `Amounts are in the shop's currency, ${code} (${currencyName(code)}): ${form}.`
  const document = new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: "3.1.0",
    info: {
      title: "Computer Assembler",
      version: "0.1.0",
      description: `HTTP API of the shop. ${amounts} Messages are in English, or in German with the header X-Language: de.`,
    },
  })
  const schemas = document.components?.schemas ?? {}
  return JSON.parse(
    JSON.stringify(document, (key, value: unknown) => {
      // The generator appends the flags of a regular expression. In JSON Schema, expressions are always Unicode.
      if (key === "pattern" && typeof value === "string") return value.replace(/\/[a-z]+$/, "")
      const content = typesWithExample.has(key) ? contentShape.safeParse(value).data : undefined
      return content ? { ...content, example: exampleOf(content.schema, schemas) } : value
    }),
  )
}

export function serveOpenApi({ app, endpoints }: Server): void {
  app.get("/openapi.json", (c) => c.json(openApiDocument(endpoints)))
}

function describeSecurity(registry: OpenAPIRegistry): void {
  registry.registerComponent("securitySchemes", "bearer", {
    type: "http",
    scheme: "bearer",
    description: "Access token returned by `PUT /user/{email}`.",
  })
  registry.registerComponent("securitySchemes", "session", {
    type: "apiKey",
    in: "cookie",
    name: "shop.session_token",
    description: "Identity session of the shop's own pages and of permitted origins.",
  })
}
