import { afterAll, describe, expect, test } from "vitest"
import { expectRefusal } from "../expect-refusal.ts"
import { openTestApi } from "../test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
afterAll(shop.close)

const account = { name: "Ada", email: "ada@shop.example", password: "a good long secret" }
const send = (path: string, body: unknown) => shop.send(`POST /api/auth${path}`, { body })

/** Invalid names, addresses and passwords. */
const hostile: unknown[] = [
  "",
  " ",
  null,
  5,
  true,
  [],
  ["ada@shop.example"],
  {},
  { $ne: "" },
  { toString: "x" },
  "\u0000",
  "ada\u0000@shop.example",
  "half a pair \ud800",
  "x".repeat(60_000),
]
/** Invalid addresses. */
const noAddress = [
  "ada",
  "ada@",
  "@shop.example",
  "ada@shop",
  "ada@shop.example, eve@evil.example",
  "ada@shop.example\r\nBcc: eve@evil.example",
  "Ada <ada@shop.example>",
  "' or 1=1 --@shop.example",
  `${"x".repeat(250)}@shop.example`,
  "ada@shop\u3002example",
]

describe.each([
  ["/sign-up/email", account],
  ["/sign-in/email", { email: account.email, password: account.password }],
  ["/change-password", { currentPassword: account.password, newPassword: "another long secret" }],
])("POST /api/auth%s", (path, right) => {
  test.each(Object.keys(right))("refuses an invalid %s", async (field) => {
    // Any text is a valid password unless it is far too long.
    const noPassword = hostile.filter((value) => typeof value !== "string" || value.length > 1024)
    const values = field === "email" ? [...hostile, ...noAddress] : hostile
    for (const value of /password/i.test(field) ? noPassword : values)
      expectRefusal(await send(path, { ...right, [field]: value }))
  })
})

test("an impossible mailed token is refused as invalid", async () => {
  const headers = { origin: shop.url }
  for (const token of ["\u0000", "a\u0000b", "\ud800", "' or true"])
    for (const [path, body] of [
      ["verify-email", { token }],
      ["reset-password", { token, newPassword: "a new and long password" }],
    ] as const)
      expect(await shop.send(`POST /api/auth/${path}`, { headers, body })).toMatchObject({
        status: 400,
        body: { code: "link_invalid" },
      })
})

test("none of these requests created an account", async () => {
  const emails = await shop.sql("select email from users where email <> all($1)", [
    [account.email, shop.admin.email],
  ])
  expect(emails).toEqual([])
  expect(shop.logged.filter((line) => line.includes("unexpected_error"))).toEqual([])
})

test("unused calls of the identity library are unreachable", async () => {
  const paths = [
    "/update-user",
    "/delete-user",
    "/change-email",
    "/list-sessions",
    "/update-session",
    "/revoke-sessions",
    "/unlink-account",
    "/get-access-token",
    "/error",
  ]
  const { cookie } = await shop.customer()
  for (const path of paths)
    for (const method of ["GET", "POST"]) {
      const answer = await shop.send(`${method} /api/auth${path}`, {
        headers: { cookie, origin: shop.url },
        ...(method === "POST" && { body: { role: "admin" } }),
      })
      expect(answer.status, `${method} ${path}`).toBe(404)
    }
})
