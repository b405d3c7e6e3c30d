import type { PictureFormat } from "#domain/picture.ts"

/** What the shop needs to take pictures from people and to show them. */
export interface Pictures {
  encode: EncodePicture
  store: PictureStore
  /** Addresses of the pictures that came with the shop. */
  demo: ReadonlySet<string>
  /** Hosts besides our own that a part's picture may be on. */
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
  /** A few blurred pixels as a data address, to stand where the picture will be. */
  placeholder: string
  forms: PictureForm[]
}

export interface PictureForm {
  width: number
  format: PictureFormat
  bytes: Uint8Array
}

/**
 * Where encoded pictures are kept; a name stands for the same picture for ever. Throws
 * `ProviderUnavailable` when there is no usable answer, or no room.
 */
export interface PictureStore {
  has(name: string): Promise<boolean>
  /** Once this returns, the bytes survive a crash. All of them are there under the name, or none. */
  put(name: string, bytes: Uint8Array, type: string): Promise<void>
  get(name: string): Promise<Uint8Array | undefined>
}
