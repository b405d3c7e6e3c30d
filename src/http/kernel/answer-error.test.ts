import { Hono } from "hono"
import { expect, test } from "vitest"
import { answerError } from "./answer-error.ts"
import type { AppEnv } from "./app-env.ts"

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const answerTo = (thrown: Error) =>
  new Hono<AppEnv>()
    .use((c, next) => {
      c.set("log", log)
      return next()
    })
    .get("/", () => {
      throw thrown
    })
    .onError(answerError)
    .request("/")

test.each([
  "Connection terminated unexpectedly",
  "timeout exceeded when trying to connect",
  "Query read timeout",
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
])("the driver error '%s' answers 503 with Retry-After", async (words) => {
  const answer = await answerTo(new Error("Failed query: rollback", { cause: new Error(words) }))
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0)
})

test("any other error answers 500 without details", async () => {
  const answer = await answerTo(new Error("a secret"))
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toContain("secret")
})
