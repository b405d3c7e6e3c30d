import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import pg from "pg"
import { DatabaseUnavailable, errorCode } from "../connection/connection-error.ts"

interface Postmaster {
  pid: number
  /** Undefined if it listens on the socket only. */
  tcpPort: number | undefined
  ready: boolean
}

/** Socket folder relative to the data folder, because absolute paths may be too long. */
export const socketDirectory = "."

export function readPostmaster(folder: string): Postmaster | undefined {
  const lines = readLines(join(folder, "postmaster.pid"))
  const [pid, , , port, socket, , , status] = lines
  if (!Number(pid)) return undefined
  const tcpPort = socket === socketDirectory ? undefined : Number(port) || undefined
  return { pid: Number(pid), tcpPort, ready: status?.trim() === "ready" }
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, "utf8").split("\n")
  } catch (error) {
    if (errorCode(error) === "ENOENT") return []
    throw error
  }
}

/**
 * Returns a name that all server processes of the folder carry. Linux hides the working folders of other users'
 * processes, even from root in a container.
 */
export const clusterName = (folder: string): string =>
  `shop-${createHash("sha256").update(folder).digest("hex").slice(0, 16)}`

/** Lists the processes of this folder's server on Linux. Returns an empty list elsewhere. */
export function listServerProcesses(folder: string): number[] {
  if (process.platform !== "linux") return []
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && serves(folder, pid))
}

/**
 * Reports whether the server is alive. On Linux `kill` is not enough: it also succeeds for a zombie and for a
 * reused process id.
 */
export function isServer(folder: string, pid: number): boolean {
  if (process.platform === "linux") return serves(folder, pid)
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function serves(folder: string, pid: number): boolean {
  try {
    return (
      readFileSync(`/proc/${pid}/comm`, "utf8") === "postgres\n" &&
      readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(clusterName(folder))
    )
  } catch {
    return false // The process no longer exists.
  }
}

/**
 * Removes lock files of a killed server whose process id is reused, because PostgreSQL would take that process for
 * the server. Requires that no server runs.
 */
export function removeStaleLocks(folder: string): void {
  const stale = readPostmaster(folder)
  if (!stale || !existsSync(`/proc/${stale.pid}`)) return
  for (const name of ["postmaster.pid", ".s.PGSQL.5432.lock"])
    rmSync(join(folder, name), { force: true })
}

const tooManyConnections = "53300"
/** Codes of servers that are starting, shutting down or crashed. */
const startingCodes = ["57P01", "57P02", "57P03"]

export async function ping(url: string): Promise<"ready" | "starting" | "silent"> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on("error", () => {}) // The error also rejects `connect`.
  try {
    await client.connect()
    await client.end()
    return "ready"
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) return "silent"
    const code = error.code ?? ""
    if (code === tooManyConnections) return "ready"
    if (startingCodes.includes(code)) return "starting"
    throw new DatabaseUnavailable(
      `The embedded database rejected the shop's login: ${error.message}.\nThe folder postgres and the file postgres.password in DATA_DIR must come from the same backup.`,
      { cause: error },
    )
  }
}
