import { join } from "node:path"
import type { Config } from "#runtime/config.ts"
import type { ShopPlaces } from "./backup-file.ts"

/** The folder of this shop's pictures, or the words for where else they are. */
export const picturePlace = ({
  dataDir,
  picturesElsewhere: elsewhere,
}: Config): ShopPlaces["pictures"] =>
  elsewhere === undefined ? join(dataDir, "pictures") : { elsewhere }
