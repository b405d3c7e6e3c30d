import type { OpenAPIHono } from "@hono/zod-openapi"
import { z } from "zod"
import { needsToken } from "#contract/kernel/endpoint.ts"
import type { DeclaredEndpoint } from "#contract/refusals.ts"
import type { AppEnv } from "./app-env.ts"
import { exampleOf } from "./openapi-examples.ts"
import { refusalResponses } from "./openapi-refusals.ts"

/** Enters an endpoint in the OpenAPI document, with every status it may answer. */
export function describeRoute(app: OpenAPIHono<AppEnv>, endpoint: DeclaredEndpoint): void {
  const [method = "get", path = "/"] = endpoint.route.split(" ")
  const { params, query, headers, body, upload, takesFile, givesFile } = endpoint
  app.openAPIRegistry.registerPath({
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
        description: endpoint.stream ? "Events, each with this as its data" : "Done",
        content: {
          [endpoint.stream ? "text/event-stream" : (givesFile ?? "application/json")]: {
            schema: endpoint.reply,
          },
        },
      },
      ...refusalResponses(endpoint),
    },
  })
}

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

const withExample = new Set(["application/json", "text/event-stream"])
const contentShape = z.looseObject({ schema: z.unknown() })

/** The contract as an OpenAPI 3.1 document, with an example of every body and answer. */
export function contractDocument(app: OpenAPIHono<AppEnv>) {
  const document = app.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "Computer Assembler",
      version: "0.1.0",
      description: "The calls of the storefront. Prices are US dollars with at most two decimals.",
    },
  })
  const schemas = document.components?.schemas ?? {}
  return JSON.parse(
    JSON.stringify(document, (key, value: unknown) => {
      // The generator leaves a regular expression's flags at its end; JSON Schema's are always Unicode.
      if (key === "pattern" && typeof value === "string") return value.replace(/\/[a-z]+$/, "")
      const content = withExample.has(key) ? contentShape.safeParse(value).data : undefined
      return content ? { ...content, example: exampleOf(content.schema, schemas) } : value
    }),
  )
}

/** Serves the contract to programs. */
export function serveOpenApi(app: OpenAPIHono<AppEnv>): void {
  app.openAPIRegistry.registerComponent("securitySchemes", "bearer", {
    type: "http",
    scheme: "bearer",
    description: "The access token that PUT /user/{email} answers with",
  })
  app.openAPIRegistry.registerComponent("securitySchemes", "session", {
    type: "apiKey",
    in: "cookie",
    name: "shop.session_token",
    description: "The identity session, from the shop's own pages and origins that may call",
  })
  app.get("/openapi.json", (c) => c.json(contractDocument(app)))
}
