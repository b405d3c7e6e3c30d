import { certificateFile, datasheetAddress, datasheetFile } from "#domain/pictures/attachment.ts"
import {
  type PictureFormat,
  uploadedAddress,
  uploadedName,
  uploadedWidths,
} from "#domain/pictures/picture.ts"
import type { StoredFile, StoredUpload, UploadStore } from "#operations/kernel/picture-ports.ts"

/** A place for files by name. Throws `ProviderUnavailable` when there is no usable answer, or no room. */
export interface NamedFiles {
  /** Once this returns, the bytes survive a crash. All of them are there under the name, or none. */
  put(file: string, bytes: Uint8Array, type: string): Promise<void>
  get(file: string): Promise<StoredFile | undefined>
  /** The same, and always the bytes. */
  read(file: string): Promise<Uint8Array | undefined>
  /** Fine when there is none. */
  remove(file: string): Promise<void>
  origins: string[]
}

const FORMATS: PictureFormat[] = ["avif", "webp"]

const pdfs = {
  datasheet: { file: datasheetFile, address: datasheetAddress },
  certificate: { file: certificateFile, address: certificateFile },
}

/** Keeps a PDF and every form of a picture as a file, which the shop's own addresses name. */
export function storeOfFiles(files: NamedFiles): UploadStore {
  return {
    async put(name, { width, forms }) {
      await all(
        forms.map(({ bytes, ...form }) =>
          files.put(uploadedName(name, form.width, form.format), bytes, `image/${form.format}`),
        ),
      )
      return { address: uploadedAddress(name, width), removal: null }
    },
    async putPdf(kind, name, file) {
      await files.put(pdfs[kind].file(name), file, "application/pdf")
      return { address: pdfs[kind].address(name), removal: null }
    },
    get: files.get,
    read: files.read,
    remove: (upload) => all(filesOf(upload).map((file) => files.remove(file))),
    origins: files.origins,
  }
}

/** A PDF is one of two. */
const filesOf = ({ name, width }: StoredUpload): string[] =>
  width === null
    ? [datasheetFile(name), certificateFile(name)]
    : uploadedWidths(width).flatMap((formWidth) =>
        FORMATS.map((format) => uploadedName(name, formWidth, format)),
      )

/** Fails only once all have ended: nothing goes on behind the back of whoever tidies up. */
async function all(work: Promise<void>[]): Promise<void> {
  const ended = await Promise.allSettled(work)
  for (const { reason } of ended.filter((end) => end.status === "rejected")) throw reason
}
