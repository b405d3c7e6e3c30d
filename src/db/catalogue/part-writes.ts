import { sql } from "drizzle-orm"
import type { SearchedPart } from "#domain/catalogue/part-words.ts"
import type { OwnAttribute } from "#domain/catalogue/vocabulary/own-vocabulary.ts"
import type { Executor } from "../connection/client.ts"
import { OWN_ATTRIBUTES } from "./own-vocabulary.ts"

/** Snapshot and the server start that it belongs to. Snapshots of different starts cannot be compared. */
export interface SnapshotEpoch {
  snapshot: string
  epoch: string
}

interface PartsOnSale extends SnapshotEpoch {
  attributes: readonly OwnAttribute[]
  ids: string[]
}

interface PartWrites extends SnapshotEpoch {
  attributes: readonly OwnAttribute[]
  written: string[]
  available: Record<string, number>
}

const EPOCH = sql`pg_postmaster_start_time()::text`

/** Reads the ids of the parts on sale in their order, with the shop's own attributes. */
export async function readPartsOnSale(db: Executor): Promise<PartsOnSale> {
  const { rows } = await db.execute<PartsOnSale & Record<string, unknown>>(sql`
    select pg_current_snapshot()::text as snapshot, ${EPOCH} as epoch, ${OWN_ATTRIBUTES} as attributes,
      array(select part_id from part_search order by position) as ids
  `)
  return only(rows)
}

/** SQL: whether the writing transaction ended after the snapshot, whenever it began. */
const isWrittenSince = (since: string) => sql`
  written_by >= pg_snapshot_xmin(${since}::pg_snapshot) and written_by < pg_snapshot_xmax(pg_current_snapshot())
  and not pg_visible_in_snapshot(written_by, ${since}::pg_snapshot)`

/** Reads which parts and which stock were written since a snapshot. */
export async function readPartWrites(db: Executor, since: string): Promise<PartWrites> {
  const isNew = isWrittenSince(since)
  const { rows } = await db.execute<PartWrites & Record<string, unknown>>(sql`
    select pg_current_snapshot()::text as snapshot, ${EPOCH} as epoch, ${OWN_ATTRIBUTES} as attributes,
      array(select part_id from part_writes where ${isNew}) as written,
      (select coalesce(json_object_agg(id, available_quantity), '{}') from parts
       where id in (select part_id from stock_movements where ${isNew})) as available
  `)
  return only(rows)
}

export interface WrittenPart {
  id: string
  position: number
  priceCents: number
  minimumQuantity: number
  availableQuantity: number
  lifecycle: string | null
  /** Transaction that wrote the texts last. If it equals the caller's number, the caller has these texts. */
  textsBy: number
  /** Null if the texts are unchanged. */
  texts: SearchedPart | null
}

/** SQL: values of the shop's own attributes as people type them: `Rails 4`, `Warranty 24 months`. */
const EXTRA_TEXTS = sql`array(
  select case when a.type <> 'boolean' then concat_ws(' ', a.label, p.specs ->> a.code, a.unit)
    when p.specs -> a.code = 'true' then a.label else '' end
  from vocabulary_attributes a where jsonb_exists(p.specs, a.code))`

/** Lists the given parts that are on sale. Includes texts only if the reader does not have them yet. */
export async function listWrittenParts(
  db: Executor,
  parts: readonly { id: string; textsBy: number }[],
): Promise<WrittenPart[]> {
  const { rows } = await db.execute<WrittenPart & Record<string, unknown>>(sql`
    select p.id, p.position::float8 as position, p.price_cents::float8 as "priceCents",
      p.minimum_quantity as "minimumQuantity", p.available_quantity as "availableQuantity", p.lifecycle,
      w.texts_by::text::float8 as "textsBy",
      case when w.texts_by::text::float8 <> known.texts_by then json_build_object(
        'name', p.name, 'sku', p.sku, 'mpn', p.mpn, 'category', p.category, 'description', p.description,
        'specs', p.specs, 'facets', s.facets, 'extraTexts', ${EXTRA_TEXTS}
      ) end as texts
    from unnest(
      ${sql.param(parts.map(({ id }) => id))}::text[], ${sql.param(parts.map(({ textsBy }) => textsBy))}::float8[]
    ) as known (id, texts_by)
    join parts p on p.id = known.id
    join part_search s on s.part_id = p.id
    join part_writes w on w.part_id = p.id
  `)
  return rows
}

function only<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error("a statement without a row")
  return row
}
