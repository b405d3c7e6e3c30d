import { expect, test } from "vitest"
import { ProviderUnavailable } from "#operations/kernel/ports.ts"
import { viesSandbox } from "#sandbox/tax/vies-sandbox.ts"
import { viesChecker } from "./tax-authorities.ts"

const standIn = viesSandbox()
const checker = viesChecker({
  base: "http://vies.invalid",
  fetch: (url, init) => standIn.fetch(new Request(url, init)),
})
const german = (digits: string) => ({ prefix: "DE", digits })
const answering = (answer: () => Response | Promise<Response>) =>
  viesChecker({ base: "http://vies.invalid", fetch: answer }).check(german("1"), undefined)

test("VIES looks a number up, and returns the number that proves it", async () => {
  expect(await checker.check(german("136695976"), german("100000001"))).toEqual({
    valid: true,
    holder: "Test firm DE136695976",
    consultation: expect.stringMatching(/^STANDIN/),
  })
  expect(await checker.check(german("136695970"), undefined)).toEqual({
    valid: false,
    holder: "",
    consultation: "",
  })
})

test("VIES checks a number without proof for a shop that it does not know", async () => {
  expect(await checker.check(german("136695976"), german("100000090"))).toEqual({
    valid: true,
    holder: "Test firm DE136695976",
    consultation: "",
  })
})

test.each([
  [
    "a member state that is unavailable",
    () => Response.json({ errorWrappers: [{ error: "MS_UNAVAILABLE" }] }),
  ],
  ["no JSON", () => new Response("<html>busy</html>", { status: 503 })],
  ["another answer", () => Response.json({ isValid: true })],
  ["no connection", () => Promise.reject(new TypeError("fetch failed"))],
])("%s leaves open whether a number is valid", async (_, answer) => {
  await expect(answering(answer)).rejects.toBeInstanceOf(ProviderUnavailable)
})

test("VIES is queried with a time limit", async () => {
  let signal: AbortSignal | null | undefined
  const checking = viesChecker({
    base: "http://vies.invalid",
    fetch: (_, init) => {
      signal = init.signal
      return Response.json({ valid: true })
    },
  })
  await checking.check(german("1"), undefined)
  expect(signal).toBeInstanceOf(AbortSignal)
})
