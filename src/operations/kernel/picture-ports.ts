import type { pdfRefusals } from "#contract/pictures/refusals.ts"
import type { PictureFormat } from "#domain/pictures/uploads.ts"

/** Ports for taking and showing pictures and PDFs. */
export interface Pictures {
  encode: EncodePicture
  checkDatasheet: CheckDatasheet
  store: UploadStore
  demo: ReadonlySet<string>
  hosts: ReadonlySet<string>
}

/**
 * Decodes an untrusted picture in isolation, with a time limit, and encodes it in every width without metadata. Returns
 * the reason if it cannot.
 */
export type EncodePicture = (
  file: Uint8Array,
) => Promise<EncodedPicture | { refused: EncodingRefusal }>

export type EncodingRefusal =
  | "image_type_refused"
  | "image_unreadable"
  | "image_too_many_pixels"
  | "image_too_slow"
  | "images_busy"

export interface EncodedPicture {
  /** Width of the largest form. */
  width: number
  height: number
  placeholder: string
  forms: PictureForm[]
}

export interface PictureForm {
  width: number
  format: PictureFormat
  bytes: Uint8Array
}

/** Checks an untrusted PDF for active content, in isolation, with a time limit. */
export type CheckDatasheet = (
  file: Uint8Array,
) => Promise<CheckedDatasheet | { refused: DatasheetRefusal }>

export interface CheckedDatasheet {
  /** Null if unknown. */
  pages: number | null
}

export type DatasheetRefusal = (typeof pdfRefusals)[number]

/** Storage of uploads. Methods throw `ProviderUnavailable` if they get no usable response. */
export interface UploadStore {
  /**
   * Stores a picture under a new name, durably once it returns. After a failure, parts may exist or appear later and
   * must be removed.
   */
  put(name: string, picture: EncodedPicture): Promise<UploadPlace>
  /** Stores a PDF; undefined if only pictures can be stored. */
  putPdf: ((kind: PdfKind, name: string, file: Uint8Array) => Promise<UploadPlace>) | undefined
  /** Returns a stored file; undefined if it is missing or another host serves it. */
  get(file: string): Promise<StoredFile | undefined>
  read(file: string): Promise<Uint8Array | undefined>
  /** Removes an upload; succeeds if it does not exist. */
  remove(upload: StoredUpload): Promise<void>
  origins: string[]
}

export type PdfKind = "datasheet" | "certificate"

export interface UploadPlace {
  /** Address that pages show and rows refer to. */
  address: string
  /** Data that `remove` needs in addition to the name. */
  removal: string | null
}

export interface StoredUpload {
  name: string
  /** Width of a picture; null for a PDF. */
  width: number | null
  removal: string | null
}

/** Bytes, or a temporary address. */
export type StoredFile = { bytes: Uint8Array } | { elsewhere: string }
