import { afterAll, beforeAll, expect, test } from "vitest"
import { aPart, openTestShop, type TestShop } from "#test/test-shop.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ imageHosts: new Set(["images.example.com"]) })
})
afterAll(() => shop.close())

const add = (image: string) =>
  shop.send("POST /part", { token: shop.admin.token, body: aPart({ image }) })

test("a part's picture may be on a host that the operator named, and pages may load it", async () => {
  const image = "https://images.example.com/anvil.webp"
  expect((await add(image)).status).toBe(200)
  const page = await fetch(shop.url)
  expect(page.headers.get("content-security-policy")).toContain("https://images.example.com")
  expect(await page.text()).toContain(image)
})

test.each([
  "https://elsewhere.example/anvil.webp",
  "https://images.example.com.evil.example/a.webp",
  "https://images.example.com@evil.example/a.webp",
  "http://images.example.com/a.webp",
  "javascript:alert(1)",
  "data:image/svg+xml,<svg/>",
  "/img/../secret.webp",
])("%s is refused", async (image) => {
  const { status, body } = await add(image)
  expect(status).toBe(400)
  expect(body).toMatchObject({ fields: { image: expect.stringContaining("picture") } })
})
