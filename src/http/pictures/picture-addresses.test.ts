import { afterAll, describe, expect, test } from "vitest"
import { csv, importCommands } from "#test/import-shop.ts"
import { aPng } from "#test/picture-files.ts"
import { openPictureShop } from "#test/picture-shop.ts"
import { aPart } from "#test/test-shop.ts"

const shop = await openPictureShop({ publicUrl: "https://shop.example" })
const url = (await shop.upload(await aPng({ width: 20, height: 20 }))).body.data.url
const path = new URL(url).pathname
afterAll(() => shop.close())

const add = (image: string) =>
  shop.send("POST /part", { token: shop.admin.token, body: aPart({ image }) })

test("an upload returns an address that pages of any origin can show", () => {
  expect(url).toMatch(/^https:\/\/shop\.example\/img\/u\/[0-9a-f]{32}-20\.webp$/)
})

describe("an own picture is stored by its path, even if sent with the shop's address", () => {
  const demo = "/img/parts/anvil-1000-960.webp"
  const spellings = () => [url, path, demo, `https://shop.example:443${demo}`]

  test("as the photo of a review", async () => {
    for (const photo of spellings()) {
      const { status, body } = await shop.review(photo)
      expect(status, photo).toBe(200)
      const [kept] = await shop.sql("select photo from reviews where id = $1", [body.insertedId])
      expect([path, demo]).toContain(kept?.photo)
    }
  })

  test("as the image of a part, new or edited", async () => {
    for (const image of spellings()) {
      const { status, body } = await add(image)
      expect(status, image).toBe(200)
      const id = String(body.insertedId)
      const asAdmin = shop.as(shop.admin)
      const added = await asAdmin("GET /part/{id}", { params: { id } })
      expect([path, demo]).toContain(added.image)
      const other = added.image === path ? `https://shop.example${demo}` : url
      await asAdmin("PATCH /part/{id}", { params: { id }, body: { version: 1, image: other } })
      const edited = await asAdmin("GET /part/{id}", { params: { id } })
      expect(edited.image).toBe(new URL(other).pathname)
    }
  })

  test("in a file of products", async () => {
    const { dryRun, apply, partBySku } = importCommands(shop)
    await apply((await dryRun(csv("sku,name,price,image", `ADDR-1,Anvil,10,${url}`))).id)
    expect(await partBySku("ADDR-1")).toMatchObject({ image: path })
  })
})

test.each([
  ["another shop's", (own: string) => `https://elsewhere.example${own}`],
  ["another scheme's", (own: string) => `http://shop.example${own}`],
  ["one with a query", (own: string) => `https://shop.example${own}?a=b`],
  ["one with a name before it", (own: string) => `https://me@shop.example${own}`],
  ["one that is none of ours", () => "https://shop.example/img/u/none-20.webp"],
])("%s is refused", async (_, spell) => {
  expect(await shop.review(spell(path))).toMatchObject({ status: 400 })
  expect(await add(spell(path))).toMatchObject({ status: 400 })
})
