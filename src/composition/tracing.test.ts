import { createServer, type IncomingHttpHeaders } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, expect, test } from "vitest"
import { z } from "zod"
import { readObject } from "#test/read-json.ts"
import { openTestApi } from "#test/test-shop.ts"

const value = z.object({ stringValue: z.string().optional() })
const spanSchema = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  attributes: z.array(z.object({ key: z.string(), value })),
})
const exported = z.object({
  resourceSpans: z.array(
    z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) }),
  ),
})
type Span = z.output<typeof spanSchema>

const texts: string[] = []
const cardHeaders: IncomingHttpHeaders[] = []
/** Collects spans over OTLP, and acts as a failing card provider. */
const peer = createServer((request, reply) => {
  let body = ""
  request.on("data", (chunk) => {
    body += chunk
  })
  request.on("end", () => {
    const isSpans = request.url === "/v1/traces"
    if (isSpans) texts.push(body)
    else cardHeaders.push(request.headers)
    reply.writeHead(isSpans ? 200 : 500, { "content-type": "application/json" })
    reply.end(isSpans ? "{}" : '{"error":{"type":"api_error","message":"out of order"}}')
  })
})

await new Promise<void>((done) => peer.listen(0, "127.0.0.1", done))
const { port } = z.custom<AddressInfo>().parse(peer.address())
const endpoint = `http://127.0.0.1:${port}`
const shop = await openTestApi({
  accessLog: true,
  tracing: { endpoint, serviceName: "shop-under-test", ratio: 1 },
  stripe: {
    secretKey: "sk_test_1234567890",
    publishableKey: "pk_test_1234567890",
    webhookSecret: "whsec_1234567890",
    apiBase: endpoint,
  },
})
afterAll(() => peer.close())

test("a request is one trace with its statements and card calls, without personal data", async () => {
  const buyer = await shop.customer()
  const { body } = await shop.send("POST /purchase", {
    token: buyer.token,
    body: { purchaseId: await shop.part(), quantity: 1 },
  })
  const traceId = "0af7651916cd43dd8448eb211c80319c"
  const from = { traceparent: `00-${traceId}-b7ad6b7169203331-01` }
  const paying = await shop.send("POST /create-payment-intent", {
    token: buyer.token,
    headers: from,
    body: { orderId: body.insertedId },
  })
  expect(paying.status).toBe(503)
  await shop.send(`GET /user/${buyer.email}`, { token: buyer.token, headers: from })
  await fetch(`${shop.url}/part`)
  const { logged } = shop
  await shop.close()

  const spans = texts
    .map((text) => exported.parse(JSON.parse(text)))
    .flatMap(({ resourceSpans }) => resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap((scope) => scope.spans)
  const spanOf = (name: string): Span => {
    const found = spans.find((span) => span.name === name && span.traceId === traceId)
    if (!found) throw new Error(`no ${name} among ${spans.map((span) => span.name).join(", ")}`)
    return found
  }
  const attribute = (span: Span, name: string) =>
    span.attributes.find(({ key }) => key === name)?.value.stringValue

  const request = spanOf("POST /create-payment-intent")
  expect(request.parentSpanId).toBe("b7ad6b7169203331")
  expect(attribute(request, "shop.request_id")).toBe(paying.headers.get("x-request-id"))
  const inside = spans.filter(({ parentSpanId }) => parentSpanId === request.spanId)
  expect(inside.map(({ name }) => name)).toContain("select orders")
  const card = spanOf("POST /v1/payment_intents")
  expect(card.parentSpanId).toBe(request.spanId)
  expect(cardHeaders.map(({ traceparent }) => traceparent)).toContain(
    `00-${traceId}-${card.spanId}-01`,
  )
  spanOf("GET /user/{email}")

  const everything = texts.join("\n")
  expect(everything).toContain("shop-under-test")
  for (const secret of [buyer.email, buyer.name, buyer.token, String(body.insertedId)])
    expect(everything).not.toContain(secret)

  const requests = logged.map(readObject).filter(({ msg }) => msg === "request")
  expect(requests).toContainEqual(
    expect.objectContaining({
      method: "POST",
      route: "/create-payment-intent",
      status: 503,
      durationMs: expect.any(Number),
      requestId: paying.headers.get("x-request-id"),
    }),
  )
  expect(requests).toContainEqual(expect.objectContaining({ method: "GET", route: "/part" }))
  expect(JSON.stringify(requests)).not.toContain("@")
})
