import { existsSync } from "node:fs"
import { join } from "node:path"
import { isShared } from "./account.ts"
import { type Cluster, prepareCluster } from "./cluster.ts"
import { openDataDir } from "./data-dir.ts"
import { tryLock, withLock } from "./file-lock.ts"
import { holdDataDir } from "./holder.ts"
import { isServer } from "./postmaster.ts"
import { openServer, type Server, type ServerLog, stopServer } from "./server.ts"
import { serverError, trimServerLog } from "./server-log.ts"

interface EmbeddedDatabase {
  /** URL with the password: never log it. */
  url: string
  stop(): Promise<void>
}

interface Options {
  dataDir: string
  log: ServerLog
}

/**
 * Runs the bundled database in DATA_DIR until `stop`. Refuses to start while another shop uses the folder.
 * `address` describes this shop to a second one that is refused.
 */
export async function startEmbeddedDatabase(
  options: Options & { address?: string },
): Promise<EmbeddedDatabase> {
  const dataDir = openDataDir(options.dataDir)
  const holder = await holdDataDir(dataDir, options.address)
  try {
    const server = await joinServer(dataDir, options.log)
    server.watch()
    const stop = once(async () => {
      await server.leave()
      holder.release()
    })
    return { url: server.url, stop }
  } catch (error) {
    holder.release()
    throw error
  }
}

/** Connects operator commands to the database of a running shop, or runs one until `stop`. */
export async function connectEmbeddedDatabase(options: Options): Promise<EmbeddedDatabase> {
  const server = await joinServer(openDataDir(options.dataDir), options.log)
  return { url: server.url, stop: once(server.leave) }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => {
    done ??= work()
    return done
  }
}

const STARTING = "starting or stopping the database"

/** Restarts a server that died, while holding the lock, and trims its log. */
function superviseServer(cluster: Cluster, first: Server, lock: string, log: ServerLog) {
  let server = first
  const timers: NodeJS.Timeout[] = []
  let repair: Promise<void> | undefined
  let notBefore = 0

  const restart = async () => {
    log.error({ serverPid: server.pid }, "database_server_died")
    try {
      server = await withLock(lock, STARTING, () => openServer(cluster, log, true))
    } catch (error) {
      notBefore = Date.now() + 2_000
      log.error({ reason: String(error) }, "database_server_not_restarted")
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
      log.warn({ reason: String(error) }, "database_log_not_trimmed")
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
      log.info({ serverPid: server.pid }, "database_server_stopped")
    },
  }
}

interface SharedServer {
  url: string
  /** Restarts the server whenever it dies from now on. */
  watch(): void
  /** Stops the server unless other processes use it. */
  leave(): Promise<void>
}

/**
 * Joins the processes that share the folder's server. The first one starts it, the last one stops it. Each holds a
 * shared lock on `users`. Starting and stopping need the lock `server`.
 */
async function joinServer(dataDir: string, log: ServerLog): Promise<SharedServer> {
  const locks = { server: join(dataDir, "locks", "server"), users: join(dataDir, "locks", "users") }
  const { cluster, server, share } = await withLock(locks.server, STARTING, async () => {
    const cluster = await prepareCluster(dataDir)
    if (cluster.account && isShared(cluster.account))
      log.warn({ uid: cluster.account.uid }, "database_account_shared")
    const alone = tryLock(locks.users, "exclusive")
    alone?.release()
    const server = await openServer(cluster, log, alone === undefined)
    return { cluster, server, share: tryLock(locks.users, "shared") }
  }).catch((error: unknown) => {
    throw isSystemError(error) ? serverError(error.message, dataDir) : error
  })
  const supervisor = superviseServer(cluster, server, locks.server, log)
  return {
    url: server.url,
    watch: supervisor.begin,
    leave: async () => {
      await supervisor.end()
      // If the folder was moved while the server ran, no other process can reach the server.
      if (!existsSync(locks.server)) {
        share?.release()
        return supervisor.stopServer()
      }
      await withLock(locks.server, STARTING, async () => {
        share?.release()
        const last = tryLock(locks.users, "exclusive")
        if (!last) return
        await supervisor.stopServer()
        last.release()
      })
    },
  }
}

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && "syscall" in error
