import type { PictureFormat } from "#domain/pictures/picture.ts"

/** What the shop needs to take pictures and PDFs from people and to show them. */
export interface Pictures {
  encode: EncodePicture
  checkDatasheet: CheckDatasheet
  store: UploadStore
  /** Addresses of the pictures that came with the shop. */
  demo: ReadonlySet<string>
  /** Hosts besides our own that pictures of parts and reviews may be on. */
  hosts: ReadonlySet<string>
}

/**
 * Decodes a file that strangers sent, in time and out of harm's way, and encodes it anew: upright, without
 * metadata, in every width. Tells why not when that cannot be.
 */
export type EncodePicture = (
  file: Uint8Array,
) => Promise<EncodedPicture | { refused: WhyNotEncoded }>

export type WhyNotEncoded =
  | "image_type_refused"
  | "image_unreadable"
  | "image_too_many_pixels"
  | "image_too_slow"
  | "images_busy"

export interface EncodedPicture {
  /** Of the largest form. */
  width: number
  height: number
  /** A few blurred pixels as a data address, for clients that show them until the picture is there. */
  placeholder: string
  forms: PictureForm[]
}

export interface PictureForm {
  width: number
  format: PictureFormat
  bytes: Uint8Array
}

/** Looks through a PDF for what may do more than be read, in time and out of harm's way. */
export type CheckDatasheet = (
  file: Uint8Array,
) => Promise<CheckedDatasheet | { refused: WhyNotADatasheet }>

export interface CheckedDatasheet {
  /** Null where they cannot be told. */
  pages: number | null
}

export type WhyNotADatasheet =
  | "datasheet_type_refused"
  | "datasheet_unreadable"
  | "datasheet_locked"
  | "datasheet_active"
  | "datasheet_too_slow"
  | "datasheets_busy"

/** Where uploads are kept. Everything throws `ProviderUnavailable` when there is no usable answer. */
export interface UploadStore {
  /**
   * Keeps a picture under a name that no other had before. Once this returns it survives a crash; when it
   * throws, some of it may be there, or come to be there late, and has to be removed.
   */
  put(name: string, picture: EncodedPicture): Promise<UploadPlace>
  /** The same of a PDF; undefined where only pictures can be kept. */
  putPdf: ((kind: PdfKind, name: string, file: Uint8Array) => Promise<UploadPlace>) | undefined
  /** A file of ours; undefined when there is none, or when another host shows the pictures. */
  get(file: string): Promise<StoredFile | undefined>
  /** The same, of what no address may give: always its bytes. */
  read(file: string): Promise<Uint8Array | undefined>
  /** Removes whatever there is of an upload; fine when nothing is. */
  remove(upload: StoredUpload): Promise<void>
  /** Origins besides our own that pages load these pictures from. */
  origins: string[]
}

export type PdfKind = "datasheet" | "certificate"

export interface UploadPlace {
  /** What a page shows, and what a part, a review or a tax id names. */
  address: string
  /** What `remove` will need, where the name is not enough. */
  removal: string | null
}

export interface StoredUpload {
  name: string
  /** Of a picture; a PDF has none. */
  width: number | null
  removal: string | null
}

/** The bytes, or an address that has them for a while. */
export type StoredFile = { bytes: Uint8Array } | { elsewhere: string }
