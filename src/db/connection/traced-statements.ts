import type pg from "pg"

export interface Statement {
  name?: string | undefined
  text: string
}

export type AroundStatement = <T>(statement: Statement, run: () => Promise<T>) => Promise<T>

/** Wraps each awaited statement of this pool and its clients with `around`. */
export function traceStatements(pool: pg.Pool, around: AroundStatement): void {
  const tracedClients = new WeakMap<pg.PoolClient, pg.PoolClient>()
  const traced = (client: pg.PoolClient): pg.PoolClient => {
    const known = tracedClients.get(client) ?? traceQueries(client, around)
    tracedClients.set(client, known)
    return known
  }
  pool.query = tracedQuery(pool.query.bind(pool), around)
  pool.connect = new Proxy(pool.connect.bind(pool), {
    apply: (connect, _: unknown, args: unknown[]) => {
      const connecting: unknown = Reflect.apply(connect, undefined, args)
      // Only the pool itself passes a callback, within a query that is traced already.
      return connecting instanceof Promise ? connecting.then(traced) : connecting
    },
  })
}

function traceQueries(client: pg.PoolClient, around: AroundStatement): pg.PoolClient {
  const query = tracedQuery(client.query.bind(client), around)
  return new Proxy(client, {
    get: (target, name) => {
      if (name === "query") return query
      const value: unknown = Reflect.get(target, name, target)
      return value instanceof Function ? value.bind(target) : value
    },
  })
}

const tracedQuery = <Query extends pg.Pool["query"] | pg.PoolClient["query"]>(
  query: Query,
  around: AroundStatement,
): Query =>
  new Proxy(query, {
    apply: (untraced, _: unknown, args: unknown[]) => {
      const run = () => Reflect.apply(untraced, undefined, args)
      const statement = statementOf(args[0])
      const isAwaited = typeof args.at(-1) !== "function"
      return statement && isAwaited ? around(statement, run) : run()
    },
  })

/** Returns undefined for row streams, whose end cannot be observed here. */
function statementOf(statement: unknown): Statement | undefined {
  if (typeof statement === "string") return { text: statement }
  if (
    typeof statement !== "object" ||
    statement === null ||
    "submit" in statement ||
    !("text" in statement)
  )
    return undefined
  const name =
    "name" in statement && typeof statement.name === "string" ? statement.name : undefined
  return { name, text: String(statement.text) }
}
