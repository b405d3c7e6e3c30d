import { afterAll, describe, expect, test } from "vitest"
import { type Answer, openTestApi, openTestShop } from "#test/test-shop.ts"

const shop = await openTestShop({ seed: "demo" })
afterAll(shop.close)

const policyOf = ({ headers }: Answer) =>
  new Map(
    (headers.get("content-security-policy") ?? "").split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ")
      return [name, sources]
    }),
  )

function expectSafe(answer: Answer): void {
  const { headers } = answer
  expect(headers.get("x-content-type-options")).toBe("nosniff")
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin")
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin")
  expect(headers.get("permissions-policy")).toContain("camera=()")
  expect(headers.get("x-powered-by")).toBeNull()
  expect(headers.get("access-control-allow-origin")).toBeNull()
  const policy = headers.get("content-security-policy") ?? ""
  expect(policy).toMatch(/frame-ancestors 'none'|^sandbox;/)
  expect(policy).not.toMatch(/unsafe-(inline|eval|hashes)|\*|http:/)
  expect(policyOf(answer).get("default-src")).toBeDefined()
}

describe("every kind of response has its security headers", () => {
  const script = async () => {
    const { body } = await shop.send("GET /")
    return /\/assets\/[\w.-]+\.js/.exec(String(body.text))?.[0] ?? "no script"
  }
  test.each<[string, () => string | Promise<string>, number]>([
    ["a public list", () => "GET /part", 200],
    ["a private call without a token", () => "GET /order", 401],
    ["a call that is refused", () => "POST /webhook/stripe", 400],
    ["an unknown address", () => "POST /nothing", 404],
    ["the session of nobody", () => "GET /api/auth/get-session", 200],
    ["the card stand-in's", () => "GET /sandbox/stripe/v1/payment_intents/pi_1", 401],
    ["the API's description", () => "GET /openapi.json", 200],
    ["health", () => "GET /healthz", 200],
    ["a page", () => "GET /", 200],
    ["a page with a query", () => "GET /?a=b", 200],
    ["another page", () => "GET /login", 200],
    ["an unknown page", () => "GET /nothing/at/all", 404],
    ["a page's data", () => "GET /blog.data", 200],
    ["a redirect", () => "GET /dashboard", 302],
    ["a script", async () => `GET ${await script()}`, 200],
    ["an unknown script", () => "GET /assets/none.js", 404],
    ["a picture", () => "GET /img/parts/anvil-1000-240.webp", 200],
    ["an unknown picture", () => "GET /img/parts/none.webp", 404],
    ["an unknown uploaded picture", () => "GET /img/u/none.webp", 404],
  ])("%s", async (_, route, status) => {
    const answer = await shop.send(await route())
    expect(answer.status).toBe(status)
    expectSafe(answer)
  })

  test("calls allow nothing to be loaded or framed", async () => {
    for (const route of ["GET /part", "GET /order", "GET /config"])
      expect((await shop.send(route)).headers.get("content-security-policy")).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      )
  })

  test("pages run their own scripts only, by nonce or by hash", async () => {
    for (const route of ["GET /", "GET /login", "GET /nothing"]) {
      const sources = policyOf(await shop.send(route)).get("script-src") ?? []
      expect(sources).toContain("'self'")
      for (const source of sources) expect(source).toMatch(/^'(self|nonce-.+|sha256-.+)'$/)
    }
    const nonceOf = async () =>
      policyOf(await shop.send("GET /login"))
        .get("script-src")
        ?.join(" ")
    expect(await nonceOf()).not.toBe(await nonceOf())
  })

  test("a page tells cross-site pages nothing about itself", async () => {
    const policy = policyOf(await shop.send("GET /login"))
    expect(policy.get("object-src")).toEqual(["'none'"])
    expect(policy.get("base-uri")).toEqual(["'none'"])
    expect(policy.get("form-action")).toEqual(["'self'"])
  })
})

describe("private responses are not stored", () => {
  test("by token, by cookie, and when refused", async () => {
    const person = await shop.customer()
    const { token, cookie, email } = person
    const answers = [
      await shop.send("GET /myorder", { token }),
      await shop.send(`GET /user/${email}`, { token }),
      await shop.send("GET /order", { token }),
      await shop.send("GET /order"),
      await shop.send("POST /purchase", { token, body: {} }),
      await shop.send(`PUT /user/${email}`, { token }),
      await shop.send(`PUT /user/${email}`),
      await shop.send("GET /api/auth/get-session", { headers: { cookie } }),
      await shop.send("GET /dashboard", { headers: { cookie } }),
      await shop.send("GET /", { headers: { cookie } }),
    ]
    for (const { headers } of answers) expect(headers.get("cache-control")).toContain("no-store")
  })
})

describe("transport security", () => {
  test("is required behind TLS, with secure cookies", async () => {
    const publicUrl = "https://shop.example"
    const secure = await openTestApi({ publicUrl })
    const hsts = "strict-transport-security"
    for (const route of ["GET /part", "GET /order", "GET /nothing"])
      expect((await secure.send(route)).headers.get(hsts)).toMatch(/^max-age=31536000/)
    const account = { name: "Ada", email: "ada@shop.example", password: "a good secret" }
    const { headers } = await secure.send("POST /api/auth/sign-up/email", {
      headers: { origin: publicUrl },
      body: account,
    })
    const [session = ""] = headers.getSetCookie().filter((line) => line.includes("session_token"))
    const add = [{ partId: await secure.part(), quantity: 1 }]
    const [cart = ""] = (await secure.send("PATCH /cart", { body: { add } })).headers.getSetCookie()
    for (const cookie of [session, cart]) {
      expect(cookie).toMatch(/^__Secure-/)
      for (const attribute of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/"])
        expect(cookie).toContain(attribute)
    }
    await secure.close()
  })

  test("is not announced without TLS", async () => {
    expect((await shop.send("GET /part")).headers.get("strict-transport-security")).toBeNull()
    const { cookie } = await shop.customer()
    expect(cookie).toMatch(/^shop\./)
  })
})
