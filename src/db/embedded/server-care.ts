import type { Cluster } from "./cluster.ts"
import { whileLocked } from "./file-lock.ts"
import { isServer } from "./postmaster.ts"
import { openServer, type ServerLog, stopServer } from "./server.ts"
import { trimServerLog } from "./server-log.ts"
import type { Server } from "./start-server.ts"

/** Starts a server again that died, under the lock, and keeps its log short. */
export function careForServer(cluster: Cluster, first: Server, lock: string, log: ServerLog) {
  let server = first
  const timers: NodeJS.Timeout[] = []
  let repair: Promise<void> | undefined
  let notBefore = 0

  const restart = async () => {
    log.error({ event: "database_server_died", serverPid: server.pid })
    try {
      server = await whileLocked(lock, () => openServer(cluster, log, true))
    } catch (error) {
      notBefore = Date.now() + 2_000
      log.error({ event: "database_server_not_restarted", reason: String(error) })
    }
  }
  const restartIfDead = () => {
    if (repair || Date.now() < notBefore || isServer(cluster.folder, server.pid)) return
    repair = restart().finally(() => {
      repair = undefined
    })
  }
  const trimLog = () => {
    try {
      trimServerLog(cluster.logFile)
    } catch (error) {
      log.warn({ event: "database_log_not_trimmed", reason: String(error) })
    }
  }
  return {
    begin: () => {
      timers.push(setInterval(restartIfDead, 500).unref(), setInterval(trimLog, 3_600_000).unref())
    },
    end: async () => {
      for (const timer of timers) clearInterval(timer)
      await repair
    },
    stopServer: async () => {
      await stopServer(cluster.folder, server.pid)
      log.info({ event: "database_server_stopped", serverPid: server.pid })
    },
  }
}
