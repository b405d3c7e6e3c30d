import { afterAll, describe, expect, test, vi } from "vitest"
import { openTestApi } from "#test/test-shop.ts"

const token = "prometheus-may-read-this"
const shop = await openTestApi({ metricsToken: token })
afterAll(shop.close)

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

test("a client behind a proxy needs the token", async () => {
  const proxied = { "x-forwarded-for": "203.0.113.9" }
  expect((await read(proxied)).status).toBe(403)
  expect((await read({ ...proxied, authorization: "Bearer wrong" })).status).toBe(403)
  expect((await read({ ...proxied, authorization: `Bearer ${token}` })).status).toBe(200)
})

describe("business metrics", () => {
  const figure = async (line: string) => {
    const text = await (await read()).text()
    const found = text.split("\n").find((each) => each.startsWith(`${line} `))
    return found === undefined ? undefined : Number(found.slice(line.length))
  }
  const buy = (token: string, purchaseId: string, quantity = 1) =>
    shop.send("POST /purchase", { token, body: { purchaseId, quantity } })

  test("count orders when placed, and by what they wait for", async () => {
    const { token } = await shop.customer()
    const before = await figure('shop_events_total{event="order_placed"}')
    const key = { "idempotency-key": "once" }
    const body = { purchaseId: await shop.part(), quantity: 1 }
    for (const headers of [key, key]) await shop.send("POST /purchase", { token, body, headers })
    expect(await figure('shop_events_total{event="order_placed"}')).toBe(Number(before) + 1)
    expect(await figure('shop_events_total{event="order_paid"}')).toBe(0)
    const [{ pending } = {}] = await shop.sql(
      "select count(*)::int as pending from orders where status = 'pending'",
    )
    await vi.waitFor(
      async () => expect(await figure('shop_orders_open{state="pending"}')).toBe(pending),
      90_000,
    )
  })

  test("count refusals by code", async () => {
    const { token } = await shop.customer()
    const few = await shop.part({ availableQuantity: 1 })
    for (let n = 0; n < 31; n += 1) await buy(token, few, 2)
    const refused = (code: string) =>
      figure(`shop_refusals_total{code="${code}",route="/purchase"}`)
    expect(await refused("not_available")).toBe(30)
    expect(await refused("rate_limited")).toBe(1)
  })

  test("count waiting mails, payments, refunds and jobs", async () => {
    await shop.sql(
      `insert into mail_outbox (recipient, template, data, state, last_error)
       values ('somebody@shop.example', 'order-placed', '{}', 'dead', 'no such box')`,
    )
    const { token } = await shop.customer()
    const { body } = await buy(token, await shop.part())
    await shop.sql(
      `insert into payments (order_id, attempt, amount_cents, state, created_at)
       values ($1, 1, 14900, 'creating', now() - interval '2 minutes')`,
      [body.insertedId],
    )
    const [{ dead, open } = {}] = await shop.sql(
      `select (select count(*)::int from mail_outbox where state = 'dead') as dead,
         (select count(*)::int from payments where state in ('creating', 'live')) as open`,
    )
    await vi.waitFor(async () => {
      expect(await figure('shop_mails{state="dead"}')).toBe(dead)
      expect(await figure("shop_payments_open")).toBe(open)
      expect(await figure("shop_refunds_due")).toBe(0)
      expect(await figure('shop_jobs{queue="mail",state="failed"}')).toBe(0)
      expect(await figure("shop_database_up")).toBe(1)
    }, 90_000)
    expect(await (await read()).text()).not.toContain("@")
  })
})
