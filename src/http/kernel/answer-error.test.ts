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
])("'%s' of the driver is no error of ours: 503, and when to come again", async (words) => {
  const answer = await answerTo(new Error("Failed query: rollback", { cause: new Error(words) }))
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0)
})

test("anything else is, and is not explained", async () => {
  const answer = await answerTo(new Error("a secret"))
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toContain("secret")
})
