import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { pictureStorage } from "#composition/shop.ts"
import { readConfig } from "#runtime/config.ts"
import { aPng } from "#test/picture-files.ts"
import { openPictureShop, type PictureShop } from "#test/picture-shop.ts"
import { openPictureHost } from "#test/services/picture-host.ts"
import { openS3Server } from "#test/services/s3-server.ts"
import { rounds } from "#test/torture.ts"
import type { UploadStore } from "../kernel/picture-ports.ts"
import { removeUnusedUploads } from "./uploads.ts"

interface Storage {
  shop: PictureShop
  store: UploadStore
  listFiles: () => Promise<string[]>
  fail: (status?: number) => void
  close: () => Promise<void>
}

async function open(pictureStore: Parameters<typeof pictureStorage>[0]["pictureStore"]) {
  const shop = await openPictureShop({ pictureStore, rateLimitScale: 0 })
  const store = await pictureStorage({ ...readConfig({}), dataDir: shop.dataDir, pictureStore })
  return { shop, store }
}

const storages: [string, () => Promise<Storage>][] = [
  [
    "a folder",
    async () => {
      const { shop } = await open({ kind: "disk" })
      let down = false
      const working = await pictureStorage({ ...readConfig({}), dataDir: shop.dataDir })
      const broken = await pictureStorage({
        ...readConfig({}),
        dataDir: join(shop.dataDir, "pictures", "x".repeat(300)),
      })
      const store: UploadStore = {
        ...working,
        remove: (picture) => (down ? broken : working).remove(picture),
      }
      const fail = (status?: number) => {
        down = status !== undefined
      }
      return { shop, store, listFiles: shop.storedFiles, fail, close: shop.close }
    },
  ],
  [
    "a bucket",
    async () => {
      const s3 = await openS3Server()
      const opened = await open({ kind: "s3", ...s3.settings, reads: "proxied" })
      const close = async () => {
        await opened.shop.close()
        await s3.close()
      }
      return { ...opened, listFiles: s3.objects, fail: (status) => s3.fail(status), close }
    },
  ],
  [
    "an image host",
    async () => {
      const host = await openPictureHost()
      const settings = { apiBase: host.url, key: host.key, showsAt: host.url }
      const opened = await open({ kind: "imgbb", ...settings })
      const close = async () => {
        await opened.shop.close()
        await host.close()
      }
      return { ...opened, listFiles: async () => [...host.pictures.keys()], fail: host.fail, close }
    },
  ],
]

describe.each(storages)("unused pictures in %s", (_, openStorage) => {
  let storage: Storage
  let shop: PictureShop
  beforeAll(async () => {
    storage = await openStorage()
    shop = storage.shop
  })
  afterAll(() => storage.close())

  let seed = 0
  const file = () => {
    seed += 1
    return aPng({ width: 5, height: 5, seed })
  }
  /** Uploads a picture, again only if a busy shop refused it for having waited too long. */
  const upload = async (bytes: Buffer): Promise<string> => {
    const notBusy = async () => {
      const answer = await shop.upload(bytes)
      return answer.status !== 503 && answer
    }
    const { status, body } = await vi.waitUntil(notBusy, { timeout: 90_000 })
    expect(status).toBe(200)
    return body.data.url
  }
  const sweep = () => removeUnusedUploads({ db: shop.db, pictures: { store: storage.store } })
  /** Moves all pictures into the past. */
  const age = (time: string) =>
    shop.sql("update uploads set unused_since = unused_since - $1::interval", [time])
  const isShown = async (url: string) => (await fetch(url)).status === 200
  const namesOf = async (state: string) =>
    (await shop.sql("select name from uploads where state = $1", [state])).map(({ name }) => name)

  test("are removed after a day, and others stay", async () => {
    const [unused, ofReview, ofPart, ofArchived] = await Promise.all(
      [1, 2, 3, 4].map(async () => upload(await file())),
    )
    if (!unused || !ofReview || !ofPart || !ofArchived) throw new Error("not uploaded")
    expect((await shop.review(ofReview)).status).toBe(200)
    const part = await shop.part({ image: ofPart })
    const archived = await shop.part({ image: ofArchived })
    await shop.as(shop.admin)("DELETE /part/{id}", { params: { id: archived } })
    await age("23 hours")
    await sweep()
    expect(await isShown(unused)).toBe(true)
    await age("2 hours")
    await Promise.all([sweep(), sweep()])
    const shown = await Promise.all([unused, ofReview, ofPart, ofArchived].map(isShown))
    expect(shown).toEqual([false, true, true, true])

    await shop.sql("update parts set image = '' where id = $1", [part])
    await age("9 days")
    await sweep()
    expect(await isShown(ofPart)).toBe(true)
    await age("25 hours")
    await sweep()
    expect(await isShown(ofPart)).toBe(false)
    expect((await shop.review(ofPart)).status).toBe(400)
  })

  test("are removed later if the store fails", async () => {
    const url = await upload(await file())
    const before = await storage.listFiles()
    await age("2 days")
    storage.fail(500)
    await expect(sweep()).rejects.toThrow()
    expect(await namesOf("removing")).toHaveLength(1)
    expect((await shop.review(url)).status).toBe(400)
    storage.fail()
    await sweep()
    expect(await namesOf("removing")).toEqual([])
    expect((await storage.listFiles()).length).toBeLessThan(before.length)
    expect(await isShown(url)).toBe(false)
  })

  test("are kept if they are uploaded or used at the same moment, or the caller is told", async () => {
    for (let round = 0; round < rounds(2, 200); round += 1) {
      const again = await file()
      const chosen = await file()
      const [, chosenUrl] = await Promise.all([upload(again), upload(chosen)])
      await age("2 days")
      const [url, answer] = await Promise.all([
        upload(again),
        shop.review(chosenUrl),
        sweep(),
        sweep(),
      ])
      expect(await isShown(url)).toBe(true)
      expect([200, 400]).toContain(answer.status)
      expect(await isShown(chosenUrl)).toBe(answer.status === 200)
      expect((await shop.review(url)).status).toBe(200)
    }
    await sweep()
    expect(await namesOf("removing")).toEqual([])
    expect(await namesOf("storing")).toEqual([])
  })
})

test("files of an interrupted upload are removed an hour later", async () => {
  const shop = await openPictureShop()
  const store = await pictureStorage({ ...readConfig({}), dataDir: shop.dataDir })
  const sweep = () => removeUnusedUploads({ db: shop.db, pictures: { store } })
  const name = "f".repeat(32)
  const forms = [{ width: 9, format: "avif" as const, bytes: Buffer.from("half of it") }]
  await shop.sql(
    `insert into uploads (name, file_hash, state, width, height, placeholder)
     values ($1, $1, 'storing', 9, 9, '')`,
    [name],
  )
  await store.put(name, { width: 9, height: 9, placeholder: "", forms })
  await sweep()
  expect(await shop.storedFiles()).toEqual([`${name}-9.avif`])
  await shop.sql("update uploads set unused_since = now() - interval '61 minutes'")
  await sweep()
  expect(await shop.storedFiles()).toEqual([])
  expect(await shop.sql("select 1 from uploads")).toEqual([])
  await shop.close()
})
