import { z } from "zod"

/** The subset of JSON Schema that the shop's document uses. */
export interface Schema {
  type?: string | string[]
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema | boolean
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  [keyword: string]: unknown
}

export interface Operation {
  method: string
  /** Path template such as `/part/{id}`. */
  path: string
  params: string[]
  query: Record<string, Schema>
  headers: Record<string, Schema>
  body: Schema | undefined
  /** Returns why the document does not allow this response; undefined if it does. */
  refuseAnswer(status: number, body: unknown): string | undefined
}

const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
})
const jsonContent = z.object({
  content: z
    .object({
      "application/json": z.unknown(),
      "text/event-stream": z.unknown(),
      "text/csv": z.unknown(),
    })
    .partial(),
})
const operationSchema = z.object({
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), schema: z.unknown() }))
    .default([]),
  requestBody: jsonContent.optional(),
  responses: z.record(z.string(), jsonContent.partial()),
})
const anyObject = z.looseObject({})
const media = z.object({ schema: z.unknown() })

export function readOperations(document: unknown): Operation[] {
  const { paths, components } = documentSchema.parse(document)
  const resolve = resolver(components.schemas)
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, declared]) => {
      const { parameters, requestBody, responses } = operationSchema.parse(declared)
      const parametersIn = (place: string) =>
        Object.fromEntries(
          parameters
            .filter((each) => each.in === place)
            .map((each) => [each.name, resolve(each.schema)]),
        )
      const json = requestBody?.content["application/json"]
      return {
        method: method.toUpperCase(),
        path,
        params: Object.keys(parametersIn("path")),
        query: parametersIn("query"),
        headers: parametersIn("header"),
        body: json === undefined ? undefined : resolve(media.parse(json).schema),
        refuseAnswer: answerCheck(responses, resolve),
      }
    }),
  )
}

type Responses = z.output<typeof operationSchema>["responses"]

function answerCheck(responses: Responses, resolve: (schema: unknown) => Schema) {
  const validators = new Map(
    Object.entries(responses).map(([status, response]) => {
      const content = response.content ?? {}
      const { "application/json": json, "text/event-stream": event } = content
      const described = json ?? event
      // The document does not describe the content of files.
      if (!described && response.content) return [status, z.unknown()]
      const schema = resolve(media.parse(described).schema)
      return [status, z.fromJSONSchema(anyObject.parse(status === "200" ? closed(schema) : schema))]
    }),
  )
  return (status: number, body: unknown): string | undefined => {
    const validator = validators.get(String(status))
    if (!validator) return "status is not in the document"
    const { error } = validator.safeParse(body)
    return error && `body is not as documented: ${z.prettifyError(error).replaceAll("\n", " ")}`
  }
}

function resolver(schemas: Record<string, unknown>) {
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve)
    if (typeof value !== "object" || value === null) return value
    if ("$ref" in value) return resolve(schemas[String(value.$ref).split("/").at(-1) ?? ""])
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolve(inner)]))
  }
  return (schema: unknown): Schema => anyObject.parse(resolve(schema))
}

/** Forbids undocumented properties in responses. */
function closed(schema: Schema): Schema {
  const { properties, items, anyOf } = schema
  return {
    ...schema,
    ...(items && { items: closed(items) }),
    ...(anyOf && { anyOf: anyOf.map(closed) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => [name, closed(inner)]),
      ),
      additionalProperties: schema.additionalProperties ?? false,
    }),
  }
}
