import { migrate } from "#db/migrate.ts"
import { withDatabase } from "./with-database.ts"

/** `npm run db:migrate`: brings the database to this release; safe while shops run and when run twice. */
await withDatabase(async ({ url }) => {
  const applied = await migrate(url)
  console.log(applied.length > 0 ? `Applied ${applied.join(", ")}` : "The database is up to date.")
})
