import type { Database } from "./client.ts"

/**
 * A query that is built once for each database and planned once on each of its connections. For queries
 * of hot paths, outside of transactions.
 */
export function prepared<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const built = new WeakMap<Database, Query>()
  return (db) => {
    const known = built.get(db)
    if (known) return known
    const query = build(db)
    built.set(db, query)
    return query
  }
}
