import { readFile } from "node:fs/promises"
import type { Pool } from "pg"

const tables = new URL("./tables.sql", import.meta.url)

/** Makes the local OpenID provider's table unless it is there; of several processes at once, one does. */
export async function makeOpenIdTables(database: Pick<Pool, "query">): Promise<void> {
  await database.query(await readFile(tables, "utf8"))
}
