import {
  type PictureFormat,
  uploadedAddress,
  uploadedName,
  uploadedWidths,
} from "#domain/pictures/picture.ts"
import type { PictureStore, StoredFile } from "#operations/pictures/picture-ports.ts"

/** A place for files by name. Throws `ProviderUnavailable` when there is no usable answer, or no room. */
export interface NamedFiles {
  /** Once this returns, the bytes survive a crash. All of them are there under the name, or none. */
  put(file: string, bytes: Uint8Array, type: string): Promise<void>
  get(file: string): Promise<StoredFile | undefined>
  /** Fine when there is none. */
  remove(file: string): Promise<void>
  origins: string[]
}

const FORMATS: PictureFormat[] = ["avif", "webp"]

/** Keeps every form of a picture as a file, which the shop's own addresses name. */
export function storeOfFiles(files: NamedFiles): PictureStore {
  return {
    async put(name, { width, forms }) {
      await all(
        forms.map(({ bytes, ...form }) =>
          files.put(uploadedName(name, form.width, form.format), bytes, `image/${form.format}`),
        ),
      )
      return { address: uploadedAddress(name, width), removal: null }
    },
    get: files.get,
    async remove({ name, width }) {
      await all(
        uploadedWidths(width).flatMap((formWidth) =>
          FORMATS.map((format) => files.remove(uploadedName(name, formWidth, format))),
        ),
      )
    },
    origins: files.origins,
  }
}

/** Fails only once all have ended: nothing goes on behind the back of whoever tidies up. */
async function all(work: Promise<void>[]): Promise<void> {
  const ended = await Promise.allSettled(work)
  for (const { reason } of ended.filter((end) => end.status === "rejected")) throw reason
}
