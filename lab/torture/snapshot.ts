import { execFile } from "node:child_process"
import { rename } from "node:fs/promises"
import { promisify } from "node:util"
import type { DiskImage } from "./disk-image.ts"

const run = promisify(execFile)
const TRIES = 20

/**
 * A copy of the disk as it is at one moment: what the programs and the system still hold in memory is not in
 * it, as after a power cut. The programs must be stopped; the system may go on writing to the disk, so
 * a copy counts only when the disk is the same after it as before it.
 */
export async function copyDisk({ file }: DiskImage): Promise<string> {
  const copy = `${file}.copy`
  for (let tries = 1; tries <= TRIES; tries += 1) {
    await run("cp", ["--sparse=always", file, copy])
    const isSame = await run("cmp", ["--silent", file, copy]).then(
      () => true,
      () => false,
    )
    if (isSame) return copy
  }
  throw new Error("the disk was written to during each of twenty copies")
}

/** Goes on with the copy in place of the disk: what was in memory is gone. */
export async function cutPower(image: DiskImage, copy: string): Promise<void> {
  await image.unmount()
  await rename(copy, image.file)
  await image.mount()
}
