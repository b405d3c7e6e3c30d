import { afterAll, expect, test } from "vitest"
import { bodyOf } from "#test/read-json.ts"
import { openTestApi } from "#test/test-shop.ts"

const FRIEND = "https://www.example.com"
const STRANGER = "https://evil.example"

const shop = await openTestApi({ seed: "demo", allowedOrigins: new Set([FRIEND]) })
const buyer = await shop.customer()
afterAll(() => shop.close())

const PICTURES = /"(?:image|photo)":"([^"]+)"/g
const ask = (path: string, origin?: string) =>
  fetch(shop.url + path, {
    headers: { authorization: `Bearer ${buyer.token}`, ...(origin !== undefined && { origin }) },
  })
const picturesOf = async (path: string, origin?: string) => {
  const text = await (await ask(path, origin)).text()
  return Array.from(text.matchAll(PICTURES), ([, address = ""]) => address)
}

test("pictures have absolute addresses for allowed origins only", async () => {
  const [part] = await shop.as()("GET /part")
  const lists = ["/part", "/review", "/service", "/professional", `/part/${part?._id}`]
  // Each list comes from the cache at the second request.
  for (const path of [...lists, ...lists]) {
    const own = await picturesOf(path)
    expect(own.length, path).toBeGreaterThan(0)
    expect(own.filter((address) => !address.startsWith("/img/"))).toEqual([])
    const whole = own.map((address) => shop.url + address)
    expect(await picturesOf(path, FRIEND), path).toEqual(whole)
    for (const origin of [STRANGER, shop.url, "null"])
      expect(await picturesOf(path, origin), path).toEqual(own)
  }
})

test("additional pictures of a part have absolute addresses for allowed origins, too", async () => {
  const url = "/img/parts/anvil-1000-960.webp"
  const id = await shop.part({ pictures: [{ url, text: "From behind" }] })
  const { pictures } = await bodyOf(await ask(`/part/${id}`, FRIEND))
  expect(pictures).toEqual([{ url: shop.url + url, text: "From behind" }])
})

test("their addresses serve pictures that other origins may embed", async () => {
  const [address = ""] = await picturesOf("/part", FRIEND)
  const { status, headers } = await fetch(address, { headers: { origin: FRIEND } })
  expect(status).toBe(200)
  expect(headers.get("cross-origin-resource-policy")).not.toBe("same-origin")
})

test("a picture on its own host keeps its address", async () => {
  const photo = "https://pictures.example/ada.webp"
  await shop.sql("update reviews set photo = $1", [photo])
  expect(new Set(await picturesOf("/review/page", FRIEND))).toEqual(new Set([photo]))
})
