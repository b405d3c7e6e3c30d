import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { pictureSources } from "#domain/pictures/uploads.ts"
import { aJpeg, aPicture, aPng, pngWithHugeText } from "#test/picture-files.ts"
import { openPictureShop } from "#test/picture-shop.ts"

const shop = await openPictureShop()
afterAll(() => shop.close())

describe("an uploaded picture", () => {
  test("is served in both formats and every width up to its own", async () => {
    const { status, body } = await shop.upload(await aPng({ width: 700, height: 500 }))
    expect([status, body.success, body.status]).toEqual([200, true, 200])
    expect(body.data).toMatchObject({ width: 700, height: 500, display_url: body.data.url })
    expect(body.data.url).toBe(`${shop.url}/img/u/${body.data.id}-700.webp`)
    const sources = pictureSources(new URL(body.data.url).pathname)
    const addresses = `${sources}, ${sources?.replaceAll("avif", "webp")}`
      .split(", ")
      .map((s) => s.split(" "))
    expect(addresses).toHaveLength(6)
    for (const [address = "", width] of addresses) {
      const form = await sharp(await shop.bytesOf(address)).metadata()
      expect(`${form.width}w`).toBe(width)
      expect(form.format).toBe(address.endsWith("webp") ? "webp" : "heif")
    }
  })

  test.each(["jpeg", "webp", "gif"] as const)("may be uploaded as %s", async (format) => {
    const { status, body } = await shop.upload(
      await aPicture({ seed: 1 }).toFormat(format).toBuffer(),
    )
    expect([status, body.data.width]).toEqual([200, 640])
  })

  test("is at most 1600 wide and 2400 high", async () => {
    const wide = await shop.upload(await aJpeg({ width: 4000, height: 1000 }))
    expect(wide.body.data).toMatchObject({ width: 1600, height: 400 })
    const strip = await shop.upload(await aJpeg({ width: 200, height: 9600 }))
    expect(strip.body.data).toMatchObject({ width: 50, height: 2400 })
  })

  test.each([
    { width: 1, height: 40_000, as: [1, 2400] },
    { width: 2, height: 2400, as: [2, 2400] },
    { width: 40_000, height: 1, as: [1600, 1] },
  ])("may be a strip of $width by $height", async ({ as, ...size }) => {
    const { status, body } = await shop.upload(await aPng(size))
    expect(status).toBe(200)
    for (const address of [body.data.url, body.data.url.replace(/webp$/, "avif")]) {
      const { width, height } = await sharp(await shop.bytesOf(address)).metadata()
      expect([width, height]).toEqual(as)
    }
    expect([body.data.width, body.data.height]).toEqual(as)
  })

  test("is upright and without metadata", async () => {
    const marker = "a street and a number"
    const file = await aPicture()
      .withExif({ IFD0: { Copyright: marker }, IFD3: { GPSLatitudeRef: "N" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { body } = await shop.upload(file)
    expect(body.data).toMatchObject({ width: 480, height: 640 })
    for (const address of [body.data.url, body.data.url.replace(/webp$/, "avif")]) {
      const form = await shop.bytesOf(address)
      const { exif, xmp, icc, orientation } = await sharp(form).metadata()
      expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined])
      expect(form.includes(marker)).toBe(false)
      // The top of the picture is now at the right.
      const [red = 0, , blue = 255] = await sharp(form)
        .extract({ left: 400, top: 300, width: 1, height: 1 })
        .raw()
        .toBuffer()
      expect(red).toBeGreaterThan(200)
      expect(blue).toBeLessThan(60)
    }
  })

  test("keeps its transparency, and the first frame of an animation", async () => {
    // Three frames: transparent, partly opaque, opaque.
    const pixels = Buffer.concat([0, 40, 255].map((alpha) => Buffer.alloc(30 * 20 * 4, alpha)))
    const film = sharp(pixels, { raw: { width: 30, height: 60, channels: 4, pageHeight: 20 } })
    const { body } = await shop.upload(await film.gif({ delay: [50, 50, 50] }).toBuffer())
    const { pages, hasAlpha, height } = await sharp(await shop.bytesOf(body.data.url)).metadata()
    expect([pages, hasAlpha, height]).toEqual([undefined, true, 20])
  })

  test("has a small blurred preview", async () => {
    const { body } = await shop.upload(await aPng())
    expect(body.data.placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(body.data.placeholder.length).toBeLessThan(600)
  })

  test("is stored once when it is sent several times at once", async () => {
    const before = await shop.storedFiles()
    const file = await aPng({ width: 200, seed: 7 })
    const other = await shop.customer()
    const answers = await Promise.all([
      shop.upload(file),
      shop.upload(file, "again.png"),
      shop.upload(file, "other.png", other),
    ])
    expect(new Set(answers.map(({ body }) => body.data.url)).size).toBe(1)
    const added = (await shop.storedFiles()).filter((name) => !before.includes(name))
    expect(added).toHaveLength(2)
  })

  test("leaves room for another account's, however many are sent at once", async () => {
    const sender = await shop.customer()
    const other = await shop.customer()
    await shop.verifyEmail(other)
    const seen: number[] = []
    const flood = Array.from({ length: 24 }, async (_, seed) => {
      const { status } = await shop.upload(await aPng({ seed }), "photo.png", sender)
      seen.push(status)
    })
    await expect.poll(() => seen).toContain(503)
    expect((await shop.upload(await aPng({ seed: 24 }), "photo.png", other)).status).toBe(200)
    await Promise.all(flood)
    expect(seen).toContain(200)
  })

  test("may have 36 megapixels", async () => {
    const file = await aPng({ width: 6000, height: 6000 })
    expect((await shop.upload(file)).status).toBe(200)
  })

  test("may contain text that decompresses to a large size", async () => {
    const { status, body } = await shop.upload(pngWithHugeText(await aPng({ seed: 9 })))
    expect(status === 200 || body.code === "image_unreadable").toBe(true)
  })

  test.each([
    "../../../../tmp/owned.png",
    "..\\..\\owned.png",
    "/etc/passwd",
    "photo.php",
    "nul\0.png",
    "x".repeat(3_000),
  ])("is not named by its sender: %#", async (name) => {
    const { status, body } = await shop.upload(await aPng({ width: 10, height: 10 }), name)
    expect(status).toBe(200)
    expect(body.data.url.replace(shop.url, "")).toMatch(/^\/img\/u\/[0-9a-f]{32}-10\.webp$/)
    expect(
      (await shop.storedFiles()).filter((file) => !/^[0-9a-f]{32}-\d+\.(?:avif|webp)$/.test(file)),
    ).toEqual([])
  })
})

describe("serving a picture", () => {
  let address: string
  beforeAll(async () => {
    address = (await shop.upload(await aPng({ seed: 3 }))).body.data.url
  })
  const get = (headers: Record<string, string> = {}, method = "GET") =>
    fetch(address, { method, headers })

  test("is sandboxed, with a fixed type, and cached forever", async () => {
    const { headers } = await get()
    expect(headers.get("content-type")).toBe("image/webp")
    expect(headers.get("x-content-type-options")).toBe("nosniff")
    expect(headers.get("content-security-policy")).toBe("sandbox; default-src 'none'")
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin")
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
  })

  test("answers 304 if cached, and HEAD without a body", async () => {
    const whole = await get()
    const size = (await whole.arrayBuffer()).byteLength
    const known = await get({ "if-none-match": whole.headers.get("etag") ?? "" })
    expect([known.status, await known.text()]).toEqual([304, ""])
    expect((await get({ "if-none-match": '"another"' })).status).toBe(200)
    const head = await get({}, "HEAD")
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String(size)])
  })

  test("answers a byte range", async () => {
    const bytes = await shop.bytesOf(address)
    const part = await get({ range: "bytes=4-9" })
    expect(part.status).toBe(206)
    expect(part.headers.get("content-range")).toBe(`bytes 4-9/${bytes.length}`)
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(4, 10))
    const end = await get({ range: "bytes=-5" })
    expect(Buffer.from(await end.arrayBuffer())).toEqual(bytes.subarray(-5))
    expect((await get({ range: "bytes=9999999-" })).status).toBe(416)
    expect((await get({ range: "bytes=0-4", "if-range": '"another"' })).status).toBe(200)
  })

  test.each([
    "/img/u/0123456789abcdef0123456789abcdef-240.webp",
    "/img/u/nothing",
    "/img/u/",
    "/img/u/..%2f..%2fpostgres%2fPG_VERSION",
  ])("finds nothing else: %s", async (path) => {
    const answer = await shop.send(`GET ${path}`)
    expect([answer.status, typeof answer.body.message]).toEqual([404, "string"])
  })
})
