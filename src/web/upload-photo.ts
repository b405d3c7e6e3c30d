import { ApiError } from "#contract/client.ts"
import { sendAsViewer } from "./api.ts"

/** A photo that was stored is not sent again when saving what it belongs to has to be tried again. */
const stored = new WeakMap<File, string>()

export class UploadFailed extends Error {
  override name = "UploadFailed"
}

/** Stores a photo and returns its address. Throws `UploadFailed` with a sentence, `ApiError` 401 when signed out. */
export async function uploadPhoto(photo: File): Promise<string> {
  const known = stored.get(photo)
  if (known) return known
  const body = new FormData()
  body.set("image", photo)
  const response = await sendAsViewer("/image", { method: "POST", body }).catch(() => undefined)
  const answer = await response?.json().catch(() => undefined)
  const url: unknown = answer?.data?.url
  if (response?.ok && typeof url === "string") {
    stored.set(photo, url)
    return url
  }
  if (response?.status === 401) throw new ApiError(401, answer)
  const reason =
    typeof answer?.message === "string" && response?.status !== 404 ? answer.message : ""
  throw new UploadFailed(`The photo could not be uploaded. ${reason || "Try again."}`)
}
