import { and, eq, getTableColumns, sql } from "drizzle-orm"
import type {
  OwnAttribute,
  OwnCategory,
  OwnName,
  OwnVocabulary,
} from "#domain/catalogue/vocabulary/own-vocabulary.ts"
import type { Executor } from "../connection/client.ts"
import { first, hasRows } from "../connection/query-parts.ts"
import { parts, vocabularyAttributes } from "../schema/parts.ts"

interface StoredAttribute extends OwnAttribute {
  place: number
  version: number
}

export interface StoredVocabulary extends OwnVocabulary {
  attributes: readonly StoredAttribute[]
}

/** SQL: the shop's own attributes as JSON, in display order. */
export const OWN_ATTRIBUTES = sql`(
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'code', code, 'label', label, 'type', type, 'unit', unit, 'zero', case when zero_unknown then 'unknown' end,
    'categories', categories, 'aliases', aliases, 'facet', is_facet, 'bounds', facet_bounds,
    'highlighted', is_highlighted, 'place', place, 'version', version
  )) order by place, label, code), '[]') from vocabulary_attributes)`

export async function findOwnVocabulary(db: Executor): Promise<StoredVocabulary> {
  const { rows } = await db.execute<StoredVocabulary & Record<string, unknown>>(sql`
    select ${OWN_ATTRIBUTES} as attributes,
      (select coalesce(jsonb_agg(jsonb_build_object('category', category, 'key', key, 'code', code, 'unit', unit)
        order by category, key), '[]') from vocabulary_names) as names,
      (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'category', category) order by name), '[]')
        from vocabulary_categories) as categories
  `)
  return rows[0] ?? { attributes: [], names: [], categories: [] }
}

/** Locks the names, so that concurrent changes run one after another. */
export async function lockOwnNames(tx: Executor): Promise<void> {
  await tx.execute(
    sql`lock table vocabulary_names, vocabulary_categories in share row exclusive mode`,
  )
}

/** Inserts names or updates existing ones. Each pair of category and key may occur only once. */
export async function putOwnNames(db: Executor, names: readonly OwnName[]): Promise<void> {
  await db.execute(sql`
    insert into vocabulary_names (category, key, code, unit)
    select category, key, code, unit
    from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as t (category text, key text, code text, unit text)
    order by category, key
    on conflict (category, key) do update set code = excluded.code, unit = excluded.unit, created_at = now()
  `)
}

export async function deleteOwnNames(
  db: Executor,
  names: readonly Pick<OwnName, "category" | "key">[],
): Promise<void> {
  await db.execute(sql`
    delete from vocabulary_names using jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as t (category text, key text)
    where vocabulary_names.category = t.category and vocabulary_names.key = t.key
  `)
}

export async function putOwnCategories(
  db: Executor,
  categories: readonly OwnCategory[],
): Promise<void> {
  await db.execute(sql`
    insert into vocabulary_categories (name, category)
    select name, category from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) as t (name text, category text)
    order by name
    on conflict (name) do update set category = excluded.category, created_at = now()
  `)
}

export async function deleteOwnCategories(db: Executor, names: readonly string[]): Promise<void> {
  await db.execute(
    sql`delete from vocabulary_categories where name = any(${sql.param([...names])}::text[])`,
  )
}

type AttributeRow = Omit<typeof vocabularyAttributes.$inferInsert, "version">

const {
  version: _,
  createdAt: __,
  updatedAt: ___,
  ...written
} = getTableColumns(vocabularyAttributes)

export const findOwnAttribute = (db: Executor, code: string): Promise<AttributeRow | undefined> =>
  first(db.select(written).from(vocabularyAttributes).where(eq(vocabularyAttributes.code, code)))

/** Adds an attribute. Returns false if its code is taken. */
export const insertOwnAttribute = (db: Executor, row: AttributeRow): Promise<boolean> =>
  hasRows(
    db
      .insert(vocabularyAttributes)
      .values(row)
      .onConflictDoNothing()
      .returning({ code: vocabularyAttributes.code }),
  )

/** Updates an attribute. Returns false if it has changed since it was read. */
export const updateOwnAttribute = (
  db: Executor,
  { code, ...changes }: AttributeRow,
  seenVersion: number,
): Promise<boolean> =>
  hasRows(
    db
      .update(vocabularyAttributes)
      .set({
        ...changes,
        version: sql`${vocabularyAttributes.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(
        and(eq(vocabularyAttributes.code, code), eq(vocabularyAttributes.version, seenVersion)),
      )
      .returning({ code: vocabularyAttributes.code }),
  )

export const deleteOwnAttribute = (db: Executor, code: string): Promise<boolean> =>
  hasRows(
    db
      .delete(vocabularyAttributes)
      .where(eq(vocabularyAttributes.code, code))
      .returning({ code: vocabularyAttributes.code }),
  )

export const countPartsWith = (db: Executor, code: string): Promise<number> =>
  db.$count(parts, sql`jsonb_exists(${parts.specs}, ${code})`)
