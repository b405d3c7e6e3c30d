import { mkdir, readdir, rm } from "node:fs/promises"
import { join } from "node:path"
import type { Manifest, ShopPlaces } from "./backup-file.ts"
import { backupShop } from "./backup-shop.ts"

/** Names of backups that a schedule made; their order is that of their times. */
const BACKUP_NAME = /^shop-\d{8}T\d{6}Z\.tar\.gz$/

const nameAt = (moment: Date): string =>
  `shop-${moment.toISOString().replace(/\.\d+/, "").replaceAll(/[-:]/g, "")}.tar.gz`

interface KeptBackup {
  file: string
  manifest: Manifest
  /** Names of the older backups that were removed. */
  removed: string[]
}

/** Writes a backup named by its time into a folder, and only then removes all but the newest of those that are there. */
export async function backupInto(
  places: ShopPlaces,
  folder: string,
  keep: number,
): Promise<KeptBackup> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, nameAt(new Date()))
  const manifest = await backupShop(places, file)
  const backups = (await readdir(folder)).filter((name) => BACKUP_NAME.test(name)).toSorted()
  const removed = backups.slice(0, -keep)
  for (const name of removed) await rm(join(folder, name))
  return { file, manifest, removed }
}
