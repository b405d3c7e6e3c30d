import { join } from "node:path"
import { backupShop } from "./backup-shop.ts"
import { withDatabase } from "./with-database.ts"

/** `npm run backup -- FILE`: everything the shop knows in one file, while it runs. */
await withDatabase(async ({ config, url }) => {
  const file = process.argv[2]
  if (!file) throw new Error("Say where to: npm run backup -- shop.tar.gz")
  const { tables } = await backupShop({ url, pictures: join(config.dataDir, "pictures") }, file)
  console.log(`Wrote ${tables.length} tables and the uploaded pictures to ${file}.`)
})
