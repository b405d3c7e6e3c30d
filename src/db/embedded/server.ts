import { setTimeout as sleep } from "node:timers/promises"
import type { Logger } from "pino"
import { DatabaseUnavailable } from "../connection/database-unavailable.ts"
import { errorCode } from "../connection/error-code.ts"
import { type Cluster, clusterUrl } from "./cluster.ts"
import { ping } from "./ping.ts"
import { isServer, listServerProcesses, readPostmaster, removeStaleLocks } from "./postmaster.ts"
import { type Server, startServer } from "./start-server.ts"

export type ServerLog = Pick<Logger, "info" | "warn" | "error">

/**
 * The server of the cluster: the one that runs, else a new one. For the holder of the start lock. One that
 * runs and hangs is killed if nobody else uses it; it recovers.
 */
export async function openServer(
  cluster: Cluster,
  log: ServerLog,
  isInUse: boolean,
): Promise<Server> {
  // A killed server's port; clients that still run know it.
  const formerPort = readPostmaster(cluster.folder)?.tcpPort
  const running = await findServer(cluster, isInUse)
  if (running) {
    log.info({ event: "database_server_found", serverPid: running.pid })
    return running
  }
  await clearRemains(cluster.folder, log)
  const started = await startServer(cluster, formerPort)
  log.info({ event: "database_server_started", serverPid: started.pid })
  return started
}

/** A server that a killed shop left behind or an operator's tool started. */
async function findServer(cluster: Cluster, isInUse: boolean): Promise<Server | undefined> {
  const { folder } = cluster
  const patience = {
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
    if (Date.now() > patience[answer]) {
      // Only processes that surely are servers of this folder are killed.
      if (!isInUse && listServerProcesses(folder).includes(pid)) return undefined
      throw new DatabaseUnavailable(
        `The database server of ${folder} (process ${pid}) does not answer. Stop it, then start again.`,
      )
    }
    await sleep(30)
  }
}

/** No new server can start beside one that hangs, or beside the last moments of one that was killed. */
async function clearRemains(folder: string, log: ServerLog): Promise<void> {
  const deadline = Date.now() + 1_000
  for (;;) {
    const remains = listServerProcesses(folder)
    if (remains.length === 0) break
    if (Date.now() > deadline) {
      log.warn({ event: "database_remains_killed", serverPids: remains })
      for (const pid of remains) send("SIGKILL", pid)
    }
    await sleep(20)
  }
  removeStaleLocks(folder)
}

/** Ends the server in order; one that does not end within seconds is cut off and recovers at its next start. */
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
    if (errorCode(error) !== "ESRCH") throw error // It ended before.
  }
}
