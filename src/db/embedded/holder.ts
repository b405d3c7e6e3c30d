import { readFileSync, writeFileSync } from "node:fs"
import { hostname } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { z } from "zod"
import { DatabaseUnavailable } from "../connection/connection-error.ts"
import { type FileLock, tryLock } from "./file-lock.ts"

const holderSchema = z.object({
  pid: z.number(),
  host: z.string(),
  address: z.string().optional(),
  since: z.string(),
})

/** Makes this process the only shop of the folder, or throws an error that describes the other one. */
export async function holdDataDir(dataDir: string, address?: string): Promise<FileLock> {
  const lock = await lockFolder(dataDir)
  const holder = { pid: process.pid, host: hostname(), address, since: new Date().toISOString() }
  writeFileSync(holderFile(dataDir), JSON.stringify(holder), { mode: 0o600 })
  return lock
}

/** Refuses like `holdDataDir`, but does not keep the lock. */
export async function refuseSecondShop(dataDir: string): Promise<void> {
  const lock = await lockFolder(dataDir)
  lock.release()
}

async function lockFolder(dataDir: string): Promise<FileLock> {
  // A shop that was told to stop a moment ago may still be shutting down.
  for (let tries = 0; tries < 10; tries += 1) {
    const lock = tryLock(join(dataDir, "locks", "shop"), "exclusive")
    if (lock) return lock
    await sleep(50)
  }
  throw new DatabaseUnavailable(
    `${dataDir} is in use by another shop: ${describeHolder(holderFile(dataDir))}.\nStop it first, or give this one a DATA_DIR of its own.`,
  )
}

const holderFile = (dataDir: string): string => join(dataDir, "locks", "shop.json")

function describeHolder(file: string): string {
  try {
    const { pid, host, address, since } = holderSchema.parse(JSON.parse(readFileSync(file, "utf8")))
    return `process ${pid} on host ${host}${address ? `, ${address}` : ""}, since ${since}`
  } catch {
    return "it started this very moment"
  }
}
