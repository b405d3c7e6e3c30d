import type { ClientBase } from "pg"
import type { FacetSource } from "#domain/catalogue/vocabulary/facet-sources.ts"

/** Writes what gives the facets of parts, where it is not so already. */
export async function writeFacetSources(
  client: Pick<ClientBase, "query">,
  sources: readonly FacetSource[],
): Promise<void> {
  // An earlier release has none.
  const { rowCount } = await client.query("select where to_regclass('facet_sources') is not null")
  if (rowCount === 0) return
  await client.query(
    `with wanted as (
       select * from jsonb_to_recordset($1::jsonb) as t (code text, facet text, priority smallint, bounds numeric[], exact boolean)
     ), gone as (
       delete from facet_sources where code not in (select code from wanted)
     )
     insert into facet_sources as s (code, facet, priority, bounds, exact)
     select code, facet, priority, bounds, exact from wanted order by code
     on conflict (code) do update
       set facet = excluded.facet, priority = excluded.priority, bounds = excluded.bounds, exact = excluded.exact
       where (s.facet, s.priority, s.exact) <> (excluded.facet, excluded.priority, excluded.exact)
         or s.bounds is distinct from excluded.bounds`,
    [JSON.stringify(sources)],
  )
}
