import { createHash } from "node:crypto"
import { AwsClient } from "aws4fetch"
import type { StoredFile, UploadStore } from "#operations/kernel/picture-ports.ts"
import { ProviderUnavailable } from "#operations/kernel/ports.ts"
import { fileStore } from "./file-store.ts"

interface S3Settings {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Whether the bucket is in the URL's path instead of its host name. */
  pathStyle: boolean
  prefix: string
  reads: "proxied" | "presigned"
  timeoutMs?: number
}

const TIMEOUT_MS = 10_000
const HOUR_MS = 3_600_000
const PRESIGNED_FOR_SECONDS = 3 * 3600
const FOREVER = "public, max-age=31536000, immutable"

/** Stores pictures in a bucket of any service with S3's API. */
export function s3Store(settings: S3Settings): UploadStore {
  const { accessKeyId, secretAccessKey, region, timeoutMs = TIMEOUT_MS } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 2 })
  const root = rootOf(settings)
  const urlOf = (file: string) => root + encodeURI(settings.prefix) + file

  const call = async (method: string, file: string, init: RequestInit = {}): Promise<Response> => {
    const response = await client
      .fetch(urlOf(file), {
        ...init,
        method,
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      })
      .catch((cause: unknown) => unavailable(`${method} had no answer`, cause))
    if (response.ok) return response
    const text = await response.text().catch(() => "")
    const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? ""
    if (response.status === 404 && code !== "NoSuchBucket") return response
    return unavailable(`${method} was answered ${response.status} ${code}`)
  }

  const read = async (file: string): Promise<Uint8Array | undefined> => {
    const response = await call("GET", file)
    if (response.status === 404) return undefined
    const bytes = await response
      .arrayBuffer()
      .catch((cause: unknown) => unavailable("GET broke off", cause))
    return new Uint8Array(bytes)
  }

  const proxy = async (file: string): Promise<StoredFile | undefined> => {
    const bytes = await read(file)
    return bytes && { bytes }
  }

  /** Signs as of the full hour, so that browsers can cache the URL for an hour. */
  const presign = async (file: string): Promise<StoredFile> => {
    const url = new URL(urlOf(file))
    url.searchParams.set("X-Amz-Expires", String(PRESIGNED_FOR_SECONDS))
    const hour = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS).toISOString()
    const datetime = hour.replace(/[:-]|\.\d{3}/g, "")
    const signed = await client.sign(url, { method: "GET", aws: { signQuery: true, datetime } })
    return { elsewhere: signed.url }
  }

  return fileStore({
    async put(file, bytes, type) {
      const body = new Uint8Array(bytes)
      const { status } = await call("PUT", file, { body, headers: headersOf(body, type) })
      if (status === 404) unavailable("PUT was answered 404")
    },
    get: settings.reads === "presigned" ? presign : proxy,
    read,
    remove: (file) => call("DELETE", file).then(() => undefined),
    origins: settings.reads === "presigned" ? [new URL(root).origin] : [],
  })
}

const headersOf = (body: Uint8Array, type: string): Record<string, string> => ({
  "content-type": type,
  "cache-control": FOREVER,
  // Forces a download, because the bucket serves PDFs outside the shop's pages.
  ...(type === "application/pdf" && { "content-disposition": "attachment" }),
  "x-amz-content-sha256": createHash("sha256").update(body).digest("hex"),
})

function rootOf({ endpoint, bucket, pathStyle }: S3Settings): string {
  if (pathStyle) return `${endpoint}/${bucket}/`
  const { protocol, host } = new URL(endpoint)
  return `${protocol}//${bucket}.${host}/`
}

function unavailable(what: string, cause?: unknown): never {
  throw new ProviderUnavailable(`The picture bucket cannot be used: ${what}`, { cause })
}
