import { migrate } from "#db/connection/migrate.ts"
import { withDatabase } from "./with-database.ts"

const HELP = `npm run db:migrate

Brings the database to this release. It is safe while shops run, and when run twice.`

/** `npm run db:migrate`: migrates the database; safe while shops run and when run twice. */
await withDatabase(HELP, async ({ url }) => {
  const applied = await migrate(url)
  console.log(applied.length > 0 ? `Applied ${applied.join(", ")}` : "The database is up to date.")
})
