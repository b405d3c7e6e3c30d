import { createServer } from "node:http"
import { expect, test } from "vitest"
import { refusals } from "#contract/refusals.ts"
import { answerBusy } from "./answer-error.ts"

test("a refusal before routing has the same format as any other, with Retry-After", async () => {
  const server = createServer((_, reply) => answerBusy(reply)).listen(0, "127.0.0.1")
  await new Promise((done) => server.once("listening", done))
  const address = server.address()
  const { port } = typeof address === "object" && address ? address : { port: 0 }
  const answer = await fetch(`http://127.0.0.1:${port}/part`)
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0)
  expect(await answer.json()).toEqual({
    message: refusals.shop_busy.text,
    code: "shop_busy",
    requestId: answer.headers.get("x-request-id"),
  })
  server.close()
})
