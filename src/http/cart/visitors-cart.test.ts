import { BlockList } from "node:net"
import { afterAll, describe, expect, test } from "vitest"
import { cookieHeader, cookieValue } from "#test/cookies.ts"
import { openTestApi, type Person } from "#test/test-shop.ts"
import { aCart } from "#test/visitors-cart.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const partId = await shop.part({ availableQuantity: 500 })
const otherId = await shop.part()
const behindProxy = new BlockList()
behindProxy.addAddress("127.0.0.1")
/** Shop with one hundredth of the limits: one cart and 200 lines per network, ten changes per account. */
const limited = await openTestApi({ rateLimitScale: 0.01, trustedProxies: behindProxy })
const limitedPartId = await limited.part()
afterAll(() => Promise.all([shop.close(), limited.close()]))

const read = async (cookie: string) => (await shop.send("GET /cart", { headers: { cookie } })).body
const write = (body: object, headers: Record<string, string>) =>
  shop.send("PATCH /cart", { body, headers })
const addOne = () => ({ add: [{ partId, quantity: 1 }] })
const cartCount = async () => {
  const [counted] = await shop.sql("select count(*)::int as carts from carts")
  return counted?.carts
}

describe("a visitor's cart", () => {
  test("is created by the first added line, and identified by a cookie", async () => {
    const before = await cartCount()
    await shop.send("GET /cart")
    await write({ remove: [partId] }, {})
    await shop.send("DELETE /cart")
    expect(await cartCount()).toBe(before)
    const { headers, body } = await write(addOne(), {})
    expect(body).toMatchObject({ version: 1, units: 1 })
    const [line = "", ...others] = headers.getSetCookie()
    expect(others).toEqual([])
    expect(line).toMatch(/^shop-cart=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    const cookie = cookieHeader(headers)
    const again = await write(addOne(), { cookie })
    expect(again.body).toMatchObject({ version: 2, units: 2 })
    expect(cookieHeader(again.headers), "for another thirty days").toBe(cookie)
    expect(await read(cookie)).toMatchObject({ units: 2 })
  })

  test("is never found or created under a token that the shop did not issue", async () => {
    await aCart(shop, [{ partId, quantity: 1 }])
    for (const token of ["", "x", "A".repeat(43), "A".repeat(4000)]) {
      const cookie = `shop-cart=${token}`
      expect(await read(cookie)).toMatchObject({ version: 0, lines: [] })
      const { headers } = await write(addOne(), { cookie })
      expect(cookieValue(cookieHeader(headers))).not.toBe(token)
    }
  })

  test("is written by the shop's own pages and by programs, never by another site's page", async () => {
    const cookie = await aCart(shop, [{ partId, quantity: 1 }])
    const origin = new URL(shop.url).origin.replace("127.0.0.1", "localhost")
    expect(await write(addOne(), { cookie, origin: "https://elsewhere.example" })).toMatchObject({
      status: 403,
      body: { code: "foreign_origin" },
    })
    expect(await write(addOne(), { cookie, origin: "null" })).toMatchObject({ status: 403 })
    expect(await write(addOne(), { cookie, "sec-fetch-site": "cross-site" })).toMatchObject({
      status: 403,
    })
    const emptied = await shop.send("DELETE /cart", { headers: { cookie, origin: "null" } })
    expect(emptied.status).toBe(403)
    expect(await write(addOne(), { cookie, origin })).toMatchObject({ status: 200 })
    expect(await read(cookie)).toMatchObject({ units: 2 })
  })

  test("is not used if the request has an expired access token", async () => {
    const cookie = await aCart(shop, [{ partId, quantity: 1 }])
    for (const route of ["GET /cart", "PATCH /cart", "DELETE /cart"])
      expect(
        await shop.send(route, {
          token: "A".repeat(43),
          headers: { cookie },
          ...(route.startsWith("PATCH") && { body: addOne() }),
        }),
      ).toMatchObject({ status: 401 })
  })

  test("is never in a shared response, and shared pages stay shared", async () => {
    const cookie = await aCart(shop, [{ partId, quantity: 1 }])
    const answers = [
      await shop.send("GET /cart", { headers: { cookie } }),
      await write(addOne(), { cookie }),
    ]
    for (const { headers } of answers) expect(headers.get("cache-control")).toBe("no-store")
    const pages = [
      await shop.send("GET /part"),
      await shop.send("GET /part", { headers: { cookie } }),
    ]
    expect(new Set(pages.map(({ headers }) => headers.get("etag"))).size).toBe(1)
  })
})

describe("a visitor's cart at sign-in", () => {
  const accounts = (person: Person) => shop.as(person)("GET /cart")
  const signIn = async ({ email, password }: Person, cookie: string) => {
    const headers = { cookie, origin: shop.url }
    return shop.send("POST /api/auth/sign-in/email", { headers, body: { email, password } })
  }

  test("is merged with the account's cart, adding the quantities", async () => {
    const person = await shop.customer()
    await shop.as(person)("PATCH /cart", {
      body: { set: [{ partId, quantity: 3, note: "Mine" }] },
    })
    const cookie = await aCart(shop, [
      { partId: otherId, quantity: 1 },
      { partId, quantity: 4 },
    ])
    expect((await signIn(person, cookie)).status).toBe(200)
    const merged = await accounts(person)
    expect(merged).toMatchObject({
      version: 2,
      lines: [
        { partId, quantity: 7, note: "Mine" },
        { partId: otherId, quantity: 1 },
      ],
    })
    // A cart is merged only once. The visitor's cart no longer exists.
    expect(await read(cookie)).toMatchObject({ version: 0, lines: [] })
    await signIn(person, cookie)
    expect(await accounts(person)).toEqual(merged)
    await signIn(person, await aCart(shop, [{ partId: otherId, quantity: 1_000_000 }]))
    expect(await accounts(person), "a line has at most a million units").toMatchObject({
      units: 1_000_007,
    })
  })

  test("keeps its idempotency keys beside those of the account", async () => {
    const person = await shop.customer()
    const { token } = person
    const mine = { body: addOne(), headers: { "idempotency-key": "mine" } }
    const visitors = { body: addOne(), headers: { "idempotency-key": "visitor's" } }
    await shop.send("PATCH /cart", { ...mine, token })
    const cookie = cookieHeader((await shop.send("PATCH /cart", visitors)).headers)
    expect((await signIn(person, cookie)).status).toBe(200)
    for (const repeated of [mine, visitors])
      expect((await shop.send("PATCH /cart", { ...repeated, token })).body).toMatchObject({
        version: 2,
        units: 2,
      })
  })

  test("is counted once when two browsers sign in at the same time", async () => {
    const person = await shop.customer()
    const cookies = await Promise.all(
      [1, 2, 3].map((quantity) => aCart(shop, [{ partId, quantity }])),
    )
    await Promise.all([...cookies, ...cookies].map((cookie) => signIn(person, cookie)))
    expect(await accounts(person)).toMatchObject({ units: 6 })
  })

  test("is taken over by a new account", async () => {
    const cookie = await aCart(shop, [{ partId, quantity: 2 }])
    const account = { name: "Ada", email: "ada@shop.example", password: "secret of Ada" }
    await shop.send("POST /api/auth/sign-up/email", {
      headers: { cookie, origin: shop.url },
      body: account,
    })
    const person = await shop.signIn({ ...account, id: "", token: "", cookie: "" })
    expect(await accounts(person)).toMatchObject({ units: 2 })
  })

  test("stays where it is when the sign-in is refused", async () => {
    const person = await shop.customer()
    const cookie = await aCart(shop, [{ partId, quantity: 2 }])
    expect((await signIn({ ...person, password: "not the password" }, cookie)).status).toBe(401)
    expect(await read(cookie)).toMatchObject({ units: 2 })
  })
})

describe("cart changes", () => {
  const lines = (count: number, of = limitedPartId) => ({
    add: Array(count).fill({ partId: of, quantity: 1 }),
  })
  const from = (network: number, body: object, headers: Record<string, string> = {}) =>
    limited.send("PATCH /cart", {
      body,
      headers: { "x-forwarded-for": `203.0.113.${network}`, ...headers },
    })
  const cartOf = async (network: number) => cookieHeader((await from(network, lines(1))).headers)
  const refused = { status: 429, body: { code: "rate_limited" } }
  const key = (value: string) => ({ "idempotency-key": value })

  test("are rate limited by network and by account", async () => {
    const cookie = await cartOf(1)
    expect(await from(1, lines(1))).toMatchObject(refused)
    expect(await from(1, lines(1), { cookie })).toMatchObject({ status: 200, body: { units: 2 } })
    expect(await from(1, lines(199), { cookie })).toMatchObject(refused)
    expect(await from(2, lines(199), { cookie })).toMatchObject({ body: { units: 201 } })

    const { token } = await limited.customer()
    const change = () => limited.send("PATCH /cart", { token, body: lines(1) })
    for (let n = 1; n <= 10; n += 1) expect(await change()).toMatchObject({ body: { units: n } })
    expect(await change()).toMatchObject(refused)
    expect(await limited.send("GET /cart", { token })).toMatchObject({ body: { units: 10 } })
  })

  test("that are refused leave the network all its lines", async () => {
    const cookie = await cartOf(3)
    expect(await from(3, lines(201), { cookie })).toMatchObject(refused)
    const unknown = lines(199, "f".repeat(24))
    expect(await from(3, unknown, { cookie })).toMatchObject({ status: 404 })
    expect(await from(3, lines(199), { cookie })).toMatchObject({ body: { units: 200 } })
    expect(await from(3, lines(1), { cookie })).toMatchObject(refused)
  })

  test("that are repeated return the cart also beyond the limits", async () => {
    const { token } = await limited.customer()
    const change = (headers: Record<string, string>, count = 1) =>
      limited.send("PATCH /cart", { token, body: lines(count), headers })
    for (let n = 1; n <= 10; n += 1) await change(key(`${n}`))
    expect(await change(key("10"))).toMatchObject({ status: 200, body: { units: 10 } })
    expect(await change(key("11"))).toMatchObject(refused)
    expect(await change(key("10"), 2)).toMatchObject({ body: { code: "idempotency_key_reused" } })

    const cookie = await cartOf(4)
    const fill = () => from(4, lines(199), { cookie, ...key("fill") })
    for (const _ of ["first", "repeated"])
      expect(await fill()).toMatchObject({ status: 200, body: { units: 200 } })
    expect(await from(4, lines(1), { cookie })).toMatchObject(refused)
  })
})
