import { createHash, randomBytes } from "node:crypto"
import type { Transaction } from "#db/connection/client.ts"
import {
  abandonUpload,
  claimUploadByHash,
  completeUpload,
  deleteUpload,
  insertUpload,
  type UploadFacts,
  type UploadRow,
} from "#db/pictures/uploads.ts"
import { networkOf } from "#domain/network.ts"
import { hasPdfSignature, hasPictureSignature } from "#domain/pictures/file-signatures.ts"
import { asAdmin } from "../kernel/as-admin.ts"
import type { PdfKind, StoredUpload, UploadPlace, UploadStore } from "../kernel/picture-ports.ts"
import { ProviderUnavailable } from "../kernel/ports.ts"
import { consumeLimit, consumeLimits } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import { type Actor, isAdmin, type Shop } from "../kernel/shop.ts"
import { refuseIfStoreFails, type StoreUnavailable } from "./uploads.ts"

interface CheckedUpload {
  facts: UploadFacts
  put: (name: string) => Promise<UploadPlace>
}

export interface UploadRules {
  unavailable: StoreUnavailable
  /** Separates equal files, such as private files of different owners. */
  scope?: string
  /** May refuse in the transaction that records the upload before its files are stored. */
  requireAllowed?: (tx: Transaction) => Promise<void>
  /** Administrator who must still have the rights when the upload completes. */
  admin?: Actor
}

/** Stores an upload. An equal file returns the earlier upload without a check. */
export async function storeUpload(
  shop: Shop,
  owner: Pick<Actor, "id">,
  file: Uint8Array,
  check: () => Promise<CheckedUpload>,
  { unavailable, scope = "", requireAllowed, admin }: UploadRules,
): Promise<UploadRow> {
  const fileHash = hashOf(Buffer.from(scope), file)
  const known = await claimUploadByHash(shop.db, fileHash)
  if (known) return known

  const { facts, put } = await check()
  const name = newName(file)
  const upload = { ...facts, name, fileHash, uploadedBy: owner.id }
  // First, because files without a row would never be removed.
  await shop.db.transaction(async (tx) => {
    await requireAllowed?.(tx)
    await insertUpload(tx, upload)
  })
  const place = await refuseIfStoreFails(shop, put(name), unavailable)
  // Last, so that a completed upload has all its files, even after a crash.
  const complete = (tx: Transaction) => completeUpload(tx, upload, place)
  const completed = await shop.db.transaction(admin ? asAdmin(shop, admin, complete) : complete)
  const width = facts.kind === "picture" ? facts.width : null
  if (completed?.name !== name) await discard(shop, { name, width, ...place })
  if (!completed) throw refuse(unavailable)
  return completed
}

const hashOf = (...parts: Uint8Array[]): string => {
  const hash = createHash("sha256")
  for (const part of parts) hash.update(part)
  return hash.digest("hex").slice(0, 32)
}

/** Returns a salted name, so that no one can test whether a file exists. */
const newName = (file: Uint8Array): string => hashOf(randomBytes(16), file)

/** Removes a duplicate. Failures are cleaned up in the background. */
async function discard(shop: Shop, upload: StoredUpload): Promise<void> {
  await abandonUpload(shop.db, upload.name, upload.removal)
  try {
    await shop.pictures.store.remove(upload)
    await deleteUpload(shop.db, upload.name)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    shop.log.warn({ err: error, upload: upload.name }, "upload_not_removed")
  }
}

/** Checks only the first bytes, before any costly check. */
export function refuseInvalidPdf(file: Uint8Array): void {
  const head = Buffer.from(file.subarray(0, 16)).toString("latin1")
  if (!hasPdfSignature(head)) throw refuse("datasheet_type_refused")
}

/** Checks that a PDF has no active content, because it is stored unchanged. */
export async function checkedPdf(
  { pictures }: Shop,
  kind: PdfKind,
  file: Uint8Array,
  put: NonNullable<UploadStore["putPdf"]>,
): Promise<CheckedUpload> {
  const found = await pictures.checkDatasheet(file)
  if ("refused" in found) throw refuse(found.refused)
  return {
    facts: { kind, bytes: file.byteLength, pages: found.pages },
    put: (name) => put(kind, name, file),
  }
}

export interface StoredDatasheet {
  name: string
  address: string
  bytes: number
  pages: number | null
}

export async function storeDatasheet(
  shop: Shop,
  uploader: Actor,
  file: Uint8Array,
): Promise<StoredDatasheet> {
  const put = shop.pictures.store.putPdf
  if (!put) throw refuse("datasheets_not_kept")
  refuseInvalidPdf(file)
  await consumeLimit(shop, "datasheet", uploader.id)
  const check = () => checkedPdf(shop, "datasheet", file, put)
  const stored = await storeUpload(shop, uploader, file, check, {
    unavailable: "datasheet_store_unavailable",
    admin: uploader,
  })
  const { name, address, pages } = stored
  return { name, address, bytes: file.byteLength, pages }
}

interface StoredPicture {
  name: string
  address: string
  width: number
  height: number
  placeholder: string
}

export async function storePicture(
  shop: Shop,
  uploader: Actor,
  { file, address }: { file: Uint8Array; address: string },
): Promise<StoredPicture> {
  refuseNoPicture(file)
  if (isAdmin(uploader)) await consumeLimit(shop, "pictureOfAdmin", uploader.id)
  // Also per network, because accounts are free.
  else
    await consumeLimits(shop, [
      { name: "picture", who: uploader.id },
      { name: "pictureOfAddress", who: networkOf(address) },
    ])
  const check = () => encode(shop, file)
  const rules = { unavailable: "image_store_unavailable" as const }
  const stored = await storeUpload(shop, uploader, file, check, rules)
  const { width, height, placeholder } = stored
  // A file with the signature of a picture is never stored as another kind.
  if (width === null || height === null || placeholder === null)
    throw new Error(`upload ${stored.name} is no picture`)
  return { name: stored.name, address: stored.address, width, height, placeholder }
}

async function encode({ pictures }: Shop, file: Uint8Array): Promise<CheckedUpload> {
  const encoded = await pictures.encode(file)
  if ("refused" in encoded) throw refuse(encoded.refused)
  const { forms: _, ...facts } = encoded
  return {
    facts: { kind: "picture", ...facts },
    put: (name) => pictures.store.put(name, encoded),
  }
}

function refuseNoPicture(file: Uint8Array): void {
  if (file.byteLength === 0) throw refuse("image_unreadable")
  const head = Buffer.from(file.subarray(0, 16)).toString("latin1")
  if (!hasPictureSignature(head)) throw refuse("image_type_refused")
}
