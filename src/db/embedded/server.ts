import { once } from "node:events"
import { closeSync } from "node:fs"
import { createServer } from "node:net"
import { platform, release } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import type { Logger } from "pino"
import { DatabaseUnavailable, errorCode } from "../connection/connection-error.ts"
import { type Cluster, clusterUrl } from "./cluster.ts"
import {
  clusterName,
  isServer,
  listServerProcesses,
  ping,
  readPostmaster,
  removeStaleLocks,
  socketDirectory,
} from "./postmaster.ts"
import { launch } from "./programs.ts"
import { openServerLog, serverError } from "./server-log.ts"

export interface Server {
  pid: number
  url: string
}

/** Settings that make acknowledged writes durable. They override postgresql.conf. */
const durable = ["fsync=on", "full_page_writes=on", "synchronous_commit=on"]

/** Syncs a whole folder with one call. Requires Linux 5.8, which reports errors of that call. */
const recovery = supportsSyncfs() ? ["recovery_init_sync_method=syncfs"] : []

function supportsSyncfs(): boolean {
  const [major = 0, minor = 0] = release().split(".").map(Number)
  return platform() === "linux" && (major > 5 || (major === 5 && minor >= 8))
}

async function startServer(cluster: Cluster, formerPort?: number): Promise<Server> {
  const { folder, account, logFile } = cluster
  const tcpPort = fitsSocket(folder) ? undefined : await freePort(formerPort)
  const name = `cluster_name=${clusterName(folder)}`
  const settings = [...durable, ...recovery, ...listenOn(tcpPort), name]
  const serverLog = openServerLog(logFile)
  const child = launch({
    program: cluster.postgres,
    args: (seen) => ["-D", seen, ...settings.flatMap((setting) => ["-c", setting])],
    folder,
    account,
    stdio: ["ignore", serverLog.fd, serverLog.fd],
    detached: true,
  })
  closeSync(serverLog.fd)
  let failure: string | undefined
  const fail = (reason: string) => {
    failure ??= reason
  }
  child.once("error", (error) => fail(error.message))
  const ended = () => fail(serverLog.since())
  child.once("exit", ended)
  const url = clusterUrl(cluster, tcpPort)
  try {
    while (failure === undefined) {
      const server = readPostmaster(folder)
      const isUp = server?.ready && server.pid === child.pid && (await ping(url)) === "ready"
      if (isUp) {
        child.off("exit", ended).unref()
        return { pid: server.pid, url }
      }
      await sleep(10)
    }
  } catch (error) {
    child.kill("SIGINT")
    throw error
  }
  throw serverError(failure, folder, logFile)
}

const listenOn = (tcpPort: number | undefined): string[] =>
  tcpPort
    ? ["listen_addresses=127.0.0.1", `port=${tcpPort}`, "unix_socket_directories="]
    : ["listen_addresses=", "port=5432", `unix_socket_directories=${socketDirectory}`]

/** Reports whether the path is short enough for a socket, which is faster and private. */
const fitsSocket = (folder: string): boolean =>
  process.platform !== "win32" && Buffer.byteLength(join(folder, ".s.PGSQL.5432")) < 100

/** Finds a free port, the former one if possible. */
async function freePort(wanted = 0): Promise<number> {
  const probe = createServer().listen(wanted, "127.0.0.1")
  try {
    await once(probe, "listening")
  } catch (error) {
    if (wanted) return freePort()
    throw error
  }
  const address = probe.address()
  probe.close()
  await once(probe, "close")
  return typeof address === "object" && address ? address.port : freePort()
}

export type ServerLog = Pick<Logger, "info" | "warn" | "error">

/**
 * Returns the running server, or starts one. Requires the lock `server`. A server that hangs is killed unless other
 * processes use it.
 */
export async function openServer(
  cluster: Cluster,
  log: ServerLog,
  isInUse: boolean,
): Promise<Server> {
  // Port of a killed server. Clients that still run use it.
  const formerPort = readPostmaster(cluster.folder)?.tcpPort
  const running = await findServer(cluster, isInUse)
  if (running) {
    log.info({ serverPid: running.pid }, "database_server_found")
    return running
  }
  await killRemainingServers(cluster.folder, log)
  const started = await startServer(cluster, formerPort)
  log.info({ serverPid: started.pid }, "database_server_started")
  return started
}

/** Finds a server left by a killed shop or an operator command. */
async function findServer(cluster: Cluster, isInUse: boolean): Promise<Server | undefined> {
  const { folder } = cluster
  const deadlines = {
    silent: Date.now() + (isInUse ? 30_000 : 2_000),
    starting: Date.now() + 300_000,
  }
  for (;;) {
    const postmaster = readPostmaster(folder)
    if (!postmaster) return undefined
    const { pid, tcpPort } = postmaster
    const url = clusterUrl(cluster, tcpPort)
    const answer = await ping(url)
    if (answer === "ready") return { pid, url }
    if (answer === "silent" && !isServer(folder, pid)) return undefined
    if (Date.now() > deadlines[answer]) {
      // Only processes that certainly are servers of this folder are killed.
      if (!isInUse && listServerProcesses(folder).includes(pid)) return undefined
      throw new DatabaseUnavailable(
        `The database server of ${folder} (process ${pid}) does not answer. Stop it, then start again.`,
      )
    }
    await sleep(30)
  }
}

/** Kills a server that hangs, and removes the remains of a killed one. */
async function killRemainingServers(folder: string, log: ServerLog): Promise<void> {
  const deadline = Date.now() + 1_000
  for (;;) {
    const remains = listServerProcesses(folder)
    if (remains.length === 0) break
    if (Date.now() > deadline) {
      log.warn({ serverPids: remains }, "database_remains_killed")
      for (const pid of remains) send("SIGKILL", pid)
    }
    await sleep(20)
  }
  removeStaleLocks(folder)
}

/** Stops the server gracefully, and by force after some seconds. */
export async function stopServer(folder: string, pid: number): Promise<void> {
  const steps = [
    { signal: "SIGINT", patienceMs: 5_000 },
    { signal: "SIGQUIT", patienceMs: 1_500 },
    { signal: "SIGKILL", patienceMs: 1_500 },
  ] as const
  for (const { signal, patienceMs } of steps) {
    if (!isServer(folder, pid)) return
    send(signal, pid)
    const deadline = Date.now() + patienceMs
    while (isServer(folder, pid) && Date.now() < deadline) await sleep(10)
  }
}

function send(signal: NodeJS.Signals, pid: number): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (errorCode(error) !== "ESRCH") throw error // The process has already ended.
  }
}
