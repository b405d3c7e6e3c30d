import { isDatasheetFile } from "#domain/pictures/attachment.ts"
import { formatOfName, type PictureFormat } from "#domain/pictures/picture.ts"
import type { StoredFile } from "../kernel/picture-ports.ts"
import { ProviderUnavailable } from "../kernel/ports.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Shop } from "../kernel/shop.ts"

export type StoreUnavailable =
  | "image_store_unavailable"
  | "datasheet_store_unavailable"
  | "certificate_store_unavailable"

export interface PictureFile {
  file: StoredFile
  type: `image/${PictureFormat}`
}

export async function getPictureFile(shop: Shop, name: string): Promise<PictureFile> {
  const format = formatOfName(name)
  const file = format && (await read(shop, name, "image_store_unavailable"))
  if (!format || !file) throw refuse("image_not_found")
  return { file, type: `image/${format}` }
}

export async function getDatasheetFile(shop: Shop, name: string): Promise<StoredFile> {
  const file = isDatasheetFile(name) && (await read(shop, name, "datasheet_store_unavailable"))
  if (!file) throw refuse("datasheet_not_found")
  return file
}

const read = (shop: Shop, file: string, unavailable: StoreUnavailable) =>
  orStoreUnavailable(shop, shop.pictures.store.get(file), unavailable)

/** Refuses if the store fails, and logs why. */
export async function orStoreUnavailable<Value>(
  shop: Shop,
  work: Promise<Value>,
  unavailable: StoreUnavailable,
): Promise<Value> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    shop.log.error({ err: error }, unavailable)
    throw refuse(unavailable)
  }
}
