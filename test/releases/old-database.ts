import { cp, glob, mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { migrate } from "#db/connection/migrate.ts"

export const migrationsDir = join(import.meta.dirname, "../../migrations")

/** A database as an earlier release left it. */
export const oldDatabase = (url: string) => {
  const query = async (text: string): Promise<void> => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(text)
    await client.end()
  }
  return {
    query,
    empty: () => query("drop schema public cascade; create schema public"),
    /** What a file beside this one does. */
    apply: async (name: string) => query(await readFile(join(import.meta.dirname, name), "utf8")),
    /** Answers the names of those that were applied. */
    migrateUntil: async (last: string): Promise<string[]> => {
      const dir = await mkdtemp(join(tmpdir(), "migrations-"))
      for await (const name of glob("*.sql", { cwd: migrationsDir }))
        if (name.slice(0, 4) <= last) await cp(join(migrationsDir, name), join(dir, name))
      const applied = await migrate(url, { dir })
      await rm(dir, { recursive: true })
      return applied
    },
  }
}
