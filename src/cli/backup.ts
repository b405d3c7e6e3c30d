import { createWriteStream, existsSync } from "node:fs"
import { link, mkdir, mkdtemp, open, readdir, rename, rm, stat } from "node:fs/promises"
import { dirname, join, resolve } from "node:path"
import { pipeline } from "node:stream/promises"
import { parseArgs } from "node:util"
import { createGzip } from "node:zlib"
import pg, { type Client } from "pg"
import { pack } from "tar-stream"
import { z } from "zod"
import { errorCode } from "#db/connection/connection-error.ts"
import { listTables, writeTable } from "#db/shop/copy-tables.ts"
import { pictureLocation, type ShopLocations, withDatabase } from "./with-database.ts"

const HELP = `npm run backup -- FILE [--overwrite]
       npm run backup -- --into FOLDER [--keep NUMBER]

Saves all data of a running shop in one file. Replaces an existing file only with --overwrite.
With --into, names the file by the current time and keeps only the newest: 14 unless --keep says otherwise.
Example: npm run backup -- shop.tar.gz`

const DEFAULT_KEPT = 14

function readKeep(typed: string | undefined): number {
  const keep = typed === undefined ? DEFAULT_KEPT : Number(typed)
  if (!Number.isInteger(keep) || keep < 1)
    throw new Error("--keep must be a whole number of 1 or more.")
  return keep
}

interface BackupOptions {
  overwrite?: boolean
}

/**
 * Backs up tables and uploads into one file while the shop runs: a consistent snapshot of all tables, and the uploads
 * if they are in a folder. The file gets its name only when it is complete.
 */
export async function backupShop(
  { url, pictures }: ShopLocations,
  file: string,
  { overwrite = false }: BackupOptions = {},
): Promise<Manifest> {
  const path = resolve(file)
  if (!overwrite && existsSync(path)) throw fileExists(file)
  const folder = dirname(path)
  if (!existsSync(folder))
    throw new Error(`There is no folder ${folder}, and nothing was written. Create it first.`)
  await removeAbandoned(folder)
  const work = await mkdtemp(join(folder, ".backup-"))
  try {
    const client = await connectTo(url)
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
      const unfinished = join(work, "archive")
      const target = createWriteStream(unfinished, { mode: 0o600 })
      const addEntries = async () => {
        archive.entry({ name: MANIFEST }, JSON.stringify(manifest))
        for (const copy of manifest.tables) {
          const rows = join(work, copy.table)
          await writeTable(client, copy, rows)
          await addFile(archive, `tables/${copy.table}`, rows)
          await rm(rows)
        }
        for (const { name, path } of files) await addFile(archive, `pictures/${name}`, path)
        archive.finalize()
      }
      await Promise.all([pipeline(archive, createGzip(), target), addEntries()])
      await flush(unfinished)
      if (overwrite) await rename(unfinished, path)
      else await link(unfinished, path).catch((error) => throwIfTaken(error, file))
      await flush(folder)
      return manifest
    } finally {
      await client.end()
    }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Removes what killed backups left. A folder changed within a day may belong to a running one. */
async function removeAbandoned(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^\.backup-\w{6}$/.test(name))
  for (const path of names.map((name) => join(folder, name))) {
    const found = await stat(path).catch(ignoreMissing)
    if (!found || Date.now() - found.mtimeMs < DAY_MS) continue
    // Folders of other users stay.
    await rm(path, { recursive: true, force: true }).catch(() => {})
  }
}

/** Records the time of the last backup, for the page Health. */
export async function recordBackup(url: string, madeAt: string): Promise<void> {
  const client = await connectTo(url)
  try {
    await client.query(
      `insert into last_backup (made_at) values ($1)
       on conflict (only_row) do update set made_at = greatest(last_backup.made_at, excluded.made_at)`,
      [madeAt],
    )
  } finally {
    await client.end()
  }
}

const fileExists = (file: string) =>
  new Error(
    `There is a file ${file} already, and nothing was written. Name another, or add --overwrite.`,
  )

function throwIfTaken(error: unknown, file: string): never {
  throw errorCode(error) === "EEXIST" ? fileExists(file) : error
}

/**
 * Lists the files of all uploads in the tables. An upload deleted in the meantime was unused and is left out. Refuses a
 * missing folder, unless all uploads are at an image host.
 */
