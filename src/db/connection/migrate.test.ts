import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { afterEach, beforeEach, expect, test } from "vitest"
import { type TestDatabase, testDatabase } from "#test/database.ts"
import { migrate } from "./migrate.ts"

let database: TestDatabase
let dir: string
const write = (name: string, sql: string) => writeFileSync(join(dir, name), sql)

beforeEach(async () => {
  database = await testDatabase()
  await query("drop schema public cascade; create schema public")
  dir = mkdtempSync(join(tmpdir(), "migrations-"))
  write("0001_first.sql", "create table first (n int); insert into first values (1)")
  write("0002_second.sql", "create table second (n int)")
})

afterEach(async () => {
  await database.close()
  rmSync(dir, { recursive: true })
})

async function query(sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

test("missing migrations are applied in order, and reported", async () => {
  expect(await migrate(database.url, { dir })).toEqual(["0001_first.sql", "0002_second.sql"])
  write("0003_third.sql", "alter table second add column third text")
  expect(await migrate(database.url, { dir })).toEqual(["0003_third.sql"])
  expect(await migrate(database.url, { dir })).toEqual([])
})

test("concurrent migrators apply each migration once", async () => {
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(database.url, { dir })))
  expect(applied.flat().toSorted()).toEqual(["0001_first.sql", "0002_second.sql"])
  expect(await query("select n from first")).toEqual([{ n: 1 }])
})

test("a failed migration leaves no trace and keeps those before it", async () => {
  write("0002_second.sql", "create table second (n int); select no_such_column from second")
  await expect(migrate(database.url, { dir })).rejects.toThrow(
    'Migration 0002_second.sql failed and was undone: column "no_such_column" does not exist',
  )
  expect(
    await query("select to_regclass('first') as first, to_regclass('second') as second"),
  ).toEqual([{ first: "first", second: null }])
  write("0002_second.sql", "create table second (n int)")
  expect(await migrate(database.url, { dir })).toEqual(["0002_second.sql"])
})

test("a migration that was changed after it was applied is refused", async () => {
  await migrate(database.url, { dir })
  write("0001_first.sql", "create table first (n bigint)")
  await expect(migrate(database.url, { dir })).rejects.toThrow("0001_first.sql was changed")
})

test("changed line endings are ignored", async () => {
  write("0003_lines.sql", "create table lines (\n  n int\n)\n")
  await migrate(database.url, { dir })
  write("0003_lines.sql", "create table lines (\r\n  n int\r\n)\r\n")
  expect(await migrate(database.url, { dir })).toEqual([])
})

test("a database made by a newer release is refused", async () => {
  write("0003_newer.sql", "create table newer (n int)")
  await migrate(database.url, { dir })
  rmSync(join(dir, "0003_newer.sql"))
  await expect(migrate(database.url, { dir })).rejects.toThrow("newer release")
})

test("two migrations with the same number are refused", async () => {
  write("0002_other.sql", "select 1")
  await expect(migrate(database.url, { dir })).rejects.toThrow("0002_second.sql is not named")
})

test("data of an earlier draft is refused with how to upgrade it", async () => {
  write("0001_baseline.sql", "select 1")
  rmSync(join(dir, "0001_first.sql"))
  await query(`create table schema_migrations (name text primary key, sha256 text not null, applied_at timestamptz);
    insert into schema_migrations values ('0001_shop_schema.sql', '')`)
  await expect(migrate(database.url, { dir })).rejects.toThrow("Start the last draft on it once")
})
