import { Ajv2020 } from "ajv/dist/2020.js"
import { afterAll, expect, test } from "vitest"
import { bodyOf, readObject } from "#test/read-json.ts"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi()
afterAll(shop.close)

interface Content {
  "application/json"?: { schema: object; example?: unknown }
}
interface Operation {
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}
interface Document {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}

const readDocument = async () => bodyOf<Document>(await fetch(`${shop.url}/openapi.json`))

test("every body and response in the document has an example that its schema accepts", async () => {
  const { openapi, paths, components } = await readDocument()
  const accepts = compileOnce(components)
  const wrong: string[] = []
  for (const [path, methods] of Object.entries(paths))
    for (const [method, { requestBody, responses }] of Object.entries(methods)) {
      const contents = [requestBody?.content, ...Object.values(responses).map((r) => r.content)]
      for (const content of contents) {
        const json = content?.["application/json"]
        if (!json) continue
        const { errors, says } = accepts(json.schema, json.example)
        if (errors) wrong.push(`${method} ${path}: ${says} ${JSON.stringify(json.example)}`)
      }
    }
  expect(openapi).toBe("3.1.0")
  expect(wrong).toEqual([])
})

/** Many calls share schemas, so each is compiled once. */
function compileOnce(components: Document["components"]) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema({ $id: "document", components })
  const compiled = new Map<string, ReturnType<typeof ajv.compile>>()
  return (schema: object, example: unknown) => {
    const key = JSON.stringify(schema).replaceAll('"#/components', '"document#/components')
    const check = compiled.get(key) ?? ajv.compile(readObject(key))
    compiled.set(key, check)
    const errors = check(example) ? undefined : check.errors
    return { errors, says: ajv.errorsText(errors) }
  }
}

test("each refusal of a call is documented, with its fields", async () => {
  const { paths, components } = await readDocument()
  const changed = JSON.stringify(paths["/purchase"]?.post?.responses["409"])
  expect(changed).toContain("(with `price`, `unitPrice`)")
  expect(changed).toContain("#/components/schemas/price_changed")
  expect(components.schemas.price_changed).toMatchObject({
    properties: { code: { enum: ["price_changed"] }, price: { type: "number" } },
    required: ["message", "code", "price"],
  })
})

test("the readable page names every call and loads nothing", async () => {
  const { paths } = await readDocument()
  const response = await fetch(`${shop.url}/docs`)
  const page = await response.text()
  expect(response.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; style-src 'sha256-/,
  )
  expect(page).not.toMatch(/<script|src=|@import|url\(/)
  for (const path of Object.keys(paths)) expect(page).toContain(`</b> ${path}</h2>`)
})
