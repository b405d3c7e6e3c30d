import {
  certificateFile,
  datasheetAddress,
  datasheetFile,
  type PictureFormat,
  uploadedAddress,
  uploadedName,
  uploadedWidths,
} from "#domain/pictures/uploads.ts"
import type { StoredFile, StoredUpload, UploadStore } from "#operations/kernel/picture-ports.ts"

/** Files by name. Methods throw `ProviderUnavailable` if the store gives no usable answer or is full. */
interface NamedFiles {
  /** Stores all bytes or none. Once it returns, they survive a crash. */
  put(file: string, bytes: Uint8Array, type: string): Promise<void>
  get(file: string): Promise<StoredFile | undefined>
  /** Returns the bytes, never a redirect. */
  read(file: string): Promise<Uint8Array | undefined>
  /** Removes a file; succeeds if there is none. */
  remove(file: string): Promise<void>
  origins: string[]
}

const FORMATS: PictureFormat[] = ["avif", "webp"]

const pdfs = {
  datasheet: { file: datasheetFile, address: datasheetAddress },
  certificate: { file: certificateFile, address: certificateFile },
}

/** Creates a store that keeps a PDF, and each form of a picture, as one file named as in the shop's addresses. */
export function fileStore(files: NamedFiles): UploadStore {
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

const filesOf = ({ name, width }: StoredUpload): string[] =>
  width === null
    ? [datasheetFile(name), certificateFile(name)]
    : uploadedWidths(width).flatMap((formWidth) =>
        FORMATS.map((format) => uploadedName(name, formWidth, format)),
      )

/** Waits for all work to end before failing, so that nothing runs while the caller cleans up. */
async function all(work: Promise<void>[]): Promise<void> {
  const ended = await Promise.allSettled(work)
  for (const { reason } of ended.filter((end) => end.status === "rejected")) throw reason
}
