import type { BulkClient } from "#db/connection/bulk.ts"
import type { Database } from "#db/connection/client.ts"
import { copyIncoming } from "#db/imports/copy-incoming.ts"
import { deleteReading, insertNames } from "#db/imports/part-import-rows.ts"
import { deleteFile, findFileSize, putFilePiece, readFile } from "#db/imports/part-imports.ts"
import {
  countImportRows,
  finishReading,
  insertComparedProblems,
  insertImportRows,
  insertProblems,
  insertRowsToArchive,
  moveConflicts,
} from "#db/imports/stage-part-import.ts"
import { OWN_CATEGORY } from "#domain/catalogue/vocabulary/guess-name.ts"
import { partFileLimits } from "#domain/imports/part-columns.ts"
import type { PartFileRules } from "#domain/imports/part-file-row.ts"
import { t } from "#domain/languages/translate.ts"
import { isDatasheetAddress } from "#domain/pictures/uploads.ts"
import { loadVocabulary } from "../catalogue/own-vocabulary.ts"
import { Refusal, refuse } from "../kernel/refusal.ts"
import { iterateInLanguage } from "../kernel/run-in-language.ts"
import { storedAddress } from "../pictures/uploads.ts"
import { readCurrency } from "../settings/read-settings.ts"
import { checkedRows } from "./checked-rows.ts"
import { findMeanings } from "./column-meanings.ts"
import { emptyFindings, MAX_PROBLEMS } from "./import-findings.ts"
import { getPartImport, type ImportOptions, type PartImport } from "./manage-part-imports.ts"
import { readPartFile, refuseUnreadable } from "./part-file.ts"
import { UnreadableFile } from "./part-table-rows.ts"
import {
  type Importer,
  ImportLostError,
  type ImportShop,
  type ImportWork,
  importTransaction,
  workOnImport,
} from "./work-on-import.ts"

/** Values of a new part that its row does not give. */
const NEW_PART = { category: OWN_CATEGORY, image: "", minimumQuantity: 1 }

/**
 * Reads the file of an import and compares it with the shop, which stays unchanged. A fault of the file is recorded in
 * the import's state, not thrown.
 */
export async function readImportedFile(
  shop: ImportShop,
  by: Importer,
  id: string,
  file: ImportFile,
): Promise<PartImport> {
  const { options } = await getPartImport(shop, id)
  const bytes = options.source === "grid" ? file.bytes : keepFile(shop.db, id, file.bytes)
  await read(shop, by, { id, options, from: "waiting" }, { ...file, bytes })
  return getPartImport(shop, id)
}

/** Reads the stored file again, after a change of the vocabulary. An error leaves the import unchanged. */
export async function rereadImportedFile(
  shop: ImportShop,
  by: Importer,
  id: string,
): Promise<PartImport> {
  const { options, state } = await getPartImport(shop, id)
  const size = await findFileSize(shop.db, id)
  if (size === undefined || (state !== "ready" && state !== "refused")) throw refuse("import_state")
  await read(shop, by, { id, options, from: state }, { bytes: readFile(shop.db, id), size })
  return getPartImport(shop, id)
}

interface ImportFile {
  bytes: AsyncIterable<Uint8Array>
  size: number
}

interface ReadableImport {
  id: string
  options: ImportOptions
  from: "waiting" | "ready" | "refused"
}

async function read(
  shop: ImportShop,
  by: Importer,
  target: ReadableImport,
  file: ImportFile,
): Promise<void> {
  const { id, from } = target
  const afterFailure = (error: unknown) =>
    from === "waiting" ? { state: "failed" as const, failure: failureOf(error) } : { state: from }
  try {
    await workOnImport(shop, { id, from, state: "reading", afterFailure }, (work) =>
      importTransaction(shop, by, (client) => compare(shop, client, target, file, work)),
    )
  } catch (error) {
    if (error instanceof ImportLostError) return
    if (from !== "waiting" || !(error instanceof UnreadableFile)) refuseUnreadable(error)
  }
}

const failureOf = (error: unknown): string =>
  error instanceof UnreadableFile || error instanceof Refusal
    ? error.message
    : t("The shop failed to read the whole file. Try again.")

