import { cp, glob, mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import { backupShop } from "#cli/backup-shop.ts"
import { restoreShop } from "#cli/restore-shop.ts"
import { migrate } from "#db/connection/migrate.ts"
import { expectBooksRight } from "./books.ts"
import { type TestDatabase, testDatabase } from "./database.ts"
import { newTokens } from "./many-customers.ts"
import { openTestApi, type TestShop } from "./test-shop.ts"

const root = join(import.meta.dirname, "..")
const LAST_OF_0_1_0 = "0011"
const pictures = { elsewhere: "no place" }

let database: TestDatabase
let folder: string
let shops: TestShop[]

/** Two shops of this release start at once on the database of release 0.1.0. */
beforeAll(async () => {
  database = await testDatabase()
  await query("drop schema public cascade; create schema public")
  const old = await mkdtemp(join(tmpdir(), "migrations-"))
  for await (const name of glob("*.sql", { cwd: join(root, "migrations") }))
    if (name.slice(0, 4) <= LAST_OF_0_1_0) await cp(join(root, "migrations", name), join(old, name))
  expect(await migrate(database.url, { dir: old })).toHaveLength(11)
  await rm(old, { recursive: true })
  await query(await readFile(join(root, "test/releases/0.1.0.sql"), "utf8"))
  await query(await readFile(join(root, "test/releases/0.1.0-stand-ins.sql"), "utf8"))
  folder = await mkdtemp(join(tmpdir(), "upgrade-"))
  await backupShop({ url: database.url, pictures }, join(folder, "old.tar.gz"))
  shops = await Promise.all([1, 2].map(() => openTestApi({ databaseUrl: database.url })))
})
afterAll(async () => {
  for (const shop of shops ?? []) await shop.close()
  await database.close()
  await rm(folder, { recursive: true })
})

async function query(text: string, { url } = database): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(text)
  await client.end()
}

const [first, second] = [() => shopAt(0), () => shopAt(1)]
function shopAt(index: number): TestShop {
  const shop = shops[index]
  if (!shop) throw new Error("no shop")
  return shop
}

test("every migration was applied once, and one administrator was made", async () => {
  const names = await Array.fromAsync(glob("*.sql", { cwd: join(root, "migrations") }))
  const applied = await first().sql("select name from schema_migrations order by name")
  expect(applied.map(({ name }) => name)).toEqual(names.toSorted())
  const made = "select count(*)::int as n from audit_log where action = 'user.make_admin'"
  expect(await first().sql(made)).toEqual([{ n: 1 }])
})

test("the books of the old shop are right, also against the ledger of its card stand-in", () =>
  expectBooksRight(first()))

test("its backup is restored into this release, unless the database was brought to it already", async () => {
  const empty = await testDatabase()
  const places = { url: empty.url, pictures }
  const restore = () => restoreShop(places, join(folder, "old.tar.gz"))
  await expect(restore()).rejects.toThrow(/older release than this database .* nothing was changed/)
  await query("drop schema public cascade; create schema public", empty)
  await restore()
  const shop = await openTestApi({ databaseUrl: empty.url })
  await expectBooksRight(shop)
  const kept = "select name from users where id = 'user-1'"
  expect(await shop.sql(kept)).toEqual(await first().sql(kept))
  await shop.close()
  await empty.close()
})

test("what its card stand-in charged is paid back by that of this release", async () => {
  const [adminToken = ""] = await newTokens(first().db, [{ id: "user-2" }])
  const refunded = await first().send("POST /order/bbbbbbbbbbbbbbbbbbbbbbb1/refund", {
    token: adminToken,
    body: { amount: 1.5, reason: "A dent." },
  })
  expect(refunded.status).toBe(200)
  await expectBooksRight(first())
})

test("its parts are found, its buyer sees their orders and buys, its administrator goes on", async () => {
  const found = await first().send("GET /catalogue?q=anvil")
  expect(found.body).toMatchObject({ total: 1 })
  const [token = "", adminToken = ""] = await newTokens(first().db, [
    { id: "user-1" },
    { id: "user-2" },
  ])
  const purchaseId = "aaaaaaaaaaaaaaaaaaaaaaa1"
  const bought = await first().send("POST /purchase", { token, body: { purchaseId, quantity: 2 } })
  expect(bought.status).toBe(200)
  const removed = await second().send("DELETE /order/bbbbbbbbbbbbbbbbbbbbbbb2", { token })
  expect(removed.status).toBe(200)
  const part = await second().send(`GET /part/${purchaseId}`, { token: adminToken })
  expect(part.body.availableQuantity).toBe(94)
  const mine = await second().as({ token })("GET /myorder")
  expect(mine.map(({ _id }) => _id)).toContain("bbbbbbbbbbbbbbbbbbbbbbb1")
  await expectBooksRight(first())
})
