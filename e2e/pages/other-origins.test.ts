import { once } from "node:events"
import { createServer } from "node:http"
import type { Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"
import { visit } from "#test/browser.ts"
import { freePort } from "#test/free-port.ts"
import type { Person } from "#test/test-shop.ts"
import { openShopBrowser, type ShopBrowser } from "../shop-browser.ts"

/** Server of empty pages on other origins. */
const elsewhere = createServer((_, reply) => {
  reply.setHeader("content-type", "text/html")
  reply.end("<!doctype html><title>Elsewhere</title><link rel=icon href=data:,>")
})
const port = await freePort()
/** A different port is the same site; a different host name is another site. */
const SAME_SITE = `http://127.0.0.1:${port}`
const OTHER_SITE = `http://localhost:${port}`
const STRANGER = `http://127.0.0.2:${port}`

let shops: ShopBrowser
let person: Person
beforeAll(async () => {
  await once(elsewhere.listen(port, "0.0.0.0"), "listening")
  shops = await openShopBrowser({ allowedOrigins: new Set([SAME_SITE, OTHER_SITE]) })
  person = await shops.shop.customer()
})
afterAll(async () => {
  await shops.close()
  elsewhere.close()
})

async function pageAt(origin: string) {
  const visitor = await visit(shops.browser)
  await visitor.page.goto(`${origin}/`)
  return visitor
}

interface Call {
  method?: string
  path: string
  bearer?: string
  body?: object
}

/** Returns status and body as a script of the page reads them; status 0 if the browser blocks them. */
const ask = (page: Page, call: Call) =>
  page.evaluate(
    async ({ url, method = "GET", bearer, body }) => {
      const response = await fetch(url, {
        method,
        credentials: "include",
        headers: {
          ...(bearer && { authorization: `Bearer ${bearer}` }),
          ...(body && { "content-type": "application/json" }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }).catch(() => undefined)
      const read = (await response?.json()) as Record<string, unknown> | undefined
      return { status: response?.status ?? 0, body: read }
    },
    { ...call, url: shops.shop.url + call.path },
  )

const signIn = (page: Page) =>
  ask(page, {
    method: "POST",
    path: "/api/auth/sign-in/email",
    body: { email: person.email, password: person.password },
  })
const askToken = (page: Page) =>
  ask(page, { method: "PUT", path: `/user/${person.email}`, bearer: "null", body: {} })

test("a page of the same site signs in, calls, reads refusals, and shows its uploads", async () => {
  const { page, close } = await pageAt(SAME_SITE)
  expect((await ask(page, { path: "/part" })).body?.length).toBeGreaterThan(0)
  expect((await signIn(page)).status).toBe(200)
  const bearer = String((await askToken(page)).body?.token)
  const profile = { education: "MSc", location: "York", phone: "1", linkedin: "ada" }
  const path = `/userUpdate/${person.email}`
  const edited = await ask(page, { method: "PUT", path, bearer, body: profile })
  expect(edited.body).toMatchObject({ modifiedCount: 1 })
  expect((await ask(page, { path: "/order", bearer })).status).toBe(403)
  expect((await ask(page, { method: "POST", path: "/nothing" })).status).toBe(404)

  const widthShown = await page.evaluate(async (url) => {
    const canvas = new OffscreenCanvas(30, 20)
    canvas.getContext("2d")?.fillRect(0, 0, 30, 20)
    const form = new FormData()
    form.append("image", await canvas.convertToBlob(), "photo.png")
    const answer = await fetch(url, { method: "POST", credentials: "include", body: form })
    const picture = new Image()
    const { data } = (await answer.json()) as { data: { url: string } }
    picture.src = data.url
    await picture.decode()
    return picture.naturalWidth
  }, `${shops.shop.url}/image`)
  expect(widthShown).toBe(30)
  await close()
})

test("a page of another site has no session, and calls with a token", async () => {
  const { page, close } = await pageAt(OTHER_SITE)
  expect((await signIn(page)).status).toBe(200)
  expect((await askToken(page)).status).toBe(401)
  const path = `/myorder?email=${person.email}`
  expect(await ask(page, { path, bearer: person.token })).toEqual({ status: 200, body: [] })
  await close()
})

test("a page of an origin that is not allowed reads nothing", async () => {
  const { page, close } = await pageAt(STRANGER)
  for (const answer of [
    await ask(page, { path: "/part" }),
    await signIn(page),
    await askToken(page),
  ])
    expect(answer.status).toBe(0)
  expect((await ask(page, { path: "/myorder", bearer: person.token })).status).toBe(0)
  await close()
})
