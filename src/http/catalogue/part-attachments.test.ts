import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { afterAll, describe, expect, test } from "vitest"
import { z } from "zod"
import { backupShop } from "#cli/backup.ts"
import { restoreShop } from "#cli/restore.ts"
import { pictureStorage } from "#composition/shop.ts"
import { removeUnusedUploads } from "#operations/pictures/uploads.ts"
import { readConfig } from "#runtime/config.ts"
import { testDatabase } from "#test/database.ts"
import { csv, importCommands } from "#test/import-shop.ts"
import { aPdf } from "#test/pdf-files.ts"
import { aPng } from "#test/picture-files.ts"
import { openPictureShop, uploadDatasheet } from "#test/picture-shop.ts"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openPictureShop({ rateLimitScale: 0 })
const commands = importCommands(shop)
afterAll(() => shop.close())

let seed = 100
const nextSeed = () => {
  seed += 1
  return seed
}
const pathOf = (url: string): string => new URL(url).pathname
const picture = async () =>
  pathOf((await shop.upload(await aPng({ width: 5, height: 5, seed: nextSeed() }))).body.data.url)
const datasheet = async (): Promise<string> =>
  pathOf((await uploadDatasheet(shop, aPdf({ title: String(nextSeed()) }))).body.url)
const read = async (id: string) => shop.as(shop.admin)("GET /part/{id}", { params: { id } })
const unknownFile = (end: string) => `${"0".repeat(32)}${end}`

