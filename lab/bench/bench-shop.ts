import { type ChildProcess, execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { promisify } from "node:util"
import pino from "pino"
import { connectDatabase, type DatabaseConnection } from "#db/connection/client.ts"
import { reachEmbeddedDatabase } from "#db/embedded/embedded-database.ts"
import { readPostmaster } from "#db/embedded/postmaster.ts"
import { startCommand } from "#test/start-command.ts"
import { cpuSeconds } from "./cpu-seconds.ts"

const root = join(import.meta.dirname, "../..")
const log = pino({ level: "silent" })

export interface RunningProcess {
  url: string
  pid: number
  startedInMs: number
  stop(): Promise<void>
}

/** Starts the shop as an operator would, on this folder, and waits until it is open. */
export async function startProcess(
  dataDir: string,
  variables: Record<string, string> = {},
): Promise<RunningProcess> {
  const started = performance.now()
  const child = spawn("sh", ["-c", startCommand], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      RATE_LIMIT_SCALE: "0",
      UNPAID_ORDER_HOURS: "0",
      LOG_LEVEL: "error",
      DATABASE_URL: "",
      NODE_ENV: "production",
      ...variables,
    },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const url = await openAddress(child)
  const startedInMs = performance.now() - started
  const stop = async () => {
    const ended = once(child, "exit")
    child.kill("SIGTERM")
    await ended
  }
  return { url, pid: child.pid ?? 0, startedInMs, stop }
}

async function openAddress(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error("The shop has no output")
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /is open at (\S+)/.exec(line)?.[1]
    if (url) {
      child.stdout.resume()
      return url
    }
  }
  throw new Error("The shop did not open")
}

async function freePort(): Promise<number> {
  const { createServer } = await import("node:net")
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  server.close()
  await once(server, "close")
  return typeof address === "object" && address ? address.port : 0
}

export interface BenchShop extends RunningProcess {
  databaseUrl: string
  database: DatabaseConnection
  /** Memory of its process now, in MB. */
  memoryMb(): Promise<number>
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
    memoryMb: () => memoryOf(shop.pid),
    cpuSeconds: () => ({ shop: cpuSeconds(shop.pid, serverPid), database: cpuSeconds(serverPid) }),
    stop,
  }
}

async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", String(pid)])
  return Number(stdout) / 1024
}
