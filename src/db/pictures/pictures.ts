import { and, eq, sql } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"
import { pictures } from "../schema/content.ts"

export type PictureRow = typeof pictures.$inferSelect
export type NewPictureRow = Pick<
  PictureRow,
  "name" | "fileHash" | "width" | "height" | "placeholder" | "uploadedBy"
>

/** Keeps it from being removed for a day, whether it is used by then or not. */
const neededNow = { unusedSince: sql`now()` }

const storedFile = (fileHash: string) =>
  and(eq(pictures.fileHash, fileHash), eq(pictures.state, "stored"))

/** Notes another upload of a file whose picture is there; returns that. */
export async function recordPictureUpload(
  db: Executor,
  fileHash: string,
): Promise<PictureRow | undefined> {
  const [found] = await db.update(pictures).set(neededNow).where(storedFile(fileHash)).returning()
  return found
}

/** Notes that somebody is about to use the picture at this address; undefined when there is none. */
export async function recordPictureChoice(
  db: Executor,
  address: string,
): Promise<PictureRow | undefined> {
  const [found] = await db
    .update(pictures)
    .set(neededNow)
    .where(and(eq(pictures.address, address), eq(pictures.state, "stored")))
    .returning()
  return found
}

/** Whether this is the address of a picture whose files are being removed. */
export async function isPictureLeaving(db: Executor, address: string): Promise<boolean> {
  const found = await db
    .select({ name: pictures.name })
    .from(pictures)
    .where(and(eq(pictures.address, address), eq(pictures.state, "removing")))
    .limit(1)
  return found.length > 0
}

/** Announces files of this name; whatever becomes of them, they are removed in the end. */
export async function announcePicture(db: Executor, picture: NewPictureRow): Promise<void> {
  await db.insert(pictures).values({ ...picture, state: "storing" })
}

/**
 * Enters a picture whose files are stored, unless the same file has one already: returns the one that
 * counts. Undefined when storing took so long that the files were removed meanwhile.
 */
export async function enterPicture(
  tx: Transaction,
  { name, fileHash }: Pick<PictureRow, "name" | "fileHash">,
  place: { address: string; removal: string | null },
): Promise<PictureRow | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`picture ${fileHash}`}, 0))`)
  const known = await recordPictureUpload(tx, fileHash)
  if (known) return known
  const [entered] = await tx
    .update(pictures)
    .set({ ...place, ...neededNow, state: "stored" })
    .where(and(eq(pictures.name, name), eq(pictures.state, "storing")))
    .returning()
  return entered
}

/** Gives up files that were announced and are not needed. */
export async function abandonPicture(
  db: Executor,
  name: string,
  removal: string | null,
): Promise<void> {
  await db
    .update(pictures)
    .set({ state: "removing", removal })
    .where(and(eq(pictures.name, name), eq(pictures.state, "storing")))
}

/** Forgets a picture whose files are gone. */
export async function forgetPicture(db: Executor, name: string): Promise<void> {
  await db.delete(pictures).where(and(eq(pictures.name, name), eq(pictures.state, "removing")))
}
