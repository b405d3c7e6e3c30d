import { statfsSync } from "node:fs"
import { tmpdir } from "node:os"

const MEMORY = "/dev/shm"
/** A run takes 0.7 GB of it at most. */
const ENOUGH_BYTES = 4 * 1024 ** 3

/**
 * Chooses the folder of temporary test data: in memory if there is enough, since durable databases on disk
 * take an eighth of a run, and half of it on one core.
 */
export function scratchFolder(): string {
  if (process.env.TMPDIR) return tmpdir()
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}
