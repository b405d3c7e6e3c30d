import { DatabaseSync } from "node:sqlite"
import { setTimeout as sleep } from "node:timers/promises"
import { DatabaseUnavailable } from "../connection/connection-error.ts"

export interface FileLock {
  release(): void
}

const openTransaction = {
  exclusive: "begin exclusive",
  shared: "begin; select count(*) from sqlite_master",
}

/**
 * Takes an operating system lock on a file, or returns undefined. Node's library offers such locks only through
 * SQLite. The system releases the lock when the process ends, so it never becomes stale.
 */
export function tryLock(path: string, kind: keyof typeof openTransaction): FileLock | undefined {
  const file = open(path)
  try {
    file.exec(`pragma journal_mode = memory; ${openTransaction[kind]}`)
    return { release: () => file.close() }
  } catch (error) {
    file.close()
    if (isBusy(error)) return undefined
    throw cannotLock(path, error)
  }
}

/**
 * Works while holding the lock. Processes that wait for it are told after ten minutes what another one has been `doing`.
 */
export async function withLock<T>(path: string, doing: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + 600_000
  for (;;) {
    const lock = tryLock(path, "exclusive")
    if (lock) {
      try {
        return await work()
      } finally {
        lock.release()
      }
    }
    if (Date.now() > deadline)
      throw new DatabaseUnavailable(`Another process has been ${doing} for ten minutes (${path}).`)
    await sleep(20)
  }
}

function open(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path, { timeout: 0 })
  } catch (error) {
    throw cannotLock(path, error)
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && error.errcode === 5

const cannotLock = (path: string, cause: unknown): DatabaseUnavailable =>
  new DatabaseUnavailable(
    `Cannot lock ${path}. The user who starts the shop must own what is in DATA_DIR.`,
    { cause },
  )
