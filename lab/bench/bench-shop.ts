import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import pino from "pino"
import { connectDatabase, type DatabaseConnection } from "#db/connection/client.ts"
import { connectEmbeddedDatabase } from "#db/embedded/embedded-database.ts"
import { freePort } from "#test/free-port.ts"
import { type Program, residentMb, startShopProgram } from "../program.ts"
import { atMost, type Figure, median } from "./figure.ts"

const log = pino({ level: "silent" })

/** Starts the shop on this folder like an operator and waits until it is ready. */
async function startProcess(dataDir: string): Promise<Program> {
  const port = String(await freePort())
  return startShopProgram(`http://127.0.0.1:${port}`, {
    DATA_DIR: dataDir,
    PORT: port,
    RATE_LIMIT_SCALE: "0",
    UNPAID_ORDER_HOURS: "0",
    LOG_LEVEL: "error",
    DATABASE_URL: "",
  })
}

export interface BenchShop extends Program {
  databaseUrl: string
  database: DatabaseConnection
  memoryMb(): number
}

/** Opens a demo shop in a temporary or persistent folder, with a connection to its database. */
export async function openBenchShop(keptDir?: string): Promise<BenchShop> {
  const dataDir = keptDir ?? (await mkdtemp(join(tmpdir(), "bench-shop-")))
  const closers: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const close of closers.toReversed()) await close()
    if (keptDir === undefined) await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const shop = await startProcess(dataDir)
    closers.push(shop.stop)
    const reached = await connectEmbeddedDatabase({ dataDir, log })
    closers.push(reached.stop)
    const database = await connectDatabase({ url: reached.url, maxConnections: 4, log })
    closers.push(database.close)
    const memoryMb = () => residentMb(shop.pid)
    return { ...shop, databaseUrl: reached.url, database, memoryMb, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Time for late work of a start, such as jobs, layout shifts and scripts. */
export const SETTLE_MS = 3_000
const SAMPLE_INTERVAL_MS = 500

/** Measures memory after the shop has settled, and its peak until `end`. */
export async function measureMemory(shop: BenchShop): Promise<{ end(): Figure[] }> {
  await delay(SETTLE_MS)
  const idle = shop.memoryMb()
  let highest = idle
  const timer = setInterval(() => {
    const now = shop.memoryMb()
    if (now > highest) highest = now
  }, SAMPLE_INTERVAL_MS)
  return {
    end: () => {
      clearInterval(timer)
      return [
        atMost({ name: "Memory of the Node process, idle", goal: 200, value: idle, unit: " MB" }),
        atMost({
          name: "Memory of the Node process, highest under load",
          // Includes searching and matching 46,245 parts.
          goal: 550,
          value: highest,
          unit: " MB",
        }),
      ]
    },
  }
}

/** Measures the time from the command until the shop is ready, with an empty and an existing folder. */
export async function measureStarts(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "bench-start-"))
  const start = async () => {
    const shop = await startProcess(dataDir)
    await shop.stop()
    return shop.readyMs / 1000
  }
  try {
    const first = await start()
    const later = [await start(), await start(), await start()]
    const seconds = { unit: " s", digits: 1 }
    return [
      atMost({ name: "First start, empty data, pages built", goal: 8, value: first, ...seconds }),
      atMost({ name: "Later starts", goal: 2, value: median(later), ...seconds }),
    ]
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
