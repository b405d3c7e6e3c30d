import { hasPictureSignature } from "#domain/pictures/picture-bytes.ts"
import { consumeLimit } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import { type Actor, isAdmin, type Shop } from "../kernel/shop.ts"
import { type CheckedUpload, storeUpload } from "./store-upload.ts"

export interface StoredPicture {
  name: string
  address: string
  width: number
  height: number
  placeholder: string
}

/** Takes a picture someone sent. */
export async function storePicture(
  shop: Shop,
  uploader: Actor,
  file: Uint8Array,
): Promise<StoredPicture> {
  refuseNoPicture(file)
  await consumeLimit(shop, isAdmin(uploader) ? "pictureOfAdmin" : "picture", uploader.id)
  const check = () => encode(shop, file)
  const rules = { unavailable: "image_store_unavailable" as const }
  const stored = await storeUpload(shop, uploader, file, check, rules)
  const { width, height, placeholder } = stored
  // A file that begins as a picture does was never taken as anything else.
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
