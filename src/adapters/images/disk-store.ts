import { randomUUID } from "node:crypto"
import { access, mkdir, open, readFile, rename, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import type { PictureStore } from "#operations/picture-ports.ts"
import { ProviderUnavailable } from "#operations/ports.ts"

/** Keeps pictures as files in this folder, which several processes may share. */
export function diskStore(folder: string): PictureStore {
  const fileOf = (name: string) => join(folder, name)
  return {
    async has(name) {
      return (await unlessAbsent(access(fileOf(name)).then(() => true))) ?? false
    },
    get: (name) => unlessAbsent(readFile(fileOf(name))),
    put: (name, bytes) => write(fileOf(name), bytes).catch(unavailable),
  }
}

/** Writes beside the name and moves there, so that nobody ever reads half a file. */
async function write(file: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(file)
  const unfinished = join(folder, `.${randomUUID()}`)
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (made) await syncFolder(dirname(folder))
  try {
    await writeDurably(unfinished, bytes)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  await syncFolder(folder)
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  await using handle = await open(file, "wx", 0o600)
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

function unavailable(cause: unknown): never {
  throw new ProviderUnavailable("The picture folder cannot be used", { cause })
}
