import { afterAll, beforeAll, expect, test } from "vitest"
import { connectDatabase } from "#db/connection/client.ts"
import { migrate } from "#db/connection/migrate.ts"
import { query } from "../query.ts"
import { openTestApi, type TestShop } from "../test-shop.ts"
import { type OwnServer, ownServer } from "./own-server.ts"
import { stallingProxy } from "./stalling-proxy.ts"

let primary: OwnServer
let prompt: OwnServer
let late: OwnServer
/** Two shops on one database: one with a current replica, one with a replica far behind. */
let shop: TestShop
let shopBesideLate: TestShop

beforeAll(async () => {
  primary = await ownServer()
  await migrate(primary.url)
  prompt = await primary.replica()
  late = await primary.replica(["recovery_min_apply_delay=1h"])
  const open = (replica: OwnServer) =>
    openTestApi({ databaseUrl: primary.url, replicaUrl: replica.url })
  shop = await open(prompt)
  shopBesideLate = await open(late)
})
afterAll(async () => {
  await shopBesideLate?.close()
  await shop?.close()
  for (const server of [late, prompt, primary]) await server?.close()
})

/** Returns whether a visitor's read was the last work of one of the shop's connections. */
async function hasBeenRead(server: OwnServer): Promise<boolean> {
  const connections = await query(
    server.url,
    "select query from pg_stat_activity where application_name = 'computer-assembler'",
  )
  return connections.some(({ query: last }) => last === "commit")
}

/** Reads the part by search and by its own call, which visitors get from the replica. */
const priceAt = async ({ as, send }: TestShop, id: string, token?: string) => {
  const { parts } = await as(token ? { token } : undefined)("GET /catalogue")
  const found = parts.find(({ _id }) => _id === id)
  const alone = await send(`GET /catalogue/${found?.slug}`, token ? { token } : {})
  expect(alone.body).toMatchObject({ part: { _id: id, price: found?.price } })
  return found?.price
}
const setPrice = async (at: TestShop, id: string, price: number) => {
  const { token } = at.admin
  const { body } = await at.send(`GET /part/${id}`, { token })
  const changes = { price, version: body.version }
  expect((await at.send(`PATCH /part/${id}`, { token, body: changes })).status).toBe(200)
}

test("visitors read from a replica that keeps up", async () => {
  const id = await shop.part({ price: 10 })
  await expect
    .poll(async () => {
      expect(await priceAt(shop, id)).toBe(10)
      return hasBeenRead(prompt)
    })
    .toBe(true)
})

test("a write is visible in the same process at once, however late the replica", async () => {
  const id = await shopBesideLate.part({ price: 20 })
  for (let price = 21; price < 26; price += 1) {
    await setPrice(shopBesideLate, id, price)
    expect(await priceAt(shopBesideLate, id)).toBe(price)
  }
  expect(await hasBeenRead(late)).toBe(false)
})

test("a writer sees the write in every other process at once, in searches and shared lists", async () => {
  const id = await shop.part({ price: 30, availableQuantity: 50 })
  const buyer = await shop.customer()
  const { token } = buyer
  for (let left = 49; left > 40; left -= 1) {
    await shop.send("POST /purchase", { token, body: { purchaseId: id, quantity: 1 } })
    const parts = await shopBesideLate.as(buyer)("GET /part")
    expect(parts.find(({ _id }) => _id === id)?.availableQuantity).toBe(left)
    await setPrice(shop, id, 100 + left)
    expect(await priceAt(shopBesideLate, id, shop.admin.token)).toBe(100 + left)
  }
})

test("a visitor in another process soon sees a changed price", async () => {
  const id = await shop.part({ price: 40 })
  expect(await priceAt(shopBesideLate, id, shop.admin.token)).toBe(40)
  await setPrice(shop, id, 41)
  const listed = async () =>
    (await shopBesideLate.as()("GET /part")).find(({ _id }) => _id === id)?.price
  await expect.poll(listed).toBe(41)
  await expect.poll(() => priceAt(shopBesideLate, id)).toBe(41)
})

test("a lost replica fails no request, and is used again when it is back", async () => {
  const id = await shop.part({ price: 50 })
  await prompt.stop()
  for (let round = 0; round < 10; round += 1) expect(await priceAt(shop, id)).toBe(50)
  await prompt.start()
  await expect
    .poll(
      async () => {
        expect(await priceAt(shop, id)).toBe(50)
        return hasBeenRead(prompt)
      },
      { interval: 200 },
    )
    .toBe(true)
})

test("a shop refuses stale reads if its address leads to a standby, and resumes at the primary", async () => {
  const proxy = await stallingProxy(primary.url)
  const behind = await openTestApi({ databaseUrl: proxy.url })
  const id = await behind.part({ availableQuantity: 10 })
  const { token } = behind.admin
  const read = () => behind.send("GET /order", { token })
  const buy = () => behind.send("POST /purchase", { token, body: { purchaseId: id, quantity: 1 } })

  proxy.leadTo(prompt.url)
  expect(await read()).toMatchObject({ status: 503, body: { code: "database_unavailable" } })
  expect(await buy()).toMatchObject({ status: 503, body: { code: "database_unavailable" } })
  expect((await behind.send("GET /readyz")).status).toBe(503)

  proxy.leadTo(primary.url)
  expect((await read()).status).toBe(200)
  expect((await buy()).status).toBe(200)
  await behind.close()
  await proxy.close()
})

test("a shop does not start on a standby, and says why", async () => {
  const options = { url: prompt.url, maxConnections: 1, log: { warn: () => undefined } }
  await expect(connectDatabase(options)).rejects.toThrow("that server is a standby")
})
