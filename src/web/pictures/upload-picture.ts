import { asDeclared } from "#contract/kernel/as-declared.ts"
import { ApiError } from "#contract/kernel/client.ts"
import type { CallReply } from "#contract/kernel/contract.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import type { RefusalBody } from "#contract/kernel/refusals.ts"
import type { storePicture } from "#contract/pictures/pictures.ts"
import { pictureLimits, readUploadedAddress } from "#domain/pictures/picture.ts"
import { sendAsViewer } from "../api/api.ts"
import { sendWithProgress } from "../api/send-with-progress.ts"
import { FieldRefused } from "../forms/form-errors.ts"

/** A picture that was stored is not sent again when saving what it belongs to has to be tried again. */
const stored = new WeakMap<File, string>()

/** This page may show the shop at another of its addresses than the answer names. */
function ownPath(url: string): string {
  const { pathname } = new URL(url)
  return readUploadedAddress(pathname) ? pathname : url
}

interface UploadWatch {
  /** The form's field that the picture is in. */
  field: string
  /** How much of it is on its way: 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/**
 * Stores a picture and returns its address; undefined when it was given up. Throws `FieldRefused` with a sentence,
 * or `ApiError` 401 when signed out.
 */
export async function uploadPicture(
  picture: File,
  { field, onProgress, signal }: UploadWatch,
): Promise<string | undefined> {
  const known = stored.get(picture)
  if (known) return known
  if (picture.size > pictureLimits.bytes) throw new FieldRefused(field, pageText.pictureTooLarge)
  const form = new FormData()
  form.set("image", picture)
  const response = await sendAsViewer(
    "/image",
    { method: "POST", body: form, signal },
    sendWithProgress(onProgress),
  ).catch(() => undefined)
  if (signal.aborted) return undefined
  const body: unknown = await response?.json().catch(() => undefined)
  const url = response?.ok && asDeclared<CallReply<typeof storePicture> | undefined>(body)?.data.url
  if (url && URL.canParse(url)) {
    const address = ownPath(url)
    stored.set(picture, address)
    return address
  }
  if (response?.status === 401) throw new ApiError(401, asDeclared(body))
  const refused = asDeclared<RefusalBody | undefined>(body)
  const reason = response?.status === 404 ? undefined : refused?.message
  throw new FieldRefused(field, `The photo could not be uploaded. ${reason ?? "Try again."}`)
}
