import { join } from "node:path"
import { auditBooks } from "#db/books.ts"
import { migrate } from "#db/migrate.ts"
import { restoreShop } from "./backup-shop.ts"
import { withDatabase } from "./with-database.ts"

/** `npm run restore -- FILE`: fills an empty shop from a backup, then checks the books. */
await withDatabase(async ({ config, url, db }) => {
  const file = process.argv[2]
  if (!file) throw new Error("Say what from: npm run restore -- shop.tar.gz")
  await migrate(url)
  const { madeAt } = await restoreShop({ url, pictures: join(config.dataDir, "pictures") }, file)
  const findings = await auditBooks(db, {
    withLedger: config.stripe === undefined && config.sandbox,
  })
  const broken = findings.filter(({ breaches }) => breaches.length > 0)
  if (broken.length > 0)
    throw new Error(`Restored, but the books are wrong. Look: npm run verify:books`)
  console.log(`Restored the backup of ${madeAt}. The books are right.`)
})
