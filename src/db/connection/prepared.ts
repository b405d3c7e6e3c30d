import type { Database } from "./client.ts"

/**
 * Builds a query once per database and plans it once per connection. For hot paths outside of
 * transactions.
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
