import { forgetUpload, recordUnusedUploads, takeRemovableUploads } from "#db/pictures/uploads.ts"
import type { Pictures } from "../kernel/picture-ports.ts"
import type { Shop } from "../kernel/shop.ts"

const AT_ONCE = 100

/**
 * Removes uploads unused for a day, and files of uploads that never ended. Safe to run in several
 * processes; failures are retried next time.
 */
export async function removeUnusedUploads(
  shop: Pick<Shop, "db"> & { pictures: Pick<Pictures, "store"> },
): Promise<void> {
  await recordUnusedUploads(shop.db)
  for (;;) {
    const unused = await takeRemovableUploads(shop.db, AT_ONCE)
    for (const upload of unused) {
      await shop.pictures.store.remove(upload)
      await forgetUpload(shop.db, upload.name)
    }
    if (unused.length < AT_ONCE) return
  }
}
