import type { Context } from "hono"
import type { StoredFile } from "#operations/kernel/picture-ports.ts"
import type { AppEnv } from "../kernel/app-env.ts"
import { readRange } from "../kernel/byte-range.ts"

/** Shorter than such an address is good for. */
const ELSEWHERE = "public, max-age=3600"

interface Stored {
  file: StoredFile
  type: string
}

/**
 * An uploaded file by its name, which stands for the same bytes for ever: who has them need not be asked about by
 * the store. Whatever it is, nothing in it runs.
 */
export async function answerStoredFile(
  c: Context<AppEnv>,
  name: string,
  headers: Readonly<Record<string, string>>,
  read: () => Promise<Stored>,
): Promise<Response> {
  const etag = `"${name}"`
  if (isKnown(c, etag)) {
    describe(c, etag, headers)
    return c.body(null, 304)
  }
  const { file, type } = await read()
  if ("elsewhere" in file) {
    c.header("cache-control", ELSEWHERE)
    return c.redirect(file.elsewhere, 302)
  }
  describe(c, etag, headers)
  c.header("content-type", type)
  return answerBytes(c, file.bytes, etag)
}

function describe(c: Context<AppEnv>, etag: string, more: Readonly<Record<string, string>>): void {
  c.header("etag", etag)
  c.header("cache-control", "public, max-age=31536000, immutable")
  c.header("content-security-policy", "sandbox; default-src 'none'")
  c.header("accept-ranges", "bytes")
  for (const [header, value] of Object.entries(more)) c.header(header, value)
}

function isKnown(c: Context<AppEnv>, etag: string): boolean {
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
