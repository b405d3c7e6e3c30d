import type { Context } from "hono"
import type { AppEnv } from "./app-env.ts"
import { streamTexts } from "./stream-texts.ts"

export function answerCsv(
  c: Context<AppEnv>,
  { name, texts }: { name: string; texts: AsyncGenerator<string> },
): Response {
  c.header("content-type", "text/csv; charset=utf-8; header=present")
  c.header("content-disposition", `attachment; filename="${name}"`)
  return streamTexts(c, texts)
}
