import { forgetPicture } from "#db/pictures/pictures.ts"
import { recordUnusedPictures, takeRemovablePictures } from "#db/pictures/unused-pictures.ts"
import type { Shop } from "../kernel/shop.ts"
import type { Pictures } from "./picture-ports.ts"

const AT_ONCE = 100

/**
 * Removes pictures that nothing has shown for a day, and files of uploads that never ended. Any number of
 * processes may do so at once; what fails is tried again the next time.
 */
export async function removeUnusedPictures(
  shop: Pick<Shop, "db"> & { pictures: Pick<Pictures, "store"> },
): Promise<void> {
  await recordUnusedPictures(shop.db)
  for (;;) {
    const pictures = await takeRemovablePictures(shop.db, AT_ONCE)
    for (const picture of pictures) {
      await shop.pictures.store.remove(picture)
      await forgetPicture(shop.db, picture.name)
    }
    if (pictures.length < AT_ONCE) return
  }
}
