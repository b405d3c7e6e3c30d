import { pino } from "pino"
import { afterAll, expect, test } from "vitest"
import { connectDatabase } from "#db/connection/client.ts"
import { facetNames } from "#domain/catalogue/facets.ts"
import { openTestShop } from "#test/test-shop.ts"

const shop = await openTestShop()
afterAll(shop.close)

test("a page with as many filters as an address can hold is hardly larger than any other", async () => {
  // Headers and address together are limited to 8 kB.
  const values = Array.from({ length: 28 }, (_, n) => String(n)).join(",")
  const choices = new URLSearchParams(facetNames.map((name) => [name, values]))
  expect(`${choices}`.length).toBeLessThan(8_000)
  const plain = await (await fetch(`${shop.url}/parts`)).text()
  const page = await fetch(`${shop.url}/parts?${choices}`)
  expect(page.status).toBe(200)
  expect((await page.text()).length).toBeLessThan(plain.length + 200_000)
})

test("a page whose data time out answers 503 with Retry-After", async () => {
  const database = await connectDatabase({
    url: shop.databaseUrl,
    maxConnections: 1,
    log: pino({ level: "silent" }),
  })
  await shop.part({ name: "Anvil 850" })
  const [part] = await shop.as()("GET /part")
  const holder = await database.pool.connect()
  await holder.query("begin")
  await holder.query("lock table parts in access exclusive mode")
  // After any write the catalogue is checked again.
  await shop.customer()
  const page = await fetch(`${shop.url}/parts/${part?.slug}`)
  expect(page.status).toBe(503)
  expect(page.headers.get("retry-after")).toBe("5")
  expect(await page.text()).toContain("<h1>The shop is busy</h1>")
  await holder.query("rollback")
  holder.release()
  await database.close()
  expect((await fetch(`${shop.url}/parts?q=${"a".repeat(100)}`)).status).toBe(200)
})

test("many concurrent page requests all succeed, and customers' calls too", async () => {
  const buyer = await shop.customer()
  const pages = Array.from(
    { length: 30 },
    async (_, n) => (await fetch(`${shop.url}/?n=${n}`)).status,
  )
  const orders = Array.from({ length: 10 }, () => shop.send("GET /myorder", { token: buyer.token }))
  for (const { status } of await Promise.all(orders)) expect(status).toBe(200)
  expect(new Set(await Promise.all(pages))).toEqual(new Set([200]))
})
