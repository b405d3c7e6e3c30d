import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { pino } from "pino"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { reachEmbeddedDatabase, startEmbeddedDatabase } from "./embedded-database.ts"
import { isServer, readPostmaster } from "./postmaster.ts"

const log = pino({ level: "silent" })
const isRoot = process.getuid?.() === 0
let root: string
let dataDir: string
let shops: ChildProcess[]

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "shop with spaces "))
  dataDir = join(root, "data")
  shops = []
})

afterEach(async () => {
  for (const shop of shops) shop.kill("SIGKILL")
  const server = readPostmaster(folder())
  if (server && isServer(folder(), server.pid)) process.kill(server.pid, "SIGKILL")
  rmSync(root, { recursive: true, maxRetries: 20, retryDelay: 50 })
})

const folder = () => join(dataDir, "postgres")
const start = () => startEmbeddedDatabase({ dataDir, log, address: "http://127.0.0.1:3000" })
const reach = () => reachEmbeddedDatabase({ dataDir, log })

function serverPid(): number {
  const server = readPostmaster(folder())
  if (!server) throw new Error("No server runs")
  return server.pid
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on("error", () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const makeNote = (url: string) =>
  query(url, "create table notes (text text); insert into notes values ('kept')")
const readNotes = (url: string) => query(url, "select text from notes")

/** A shop in a process of its own, to be killed. */
function spawnShop(): ChildProcess {
  const script = `
    import { startEmbeddedDatabase } from ${JSON.stringify(import.meta.resolve("./embedded-database.ts"))}
    const log = { info() {}, warn() {}, error() {} }
    const { url } = await startEmbeddedDatabase({ dataDir: ${JSON.stringify(dataDir)}, log })
    process.stdout.write(url)
    setInterval(() => {}, 1000)`
  const shop = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "inherit"],
  })
  shops.push(shop)
  return shop
}

async function urlOf(shop: ChildProcess): Promise<string> {
  if (!shop.stdout) throw new Error("The shop says nothing")
  const [url] = await once(shop.stdout, "data")
  return String(url)
}

async function kill(shop: ChildProcess): Promise<void> {
  shop.kill("SIGKILL")
  await once(shop, "exit")
}

