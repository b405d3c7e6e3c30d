import { sql } from "drizzle-orm"
import type { PoolClient } from "pg"
import { pino } from "pino"
import { afterAll, expect, test } from "vitest"
import { testDatabase } from "#test/database.ts"
import { connectDatabase } from "./client.ts"

const log = pino({ level: "silent" })
const connect = (url: string) => connectDatabase({ url, maxConnections: 2, log })

const database = await testDatabase()

afterAll(database.close)

const changed = (change: (url: URL) => void) => {
  const url = new URL(database.url)
  change(url)
  return url.href
}

test("a bigint is read as a number, and one beyond the safe range is refused", async () => {
  const { pool, close } = await connect(database.url)
  expect((await pool.query("select 9007199254740991::bigint as n")).rows).toEqual([
    { n: 9_007_199_254_740_991 },
  ])
  await expect(pool.query("select 9007199254740993::bigint as n")).rejects.toThrow("too large")
  await close()
})

test("a pool survives connections that the server closes, idle and in a transaction", async () => {
  const { db, pool, close } = await connect(database.url)
  const endOthers =
    "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()"
  await expect(
    db.transaction(async (tx) => {
      await pool.query(endOthers)
      await new Promise((resolve) => setTimeout(resolve, 50))
      await tx.execute(sql`select 1`)
    }),
  ).rejects.toThrow()
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }])
  await close()
})

test("a connection that became read-only is replaced, also in a transaction", async () => {
  const { db, pool, close } = await connectDatabase({ url: database.url, maxConnections: 1, log })
  await pool.query("create table if not exists written (n integer)")
  await pool.query("set default_transaction_read_only = on")
  await db.transaction((tx) => tx.execute(sql`insert into written values (1)`))
  expect((await pool.query("select n from written")).rows).toEqual([{ n: 1 }])
  await close()
})

test("a connection that dies before a transaction begins is replaced in the pool", async () => {
  const { db, pool, close } = await connect(database.url)
  const cut = (client: PoolClient) => client.connection.stream.destroy()
  pool.on("acquire", cut)
  for (let times = 0; times < 3; times += 1)
    await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow()
  pool.off("acquire", cut)
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }])
  await close()
})

test("a transaction that hung and was abandoned takes no later writes", async () => {
  const { db, pool, close } = await connect(database.url)
  const other = await pool.connect()
  Object.assign(pool.options, { query_timeout: 50 })
  // Statement and rollback time out before the server has finished the statement.
  await expect(db.transaction((tx) => tx.execute(sql`select pg_sleep(0.3)`))).rejects.toThrow()
  Object.assign(pool.options, { query_timeout: 20_000 })
  await other.query("select pg_sleep(0.5)")
  await pool.query("create table acknowledged ()")
  await other.query("select from acknowledged")
  other.release()
  await close()
})

test("a statement that takes too long is ended", async () => {
  const { pool, close } = await connectDatabase({
    url: database.url,
    maxConnections: 1,
    log,
    statementTimeoutMs: 1_000,
  })
  await expect(pool.query("select pg_sleep(60)")).rejects.toThrow("statement timeout")
  await close()
})

test.each([
  ["a wrong password", () => changed((url) => (url.password = "top-secret")), "password is wrong"],
  [
    "an unknown database",
    () => changed((url) => (url.pathname = "/nowhere")),
    "no database of that",
  ],
  ["nobody there", () => "postgresql://shop:top-secret@127.0.0.1:1/shop", "nothing listens there"],
  [
    "no such host",
    () => "postgresql://shop:top-secret@shop.invalid/shop",
    '"shop" at shop.invalid',
  ],
  ["nonsense", () => "postgresql://shop:top-secret@:port/shop", "not a PostgreSQL address"],
])("the error about %s explains what is wrong, without the password", async (_, url, message) => {
  const error = await connect(url()).then(
    () => undefined,
    (reason: Error) => reason,
  )
  expect(error?.message).toContain(message)
  expect(error?.message).not.toContain("top-secret")
})
