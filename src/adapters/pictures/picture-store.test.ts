import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, test } from "vitest"
import type { EncodedPicture, UploadStore } from "#operations/kernel/picture-ports.ts"
import { ProviderUnavailable } from "#operations/kernel/ports.ts"
import { openPictureHost } from "#test/services/picture-host.ts"
import { openS3Server } from "#test/services/s3-server.ts"
import { diskStore } from "./disk-store.ts"
import { pictureHost } from "./picture-host.ts"
import { s3Store } from "./s3-store.ts"

const folder = await mkdtemp(join(tmpdir(), "store-"))
const s3 = await openS3Server()
const host = await openPictureHost()
afterAll(async () => {
  await s3.close()
  await host.close()
  await rm(folder, { recursive: true })
})

const name = "0123456789abcdef0123456789abcdef"
const form = (width: number, format: "avif" | "webp") => ({
  width,
  format,
  bytes: Buffer.alloc(50_000, `${format} ${width}`),
})
const picture: EncodedPicture = {
  width: 300,
  height: 200,
  placeholder: "",
  forms: [form(240, "avif"), form(240, "webp"), form(300, "avif"), form(300, "webp")],
}
const unwritable = join(folder, "a file")
const diskFolder = join(folder, "made", "when needed")
const bucket = (changes = {}) => s3Store({ ...s3.settings, reads: "proxied", ...changes })
const hosted = (changes = {}) =>
  pictureHost({ apiBase: host.url, key: host.key, showsAt: host.url, ...changes })

interface StoreKind {
  what: string
  open: () => UploadStore
  listObjects: () => Promise<string[]>
  openBroken: () => Promise<UploadStore>
}
const stores: StoreKind[] = [
  {
    what: "a folder",
    open: () => diskStore(diskFolder),
    listObjects: () => readdir(diskFolder).catch(() => []),
    openBroken: async () => {
      await writeFile(unwritable, "")
      return diskStore(unwritable)
    },
  },
  {
    what: "a bucket",
    open: bucket,
    listObjects: () => s3.objects(),
    openBroken: async () => bucket({ bucket: "another" }),
  },
  {
    what: "an image host",
    open: hosted,
    listObjects: async () => [...host.pictures.keys()],
    openBroken: async () => hosted({ key: "another" }),
  },
]

/** Returns the bytes that a browser gets; undefined if it finds none. */
async function download(store: UploadStore, address: string): Promise<Buffer | undefined> {
  if (address.startsWith("http")) {
    const response = await fetch(address)
    return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined
  }
  const file = await store.get(address.replace("/img/u/", ""))
  if (!file) return undefined
  return "bytes" in file ? Buffer.from(file.bytes) : download(store, file.elsewhere)
}

describe.each(stores)("in $what", ({ open, listObjects, openBroken }) => {
  test("a picture exists once it is stored, and not once it is removed", async () => {
    const store = open()
    const before = await listObjects()
    const { address, removal } = await store.put(name, picture)
    expect(await download(store, address)).toEqual(form(300, "webp").bytes)
    await store.remove({ name, width: picture.width, removal })
    expect(await download(store, address)).toBeUndefined()
    await store.remove({ name, width: picture.width, removal })
    expect(await listObjects()).toEqual(before)
  })

  test("pictures stored concurrently do not mix", async () => {
    const store = open()
    const names = ["a", "b", "c"].map((letter) => letter.repeat(32))
    const places = await Promise.all(names.map((one) => store.put(one, picture)))
    expect(new Set(places.map(({ address }) => address)).size).toBe(3)
    for (const { address } of places)
      expect(await download(store, address)).toEqual(form(300, "webp").bytes)
    for (const [at, { removal }] of places.entries())
      await store.remove({ name: names[at] ?? "", width: picture.width, removal })
    expect(await listObjects()).toEqual([])
  })

  test("an unusable store is reported as unavailable", async () => {
    const store = await openBroken()
    await expect(store.put(name, picture)).rejects.toThrow(ProviderUnavailable)
    expect(await listObjects()).toEqual([])
  })
})

