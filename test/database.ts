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

/**
 * Copies a database that `fill` has filled once under this name, for all
 * processes of the run.
 */
export async function filledDatabase(
  name: string,
  fill: (url: string) => Promise<void>,
): Promise<TestDatabase> {
  await queryServer(async (server) => {
    await server.query("select pg_advisory_lock(hashtext($1))", [name])
    const { rowCount } = await server.query("select from pg_database where datname = $1", [name])
    if (rowCount) return
    const fresh = await testDatabase()
    await fill(fresh.url)
    await waitUntilLeft(server, nameOf(fresh.url))
    await server.query(`alter database ${nameOf(fresh.url)} rename to ${name}`)
  })
  return copyOf(name)
}

async function copyOf(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString("hex")}`
  await queryServer((server) => server.query(`create database ${name} template ${template}`))
  return { url: urlOf(name), close: async () => dropLater(name) }
}

let lastDrop = Promise.resolve()

/**
 * Drops a database in the background, because a drop flushes the whole server. What is left at the end is
 * removed with the server's folder.
 */
function dropLater(name: string): void {
  // `inject` fails between two test files.
  const server = urlOf("postgres")
  lastDrop = lastDrop.then(() => drop(name, server)).catch(() => undefined)
}

const DROP_TRIES = 50

/** Retries while an autovacuum works in the database. */
const drop = (name: string, serverUrl: string): Promise<void> =>
  queryServer(async (server) => {
    await waitUntilLeft(server, name)
    for (let tries = 1; ; tries += 1) {
      try {
        await server.query(`drop database ${name} with (force)`)
        return
      } catch (error) {
        const tidying = error instanceof pg.DatabaseError && error.code === "42501"
        if (!tidying || tries === DROP_TRIES) throw error
        await delay(100)
      }
    }
  }, serverUrl)

/** Waits for closing connections, which would otherwise report an error. */
async function waitUntilLeft(server: pg.Client, name: string): Promise<void> {
  for (let tries = 1; tries <= DROP_TRIES; tries += 1) {
    const { rowCount } = await server.query("select from pg_stat_activity where datname = $1", [
      name,
    ])
    if (rowCount === 0) return
    await delay(100)
  }
}

async function queryServer<Result>(
  work: (server: pg.Client) => Promise<Result>,
  serverUrl = urlOf("postgres"),
): Promise<Result> {
  const server = new pg.Client({ connectionString: serverUrl })
  server.on("error", () => undefined)
  await server.connect()
  try {
    return await work(server)
  } finally {
    await server.end()
  }
}

const nameOf = (url: string) => new URL(url).pathname.slice(1)

function urlOf(name: string): string {
  const url = new URL(inject("templateUrl"))
  url.pathname = `/${name}`
  return url.href
}
