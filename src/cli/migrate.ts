import { migrate } from "#db/connection/migrate.ts"
import { withDatabase } from "./with-database.ts"

const HELP = `npm run db:migrate

Migrates the database to this release. Safe to run twice, and while the shop runs.`

await withDatabase(HELP, async ({ url }) => {
  const applied = await migrate(url)
  console.log(applied.length > 0 ? `Applied ${applied.join(", ")}` : "The database is up to date.")
})
