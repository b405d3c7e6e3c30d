import { ApiError } from "#contract/kernel/client.ts"
import { text } from "#contract/kernel/text.ts"
import { pictureLimits, readUploadedAddress } from "#domain/pictures/picture.ts"
import { sendAsViewer } from "../api/api.ts"
import { sendWithProgress } from "../api/send-with-progress.ts"

/** A photo that was stored is not sent again when saving what it belongs to has to be tried again. */
const stored = new WeakMap<File, string>()

export class UploadFailed extends Error {
  override name = "UploadFailed"
}

/** The person gave the upload up; nothing else went wrong. */
export class UploadCancelled extends Error {
  override name = "UploadCancelled"
}

/** This page may show the shop at another of its addresses than the answer names. */
function ownPath(url: string): string {
  const { pathname } = new URL(url)
  return readUploadedAddress(pathname) ? pathname : url
}

export interface UploadWatch {
  /** How much of it is on its way: 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/**
 * Stores a photo and returns its address. Throws `UploadFailed` with a sentence, `UploadCancelled`, or
 * `ApiError` 401 when signed out.
 */
export async function uploadPhoto(
  photo: File,
  { onProgress, signal }: UploadWatch,
): Promise<string> {
  const known = stored.get(photo)
  if (known) return known
  if (photo.size > pictureLimits.bytes) throw new UploadFailed(text.pictureTooLarge)
  const body = new FormData()
  body.set("image", photo)
  const response = await sendAsViewer(
    "/image",
    { method: "POST", body, signal },
    sendWithProgress(onProgress),
  ).catch(() => undefined)
  if (signal.aborted) throw new UploadCancelled()
  const answer = await response?.json().catch(() => undefined)
  const url: unknown = answer?.data?.url
  if (response?.ok && typeof url === "string" && URL.canParse(url)) {
    const address = ownPath(url)
    stored.set(photo, address)
    return address
  }
  if (response?.status === 401) throw new ApiError(401, answer)
  const reason =
    typeof answer?.message === "string" && response?.status !== 404 ? answer.message : ""
  throw new UploadFailed(`The photo could not be uploaded. ${reason || "Try again."}`)
}
