import type { Context } from "hono"
import type { AppEnv } from "./app-env.ts"

/** Answers a paper that the browser shows, and stores under its name. */
export function answerPdf(
  c: Context<AppEnv>,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Response {
  c.header("content-type", "application/pdf")
  c.header("content-disposition", `inline; filename="${name}"`)
  return c.body(Uint8Array.from(bytes))
}
