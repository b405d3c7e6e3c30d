import type { Context } from "hono"
import type { RefusalCode } from "#contract/refusals.ts"
import { refuse } from "#operations/refusal.ts"
import type { AppEnv } from "./app-env.ts"

/** The raw body; refuses with this code as soon as it is larger. */
export async function readBytes(
  c: Context<AppEnv>,
  largestBytes: number,
  tooLarge: RefusalCode,
): Promise<Buffer<ArrayBuffer>> {
  if (Number(c.req.header("content-length") ?? 0) > largestBytes) throw refuse(tooLarge)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength
    if (size > largestBytes) throw refuse(tooLarge)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
