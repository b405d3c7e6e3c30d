import { readFile } from "node:fs/promises"
import type { Pool } from "pg"

const tables = new URL("./tables.sql", import.meta.url)

/** Makes the card stand-in's tables unless they are there; of several processes at once, one does. */
export async function makeCardTables(database: Pick<Pool, "query">): Promise<void> {
  await database.query(await readFile(tables, "utf8"))
}