test("starts twice, keeps its data and keeps others out", async () => {
  const first = await start()
  await makeNote(first.url)
  await first.stop()
  const before = Date.now()
  const second = await start()
  expect(Date.now() - before).toBeLessThan(2_000)
  expect(await readNotes(second.url)).toEqual([{ text: "kept" }])
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  expect(statSync(join(dataDir, "postgres.password")).mode & 0o777).toBe(0o600)
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

describe.runIf(isRoot)("started by root", () => {
  const NOBODY = 65_534
  const hasUsers = spawnSync("useradd", ["--help"]).status === 0
  /** Who runs it, and whether it was said that others do as that user, too. */
  const runBy = async () => {
    const warned: unknown[] = []
    const told = pino({ level: "warn" }, { write: (line) => warned.push(JSON.parse(line).event) })
    const database = await startEmbeddedDatabase({ dataDir, log: told })
    const { uid } = statSync(`/proc/${serverPid()}`)
    await database.stop()
    return { uid, warned }
  }

  test.runIf(hasUsers)("it runs as a user that no other program has", async () => {
    const { uid, warned } = await runBy()
    expect([0, NOBODY]).not.toContain(uid)
    expect(warned).toEqual([])
    const others = readdirSync("/proc").filter((pid) => {
      const stat = /^\d+$/.test(pid) && statSync(`/proc/${pid}`, { throwIfNoEntry: false })
      return stat && stat.uid === uid && readFileSync(`/proc/${pid}/comm`, "utf8") !== "postgres\n"
    })
    expect(others).toEqual([])
  })

  test("it runs as the folder's owner, where that is an ordinary user", async () => {
    const daemon = 1
    mkdirSync(dataDir, { mode: 0o700 })
    chownSync(dataDir, daemon, daemon)
    expect(await runBy()).toEqual({ uid: daemon, warned: [] })
  })

  test.runIf(hasUsers)(
    "what an earlier release gave to nobody is taken back, with all in it",
    async () => {
      const first = await start()
      await makeNote(first.url)
      await first.stop()
      spawnSync("chown", ["-R", `${NOBODY}:${NOBODY}`, folder()])
      expect((await runBy()).uid).not.toBe(NOBODY)
      const all = readdirSync(folder(), { recursive: true, encoding: "utf8" })
      const left = all.filter((name) => statSync(join(folder(), name)).uid === NOBODY)
      expect(left).toEqual([])
      const again = await start()
      expect(await readNotes(again.url)).toEqual([{ text: "kept" }])
      await again.stop()
    },
  )
})

describe("a data folder that others may look into", () => {
  const modeOf = (path: string) => statSync(path).mode & 0o777

  test("is closed, where it holds only what the shop put there", async () => {
    mkdirSync(dataDir)
    chmodSync(dataDir, 0o777)
    await (await start()).stop()
    expect(modeOf(dataDir)).toBe(0o700)
    chmodSync(dataDir, 0o755)
    await (await reach()).stop()
    expect(modeOf(dataDir)).toBe(0o700)
  })

  test("is refused, where it holds more, and nothing is begun", async () => {
    mkdirSync(join(dataDir, "letters"), { recursive: true })
    chmodSync(dataDir, 0o750)
    await expect(start()).rejects.toThrow(
      `may look into the data folder ${dataDir}, which also holds letters. Say chmod 700 ${dataDir}, or`,
    )
    expect(readdirSync(dataDir)).toEqual(["letters"])
    expect(modeOf(dataDir)).toBe(0o750)
    chmodSync(dataDir, 0o700)
    await (await start()).stop()
  })
})

test("finds the server that a killed shop left running", async () => {
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

test("recovers what was committed when shop and server were killed", async () => {
  const shop = spawnShop()
  await makeNote(await urlOf(shop))
  await kill(shop)
  process.kill(serverPid(), "SIGKILL")
  const next = await start()
  expect(await readNotes(next.url)).toEqual([{ text: "kept" }])
  await next.stop()
})

test("a server that is killed under a running shop comes back at the same address", async () => {
  const database = await start()
  await makeNote(database.url)
  const killed = serverPid()
  process.kill(killed, "SIGKILL")
  await expect.poll(() => readNotes(database.url), { timeout: 10_000 }).toEqual([{ text: "kept" }])
  expect(serverPid()).not.toBe(killed)
  await database.stop()
})

test("takes nobody else for a killed server whose process id was given away", async () => {
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

test("begins again when the first start was killed halfway", async () => {
  const shop = spawnShop()
  const halfMade = () => readdirSync(dataDir).filter((name) => name.startsWith("postgres.new-"))
  await expect.poll(() => existsSync(dataDir) && halfMade().length).toBe(1)
  await sleep(100)
  await kill(shop)
  const next = await start()
  await makeNote(next.url)
  await next.stop()
  await (await start()).stop()
  expect(halfMade()).toEqual([])
})

test("refuses a second shop at once and names the first", async () => {
  const first = await start()
  const before = Date.now()
  await expect(start()).rejects.toThrow(
    new RegExp(`in use by another shop: process ${process.pid} on host .*, http://127.0.0.1:3000`),
  )
  expect(Date.now() - before).toBeLessThan(2_000)
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

test("a tool starts the server when no shop runs, and a shop that comes meanwhile keeps it", async () => {
  const tool = await reach()
  await makeNote(tool.url)
  const shop = await start()
  await tool.stop()
  expect(await readNotes(shop.url)).toEqual([{ text: "kept" }])
  await shop.stop()
})

test("takes a TCP port where the path is too long for a socket", async () => {
  dataDir = join(root, "d".repeat(120))
  const first = await start()
  expect(first.url).toContain("@127.0.0.1:")
  await makeNote(first.url)
  process.kill(serverPid(), "SIGKILL")
  await expect.poll(() => readNotes(first.url), { timeout: 10_000 }).toEqual([{ text: "kept" }])
  await first.stop()
})

test("says that the data folder is a file", async () => {
  writeFileSync(dataDir, "")
  await expect(start()).rejects.toThrow("there is a file of that name")
  rmSync(dataDir)
})

test.skipIf(isRoot)("says that it may not write", async () => {
  dataDir = "/usr/shop-data"
  await expect(start()).rejects.toThrow("may not write there (EACCES)")
})

test.each([
  ["its version is garbage", () => writeFileSync(join(folder(), "PG_VERSION"), "garbage")],
  ["its control file is gone", () => rmSync(join(folder(), "global", "pg_control"))],
  ["its control file is garbage", () => writeFileSync(join(folder(), "global", "pg_control"), "x")],
])("says that a database is damaged when %s, and removes nothing", async (_, damage) => {
  await (await start()).stop()
  damage()
  const before = readdirSync(folder(), { recursive: true, encoding: "utf8" })
  await expect(start()).rejects.toThrow(/is damaged\. Nothing in it was changed or removed/)
  expect(readdirSync(folder(), { recursive: true, encoding: "utf8" })).toEqual(
    expect.arrayContaining(before),
  )
})

test("says which PostgreSQL made the database when it was another", async () => {
  await (await start()).stop()
  writeFileSync(join(folder(), "PG_VERSION"), "17\n")
  await expect(start()).rejects.toThrow(/made by PostgreSQL 17, and this release .* brings 18/)
})
