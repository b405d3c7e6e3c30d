import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { connectDatabase } from "#db/connection/client.ts"
import { migrate } from "#db/connection/migrate.ts"
import { expectBooksRight } from "../books.ts"
import { openTestApi, type TestShop } from "../test-shop.ts"
import { type OwnServer, ownServer } from "./own-server.ts"
import { type Pooler, poolerVersion, startPooler } from "./pooler.ts"

// Skipped on machines without PgBouncer (Debian: apt-get install pgbouncer).
describe.skipIf(poolerVersion === undefined)("behind PgBouncer in transaction mode", () => {
  let server: OwnServer
  let pooler: Pooler
  let shop: TestShop
  beforeAll(async () => {
    server = await ownServer()
    pooler = await startPooler(server.url)
    shop = await openTestApi({ databaseUrl: pooler.url, databasePooler: "transaction" })
  })
  afterAll(async () => {
    await shop?.close()
    await pooler?.close()
    await server?.close()
  })

  test("concurrent migrators at first start migrate once and leave no lock", async () => {
    await shop.sql("create database second")
    const second = pooler.url.replace(/\/[^/]+$/, "/second")
    const applied = (await Promise.all([1, 2, 3, 4].map(() => migrate(second)))).flat()
    expect(applied.length).toBeGreaterThan(0)
    expect(new Set(applied).size).toBe(applied.length)
    expect(await shop.sql("select 1 from pg_locks where locktype = 'advisory'")).toEqual([])
  })

  test("a missing pooler setting is named in the error", async () => {
    const connecting = connectDatabase({ url: pooler.url, maxConnections: 1, log: { warn() {} } })
    await expect(connecting).rejects.toThrow("Set DATABASE_POOLER=transaction.")
  })

  test("a role without its own limits is logged as a warning", () => {
    const warned = shop.logged.filter((line) => line.includes("database_role_without_limits"))
    expect(warned.join()).toContain('"hint"')
  })

  test("more concurrent buyers than connections all buy, and the books are right", async () => {
    const id = await shop.part({ availableQuantity: 100, minimumQuantity: 1 })
    const buyers = await Promise.all(Array.from({ length: 6 }, () => shop.customer()))
    const bought = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        shop.send("POST /purchase", {
          token: buyers[n % buyers.length]?.token ?? "",
          headers: { "idempotency-key": `key ${n}` },
          body: { purchaseId: id, quantity: 1 },
        }),
      ),
    )
    expect(bought.filter(({ status }) => status === 200)).toHaveLength(60)
    expect(await shop.sql("select available_quantity as left from parts")).toEqual([{ left: 40 }])
    await expectBooksRight(shop)
  })

  test("jobs run: the mail of each order is delivered", async () => {
    const states = "select distinct state from mail_outbox"
    await expect.poll(() => shop.sql(states)).toEqual([{ state: "sent" }])
  })
})
