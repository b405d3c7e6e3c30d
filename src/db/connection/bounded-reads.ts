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
export class ReadGivenUp extends Error {
  override name = "ReadGivenUp"
}

/** Opens the database for a request that may be aborted. `gone` aborts its reads. */
export type BoundedReads = (gone: AbortSignal) => Database

/**
 * Runs reads on a share of the pool, with a time limit, until the request is aborted. Each read is its own
 * transaction, so that a pooler keeps no session state.
 */
export function boundedReads(pool: pg.Pool): BoundedReads {
  const limited = limitConcurrency(Math.max(1, Math.floor(pool.options.max * POOL_SHARE)))
  return (gone) => {
    const query = new Proxy(pool.query.bind(pool), {
      apply: (_, __, [statement, values]) =>
        limited(() => runBounded(pool, gone, statement, values)),
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
    // pg returns an array for several statements, despite its type.
    const pid = [begun].flat().at(-1)?.rows[0]?.pid
    const cancel = () => {
      cancelling = pool.query("select pg_cancel_backend($1)", [pid]).catch(() => undefined)
    }
    // Waits for a pending cancellation, which could otherwise hit the next user of the connection.
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
