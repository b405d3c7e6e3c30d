import { randomBytes } from "node:crypto"
import { setTimeout as delay } from "node:timers/promises"
import pg from "pg"
import { inject } from "vitest"

export interface TestDatabase {
  url: string
  close(): Promise<void>
}

/** A fresh, migrated, empty database, for one test file or one test. */
export async function testDatabase(): Promise<TestDatabase> {
  const url = new URL(inject("templateUrl"))
  const template = url.pathname.slice(1)
  const name = `test_${randomBytes(8).toString("hex")}`
  url.pathname = "/postgres"
  const serverUrl = url.href
  await run(serverUrl, `create database ${name} template ${template}`)
  url.pathname = `/${name}`
  return { url: url.href, close: () => drop(serverUrl, name) }
}

const DROP_TRIES = 50

/** The server may be tidying up in it, which only it can end, and soon does. */
async function drop(serverUrl: string, name: string): Promise<void> {
  await waitUntilLeft(serverUrl, name)
  for (let tries = 1; ; tries += 1) {
    try {
      return await run(serverUrl, `drop database ${name} with (force)`)
    } catch (error) {
      const tidying = error instanceof pg.DatabaseError && error.code === "42501"
      if (!tidying || tries === DROP_TRIES) throw error
      await delay(100)
    }
  }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Connections that are just closing would be cut off, and complain of it to nobody in particular. */
async function waitUntilLeft(serverUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    for (let tries = 1; tries <= DROP_TRIES; tries += 1) {
      const { rows } = await client.query("select 1 from pg_stat_activity where datname = $1", [
        name,
      ])
      if (rows.length === 0) return
      await delay(100)
    }
  } finally {
    await client.end()
  }
}
