import { createReadStream, createWriteStream, existsSync } from "node:fs"
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"
import { pipeline } from "node:stream/promises"
import { createGunzip } from "node:zlib"
import type { Client } from "pg"
import { extract } from "tar-stream"
import { migrate, replaceDrafts } from "#db/connection/migrate.ts"
import { rewriteOrderTotals } from "#db/orders/order-totals.ts"
import { auditBooks } from "#db/shop/books.ts"
import { advanceIdentities, readTable } from "#db/shop/copy-tables.ts"
import { readCurrency } from "#operations/settings/read-settings.ts"
import { makeOpenIdTables } from "#sandbox/identity/openid-sandbox.ts"
import { makeCardTables } from "#sandbox/payments/tables.ts"
import { appliedMigrations, connectTo, MANIFEST, type Manifest, manifestSchema } from "./backup.ts"
import {
  hasLedgerToCompare,
  pictureLocation,
  type ShopLocations,
  withDatabase,
} from "./with-database.ts"

const HELP = `npm run restore -- FILE

Fills an empty shop from a backup, then checks the books.
Example: npm run restore -- shop.tar.gz`

/**
 * Restores a backup into an empty shop, all or nothing: first at the backup's release, then migrates to the current
 * one. Throws if the shop is not empty.
 */
export async function restoreShop(
  { url, pictures }: ShopLocations,
  file: string,
): Promise<Manifest> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}, and nothing was changed.`)
  const parent = typeof pictures === "string" ? dirname(resolve(pictures)) : tmpdir()
  await mkdir(parent, { recursive: true })
  const work = await mkdtemp(join(parent, ".shop-restore-"))
  try {
    await unpack(file, work)
    const read = manifestSchema.parse(JSON.parse(await readFile(join(work, MANIFEST), "utf8")))
    const manifest = { ...read, migrations: [...replaceDrafts(read.migrations)] }
    refuseStrayPictures(manifest, pictures)
    await migrate(url, { only: manifest.migrations })
    await runInTransaction(url, async (client) => {
      await refuseOtherRelease(client, manifest)
      await makeStandInTables(client, manifest)
      await refuseFilled(client, manifest)
      await readTables(client, manifest, join(work, "tables"))
      if (typeof pictures === "string") await restorePictures(join(work, "pictures"), pictures)
    })
    await migrate(url)
    await runInTransaction(url, rewriteOrderTotals)
    return manifest
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** Runs work in a transaction. Closing the connection rolls it back if it was not committed. */
async function runInTransaction(url: string, work: (client: Client) => Promise<void>) {
  const client = await connectTo(url)
  try {
    await client.query("begin")
    await work(client)
    await client.query("commit")
  } finally {
    await client.end()
  }
}

async function refuseOtherRelease(client: Client, { migrations }: Manifest): Promise<void> {
  const applied = await appliedMigrations(client)
  const newer = migrations.filter((name) => !applied.includes(name))
  if (newer.length > 0)
    throw new Error(
      `The backup is of a newer release (${newer.join(", ")}). Restore it with that one.`,
    )
  const later = applied.filter((name) => !migrations.includes(name))
  if (later.length > 0)
    throw new Error(
      `The backup is of an older release than this database was brought to (${later.join(", ")}), and nothing was changed. Restore into a new DATA_DIR, or a database that nothing has used.`,
    )
}

async function makeStandInTables(client: Client, { tables }: Manifest): Promise<void> {
  const has = (name: string) => tables.some(({ table }) => table === name)
  if (has("sandbox.charges")) await makeCardTables(client)
  if (has("sandbox.openid_records")) await makeOpenIdTables(client)
}

async function readTables(client: Client, { tables }: Manifest, folder: string): Promise<void> {
  await client.query("set constraints all deferred")
  // Keeps the cost of order lines as the backup has it.
  await client.query("select set_config('shop.restoring', 'on', true)")
  await client.query("delete from shop_secrets")
  for (const copy of tables) await readTable(client, copy, join(folder, copy.table))
  await advanceIdentities(client)
  // The jobs that would repeat their attempts are not in the backup.
  await client.query("update mail_outbox set handed_over_at = null where state = 'queued'")
}

async function refuseFilled(client: Client, { tables }: Manifest): Promise<void> {
  for (const { table } of tables) {
    if (table === "shop_secrets") continue
    const { rows } = await client.query(`select 1 from ${table} limit 1`)
    if (rows.length > 0)
      throw new Error(
        `This shop is not empty (${table} has rows), and nothing was changed. Restore into an empty DATA_DIR or database.`,
      )
  }
}

function refuseStrayPictures({ pictureFiles = 0 }: Manifest, pictures: ShopLocations["pictures"]) {
  if (typeof pictures === "string" || pictureFiles === 0) return
  throw new Error(
    `The backup holds ${pictureFiles} files of pictures, which this shop would look for in ${pictures.elsewhere}. Nothing was changed. Restore with IMAGE_STORE=disk, then copy DATA_DIR/pictures there.`,
  )
}

async function unpack(file: string, folder: string): Promise<void> {
  await mkdir(join(folder, "tables"))
  await mkdir(join(folder, "pictures"))
  const entries = extract()
  const reading = pipeline(createReadStream(file), createGunzip(), entries)
  const unpacking = (async () => {
    for await (const entry of entries) {
      // Accepts only names that a backup contains, so that nothing is written outside the folder.
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

if (import.meta.main)
  await withDatabase(HELP, async ({ config, url, db }) => {
    const file = process.argv[2]
    if (!file) throw new Error("Name the backup file: npm run restore -- shop.tar.gz")
    const pictures = pictureLocation(config)
    const { madeAt, picturesElsewhere } = await restoreShop({ url, pictures }, file)
    // The books are in the currency of the restored settings.
    await readCurrency({ db })
    const findings = await auditBooks(db, { withLedger: await hasLedgerToCompare(config, db) })
    const broken = findings.filter(({ breaches }) => breaches.length > 0)
    if (broken.length > 0)
      throw new Error(`Restored, but the books are wrong. Run npm run verify:books to see why.`)
    console.log(`Restored the backup of ${madeAt}. The books are right.`)
    if (picturesElsewhere === undefined) return
    const there = typeof pictures !== "string" && pictures.elsewhere === picturesElsewhere
    console.log(
      there
        ? `The uploaded pictures were not in the backup. They are read from ${picturesElsewhere}.`
        : `The uploaded pictures were not in the backup. They were in ${picturesElsewhere}, but this shop uses another place. Set IMAGE_STORE to that place, or copy them.`,
    )
  })
