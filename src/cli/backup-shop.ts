import { createWriteStream, existsSync } from "node:fs"
import { link, mkdtemp, open, readdir, rename, rm } from "node:fs/promises"
import { dirname, join, resolve } from "node:path"
import { pipeline } from "node:stream/promises"
import { createGzip } from "node:zlib"
import type { Client } from "pg"
import { pack } from "tar-stream"
import { errorCode } from "#db/connection/connection-error.ts"
import { listTables, writeTable } from "#db/shop/copy-tables.ts"
import {
  appliedMigrations,
  connected,
  MANIFEST,
  type Manifest,
  type ShopPlaces,
} from "./backup-file.ts"

export interface BackupOptions {
  /** Whether it may take the place of a file that is there. */
  overwrite?: boolean
}

/**
 * Writes everything the shop knows into one file: the tables as they are at one moment, while the shop
 * goes on, and the uploaded pictures and datasheets where they are in a folder. The file appears under its name only when
 * it is complete.
 */
export async function backupShop(
  { url, pictures }: ShopPlaces,
  file: string,
  { overwrite = false }: BackupOptions = {},
): Promise<Manifest> {
  const path = resolve(file)
  if (!overwrite && existsSync(path)) throw fileExists(file)
  const work = await mkdtemp(join(dirname(path), ".backup-"))
  try {
    const client = await connected(url)
    try {
      await client.query("begin isolation level repeatable read read only")
      const files = typeof pictures === "string" ? await pictureFiles(client, pictures) : []
      const manifest: Manifest = {
        madeAt: new Date().toISOString(),
        migrations: await appliedMigrations(client),
        tables: await listTables(client),
        ...(typeof pictures === "string"
          ? { pictureFiles: files.length }
          : { picturesElsewhere: pictures.elsewhere }),
      }
      const archive = pack()
      const half = join(work, "archive")
      const written = pipeline(archive, createGzip(), createWriteStream(half, { mode: 0o600 }))
      archive.entry({ name: MANIFEST }, JSON.stringify(manifest))
      for (const copy of manifest.tables) {
        const rows = join(work, copy.table)
        await writeTable(client, copy, rows)
        await addFile(archive, `tables/${copy.table}`, rows)
        await rm(rows)
      }
      for (const { name, path } of files) await addFile(archive, `pictures/${name}`, path)
      archive.finalize()
      await written
      await sync(half)
      if (overwrite) await rename(half, path)
      else await link(half, path).catch((error) => throwUnlinked(error, file))
      await sync(dirname(path))
      return manifest
    } finally {
      await client.end()
    }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

const fileExists = (file: string) =>
  new Error(
    `There is a file ${file} already, and nothing was written. Name another, or add --overwrite.`,
  )

function throwUnlinked(error: unknown, file: string): never {
  throw errorCode(error) === "EEXIST" ? fileExists(file) : error
}

/**
 * The files of every upload that the tables know. What was removed since the tables' moment was unused
 * for a day, and is left out.
 */
async function pictureFiles(
  client: Client,
  folder: string,
): Promise<{ name: string; path: string }[]> {
  const { rows } = await client.query<{ name: string }>("select name from uploads")
  const known = new Set(rows.map(({ name }) => name))
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => known.has(/^[0-9a-f]+/.exec(name)?.[0] ?? ""))
    .map((name) => ({ name, path: join(folder, name) }))
}

async function addFile(
  archive: ReturnType<typeof pack>,
  name: string,
  path: string,
): Promise<void> {
  const handle = await open(path, "r").catch(unlessGone)
  if (!handle) return
  const { size } = await handle.stat()
  await pipeline(handle.createReadStream(), archive.entry({ name, size }))
}

function unlessGone(error: unknown): undefined {
  if (errorCode(error) !== "ENOENT") throw error
}

/** A file, or the names in a folder, so that they outlast a power cut. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, "r")
  await handle.sync()
  await handle.close()
}
