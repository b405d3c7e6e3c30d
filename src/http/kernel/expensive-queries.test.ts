import { request } from "node:http"
import { pino } from "pino"
import { afterAll, afterEach, expect, test } from "vitest"
import { connectDatabase } from "#db/connection/client.ts"
import { facetNames } from "#domain/catalogue/facets.ts"
import { openTestApi } from "#test/test-shop.ts"
import { waiting } from "#test/waiting.ts"

const shop = await openTestApi({ databasePoolSize: 8 })
const buyer = await shop.customer()
const log = pino({ level: "silent" })
const other = await connectDatabase({ url: shop.databaseUrl, maxConnections: 1, log })
const holder = await other.pool.connect()
afterEach(() => holder.query("rollback"))
afterAll(async () => {
  holder.release()
  await other.close()
  await shop.close()
})

/** Keeps everybody else out of these tables until the test ends. */
const lockTables = async (names: string) => {
  await holder.query("begin")
  await holder.query("set local idle_in_transaction_session_timeout = 0")
  await holder.query(`lock table ${names} in access exclusive mode`)
}
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.url + path, { headers })

/** Keeps every request for parts waiting until the test ends. Returns the path of one. */
async function keepSubstitutesWaiting(): Promise<string> {
  const partId = await shop.part()
  await lockTables("parts")
  return `/part/${partId}/substitutes`
}

test("a query that takes longer than a second is refused with Retry-After", async () => {
  const path = await keepSubstitutesWaiting()
  const claimed = { cookie: "shop.session_token=none", authorization: "Bearer none" }
  for (const headers of [undefined, claimed]) {
    const answer = await get(path, headers)
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0)
    expect(await answer.json()).toMatchObject({ code: "shop_busy" })
  }
  expect(shop.loggedEvents("unexpected_error")).toEqual([])
})

test("customers are answered however many expensive queries wait", async () => {
  const path = await keepSubstitutesWaiting()
  let answered = 0
  const queries = Array.from({ length: 6 }, async () => {
    const { status } = await get(path)
    answered += 1
    return status
  })
  await expect.poll(() => waiting(shop)).toBeGreaterThan(0)
  expect((await shop.send("GET /address", { token: buyer.token })).status).toBe(200)
  expect(answered).toBe(0)
  expect(new Set(await Promise.all(queries))).toEqual(new Set([503]))
})

test("while a customer is served, visitors are answered one after another", async () => {
  await lockTables("orders")
  const served = shop.send("GET /myorder", { token: buyer.token })
  await expect.poll(() => waiting(shop)).toBeGreaterThan(0)
  const visits = ["/robots.txt", "/healthz", "/service"].flatMap((path) => [get(path), get(path)])
  const refused = shop.send("POST /purchase", { body: { purchaseId: "none", quantity: 1 } })
  expect((await refused).status).toBe(401)
  for (const { status } of await Promise.all(visits)) expect(status).toBe(200)
  await holder.query("rollback")
  await served
})

test("concurrent password attempts are checked one at a time, and customers are answered", async () => {
  const password = "a guess of mine"
  await lockTables("accounts")
  const tries = Array.from({ length: 6 }, (_, n) =>
    shop.send("POST /api/auth/sign-in/email", { body: { email: `n${n}@shop.example`, password } }),
  )
  await expect.poll(() => waiting(shop)).toBe(1)
  expect((await shop.send("GET /list", { token: buyer.token })).status).toBe(200)
  expect(await waiting(shop)).toBe(1)
  await holder.query("rollback")
  expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([401]))
})

test("a signed-in caller's password attempt goes before strangers' waiting ones", async () => {
  await lockTables("accounts")
  const answered: string[] = []
  const attempt = async (who: string, headers: Record<string, string>) => {
    const body = { email: `${who}@shop.example`, password: "a guess of mine" }
    await shop.send("POST /api/auth/sign-in/email", { body, headers })
    answered.push(who)
  }
  const tries = Array.from({ length: 8 }, (_, n) => attempt(`n${n}`, {}))
  await expect.poll(() => waiting(shop)).toBe(1)
  const known = attempt("known", { cookie: buyer.cookie, origin: shop.url })
  // Its session is looked up before it is served.
  await shop.send("GET /api/auth/get-session", { headers: { cookie: buyer.cookie } })
  await holder.query("rollback")
  await Promise.all([...tries, known])
  expect(answered.indexOf("known")).toBeLessThan(3)
})

