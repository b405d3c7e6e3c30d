import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pino from "pino"
import { connectDatabase, type DatabaseConnection } from "#db/connection/client.ts"
import { reachEmbeddedDatabase } from "#db/embedded/embedded-database.ts"
import { readPostmaster } from "#db/embedded/postmaster.ts"
import { freePort } from "#test/free-port.ts"
import { type Program, startShopProgram } from "../program.ts"
import { residentMb } from "../resident-mb.ts"
import { cpuSeconds } from "./cpu-seconds.ts"

const log = pino({ level: "silent" })

/** Starts the shop as an operator would, on this folder, and waits until it is open. */
export async function startProcess(
  dataDir: string,
  variables: Record<string, string> = {},
): Promise<Program> {
  const port = String(await freePort())
  return startShopProgram(`http://127.0.0.1:${port}`, {
    DATA_DIR: dataDir,
    PORT: port,
    RATE_LIMIT_SCALE: "0",
    UNPAID_ORDER_HOURS: "0",
    LOG_LEVEL: "error",
    DATABASE_URL: "",
    ...variables,
  })
}

export interface BenchShop extends Program {
  databaseUrl: string
  database: DatabaseConnection
  /** Memory of its process now, in MB. */
  memoryMb(): number
  /** Processor time so far, of all processes of the shop and of all of its database. */
  cpuSeconds(): { shop: number; database: number }
}

/** A shop with the demo content on a folder of its own, or on one that is kept, and a connection to its database. */
export async function openBenchShop(
  variables?: Record<string, string>,
  keptDir?: string,
): Promise<BenchShop> {
  const dataDir = keptDir ?? (await mkdtemp(join(tmpdir(), "bench-shop-")))
  const shop = await startProcess(dataDir, variables)
  const serverPid = readPostmaster(join(dataDir, "postgres"))?.pid ?? 0
  const reached = await reachEmbeddedDatabase({ dataDir, log })
  const database = await connectDatabase({ url: reached.url, maxConnections: 4, log })
  const stop = async () => {
    await database.close()
    await shop.stop()
    await reached.stop()
    if (keptDir === undefined) await rm(dataDir, { recursive: true, force: true })
  }
  return {
    ...shop,
    databaseUrl: reached.url,
    database,
    memoryMb: () => residentMb(shop.pid),
    cpuSeconds: () => ({ shop: cpuSeconds(shop.pid, serverPid), database: cpuSeconds(serverPid) }),
    stop,
  }
}
