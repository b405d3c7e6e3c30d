import { setTimeout as delay } from "node:timers/promises"
import pg from "pg"
import { afterAll, expect, test } from "vitest"
import { readConfig } from "#runtime/config.ts"
import { openLog } from "#runtime/log.ts"
import { freePort } from "#test/free-port.ts"
import { openTestApi } from "#test/test-shop.ts"
import { startShop } from "./main.ts"

const shop = await openTestApi()
afterAll(shop.close)

test("a request whose client has left is finished before the database is closed", async () => {
  const logged: string[] = []
  const stopping = await startShop(
    readConfig({
      DATABASE_URL: shop.databaseUrl,
      PORT: String(await freePort()),
      SEED: "none",
    }),
    openLog("warn", { write: (line) => logged.push(line) }),
    async () => ({ render: async () => new Response("no pages", { status: 404 }) }),
  )
  const id = await shop.part({ price: 10 })
  const holder = new pg.Client({ connectionString: shop.databaseUrl })
  await holder.connect()
  await holder.query("begin")
  // Each request reads this table first, to authenticate.
  await holder.query("lock table access_tokens")

  const client = new AbortController()
  const { token } = shop.admin
  const answer = fetch(`${stopping.address}/part/${id}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: client.signal,
  }).catch(() => "gone")
  const waiting = () =>
    shop.sql(`select 1 as one from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%token_hash%'`)
  await expect.poll(waiting).toEqual([{ one: 1 }])
  client.abort()
  expect(await answer).toBe("gone")
  const stopped = stopping.stop()
  await expect
    .poll(() =>
      fetch(stopping.address).then(
        () => true,
        () => false,
      ),
    )
    .toBe(false)
  await delay(300) // Time in which a stop that does not wait closes the database.
  await holder.query("commit")
  await holder.end()
  await stopped
  expect(logged.filter((line) => !line.includes("stand_in_runs"))).toEqual([])
})
