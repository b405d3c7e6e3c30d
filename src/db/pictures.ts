import { eq, sql } from "drizzle-orm"
import type { Executor } from "./client.ts"
import { pictures } from "./schema.ts"

export type PictureRow = typeof pictures.$inferSelect
export type NewPictureRow = Pick<
  PictureRow,
  "hash" | "width" | "height" | "placeholder" | "uploadedBy"
>

const uploadedNow = { uploadedAt: sql`now()` }

export async function findPicture(db: Executor, hash: string): Promise<PictureRow | undefined> {
  const [found] = await db.select().from(pictures).where(eq(pictures.hash, hash))
  return found
}

/** Notes another upload of a picture that is there; returns it. */
export async function notePictureUpload(
  db: Executor,
  hash: string,
): Promise<PictureRow | undefined> {
  const [found] = await db
    .update(pictures)
    .set(uploadedNow)
    .where(eq(pictures.hash, hash))
    .returning()
  return found
}

/** Enters a picture, or notes another upload when someone was first. */
export async function insertPicture(db: Executor, picture: NewPictureRow): Promise<void> {
  await db
    .insert(pictures)
    .values(picture)
    .onConflictDoUpdate({ target: pictures.hash, set: uploadedNow })
}
