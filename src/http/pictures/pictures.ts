import type { Context } from "hono"
import * as contract from "#contract/pictures/pictures.ts"
import type { StoredFile } from "#operations/kernel/picture-ports.ts"
import { storeDatasheet, storePicture } from "#operations/pictures/store-upload.ts"
import { getDatasheetFile, getPictureFile } from "#operations/pictures/uploads.ts"
import type { AppEnv, Server } from "../kernel/app-env.ts"
import { clientAddress } from "../kernel/client-address.ts"
import { serve } from "../kernel/serve.ts"

/** Parses a Range header. Returns `whole` without a supported range, and `none` for a range beyond the end. */
function readRange(
  header: string | undefined,
  size: number,
): { first: number; last: number } | "whole" | "none" {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? []
  if (!from && !to) return "whole"
  if (!from)
    return Number(to) > 0 ? { first: Math.max(0, size - Number(to)), last: size - 1 } : "none"
  const first = Number(from)
  const last = to ? Math.min(Number(to), size - 1) : size - 1
  if (to && Number(to) < first) return "whole"
  return first < size ? { first, last } : "none"
}

/** Cache-Control of a redirect. Expires before the target address does. */
const REDIRECT_CACHE_CONTROL = "public, max-age=3600"

interface ServedFile {
  file: StoredFile
  type: string
}

/**
 * Serves an uploaded file by name. A name stands for fixed bytes, so caches need no revalidation. Nothing in the
 * file is executed.
 */
async function answerStoredFile(
  c: Context<AppEnv>,
  name: string,
  headers: Readonly<Record<string, string>>,
  read: () => Promise<ServedFile>,
): Promise<Response> {
  const etag = `"${name}"`
  if (isUnchanged(c, etag)) {
    setFileHeaders(c, etag, headers)
    return c.body(null, 304)
  }
  const { file, type } = await read()
  if ("elsewhere" in file) {
    c.header("cache-control", REDIRECT_CACHE_CONTROL)
    return c.redirect(file.elsewhere, 302)
  }
  setFileHeaders(c, etag, headers)
  c.header("content-type", type)
  return answerBytes(c, file.bytes, etag)
}

function setFileHeaders(
  c: Context<AppEnv>,
  etag: string,
  more: Readonly<Record<string, string>>,
): void {
  c.header("etag", etag)
  c.header("cache-control", "public, max-age=31536000, immutable")
  c.header("content-security-policy", "sandbox; default-src 'none'")
  c.header("accept-ranges", "bytes")
  for (const [header, value] of Object.entries(more)) c.header(header, value)
}

function isUnchanged(c: Context<AppEnv>, etag: string): boolean {
  const known = (c.req.header("if-none-match") ?? "").split(",").map((tag) => tag.trim())
  return known.includes(etag) || known.includes(`W/${etag}`)
}

function answerBytes(c: Context<AppEnv>, bytes: Uint8Array, etag: string): Response {
  const ifRange = c.req.header("if-range") ?? etag
  const range = ifRange === etag ? readRange(c.req.header("range"), bytes.byteLength) : "whole"
  if (range === "none") {
    c.header("content-range", `bytes */${bytes.byteLength}`)
    return c.body(null, 416)
  }
  const { first, last } = range === "whole" ? { first: 0, last: bytes.byteLength - 1 } : range
  if (range !== "whole") c.header("content-range", `bytes ${first}-${last}/${bytes.byteLength}`)
  c.header("content-length", String(last - first + 1))
  return c.body(new Uint8Array(bytes.subarray(first, last + 1)), range === "whole" ? 200 : 206)
}

/** Fields that an image host adds to its response. */
const imageHostStatus = { success: true, status: 200 } as const

/** Returns an absolute URL, as image hosts do. The path is read back from it. */
const urlOf = (publicUrl: string, address: string): string => new URL(address, publicUrl).href

interface PictureOptions {
  /** Whether pages of other origins may show uploaded pictures. */
  isEmbeddable: boolean
}

export function servePictures(server: Server, { isEmbeddable }: PictureOptions): void {
  const { app, shop } = server

  serve(server, contract.storePicture, async ({ actor, upload, c }) => {
    const picture = { file: upload, address: clientAddress(c, server.site) }
    const { name, address, width, height, placeholder } = await storePicture(shop, actor, picture)
    const url = urlOf(shop.publicUrl, address)
    return {
      data: { id: name, url, display_url: url, width, height, placeholder },
      ...imageHostStatus,
    }
  })

  const headers = {
    "cross-origin-resource-policy": isEmbeddable ? "cross-origin" : "same-origin",
  }
  app.get("/img/u/*", (c) => {
    const name = c.req.path.slice("/img/u/".length)
    return answerStoredFile(c, name, headers, () => getPictureFile(shop, name))
  })
}

/** Headers of downloads. Files are saved, because viewers do not open sandboxed files. */
const DOWNLOAD_HEADERS = {
  "content-disposition": "attachment",
  "cross-origin-resource-policy": "same-origin",
}

export function serveDatasheets(server: Server): void {
  const { app, shop } = server

  serve(server, contract.storeDatasheet, async ({ actor, upload }) => {
    const { name, address, bytes, pages } = await storeDatasheet(shop, actor, upload)
    return { id: name, url: urlOf(shop.publicUrl, address), bytes, pages: pages ?? undefined }
  })

  app.get("/datasheets/*", (c) => {
    const name = c.req.path.slice("/datasheets/".length)
    return answerStoredFile(c, name, DOWNLOAD_HEADERS, async () => ({
      file: await getDatasheetFile(shop, name),
      type: "application/pdf",
    }))
  })
}
