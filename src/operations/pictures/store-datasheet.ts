import { hasPdfSignature } from "#domain/pictures/pdf-bytes.ts"
import { asAdmin } from "../kernel/as-admin.ts"
import { consumeLimit } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import type { UploadPlace } from "./picture-ports.ts"
import { type CheckedUpload, storeUpload } from "./store-upload.ts"

export interface StoredDatasheet {
  name: string
  address: string
  bytes: number
  pages: number | null
}

/** Takes a datasheet that an administrator sent, as it is. */
export async function storeDatasheet(
  shop: Shop,
  uploader: Actor,
  file: Uint8Array,
): Promise<StoredDatasheet> {
  const put = shop.pictures.store.putDatasheet
  if (!put) throw refuse("datasheets_not_kept")
  const head = Buffer.from(file.subarray(0, 16)).toString("latin1")
  if (!hasPdfSignature(head)) throw refuse("datasheet_type_refused")
  await consumeLimit(shop, "datasheet", uploader.id)
  const check = () => checked(shop, file, put)
  const stored = await storeUpload(shop, uploader, file, check, {
    unavailable: "datasheet_store_unavailable",
    allowed: (enter) => asAdmin(shop, uploader, enter),
  })
  const { name, address, pages } = stored
  return { name, address, bytes: file.byteLength, pages }
}

async function checked(
  { pictures }: Shop,
  file: Uint8Array,
  put: (name: string, file: Uint8Array) => Promise<UploadPlace>,
): Promise<CheckedUpload> {
  const found = await pictures.checkDatasheet(file)
  if ("refused" in found) throw refuse(found.refused)
  return {
    facts: { kind: "datasheet", bytes: file.byteLength, pages: found.pages },
    put: (name) => put(name, file),
  }
}
