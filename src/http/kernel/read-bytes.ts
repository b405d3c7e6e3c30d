import type { Context } from "hono"
import type { UploadRules } from "#contract/kernel/endpoint.ts"
import { Refusal, refuse } from "#operations/kernel/refusal.ts"
import type { AppEnv } from "./app-env.ts"

/** The raw body; refuses with this code as soon as it is larger. */
export async function readBytes(
  c: Context<AppEnv>,
  largestBytes: number,
  tooLarge: "body_too_large" | UploadRules["tooLarge"],
): Promise<Buffer<ArrayBuffer>> {
  const announced = c.req.header("content-length")
  if (Number(announced ?? 0) > largestBytes) throw refuse(tooLarge)
  try {
    // No more can come than was announced. A web stream around it costs a fifth of what a purchase costs.
    if (announced !== undefined) return Buffer.from(await c.req.raw.arrayBuffer())
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of c.req.raw.body ?? []) {
      size += chunk.byteLength
      if (size > largestBytes) throw refuse(tooLarge)
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch (error) {
    throw error instanceof Refusal ? error : refuse("body_cut_off")
  }
}
