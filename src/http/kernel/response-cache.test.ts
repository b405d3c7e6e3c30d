import { type IncomingHttpHeaders, request } from "node:http"
import { buffer } from "node:stream/consumers"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { sql } from "drizzle-orm"
import { afterAll, expect, test } from "vitest"
import { fillOwnPages } from "#test/own-pages.ts"
import { openTestShop } from "#test/test-shop.ts"
import { MAX_STALE_MS } from "./response-cache.ts"

const shop = await openTestShop()
await fillOwnPages(shop)
const buyer = await shop.customer()
// Accounts with an unverified address may hold too few unpaid orders.
await shop.verifyEmail(buyer)
afterAll(() => shop.close())

const shownStock = async (id: string) => {
  const parts = await shop.as()("GET /part")
  return parts.find((part) => part._id === id)?.availableQuantity
}
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.url + path, { headers })

/** Reads the compressed body, in brotli. */
const rawAnswer = (path: string) =>
  new Promise<{ body: Buffer; headers: IncomingHttpHeaders }>((done, fail) => {
    request(shop.url + path, { headers: { "accept-encoding": "br" } }, (reply) => {
      buffer(reply).then((body) => done({ body, headers: reply.headers }), fail)
    })
      .on("error", fail)
      .end()
  })

test("the next reader sees a purchase, also with concurrent reads and purchases", async () => {
  const id = await shop.part({ availableQuantity: 40 })
  expect(await shownStock(id)).toBe(40)
  for (let left = 39; left > 20; left -= 1) {
    const reading = Promise.all([shownStock(id), shownStock(id), shownStock(id)])
    await shop.as(buyer)("POST /purchase", { body: { purchaseId: id, quantity: 1 } })
    expect(await shownStock(id)).toBe(left)
    await reading
  }
})

test("changes by another process soon appear, on the list and on the page", async () => {
  const id = await shop.part({ availableQuantity: 40, name: "Watched part" })
  await shownStock(id)
  await shop.db.execute(sql`update parts set available_quantity = 7 where id = ${id}`)
  await expect.poll(() => shownStock(id)).toBe(7)
  const page = async () => (await (await get("/")).text()).replaceAll("<!-- -->", "")
  await expect.poll(page).toContain("7 available")
})

test.each([
  ["POST /nowhere", {}],
  ["POST /part", { name: "No token" }],
  ["POST /contact", { email: 1 }],
])("%s, refused before anything is written, does not affect the cache", async (route, body) => {
  const id = await shop.part({ availableQuantity: 1 })
  let quantity = 1
  const isAffected = async () => {
    quantity += 1
    await shownStock(id)
    // As another process would, whose changes may be unknown for some time.
    await shop.sql("update parts set available_quantity = $2 where id = $1", [id, quantity])
    expect((await shop.send(route, { body })).status).toBeGreaterThanOrEqual(400)
    return (await shownStock(id)) === quantity
  }
  await expect.poll(isAffected).toBe(false)
})

test("an unchanged response is not sent again", async () => {
  const first = await get("/review", { "accept-encoding": "gzip" })
  const etag = first.headers.get("etag") ?? ""
  await first.text()
  expect(etag).not.toBe("")
  expect((await get("/review", { "if-none-match": etag })).status).toBe(304)
  expect((await get("/review", { "if-none-match": '"another"' })).status).toBe(200)
  expect((await get("/review", { "if-none-match": "*" })).status).toBe(304)
})

test("every encoding holds the same bytes", async () => {
  const plain = await (await get("/service", { "accept-encoding": "identity" })).text()
  expect(await (await get("/service", { "accept-encoding": "br" })).text()).toBe(plain)
  for (const accepted of ["br;q=0, gzip", "br; q=0.0 , GZIP"]) {
    const refusing = await get("/service", { "accept-encoding": accepted })
    expect(refusing.headers.get("content-encoding"), accepted).toBe("gzip")
    expect(await refusing.text()).toBe(plain)
  }
  expect(() => gunzipSync(plain)).toThrow()
})