describe("a part", () => {
  test("shows pictures and datasheets in order, and keeps its main picture first", async () => {
    const back = await picture()
    const side = await picture()
    const sheet = await datasheet()
    const id = await shop.part({
      imageAlt: "A black box",
      pictures: [
        { url: shop.url + back, text: "The back" },
        { url: side, text: "" },
      ],
      datasheets: [{ url: shop.url + sheet, text: "Manual" }],
    })
    const part = await read(id)
    expect(part).toMatchObject({
      image: "/img/parts/anvil-1000-960.webp",
      imageAlt: "A black box",
      pictures: [
        { url: back, text: "The back" },
        { url: side, text: "" },
      ],
      datasheets: [{ url: sheet, text: "Manual" }],
    })
    const { body } = await shop.send(`GET /catalogue/${part.slug}`)
    expect(body.datasheets).toEqual([
      { url: sheet, text: "Manual", bytes: expect.any(Number), pages: 2 },
    ])
    expect(await read(await shop.part())).not.toHaveProperty("pictures")
  })

  test("is edited by administrators only, and refuses a missing file", async () => {
    const id = await shop.part()
    const back = await picture()
    const sheet = await datasheet()
    const edit = (body: object, token = shop.admin.token) =>
      shop.send(`PATCH /part/${id}`, { token, body: { version: 1, ...body } })
    const pictures = [{ url: back, text: "Back" }]
    expect((await edit({ pictures }, shop.buyer.token)).status).toBe(403)
    const fieldsOf = async (body: object) => {
      const { fields } = (await edit(body)).body
      return Object.keys(z.record(z.string(), z.string()).parse(fields))
    }
    const strange = `/img/u/${unknownFile("-9.webp")}`
    expect(await fieldsOf({ pictures: [...pictures, { url: strange, text: "" }] })).toEqual([
      "pictures.1.url",
    ])
    expect(
      await fieldsOf({ datasheets: [{ url: `/datasheets/${unknownFile(".pdf")}`, text: "" }] }),
    ).toEqual(["datasheets.0.url"])
    expect(await fieldsOf({ datasheets: [{ url: "https://x.example/a.pdf" }] })).toEqual([
      "datasheets.0.url",
    ])
    expect(await fieldsOf({ pictures: [...pictures, ...pictures] })).toEqual(["pictures"])
    const eight = Array.from({ length: 8 }, () => pictures[0])
    expect(await fieldsOf({ pictures: eight })).toEqual(["pictures"])
    expect(
      await fieldsOf({ datasheets: Array.from({ length: 6 }, () => ({ url: sheet, text: "" })) }),
    ).toEqual(["datasheets"])
    const both = await Promise.all([
      edit({ pictures, datasheets: [{ url: sheet, text: "Manual" }] }),
      edit({ pictures, imageAlt: "Front" }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const changes = await shop.as(shop.admin)("GET /part/{id}/changes", { params: { id } })
    expect(changes[0]?.changes).toContainEqual({ field: "pictures", from: "none", to: "Back" })
  })
})

describe("an import file with attachments", () => {
  test("writes them one per line, and can be undone", async () => {
    const back = await picture()
    const side = await picture()
    const sheet = await datasheet()
    const { dryRun, apply, undo, partBySku } = commands
    const first = csv(
      "sku,name,price,pictures,datasheets",
      `ATT-1,Anvil,9,"${shop.url}${back} The back\n${side}",${sheet} Manual`,
    )
    await apply((await dryRun(first)).id)
    const listed = {
      pictures: [
        { url: back, text: "The back" },
        { url: side, text: "" },
      ],
      datasheets: [{ url: sheet, text: "Manual" }],
    }
    expect(await partBySku("ATT-1")).toMatchObject(listed)

    const exported = await fetch(`${shop.url}/export/products?q=ATT-1`, {
      headers: { authorization: `Bearer ${shop.admin.token}` },
    })
    const text = await exported.text()
    expect(text).toContain(`"${back} The back\n${side}",${sheet} Manual,`)
    expect(await dryRun(text)).toMatchObject({ unchanged: 1 })

    const changed = await dryRun('{"sku":"ATT-1","pictures":["none"],"datasheets":"none"}')
    expect(changed.state).toBe("refused")
    const emptied = await dryRun(
      `{"sku":"ATT-1","pictures":[{"url":"${side}","text":"Side"}],"datasheets":"none"}`,
    )
    await apply(emptied.id)
    expect(await partBySku("ATT-1")).toMatchObject({
      pictures: [{ url: side, text: "Side" }],
      datasheets: [],
    })
    await undo(emptied.id)
    expect(await partBySku("ATT-1")).toMatchObject(listed)
  })

  test("is refused by row if it names a missing file", async () => {
    const { dryRun, problemsOf } = commands
    const sheet = await datasheet()
    const { id } = await dryRun(
      csv(
        "sku,name,price,pictures,datasheets",
        `B-1,Anvil,9,/img/u/${unknownFile("-9.webp")} A,`,
        `B-2,Anvil,9,${sheet},`,
        `B-3,Anvil,9,,/datasheets/${unknownFile(".pdf")}`,
        `B-4,Anvil,9,"${"/img/parts/anvil-1000-960.webp\n".repeat(8).trim()}",`,
        `B-5,Anvil,9,/img/parts/anvil-1000-960.webp ${"long ".repeat(50)},`,
        "B-6,Anvil,9,/img/parts/anvil-550-960.webp,",
        'B-7,Anvil,9,"/img/parts/anvil-550-960.webp\n/img/parts/anvil-550-960.webp",',
      ),
    )
    expect(await problemsOf(id)).toEqual([
      "2 pictures has a picture that is not in this shop. Upload it first, or leave the cell empty.",
      "3 pictures is not a picture in this shop. Upload it first, or leave the cell empty.",
      "4 datasheets has a datasheet that is not in this shop. Upload it first, or leave the cell empty.",
      "5 pictures has 8 pictures; at most 7 are allowed.",
      expect.stringMatching(/^6 pictures must be addresses, each with a short description, not "/),
      "8 pictures has a picture twice. Remove one of them.",
    ])
  })
})

test("unused uploads are deleted, and the rest are restored from a backup", async () => {
  const kept = await datasheet()
  const gone = await datasheet()
  const back = await picture()
  const id = await shop.part({
    pictures: [{ url: back, text: "" }],
    datasheets: [
      { url: kept, text: "" },
      { url: gone, text: "" },
    ],
  })
  const store = await pictureStorage({ ...readConfig({}), dataDir: shop.dataDir })
  const sweepLater = async () => {
    await shop.sql("update uploads set unused_since = unused_since - interval '25 hours'")
    await removeUnusedUploads({ db: shop.db, pictures: { store } })
  }
  const statuses = () =>
    Promise.all([kept, gone, back].map(async (path) => (await fetch(shop.url + path)).status))
  await sweepLater()
  await sweepLater()
  expect(await statuses()).toEqual([200, 200, 200])
  const body = { version: 1, datasheets: [{ url: kept, text: "" }] }
  await shop.as(shop.admin)("PATCH /part/{id}", { params: { id }, body })
  await sweepLater()
  await sweepLater()
  expect(await statuses()).toEqual([200, 404, 200])

  const file = join(shop.dataDir, "backup.tar.gz")
  await backupShop({ url: shop.databaseUrl, pictures: join(shop.dataDir, "pictures") }, file)
  const empty = await testDatabase()
  const dataDir = join(shop.dataDir, "restored")
  await mkdir(dataDir)
  await restoreShop({ url: empty.url, pictures: join(dataDir, "pictures") }, file)
  const restored = await openTestApi({ databaseUrl: empty.url, dataDir })
  const before = await fetch(shop.url + kept)
  const after = await fetch(restored.url + kept)
  expect(await after.bytes()).toEqual(await before.bytes())
  await restored.close()
  await empty.close()
})
