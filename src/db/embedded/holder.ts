import { readFileSync, writeFileSync } from "node:fs"
import { hostname } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { z } from "zod"
import { DatabaseUnavailable } from "../database-unavailable.ts"
import { type FileLock, tryLock } from "./file-lock.ts"

const holderSchema = z.object({
  pid: z.number(),
  host: z.string(),
  address: z.string().optional(),
  since: z.string(),
})

/** Makes this process the one shop of the folder, or refuses and names the shop that is. */
export async function becomeHolder(dataDir: string, address?: string): Promise<FileLock> {
  const lockFile = join(dataDir, "locks", "shop")
  const card = join(dataDir, "locks", "shop.json")
  // A shop that was told to stop a moment ago may still be leaving.
  for (let tries = 0; tries < 10; tries += 1) {
    const lock = tryLock(lockFile, "exclusive")
    if (lock) {
      const holder = {
        pid: process.pid,
        host: hostname(),
        address,
        since: new Date().toISOString(),
      }
      writeFileSync(card, JSON.stringify(holder), { mode: 0o600 })
      return lock
    }
    await sleep(50)
  }
  throw new DatabaseUnavailable(
    `${dataDir} is in use by another shop: ${describeHolder(card)}.\nStop it first, or give this one a DATA_DIR of its own.`,
  )
}

function describeHolder(card: string): string {
  try {
    const { pid, host, address, since } = holderSchema.parse(JSON.parse(readFileSync(card, "utf8")))
    return `process ${pid} on host ${host}${address ? `, ${address}` : ""}, since ${since}`
  } catch {
    return "it started this very moment"
  }
}
