import { drizzle } from "drizzle-orm/node-postgres"
import type pg from "pg"
import { limitConcurrency } from "#domain/limit-concurrency.ts"
import type { Database } from "./client.ts"
import { errorCode } from "./connection-error.ts"

/** Time limit of a visitor's statement. */
const READ_TIMEOUT_MS = 1_000
const POOL_SHARE = 0.25
const BEGIN = `begin read only; set local statement_timeout = ${READ_TIMEOUT_MS}; select pg_backend_pid() as pid`
const CANCELLED = "57014"

/** Thrown when a read exceeds the time limit or the request was aborted. */
export class ReadAborted extends Error {
  override name = "ReadAborted"
}

/** Opens the database for a request that may be aborted. `signal` aborts its reads. */
export type BoundedReads = (signal: AbortSignal) => Database

/**
 * Runs reads on a share of the pool, with a time limit, until the request is aborted. Each read is its own
 * transaction, so that a pooler keeps no session state.
 */
export function boundedReads(pool: pg.Pool): BoundedReads {
  const limited = limitConcurrency(Math.max(1, Math.floor(pool.options.max * POOL_SHARE)))
  return (signal) => {
    const query = new Proxy(pool.query.bind(pool), {
      apply: (_, __, [statement, values]) =>
        limited(() => runBounded(pool, signal, statement, values)),
    })
    const bounded = new Proxy(pool, {
      get: (target, name): unknown =>
        name === "query" ? query : Reflect.get(target, name, target),
    })
    return drizzle({ client: bounded })
  }
}

async function runBounded(
  pool: pg.Pool,
  signal: AbortSignal,
  statement: pg.QueryConfig,
  values: unknown[],
): Promise<pg.QueryResult> {
  if (signal.aborted) throw new ReadAborted("Nobody waits for it")
  const client = await pool.connect()
  let cancelling: Promise<unknown> | undefined
  let isReusable = false
  try {
    const begun = await client.query<{ pid: number }>(BEGIN)
    // pg returns an array for several statements, despite its type.
    const pid = [begun].flat().at(-1)?.rows[0]?.pid
    const cancel = () => {
      cancelling = pool.query("select pg_cancel_backend($1)", [pid]).catch(() => undefined)
    }
    // Waits for a pending cancellation, which could otherwise hit the next user of the connection.
    const end = async (how: "commit" | "rollback") => {
      signal.removeEventListener("abort", cancel)
      await cancelling
      await client.query(how)
      isReusable = true
    }
    signal.addEventListener("abort", cancel)
    try {
      if (signal.aborted) throw new ReadAborted("Nobody waits for it")
      const result = await client.query(statement, values)
      await end("commit")
      return result
    } catch (error) {
      await end("rollback").catch(() => undefined)
      throw error
    }
  } catch (error) {
    if (errorCode(error) !== CANCELLED) throw error
    throw new ReadAborted("It took too long, or nobody waits for it", { cause: error })
  } finally {
    client.release(!isReusable)
  }
}
