import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { aPng } from "#test/picture-files.ts"
import { formOf } from "#test/picture-shop.ts"
import { bodyOf } from "#test/read-json.ts"
import { openTestApi } from "#test/test-shop.ts"

const FRIEND = "https://www.example.com"
const SECOND = "http://localhost:5173"
const strangers = [
  "https://evil.example",
  "http://www.example.com",
  "https://www.example.com:8443",
  "https://www.example.com.evil.example",
  "https://example.com",
  "HTTPS://WWW.EXAMPLE.COM",
  "null",
  "",
]

const shop = await openTestApi({ allowedOrigins: new Set([FRIEND, SECOND]) })
const buyer = await shop.customer()
afterAll(() => shop.close())

const ask = (route: string, headers: Record<string, string> = {}, body?: BodyInit) => {
  const [method = "GET", path = "/"] = route.split(" ")
  return fetch(shop.url + path, { method, headers, redirect: "manual", ...(body && { body }) })
}
const aboutOrigins = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith("access-control-")))
const preflight = (origin: string, method = "POST", wanted = "authorization,content-type") => ({
  origin,
  "access-control-request-method": method,
  "access-control-request-headers": wanted,
})

/** Requests of every kind: public, private, refused, failing, other protocols. */
const answers: [what: string, route: string, status: number, headers?: Record<string, string>][] = [
  ["a public list", "GET /part", 200],
  ["the same, as it is kept", "GET /part", 200],
  ["the same in gzip", "GET /part?a=b", 200, { "accept-encoding": "gzip" }],
  ["the same once more", "GET /part", 304, { "if-none-match": "*" }],
  ["a private call without a token", "GET /myorder", 401],
  ["a call of administrators", "GET /order", 403],
  ["a call that is refused", "POST /webhook/stripe", 400],
  ["an unknown address", "POST /nothing", 404],
  ["an unknown method", "DELETE /review", 405],
  ["the session of nobody", "GET /api/auth/get-session", 200],
  ["the card stand-in's", "GET /sandbox/stripe/v1/payment_intents/pi_1", 401],
  ["an unknown picture", "GET /img/u/none.webp", 404],
  ["a failure of the shop's own", "GET /content", 500],
]

describe("an allowed origin", () => {
  beforeAll(() => shop.sql("alter table page_contents rename to page_contents_gone"))
  afterAll(() => shop.sql("alter table page_contents_gone rename to page_contents"))
  const withToken = (status: number): Record<string, string> =>
    status === 403 ? { authorization: `Bearer ${buyer.token}` } : {}

  test.each(answers)("can read %s: %s", async (_, route, status, headers = {}) => {
    for (const origin of [FRIEND, SECOND]) {
      const answer = await ask(route, { ...headers, ...withToken(status), origin })
      expect(answer.status).toBe(status)
      expect(aboutOrigins(answer)).toEqual({
        "access-control-allow-origin": origin,
        "access-control-allow-credentials": "true",
        "access-control-expose-headers": "Retry-After,WWW-Authenticate,X-Request-Id",
      })
      expect(answer.headers.get("vary")).toContain("Origin")
    }
  })

  test.each(answers)(
    "is the only one with CORS headers: %s, %s",
    async (_, route, status, more) => {
      for (const origin of strangers) {
        const answer = await ask(route, {
          ...more,
          ...withToken(status),
          ...(origin && { origin }),
        })
        expect(answer.status).toBe(status)
        expect(aboutOrigins(answer)).toEqual({})
        expect(answer.headers.get("vary")).toContain("Origin")
      }
    },
  )
})

test("an allowed origin can read a rate limit refusal and its Retry-After", async () => {
  const email = "guessed@shop.example"
  const body = JSON.stringify({ email, password: "wrong password" })
  const headers = { origin: FRIEND, "content-type": "application/json" }
  let answer = await ask("POST /api/auth/sign-in/email", headers, body)
  for (let tries = 0; tries < 8 && answer.status !== 429; tries += 1)
    answer = await ask("POST /api/auth/sign-in/email", headers, body)
  expect(answer.status).toBe(429)
  expect(aboutOrigins(answer)).toMatchObject({ "access-control-allow-origin": FRIEND })
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0)
})

