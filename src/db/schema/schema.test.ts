import { is } from "drizzle-orm"
import { getTableConfig, PgTable } from "drizzle-orm/pg-core"
import pg from "pg"
import { afterAll, expect, test } from "vitest"
import { testDatabase } from "#test/database.ts"
import * as carts from "./carts.ts"
import * as content from "./content.ts"
import * as identity from "./identity.ts"
import * as orders from "./orders.ts"
import * as parts from "./parts.ts"
import * as records from "./records.ts"
import * as shipments from "./shipments.ts"

const tables = [carts, content, identity, orders, parts, records, shipments]
  .flatMap((file) => Object.values(file))
  .filter((table) => is(table, PgTable))
  .map(getTableConfig)

const database = await testDatabase()
const client = new pg.Client({ connectionString: database.url })
await client.connect()
afterAll(async () => {
  await client.end()
  await database.close()
})

test.each(tables)("$name has the columns that the migrations made", async ({ name, columns }) => {
  const { rows } = await client.query(
    `select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as "notNull",
       atthasdef or attidentity <> '' as "hasDefault"
     from pg_attribute
     -- What the database computes from the others is for its indexes.
     where attrelid = $1::text::regclass and attnum > 0 and not attisdropped and attgenerated = ''
     order by attname`,
    [name],
  )
  const declared = columns.map((column) => ({
    name: column.name,
    type: column.getSQLType() + "[]".repeat(column.dimensions),
    notNull: column.notNull,
    hasDefault: column.hasDefault || column.generatedIdentity !== undefined,
  }))
  expect(declared.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual(rows)
})
