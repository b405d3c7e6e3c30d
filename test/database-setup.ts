import { appendFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { pino } from "pino"
import type { TestProject } from "vitest/node"
import { migrate } from "#db/connection/migrate.ts"
import { connectEmbeddedDatabase, startEmbeddedDatabase } from "#db/embedded/embedded-database.ts"
import { tryLock } from "#db/embedded/file-lock.ts"
import { readPostmaster } from "#db/embedded/postmaster.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** Template database that tests copy. Connect to the copies only: copying needs it idle. */
    templateUrl: string
  }
}

const folders = join(tmpdir(), "computer-assembler-test-")
const log = pino({ level: "silent" })

/** Starts one database server for the whole run; each test file copies the migrated database. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await removeLeftovers()
  const dataDir = mkdtempSync(folders)
  const database = await startWithoutAutovacuum(dataDir)
  async function teardown(): Promise<void> {
    await database.stop()
    rmSync(dataDir, { recursive: true })
  }
  // Vitest skips the teardown if a signal ends it; the next run removes the folder.
  process.once("exit", () => {
    const server = readPostmaster(join(dataDir, "postgres"))
    if (server) process.kill(server.pid, "SIGQUIT")
  })
  try {
    await migrate(database.url)
    await shortenLogins(database.url)
  } catch (error) {
    await teardown()
    throw error
  }
  provide("templateUrl", database.url)
  return teardown
}

/** Saves a process per minute and database: they are gone before they need to be vacuumed. */
async function startWithoutAutovacuum(dataDir: string) {
  const fresh = await startEmbeddedDatabase({ dataDir, log })
  await fresh.stop()
  appendFileSync(join(dataDir, "postgres", "postgresql.conf"), "autovacuum = off\n")
  return startEmbeddedDatabase({ dataDir, log })
}

/** Saves a quarter of the processor time of thousands of connections, which otherwise hash the password 4,096 times. */
async function shortenLogins(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query("set scram_iterations = 1")
  const password = client.escapeLiteral(decodeURIComponent(new URL(url).password))
  await client.query(`alter role current_user password ${password}`)
  await client.end()
}

/** Stops servers and removes folders of runs that were killed. */
async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const dataDir = join(tmpdir(), name)
    if (!dataDir.startsWith(folders) || !existsSync(join(dataDir, "locks", "shop.json"))) continue
    const lock = tryLock(join(dataDir, "locks", "shop"), "exclusive")
    if (!lock) continue // Its run is still active.
    const leftover = await connectEmbeddedDatabase({ dataDir, log }).catch(() => undefined)
    await leftover?.stop()
    rmSync(dataDir, { recursive: true, force: true })
    lock.release()
  }
}
