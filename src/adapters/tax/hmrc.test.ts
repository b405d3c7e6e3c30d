import { expect, test } from "vitest"
import { ProviderUnavailable } from "#operations/kernel/ports.ts"
import { hmrcSandbox, SANDBOX_CLIENT } from "#test/services/hmrc-sandbox.ts"
import { type Fetch, hmrcChecker } from "./tax-authorities.ts"

const base = "http://hmrc.invalid"
const british = (digits: string) => ({ prefix: "GB", digits })

/** Returns a checker of the stand-in, and the paths it requests. */
function openChecker(secret = SANDBOX_CLIENT.clientSecret) {
  const standIn = hmrcSandbox()
  const requests: string[] = []
  const fetch: Fetch = (url, init) => {
    requests.push(new URL(url).pathname.split("/").slice(-2).join("/"))
    return standIn.fetch(new Request(url, init))
  }
  return {
    requests,
    checker: hmrcChecker({ base, ...SANDBOX_CLIENT, clientSecret: secret, fetch }),
  }
}

test("HMRC looks numbers up, with one token for concurrent calls", async () => {
  const { checker, requests } = openChecker()
  const [known, proved, unknown] = await Promise.all([
    checker.check(british("980780684"), undefined),
    checker.check(british("980780684"), british("146295999")),
    checker.check(british("100000010"), undefined),
  ])
  expect(known).toEqual({ valid: true, holder: "Test firm GB980780684", consultation: "" })
  expect(proved.consultation).toMatch(/^STANDIN/)
  expect(unknown).toEqual({ valid: false, holder: "", consultation: "" })
  expect(requests.filter((path) => path === "oauth/token")).toHaveLength(1)
})

test("one new token is requested for concurrent calls whose token is no longer valid", async () => {
  let current = hmrcSandbox()
  let tokens = 0
  const fetch: Fetch = (url, init) => {
    if (url.endsWith("/token")) tokens += 1
    return current.fetch(new Request(url, init))
  }
  const checker = hmrcChecker({ base, ...SANDBOX_CLIENT, fetch })
  const check = () => checker.check(british("980780684"), undefined)
  await check()
  current = hmrcSandbox()
  const valid = { valid: true, holder: "Test firm GB980780684", consultation: "" }
  expect(await Promise.all([check(), check(), check()])).toEqual([valid, valid, valid])
  expect(tokens).toBe(2)
})

test.each([
  [
    "a shop whose secret is wrong",
    () => openChecker("wrong").checker.check(british("980780684"), undefined),
  ],
  [
    "a number that HMRC cannot check",
    () => openChecker().checker.check(british("999000001"), undefined),
  ],
  [
    "a shop whose own number is unknown",
    () => openChecker().checker.check(british("980780684"), british("100000010")),
  ],
])("%s leaves open whether a number is valid", async (_, check) => {
  await expect(check()).rejects.toBeInstanceOf(ProviderUnavailable)
})

test.each([
  ["another 404", () => Response.json({ code: "MATCHING_RESOURCE_NOT_FOUND" }, { status: 404 })],
  ["no JSON", () => new Response("<html>busy</html>", { status: 503 })],
  ["another answer", () => Response.json({ valid: true })],
  ["no connection", () => Promise.reject(new TypeError("fetch failed"))],
])("%s is not an answer about a number", async (_, answer) => {
  const token = () => Response.json({ access_token: "t", expires_in: 14_400 })
  const fetch: Fetch = (url) => (url.endsWith("/token") ? token() : answer())
  const checker = hmrcChecker({ base, ...SANDBOX_CLIENT, fetch })
  await expect(checker.check(british("980780684"), undefined)).rejects.toBeInstanceOf(
    ProviderUnavailable,
  )
})