test("a response that stays for some seconds is compressed harder, with the same bytes", async () => {
  const weighed = async () => {
    const { body, headers } = await rawAnswer("/")
    return { size: body.byteLength, text: brotliDecompressSync(body).toString(), headers }
  }
  await shop.part({ name: "Weighed part" })
  await expect.poll(async () => (await weighed()).text).toContain("Weighed part")
  const quick = await weighed()
  await expect.poll(async () => (await weighed()).size).toBeLessThan(quick.size)
  const best = await weighed()
  expect(best.text).toBe(quick.text)
  expect(best.headers["content-length"]).toBe(String(best.size))
  expect(best.headers.etag).toBe(quick.headers.etag)
  await shop.customer()
  expect((await weighed()).size).toBe(best.size)
})

test("concurrent first requests get the same response while it is fresh", async () => {
  await shop.part()
  const startedAt = performance.now()
  const answers = await Promise.all(Array.from({ length: 50 }, () => get("/")))
  const etags = new Set(answers.map((answer) => answer.headers.get("etag")))
  await Promise.all(answers.map((answer) => answer.text()))
  // The previous page may be among them, and on a slow machine a page may expire in the meantime.
  const renewals = Math.ceil((performance.now() - startedAt) / MAX_STALE_MS)
  expect(etags.size).toBeLessThanOrEqual(1 + renewals)
})

test("a page that ignores its query is shared across queries", async () => {
  for (const path of ["/", "/blog", "/MyPortfolio"]) {
    const etag = (await get(path)).headers.get("etag")
    expect(etag).not.toBeNull()
    expect((await get(`${path}?n=1&from=<b>`)).headers.get("etag")).toBe(etag)
  }
})

/** Counts pages and files that the shop has rendered, not those from the cache. */
const pagesMade = async () => {
  const figures = await (await get("/metrics")).text()
  const lines = figures.matchAll(/^shop_http_requests_total\{.*route="page or file".*\} (\d+)$/gm)
  return lines.reduce((sum, [, count]) => sum + Number(count), 0)
}

test("under concurrent writes and reads a page is rendered about twice a second and never stale", async () => {
  const stock = 900
  const id = await shop.part({ availableQuantity: stock, name: "Part that sells" })
  const shownAtHome = async () => {
    const page = (await (await get("/")).text()).replaceAll("<!-- -->", "")
    const card = page.slice(0, page.lastIndexOf(`href="/purchase/${id}"`))
    return Number([...card.matchAll(/(\d+) available/g)].at(-1)?.[1])
  }
  await expect.poll(shownAtHome).toBe(stock)
  const madeBefore = await pagesMade()
  const startedAt = performance.now()
  const isRunning = () => performance.now() < startedAt + 2_000
  const takenAt: number[] = []
  const takes = async () => {
    while (isRunning()) {
      await shop.send(`POST /part/${id}/stock`, {
        token: shop.admin.token,
        body: { delta: -1, reason: "correction" },
      })
      takenAt.push(performance.now())
    }
  }
  const visits = Array.from({ length: 5 }, async () => {
    while (isRunning()) {
      const aSecondBefore = performance.now() - 1_000
      const shown = await shownAtHome()
      expect(shown).toBeLessThanOrEqual(stock - takenAt.filter((at) => at < aSecondBefore).length)
    }
  })
  await Promise.all([takes(), ...visits])
  const seconds = (performance.now() - startedAt) / 1_000
  expect((await pagesMade()) - madeBefore).toBeLessThanOrEqual(2 * seconds + 2)
})

