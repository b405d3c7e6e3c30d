import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { expect, test } from "vitest"
import { query } from "#test/query.ts"
import {
  dataFolderTests,
  isRoot,
  kill,
  makeNote,
  readNotes,
  urlOf,
} from "#test/services/data-folder.ts"
import { isServer, readPostmaster } from "./postmaster.ts"

const { place, folder, start, reach, serverPid, spawnShop } = dataFolderTests()

test("the embedded database starts twice, keeps its data and locks others out", async () => {
  const first = await start()
  await makeNote(first.url)
  await first.stop()
  const second = await start()
  expect(await readNotes(second.url)).toEqual([{ text: "kept" }])
  expect(statSync(place.dataDir).mode & 0o777).toBe(0o700)
  expect(statSync(join(place.dataDir, "postgres.password")).mode & 0o777).toBe(0o600)
  await expect(query(second.url.replace(/:[0-9a-f]{48}@/, ":wrong@"), "select 1")).rejects.toThrow(
    "password authentication failed",
  )
  await expect(
    query(second.url.replaceAll("computer_assembler", "postgres"), "select 1"),
  ).rejects.toThrow("no pg_hba.conf entry")
  const [durable] = await query(
    second.url,
    "select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit",
  )
  expect(durable).toEqual({ fsync: "on", commit: "on" })
  await second.stop()
  expect(existsSync(join(folder(), "postmaster.pid"))).toBe(false)
})

test("the next shop finds the server that a killed shop left running", async () => {
  const shop = spawnShop()
  await makeNote(await urlOf(shop))
  await kill(shop)
  const left = serverPid()
  const next = await start()
  expect(serverPid()).toBe(left)
  expect(await readNotes(next.url)).toEqual([{ text: "kept" }])
  await next.stop()
  expect(isServer(folder(), left)).toBe(false)
})

test("committed data is recovered after shop and server were killed", async () => {
  const shop = spawnShop()
  await makeNote(await urlOf(shop))
  await kill(shop)
  process.kill(serverPid(), "SIGKILL")
  const next = await start()
  expect(await readNotes(next.url)).toEqual([{ text: "kept" }])
  await next.stop()
})

test("a server killed under a running shop comes back at the same address", async () => {
  const database = await start()
  await makeNote(database.url)
  const killed = serverPid()
  process.kill(killed, "SIGKILL")
  await expect.poll(() => readNotes(database.url)).toEqual([{ text: "kept" }])
  expect(serverPid()).not.toBe(killed)
  await database.stop()
})

test("another process is not mistaken for the killed server whose id it has", async () => {
  const shop = spawnShop()
  await urlOf(shop)
  await kill(shop)
  const killed = serverPid()
  process.kill(killed, "SIGKILL")
  await expect.poll(() => isServer(folder(), killed)).toBe(false)
  for (const name of ["postmaster.pid", ".s.PGSQL.5432.lock"]) {
    const file = join(folder(), name)
    writeFileSync(file, readFileSync(file, "utf8").replace(String(killed), String(process.pid)))
  }
  const next = await start()
  await next.stop()
})

test("a first start that was killed halfway is started over", async () => {
  const shop = spawnShop()
  const halfMade = () =>
    readdirSync(place.dataDir).filter((name) => name.startsWith("postgres.new-"))
  await expect.poll(() => existsSync(place.dataDir) && halfMade().length).toBe(1)
  await sleep(100)
  await kill(shop)
  const next = await start()
  await makeNote(next.url)
  await next.stop()
  await (await start()).stop()
  expect(halfMade()).toEqual([])
})

test("a second shop is refused while the first runs, which the refusal names", async () => {
  const first = await start()
  await expect(start()).rejects.toThrow(
    new RegExp(`in use by another shop: process ${process.pid} on host .*, http://127.0.0.1:3000`),
  )
  await makeNote(first.url)
  await first.stop()
})

test("of two shops that start together one gets the folder", async () => {
  const outcomes = await Promise.allSettled([start(), start()])
  const started = outcomes.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []))
  expect(started).toHaveLength(1)
  await started[0]?.stop()
})

test("tools use the server of a running shop, and the last to leave stops it", async () => {
  const shop = await start()
  await makeNote(shop.url)
  const tools = await Promise.all([reach(), reach()])
  await shop.stop()
  for (const tool of tools) {
    expect(await readNotes(tool.url)).toEqual([{ text: "kept" }])
    await tool.stop()
  }
  expect(readPostmaster(folder())).toBeUndefined()
})

test("a tool starts the server if no shop runs, and a shop that starts meanwhile keeps it", async () => {
  const tool = await reach()
  await makeNote(tool.url)
  const shop = await start()
  await tool.stop()
  expect(await readNotes(shop.url)).toEqual([{ text: "kept" }])
  await shop.stop()
})

test("the server uses a TCP port if the path is too long for a socket", async () => {
  place.dataDir = join(place.root, "d".repeat(120))
  const first = await start()
  expect(first.url).toContain("@127.0.0.1:")
  await makeNote(first.url)
  process.kill(serverPid(), "SIGKILL")
  await expect.poll(() => readNotes(first.url)).toEqual([{ text: "kept" }])
  await first.stop()
})

test("a data folder that is a file is reported", async () => {
  writeFileSync(place.dataDir, "")
  await expect(start()).rejects.toThrow("there is a file of that name")
  rmSync(place.dataDir)
})

test.skipIf(isRoot)("a data folder that cannot be written is reported", async () => {
  place.dataDir = "/usr/shop-data"
  await expect(start()).rejects.toThrow("may not write there (EACCES)")
})

test.runIf(process.platform === "linux")(
  "a data folder that cannot exist is reported",
  async () => {
    place.dataDir = "/proc/shop-data/new"
    await expect(start()).rejects.toThrow("no folder can be created there")
  },
)

test.each([
  ["its version is garbage", () => writeFileSync(join(folder(), "PG_VERSION"), "garbage")],
  ["its control file is gone", () => rmSync(join(folder(), "global", "pg_control"))],
  ["its control file is garbage", () => writeFileSync(join(folder(), "global", "pg_control"), "x")],
])("a damaged database is reported if %s, and nothing is removed", async (_, damage) => {
  await (await start()).stop()
  damage()
  const before = readdirSync(folder(), { recursive: true, encoding: "utf8" })
  await expect(start()).rejects.toThrow(/is damaged\. Nothing in it was changed or removed/)
  expect(readdirSync(folder(), { recursive: true, encoding: "utf8" })).toEqual(
    expect.arrayContaining(before),
  )
})

test("a database made by another version of PostgreSQL is refused with that version", async () => {
  await (await start()).stop()
  writeFileSync(join(folder(), "PG_VERSION"), "17\n")
  await expect(start()).rejects.toThrow(/made by PostgreSQL 17, and this release .* brings 18/)
})
