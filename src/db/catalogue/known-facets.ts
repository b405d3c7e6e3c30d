import { sql } from "drizzle-orm"
import type { Executor } from "../connection/client.ts"
import type { PartSearch } from "./catalogue.ts"

type Facets = PartSearch["facets"]

/** Of the values asked for those that some part has; a facet of which none is known keeps its place. */
export async function listKnownFacets(db: Executor, facets: Facets): Promise<Facets> {
  const asked = facets.flatMap(({ name, values }) => values.map((value) => `${name}:${value}`))
  if (asked.length === 0) return facets
  const { rows } = await db.execute<{ facet: string }>(sql`
    select facet from unnest(${sql.param(asked)}::text[]) as facet
    where exists (select from part_search where facets @> array[facet])
  `)
  const known = new Set(rows.map(({ facet }) => facet))
  return facets.map(({ name, values }) => ({
    name,
    values: values.filter((value) => known.has(`${name}:${value}`)),
  }))
}
