import { createReadStream, createWriteStream } from "node:fs"
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat } from "node:fs/promises"
import { dirname, join, resolve } from "node:path"
import { pipeline } from "node:stream/promises"
import { createGunzip, createGzip } from "node:zlib"
import pg from "pg"
import { extract, pack } from "tar-stream"
import { z } from "zod"
import { advanceIdentities, listTables, readTable, writeTable } from "#db/copy-tables.ts"

const MANIFEST = "manifest.json"
const manifestSchema = z.object({
  madeAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ table: z.string(), columns: z.array(z.string()) })),
})
type Manifest = z.output<typeof manifestSchema>

/** Where a shop keeps what a backup holds. */
export interface ShopPlaces {
  url: string
  pictures: string
}

/**
 * Writes everything the shop knows into one file: the tables as they are at one moment, while the shop
 * goes on, and the uploaded pictures. The file appears under its name only when it is complete.
 */
export async function backupShop({ url, pictures }: ShopPlaces, file: string): Promise<Manifest> {
  const path = resolve(file)
  const work = await mkdtemp(join(dirname(path), ".backup-"))
  const client = await connected(url)
  try {
    await client.query("begin isolation level repeatable read read only")
    const manifest: Manifest = {
      madeAt: new Date().toISOString(),
      migrations: await appliedMigrations(client),
      tables: await listTables(client),
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
    for (const name of await readdir(pictures).catch(() => []))
      await addFile(archive, `pictures/${name}`, join(pictures, name))
    archive.finalize()
    await written
    await syncFile(half)
    await rename(half, path)
    return manifest
  } finally {
    await client.end()
    await rm(work, { recursive: true, force: true })
  }
}

/** Fills an empty, migrated shop from a backup, all of it or nothing. Throws when the shop holds anything. */
export async function restoreShop({ url, pictures }: ShopPlaces, file: string): Promise<Manifest> {
  const work = await mkdtemp(join(dirname(resolve(pictures)), ".restore-"))
  const client = await connected(url)
  try {
    await unpack(file, work)
    const manifest = manifestSchema.parse(JSON.parse(await readFile(join(work, MANIFEST), "utf8")))
    const known = new Set(await appliedMigrations(client))
    const newer = manifest.migrations.filter((name) => !known.has(name))
    if (newer.length > 0)
      throw new Error(
        `The backup is of a newer release (${newer.join(", ")}). Restore it with that one.`,
      )
    await client.query("begin")
    await refuseFilled(client, manifest)
    await client.query("set constraints all deferred")
    await client.query("delete from shop_secrets")
    for (const copy of manifest.tables)
      await readTable(client, copy, join(work, "tables", copy.table))
    await advanceIdentities(client)
    await restorePictures(join(work, "pictures"), pictures)
    await client.query("commit")
    return manifest
  } finally {
    await client.end()
    await rm(work, { recursive: true, force: true })
  }
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: "shop backup" })
  await client.connect()
  return client
}

async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select name from schema_migrations order by name",
  )
  return rows.map(({ name }) => name)
}

async function refuseFilled(client: pg.Client, { tables }: Manifest): Promise<void> {
  for (const { table } of tables) {
    if (table === "shop_secrets") continue
    const { rows } = await client.query(`select 1 from "${table}" limit 1`)
    if (rows.length > 0)
      throw new Error(
        `This shop is not empty (${table} has rows), and nothing was changed. Restore into an empty DATA_DIR or database.`,
      )
  }
}

async function addFile(
  archive: ReturnType<typeof pack>,
  name: string,
  path: string,
): Promise<void> {
  const { size } = await stat(path)
  await pipeline(createReadStream(path), archive.entry({ name, size }))
}

async function unpack(file: string, folder: string): Promise<void> {
  await mkdir(join(folder, "tables"))
  await mkdir(join(folder, "pictures"))
  const entries = extract()
  const reading = pipeline(createReadStream(file), createGunzip(), entries)
  const unpacking = (async () => {
    for await (const entry of entries) {
      // Only names that a backup has: nothing is ever written outside the folder.
      if (!/^(?:manifest\.json|(?:tables|pictures)\/[\w-][\w.-]*)$/.test(entry.header.name))
        throw new Error(`${file} is not a backup of this shop.`)
      await pipeline(entry, createWriteStream(join(folder, entry.header.name), { mode: 0o600 }))
    }
  })()
  await Promise.all([reading, unpacking])
}

async function restorePictures(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const name of await readdir(from)) await rename(join(from, name), join(to, name))
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, "r+")
  await handle.sync()
  await handle.close()
}
