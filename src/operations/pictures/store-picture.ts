import { createHash, randomBytes } from "node:crypto"
import {
  abandonPicture,
  announcePicture,
  enterPicture,
  forgetPicture,
  type PictureRow,
  recordPictureUpload,
} from "#db/pictures/pictures.ts"
import { hasPictureSignature } from "#domain/pictures/picture-bytes.ts"
import { ProviderUnavailable } from "../kernel/ports.ts"
import { consumeLimit } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { orStoreUnavailable } from "./picture-store.ts"

export type StoredPicture = Pick<
  PictureRow,
  "name" | "address" | "width" | "height" | "placeholder"
>

/** Takes a picture someone sent; the same file again is the same picture at the same address. */
export async function storePicture(
  shop: Shop,
  uploader: Actor,
  file: Uint8Array,
): Promise<StoredPicture> {
  refuseNoPicture(file)
  await consumeLimit(shop, "picture", uploader.id)
  const fileHash = hashOf(file)
  const known = await recordPictureUpload(shop.db, fileHash)
  if (known) return known

  const encoded = await shop.pictures.encode(file)
  if ("refused" in encoded) throw refuse(encoded.refused)
  const { forms: _, ...size } = encoded
  const picture = { ...size, name: newName(file), fileHash, uploadedBy: uploader.id }
  // First: files without a row would never be removed.
  await announcePicture(shop.db, picture)
  const place = await orStoreUnavailable(shop, shop.pictures.store.put(picture.name, encoded))
  // Last: a picture that is entered has all its files, whatever crashes meanwhile.
  const entered = await shop.db.transaction((tx) => enterPicture(tx, picture, place))
  if (entered?.name !== picture.name) await discard(shop, { ...picture, ...place })
  if (!entered) throw refuse("image_store_unavailable")
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
async function discard(
  shop: Shop,
  picture: { name: string; width: number; removal: string | null },
): Promise<void> {
  await abandonPicture(shop.db, picture.name, picture.removal)
  try {
    await shop.pictures.store.remove(picture)
    await forgetPicture(shop.db, picture.name)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    shop.log.warn({ err: error, picture: picture.name }, "picture_not_removed")
  }
}

function refuseNoPicture(file: Uint8Array): void {
  if (file.byteLength === 0) throw refuse("image_unreadable")
  const head = Buffer.from(file.subarray(0, 16)).toString("latin1")
  if (!hasPictureSignature(head)) throw refuse("image_type_refused")
}
