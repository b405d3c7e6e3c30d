import { afterAll, beforeEach, expect, test } from "vitest"
import { openTestShop, type Person } from "#test/test-shop.ts"

const shop = await openTestShop({ rateLimitScale: 0 })
let person: Person
beforeEach(async () => {
  person = await shop.customer()
})
afterAll(() => shop.close())

const form = { "content-type": "application/x-www-form-urlencoded" }
const logout = (path: string, headers: Record<string, string>) =>
  shop.send(`POST ${path}`, { headers: { ...form, cookie: person.cookie, ...headers }, body: "" })
const isSignedIn = async () =>
  (await shop.send("GET /api/auth/get-session", { headers: { cookie: person.cookie } })).body !==
  null

test("a form without script signs out and redirects to the home page", async () => {
  const answer = await logout("/logout", { origin: shop.url })
  expect(answer).toMatchObject({ status: 302 })
  expect(answer.headers.get("location")).toBe("/")
  expect(await isSignedIn()).toBe(false)
})

test.each([
  ["another site", { origin: "https://evil.example" }],
  ["another port", { origin: "http://127.0.0.1:1" }],
  ["a page that hides where it is from", { origin: "null" }],
  ["a browser that says nothing", {} as Record<string, string>],
])("a form of %s signs nobody out", async (_, headers) => {
  for (const path of ["/logout", "/logout.data"])
    expect(await logout(path, headers)).toMatchObject({
      status: 403,
      body: { code: "foreign_origin" },
    })
  expect(await isSignedIn()).toBe(true)
})