test("however many strangers write, few do at a time, and customers are answered", async () => {
  await lockTables("draft_orders, verifications")
  const writes = Array.from({ length: 8 }, () => [
    shop.send(`POST /order-offer/${"x".repeat(43)}/decline`, { body: {} }),
    shop.send("POST /api/auth/sign-in/social", { body: { provider: "google" } }),
  ]).flat()
  await expect.poll(() => waiting(shop)).toBeGreaterThan(1)
  expect((await shop.send("GET /list", { token: buyer.token })).status).toBe(200)
  // Each lane runs one call of a network at a time.
  expect(await waiting(shop)).toBe(2)
  await holder.query("rollback")
  const statuses = new Set((await Promise.all(writes)).map(({ status }) => status))
  expect([...statuses].toSorted()).toEqual([200, 404])
})

test("a query whose client has left is not logged as an error", async () => {
  await lockTables("part_writes")
  const gone = new AbortController()
  const pending = fetch(`${shop.url}/catalogue`, { signal: gone.signal }).catch(() => undefined)
  await expect.poll(() => waiting(shop)).toBeGreaterThan(0)
  gone.abort()
  await pending
  await expect.poll(() => waiting(shop)).toBe(0)
  expect(shop.loggedEvents("unexpected_error")).toEqual([])
  expect(shop.loggedEvents("database_unavailable")).toEqual([])
})

test("any number of filter values that no part has find nothing", async () => {
  await shop.part()
  const values = Array.from({ length: 25 }, (_, n) => `x${n}`).join(",")
  const all = new URLSearchParams(facetNames.map((name) => [name, values]))
  const answer = await get(`/catalogue?${all}`)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ total: 0, parts: [] })
})

test("a cookie with an invalid signature causes no session lookup", async () => {
  await lockTables("sessions")
  for (const signature of ["none", `${"A".repeat(43)}=`]) {
    const cookie = `shop.session_token=${encodeURIComponent(`none.${signature}`)}`
    expect(await (await get("/api/auth/get-session", { cookie })).json()).toBe(null)
  }
})

const head = (path: string) =>
  new Promise<number | undefined>((done, fail) => {
    const outgoing = request(shop.url + path, { method: "HEAD" }, (reply) => {
      reply.resume().on("end", () => done(reply.statusCode))
    })
    outgoing.on("error", fail).end()
  })

test.each(["/openapi.json", "/docs", "/sitemap.xml"])(
  "%s is rendered once and cached, compressed and with an ETag",
  async (path) => {
    const first = await get(path, { "accept-encoding": "br" })
    const etag = first.headers.get("etag") ?? ""
    expect(etag).not.toBe("")
    expect(first.headers.get("content-encoding")).toBe("br")
    const text = await first.text()
    await shop.part()
    expect((await get(path, { "if-none-match": etag })).status).toBe(304)
    expect(await (await get(`${path}?n=1`, { "accept-encoding": "identity" })).text()).toBe(text)
    expect((await get(path, { range: "bytes=0-9" })).headers.get("etag")).toBe(etag)
    expect(await head(path)).toBe(200)
  },
)

const prices = { path: "/price", type: "application/json" }
const picture = { path: "/image", type: "multipart/form-data; boundary=x" }

