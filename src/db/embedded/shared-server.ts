import { existsSync } from "node:fs"
import { join } from "node:path"
import { isCached } from "./account.ts"
import { prepareCluster } from "./cluster.ts"
import { tryLock, whileLocked } from "./file-lock.ts"
import { openServer, type ServerLog } from "./server.ts"
import { careForServer } from "./server-care.ts"
import { serverError } from "./server-error.ts"

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
  const { cluster, server, share } = await whileLocked(locks.server, async () => {
    const cluster = await prepareCluster(dataDir)
    if (cluster.account && isCached(cluster.account))
      log.warn({ event: "database_account_shared", uid: cluster.account.uid })
    const alone = tryLock(locks.users, "exclusive")
    alone?.release()
    const server = await openServer(cluster, log, alone === undefined)
    return { cluster, server, share: tryLock(locks.users, "shared") }
  }).catch((error: unknown) => {
    throw isSystemError(error) ? serverError(error.message, dataDir) : error
  })
  const care = careForServer(cluster, server, locks.server, log)
  return {
    url: server.url,
    watch: care.begin,
    leave: async () => {
      await care.end()
      // Where the folder was moved while it ran, nobody else comes to the server any more.
      if (!existsSync(locks.server)) {
        share?.release()
        return care.stopServer()
      }
      await whileLocked(locks.server, async () => {
        share?.release()
        const last = tryLock(locks.users, "exclusive")
        if (!last) return
        await care.stopServer()
        last.release()
      })
    },
  }
}

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && "syscall" in error
