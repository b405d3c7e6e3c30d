import { backupShop } from "./backup-shop.ts"
import { picturePlace } from "./picture-place.ts"
import { withDatabase } from "./with-database.ts"

/** `npm run backup -- FILE`: everything the shop knows in one file, while it runs. */
await withDatabase(async ({ config, url }) => {
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
