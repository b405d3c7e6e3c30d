import { expect } from "vitest"
import type { Answer } from "./test-shop.ts"

/** Texts that no answer may contain: file names, SQL, messages of libraries. */
const LEAK =
  /node_modules|\.ts:\d|\n\s+at |\/src\/|\b(?:select|insert into|update) [\w"]+|DrizzleQuery|PostgresError|ZodError|SyntaxError|TypeError|syntax error at/i

/** Expects a proper refusal: no 5xx, no internals, a body with code and message. */
export function expectRefusal(answer: Answer, status?: number): void {
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500)
  if (status !== undefined) expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({ message: expect.any(String) })
  if ("code" in answer.body) expect(answer.body.code).toMatch(/^[a-z_]+$/)
  else expect([401, 403], "only plain refusals have no code").toContain(answer.status)
  expect(answer.body).not.toHaveProperty("requestId")
  expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/)
  expect(JSON.stringify(answer.body)).not.toMatch(LEAK)
  expect(JSON.stringify(answer.body)).not.toContain(process.cwd())
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/)
}
