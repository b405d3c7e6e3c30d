import { backupShop } from "./backup-shop.ts"
import { picturePlace } from "./picture-place.ts"
import { withDatabase } from "./with-database.ts"

const HELP = `npm run backup -- FILE

Writes everything the shop knows into one file, while it runs.
Example: npm run backup -- shop.tar.gz`

/** `npm run backup -- FILE`: everything the shop knows in one file, while it runs. */
await withDatabase(HELP, async ({ config, url }) => {
  const file = process.argv[2]
  if (!file) throw new Error("Say where to: npm run backup -- shop.tar.gz")
  const places = { url, pictures: picturePlace(config) }
  const { tables, pictureFiles, picturesElsewhere } = await backupShop(places, file)
  console.log(
    picturesElsewhere === undefined
      ? `Wrote ${tables.length} tables and ${pictureFiles} files of uploaded pictures to ${file}.`
      : `Wrote ${tables.length} tables to ${file}. The uploaded pictures are not in it: they stay in ${picturesElsewhere}. Back them up there.`,
  )
})
