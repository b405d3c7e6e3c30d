import { parseArgs } from "node:util"
import { migrate } from "#db/connection/migrate.ts"
import { fullScale, seedScale } from "./seed-scale.ts"
import { seedShop } from "./seed-shop.ts"
import { isPaidBySandbox, withDatabase } from "./with-database.ts"

const HELP = `npm run db:seed, or npm run db:seed -- --scale

Fills an empty shop with the demo content. With --scale, adds the data of a large shop.`

/** `npm run db:seed`: fills an empty shop with the demo content. `-- --scale` also adds the data of a large shop. */
await withDatabase(HELP, async ({ config, url, db, pool }) => {
  const { values } = parseArgs({ options: { scale: { type: "boolean" } } })
  await migrate(url)
  const { seeded } = await seedShop(db)
  console.log(
    seeded
      ? "The shop was empty and now shows the demo content."
      : "The shop has parts or pages of its own; nothing was changed.",
  )
  if (!values.scale) return
  await seedScale({ pool, withLedger: isPaidBySandbox(config), say: console.log }, fullScale)
})
