import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { expectRefusal } from "../expect-refusal.ts"
import { newTokens } from "../many-customers.ts"
import { aPart, openTestApi, type Person, type TestShop } from "../test-shop.ts"
import { figure, rounds } from "../torture.ts"
import type { World } from "./access/access-row.ts"
import { accessMatrix } from "./access-matrix.ts"

let shop: TestShop
let buyer: Person
let partId: string
let orderId: string
beforeAll(async () => {
  shop = await openTestApi({ rateLimitScale: 0 })
  buyer = await shop.customer()
  partId = await shop.part({ availableQuantity: 1000, price: 2000 })
  const body = { purchaseId: partId, quantity: 1 }
  orderId = (await shop.as(buyer)("POST /purchase", { body })).insertedId
})
afterAll(() => shop.close())

const tables =
  "parts orders order_lines payments refunds shipments line_cancellations returns expected_batches cart_lines stock_movements"

/** Money, stock and rights in the database. */
const books = async () => [
  await shop.sql("select user_id, role from profiles order by user_id"),
  ...(await Promise.all(
    tables.split(" ").map((table) => shop.sql(`table ${table} order by 1, 2`)),
  )),
]

/** JSON source texts, because `JSON.stringify` cannot produce all of them. */
const hostileNumbers = [
  "-1",
  "-0.01",
  "1e309",
  "-1e309",
  "1e-7",
  "9007199254740993",
  "0.30000000000000004",
  "[1]",
  "[]",
  '{"$gt":0}',
  "{}",
  "true",
  '""',
  '"1,5"',
  '"1e3"',
  '"0x10"',
  '"+1"',
  '"--1"',
  '"NaN"',
  '"Infinity"',
  '"٣"',
  '"1;drop table orders"',
  String.raw`"1\u0000"`,
]