async function pictureFiles(
  client: Client,
  folder: string,
): Promise<{ name: string; path: string }[]> {
  const { rows } = await client.query<{ name: string; isHere: boolean }>(
    `select name, state = 'stored' and address not like 'http%' as "isHere" from uploads`,
  )
  const known = new Set(rows.map(({ name }) => name))
  const expected = rows.filter(({ isHere }) => isHere).length
  const names = (await readdir(folder).catch(ignoreMissing)) ?? refuseIfExpected(folder, expected)
  return names
    .filter((name) => known.has(/^[0-9a-f]+/.exec(name)?.[0] ?? ""))
    .map((name) => ({ name, path: join(folder, name) }))
}

function refuseIfExpected(folder: string, uploads: number): string[] {
  if (uploads === 0) return []
  throw new Error(
    `The database lists uploads (${uploads}), but there is no folder ${folder}. Nothing was written. Correct DATA_DIR or, if the uploads are lost, create the folder.`,
  )
}

async function addFile(
  archive: ReturnType<typeof pack>,
  name: string,
  path: string,
): Promise<void> {
  const handle = await open(path, "r").catch(ignoreMissing)
  if (!handle) return
  const { size } = await handle.stat()
  await pipeline(handle.createReadStream(), archive.entry({ name, size }))
}

function ignoreMissing(error: unknown): undefined {
  if (errorCode(error) !== "ENOENT") throw error
}

/** Flushes a file, or the names in a folder, to disk. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, "r")
  await handle.sync()
  await handle.close()
}

/** Names of scheduled backups. They sort by time. */
const BACKUP_NAME = /^shop-\d{8}T\d{6}Z\.tar\.gz$/

const nameAt = (moment: Date): string =>
  `shop-${moment.toISOString().replace(/\.\d+/, "").replaceAll(/[-:]/g, "")}.tar.gz`

interface KeptBackup {
  file: string
  manifest: Manifest
  removed: string[]
}

/** Writes a backup named after its time into a folder, then removes all but the newest `keep`. */
export async function backupInto(
  locations: ShopLocations,
  folder: string,
  keep: number,
): Promise<KeptBackup> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, nameAt(new Date()))
  const manifest = await backupShop(locations, file)
  const backups = (await readdir(folder)).filter((name) => BACKUP_NAME.test(name)).toSorted()
  const removed = backups.slice(0, -keep)
  for (const name of removed) await rm(join(folder, name))
  return { file, manifest, removed }
}

/** Name of the first file in a backup. */
export const MANIFEST = "manifest.json"
export const manifestSchema = z.object({
  madeAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({ table: z.string().regex(/^\w+(?:\.\w+)?$/), columns: z.array(z.string()) }),
  ),
  /** Location of uploads that the backup does not contain. */
  picturesElsewhere: z.string().optional(),
  pictureFiles: z.number().optional(),
})
export type Manifest = z.output<typeof manifestSchema>

export async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: "shop backup" })
  client.on("error", () => {}) // A lost connection also fails the query that runs on it.
  await client.connect()
  return client
}

export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select name from schema_migrations order by name",
  )
  return rows.map(({ name }) => name)
}

if (import.meta.main)
  await withDatabase(HELP, async ({ config, url }) => {
    const { values, positionals } = parseArgs({
      options: {
        overwrite: { type: "boolean" },
        into: { type: "string" },
        keep: { type: "string" },
      },
      allowPositionals: true,
    })
    const locations = { url, pictures: pictureLocation(config) }
    const [named, ...others] = positionals
    const keep = readKeep(values.keep)
    if (!named && !values.into) throw new Error("Name the file: npm run backup -- shop.tar.gz")
    if (others.length > 0 || (named && values.into))
      throw new Error("Name only one file, or one folder with --into, and nothing else.")
    const { file, manifest, removed } = values.into
      ? await backupInto(locations, values.into, keep)
      : { file: named, manifest: await backupShop(locations, named ?? "", values), removed: [] }
    await recordBackup(url, manifest.madeAt)
    const { tables, pictureFiles, picturesElsewhere } = manifest
    console.log(
      picturesElsewhere === undefined
        ? `Wrote ${tables.length} tables and ${pictureFiles} files of uploaded pictures to ${file}.`
        : `Wrote ${tables.length} tables to ${file}. The uploaded pictures are not in it: they stay in ${picturesElsewhere}. Back them up there.`,
    )
    if (removed.length > 0) console.log(`Removed the oldest: ${removed.join(", ")}.`)
  })
