import { parseArgs } from "node:util"
import { backupInto, backupShop, recordBackup } from "./backup-shop.ts"
import { pictureLocation, withDatabase } from "./with-database.ts"

const HELP = `npm run backup -- FILE [--overwrite]
       npm run backup -- --into FOLDER [--keep NUMBER]

Saves all data of a running shop in one file. Replaces an existing file only with --overwrite.
With --into, names the file by the current time and keeps only the newest: 14 unless --keep says otherwise.
Example: npm run backup -- shop.tar.gz`

const DEFAULT_KEPT = 14

function readKept(typed: string | undefined): number {
  const keep = typed === undefined ? DEFAULT_KEPT : Number(typed)
  if (!Number.isInteger(keep) || keep < 1)
    throw new Error("--keep must be a whole number of 1 or more.")
  return keep
}

await withDatabase(HELP, async ({ config, url }) => {
  const { values, positionals } = parseArgs({
    options: {
      overwrite: { type: "boolean" },
      into: { type: "string" },
      keep: { type: "string" },
    },
    allowPositionals: true,
  })
  const places = { url, pictures: pictureLocation(config) }
  const [named] = positionals
  const keep = readKept(values.keep)
  if (!named && !values.into) throw new Error("Name the file: npm run backup -- shop.tar.gz")
  const { file, manifest, removed } = values.into
    ? await backupInto(places, values.into, keep)
    : { file: named, manifest: await backupShop(places, named ?? "", values), removed: [] }
  await recordBackup(url, manifest.madeAt)
  const { tables, pictureFiles, picturesElsewhere } = manifest
  console.log(
    picturesElsewhere === undefined
      ? `Wrote ${tables.length} tables and ${pictureFiles} files of uploaded pictures to ${file}.`
      : `Wrote ${tables.length} tables to ${file}. The uploaded pictures are not in it: they stay in ${picturesElsewhere}. Back them up there.`,
  )
  if (removed.length > 0) console.log(`Removed the oldest: ${removed.join(", ")}.`)
})
