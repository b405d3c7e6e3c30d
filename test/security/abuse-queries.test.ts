import { afterAll, beforeAll, expect, test } from "vitest"
import { openTestApi, type TestShop } from "../test-shop.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestApi({ rateLimitScale: 0 })
})
afterAll(() => shop.close())

interface Parameter {
  in: string
  name: string
}

/** PostgreSQL cannot store this character. */
const NUL = "a%00b"

test("a NUL in a path or filter is never an internal error", async () => {
  const { paths } = Object((await shop.send("GET /openapi.json")).body)
  const requests: string[] = []
  for (const [template, methods] of Object.entries<Record<string, { parameters?: Parameter[] }>>(
    paths,
  )) {
    // An event stream does not end by itself.
    if (template.endsWith("/events")) continue
    const path = template.replaceAll(/\{\w+\}/g, NUL)
    for (const [method, { parameters = [] }] of Object.entries(methods)) {
      const route = `${method.toUpperCase()} ${path}`
      const names = parameters.filter((parameter) => parameter.in === "query")
      requests.push(route, ...names.map(({ name }) => `${route}?${name}=${NUL}`))
    }
  }
  expect(requests.length).toBeGreaterThan(300)
  const failed: string[] = []
  for (const route of requests) {
    const { status } = await shop.send(route, { token: shop.admin.token })
    // Truncated files and missing services are no errors of the shop.
    if (status === 500) failed.push(route)
  }
  expect(failed).toEqual([])
})

test("an invalid buyer address in a filter is refused", async () => {
  const { token } = shop.admin
  for (const path of ["/order", "/order-count", "/export/orders"])
    expect(await shop.send(`GET ${path}?buyer=${NUL}`, { token }), path).toMatchObject({
      status: 400,
      body: { fields: { buyer: expect.any(String) } },
    })
})