/** Stores the rows of a file, their problems and what applying them would change. */
async function compare(
  shop: ImportShop,
  client: BulkClient,
  { id, options }: ReadableImport,
  file: ImportFile,
  work: ImportWork,
): Promise<void> {
  const uploadAddress: PartFileRules["uploadAddress"] = (text, holds) => {
    const address = storedAddress(shop.publicUrl, text)
    return mayBe[holds](address) ? address : undefined
  }
  const currency = await readCurrency(shop)
  const { keyedBy, decimals } = options
  const meaningOf = await findMeanings(shop.db)
  const decimalMark = decimals === "auto" ? undefined : decimals
  // Loaded here, because it takes memory that most processes never need.
  const plainText =
    options.source === "file" ? (await import("./plain-text.ts")).plainTextOf : undefined
  const rules = { ...options, uploadAddress, meaningOf, decimalMark, plainText }
  const found = emptyFindings()
  const bytes = reportProgress(file.bytes, (read) => work.progress(read, file.size))
  const vocabulary = await loadVocabulary(shop.db)
  await deleteReading(client, id)
  const rows = readPartFile(bytes, { readSheet: shop.readSheet, meaningOf, keyedBy })
  const checked = checkedRows(shop, rows, rules, { vocabulary, found })
  await copyIncoming(client, iterateInLanguage(checked))
  await insertNames(client, id, found.names.list())
  await insertProblems(client, id, "unread", found.unread.first)
  await insertProblems(client, id, "remark", found.remarks.first)
  const listed = { ofRows: found.problems.first, most: MAX_PROBLEMS }
  const compared = await insertComparedProblems(client, id, listed, shop.pictures)
  const badRows = found.badRows + compared.rows
  if (badRows === 0) await insertImportRows(client, id, NEW_PART)
  if (badRows === 0 && options.source === "grid") await moveConflicts(client, id)
  if (badRows === 0 && options.archiveMissing) await insertRowsToArchive(client, id)
  const kinds = await countImportRows(client, id)
  const { new: made = 0, changed = 0, returning = 0, archived = 0, conflicts = 0 } = kinds
  const counts = {
    rows: found.rows,
    bad: badRows,
    problems: found.problems.count + compared.problems,
    unread: found.unread.count,
    remarks: found.remarks.count,
    longNames: found.repairable.longNames,
    unclearKeys: found.repairable.keyedBy + compared.ofKeys,
    new: made,
    changed,
    returning,
    archived,
    conflicts,
    unchanged: badRows > 0 ? 0 : found.rows - made - changed - returning - conflicts,
  }
  const state = badRows > 0 ? "refused" : "ready"
  const columns = options.source === "grid" ? [] : found.columns.list()
  if (!(await finishReading(client, id, work.run, { state, counts, columns, currency })))
    throw new ImportLostError(`import ${id} was cancelled`)
}

async function* reportProgress(
  bytes: AsyncIterable<Uint8Array>,
  report: (read: number) => void,
): AsyncGenerator<Uint8Array> {
  let read = 0
  for await (const chunk of bytes) {
    read += chunk.byteLength
    if (read > partFileLimits.bytes)
      throw new UnreadableFile(
        t("The file is larger than 64 MiB. Compress it with gzip, or split it."),
      )
    report(read)
    yield chunk
  }
}

/** Recognizes addresses that may be uploads; a later query checks all rows at once. */
const mayBe = {
  picture: (address: string): boolean =>
    /^\/img\/[\w/-]+\.\w+$/.test(address) ||
    (URL.canParse(address) && new URL(address).protocol === "https:"),
  datasheet: isDatasheetAddress,
}

const PIECE_BYTES = 1024 * 1024

/** Stores the file in large pieces while it is read, instead of one whose upload was interrupted. */
async function* keepFile(
  db: Database,
  id: string,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  await deleteFile(db, id)
  let number = 0
  let chunks: Uint8Array[] = []
  let size = 0
  const store = async () => {
    await putFilePiece(db, id, { number, bytes: Buffer.concat(chunks) })
    number += 1
    chunks = []
    size = 0
  }
  for await (const chunk of bytes) {
    chunks.push(chunk)
    size += chunk.byteLength
    if (size >= PIECE_BYTES) await store()
    yield chunk
  }
  if (size > 0) await store()
}
