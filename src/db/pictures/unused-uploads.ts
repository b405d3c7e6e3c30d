import { type SQL, sql } from "drizzle-orm"
import type { Executor } from "../connection/client.ts"
import { uploads } from "../schema/content.ts"
import type { UploadRow } from "./uploads.ts"

/** What one of the parts' fields names, in the JSON that an import keeps of them. */
const named = (json: SQL, table: SQL) => sql`
  union all select ${json}->>'image' from ${table} where ${json}->>'image' is not null
  union all select listed->>'url' from ${table},
    jsonb_array_elements(coalesce(${json}->'pictures', '[]') || coalesce(${json}->'datasheets', '[]')) as listed`

/** Every address that anything shows or may show again: archived parts, texts of pages, imports by file. */
const shown = sql`
  select image from parts
  union all select listed->>'url' from parts, jsonb_array_elements(pictures || datasheets) as listed
  ${named(sql`after`, sql`part_import_rows`)}
  ${named(sql`before`, sql`part_import_rows`)}
  ${named(sql`after`, sql`part_import_conflicts`)}
  union all select photo from reviews
  union all select jsonb_array_elements_text(pictures) from part_reviews
  union all select unnest(pictures) from return_lines
  union all select certificate from tax_ids where certificate is not null
  union all select photo from services
  union all select photo from professionals
  union all select image from users where image is not null
  union all select text #>> '{}' from page_contents, jsonb_path_query(content, 'strict $.**') as text
    where jsonb_typeof(text) = 'string'
  union all select text #>> '{}' from shop_settings, jsonb_path_query(value, 'strict $.**') as text
    where jsonb_typeof(text) = 'string'`

/** Notes of every upload whether something shows it, and since when nothing does. */
export async function recordUnusedUploads(db: Executor): Promise<void> {
  await db.execute(sql`
    with seen as (
      select name, address in (${shown}) as used from uploads where state = 'stored')
    update uploads set unused_since = case when used then null else now() end
    from seen where seen.name = uploads.name and state = 'stored' and used = (unused_since is not null)`)
}

export type RemovableUpload = Pick<UploadRow, "name" | "width" | "removal">

/**
 * Takes uploads whose files are to be removed out of use, and with them what earlier rounds left. Who
 * chooses or uploads one at this moment either keeps it or finds it gone; nothing comes back from here.
 */
export async function takeRemovableUploads(db: Executor, most: number): Promise<RemovableUpload[]> {
  return db
    .update(uploads)
    .set({ state: "removing" })
    .where(
      sql`${uploads.name} in (
        select name from uploads
        where state = 'removing'
          or (state = 'storing' and unused_since < now() - interval '1 hour')
          or (state = 'stored' and unused_since < now() - interval '1 day' and address not in (${shown}))
        order by unused_since limit ${most} for update skip locked)`,
    )
    .returning({ name: uploads.name, width: uploads.width, removal: uploads.removal })
}
