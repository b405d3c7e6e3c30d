import { drizzle } from "drizzle-orm/node-postgres"
import type pg from "pg"
import type { Database } from "./client.ts"
import { errorCode } from "./error-code.ts"
import { limitConcurrency } from "./limit-concurrency.ts"

/** What a stranger may ask of the database: one statement's time. */
const MAX_MS = 1_000
/** Of the pool's connections, so that who buys finds one. */
const SHARE = 0.25
const BEGIN = `begin read only; set local statement_timeout = ${MAX_MS}; select pg_backend_pid() as pid`
const CANCELLED = "57014"

/** It took too long, or nobody waits for it any more. */
export class ReadGivenUp extends Error {
  override name = "ReadGivenUp"
}

/** The database for reading by somebody who may be gone before the answer is there. */
export type BoundedReads = (gone: AbortSignal) => Database

/**
 * Statements on a share of the pool that end after a second, and when nobody waits for them any more. Each is a
 * transaction of its own, so that a pooler in between keeps none of it.
 */
export function boundedReads(pool: pg.Pool): BoundedReads {
  const limited = limitConcurrency(Math.max(1, Math.floor(pool.options.max * SHARE)))
  return (gone) => {
    const query = new Proxy(pool.query.bind(pool), {
      apply: (_, __, [statement, values]) => limited(() => ask(pool, gone, statement, values)),
    })
    const bounded = new Proxy(pool, {
      get: (target, name): unknown =>
        name === "query" ? query : Reflect.get(target, name, target),
    })
    return drizzle({ client: bounded })
  }
}

async function ask(
  pool: pg.Pool,
  gone: AbortSignal,
  statement: pg.QueryConfig,
  values: unknown[],
): Promise<pg.QueryResult> {
  if (gone.aborted) throw new ReadGivenUp("Nobody waits for it")
  const client = await pool.connect()
  let cancelling: Promise<unknown> | undefined
  let isFit = false
  try {
    const begun = await client.query<{ pid: number }>(BEGIN)
    const pid = [begun].flat().at(-1)?.rows[0]?.pid
    const cancel = () => {
      cancelling = pool.query("select pg_cancel_backend($1)", [pid]).catch(() => undefined)
    }
    // The end waits for a cancellation, so that none comes over whoever is next.
    const end = async (how: "commit" | "rollback") => {
      gone.removeEventListener("abort", cancel)
      await cancelling
      await client.query(how)
      isFit = true
    }
    gone.addEventListener("abort", cancel)
    try {
      if (gone.aborted) throw new ReadGivenUp("Nobody waits for it")
      const result = await client.query(statement, values)
      await end("commit")
      return result
    } catch (error) {
      await end("rollback").catch(() => undefined)
      throw error
    }
  } catch (error) {
    if (errorCode(error) !== CANCELLED) throw error
    throw new ReadGivenUp("It took too long, or nobody waits for it", { cause: error })
  } finally {
    client.release(!isFit)
  }
}
