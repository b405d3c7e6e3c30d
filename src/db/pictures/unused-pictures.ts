import { sql } from "drizzle-orm"
import type { Executor } from "../connection/client.ts"
import { pictures } from "../schema/content.ts"
import type { PictureRow } from "./pictures.ts"

/** Every address that anything shows or may show again: archived parts, texts of pages, imports by file. */
const shown = sql`
  select image from parts
  union all select after->>'image' from part_import_rows where after->>'image' is not null
  union all select before->>'image' from part_import_rows where before->>'image' is not null
  union all select after->>'image' from part_import_conflicts where after->>'image' is not null
  union all select photo from reviews
  union all select photo from services
  union all select photo from professionals
  union all select image from users where image is not null
  union all select text #>> '{}' from page_contents, jsonb_path_query(content, 'strict $.**') as text
    where jsonb_typeof(text) = 'string'
  union all select text #>> '{}' from shop_settings, jsonb_path_query(value, 'strict $.**') as text
    where jsonb_typeof(text) = 'string'`

/** Notes of every picture whether something shows it, and since when nothing does. */
export async function recordUnusedPictures(db: Executor): Promise<void> {
  await db.execute(sql`
    with seen as (
      select name, address in (${shown}) as used from pictures where state = 'stored')
    update pictures set unused_since = case when used then null else now() end
    from seen where seen.name = pictures.name and state = 'stored' and used = (unused_since is not null)`)
}

export type RemovablePicture = Pick<PictureRow, "name" | "width" | "removal">

/**
 * Takes pictures whose files are to be removed out of use, and with them what earlier rounds left. Who
 * chooses or uploads one at this moment either keeps it or finds it gone; nothing comes back from here.
 */
export async function takeRemovablePictures(
  db: Executor,
  most: number,
): Promise<RemovablePicture[]> {
  return db
    .update(pictures)
    .set({ state: "removing" })
    .where(
      sql`${pictures.name} in (
        select name from pictures
        where state = 'removing'
          or (state = 'storing' and unused_since < now() - interval '1 hour')
          or (state = 'stored' and unused_since < now() - interval '1 day' and address not in (${shown}))
        order by unused_since limit ${most} for update skip locked)`,
    )
    .returning({ name: pictures.name, width: pictures.width, removal: pictures.removal })
}
