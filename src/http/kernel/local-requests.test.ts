import { BlockList } from "node:net"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { sendBytes } from "#test/security/raw-http.ts"
import { openTestApi, type TestShop } from "#test/test-shop.ts"

const stranger = "203.0.113.9"
const forwarded = ["X-Forwarded-For", "X-Forwarded-Proto", "X-Forwarded-Host"].map(
  (name, n) => `${name}: ${[stranger, "https", "shop.example"][n]}`,
)

/** Header lines that each proxy sends, for a host name. */
const proxies: Record<string, (host: string) => string[]> = {
  "nginx as in deploy/": (host) => [`Host: ${host}`, ...forwarded, `X-Real-IP: ${stranger}`],
  "Caddy as in deploy/": (host) => [`Host: ${host}`, ...forwarded, "Via: 1.1 Caddy"],
  "Traefik as in deploy/": (host) => [
    `Host: ${host}`,
    ...forwarded,
    "X-Forwarded-Port: 443",
    "X-Forwarded-Server: traefik",
    `X-Real-Ip: ${stranger}`,
  ],
  "Apache or HAProxy": (host) => [`Host: ${host}`, `X-Forwarded-For: ${stranger}`],
  "a proxy of RFC 7239": (host) => [`Host: ${host}`, `Forwarded: for=${stranger};proto=https`],
  "a proxy that names only the protocol": (host) => [`Host: ${host}`, "X-Forwarded-Proto: https"],
  "Cloudflare's tunnel": (host) => [`Host: ${host}`, `CF-Connecting-IP: ${stranger}`],
  "a proxy of clusters": (host) => [`Host: ${host}`, `X-Cluster-Client-IP: ${stranger}`],
  Fly: (host) => [`Host: ${host}`, `Fly-Client-IP: ${stranger}`],
  Amazon: (host) => [`Host: ${host}`, "X-Amzn-Trace-Id: Root=1-67891233-abcdef012345678912345678"],
  Azure: (host) => [`Host: ${host}`, `X-Azure-ClientIP: ${stranger}`],
  "Envoy with tracing": (host) => [`Host: ${host}`, "X-Request-Id: 1", "traceparent: 00-1-1-00"],
  "a future proxy": (host) => [`Host: ${host}`, `Sec-Forwarded-For: ${stranger}`],
}
/** nginx with only `proxy_pass` sends the shop's address as host and no client address. */
const bareProxy = { "a proxy without headers": (host: string) => [`Host: ${host}`] }

const localEndpoints: [path: string, allowed: number, refused: number][] = [
  ["/sandbox/mail", 200, 401],
  ["/metrics", 200, 403],
  ["/sandbox/google/jwks", 200, 403],
  ["/sandbox/stripe/v1/payment_intents/pi_1", 401, 403],
]

async function statusOf(shop: TestShop, path: string, lines: string[]): Promise<number> {
  const head = [`GET ${path} HTTP/1.1`, ...lines, "Connection: close", "", ""]
  return (await sendBytes(shop.url, head.join("\r\n"))).status
}

const hostOf = (shop: TestShop) => new URL(shop.url).host

async function expectRefused(shop: TestShop, lines: string[]): Promise<void> {
  for (const [path, , refused] of localEndpoints)
    expect(await statusOf(shop, path, lines), path).toBe(refused)
}

/** Tests that the shop answers no local endpoint through these proxies, under any host name. */
const testProxies = (shop: () => TestShop, behind: typeof proxies) =>
  test.each(Object.entries(behind))(
    "a client behind %s gets no local endpoint",
    async (_, linesFor) => {
      for (const host of ["shop.example", hostOf(shop()), "localhost", "[::1]:3000"])
        await expectRefused(shop(), linesFor(host))
    },
  )

describe("a shop on this machine", () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestApi()
  })
  afterAll(() => shop.close())

  test("opens local endpoints to local clients, by any of its local names", async () => {
    for (const host of [hostOf(shop), "localhost", "[::1]:3000", "127.8.8.8"])
      for (const [path, allowed] of localEndpoints)
        expect(await statusOf(shop, path, [`Host: ${host}`]), `${host} ${path}`).toBe(allowed)
  })

  test("opens local endpoints to browsers, the card provider's client and Prometheus", async () => {
    const clients = [
      [
        "Accept: text/html,*/*;q=0.8",
        "Accept-Encoding: gzip, deflate, br, zstd",
        "Accept-Language: en",
        "Cache-Control: max-age=0",
        "Cookie: theme=dark",
        "DNT: 1",
        "If-None-Match: x",
        "Priority: u=0, i",
        "Referer: http://127.0.0.1:3000/",
        'Sec-CH-UA: "Chromium";v="147"',
        "Sec-CH-UA-Mobile: ?0",
        "Sec-Fetch-Dest: document",
        "Sec-Fetch-User: ?1",
        "Sec-GPC: 1",
        "Upgrade-Insecure-Requests: 1",
        "User-Agent: Mozilla/5.0",
      ],
      ["Idempotency-Key: a", "Stripe-Version: 2025-01-01", "X-Stripe-Client-User-Agent: {}"],
      ["X-Prometheus-Scrape-Timeout-Seconds: 10", "User-Agent: Prometheus/3"],
    ]
    for (const lines of clients)
      for (const [path, allowed] of localEndpoints)
        expect(await statusOf(shop, path, [`Host: ${hostOf(shop)}`, ...lines]), path).toBe(allowed)
  })

  test("refuses other host names", async () => {
    for (const host of ["shop.example", "127.0.0.1.evil.example", "localhost.evil.example"])
      await expectRefused(shop, [`Host: ${host}`])
  })

  testProxies(() => shop, proxies)

  test("reports each stand-in as running", () => {
    for (const event of ["card_stand_in_runs", "google_stand_in_runs", "mail_stand_in_runs"])
      expect(shop.logged.filter((line) => line.includes(event))).toHaveLength(1)
  })
})

describe("a shop with a public address", () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestApi({ publicUrl: "https://shop.example" })
  })
  afterAll(() => shop.close())
  testProxies(() => shop, { ...proxies, ...bareProxy })
})

describe("a shop that trusts a proxy on this machine", () => {
  let shop: TestShop
  beforeAll(async () => {
    const trustedProxies = new BlockList()
    trustedProxies.addSubnet("127.0.0.0", 8, "ipv4")
    shop = await openTestApi({ trustedProxies })
  })
  afterAll(() => shop.close())
  testProxies(() => shop, { ...proxies, ...bareProxy })
})

test("SANDBOX=on opens cards and Google to other machines, but neither the outbox nor metrics", async () => {
  const shop = await openTestApi({ publicUrl: "https://shop.example", sandboxIsPublic: true })
  for (const linesFor of Object.values(proxies)) {
    const statuses = localEndpoints.map(([path]) => statusOf(shop, path, linesFor("shop.example")))
    expect(await Promise.all(statuses)).toEqual([401, 403, 200, 401])
  }
  await shop.close()
})
