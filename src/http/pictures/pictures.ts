import type { Context } from "hono"
import * as contract from "#contract/pictures/pictures.ts"
import { getPictureFile } from "#operations/pictures/picture-store.ts"
import { storePicture } from "#operations/pictures/store-picture.ts"
import type { AppEnv, Server } from "../kernel/app-env.ts"
import { readRange } from "../kernel/byte-range.ts"
import { serve } from "../kernel/serve.ts"

/** The end of the image host's answer. */
const uploaded = { success: true, status: 200 } as const

/** `shownElsewhere`: whether pages of other origins may show uploaded pictures. */
export function servePictures(
  server: Server,
  { shownElsewhere }: { shownElsewhere: boolean },
): void {
  const describe = describeFor(shownElsewhere ? "cross-origin" : "same-origin")

  const { app, shop } = server

  serve(server, contract.storePicture, async ({ actor, upload }) => {
    const { name, address, width, height, placeholder } = await storePicture(shop, actor, upload)
    // As image hosts answer, for pages of any origin; taken back, it is the path again.
    const url = new URL(address, shop.publicUrl).href
    return {
      data: { id: name, url, display_url: url, width, height, placeholder },
      ...uploaded,
    }
  })

  app.get("/img/u/*", async (c) => {
    const name = c.req.path.slice("/img/u/".length)
    // A name stands for the same bytes for ever: who has them need not be asked about by the store.
    const etag = `"${name}"`
    if (isKnown(c, etag)) {
      describe(c, etag)
      return c.body(null, 304)
    }
    const { file, type } = await getPictureFile(shop, name)
    if ("elsewhere" in file) {
      c.header("cache-control", ELSEWHERE)
      return c.redirect(file.elsewhere, 302)
    }
    describe(c, etag)
    c.header("content-type", type)
    return answerBytes(c, file.bytes, etag)
  })
}

/** Shorter than such an address is good for. */
const ELSEWHERE = "public, max-age=3600"

const describeFor =
  (pages: "cross-origin" | "same-origin") => (c: Context<AppEnv>, etag: string) => {
    c.header("etag", etag)
    c.header("cache-control", "public, max-age=31536000, immutable")
    c.header("content-security-policy", "sandbox; default-src 'none'")
    c.header("cross-origin-resource-policy", pages)
    c.header("accept-ranges", "bytes")
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