describe("a preflight request", () => {
  test.each(["PUT /user/a@b.example", "PATCH /order/x", "DELETE /part/x", "POST /image"])(
    "of an allowed origin succeeds: %s",
    async (route) => {
      const [method = "", path = ""] = route.split(" ")
      const wanted = "authorization,content-type,idempotency-key,if-match"
      const answer = await ask(`OPTIONS ${path}`, preflight(FRIEND, method, wanted))
      expect(answer.status).toBe(204)
      const allowed = (name: string) =>
        (answer.headers.get(`access-control-allow-${name}`) ?? "").toLowerCase().split(",")
      expect(allowed("origin")).toEqual([FRIEND])
      expect(allowed("credentials")).toEqual(["true"])
      expect(allowed("methods")).toContain(method.toLowerCase())
      expect(allowed("headers")).toEqual(expect.arrayContaining(wanted.split(",")))
      expect(answer.headers.get("vary")).toContain("Origin")
    },
  )

  test("of another origin gets no CORS headers", async () => {
    for (const origin of strangers) {
      const answer = await ask("OPTIONS /purchase", preflight(origin))
      expect(answer.ok).toBe(false)
      expect(aboutOrigins(answer)).toEqual({})
    }
  })
})

describe("signing in from a page of another origin", () => {
  const signIn = (origin: string) =>
    shop.send("POST /api/auth/sign-in/email", {
      headers: { origin, "sec-fetch-site": "same-site" },
      body: { email: buyer.email, password: buyer.password },
    })
  const exchange = (origin: string, cookie: string) =>
    shop.send(`PUT /user/${buyer.email}`, {
      headers: { origin, cookie, authorization: "Bearer null" },
      body: { email: buyer.email },
    })

  test("works for an allowed origin, from sign-in through token to sign-out", async () => {
    const signedIn = await signIn(FRIEND)
    expect(signedIn.status).toBe(200)
    const [cookie = ""] = (signedIn.headers.getSetCookie()[0] ?? "").split(";")
    const { status, body } = await exchange(FRIEND, cookie)
    expect(status).toBe(200)
    const token = String(body.token)
    expect(await shop.send("GET /myorder", { token })).toMatchObject({ status: 200 })
    const left = await shop.send("POST /api/auth/sign-out", {
      headers: { origin: FRIEND, cookie },
      body: {},
    })
    expect(left.status).toBe(200)
    expect(await exchange(FRIEND, cookie)).toMatchObject({ status: 401 })
  })

  test("is refused for every other origin", async () => {
    for (const origin of strangers.filter(Boolean)) {
      expect(await signIn(origin)).toMatchObject({ status: 403, body: { code: "foreign_origin" } })
      expect(await exchange(origin, buyer.cookie)).toMatchObject({ status: 401 })
    }
  })
})

describe("uploading a picture with a session alone", () => {
  const upload = async (headers: Record<string, string>) =>
    ask("POST /image", headers, formOf(await aPng({ width: 20, height: 20 })))

  test("works from own pages and allowed origins, whatever bearer they send", async () => {
    const { cookie } = buyer
    for (const origin of [shop.url, FRIEND])
      for (const authorization of ["Bearer null", "Bearer undefined", "Bearer", "none"])
        expect((await upload({ cookie, origin, authorization })).status).toBe(200)
  })

  test("returns a picture that the allowed origin can embed", async () => {
    const answer = await upload({ cookie: buyer.cookie, origin: FRIEND })
    const { data } = await bodyOf<{ data: { url: string } }>(answer)
    const { headers } = await fetch(data.url)
    expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin")
  })

  test("is refused for other origins, and without a session", async () => {
    const { cookie } = buyer
    for (const origin of strangers)
      expect((await upload({ cookie, ...(origin && { origin }) })).status, origin).toBe(401)
    for (const other of ["shop.session_token=made-up.signature", ""])
      expect((await upload({ cookie: other, origin: shop.url })).status).toBe(401)
  })

  test("does not authorize any other call", async () => {
    const headers = { cookie: buyer.cookie, origin: shop.url }
    expect(await shop.send("GET /myorder", { headers })).toMatchObject({ status: 401 })
    expect(await shop.send("POST /purchase", { headers, body: {} })).toMatchObject({ status: 401 })
  })
})

test("a shop without allowed origins sends no CORS headers", async () => {
  const alone = await openTestApi()
  for (const origin of [alone.url, FRIEND]) {
    const answer = await fetch(`${alone.url}/part`, { headers: { origin } })
    expect(aboutOrigins(answer)).toEqual({})
    expect(answer.headers.get("vary")).toBe("Accept-Encoding")
  }
  await alone.close()
})
