import { join } from "node:path"
import { diskStore } from "#adapters/pictures/disk-store.ts"
import type { UploadStore } from "#operations/kernel/picture-ports.ts"
import type { Config } from "#runtime/config.ts"

/** The configured picture store; what only others need is not even loaded. */
export async function pictureStorage({ pictureStore, dataDir }: Config): Promise<UploadStore> {
  if (pictureStore.kind === "s3") {
    const { s3Store } = await import("#adapters/pictures/s3-store.ts")
    return s3Store(pictureStore)
  }
  if (pictureStore.kind === "imgbb") {
    const { pictureHost } = await import("#adapters/pictures/picture-host.ts")
    return pictureHost(pictureStore)
  }
  return diskStore(join(dataDir, "pictures"))
}
