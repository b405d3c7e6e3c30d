import { readFileSync, writeFileSync } from "node:fs"
import { hostname } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { setTimeout as sleep } from "node:timers/promises"
import { z } from "zod"
import { DatabaseUnavailable } from "../connection/connection-error.ts"

interface FileLock {
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

export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + 120_000
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
      throw new DatabaseUnavailable(
        `Another process has been starting or stopping the database for two minutes (${path}).`,
      )
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

const holderSchema = z.object({
  pid: z.number(),
  host: z.string(),
  address: z.string().optional(),
  since: z.string(),
})

/** Makes this process the only shop of the folder, or throws an error that describes the other one. */
export async function becomeHolder(dataDir: string, address?: string): Promise<FileLock> {
  const lock = await holdFolder(dataDir)
  const holder = { pid: process.pid, host: hostname(), address, since: new Date().toISOString() }
  writeFileSync(cardIn(dataDir), JSON.stringify(holder), { mode: 0o600 })
  return lock
}

/** Refuses like `becomeHolder`, but does not keep the lock. */
export async function refuseSecondShop(dataDir: string): Promise<void> {
  const lock = await holdFolder(dataDir)
  lock.release()
}

async function holdFolder(dataDir: string): Promise<FileLock> {
  // A shop that was told to stop a moment ago may still be shutting down.
  for (let tries = 0; tries < 10; tries += 1) {
    const lock = tryLock(join(dataDir, "locks", "shop"), "exclusive")
    if (lock) return lock
    await sleep(50)
  }
  throw new DatabaseUnavailable(
    `${dataDir} is in use by another shop: ${describeHolder(cardIn(dataDir))}.\nStop it first, or give this one a DATA_DIR of its own.`,
  )
}

const cardIn = (dataDir: string): string => join(dataDir, "locks", "shop.json")

function describeHolder(card: string): string {
  try {
    const { pid, host, address, since } = holderSchema.parse(JSON.parse(readFileSync(card, "utf8")))
    return `process ${pid} on host ${host}${address ? `, ${address}` : ""}, since ${since}`
  } catch {
    return "it started this very moment"
  }
}