describe("invalid numbers", () => {
  const units = { lines: [{ number: 1, quantity: "HERE" }] }
  const ofParts = { lines: [{ partId: "PART", quantity: "HERE" }] }
  const asserted = { lines: [{ partId: "PART", quantity: 1, unitPrice: "HERE" }] }
  const received = { number: 1, received: 1, restocked: 1 }
  const back = { number: 1, quantity: "HERE", reason: "damaged" }
  const step = (of: object) => ({ step: "receive", lines: [{ ...received, ...of }] })
  const fields: [route: string, body: object, allowed?: string[]][] = [
    ["POST /purchase", { purchaseId: "PART", quantity: "HERE" }],
    ["POST /purchase", { purchaseId: "PART", quantity: 1, price: "HERE" }],
    ["POST /order", ofParts],
    ["POST /order", asserted],
    ["POST /order/for", { ...ofParts, email: "BUYER" }],
    ["POST /price", ofParts],
    ["PATCH /cart", { set: [{ partId: "PART", quantity: "HERE" }] }],
    ["PATCH /cart", { add: [{ partId: "PART", quantity: "HERE" }] }],
    ["POST /cart/order", { expected: { total: "HERE", version: 1 } }],
    ["POST /order/ORDER/cancel", units],
    ["POST /order/ORDER/shipment", units],
    ["POST /order/ORDER/return", { lines: [back] }],
    ["PUT /return/ORDER", step({ received: "HERE", restocked: 0 })],
    ["PUT /return/ORDER", step({ restocked: "HERE" })],
    ["PUT /return/ORDER", { step: "refund", amount: "HERE" }, ["0.30000000000000004"]],
    ["POST /order/ORDER/refund", { amount: "HERE", reason: "A dent." }],
    ["POST /order/ORDER/refund", { ...units, reason: "A dent." }],
    ["PUT /purchaseUpdate/PART", { availables: "HERE" }],
    ["POST /create-payment-intent", { orderId: "ORDER", price: "HERE" }],
    ["POST /part", { ...aPart(), minimumQuantity: "HERE" }],
    ["POST /part", { ...aPart(), availableQuantity: "HERE" }],
    ["POST /part", { ...aPart(), price: "HERE" }],
    ["PATCH /part/PART", { version: 1, price: "HERE" }],
    ["PATCH /part/PART", { version: 1, minimumQuantity: "HERE" }],
    ["PATCH /part/PART", { version: "HERE", name: "Other" }],
    ["POST /part/PART/stock", { delta: "HERE", reason: "restock" }, ["-1"]],
    ["POST /part/PART/batches", { quantity: "HERE", on: "2030-01-01" }],
    ["PUT /part/PART/review", { rating: "HERE", text: "Good." }],
    ["POST /review", { name: "A", description: "B", photo: aPart().image, rating: "HERE" }],
  ]
  const forStaff = /part\/|POST \/part$|shipment|refund|return\/|order\/for/

  test.for(fields)("%s: %j", async ([route, body, allowed = []], context) => {
    const here = (text: string) =>
      text.replace("PART", partId).replace("ORDER", orderId).replace("BUYER", buyer.email)
    const before = await books()
    const tried = hostileNumbers.filter((value) => !allowed.includes(value))
    const isForStaff = forStaff.test(route) && !route.endsWith("/review")
    const headers = { "if-match": "1" }
    for (const number of tried) {
      const members = here(JSON.stringify(body)).replace('"HERE"', number)
      const { token } = isForStaff ? shop.admin : buyer
      const answer = await shop.send(here(route), { token, body: members, headers })
      expectRefusal(answer)
      // Refused as invalid, or because it differs from the price or stock.
      expect([400, 409], `${number}: ${answer.status}`).toContain(answer.status)
    }
    expect(await books()).toEqual(before)
    figure(context, `${tried.length} values`)
  })

  test.each(["limit", "after", "q"])("in a query: %s", async (name) => {
    const values = ["-1", "1e309", "1.5", "%00", "[]", "%F0%28", "' or 1=1", "x".repeat(5000)]
    for (const route of ["GET /order", "GET /user"])
      for (const value of values) {
        const answer = await shop.send(`${route}?${name}=${value}`, { token: shop.admin.token })
        if (answer.status === 200) expect(name).not.toBe("limit")
        else expectRefusal(answer, 400)
      }
  })
})

describe("roles and payments claimed in a body", () => {
  const claims = {
    role: "admin",
    admin: true,
    isAdmin: true,
    paid: true,
    paidAt: "2026-01-01",
    paid_at: "2026-01-01",
    status: "delivered",
    transactionId: "pi_claimed",
    transaction_id: "pi_claimed",
    amount: 1,
    total: 1,
    totalCents: 1,
    total_cents: 1,
    unitPrice: 0.01,
    priceCents: 1,
    userId: "x",
    user_id: "x",
    id: "x",
    _id: "x",
    archivedAt: null,
    emailVerified: true,
    $set: { role: "admin" },
    "profile.role": "admin",
  }
  const world = (): World => ({
    shop,
    partId,
    orderOf: async () => orderId,
    listOf: async ({ token }) =>
      (await shop.as({ token })("POST /list", { body: { name: "Build" } })).insertedId,
  })
  /** All values together and, in full runs, also each alone. */
  const claimed: object[] = [
    claims,
    ...Object.entries(claims)
      .slice(0, rounds(0, Number.POSITIVE_INFINITY))
      .map(([name, value]) => ({ [name]: value })),
  ]

  const writes = accessMatrix.filter(
    ({ route, expected }) => !route.startsWith("GET") && expected.anonymous === 401,
  )

  test.for(writes)("have no effect on $route", async ({ route, ask }, context) => {
    const { params = {}, query = "", body } = (await ask?.(world(), buyer)) ?? {}
    if (typeof body === "string") return
    const path = route.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "")
    for (const claim of claimed) {
      // A request can create a token, and a session has a maximum number of tokens.
      const [token = ""] = await newTokens(shop.db, [buyer])
      buyer = { ...buyer, token }
      const answer = await shop.send(path + query, {
        token: buyer.token,
        body: { ...claim, ...Object(body) },
      })
      expect(answer.status).toBeLessThan(500)
    }
    figure(context, `${claimed.length} values`)
    // The checks mean nothing if the caller has been signed out.
    expect((await shop.send("GET /account", { token: buyer.token })).status).toBe(200)
    const moved =
      "select 1 from orders where paid_at is not null or status not in ('pending', 'cancelled')"
    expect(await shop.sql(moved)).toEqual([])
    expect(await shop.sql("select user_id from profiles where role = 'admin'")).toEqual([
      { user_id: shop.admin.id },
    ])
    const [order] = await shop.sql("select * from orders where id = $1", [orderId])
    expect(order).toMatchObject({ user_id: buyer.id, total_cents: 200_000, paid_at: null })
  })

  test("have no effect at registration", async () => {
    const account = { name: "Eve", email: "eve@shop.example", password: "eve's own secret" }
    const answer = await shop.send("POST /api/auth/sign-up/email", {
      body: { ...claims, ...account },
    })
    expect(answer.status).toBeLessThan(500)
    const made =
      "select p.role, u.email_verified from users u left join profiles p on p.user_id = u.id"
    for (const row of await shop.sql(`${made} where u.email = $1`, [account.email]))
      expect(row).toEqual({ role: null, email_verified: false })
  })
})

