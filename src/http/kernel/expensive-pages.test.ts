import { sql } from "drizzle-orm"
import { afterAll, expect, test } from "vitest"
import { facetNames } from "#domain/catalogue/facets.ts"
import { openTestShop } from "#test/test-shop.ts"
import { waiting } from "#test/waiting.ts"

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

/** Runs `work` while every page of a part waits for the database. */
async function whilePartsAreLocked(work: (slug: string) => Promise<void>): Promise<void> {
  await shop.part()
  const [part] = await shop.as()("GET /part")
  await shop.db.transaction(async (tx) => {
    await tx.execute(sql`lock table parts in access exclusive mode`)
    // After any write the catalogue is checked again.
    await shop.customer()
    await work(part?.slug ?? "")
  })
}

test("a page whose data time out answers 503 with Retry-After", async () => {
  await whilePartsAreLocked(async (slug) => {
    const page = await fetch(`${shop.url}/parts/${slug}`)
    expect(page.status).toBe(503)
    expect(page.headers.get("retry-after")).toBe("5")
    expect(await page.text()).toContain("<h1>The shop is busy</h1>")
  })
  expect((await fetch(`${shop.url}/parts?q=${"a".repeat(100)}`)).status).toBe(200)
})

test("a form that a busy shop refuses is answered with the same page", async () => {
  await whilePartsAreLocked(async (slug) => {
    const leaving = new AbortController()
    const pages = Array.from({ length: 101 }, () =>
      fetch(`${shop.url}/parts/${slug}`, { signal: leaving.signal }),
    )
    await expect.poll(() => waiting(shop)).toBeGreaterThan(0)
    const reply = await fetch(`${shop.url}/contact`, {
      method: "POST",
      headers: { origin: shop.url, accept: "text/html" },
      body: new URLSearchParams({ name: "Ada" }),
    })
    leaving.abort()
    await Promise.allSettled(pages)
    expect(reply.status).toBe(503)
    expect(await reply.text()).toContain("<h1>The shop is busy</h1>")
  })
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
