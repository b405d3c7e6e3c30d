import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pino } from "pino"
import { afterEach, beforeEach } from "vitest"
import { connectEmbeddedDatabase, startEmbeddedDatabase } from "#db/embedded/embedded-database.ts"
import { isServer, readPostmaster } from "#db/embedded/postmaster.ts"
import { query } from "../query.ts"

export const isRoot = process.getuid?.() === 0
const log = pino({ level: "silent" })
const embeddedDatabase = new URL("../../src/db/embedded/embedded-database.ts", import.meta.url).href

/** Gives each test a data folder. Kills the processes of the folder at the end. */
export function dataFolderTests() {
  const place = { root: "", dataDir: "" }
  let shops: ChildProcess[]
  const folder = () => join(place.dataDir, "postgres")

  beforeEach(() => {
    place.root = mkdtempSync(join(tmpdir(), "shop with spaces "))
    place.dataDir = join(place.root, "data")
    shops = []
  })
  afterEach(async () => {
    for (const shop of shops) shop.kill("SIGKILL")
    const server = readPostmaster(folder())
    if (server && isServer(folder(), server.pid)) process.kill(server.pid, "SIGKILL")
    rmSync(place.root, { recursive: true, maxRetries: 20, retryDelay: 50 })
  })

  return {
    place,
    folder,
    start: () =>
      startEmbeddedDatabase({ dataDir: place.dataDir, log, address: "http://127.0.0.1:3000" }),
    reach: () => connectEmbeddedDatabase({ dataDir: place.dataDir, log }),
    serverPid: () => {
      const server = readPostmaster(folder())
      if (!server) throw new Error("No server runs")
      return server.pid
    },
    spawnShop: () => {
      const shop = spawnShop(place.dataDir)
      shops.push(shop)
      return shop
    },
  }
}

export const makeNote = (url: string) =>
  query(url, "create table notes (text text); insert into notes values ('kept')")
export const readNotes = (url: string) => query(url, "select text from notes")

function spawnShop(dataDir: string): ChildProcess {
  const script = `
    import { startEmbeddedDatabase } from ${JSON.stringify(embeddedDatabase)}
    const log = { info() {}, warn() {}, error() {} }
    const { url } = await startEmbeddedDatabase({ dataDir: ${JSON.stringify(dataDir)}, log })
    process.stdout.write(url)
    setInterval(() => {}, 1000)`
  return spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "inherit"],
  })
}

export async function urlOf(shop: ChildProcess): Promise<string> {
  if (!shop.stdout) throw new Error("The shop says nothing")
  const [url] = await once(shop.stdout, "data")
  return String(url)
}

export async function kill(shop: ChildProcess): Promise<void> {
  shop.kill("SIGKILL")
  await once(shop, "exit")
}