describe("an ambiguous body or query", () => {
  const purchase = (body: string) => shop.send("POST /purchase", { token: buyer.token, body })

  test("uses the last of two equal keys, both for the check and the effect", async () => {
    const twice = (first: number, second: number) =>
      `{"purchaseId":"${partId}","quantity":${first},"quantity":${second}}`
    expectRefusal(await purchase(twice(1, -1)), 400)
    const { body } = await purchase(twice(-1, 2))
    const params = { id: String(body.insertedId) }
    expect(await shop.as(buyer)("GET /order/{id}", { params })).toMatchObject({
      quantity: 2,
      price: 4000,
    })
  })

  test.each([
    '"__proto__":{"role":"admin"}',
    '"name":{"__proto__":{"role":"admin"}}',
    String.raw`"\u005f_proto__":{"role":"admin"}`,
    '"constructor":{"prototype":{"role":"admin"}}',
    '"constructor":"x"',
    '"list":[[{"__proto__":1}]]',
  ])("is refused if it touches prototypes: %s", async (members) => {
    const answer = await purchase(`{"purchaseId":"${partId}","quantity":1,${members}}`)
    expectRefusal(answer, 400)
    expect(answer.body).toMatchObject({ code: "invalid_json" })
    expect({}).not.toHaveProperty("role")
  })

  test.each(["?__proto__=1", "?constructor=1", "?q[]=1&q[$ne]=2", "?q=1;q=2", "?%00=1"])(
    "is ignored in unknown query parameters: %s",
    async (query) => {
      const answer = await shop.send(`GET /order${query}`, { token: shop.admin.token })
      expect(answer.status).toBe(200)
    },
  )

  test.each(["limit=1&limit=2", "q=a&q=a", "paid=true&paid=false", "__proto__=1&__proto__=2"])(
    "is refused for repeated query parameters: %s",
    async (query) => {
      expectRefusal(await shop.send(`GET /order?${query}`, { token: shop.admin.token }), 400)
    },
  )

  test.each(["{", '{"a":}', "'{}'", "[1,]", "{}{}", "nul", "\u0000", '"text', "NaN"])(
    "is refused if it is not JSON: %j",
    async (body) => {
      expectRefusal(await purchase(body), 400)
    },
  )

  test.each(["null", "[]", "1", '"text"', "true", "[[]]"])(
    "is refused if it is not an object: %s",
    async (body) => {
      expectRefusal(await purchase(body), 400)
    },
  )
})
