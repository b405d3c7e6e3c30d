import { expect, test } from "vitest"
import { ProviderUnavailable } from "#operations/kernel/ports.ts"
import { hmrcSandbox, SANDBOX_CLIENT } from "#test/services/hmrc-sandbox.ts"
import { type Fetch, hmrcChecker } from "./tax-authorities.ts"

const base = "http://hmrc.invalid"
const british = (digits: string) => ({ prefix: "GB", digits })

/** A checker that uses the stand-in, and the requested paths. */
function opened(secret = SANDBOX_CLIENT.clientSecret) {
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

test("looks a number up, with one token for concurrent calls", async () => {
  const { checker, requests } = opened()
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

test("requests another token when one is no longer valid", async () => {
  const first = hmrcSandbox()
  let current = first
  const fetch: Fetch = (url, init) => current.fetch(new Request(url, init))
  const checker = hmrcChecker({ base, ...SANDBOX_CLIENT, fetch })
  await checker.check(british("980780684"), undefined)
  current = hmrcSandbox()
  expect(await checker.check(british("980780684"), undefined)).toMatchObject({ valid: true })
})

test("requests one token for concurrent calls whose token is no longer valid", async () => {
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
  await Promise.all([check(), check(), check()])
  expect(tokens).toBe(2)
})

test.each([
  [
    "a shop that is not let in",
    () => opened("wrong").checker.check(british("980780684"), undefined),
  ],
  ["a number it has no answer to", () => opened().checker.check(british("999000001"), undefined)],
  [
    "a shop whose own number is nobody's",
    () => opened().checker.check(british("980780684"), british("100000010")),
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
