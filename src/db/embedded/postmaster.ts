import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { errorCode } from "../connection/error-code.ts"

/** What a running server, or one that was killed, left about itself in its data folder. */
export interface Postmaster {
  pid: number
  /** Undefined: it listens on the socket in its folder. */
  tcpPort: number | undefined
  ready: boolean
}

/** The socket's place as the server, which lives in its data folder, names it; no path is too long for it. */
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
 * A name that all processes of the folder's server carry in sight of everybody. (Where a process lives Linux
 * does not tell even root about a process of another user, in a container.)
 */
export const clusterName = (folder: string): string =>
  `shop-${createHash("sha256").update(folder).digest("hex").slice(0, 16)}`

/** Linux tells which processes are servers of this folder; elsewhere this is empty. */
export function listServerProcesses(folder: string): number[] {
  if (process.platform !== "linux") return []
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && serves(folder, pid))
}

/** Whether the server lives. A dead one may still answer to `kill` as a zombie, or its number be reused. */
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
    return false // It is gone.
  }
}

/**
 * Removes a killed server's lock files when its process id belongs to somebody else by now, whom PostgreSQL
 * would take for the server. Only for a folder in which no server lives.
 */
export function removeStaleLocks(folder: string): void {
  const stale = readPostmaster(folder)
  if (!stale || !existsSync(`/proc/${stale.pid}`)) return
  for (const name of ["postmaster.pid", ".s.PGSQL.5432.lock"])
    rmSync(join(folder, name), { force: true })
}
