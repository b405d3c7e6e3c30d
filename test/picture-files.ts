import { crc32, deflateSync } from "node:zlib"
import sharp from "sharp"

/** Generates pictures and other files as people and attackers send them. */

interface PictureOptions {
  width?: number
  height?: number
  /** Makes the file unique. */
  seed?: number
}

/** Makes a picture with a red upper and a blue lower half. */
export function aPicture({ width = 640, height = 480, seed = 0 }: PictureOptions = {}) {
  const red = { r: 250, g: seed % 100, b: 0 }
  const half = Math.ceil(height / 2)
  return sharp({ create: { width, height, channels: 3, background: red } }).composite([
    {
      input: { create: { width, height: half, channels: 3, background: "#0000f0" } },
      left: 0,
      top: height - half,
    },
  ])
}

export const aPng = (options?: PictureOptions): Promise<Buffer> =>
  aPicture(options).png().toBuffer()
export const aJpeg = (options?: PictureOptions): Promise<Buffer> =>
  aPicture(options).jpeg().toBuffer()

export interface HostileFile {
  what: string
  bytes: Buffer
  status: number
  code: string
  name?: string
}

const latin1 = (text: string): Buffer => Buffer.from(text, "latin1")
const script = "<script>alert(document.domain)</script>"

/** Files that must be refused, each with its refusal. */
export async function hostileFiles(): Promise<HostileFile[]> {
  return [
    ...otherTypes(await aPng()),
    ...(await polyglots()),
    ...(await bombs()),
    ...(await broken()),
  ]
}

