import { auditBooks } from "#db/shop/books.ts"
import { restoreShop } from "./restore-shop.ts"
import { hasLedgerToCompare, pictureLocation, withDatabase } from "./with-database.ts"

const HELP = `npm run restore -- FILE

Fills an empty shop from a backup, then checks the books.
Example: npm run restore -- shop.tar.gz`

/** `npm run restore -- FILE`: restores a backup into an empty shop, then checks the books. */
await withDatabase(HELP, async ({ config, url, db }) => {
  const file = process.argv[2]
  if (!file) throw new Error("Name the backup file: npm run restore -- shop.tar.gz")
  const pictures = pictureLocation(config)
  const { madeAt, picturesElsewhere } = await restoreShop({ url, pictures }, file)
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
