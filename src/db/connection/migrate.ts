import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import pg, { type ClientBase } from "pg"
import { type FacetSource, facetSources } from "#domain/catalogue/vocabulary/facet-sources.ts"
import { DatabaseUnavailable } from "./connection-error.ts"

async function writeFacetSources(
  client: Pick<ClientBase, "query">,
  sources: readonly FacetSource[],
): Promise<void> {
  // The table does not exist in earlier releases.
  const { rowCount } = await client.query("select where to_regclass('facet_sources') is not null")
  if (rowCount === 0) return
  await client.query(
    `with wanted as (
       select * from jsonb_to_recordset($1::jsonb) as t (code text, facet text, priority smallint, bounds numeric[], exact boolean)
     ), gone as (
       delete from facet_sources where code not in (select code from wanted)
     )
     insert into facet_sources as s (code, facet, priority, bounds, exact)
     select code, facet, priority, bounds, exact from wanted order by code
     on conflict (code) do update
       set facet = excluded.facet, priority = excluded.priority, bounds = excluded.bounds, exact = excluded.exact
       where (s.facet, s.priority, s.exact) <> (excluded.facet, excluded.priority, excluded.exact)
         or s.bounds is distinct from excluded.bounds`,
    [JSON.stringify(sources)],
  )
}

interface Migration {
  name: string
  sql: string
  sha256: string
}

/** Schema of release 0.1.0. It replaces the migrations of the drafts before that release. */
const BASELINE = "0001_baseline.sql"
const FIRST_DRAFT = "0001_shop_schema.sql"
const LAST_DRAFT = "0337_tax_of_delivery_follows_goods.sql"
/** Hash of the names of all draft migrations. */
const DRAFTS_SHA256 = "71a2c9eb3717b75e4346e05247ea047be7e6cc6fcd4f17a0398e5205a6386816"

const ownMigrations = fileURLToPath(new URL("../../../migrations", import.meta.url))
const advisoryLock = 4_172_026_011

interface MigrationFilter {
  dir?: string
  only?: string[]
}

/**
 * Applies missing migrations, each in its own transaction, and returns their names. Then writes facet sources.
 * Concurrent callers run one after another. The lock belongs to the transaction, because there is no session behind
 * a pooler.
 */
export async function migrate(
  url: string,
  { dir = ownMigrations, only }: MigrationFilter = {},
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
      const name = await runInTransaction(client, () => applyNext(client, migrations, wanted))
      if (name === undefined) break
      applied.push(name)
    }
    await runInTransaction(client, () => writeFacetSources(client, facetSources))
    return applied
  } finally {
    await client.end()
  }
}

/** Counts the migrations of the last draft of release 0.1.0 as its baseline. Throws for an earlier draft. */
export function replaceDrafts(applied: readonly string[]): readonly string[] {
  if (!applied.includes(FIRST_DRAFT)) return applied
  const names = applied.toSorted().join("\n")
  if (createHash("sha256").update(names).digest("hex") === DRAFTS_SHA256) return [BASELINE]
  throw new DatabaseUnavailable(
    `This data was made by an earlier draft of release 0.1.0.\nStart the last draft on it once, which is the last commit whose newest migration is ${LAST_DRAFT}; then start this release.`,
  )
}

/** Applies the first missing migration; returns undefined if there is none. */
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

async function runInTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query("begin")
  try {
    const result = await work()
    await client.query("commit")
    return result
  } catch (error) {
    await client.query("rollback").catch(() => undefined) // The connection itself may have failed.
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
      // A checkout on Windows may have other line endings. They do not count as a change.
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
  const known = new Map(migrations.map(({ name, sha256 }) => [name, sha256]))
  const rows = await readApplied(client)
  const names = rows.map(({ name }) => name)
  const counted = replaceDrafts(names)
  if (counted !== names) {
    await client.query("delete from schema_migrations")
    for (const name of counted) await recordApplied(client, name, known.get(name) ?? "")
    return findPending(client, migrations)
  }
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
    // Fails rather than letting every request queue behind a lock that is not granted.
    await client.query("set local lock_timeout = '10s'")
    await client.query(sql)
    await recordApplied(client, name, sha256)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`Migration ${name} failed and was undone: ${reason}`, { cause: error })
  }
}

async function readApplied(client: pg.Client): Promise<{ name: string; sha256: string }[]> {
  const { rows } = await client.query<{ name: string; sha256: string }>(
    "select name, sha256 from schema_migrations order by name",
  )
  return rows
}

async function recordApplied(client: pg.Client, name: string, sha256: string): Promise<void> {
  await client.query("insert into schema_migrations (name, sha256) values ($1, $2)", [name, sha256])
}
