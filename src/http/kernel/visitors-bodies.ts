import type { Context } from "hono"
import { refuse } from "#operations/kernel/refusal.ts"
import type { AppEnv } from "./app-env.ts"
import { readBytes } from "./read-bytes.ts"
import { LARGEST_BODY_BYTES } from "./read-input.ts"

/** Strangers' large bodies in each process at once, from their first byte to their answer's last. */
const MOST_LARGE = 32
const LONGEST_MS = 15_000

/**
 * Reads what a visitor sends before their turn comes, so that who sends slowly keeps nobody waiting. What is
 * larger than every call takes is held for few at once.
 */
export function visitorsBodies(largestBytes = LARGEST_BODY_BYTES) {
  let held = 0
  const read = async (c: Context<AppEnv>): Promise<Buffer> => {
    const tooLong = setTimeout(() => c.env?.outgoing?.destroy(), LONGEST_MS)
    try {
      return await readBytes(c, largestBytes, "body_too_large")
    } finally {
      clearTimeout(tooLong)
    }
  }
  return async (
    c: Context<AppEnv>,
    work: (body: Buffer) => Promise<Response>,
  ): Promise<Response> => {
    const announced = Number(c.req.header("content-length") ?? Number.POSITIVE_INFINITY)
    if (announced <= LARGEST_BODY_BYTES) return work(await read(c))
    if (held >= MOST_LARGE) throw refuse("shop_busy")
    held += 1
    const leave = () => {
      held -= 1
    }
    const { outgoing } = c.env ?? {}
    // Who has gone already does not go again.
    const isThere = outgoing?.destroyed === false
    if (isThere) outgoing.once("close", leave)
    try {
      return await work(await read(c))
    } finally {
      if (!isThere) leave()
    }
  }
}
