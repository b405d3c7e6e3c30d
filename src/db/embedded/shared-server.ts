import { existsSync } from "node:fs"
import { join } from "node:path"
import { isShared } from "./account.ts"
import { prepareCluster } from "./cluster.ts"
import { tryLock, whileLocked } from "./file-lock.ts"
import { isServer } from "./postmaster.ts"
import { openServer, type ServerLog, stopServer } from "./server.ts"
import { trimServerLog } from "./server-log.ts"
import { serverTrouble } from "./server-trouble.ts"

export interface SharedServer {
  url: string
  /** From now on a server that dies is started again. */
  watch(): void
  /** Stops the server, unless others use it still: they will. */
  leave(): Promise<void>
}

/**
 * Joins the processes that use the folder's server; the first starts it, the last one stops it.
 * Each holds a share of the lock `users`, and whoever starts or stops the server holds the lock `server`.
 */
export async function joinServer(dataDir: string, log: ServerLog): Promise<SharedServer> {
  const locks = { server: join(dataDir, "locks", "server"), users: join(dataDir, "locks", "users") }
  const joined = await whileLocked(locks.server, async () => {
    const cluster = await prepareCluster(dataDir)
    if (cluster.account && isShared(cluster.account))
      log.warn({ event: "database_account_shared", uid: cluster.account.uid })
    const alone = tryLock(locks.users, "exclusive")
    alone?.release()
    const server = await openServer(cluster, log, alone === undefined)
    return { cluster, server, share: tryLock(locks.users, "shared") }
  }).catch((error: unknown) => {
    throw isSystemError(error) ? serverTrouble(error.message, dataDir) : error
  })
  const { cluster, share } = joined
  let { server } = joined
  const timers: NodeJS.Timeout[] = []
  let repair: Promise<void> | undefined
  let notBefore = 0

  async function restart(): Promise<void> {
    log.error({ event: "database_server_died", serverPid: server.pid })
    try {
      server = await whileLocked(locks.server, () => openServer(cluster, log, true))
    } catch (error) {
      notBefore = Date.now() + 2_000
      log.error({ event: "database_server_not_restarted", reason: String(error) })
    }
  }

  function restartIfDead(): void {
    if (repair || Date.now() < notBefore || isServer(cluster.folder, server.pid)) return
    repair = restart().finally(() => {
      repair = undefined
    })
  }

  function trimLog(): void {
    try {
      trimServerLog(cluster.logFile)
    } catch (error) {
      log.warn({ event: "database_log_not_trimmed", reason: String(error) })
    }
  }

  async function end(): Promise<void> {
    await stopServer(cluster.folder, server.pid)
    log.info({ event: "database_server_stopped", serverPid: server.pid })
  }

  return {
    url: server.url,
    watch: () => {
      timers.push(setInterval(restartIfDead, 500).unref(), setInterval(trimLog, 3_600_000).unref())
    },
    leave: async () => {
      for (const timer of timers) clearInterval(timer)
      await repair
      // Where the folder was moved while it ran, nobody else comes to the server any more.
      if (!existsSync(locks.server)) {
        share?.release()
        return end()
      }
      await whileLocked(locks.server, async () => {
        share?.release()
        const last = tryLock(locks.users, "exclusive")
        if (!last) return
        await end()
        last.release()
      })
    },
  }
}

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && "syscall" in error
