import { and, eq, inArray, ne, type SQL, sql } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"
import { first, hasRows } from "../connection/query-parts.ts"
import { uploads } from "../schema/content.ts"

export type UploadRow = typeof uploads.$inferSelect
export type UploadKind = UploadRow["kind"]
type PictureFacts = { kind: "picture"; width: number; height: number; placeholder: string }
type PdfFacts = { kind: Exclude<UploadKind, "picture">; bytes: number; pages: number | null }
export type UploadFacts = PictureFacts | PdfFacts
type NewUpload = Pick<UploadRow, "name" | "fileHash" | "uploadedBy"> & UploadFacts

/** Keeps an upload for another day, whether it is used or not. */
const usedNow = { unusedSince: sql`now()` }

const storedFile = (fileHash: string) =>
  and(eq(uploads.fileHash, fileHash), eq(uploads.state, "stored"))

/** Claims the stored upload of an equal file. */
export const claimUploadByHash = (db: Executor, fileHash: string): Promise<UploadRow | undefined> =>
  first(db.update(uploads).set(usedNow).where(storedFile(fileHash)).returning())

const isUpload = (kind: UploadKind, address: string, state: UploadRow["state"]) =>
  and(eq(uploads.address, address), eq(uploads.kind, kind), eq(uploads.state, state))

/** Claims the upload at this address for use. Returns false if there is none of this kind. */
export const claimUpload = (db: Executor, kind: UploadKind, address: string): Promise<boolean> =>
  hasRows(
    db
      .update(uploads)
      .set(usedNow)
      .where(isUpload(kind, address, "stored"))
      .returning({ name: uploads.name }),
  )

/** Claims several pictures. Returns the addresses that exist. */
export async function claimPictures(
  db: Executor,
  addresses: readonly string[],
): Promise<Set<string>> {
  const found = await db
    .update(uploads)
    .set(usedNow)
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

/** Tells whether the files of this picture are being removed. */
export const isPictureBeingRemoved = (db: Executor, address: string): Promise<boolean> =>
  hasRows(
    db
      .select({ name: uploads.name })
      .from(uploads)
      .where(isUpload("picture", address, "removing"))
      .limit(1),
  )

export const listDatasheetSizes = (
  db: Executor,
  addresses: readonly string[],
): Promise<Pick<UploadRow, "address" | "bytes" | "pages">[]> =>
  db
    .select({ address: uploads.address, bytes: uploads.bytes, pages: uploads.pages })
    .from(uploads)
    .where(and(inArray(uploads.address, [...addresses]), eq(uploads.state, "stored")))

/** Records an upload before its files are stored, so that they are removed if it never completes. */
export async function insertUpload(db: Executor, upload: NewUpload): Promise<void> {
  await db.insert(uploads).values({ ...upload, state: "storing" })
}

/**
 * Completes an upload, or returns the earlier one of the same file. Returns undefined if its files were removed in
 * the meantime.
 */
export async function completeUpload(
  tx: Transaction,
  { name, fileHash }: Pick<UploadRow, "name" | "fileHash">,
  place: { address: string; removal: string | null },
): Promise<UploadRow | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`upload ${fileHash}`}, 0))`)
  const known = await claimUploadByHash(tx, fileHash)
  if (known) return known
  const [completed] = await tx
    .update(uploads)
    .set({ ...place, ...usedNow, state: "stored" })
    .where(and(eq(uploads.name, name), eq(uploads.state, "storing")))
    .returning()
  return completed
}

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

export async function deleteUpload(db: Executor, name: string): Promise<void> {
  await db.delete(uploads).where(and(eq(uploads.name, name), eq(uploads.state, "removing")))
}

/** SQL: addresses in the part fields of an import's JSON. */
const namedInImports = (json: SQL, table: SQL) => sql`
  union all select ${json}->>'image' from ${table} where ${json}->>'image' is not null
  union all select listed->>'url' from ${table},
    jsonb_array_elements(coalesce(${json}->'pictures', '[]') || coalesce(${json}->'datasheets', '[]')) as listed`

/** SQL: every address in use, including those of archived parts, page texts and imports. */
const addressesInUse = sql`
  select image from parts
  union all select listed->>'url' from parts, jsonb_array_elements(pictures || datasheets) as listed
  ${namedInImports(sql`after`, sql`part_import_rows`)}
  ${namedInImports(sql`before`, sql`part_import_rows`)}
  ${namedInImports(sql`after`, sql`part_import_conflicts`)}
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

/** Records for each stored upload since when it is unused, or null if it is in use. */
export async function recordUnusedUploads(db: Executor): Promise<void> {
  await db.execute(sql`
    with seen as (
      select name, address in (${addressesInUse}) as used from uploads where state = 'stored')
    update uploads set unused_since = case when used then null else now() end
    from seen where seen.name = uploads.name and state = 'stored' and used = (unused_since is not null)`)
}

type RemovableUpload = Pick<UploadRow, "name" | "width" | "removal">

/**
 * Marks unused uploads for removal, and returns them with those that earlier runs left. A concurrent claim either
 * keeps an upload or does not find it.
 */
export async function claimRemovableUploads(
  db: Executor,
  most: number,
): Promise<RemovableUpload[]> {
  return db
    .update(uploads)
    .set({ state: "removing" })
    .where(
      sql`${uploads.name} in (
        select name from uploads
        where state = 'removing'
          or (state = 'storing' and unused_since < now() - interval '1 hour')
          or (state = 'stored' and unused_since < now() - interval '1 day' and address not in (${addressesInUse}))
        order by unused_since limit ${most} for update skip locked)`,
    )
    .returning({ name: uploads.name, width: uploads.width, removal: uploads.removal })
}

/** Certificates that are stored or being stored. */
const isKept = and(eq(uploads.kind, "certificate"), ne(uploads.state, "removing"))

/**
 * Sums the bytes of certificates: those of this account, and those without a decision. Blocks concurrent uploads
 * until the transaction ends.
 */
export async function countCertificateBytes(
  tx: Transaction,
  userId: string,
): Promise<{ ofAccount: number; undecided: number }> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('certificate bytes', 0))`)
  const [found] = await tx
    .select({
      ofAccount: sql<string>`coalesce(sum(${uploads.bytes}) filter (where ${uploads.uploadedBy} = ${userId}), 0)`,
      undecided: sql<string>`coalesce(sum(${uploads.bytes}) filter (where not exists (
        select from tax_ids where certificate = ${uploads.address} and state <> 'waiting')), 0)`,
    })
    .from(uploads)
    .where(isKept)
  return { ofAccount: Number(found?.ofAccount), undecided: Number(found?.undecided) }
}

/** Marks certificate files of a user for removal if no tax id refers to them: those of one address, or all. */
export async function removeCertificateFiles(
  tx: Transaction,
  userId: string,
  address?: string,
): Promise<void> {
  await tx
    .update(uploads)
    .set({ state: "removing" })
    .where(
      and(
        isKept,
        eq(uploads.uploadedBy, userId),
        address === undefined ? undefined : eq(uploads.address, address),
        sql`not exists (select from tax_ids where certificate = ${uploads.address})`,
      ),
    )
}
