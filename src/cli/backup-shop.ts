import { createReadStream, createWriteStream } from "node:fs"
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"
import { pipeline } from "node:stream/promises"
import { createGunzip, createGzip } from "node:zlib"
import pg from "pg"
import { extract, pack } from "tar-stream"
import { z } from "zod"
import { errorCode } from "#db/connection/error-code.ts"
import { rewriteOrderTotals } from "#db/orders/order-totals.ts"
import { advanceIdentities, listTables, readTable, writeTable } from "#db/shop/copy-tables.ts"

const MANIFEST = "manifest.json"
const manifestSchema = z.object({
  madeAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ table: z.string(), columns: z.array(z.string()) })),
  /** Where the uploaded pictures are, if not in the backup. */
  picturesElsewhere: z.string().optional(),
  pictureFiles: z.number().optional(),
})
type Manifest = z.output<typeof manifestSchema>

/** Where a shop keeps what a backup holds. */
export interface ShopPlaces {
  url: string
  /** The folder of the uploaded pictures, or the words for another place, which stays as it is. */
  pictures: string | { elsewhere: string }
}

/**
 * Writes everything the shop knows into one file: the tables as they are at one moment, while the shop
 * goes on, and the uploaded pictures where they are in a folder. The file appears under its name only when
 * it is complete.
 */
export async function backupShop({ url, pictures }: ShopPlaces, file: string): Promise<Manifest> {
  const path = resolve(file)
  const work = await mkdtemp(join(dirname(path), ".backup-"))
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
    await rename(half, path)
    await sync(dirname(path))
    return manifest
  } finally {
    await client.end()
    await rm(work, { recursive: true, force: true })
  }
}

/** Fills an empty, migrated shop from a backup, all of it or nothing. Throws when the shop holds anything. */
export async function restoreShop({ url, pictures }: ShopPlaces, file: string): Promise<Manifest> {
  const work = await mkdtemp(
    typeof pictures === "string"
      ? join(dirname(resolve(pictures)), ".restore-")
      : join(tmpdir(), "shop-restore-"),
  )
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
    refuseStrayPictures(manifest, pictures)
    await client.query("begin")
    await refuseFilled(client, manifest)
    await client.query("set constraints all deferred")
    await client.query("delete from shop_secrets")
    for (const copy of manifest.tables)
      await readTable(client, copy, join(work, "tables", copy.table))
    await advanceIdentities(client)
    await rewriteOrderTotals(client)
    if (typeof pictures === "string") await restorePictures(join(work, "pictures"), pictures)
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

function refuseStrayPictures({ pictureFiles = 0 }: Manifest, pictures: ShopPlaces["pictures"]) {
  if (typeof pictures === "string" || pictureFiles === 0) return
  throw new Error(
    `The backup holds ${pictureFiles} files of pictures, which this shop would look for in ${pictures.elsewhere}. Nothing was changed. Restore with IMAGE_STORE=disk, then copy DATA_DIR/pictures there.`,
  )
}

/**
 * The files of every picture that the tables know. What was removed since the tables' moment was unused
 * for a day, and is left out.
 */
async function pictureFiles(
  client: pg.Client,
  folder: string,
): Promise<{ name: string; path: string }[]> {
  const { rows } = await client.query<{ name: string }>("select name from pictures")
  const known = new Set(rows.map(({ name }) => name))
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => known.has(name.slice(0, name.indexOf("-"))))
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

/** A file, or the names in a folder, so that they outlast a power cut. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, "r")
  await handle.sync()
  await handle.close()
}
