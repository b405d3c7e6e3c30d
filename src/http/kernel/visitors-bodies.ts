import type { Context } from "hono"
import { networkOf } from "#domain/network.ts"
import { hasProvedAddress } from "#operations/accounts/proved-address.ts"
import { retryOnConnectionLoss } from "#operations/kernel/retry-on-connection-loss.ts"
import type { AppEnv, Server } from "./app-env.ts"
import { actorIfKnown } from "./authenticate.ts"
import type { BodySender } from "./body-budget.ts"
import { clientAddress } from "./client-address.ts"
import { readBytes } from "./read-bytes.ts"
import { MAX_BODY_BYTES } from "./read-input.ts"

const MAX_READ_MS = 15_000
/** Who is slower than the slowest phone only keeps a place. */
const MIN_BYTES_PER_S = 8_000
const RATE_CHECK_MS = 1_000
const RATE_GRACE_MS = 5_000

/**
 * Reads what a visitor sends before their turn comes, so that who sends slowly keeps nobody waiting. What is
 * larger than every call takes is held for few at once.
 */
export function visitorsBodies(server: Server, largestBytes = MAX_BODY_BYTES) {
  return async (
    c: Context<AppEnv>,
    work: (body: Buffer) => Promise<Response>,
  ): Promise<Response> => {
    const announced = Number(c.req.header("content-length") ?? Number.POSITIVE_INFINITY)
    if (announced <= MAX_BODY_BYTES) return work(await readInTime(c, largestBytes))
    const leave = server.holdBody(await findSender(server, c))
    const { outgoing } = c.env ?? {}
    // Who has gone already does not go again.
    const isThere = outgoing?.destroyed === false
    if (isThere) outgoing.once("close", leave)
    try {
      return await work(await readInTime(c, largestBytes))
    } finally {
      if (!isThere) leave()
    }
  }
}

/** Customers have places of their own, which strangers cannot take. */
async function findSender(server: Server, c: Context<AppEnv>): Promise<BodySender> {
  const actor = await retryOnConnectionLoss(() => actorIfKnown(c, server))
  return actor && (await hasProvedAddress(server.shop, actor))
    ? { key: actor.id, isKnown: true }
    : { key: networkOf(clientAddress(c, server.trustedProxies)), isKnown: false }
}

/** Ends the connection of a sender who takes too long in all, or sends too little for long. */
async function readInTime(c: Context<AppEnv>, largestBytes: number): Promise<Buffer> {
  const { incoming, outgoing } = c.env ?? {}
  const cut = () => outgoing?.destroy()
  const receivedBefore = incoming?.socket.bytesRead ?? 0
  const beganAt = performance.now()
  const checkRate = () => {
    const tookMs = performance.now() - beganAt
    const received = (incoming?.socket.bytesRead ?? 0) - receivedBefore
    if (tookMs > RATE_GRACE_MS && received < (tookMs / 1000) * MIN_BYTES_PER_S) cut()
  }
  const tooLong = setTimeout(cut, MAX_READ_MS)
  const rate = setInterval(checkRate, RATE_CHECK_MS)
  try {
    return await readBytes(c, largestBytes, "body_too_large")
  } finally {
    clearTimeout(tooLong)
    clearInterval(rate)
  }
}
