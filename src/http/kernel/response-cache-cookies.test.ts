import { once } from "node:events"
import { createServer } from "node:http"
import { afterAll, expect, test } from "vitest"
import { z } from "zod"
import { fillOwnPages } from "#test/own-pages.ts"
import { sendBytes } from "#test/security/raw-http.ts"
import { openTestShop } from "#test/test-shop.ts"
import type { RequestQueues } from "./request-queues.ts"
import { responseCache } from "./response-cache.ts"

const shop = await openTestShop()
await fillOwnPages(shop)
const buyer = await shop.customer()
afterAll(() => shop.close())

/** Sends a request with these cookies, one byte for each character. */
const askWith = (path: string, ...cookies: string[]) => {
  const lines = [
    `GET ${path} HTTP/1.1`,
    "Host: shop.example",
    ...cookies.map((cookie) => `Cookie: ${cookie}`),
    "Connection: close",
  ]
  return sendBytes(shop.url, Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"))
}
const page = async (path: string) => (await fetch(shop.url + path)).text()

/** Spellings of a session cookie that parsers read differently. */
const spellings: Record<string, (session: string) => string[]> = {
  "as browsers write it": (session) => [session],
  "a no-break space before it": (session) => [`\xa0${session}`],
  "a no-break space in front of its name": (session) => [`theme=dark;\xa0${session}`],
  "a no-break space behind its name": (session) => [session.replace("=", "\xa0=")],
  "a tab before it": (session) => [`\t${session}`],
  "a next-line character before it": (session) => [`a=b;\x85${session}`],
  "a byte order mark before it": (session) => [`\xef\xbb\xbf${session}`],
  "no space after the semicolon": (session) => [`a=b;${session}`],
  "semicolons alone": (session) => [`;;; ;${session};;`],
  "a comma in place of a semicolon": (session) => [`a=b, ${session}`],
  "a name without a value before it": (session) => [`alone; ${session}`],
  "a value without a name before it": (session) => [`=b; ${session}`],
  "in a header of its own": (session) => ["theme=dark", session],
  "in the first of two headers": (session) => [session, "theme=light"],
  "twice, empty first": (session) => [`${session.split("=", 1)}=; ${session}`],
  "twice, empty last": (session) => [`${session}; ${session.split("=", 1)}=`],
  "its value in quotes": (session) => [session.replace("=", '="').concat('"')],
  "after a quote that does not end": (session) => [`a="b; ${session}`],
  "in capitals": (session) => [session.replace("shop.", "SHOP.")],
  "its name escaped": (session) => [session.replace("shop.", "shop%2e")],
  "with its secure name": (session) => [`__Secure-${session}`],
  "a theme that has it inside": (session) => [`theme=dark ${session}`],
}

test.each(Object.entries(spellings))(
  "a page with a session is never shown to others, however its cookie is written: %s",
  async (_, written) => {
    await shop.part()
    const own = await askWith("/", ...written(buyer.cookie))
    expect(own.status).toBe(200)
    const shown = await page("/")
    expect(shown.includes(buyer.name)).toBe(false)
    expect(shown.includes(buyer.email)).toBe(false)
    // The page of a recognized caller must not be cached.
    if (own.body.includes(buyer.name)) expect(own.head.toLowerCase()).toContain("no-store")
  },
)

test("a malformed header is refused and affects no cached page", async () => {
  for (const byte of ["\0", "\x01", "\x7f"]) {
    const { status } = await askWith("/", `${byte}${buyer.cookie}`)
    expect(status, byte).toBe(400)
  }
  expect((await page("/")).includes(buyer.name)).toBe(false)
})

test.each([
  ["theme=dark", 'data-theme="dark"'],
  ["rows=compact", 'data-rows="compact"'],
])("a preference affects only the pages of those who set it: %s", async (cookie, seen) => {
  await shop.part()
  expect((await askWith("/blog", cookie)).body.includes(seen)).toBe(true)
  expect((await page("/blog")).includes(seen)).toBe(false)
  await shop.part()
  expect((await page("/blog")).includes(seen)).toBe(false)
  expect((await askWith("/blog", cookie)).body.includes(seen)).toBe(true)
  expect((await askWith("/blog", "theme=dark; rows=compact")).body.includes(seen)).toBe(true)
})

test("ambiguous preference cookies never affect another visitor's page", async () => {
  for (const cookie of [
    "theme=light; theme=dark",
    "\xa0theme=dark",
    "theme=\xa0dark",
    'theme="dark"',
  ]) {
    await shop.part()
    await askWith("/blog", cookie)
    expect((await page("/blog")).includes("data-theme="), cookie).toBe(false)
    expect(
      (await askWith("/blog", "theme=light")).body.includes('data-theme="light"'),
      cookie,
    ).toBe(true)
  }
})

test("an unambiguous session cookie is recognized", async () => {
  for (const cookie of [buyer.cookie, `a=b;${buyer.cookie}`, `;; ${buyer.cookie};`])
    expect((await askWith("/", cookie)).body.includes(buyer.name), cookie).toBe(true)
  expect((await askWith("/", "theme=dark", buyer.cookie)).body.includes(buyer.name)).toBe(true)
})

/** Serves these responses through a cache. */
async function serveCached(
  made: () => Response,
  throttleVisitor: RequestQueues["throttleVisitor"] = () => undefined,
) {
  const known = () => 1
  const version = async () => 1
  const answer = responseCache({
    fetch: made,
    dataVersion: {
      known,
      ask: version,
      refresh: version,
      position: async () => 1n,
      changed: known,
    },
    allowedOrigins: new Set(),
    isAuthenticated: async () => false,
    throttleVisitor,
  })
  const server = createServer((request, reply) =>
    answer(request, reply, () => reply.end("made for them")),
  )
  await once(server.listen(0, "127.0.0.1"), "listening")
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

test("a private response is not cached, whatever was requested", async () => {
  const own: Record<string, string>[] = [
    { "cache-control": "no-store" },
    { "cache-control": "private" },
    { "set-cookie": "a=b" },
  ]
  for (const headers of own) {
    const { url, close } = await serveCached(() => new Response("theirs", { headers }))
    expect(await (await fetch(url)).text()).toBe("made for them")
    close()
  }
})

test("only the bytes actually sent are charged to the queue", async () => {
  const paced: (number | undefined)[] = []
  const { url, close } = await serveCached(
    () => new Response("a large answer"),
    (bytes) => void paced.push(bytes),
  )
  const headers = { "accept-encoding": "identity" }
  const etag = (await fetch(url, { headers })).headers.get("etag") ?? ""
  await fetch(url, { headers, method: "HEAD" })
  const unchanged = await fetch(url, { headers: { ...headers, "if-none-match": etag } })
  expect(unchanged.status).toBe(304)
  expect(paced).toEqual([14, 0, 0])
  close()
})
