import pg from "pg"
import { z } from "zod"

/** What a backup holds, as its first file says. */
export const MANIFEST = "manifest.json"
export const manifestSchema = z.object({
  madeAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({ table: z.string().regex(/^\w+(?:\.\w+)?$/), columns: z.array(z.string()) }),
  ),
  /** Where the uploaded pictures are, if not in the backup. */
  picturesElsewhere: z.string().optional(),
  pictureFiles: z.number().optional(),
})
export type Manifest = z.output<typeof manifestSchema>

/** Where a shop keeps what a backup holds. */
export interface ShopPlaces {
  url: string
  /** The folder of the uploaded pictures, or the words for another place, which stays as it is. */
  pictures: string | { elsewhere: string }
}

export async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: "shop backup" })
  await client.connect()
  return client
}

export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select name from schema_migrations order by name",
  )
  return rows.map(({ name }) => name)
}
