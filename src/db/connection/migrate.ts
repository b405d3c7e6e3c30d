import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import pg from "pg"
import { facetSources } from "#domain/catalogue/vocabulary/facet-sources.ts"
import { DatabaseUnavailable } from "./database-unavailable.ts"
import { writeFacetSources } from "./facet-sources.ts"

interface Migration {
  name: string
  sql: string
  sha256: string
}

const ownMigrations = fileURLToPath(new URL("../../../migrations", import.meta.url))
/** Any number that nobody else uses in this database. */
const advisoryLock = 4_172_026_011

interface Which {
  dir?: string
  /** Only those of an earlier release. */
  only?: string[]
}

/**
 * Applies the migrations this database lacks, each in a transaction of its own, and returns their names; then has it
 * know what gives the facets of parts.
 * Of several callers at once each migration has one that applies it, while the others wait. The lock is the
 * transaction's, since behind a pooler there is no session to hold one.
 */
export async function migrate(
  url: string,
  { dir = ownMigrations, only }: Which = {},
): Promise<string[]> {
  const migrations = await readMigrations(dir)
  const wanted = new Set(only ?? migrations.map(({ name }) => name))
  const client = new pg.Client({
    connectionString: url,
    application_name: "computer-assembler migrate",
    connectionTimeoutMillis: 10_000,
  })
  client.on("error", () => {}) // A lost connection also fails the query that runs on it.
  await client.connect()
  const applied: string[] = []
  try {
    for (;;) {
      const name = await inTransaction(client, () => applyNext(client, migrations, wanted))
      if (name === undefined) break
      applied.push(name)
    }
    await inTransaction(client, () => writeFacetSources(client, facetSources))
    return applied
  } finally {
    await client.end()
  }
}

/** Applies the first that is missing; undefined when none is. */
async function applyNext(
  client: pg.Client,
  migrations: Migration[],
  wanted: ReadonlySet<string>,
): Promise<string | undefined> {
  await client.query("set local lock_timeout = '120s'")
  await client.query("set local statement_timeout = 0")
  await client.query("select pg_advisory_xact_lock($1)", [advisoryLock])
  const pending = await findPending(client, migrations)
  const next = pending.find(({ name }) => wanted.has(name))
  if (next) await apply(client, next)
  return next?.name
}

async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query("begin")
  try {
    const result = await work()
    await client.query("commit")
    return result
  } catch (error) {
    await client.query("rollback").catch(() => undefined) // The connection may be what failed.
    throw error
  }
}

async function readMigrations(dir: string): Promise<Migration[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith(".sql")).sort()
  const numbers = names.map((name) => /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1])
  const wrong = names.find((_, n) => !numbers[n] || numbers.indexOf(numbers[n]) < n)
  if (wrong)
    throw new Error(`Migration ${wrong} is not named NNNN_what_changes.sql, each number once`)
  return Promise.all(
    names.map(async (name) => {
      // A checkout on Windows may end its lines differently; that is no change.
      const sql = (await readFile(join(dir, name), "utf8")).replaceAll("\r\n", "\n")
      return { name, sql, sha256: createHash("sha256").update(sql).digest("hex") }
    }),
  )
}

async function findPending(client: pg.Client, migrations: Migration[]): Promise<Migration[]> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key,
    sha256 text not null,
    applied_at timestamptz not null default now()
  )`)
  const { rows } = await client.query<{ name: string; sha256: string }>(
    "select name, sha256 from schema_migrations order by name",
  )
  const known = new Map(migrations.map(({ name, sha256 }) => [name, sha256]))
  const unknown = rows.find(({ name }) => !known.has(name))
  if (unknown)
    throw new DatabaseUnavailable(
      `The database was made by a newer release of the shop (it has migration ${unknown.name}).\nStart that release, or restore a backup made by this one.`,
    )
  const changed = rows.find(({ name, sha256 }) => known.get(name) !== sha256)
  if (changed)
    throw new DatabaseUnavailable(
      `Migration ${changed.name} was changed after this database applied it.\nRestore the file, and put the change into a new migration.`,
    )
  const applied = new Set(rows.map(({ name }) => name))
  return migrations.filter(({ name }) => !applied.has(name))
}

async function apply(client: pg.Client, { name, sql, sha256 }: Migration): Promise<void> {
  try {
    // Rather fail than make every request queue behind a lock that does not come.
    await client.query("set local lock_timeout = '10s'")
    await client.query(sql)
    await client.query("insert into schema_migrations (name, sha256) values ($1, $2)", [
      name,
      sha256,
    ])
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`Migration ${name} failed and was undone: ${reason}`, { cause: error })
  }
}
