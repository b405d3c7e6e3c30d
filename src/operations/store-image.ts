import { createHash } from "node:crypto"
import { insertPicture, notePictureUpload } from "#db/pictures.ts"
import { uploadedAddress, uploadedName } from "#domain/picture.ts"
import { hasPictureSignature } from "#domain/picture-bytes.ts"
import type { PictureForm, PictureStore } from "./picture-ports.ts"
import { orStoreUnavailable } from "./picture-store.ts"
import { countOne } from "./rate-limits.ts"
import { refuse } from "./refusal.ts"
import type { Actor, Shop } from "./shop.ts"

export interface StoredImage {
  hash: string
  address: string
  width: number
  height: number
  placeholder: string
}

/** Takes a picture someone sent; the same file again is the same picture at the same address. */
export async function storeImage(
  shop: Shop,
  uploader: Actor,
  file: Uint8Array,
): Promise<StoredImage> {
  refuseNoPicture(file)
  await countOne(shop, "image", uploader.id)
  const hash = createHash("sha256").update(file).digest("hex").slice(0, 32)
  const known = await notePictureUpload(shop.db, hash)
  if (known) return present(known)

  const encoded = await shop.pictures.encode(file)
  if ("refused" in encoded) throw refuse(encoded.refused)
  const { forms, ...picture } = encoded
  await orStoreUnavailable(
    shop,
    Promise.all(forms.map((form) => keep(shop.pictures.store, hash, form))),
  )
  // Last: a picture that is entered has all its forms, whatever crashes meanwhile.
  await insertPicture(shop.db, { ...picture, hash, uploadedBy: uploader.id })
  return present({ ...picture, hash })
}

function refuseNoPicture(file: Uint8Array): void {
  if (file.byteLength === 0) throw refuse("image_unreadable")
  const head = Buffer.from(file.subarray(0, 16)).toString("latin1")
  if (!hasPictureSignature(head)) throw refuse("image_type_refused")
}

async function keep(store: PictureStore, hash: string, form: PictureForm): Promise<void> {
  const name = uploadedName(hash, form.width, form.format)
  if (!(await store.has(name))) await store.put(name, form.bytes, `image/${form.format}`)
}

const present = ({ hash, width, height, placeholder }: Omit<StoredImage, "address">) => ({
  hash,
  width,
  height,
  placeholder,
  address: uploadedAddress(hash, width),
})
