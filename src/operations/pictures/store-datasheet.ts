import { asAdmin } from "../kernel/as-admin.ts"
import { consumeLimit } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { checkedPdf, refuseNoPdf } from "./checked-pdf.ts"
import { storeUpload } from "./store-upload.ts"

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
  const put = shop.pictures.store.putPdf
  if (!put) throw refuse("datasheets_not_kept")
  refuseNoPdf(file)
  await consumeLimit(shop, "datasheet", uploader.id)
  const check = () => checkedPdf(shop, "datasheet", file, put)
  const stored = await storeUpload(shop, uploader, file, check, {
    unavailable: "datasheet_store_unavailable",
    allowed: (enter) => asAdmin(shop, uploader, enter),
  })
  const { name, address, pages } = stored
  return { name, address, bytes: file.byteLength, pages }
}
