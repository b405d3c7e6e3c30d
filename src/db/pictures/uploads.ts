import { and, eq, inArray, sql } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"
import { uploads } from "../schema/content.ts"

/** What somebody uploaded: a picture, or a PDF. */
export type UploadRow = typeof uploads.$inferSelect
export type UploadKind = UploadRow["kind"]
type PictureFacts = { kind: "picture"; width: number; height: number; placeholder: string }
type PdfFacts = { kind: Exclude<UploadKind, "picture">; bytes: number; pages: number | null }
/** What is known of a file of each kind. */
export type UploadFacts = PictureFacts | PdfFacts
export type NewUpload = Pick<UploadRow, "name" | "fileHash" | "uploadedBy"> & UploadFacts

/** Keeps it from being removed for a day, whether it is used by then or not. */
const neededNow = { unusedSince: sql`now()` }

const storedFile = (fileHash: string) =>
  and(eq(uploads.fileHash, fileHash), eq(uploads.state, "stored"))

/** Notes another upload of a file that is there; returns what it became. */
export async function recordUpload(db: Executor, fileHash: string): Promise<UploadRow | undefined> {
  const [found] = await db.update(uploads).set(neededNow).where(storedFile(fileHash)).returning()
  return found
}

const ofKind = (kind: UploadKind, address: string, state: UploadRow["state"]) =>
  and(eq(uploads.address, address), eq(uploads.kind, kind), eq(uploads.state, state))

/** Notes that somebody is about to use what is at this address; false when there is none of this kind. */
export async function claimUpload(
  db: Executor,
  kind: UploadKind,
  address: string,
): Promise<boolean> {
  const found = await db
    .update(uploads)
    .set(neededNow)
    .where(ofKind(kind, address, "stored"))
    .returning({ name: uploads.name })
  return found.length > 0
}

/** The same of several pictures; which of them there are. */
export async function recordPictureChoices(
  db: Executor,
  addresses: readonly string[],
): Promise<Set<string>> {
  const found = await db
    .update(uploads)
    .set(neededNow)
    .where(
      and(
        inArray(uploads.address, [...addresses]),
        eq(uploads.kind, "picture"),
        eq(uploads.state, "stored"),
      ),
    )
    .returning({ address: uploads.address })
  return new Set(found.flatMap(({ address }) => address ?? []))
}

/** Whether this is the address of a picture whose files are being removed. */
export async function isPictureLeaving(db: Executor, address: string): Promise<boolean> {
  const found = await db
    .select({ name: uploads.name })
    .from(uploads)
    .where(ofKind("picture", address, "removing"))
    .limit(1)
  return found.length > 0
}

/** How large the datasheets at these addresses are. */
export const listDatasheetSizes = (
  db: Executor,
  addresses: readonly string[],
): Promise<Pick<UploadRow, "address" | "bytes" | "pages">[]> =>
  db
    .select({ address: uploads.address, bytes: uploads.bytes, pages: uploads.pages })
    .from(uploads)
    .where(and(inArray(uploads.address, [...addresses]), eq(uploads.state, "stored")))

/** Announces files of this name; whatever becomes of them, they are removed in the end. */
export async function announceUpload(db: Executor, upload: NewUpload): Promise<void> {
  await db.insert(uploads).values({ ...upload, state: "storing" })
}

/**
 * Enters an upload whose files are stored, unless the same file has been already: returns the one that
 * counts. Undefined when storing took so long that the files were removed meanwhile.
 */
export async function enterUpload(
  tx: Transaction,
  { name, fileHash }: Pick<UploadRow, "name" | "fileHash">,
  place: { address: string; removal: string | null },
): Promise<UploadRow | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`upload ${fileHash}`}, 0))`)
  const known = await recordUpload(tx, fileHash)
  if (known) return known
  const [entered] = await tx
    .update(uploads)
    .set({ ...place, ...neededNow, state: "stored" })
    .where(and(eq(uploads.name, name), eq(uploads.state, "storing")))
    .returning()
  return entered
}

/** Gives up files that were announced and are not needed. */
export async function abandonUpload(
  db: Executor,
  name: string,
  removal: string | null,
): Promise<void> {
  await db
    .update(uploads)
    .set({ state: "removing", removal })
    .where(and(eq(uploads.name, name), eq(uploads.state, "storing")))
}

/** Forgets an upload whose files are gone. */
export async function forgetUpload(db: Executor, name: string): Promise<void> {
  await db.delete(uploads).where(and(eq(uploads.name, name), eq(uploads.state, "removing")))
}
