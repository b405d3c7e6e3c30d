import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { aPdf } from "#test/pdf-files.ts"
import { aPng } from "#test/picture-files.ts"
import { openPictureShop, type PictureShop, uploadDatasheet } from "#test/picture-shop.ts"
import { openPictureHost, type PictureHost } from "#test/services/picture-host.ts"
import { openS3Server, type S3Server } from "#test/services/s3-server.ts"

const picturePolicy = async (shop: PictureShop): Promise<string> => {
  const { headers } = await fetch(shop.url)
  return /img-src ([^;]*)/.exec(headers.get("content-security-policy") ?? "")?.[1] ?? ""
}

/** Tests that uploads fail cleanly while the store fails, and work afterwards. */
async function survivesOutage(
  shop: PictureShop,
  fail: (status?: number) => void,
  held: () => Promise<string[]>,
): Promise<void> {
  const before = await held()
  const file = await aPng({ width: 300, seed: 41 })
  fail(500)
  const { status, body } = await shop.upload(file)
  expect([status, body.code, body.success]).toEqual([503, "image_store_unavailable", false])
  expect(await shop.sql("select 1 from pictures where state = 'stored' and width = 300")).toEqual(
    [],
  )
  fail()
  expect(await held()).toEqual(before)
  expect((await shop.upload(file)).status).toBe(200)
  expect(shop.logged.join("\n")).toContain("image_store_unavailable")
}

describe("pictures in a bucket", () => {
  let s3: S3Server
  let shop: PictureShop
  beforeAll(async () => {
    s3 = await openS3Server()
    shop = await openPictureShop({
      pictureStore: { kind: "s3", ...s3.settings, reads: "proxied" },
    })
  })
  afterAll(async () => {
    await shop.close()
    await s3.close()
  })

  test("are served by the shop, and none is on its disk", async () => {
    const file = await aPng({ width: 500, seed: 40 })
    const { url } = (await shop.upload(file)).body.data
    expect(url.replace(shop.url, "")).toMatch(/^\/img\/u\/[0-9a-f]{32}-500\.webp$/)
    const shown = await fetch(url)
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"])
    expect(await s3.objects()).toHaveLength(6)
    expect(await shop.storedFiles()).toEqual([])
    expect((await shop.upload(file)).body.data.url).toBe(url)
    expect(await s3.objects()).toHaveLength(6)
    expect((await shop.review(url)).status).toBe(200)
    expect(await picturePolicy(shop)).toBe("'self' data: blob:")
  })

  test("are never half stored during an outage, and cached ones are not requested", async () => {
    const { url } = (await shop.upload(await aPng({ seed: 42 }))).body.data
    const path = new URL(url).pathname
    const etag = (await fetch(url)).headers.get("etag") ?? ""
    await survivesOutage(shop, (status) => s3.fail(status), s3.objects)
    s3.fail(500)
    expect((await shop.send(`GET ${path}`)).body.code).toBe("image_store_unavailable")
    const known = { headers: { "if-none-match": etag } }
    expect((await shop.send(`GET ${path}`, known)).status).toBe(304)
    s3.fail()
    expect(shop.logged.join("\n")).not.toContain(s3.settings.secretAccessKey)
  })
})

test("pictures in a bucket may be served by the bucket itself", async () => {
  const s3 = await openS3Server()
  const shop = await openPictureShop({
    pictureStore: { kind: "s3", ...s3.settings, reads: "presigned" },
  })
  const { url } = (await shop.upload(await aPng({ seed: 43 }))).body.data
  const { status, headers } = await shop.send(`GET ${new URL(url).pathname}`)
  expect([status, headers.get("cache-control")]).toEqual([302, "public, max-age=3600"])
  const shown = await fetch(headers.get("location") ?? "")
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"])
  expect(await picturePolicy(shop)).toContain(s3.settings.endpoint)
  await shop.close()
  await s3.close()
})

describe("pictures on an image host", () => {
  let host: PictureHost
  let shop: PictureShop
  beforeAll(async () => {
    host = await openPictureHost()
    shop = await openPictureShop({
      pictureStore: { kind: "imgbb", apiBase: host.url, key: host.key, showsAt: host.url },
    })
  })
  afterAll(async () => {
    await shop.close()
    await host.close()
  })

  test("are served by it, re-encoded, and pages may load them", async () => {
    const file = await aPng({ width: 500, seed: 44 })
    const { status, body } = await shop.upload(file)
    expect(status).toBe(200)
    expect(body.data.url).toMatch(`${host.url}/`)
    const [kept] = host.pictures.values()
    expect(kept?.type).toBe("image/webp")
    expect(kept?.bytes.subarray(8, 12).toString()).toBe("WEBP")
    expect((await shop.upload(file)).body.data.url).toBe(body.data.url)
    expect(host.pictures.size).toBe(1)
    expect(await shop.storedFiles()).toEqual([])
    expect(await picturePolicy(shop)).toContain(host.url)
    expect((await shop.review(body.data.url)).status).toBe(200)
    await shop.part({ image: body.data.url })
    expect((await shop.review(`${host.url}/p0/another.webp`)).status).toBe(400)
    const { body: refused } = await uploadDatasheet(shop, aPdf())
    expect(refused.code).toBe("datasheets_not_kept")
  })

  test("are never half stored during an outage, and the key is not revealed", async () => {
    await survivesOutage(shop, host.fail, async () => [...host.pictures.keys()])
    expect(shop.logged.join("\n")).not.toMatch(/a(?: |%20)key(?: |%20)of/)
    const { body } = await shop.send("GET /config")
    expect(JSON.stringify(body)).not.toContain(host.key)
  })
})
