import { access, mkdir, readdir, readFile, rename, rm } from "node:fs/promises"
import { dirname, join, sep } from "node:path"
import type { UploadStore } from "#operations/kernel/picture-ports.ts"
import { ProviderUnavailable } from "#operations/kernel/ports.ts"
import { syncFolder, writeDurably } from "../durable-files.ts"
import { fileStore } from "./file-store.ts"

/**
 * Stores pictures as files in a folder that several processes may share. Creates the parent folder only at startup; if
 * it disappears later, the operator has moved it with all pictures.
 */
export function diskStore(folder: string): UploadStore {
  const fileOf = (name: string) => join(folder, name)
  const made = mkdir(dirname(folder), { recursive: true, mode: 0o700 }).catch(() => undefined)
  const read = async (name: string) => {
    const bytes = await unlessAbsent(readFile(fileOf(name)))
    if (!bytes) await access(dirname(folder)).catch(unavailable)
    return bytes
  }
  return fileStore({
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

/** Writes a temporary file and renames it, so that readers never see a partial file. */
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

/** Lists the addresses of the seeded pictures. */
export async function demoPictures(folder: string): Promise<ReadonlySet<string>> {
  const files = await readdir(folder, { recursive: true })
  return new Set(files.map((file) => `/img/${file.replaceAll(sep, "/")}`))
}