test.each(stores.slice(0, 2))(
  "in $what a PDF is served by name, and a certificate has no address",
  async ({ open, listObjects }) => {
    const store = open()
    const before = await listObjects()
    const file = Buffer.from("%PDF-1.7")
    const put = await store.putPdf?.("datasheet", name, file)
    expect(put).toEqual({ address: `/datasheets/${name}.pdf`, removal: null })
    const kept = await store.get(`${name}.pdf`)
    expect(kept && "bytes" in kept && Buffer.from(kept.bytes)).toEqual(file)
    await store.remove({ name, width: null, removal: null })
    const certificate = await store.putPdf?.("certificate", name, file)
    expect(certificate).toEqual({ address: `${name}-certificate.pdf`, removal: null })
    expect(Buffer.from((await store.read(certificate?.address ?? "")) ?? [])).toEqual(file)
    await store.remove({ name, width: null, removal: null })
    expect(await listObjects()).toEqual(before)
  },
)

describe("a bucket", () => {
  test("stores and serves every size and format", async () => {
    const store = bucket()
    await store.put(name, picture)
    expect(await s3.objects()).toEqual(
      ["240.avif", "240.webp", "300.avif", "300.webp"].map((end) => `shop/${name}-${end}`),
    )
    expect(await store.get(`${name}-240.avif`)).toEqual({
      bytes: new Uint8Array(form(240, "avif").bytes),
    })
    expect(await store.get(`${name}-960.avif`)).toBeUndefined()
    expect(store.origins).toEqual([])
  })

  test("gives signed addresses that are valid for a while, and for one picture", async () => {
    const store = bucket({ reads: "presigned" })
    expect(store.origins).toEqual([s3.settings.endpoint])
    const file = await store.get(`${name}-300.webp`)
    const again = await store.get(`${name}-300.webp`)
    expect(file).toEqual(again)
    if (!file || !("elsewhere" in file)) throw new Error("not presigned")
    expect(file.elsewhere).not.toContain(s3.settings.secretAccessKey)
    const response = await fetch(file.elsewhere)
    expect(response.headers.get("content-type")).toBe("image/webp")
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
    expect(Buffer.from(await response.arrayBuffer())).toEqual(form(300, "webp").bytes)
    expect((await fetch(file.elsewhere.replace("300", "240"))).status).toBe(403)
    expect((await fetch(file.elsewhere.replace(/.$/, "x"))).status).toBe(403)
  })

  test("refuses another key", async () => {
    await expect(bucket({ secretAccessKey: "guessed" }).get(`${name}-300.webp`)).rejects.toThrow(
      /403 SignatureDoesNotMatch/,
    )
  })

  test("that fails on every try is reported as unavailable", async () => {
    s3.fail(503, "GET")
    await expect(bucket().get(`${name}-300.webp`)).rejects.toThrow(ProviderUnavailable)
    s3.fail(503, "DELETE")
    const remove = bucket().remove({ name, width: 300, removal: null })
    await expect(remove).rejects.toThrow(ProviderUnavailable)
    s3.fail()
    await bucket().remove({ name, width: 300, removal: null })
    expect(await s3.objects()).toEqual([])
  })

  test("that cannot be reached is unavailable", async () => {
    await expect(bucket({ endpoint: "http://127.0.0.1:9" }).get("x")).rejects.toThrow(
      ProviderUnavailable,
    )
  })
})

describe("an image host", () => {
  test("that serves pictures from another address is not trusted", async () => {
    const store = hosted({ showsAt: "https://pictures.example" })
    await expect(store.put(name, picture)).rejects.toThrow(/not at https:\/\/pictures.example/)
    host.pictures.clear()
  })

  test("that is down or unreachable is unavailable, and the key is not logged", async () => {
    host.fail(502)
    await expect(hosted().put(name, picture)).rejects.toThrow(ProviderUnavailable)
    const removal = `${host.url}/p0/secret`
    await expect(hosted().remove({ name, width: 300, removal })).rejects.toThrow(
      ProviderUnavailable,
    )
    host.fail()
    const nowhere = hosted({ apiBase: "http://127.0.0.1:9" }).put(name, picture)
    const error: Error = await nowhere.then(
      () => Promise.reject(),
      (reason) => reason,
    )
    expect(error).toBeInstanceOf(ProviderUnavailable)
    expect(JSON.stringify([error.message, String(error.cause), error.stack])).not.toContain("key=")
  })
})
