import { afterAll, expect, test } from "vitest"
import { testDatabase } from "#test/database.ts"
import { stallingProxy } from "#test/running/stalling-proxy.ts"
import { openTestApi } from "#test/test-shop.ts"

const database = await testDatabase()
const proxy = await stallingProxy(database.url)
const shop = await openTestApi({ databaseUrl: proxy.url })
afterAll(async () => {
  await shop.close()
  await proxy.close()
  await database.close()
})

test("a hanging database is detected: 503 at once, also for waiting calls, until it responds again", async () => {
  const { token } = shop.admin
  expect((await shop.send("GET /order", { token })).status).toBe(200)
  proxy.stall()
  const waiting = shop.send("GET /order", { token })
  await expect.poll(() => shop.logged.some((line) => line.includes("database_hangs"))).toBe(true)
  const answer = await shop.send("GET /order", { token })
  expect(answer).toMatchObject({ status: 503, body: { code: "database_unavailable" } })
  expect(answer.headers.get("retry-after")).toBe("5")
  expect((await shop.send("GET /readyz")).status).toBe(503)
  expect((await waiting).status).toBe(503)
  proxy.go()
  await expect.poll(async () => (await shop.send("GET /order", { token })).status).toBe(200)
})
