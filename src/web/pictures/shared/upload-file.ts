import { useEffect, useRef, useState } from "react"
import { ApiError } from "#contract/client.ts"
import type { CallReply } from "#contract/contract.ts"
import { asDeclared } from "#contract/kernel/as-declared.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import type { storeDatasheet, storePicture } from "#contract/pictures/pictures.ts"
import type { RefusalBody } from "#contract/refusals.ts"
import { t } from "#domain/languages/translate.ts"
import {
  datasheetLimits,
  isDatasheetAddress,
  pictureLimits,
  readUploadedAddress,
} from "#domain/pictures/uploads.ts"
import { sendAsViewer } from "#web/api/api.ts"
import { FieldRefused } from "#web/forms/field-errors.ts"
import type { PickerUpload } from "#web/ui/form/file-picker.tsx"

/** Returns a replacement for fetch that reports upload progress from 0 to 1. */
const sendWithProgress =
  (onProgress: (progress: number) => void) =>
  async (
    path: string,
    { method = "GET", headers, body, signal }: RequestInit,
  ): Promise<Response> => {
    // The upload may have been cancelled while the access token was renewed.
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open(method, path)
    new Headers(headers).forEach((value, name) => {
      request.setRequestHeader(name, value)
    })
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    signal?.addEventListener("abort", () => request.abort())
    return new Promise((done, fail) => {
      request.onload = () => done(new Response(request.responseText, { status: request.status }))
      request.onerror = () => fail(new TypeError(t("no answer")))
      request.onabort = () => fail(new DOMException("given up", "AbortError"))
      request.send(body instanceof FormData ? body : null)
    })
  }

export interface UploadKind {
  path: string
  field: string
  maxBytes: number
  tooLarge: string
  failed: string
  urlOf: (reply: unknown) => string | undefined
}

export const pictureUpload: UploadKind = {
  path: "/image",
  field: "image",
  maxBytes: pictureLimits.bytes,
  get tooLarge() {
    return pageText.pictureTooLarge
  },
  get failed() {
    return t("The photo could not be uploaded.")
  },
  urlOf: (reply) => asDeclared<CallReply<typeof storePicture> | undefined>(reply)?.data.url,
}

export const datasheetUpload: UploadKind = {
  path: "/datasheet",
  field: "datasheet",
  maxBytes: datasheetLimits.bytes,
  get tooLarge() {
    return pageText.datasheetTooLarge
  },
  get failed() {
    return t("The datasheet could not be uploaded.")
  },
  urlOf: (reply) => asDeclared<CallReply<typeof storeDatasheet> | undefined>(reply)?.url,
}

/** Addresses of uploaded files, so that a retried save does not upload them again. */
const stored = new WeakMap<File, string>()

/** Returns the path of a stored file, because the page may use another host name of the shop. */
function ownPath(url: string): string {
  const { pathname } = new URL(url)
  return readUploadedAddress(pathname) || isDatasheetAddress(pathname) ? pathname : url
}

interface UploadOptions {
  field: string
  onProgress: (progress: number) => void
  signal: AbortSignal
}

/** Uploads a file and returns its address; undefined if cancelled. Throws `FieldRefused`, or `ApiError` 401. */
async function uploadFile(
  kind: UploadKind,
  file: File,
  { field, onProgress, signal }: UploadOptions,
): Promise<string | undefined> {
  const known = stored.get(file)
  if (known) return known
  if (file.size > kind.maxBytes) throw new FieldRefused(field, kind.tooLarge)
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
  throw new FieldRefused(field, `${kind.failed} ${reason ?? t("Try again.")}`)
}

export function useUpload(
  field: string,
  kind: UploadKind = pictureUpload,
): {
  send: (file: File) => Promise<string | undefined>
  state: PickerUpload
} {
  const [progress, setProgress] = useState<number>()
  const [isCancelled, setCancelled] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const send = async (file: File) => {
    running.current = new AbortController()
    const { signal } = running.current
    setCancelled(false)
    setProgress(0)
    try {
      const address = await uploadFile(kind, file, { field, onProgress: setProgress, signal })
      setCancelled(address === undefined)
      return address
    } finally {
      setProgress(undefined)
    }
  }
  return { send, state: { progress, isCancelled, cancel: () => running.current?.abort() } }
}