function otherTypes(png: Buffer): HostileFile[] {
  const refused = (what: string, content: string | Buffer, name?: string): HostileFile => ({
    what,
    bytes: Buffer.from(content),
    status: 415,
    code: "image_type_refused",
    ...(name && { name }),
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`
  return [
    refused("an SVG with a script", svg, "drawing.svg"),
    refused("an SVG named as a PNG", `<?xml version="1.0"?>${svg}`, "drawing.png"),
    refused("a page named as a PNG", `<!doctype html><html><body>${script}`, "page.png"),
    refused("a PDF", "%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF"),
    refused("a script", "alert(1)", "photo.jpg"),
    refused("a program", latin1("MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0")),
    refused("an archive", latin1(`PK\x03\x04\x14\0\0\0\0\0${"\0".repeat(40)}`)),
    refused("a bitmap", latin1(`BM${"\x20\0\0\0".repeat(20)}`)),
    refused("a TIFF", latin1(`II*\0\x08\0\0\0${"\0".repeat(40)}`)),
    refused("a video", latin1(`\0\0\0\x18ftypmp42${"\0".repeat(40)}`)),
    refused("an AVIF", latin1(`\0\0\0\x1cftypavif${"\0".repeat(40)}`)),
    refused("a HEIC", latin1(`\0\0\0\x18ftypheic${"\0".repeat(40)}`)),
    refused("an icon", latin1(`\0\0\x01\0\x01\0\x10\x10${"\0".repeat(40)}`)),
    refused("PostScript", "%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\nshowpage", "photo.png"),
    refused("a PNG after a space", Buffer.concat([latin1(" "), png])),
  ]
}

async function polyglots(): Promise<HostileFile[]> {
  const [png, jpeg] = await Promise.all([aPng(), aJpeg()])
  const gif = await aPicture({ width: 20, height: 20 }).gif().toBuffer()
  const comment = (text: string) => {
    const length = Buffer.alloc(2)
    length.writeUInt16BE(text.length + 2)
    return Buffer.concat([latin1("\xff\xfe"), length, latin1(text)])
  }
  const withComment = (text: string) =>
    Buffer.concat([jpeg.subarray(0, 2), comment(text), jpeg.subarray(2)])
  const scriptGif = Buffer.concat([latin1("GIF89a/*"), gif.subarray(8), latin1("*/=1;alert(1)")])
  const longSegment = Buffer.alloc(0x2f2a - 2, " ")
  const files: [string, Buffer][] = [
    ["a GIF that is a script", scriptGif],
    [
      "a JPEG that is a script",
      Buffer.concat([latin1("\xff\xd8\xff\xe0/*"), longSegment, jpeg.subarray(2)]),
    ],
    ["a JPEG with a script in its comment", withComment(script)],
    ["a JPEG with PHP in its comment", withComment("<?php system($_GET['c']); ?>")],
    ["a JPEG that is a PDF", withComment("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj")],
    ["a PNG with PHP in its text", withPngText(png, "Title\0<?PHP phpinfo();")],
    ["a PNG with a page after it", Buffer.concat([png, latin1(`<HTML >${script}`)])],
    ["a GIF with a frame after it", Buffer.concat([gif, latin1("<iframe src=//evil.example>")])],
    [
      "a JPEG with an archive after it",
      Buffer.concat([jpeg, latin1(`PK\x05\x06${"\0".repeat(18)}`)]),
    ],
  ]
  return files.map(([what, bytes]) => ({ what, bytes, status: 415, code: "image_type_refused" }))
}

async function bombs(): Promise<HostileFile[]> {
  const jpeg = Buffer.from(await aJpeg())
  const size = jpeg.indexOf(latin1("\xff\xc0")) + 5
  jpeg.writeUInt16BE(65_000, size)
  jpeg.writeUInt16BE(65_000, size + 2)
  const gif = Buffer.from(await aPicture({ width: 20, height: 20 }).gif().toBuffer())
  const frame = gif.indexOf(latin1(",\0\0\0\0\x14\0\x14\0")) + 5
  for (const at of [6, 8, frame, frame + 2]) gif.writeUInt16LE(60_000, at)
  const files: [string, Buffer][] = [
    ["a PNG of 50,000 by 50,000", hugePng(50_000, 50_000)],
    ["a PNG of 6,400 by 6,400, just too many", hugePng(6_400, 6_400)],
    ["a JPEG of 65,000 by 65,000", jpeg],
    ["a GIF of 60,000 by 60,000", gif],
    ["a WebP of 16,000 by 16,000", hugeWebp(16_000, 16_000)],
  ]
  return files.map(([what, bytes]) => ({ what, bytes, status: 413, code: "image_too_many_pixels" }))
}

async function broken(): Promise<HostileFile[]> {
  // Noise does not compress, so half of the file is half of the picture.
  const noise = { type: "gaussian" as const, mean: 128, sigma: 40 }
  const noisy = () =>
    sharp({ create: { width: 300, height: 300, channels: 3, background: "#888", noise } })
  const [png, jpeg, webp, gif] = await Promise.all([
    noisy().png().toBuffer(),
    noisy().jpeg().toBuffer(),
    noisy().webp().toBuffer(),
    noisy().gif().toBuffer(),
  ])
  const half = (file: Buffer) => file.subarray(0, file.length / 2)
  const wrongSum = Buffer.from(png)
  wrongSum.fill(0x55, png.length - 200, png.length - 100)
  const files: [string, Buffer][] = [
    ["an empty file", Buffer.alloc(0)],
    ["half a PNG", half(png)],
    ["half a JPEG", half(jpeg)],
    ["half a WebP", half(webp)],
    ["half a GIF", half(gif)],
    ["the first bytes of a PNG", png.subarray(0, 8)],
    ["the first bytes of a JPEG", jpeg.subarray(0, 4)],
    ["the first bytes of a WebP", webp.subarray(0, 16)],
    ["the header of a PNG", png.subarray(0, 33)],
    ["a PNG with changed bytes", wrongSum],
    ["a PNG without width", hugePng(0, 100)],
    ["a JPEG of zeros", Buffer.concat([jpeg.subarray(0, 4), Buffer.alloc(4_000)])],
  ]
  return files.map(([what, bytes]) => ({ what, bytes, status: 400, code: "image_unreadable" }))
}

/** Makes a picture whose header claims a larger size than its data. */
function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    latin1("\x89PNG\r\n\x1a\n"),
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(Buffer.alloc(100_000))),
    pngChunk("IEND", Buffer.alloc(0)),
  ])
}

/** Makes a PNG whose text chunk unpacks to a thousand times its size. */
export const pngWithHugeText = (png: Buffer): Buffer =>
  withPngText(
    png,
    Buffer.concat([latin1("Comment\0\0"), deflateSync(Buffer.alloc(200_000_000))]),
    "zTXt",
  )

function withPngText(png: Buffer, text: string | Buffer, type = "tEXt"): Buffer {
  const afterHeader = 33
  return Buffer.concat([
    png.subarray(0, afterHeader),
    pngChunk(type, typeof text === "string" ? latin1(text) : text),
    png.subarray(afterHeader),
  ])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([latin1(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Lossless WebP, whose header holds two sizes of 14 bits. */
function hugeWebp(width: number, height: number): Buffer {
  const pixels = Buffer.alloc(1_000, 0x2f)
  pixels.writeUInt32LE((width - 1) | ((height - 1) << 14), 1)
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32LE(data.length)
    return Buffer.concat([latin1(type), length, data])
  }
  return chunk("RIFF", Buffer.concat([latin1("WEBP"), chunk("VP8L", pixels)]))
}
