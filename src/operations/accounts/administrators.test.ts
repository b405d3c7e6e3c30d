import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest"
import { type Config, readConfig } from "#runtime/config.ts"
import { openLog } from "#runtime/log.ts"
import { type TestDatabase, testDatabase } from "#test/database.ts"
import { freePort } from "#test/free-port.ts"
import { readObject } from "#test/read-json.ts"
import { type RunningShop, startShop } from "../../main.ts"

const dataDir = await mkdtemp(join(tmpdir(), "administrator-"))
let database: TestDatabase
let client: pg.Client
let logged: string[]
let open: RunningShop[]
beforeEach(async () => {
  database = await testDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  logged = []
  open = []
})
afterEach(async () => {
  for (const shop of open) await shop.stop()
  await client.end()
  await database.close()
})
afterAll(() => rm(dataDir, { recursive: true }))

const configured = { email: "owner@shop.example", password: "the owner's password" }

async function start(admin?: Config["admin"]): Promise<RunningShop> {
  const port = String(await freePort())
  const given = { DATABASE_URL: database.url, PORT: port, SEED: "none", DATA_DIR: dataDir }
  const log = openLog("warn", { write: (line) => logged.push(line) })
  const render = async () => new Response()
  const shop = await startShop({ ...readConfig(given), admin }, log, async () => ({ render }))
  open.push(shop)
  return shop
}

const ask = (shop: RunningShop, call: string, body: unknown) =>
  fetch(`${shop.address}/api/auth/${call}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: shop.address },
    body: JSON.stringify(body),
  })
const signIn = async (shop: RunningShop, account: Config["admin"]) =>
  (await ask(shop, "sign-in/email", account)).status
const administrators = async () => {
  const { rows } = await client.query(
    "select u.email from profiles p join users u on u.id = p.user_id where p.role = 'admin' and u.name = 'Administrator'",
  )
  return rows.map(({ email }) => email)
}

describe("a shop without an administrator", () => {
  test("generates one with a password that is shown once", async () => {
    const first = await start()
    const { newAdministrator } = first
    expect(newAdministrator).toEqual({
      email: "admin@computer-assembler.example",
      password: expect.stringMatching(/^[\w-]{16}$/),
    })
    expect(await signIn(first, newAdministrator)).toBe(200)
    expect((await start()).newAdministrator).toBeUndefined()
    expect(await administrators()).toEqual([newAdministrator?.email])
  })

  test("creates the configured one, and never changes that account later", async () => {
    expect((await start(configured)).newAdministrator).toBeUndefined()
    const again = await start({ ...configured, password: "another password" })
    expect(await signIn(again, configured)).toBe(200)
    expect(await administrators()).toEqual([configured.email])
    expect((await start()).newAdministrator, "there is one").toBeUndefined()
    const { rows } = await client.query("select action, detail from audit_log")
    expect(rows).toEqual([{ action: "user.make_admin", detail: { at: "start" } }])
    expect(logged.join("")).not.toContain("ADMIN_PASSWORD")
  })

  test("grants no rights to an existing account with that address", async () => {
    const shop = await start()
    const customer = { ...configured, password: "a customer's password" }
    await ask(shop, "sign-up/email", { ...customer, name: "Ada" })
    const again = await start(configured)
    expect(await signIn(again, customer)).toBe(200)
    expect(await administrators()).toEqual(["admin@computer-assembler.example"])
  })

  test("generates one when two processes start at once, and shows its password once", async () => {
    await client.query("begin; lock table users in share mode")
    const starting = Promise.all([start(), start()])
    const waiting = `select from pg_locks where not granted and relation = 'users'::regclass
      and database = (select oid from pg_database where datname = current_database())`
    await expect.poll(async () => (await client.query(waiting)).rowCount).toBe(2)
    await client.query("commit")
    const announced = (await starting).filter(({ newAdministrator }) => newAdministrator)
    expect(announced).toHaveLength(1)
    for (const shop of announced) expect(await signIn(shop, shop.newAdministrator)).toBe(200)
    expect(await administrators()).toHaveLength(1)
  })

  test.each([
    ["generated", undefined],
    ["configured", configured],
  ])("whose first start failed midway creates the %s one at its next start", async (_, admin) => {
    await client.query("alter table audit_log add constraint fails check (action = '')")
    await expect(start(admin)).rejects.toThrow()
    await client.query("alter table audit_log drop constraint fails")
    const shop = await start(admin)
    expect(await signIn(shop, admin ?? shop.newAdministrator)).toBe(200)
    expect(await administrators()).toHaveLength(1)
  })
})

test("a weak administrator password is accepted with a warning", async () => {
  const shop = await start({ ...configured, password: "qwertyuiop" })
  const warned = logged.map(readObject).filter((line) => "weakness" in line)
  expect(warned).toMatchObject([
    { level: 40, weakness: "password_common", msg: "admin_password_weak" },
  ])
  expect(await signIn(shop, { ...configured, password: "qwertyuiop" })).toBe(200)
})
