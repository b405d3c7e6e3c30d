import { z } from "zod"

/** What a reader expects to see in a field of this name; the rest follows from the schema. */
const knownValues: Record<string, unknown> = {
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

/** Makes an example of a schema of the document; `schemas` are its components. */
export function exampleOf(
  schema: unknown,
  schemas: Record<string, unknown>,
  field?: string,
): unknown {
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
  if (field !== undefined && field in knownValues) return knownValues[field]
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