test("a large list is rendered at most about twice a second, and refreshed soon", async () => {
  const description = "A long description. ".repeat(190)
  const ids = await Promise.all(Array.from({ length: 120 }, () => shop.part({ description })))
  const id = ids[0] ?? ""
  const startedAt = performance.now()
  const made = new Set<string | null>()
  for (let delta = 0; delta < 20; delta += 1) {
    const body = { delta: 1, reason: "correction" }
    await shop.send(`POST /part/${id}/stock`, { token: shop.admin.token, body })
    const list = await get("/part")
    made.add(list.headers.get("etag"))
    await list.text()
  }
  expect(made.size).toBeLessThanOrEqual(2 + (performance.now() - startedAt) / MAX_STALE_MS)
  const { availableQuantity } = await shop.as(shop.admin)("GET /part/{id}", { params: { id } })
  await expect.poll(() => shownStock(id)).toBe(availableQuantity)
  await shop.sql("update parts set archived_at = now() where id = any($1)", [ids])
})

test("a caller who may have changed a page sees the change at once", async () => {
  await get("/")
  const { admin } = shop
  const id = await shop.part({ name: "Newest part", price: 10 })
  const seen = async () => (await get("/", { cookie: admin.cookie })).text()
  expect(await seen()).toContain("Newest part")
  const { version } = await shop.as(admin)(`GET /part/{id}`, { params: { id } })
  await shop.as(admin)("PATCH /part/{id}", { params: { id }, body: { version, price: 4321.5 } })
  expect(await seen()).toContain("4,321.50")
})

test("invalid session cookies get the shared page, and a valid session its own", async () => {
  const gone = await shop.signIn(buyer)
  const expired = await shop.signIn(buyer)
  await shop.send("POST /api/auth/sign-out", {
    headers: { cookie: gone.cookie, origin: shop.url },
    body: {},
  })
  const token = decodeURIComponent(expired.cookie.split("=")[1] ?? "").split(".")[0]
  await shop.sql("update sessions set expires_at = now() where token = $1", [token])
  const etagOf = async (headers?: Record<string, string>) =>
    (await get("/", headers)).headers.get("etag")
  const invalidCookies = [
    "shop.session_token=none.none",
    "shop.session_token=",
    `shop.session_token=${"a".repeat(32)}.${"b".repeat(43)}%3D`,
    buyer.cookie.replace(/.{4}$/, "AA%3D"),
    "shop.trust_device=something",
    gone.cookie,
    expired.cookie,
  ]
  // Cached answers are renewed after a write is noticed.
  for (const headers of [
    ...invalidCookies.map((cookie) => ({ cookie })),
    { authorization: "Bearer none" },
  ])
    await expect
      .poll(async () => (await etagOf(headers)) === (await etagOf()), {
        message: JSON.stringify(headers),
      })
      .toBe(true)
  for (const cookie of [buyer.cookie, `theme=dark; ${buyer.cookie}`]) {
    const own = await get("/", { cookie })
    expect(own.headers.get("cache-control")).toContain("no-store")
    expect(await own.text()).toContain(buyer.name)
  }
})

test("the page of a signed-in user is rendered for them and cached nowhere", async () => {
  await get("/")
  const own = await get("/", { cookie: buyer.cookie })
  expect(own.headers.get("cache-control")).toContain("no-store")
  expect(await own.text()).toContain(buyer.name)
  expect(await (await get("/")).text()).not.toContain(buyer.name)
})

test("a shared page allows its own scripts by hash and carries no nonce", async () => {
  const page = await get("/")
  const policy = page.headers.get("content-security-policy") ?? ""
  expect(policy).toContain("'sha256-")
  expect(policy).not.toContain("nonce-")
  expect(await page.text()).not.toContain("nonce=")
})

test("one visitor's headers do not affect what others get", async () => {
  await shop.part()
  await get("/", { cookie: "theme=dark; other=<script>", "x-forwarded-host": "evil.example" })
  const page = await (await get("/")).text()
  expect(page).not.toContain("evil.example")
  expect(page).not.toContain('data-theme="dark"')
})
