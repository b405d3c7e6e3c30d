import { sql } from "drizzle-orm"
import { pino } from "pino"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type TestDatabase, testDatabase } from "#test/database.ts"
import { boundedReads, ReadAborted } from "./bounded-reads.ts"
import { openPool } from "./client.ts"
import type { ShopPool } from "./shop-pool.ts"

const neverAborted = new AbortController().signal

describe.each([
  ["connected directly", undefined],
  ["behind a transaction pooler", "transaction"],
] as const)("%s", (_, pooler) => {
  let database: TestDatabase
  let pool: ShopPool
  beforeAll(async () => {
    database = await testDatabase()
    const log = pino({ level: "silent" })
    pool = openPool({ url: database.url, maxConnections: 2, log, pooler })
  })
  afterAll(async () => {
    await pool.end()
    await database.close()
  })
  const isAsleep = async () => {
    const { rows } = await pool.query(
      `select count(*)::int as n from pg_stat_activity where query like '%pg_sleep%' and state = 'active'
        and pid <> pg_backend_pid() and datname = current_database()`,
    )
    return rows[0]?.n > 0
  }
  const isAborted = (error: unknown) => error instanceof Error && error.cause instanceof ReadAborted

  test("a read longer than a second is canceled, and the next is answered", async () => {
    const read = boundedReads(pool)(neverAborted)
    const error = await read.execute(sql`select pg_sleep(60)`).catch((thrown) => thrown)
    expect(isAborted(error)).toBe(true)
    const { rows } = await read.execute<{ n: number }>(sql`select 7 as n`)
    expect(rows).toEqual([{ n: 7 }])
  })

  test("a read whose client has left is canceled at once", async () => {
    const reader = new AbortController()
    const answer = boundedReads(pool)(reader.signal)
      .execute(sql`select pg_sleep(0.9)`)
      .catch((thrown) => thrown)
    await expect.poll(isAsleep, { interval: 10 }).toBe(true)
    reader.abort()
    expect(isAborted(await answer)).toBe(true)
    expect(await isAsleep()).toBe(false)
    const next = boundedReads(pool)(neverAborted)
    const { rows } = await next.execute<{ n: number }>(sql`select 7 as n`)
    expect(rows).toEqual([{ n: 7 }])
  })

  test("a connection is kept free for others, however many reads wait", async () => {
    const read = boundedReads(pool)(neverAborted)
    const answers = Array.from({ length: 8 }, async () => read.execute(sql`select pg_sleep(0.1)`))
    await expect.poll(isAsleep, { interval: 10 }).toBe(true)
    expect(pool.totalCount - pool.idleCount).toBeLessThanOrEqual(1)
    await Promise.all(answers)
  })

  test("a write is refused", async () => {
    const read = boundedReads(pool)(neverAborted)
    await expect(read.execute(sql`create table t (n int)`)).rejects.toThrow()
  })
})
