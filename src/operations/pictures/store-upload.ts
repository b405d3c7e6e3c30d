import { createHash, randomBytes } from "node:crypto"
import type { Transaction } from "#db/connection/client.ts"
import {
  abandonUpload,
  announceUpload,
  enterUpload,
  forgetUpload,
  recordUpload,
  type UploadFacts,
  type UploadRow,
} from "#db/pictures/uploads.ts"
import type { StoredUpload, UploadPlace } from "../kernel/picture-ports.ts"
import { ProviderUnavailable } from "../kernel/ports.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { orStoreUnavailable, type StoreUnavailable } from "./get-upload.ts"

/** A file that was found to be what it should be, and how it is stored. */
export interface CheckedUpload {
  facts: UploadFacts
  put: (name: string) => Promise<UploadPlace>
}

type Enter = (tx: Transaction) => Promise<UploadRow | undefined>

export interface UploadRules {
  unavailable: StoreUnavailable
  /** Whose it is alone: the same file of anybody else is another upload. */
  keptFor?: string
  /** What must hold before its files are stored, in the transaction that announces them. */
  admit?: (tx: Transaction) => Promise<void>
  /** What must hold when it is entered, too. */
  allowed?: (enter: Enter) => Enter
}

/** Takes a file someone sent; the same file again is the same upload at the same address, and is not checked again. */
export async function storeUpload(
  shop: Shop,
  uploader: Actor,
  file: Uint8Array,
  check: () => Promise<CheckedUpload>,
  { unavailable, keptFor = "", admit, allowed = (enter) => enter }: UploadRules,
): Promise<UploadRow> {
  const fileHash = hashOf(Buffer.from(keptFor), file)
  const known = await recordUpload(shop.db, fileHash)
  if (known) return known

  const { facts, put } = await check()
  const name = newName(file)
  const upload = { ...facts, name, fileHash, uploadedBy: uploader.id }
  // First: files without a row would never be removed.
  await shop.db.transaction(async (tx) => {
    await admit?.(tx)
    await announceUpload(tx, upload)
  })
  const place = await orStoreUnavailable(shop, put(name), unavailable)
  // Last: an upload that is entered has all its files, whatever crashes meanwhile.
  const entered = await shop.db.transaction(allowed((tx) => enterUpload(tx, upload, place)))
  const width = facts.kind === "picture" ? facts.width : null
  if (entered?.name !== name) await discard(shop, { name, width, ...place })
  if (!entered) throw refuse(unavailable)
  return entered
}

const hashOf = (...parts: Uint8Array[]): string => {
  const hash = createHash("sha256")
  for (const part of parts) hash.update(part)
  return hash.digest("hex").slice(0, 32)
}

/** Salted: never the same twice, and nobody who has a file can ask whether it was uploaded here. */
const newName = (file: Uint8Array): string => hashOf(randomBytes(16), file)

/** Removes what someone else stored first; what fails here is removed in the background. */
async function discard(shop: Shop, upload: StoredUpload): Promise<void> {
  await abandonUpload(shop.db, upload.name, upload.removal)
  try {
    await shop.pictures.store.remove(upload)
    await forgetUpload(shop.db, upload.name)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    shop.log.warn({ err: error, upload: upload.name }, "upload_not_removed")
  }
}
