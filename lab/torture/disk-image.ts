import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdir, mkdtemp, open, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"

const run = promisify(execFile)

/** A file system of its own, in one file, mounted on a folder. */
export interface DiskImage {
  /** Where it is mounted. */
  folder: string
  file: string
  mount(): Promise<void>
  unmount(): Promise<void>
  remove(): Promise<void>
}

/** Copying it must be quick, so it lies in memory where there is such a place. */
const place = existsSync("/dev/shm") ? "/dev/shm" : tmpdir()

/** Makes and mounts an ext4 file system; the reason in words where this machine does not let us. */
export async function mountImage(megabytes: number): Promise<DiskImage | string> {
  const base = await mkdtemp(join(place, "torture-disk-"))
  const file = join(base, "disk.img")
  const folder = join(base, "disk")
  await mkdir(folder)
  const handle = await open(file, "w")
  await handle.truncate(megabytes * 1024 * 1024)
  await handle.close()
  const image: DiskImage = {
    folder,
    file,
    mount: async () => {
      await run("mount", ["-o", "loop", file, folder])
    },
    unmount: async () => {
      await run("umount", [folder])
    },
    remove: async () => {
      await image.unmount().catch(() => undefined)
      await rm(base, { recursive: true, force: true })
    },
  }
  try {
    await run("mkfs.ext4", ["-q", file])
    await image.mount()
    return image
  } catch (error) {
    await rm(base, { recursive: true, force: true })
    const reason = error instanceof Error ? error.message.split("\n").slice(0, 2).join(" ") : ""
    return `not measured: no file system can be mounted here (${reason})`
  }
}
