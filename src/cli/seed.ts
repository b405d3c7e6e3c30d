import { migrate } from "#db/migrate.ts"
import { seedShop } from "./seed-shop.ts"
import { withDatabase } from "./with-database.ts"

/** `npm run db:seed`: fills an empty shop with the demo content, beside a shop that runs or without one. */
await withDatabase(async ({ url, db }) => {
  await migrate(url)
  const { seeded } = await seedShop(db)
  console.log(
    seeded
      ? "The shop was empty and now shows the demo content."
      : "The shop has parts or pages of its own; nothing was changed.",
  )
})
