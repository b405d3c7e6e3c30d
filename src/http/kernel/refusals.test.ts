import { afterAll, expect, test } from "vitest"
import { expectRefusal } from "#test/expect-refusal.ts"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const buyer = await shop.customer()
afterAll(() => shop.close())

const refused = (route: string, body: unknown, headers: Record<string, string> = {}) =>
  shop.send(route, { token: shop.admin.token, body, headers })

test.each([
  ["DELETE /part", "GET, POST"],
  ["OPTIONS /part", "GET, POST"],
  ["POST /order/000000000000000000000000", "GET, PUT, PATCH, DELETE"],
  ["PATCH /webhook/stripe", "POST"],
])("%s lists the allowed methods", async (route, allow) => {
  const answer = await shop.send(route)
  expectRefusal(answer, 405)
  expect(answer.body.code).toBe("method_not_allowed")
  expect(answer.headers.get("allow")).toBe(allow)
})

test.each(["POST /nothing", "PATCH /"])("an unknown path offers no methods: %s", async (route) => {
  const answer = await shop.send(route)
  expectRefusal(answer, 404)
  expect(answer.body.code).toBe("route_not_found")
  expect(answer.headers.get("allow")).toBeNull()
})

test("responses and refusals are JSON in UTF-8", async () => {
  for (const route of ["GET /part", "GET /order", "GET /config", "GET /user/nobody@shop.example"])
    expect((await shop.send(route, { token: buyer.token })).headers.get("content-type")).toBe(
      "application/json; charset=utf-8",
    )
})

test.each<[string, unknown, Record<string, string>]>([
  ["POST /part", [], { body: "Must be a JSON object" }],
  ["POST /purchase", { email: 5 }, { email: "Must be text" }],
  ["PUT /order-filter", { name: "Mine", query: 5 }, { query: "Must be a JSON object" }],
  ["POST /purchase", { email: "x".repeat(255) }, { email: "Has at most 254 characters" }],
  ["GET /order?paid=perhaps", undefined, { paid: "Must be one of: true, false" }],
])("%s with %j says what would be valid", async (route, body, fields) => {
  const answer = await refused(route, body)
  expectRefusal(answer, 400)
  expect(answer.body.fields).toMatchObject(fields)
})

test("an invalid idempotency key is refused with a sentence", async () => {
  const key = { "idempotency-key": "k".repeat(256) }
  const { status, body } = await refused("POST /purchase", { purchaseId: "x", quantity: 1 }, key)
  expect(status).toBe(400)
  expect(body.fields).toEqual({
    "idempotency-key": "An Idempotency-Key must have 1 to 255 characters",
  })
})
