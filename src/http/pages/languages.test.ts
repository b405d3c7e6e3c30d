import { afterAll, expect, test } from "vitest"
import { openTestShop } from "#test/test-shop.ts"

const shop = await openTestShop()
const buyer = await shop.customer()
afterAll(() => shop.close())

const read = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.url + path, { headers, redirect: "manual" })

async function headOf(path: string, headers: Record<string, string> = {}) {
  const html = await (await read(path, headers)).text()
  const links = [
    ...html.matchAll(/<link rel="(canonical|alternate)"[^>]*href="[a-z]+:\/\/[^/"]+([^"]*)"/g),
  ]
  return {
    lang: /<html lang="([^"]*)"/.exec(html)?.[1],
    title: /<title>([^<]*)</.exec(html)?.[1],
    links: links.map(([, rel, href]) => `${rel} ${href}`),
  }
}

const choose = (language: string, to: string, headers: Record<string, string> = {}) =>
  fetch(`${shop.url}/language`, {
    method: "POST",
    body: new URLSearchParams({ language, to }),
    headers: { origin: shop.url, ...headers },
    redirect: "manual",
  })

test("the address decides the language, whatever the browser prefers", async () => {
  const preferred = { "accept-language": "de-DE,de;q=0.9" }
  expect(await headOf("/parts", preferred)).toMatchObject({
    lang: "en",
    title: "Parts – Computer Assembler",
  })
  expect(await headOf("/de/parts")).toMatchObject({
    lang: "de",
    title: "Teile – Computer Assembler",
  })
  expect((await read("/fr/parts")).status).toBe(404)
  expect((await read("/de/no/such/page")).status).toBe(404)
})

test("each page links to itself and the same page in the other language", async () => {
  const alternates = ["alternate /parts", "alternate /de/parts", "alternate /parts"]
  expect((await headOf("/parts")).links).toEqual(["canonical /parts", ...alternates])
  expect((await headOf("/de/parts")).links).toEqual(["canonical /de/parts", ...alternates])
  expect((await headOf("/de")).links).toContain("canonical /de")
})

test("a cached page is never shown in another language", async () => {
  const german = { cookie: "language=de" }
  for (const _ of [1, 2]) {
    expect((await headOf("/")).lang).toBe("en")
    expect((await headOf("/de")).lang).toBe("de")
    expect((await headOf("/de", german)).lang).toBe("de")
    expect((await headOf("/de", { cookie: "language=en" })).lang).toBe("de")
    const redirect = await read("/", german)
    expect([redirect.status, redirect.headers.get("location")]).toEqual([302, "/de"])
  }
  expect((await read("/?from=mail", german)).headers.get("location")).toBe("/de?from=mail")
  const [one, other] = await Promise.all([read("/"), read("/de")])
  expect(one.headers.get("vary")).toContain("Cookie")
  expect(one.headers.get("etag")).not.toBe(other.headers.get("etag"))
  const known = await read("/de", { "if-none-match": one.headers.get("etag") ?? "" })
  expect(known.status).toBe(200)
})

test("a choice is remembered, and stays on the page", async () => {
  const chosen = await choose("de", "/parts?q=fan")
  expect([chosen.status, chosen.headers.get("location")]).toEqual([303, "/de/parts?q=fan"])
  const cookie = chosen.headers.get("set-cookie") ?? ""
  expect(cookie).toMatch(/^language=de; Path=\/; Max-Age=\d+; SameSite=Lax/)
  const redirect = await read("/parts?q=fan", { cookie: "language=de" })
  expect(redirect.headers.get("location")).toBe("/de/parts?q=fan")
  expect((await read("/parts.data", { cookie: "language=de" })).status).toBe(200)
  const back = await choose("en", "/")
  expect(back.headers.get("location")).toBe("/")
})

test.each([
  { language: "fr", origin: "own", status: 400 },
  { language: "de", origin: "http://elsewhere.example", status: 403 },
])("$language from $origin pages is refused with $status", async ({ language, origin, status }) => {
  const answer = await choose(language, "/parts", origin === "own" ? {} : { origin })
  expect(answer.status).toBe(status)
  expect(answer.headers.get("set-cookie")).toBeNull()
})

test("a choice never redirects out of the shop", async () => {
  for (const to of ["//evil.example", "http://evil.example/", "/\\evil.example"])
    expect((await choose("de", to)).headers.get("location")).toBe("/de")
})

test("a signed-in choice is stored with the account, for every browser", async () => {
  await choose("de", "/cart", { cookie: buyer.cookie })
  expect(await shop.as(buyer)("GET /account")).toMatchObject({ language: "de" })
  const redirect = await read("/dashboard/account", { cookie: buyer.cookie })
  expect(redirect.headers.get("location")).toBe("/de/dashboard/account")
  const here = await read("/cart", { cookie: `${buyer.cookie}; language=en` })
  expect(here.status).toBe(200)
})

test("an account's language is one of the shop's, and the last of two choices wins", async () => {
  const route = "PUT /account/language"
  expect((await shop.send(route, { body: { language: "de" } })).status).toBe(401)
  expect((await shop.send(route, { token: buyer.token, body: { language: "fr" } })).status).toBe(
    400,
  )
  const api = shop.as(buyer)
  await Promise.all(
    ["de", "en", "de"].map((language) =>
      shop.send(route, { token: buyer.token, body: { language } }),
    ),
  )
  await api("PUT /account/language", { body: { language: "en" } })
  expect(await api("GET /account")).toMatchObject({ language: "en" })
})

test("the page Health uses the singular for one payment, in both languages", async () => {
  const { cookie } = shop.admin
  const textOf = async (path: string) => (await read(path, { cookie })).text()
  const purchaseId = await shop.part()
  const body = { purchaseId, quantity: 1 }
  const { insertedId: orderId } = await shop.as(buyer)("POST /purchase", { body })
  await shop.as(buyer)("POST /create-payment-intent", { body: { orderId } })
  const counts = "payments unchecked, 0 refunds on their way, 0 failed."
  expect(await textOf("/dashboard/health")).toContain(`0 ${counts}`)
  await shop.sql(
    "update payments set created_at = now() - interval '20 minutes', checked_at = null where order_id = $1",
    [orderId],
  )
  const one = "1 payment unchecked, 0 refunds on their way, 0 failed."
  expect(await textOf("/dashboard/health")).toContain(one)
  await choose("de", "/", { cookie })
  expect(await textOf("/de/dashboard/health")).toContain(
    "1 Zahlung ungeprüft, 0 Erstattungen unterwegs, 0 fehlgeschlagen.",
  )
})
