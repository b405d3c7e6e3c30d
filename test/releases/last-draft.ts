import { readFile } from "node:fs/promises"
import { join } from "node:path"
import pg from "pg"
import { migrate } from "#db/connection/migrate.ts"
import { makeOpenIdTables } from "#sandbox/identity/openid-sandbox.ts"
import { makeCardTables } from "#sandbox/payments/tables.ts"

const read = (name: string) => readFile(join(import.meta.dirname, name), "utf8")

/** Names of the migrations of all drafts of release 0.1.0. */
export const draftMigrations = (await read("drafts.txt")).trim().split("\n")

export const emptyDatabase = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    await client.query(
      "drop schema public cascade; create schema public; drop schema if exists sandbox cascade",
    )
  })

/** Turns a test database into that of a draft release, by default the last one. */
export async function fillDraft(url: string, migrations = draftMigrations): Promise<void> {
  await emptyDatabase(url)
  await migrate(url, { only: ["0001_baseline.sql"] })
  await withClient(url, async (client) => {
    await makeCardTables(client)
    await makeOpenIdTables(client)
    await client.query(await read("last-draft.sql"))
    await client.query("delete from schema_migrations")
    await client.query(
      "insert into schema_migrations (name, sha256) select name, '' from unnest($1::text[]) name",
      [migrations],
    )
  })
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await work(client)
  await client.end()
}
