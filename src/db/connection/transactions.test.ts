import { sql } from "drizzle-orm"
import { afterAll, beforeEach, expect, test } from "vitest"
import { testDatabase } from "#test/database.ts"
import { connectDatabase, type Transaction } from "./client.ts"

const database = await testDatabase()
const connection = await connectDatabase({
  url: database.url,
  maxConnections: 4,
  log: { warn() {} },
})
await connection.pool.query("create table counts (name text primary key, n int)")
beforeEach(async () => {
  await connection.pool.query("truncate counts; insert into counts values ('a', 0), ('b', 0)")
})
afterAll(async () => {
  await connection.close()
  await database.close()
})

const countOn = (tx: Transaction, name: string) =>
  tx.execute(sql`update counts set n = n + 1 where name = ${name}`)
const counts = async () =>
  (await connection.pool.query("select n from counts order by name")).rows.map(({ n }) => n)
const loseConnection = (tx: Transaction) =>
  tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)

test("two transactions that deadlock both succeed, once", async () => {
  const bothHold = Promise.withResolvers<void>()
  let holding = 0
  let attempts = 0
  const count = (first: string, second: string) =>
    connection.db.transaction(async (tx) => {
      attempts += 1
      await countOn(tx, first)
      holding += 1
      if (holding === 2) bothHold.resolve()
      await bothHold.promise
      await countOn(tx, second)
    })
  await Promise.all([count("a", "b"), count("b", "a")])
  expect(await counts()).toEqual([2, 2])
  expect(attempts).toBe(3)
})

test("two transactions that read and change the same rows run one after the other", async () => {
  const allHaveRead = Promise.withResolvers<void>()
  let reads = 0
  const count = () =>
    connection.db.transaction(
      async (tx) => {
        const { rows } = await tx.execute<{ n: number }>(sql`select n from counts where name = 'a'`)
        reads += 1
        if (reads === 3) allHaveRead.resolve()
        await allHaveRead.promise
        await tx.execute(sql`update counts set n = ${(rows[0]?.n ?? 0) + 1} where name = 'a'`)
      },
      { isolationLevel: "serializable" },
    )
  await Promise.all([count(), count(), count()])
  expect(await counts()).toEqual([3, 0])
})

test("a transaction whose connection is lost before its commit is retried", async () => {
  let attempts = 0
  await connection.db.transaction(async (tx) => {
    attempts += 1
    await countOn(tx, "a")
    if (attempts === 1) await loseConnection(tx)
  })
  expect(attempts).toBe(2)
  expect(await counts()).toEqual([1, 0])
})

test("a transaction whose connection is lost during its commit is not retried", async () => {
  await connection.pool.query(`
    create function lose_connection() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
    create constraint trigger lose_connection after update on counts deferrable initially deferred
      for each row execute function lose_connection()`)
  let attempts = 0
  const counting = connection.db.transaction(async (tx) => {
    attempts += 1
    await countOn(tx, "a")
  })
  await expect(counting).rejects.toThrow()
  expect(attempts).toBe(1)
  await connection.pool.query("drop trigger lose_connection on counts")
})

test("a transaction that fails for another reason is not retried", async () => {
  let attempts = 0
  const failing = connection.db.transaction(async (tx) => {
    attempts += 1
    await tx.execute(sql`select 1 / 0`)
  })
  await expect(failing).rejects.toThrow()
  expect(attempts).toBe(1)
})
