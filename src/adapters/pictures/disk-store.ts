import { access, mkdir, open, readFile, rename, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import type { UploadStore } from "#operations/kernel/picture-ports.ts"
import { ProviderUnavailable } from "#operations/kernel/ports.ts"
import { storeOfFiles } from "./named-files.ts"

/**
 * Keeps pictures as files in this folder, which several processes may share. What it lies in is made at the
 * start only: if that is gone later, somebody moved it, with all pictures.
 */
export function diskStore(folder: string): UploadStore {
  const fileOf = (name: string) => join(folder, name)
  const made = mkdir(dirname(folder), { recursive: true, mode: 0o700 }).catch(() => undefined)
  const read = async (name: string) => {
    const bytes = await unlessAbsent(readFile(fileOf(name)))
    if (!bytes) await access(dirname(folder)).catch(unavailable)
    return bytes
  }
  return storeOfFiles({
    get: async (name) => {
      const bytes = await read(name)
      return bytes && { bytes }
    },
    read,
    put: async (name, bytes) => {
      await made
      await write(folder, name, bytes).catch(unavailable)
    },
    remove: (name) =>
      Promise.all([
        rm(fileOf(name), { force: true }),
        rm(fileOf(unfinished(name)), { force: true }),
      ]).then(() => undefined, unavailable),
    origins: [],
  })
}

const unfinished = (name: string): string => `.${name}`

/** Writes beside the name and moves there, so that nobody ever reads half a file. */
async function write(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const beside = join(folder, unfinished(name))
  await mkdir(folder, { mode: 0o700 }).then(() => syncFolder(dirname(folder)), unlessThere)
  try {
    await writeDurably(beside, bytes)
    await rename(beside, join(folder, name))
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
  await syncFolder(folder)
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  await using handle = await open(file, "w", 0o600)
  await handle.writeFile(bytes)
  await handle.sync()
}

/** Without this a power loss may forget a new name. Windows opens no folders, and needs none opened. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return
  await using handle = await open(folder, "r")
  await handle.sync()
}

const unlessAbsent = <Value>(work: Promise<Value>): Promise<Value | undefined> =>
  work.catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined
    return unavailable(error)
  })

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error
}

function unavailable(cause: unknown): never {
  throw new ProviderUnavailable("The picture folder cannot be used", { cause })
}
