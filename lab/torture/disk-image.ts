import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdir, mkdtemp, open, rename, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"

const run = promisify(execFile)

/** A file system in one file, mounted on a folder. */
export interface DiskImage {
  folder: string
  file: string
  mount(): Promise<void>
  unmount(): Promise<void>
  remove(): Promise<void>
}

/** Memory, where possible, makes copies quick. */
const place = existsSync("/dev/shm") ? "/dev/shm" : tmpdir()

/** Makes and mounts an ext4 file system; returns the reason if this machine forbids it. */
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

const TRIES = 20

/**
 * Copies the disk without what programs and system hold in memory, as after a power cut. Stop the programs
 * first. The system may still write, so a copy counts only if the disk is equal before and after it.
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

/** Replaces the disk by the copy: what was in memory is gone. */
export async function cutPower(image: DiskImage, copy: string): Promise<void> {
  await image.unmount()
  await rename(copy, image.file)
  await image.mount()
}
