import { z } from "zod"
import type { EncodedPicture, UploadStore } from "#operations/kernel/picture-ports.ts"
import { ProviderUnavailable } from "#operations/kernel/ports.ts"

interface PictureHostSettings {
  apiBase: string
  key: string
  /** Origin from which the host serves pictures. */
  showsAt: string
  timeoutMs?: number
}

const TIMEOUT_MS = 20_000

const uploadedSchema = z.object({
  data: z.object({ url: z.url(), delete_url: z.url().nullish() }),
})

/** Uploads pictures in their largest form to a host with imgbb's API. */
export function pictureHost(settings: PictureHostSettings): UploadStore {
  const { apiBase, key, showsAt, timeoutMs = TIMEOUT_MS } = settings
  const post = (url: string, body: FormData): Promise<Response> =>
    fetch(url, { method: "POST", body, redirect: "error", signal: AbortSignal.timeout(timeoutMs) })

  return {
    async put(name, picture) {
      const body = new FormData()
      body.set("image", new File([largest(picture)], `${name}.webp`, { type: "image/webp" }))
      const address = `${apiBase}/1/upload?key=${encodeURIComponent(key)}`
      const response = await post(address, body).catch((cause: unknown) =>
        unavailable("no answer", cause),
      )
      const answer = uploadedSchema.safeParse(await response.json().catch(() => undefined))
      if (!response.ok || !answer.success)
        return unavailable(`answered ${response.status}, and no picture`)
      const { url, delete_url } = answer.data.data
      if (new URL(url).origin !== showsAt)
        return unavailable(`shows pictures at ${new URL(url).origin}, not at ${showsAt}`)
      return { address: url, removal: delete_url ?? null }
    },
    putPdf: undefined,
    get: async () => undefined,
    read: async () => undefined,
    async remove({ removal }) {
      const [, id, hash] = removal ? new URL(removal).pathname.split("/") : []
      if (!removal || !id || !hash) return
      const response = await post(new URL("/json", removal).href, deletion(id, hash)).catch(
        (cause: unknown) => unavailable("no answer", cause),
      )
      await response.body?.cancel()
      if (response.status >= 500 || response.status === 429)
        unavailable(`a removal was answered ${response.status}`)
    },
    origins: [showsAt],
  }
}

function largest({ width, forms }: EncodedPicture): Uint8Array<ArrayBuffer> {
  const form = forms.find((one) => one.width === width && one.format === "webp")
  if (!form) throw new Error("a picture without its largest form")
  return new Uint8Array(form.bytes)
}

/** Imitates the form of the host's deletion page, because its API has no deletion. */
function deletion(id: string, hash: string): FormData {
  const form = new FormData()
  form.set("pathname", `/${id}/${hash}`)
  form.set("action", "delete")
  form.set("delete", "image")
  form.set("from", "resource")
  form.set("deleting[id]", id)
  form.set("deleting[hash]", hash)
  return form
}

/** Throws `ProviderUnavailable`. Omits the URL, which contains the key. */
function unavailable(what: string, cause?: unknown): never {
  throw new ProviderUnavailable(`The image host cannot be used: ${what}`, { cause })
}
