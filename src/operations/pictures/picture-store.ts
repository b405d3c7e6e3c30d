import { formatOfName, type PictureFormat } from "#domain/pictures/picture.ts"
import { ProviderUnavailable } from "../kernel/ports.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Shop } from "../kernel/shop.ts"
import type { StoredFile } from "./picture-ports.ts"

export interface PictureFile {
  file: StoredFile
  type: `image/${PictureFormat}`
}

/** One form of an uploaded picture, by the name it is stored as. */
export async function getPictureFile(shop: Shop, name: string): Promise<PictureFile> {
  const format = formatOfName(name)
  const file = format && (await orStoreUnavailable(shop, shop.pictures.store.get(name)))
  if (!format || !file) throw refuse("image_not_found")
  return { file, type: `image/${format}` }
}

/** Refuses when the picture store fails; the log says why. */
export async function orStoreUnavailable<Value>(shop: Shop, work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    shop.log.error({ err: error }, "image_store_unavailable")
    throw refuse("image_store_unavailable")
  }
}
