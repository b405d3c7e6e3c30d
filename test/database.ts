import { randomBytes } from "node:crypto"
import { setTimeout as delay } from "node:timers/promises"
import pg from "pg"
import { inject } from "vitest"

export interface TestDatabase {
  url: string
  close(): Promise<void>
}

/** Creates a migrated, empty database for a test file or a test. */
export async function testDatabase(): Promise<TestDatabase> {
  return copyOf(nameOf(inject("templateUrl")))
}

const notes = new Map<string, string>()

/**
 * Copies a database that `fill` has filled once under this name, for all processes of the run. `note` is what
 * `fill` returned.
 */
export async function filledDatabase(
  name: string,
  fill: (url: string) => Promise<string>,
): Promise<TestDatabase & { note: string }> {
  const note = notes.get(name) ?? (await fillOnce(name, fill))
  notes.set(name, note)
  return { ...(await copyOf(name)), note }
}

/** Keeps the note as the database's comment. */
async function fillOnce(name: string, fill: (url: string) => Promise<string>): Promise<string> {
  const client = await server().connect()
  try {
    await client.query("select pg_advisory_lock(hashtext($1))", [name])
    const { rows } = await client.query<{ note: string }>(
      "select shobj_description(oid, 'pg_database') as note from pg_database where datname = $1",
      [name],
    )
    if (rows[0]) return rows[0].note
    const fresh = await testDatabase()
    const note = await fill(fresh.url)
    await waitUntilLeft(nameOf(fresh.url))
    await client.query(`alter database ${nameOf(fresh.url)} rename to ${name}`)
    await client.query(`comment on database ${name} is ${client.escapeLiteral(note)}`)
    return note
  } finally {
    client.release(true)
  }
}

/** Copies files, which takes half the time of copying through the log. */
async function copyOf(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString("hex")}`
  await server().query(`create database ${name} template ${template} strategy file_copy`)
  return { url: urlOf(name), close: async () => dropLater(name) }
}

let lastDrop = Promise.resolve()

/**
 * Drops a database in the background, because a drop flushes the whole server. What is left at the end is
 * removed with the server's folder.
 */
function dropLater(name: string): void {
  lastDrop = lastDrop.then(() => drop(name)).catch(() => undefined)
}

async function drop(name: string): Promise<void> {
  await waitUntilLeft(name)
  await server().query(`drop database ${name} with (force)`)
}

/** Waits for closing connections, which would otherwise report an error. */
async function waitUntilLeft(name: string): Promise<void> {
  for (let tries = 1; tries <= 50; tries += 1) {
    const { rowCount } = await server().query("select from pg_stat_activity where datname = $1", [
      name,
    ])
    if (rowCount === 0) return
    await delay(100)
  }
}

let pool: pg.Pool | undefined

/** Connections of this process to create and drop databases. */
function server(): pg.Pool {
  if (pool) return pool
  // `inject` fails between two test files.
  pool = new pg.Pool({ connectionString: urlOf("postgres"), max: 3, allowExitOnIdle: true })
  pool.on("error", () => undefined)
  return pool
}

const nameOf = (url: string) => new URL(url).pathname.slice(1)

function urlOf(name: string): string {
  const url = new URL(inject("templateUrl"))
  url.pathname = `/${name}`
  return url.href
}
