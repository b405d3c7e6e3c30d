import { ApiError } from "#contract/client.ts"
import type { CallReply } from "#contract/contract.ts"
import { asDeclared } from "#contract/kernel/as-declared.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import type { storeDatasheet } from "#contract/pictures/datasheets.ts"
import type { storePicture } from "#contract/pictures/pictures.ts"
import type { RefusalBody } from "#contract/refusals.ts"
import { datasheetLimits, isDatasheetAddress } from "#domain/pictures/datasheet.ts"
import { pictureLimits, readUploadedAddress } from "#domain/pictures/picture.ts"
import { sendAsViewer } from "../../api/api.ts"
import { sendWithProgress } from "../../api/send-with-progress.ts"
import { FieldRefused } from "../../forms/form-errors.ts"

/** A kind of file that people upload: by which call, as which of its fields, and what is said when that fails. */
export interface UploadKind {
  path: string
  field: string
  largestBytes: number
  tooLarge: string
  failed: string
  urlOf: (reply: unknown) => string | undefined
}

export const pictureUpload: UploadKind = {
  path: "/image",
  field: "image",
  largestBytes: pictureLimits.bytes,
  tooLarge: pageText.pictureTooLarge,
  failed: "The photo could not be uploaded.",
  urlOf: (reply) => asDeclared<CallReply<typeof storePicture> | undefined>(reply)?.data.url,
}

export const datasheetUpload: UploadKind = {
  path: "/datasheet",
  field: "datasheet",
  largestBytes: datasheetLimits.bytes,
  tooLarge: pageText.datasheetTooLarge,
  failed: "The datasheet could not be uploaded.",
  urlOf: (reply) => asDeclared<CallReply<typeof storeDatasheet> | undefined>(reply)?.url,
}

/** A file that was stored is not sent again when saving what it belongs to has to be tried again. */
const stored = new WeakMap<File, string>()

/** This page may show the shop at another of its addresses than the answer names. */
function ownPath(url: string): string {
  const { pathname } = new URL(url)
  return readUploadedAddress(pathname) || isDatasheetAddress(pathname) ? pathname : url
}

interface UploadWatch {
  /** The form's field that the file is in. */
  field: string
  /** How much of it is on its way: 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/**
 * Stores a file and returns its address; undefined when it was given up. Throws `FieldRefused` with a sentence,
 * or `ApiError` 401 when signed out.
 */
export async function uploadFile(
  kind: UploadKind,
  file: File,
  { field, onProgress, signal }: UploadWatch,
): Promise<string | undefined> {
  const known = stored.get(file)
  if (known) return known
  if (file.size > kind.largestBytes) throw new FieldRefused(field, kind.tooLarge)
  const form = new FormData()
  form.set(kind.field, file)
  const response = await sendAsViewer(
    kind.path,
    { method: "POST", body: form, signal },
    sendWithProgress(onProgress),
  ).catch(() => undefined)
  if (signal.aborted) return undefined
  const body: unknown = await response?.json().catch(() => undefined)
  const url = response?.ok ? kind.urlOf(body) : undefined
  if (url && URL.canParse(url)) {
    const address = ownPath(url)
    stored.set(file, address)
    return address
  }
  if (response?.status === 401) throw new ApiError(401, asDeclared(body))
  const refused = asDeclared<RefusalBody | undefined>(body)
  const reason = response?.status === 404 ? undefined : refused?.message
  throw new FieldRefused(field, `${kind.failed} ${reason ?? "Try again."}`)
}