/** Sends the first bytes of a body and waits. */
function beginToSend(
  bytes: number,
  localAddress = "127.0.0.1",
  token?: string,
  { path, type } = prices,
) {
  const headers = {
    "content-type": type,
    "content-length": bytes,
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const agent = false
  const sending = request(shop.url + path, { method: "POST", headers, agent, localAddress })
  sending.on("error", () => undefined)
  sending.write("[")
  return sending
}

async function aVerifiedCustomer() {
  const customer = await shop.customer()
  await shop.verifyEmail(customer)
  return customer
}

/** Sends a large body completely. */
const askFrom = (localAddress: string, token?: string) =>
  new Promise<number | undefined>((done, fail) => {
    const body = JSON.stringify({ lines: [{ partId: "none", quantity: 1 }] }).padEnd(70_000)
    const headers = {
      "content-type": "application/json",
      "content-length": body.length,
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const agent = false
    const outgoing = request(`${shop.url}/price`, { method: "POST", headers, agent, localAddress })
    outgoing.on("response", (reply) => reply.resume().on("end", () => done(reply.statusCode)))
    outgoing.on("error", fail).end(body)
  })

test("slow uploads block nobody; of large ones a few are accepted at once, others refused late", async () => {
  const large = Array.from({ length: 8 }, () => beginToSend(100_000))
  const small = Array.from({ length: 3 }, () => beginToSend(1000))
  const ask = (more = {}) =>
    shop.send("POST /price", { body: { lines: [{ partId: "none", quantity: 1 }], ...more } })
  const ofNobody = { note: "x".repeat(70_000) }
  // One of those may have been refused while this request was running.
  const askAmongMore = async () => {
    const { status } = await ask(ofNobody)
    large.push(beginToSend(100_000))
    return status
  }
  await expect.poll(askAmongMore).toBe(503)
  const refusedAt = performance.now()
  expect((await ask(ofNobody)).status).toBe(503)
  expect(performance.now() - refusedAt).toBeGreaterThan(90)
  expect((await get("/catalogue")).status).toBe(200)
  expect((await ask()).status).toBe(200)
  for (const sending of [...large, ...small]) sending.destroy()
  await expect.poll(async () => (await ask(ofNobody)).status).toBe(200)
})

test("slow uploads of strangers block neither other networks nor verified customers", async () => {
  const verified = await aVerifiedCustomer()
  const held: ReturnType<typeof request>[] = []
  const hold = (network: string, token?: string) => {
    held.push(...Array.from({ length: 9 }, () => beginToSend(100_000, network)))
    return askFrom(network, token)
  }
  await expect.poll(() => hold("127.0.0.1")).toBe(503)
  expect(await askFrom("127.0.0.2")).toBe(200)
  await expect.poll(() => hold("127.0.0.1", buyer.token)).toBe(503)
  expect(await askFrom("127.0.0.1", verified.token)).toBe(200)
  for (const network of ["127.0.0.2", "127.0.0.3", "127.0.0.4"])
    await expect.poll(() => hold(network)).toBe(503)
  expect(await askFrom("127.0.0.1", verified.token)).toBe(200)
  for (const sending of held) sending.destroy()
})

test("slow uploads of several accounts at one network leave room for customers elsewhere", async () => {
  const accounts = await Promise.all(Array.from({ length: 5 }, aVerifiedCustomer))
  const here = "127.0.0.7"
  const held = accounts
    .slice(1)
    .flatMap(({ token }) => Array.from({ length: 8 }, () => beginToSend(100_000, here, token)))
  const [one] = accounts
  await expect.poll(() => askFrom(here, one?.token)).toBe(503)
  expect(await askFrom("127.0.0.8", one?.token)).toBe(200)
  for (const sending of held) sending.destroy()
})

test.each([picture, { path: "/order", type: "application/json" }])(
  "unfinished bodies of a customer at $path are limited",
  async (call) => {
    const here = "127.0.0.9"
    const begin = () => beginToSend(100_000, here, buyer.token, call)
    const held = Array.from({ length: 8 }, begin)
    // One of those may have been refused while the question before was answered.
    const askAmongMore = () => {
      held.push(begin())
      return askFrom(here, buyer.token)
    }
    await expect.poll(askAmongMore).toBe(503)
    for (const sending of held) sending.destroy()
    await expect.poll(() => askFrom(here, buyer.token)).toBe(200)
  },
)

test("a sender who is too slow is cut off, and the slot of a large body is released", async () => {
  const here = "127.0.0.6"
  const held = Array.from({ length: 7 }, () => beginToSend(100_000, here))
  const calls = [picture, { path: "/purchase", type: "application/json" }]
  held.push(...calls.map((call) => beginToSend(1000, here, buyer.token, call)))
  await Promise.all(held.map((sending) => new Promise((done) => sending.once("close", done))))
  await expect.poll(() => askFrom(here)).toBe(200)
})
