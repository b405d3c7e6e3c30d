import { afterAll, describe, expect, test } from "vitest"
import { readConfig } from "#runtime/config.ts"
import { aPart, openTestApi, openTestShop } from "#test/test-shop.ts"

const shop = await openTestShop({ pictureHosts: new Set(["images.example.com"]) })
const author = await shop.customer()
afterAll(() => shop.close())

const onHost = "https://images.example.com/anvil.webp"
const addPart = (image: string, at = shop) =>
  at.send("POST /part", { token: at.admin.token, body: aPart({ image }) })
const aReview = (photo: string) => ({ name: "Ada", description: "Quiet.", photo, rating: 5 })
const addReview = (photo: string, at = shop, by = author) =>
  at.send("POST /review", { token: by.token, body: aReview(photo) })

test("a part's picture may be on a host the operator allows, and pages may load it", async () => {
  expect((await addPart(onHost)).status).toBe(200)
  const page = await fetch(shop.url)
  expect(page.headers.get("content-security-policy")).toContain("https://images.example.com")
  expect(await page.text()).toContain(onHost)
})

test("a review's picture may be there, too", async () => {
  expect((await addReview(onHost)).status).toBe(200)
  expect(await shop.as()("GET /review")).toMatchObject([{ photo: onHost }])
})

describe.each([
  "https://elsewhere.example/anvil.webp",
  "https://images.example.com.evil.example/a.webp",
  "https://images.example.com@evil.example/a.webp",
  "http://images.example.com/a.webp",
  "javascript:alert(1)",
  "data:image/svg+xml,<svg/>",
  "/img/../secret.webp",
])("%s", (address) => {
  test.each([
    ["part", () => addPart(address), "image"],
    ["review", () => addReview(address), "photo"],
  ])("is refused as the picture of a %s", async (_, add, field) => {
    const { status, body } = await add()
    expect(status).toBe(400)
    expect(body).toMatchObject({ fields: { [field]: expect.stringContaining("picture") } })
  })
})

test("an image host that stores the pictures needs no extra permission", async () => {
  const { pictureHosts, pictureStore } = readConfig({ IMAGE_STORE: "imgbb", IMGBB_KEY: "a key" })
  const hosted = await openTestApi({ pictureHosts, pictureStore })
  const address = "https://i.ibb.co/w04Prt6/c1f64245afb2.gif"
  expect((await addPart(address, hosted)).status).toBe(200)
  const person = await hosted.customer()
  expect((await addReview(address, hosted, person)).status).toBe(200)

  const leaving = "https://i.ibb.co/p1/leaving.webp"
  await hosted.sql(
    `insert into pictures (name, file_hash, state, address, width, height, placeholder)
     values (repeat('0', 32), repeat('0', 32), 'removing', $1, 9, 9, '')`,
    [leaving],
  )
  expect((await addReview(leaving, hosted, person)).status, "its files are going").toBe(400)
  await hosted.close()
})
