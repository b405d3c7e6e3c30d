import { BlockList } from "node:net"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type Listener, listenTo } from "#test/event-stream.ts"
import { openTestApi, type TestShop } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const buyer = await shop.customer()
afterAll(() => shop.close())

const follow = (partId: string, of = shop) => listenTo(`${of.url}/part/${partId}/events`)
const token = "reads-the-figures"
const openStreams = async (of = shop) => {
  const { body } = await of.send("GET /metrics", { token })
  return Number(/^shop_event_streams (\d+)/m.exec(String(body.text))?.[1])
}
const expectLast = (listener: Listener, state: object) =>
  expect.poll(() => listener.events.at(-1)).toMatchObject(state)

test("the first event is the current state, uncached and unbuffered, for anybody", async () => {
  const partId = await shop.part({ price: 118, minimumQuantity: 20, availableQuantity: 2400 })
  const listener = await follow(partId)
  expect(listener.events).toEqual([
    { price: 118, availables: 2400, minimumQuantity: 20, archived: false },
  ])
  expect(listener.response.headers).toMatchObject({
    "content-type": "text/event-stream",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
  })
  expect(listener.response.headers["content-encoding"]).toBeUndefined()
  expect(await shop.as()("GET /part/{id}/stock", { params: { id: partId } })).toEqual(
    listener.events[0],
  )
  listener.leave()
})

test("a purchase is sent to all listeners of its part and to no others", async () => {
  const partId = await shop.part({ availableQuantity: 9 })
  const otherId = await shop.part()
  const one = await follow(partId)
  const two = await follow(partId)
  const other = await follow(otherId)
  await shop.as(buyer)("POST /purchase", { body: { purchaseId: partId, quantity: 4 } })
  await Promise.all([expectLast(one, { availables: 5 }), expectLast(two, { availables: 5 })])
  expect(other.events).toHaveLength(1)
  for (const listener of [one, two, other]) listener.leave()
})

test("changes by other processes are sent too, as are edited prices and minimums", async () => {
  const partId = await shop.part({ availableQuantity: 9, price: 10 })
  const listener = await follow(partId)
  await shop.sql("update parts set available_quantity = 3 where id = $1", [partId])
  await expectLast(listener, { availables: 3, price: 10 })
  await shop.as(shop.admin)("PATCH /part/{id}", {
    params: { id: partId },
    body: { version: 1, price: 12.5, minimumQuantity: 2, backorder: "yes" },
  })
  await expectLast(listener, { availables: 3, price: 12.5, minimumQuantity: 2, backorder: "yes" })
  listener.leave()
})

test("a removed part is sent as archived and without stock", async () => {
  const partId = await shop.part({ availableQuantity: 9 })
  const listener = await follow(partId)
  await shop.as(shop.admin)("DELETE /part/{id}", { params: { id: partId } })
  await expectLast(listener, { archived: true, availables: 0 })
  const late = await follow(partId)
  expect(late.events).toEqual([expect.objectContaining({ archived: true, availables: 0 })])
  for (const each of [listener, late]) each.leave()
})

test("changes while a listener joins are not missed, however many join", async () => {
  const partId = await shop.part({ availableQuantity: 40 })
  const listeners: Listener[] = []
  for (let left = 39; left >= 30; left -= 1) {
    const joining = Promise.all([follow(partId), follow(partId)])
    await shop.as(buyer)("POST /purchase", { body: { purchaseId: partId, quantity: 1 } })
    listeners.push(...(await joining))
  }
  await Promise.all(listeners.map((listener) => expectLast(listener, { availables: 30 })))
  for (const listener of listeners) listener.leave()
})

test("an unknown part has no event stream", async () => {
  for (const id of ["f".repeat(24), "nonsense"])
    for (const route of [`GET /part/${id}/events`, `GET /part/${id}/stock`])
      expect(await shop.send(route)).toMatchObject({
        status: 404,
        body: { code: "part_unknown" },
      })
})

test("a listener that leaves, or a HEAD request, is no longer counted", async () => {
  await expect.poll(() => openStreams()).toBe(0)
  const partId = await shop.part()
  const listeners = await Promise.all(Array.from({ length: 30 }, () => follow(partId)))
  expect(await openStreams()).toBe(30)
  const head = await fetch(`${shop.url}/part/${partId}/events`, { method: "HEAD" })
  expect(head.headers.get("content-type")).toBe("text/event-stream")
  expect(await openStreams()).toBe(30)
  for (const listener of listeners) listener.leave()
  await expect.poll(() => openStreams()).toBe(0)
})

describe("a shop with few event streams", () => {
  const behindProxy = new BlockList()
  behindProxy.addAddress("127.0.0.1")
  let small: TestShop
  let partId: string
  beforeAll(async () => {
    // One hundredth of the limits: 50 in all, one per address.
    small = await openTestApi({
      rateLimitScale: 0.01,
      trustedProxies: behindProxy,
      metricsToken: token,
    })
    partId = await small.part()
  })
  afterAll(() => small.close())
  const at = (address: string) => ({ "x-forwarded-for": address })
  const from = (n: number) => at(`203.0.113.${n}`)
  const ask = (n: number) => small.send(`GET /part/${partId}/events`, { headers: from(n) })

  test("refuses too many per address and too many in all, until some leave", async () => {
    const url = `${small.url}/part/${partId}/events`
    const first = await listenTo(url, from(1))
    const again = await ask(1)
    expect(again).toMatchObject({ status: 429, body: { code: "too_many_streams" } })
    expect(again.headers.get("retry-after")).toBe("60")
    expect(again.headers.get("content-type")).toContain("application/json")
    const others = await Promise.all(
      Array.from({ length: 49 }, (_, n) => listenTo(url, from(n + 2))),
    )
    const full = await ask(99)
    expect(full).toMatchObject({ status: 503, body: { code: "streams_full" } })
    expect(Number(full.headers.get("retry-after"))).toBeGreaterThan(0)
    expect(await small.as()("GET /part/{id}/stock", { params: { id: partId } })).toBeTruthy()
    first.leave()
    await expect.poll(() => openStreams(small)).toBe(49)
    const next = await listenTo(url, from(99))
    for (const listener of [next, ...others]) listener.leave()
    await expect.poll(() => openStreams(small)).toBe(0)
  })

  test("counts all addresses of an IPv6 network as one", async () => {
    const url = `${small.url}/part/${partId}/events`
    const first = await listenTo(url, at("2001:db8::1"))
    const neighbour = await small.send(`GET /part/${partId}/events`, { headers: at("2001:db8::2") })
    expect(neighbour).toMatchObject({ status: 429, body: { code: "too_many_streams" } })
    const elsewhere = await listenTo(url, at("2001:db8:0:1::1"))
    for (const listener of [first, elsewhere]) listener.leave()
    await expect.poll(() => openStreams(small)).toBe(0)
  })
})

test("a shop that stops ends its streams at once, even if a reader is stalled", async () => {
  const stopping = await openTestApi({ rateLimitScale: 0 })
  const partId = await stopping.part()
  const listener = await follow(partId, stopping)
  const stalled = await follow(partId, stopping)
  stalled.response.pause()
  await stopping.close()
  stalled.response.resume()
  for (const { response, ended } of [listener, stalled]) {
    await ended
    // A stream that is cut off has no last line.
    expect(response.complete).toBe(true)
  }
})
