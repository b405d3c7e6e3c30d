import { afterAll, beforeAll, expect, test } from "vitest"
import { openTestShop, type TestShop } from "#test/test-shop.ts"

const token = "prometheus-may-read-this"
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ metricsToken: token })
})
afterAll(() => shop.close())

const read = (headers: Record<string, string> = {}) => fetch(`${shop.url}/metrics`, { headers })

test("requests are counted by route, without ids or addresses", async () => {
  const buyer = await shop.customer()
  await shop.send(`GET /user/${buyer.email}`, { token: buyer.token })
  const figures = await (await read()).text()
  expect(figures).toContain(
    'shop_http_requests_total{method="GET",route="/user/{email}",status="200"} 1',
  )
  expect(figures).not.toContain(buyer.email)
  expect(figures).toContain('shop_database_connections{state="idle"}')
})

test("who comes through a proxy needs the token", async () => {
  const proxied = { "x-forwarded-for": "203.0.113.9" }
  expect((await read(proxied)).status).toBe(403)
  expect((await read({ ...proxied, authorization: "Bearer wrong" })).status).toBe(403)
  expect((await read({ ...proxied, authorization: `Bearer ${token}` })).status).toBe(200)
})
