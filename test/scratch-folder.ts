import { statfsSync } from "node:fs"
import { tmpdir } from "node:os"

const MEMORY = "/dev/shm"
/** A run takes 0.7 GB of it at most. */
const ENOUGH_BYTES = 4 * 1024 ** 3

/**
 * Where tests write what nobody keeps: in memory where the system lends plenty, since databases that are as safe as a
 * shop's spend an eighth of a run on the disk, on one core half of it.
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
