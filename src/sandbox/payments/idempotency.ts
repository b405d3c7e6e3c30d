import { createHmac } from "node:crypto"
import { and, eq, gt, sql } from "drizzle-orm"
import type { ContentfulStatusCode } from "hono/utils/http-status"
import type { Call } from "./call.ts"
import { answers } from "./tables.ts"
import { WireError } from "./wire.ts"

export interface Answer {
  status: ContentfulStatusCode
  body: string
  /** The first request with this key, if its answer is repeated. */
  replayOf?: string
}

interface Request {
  path: string
  /** Keyed, because a bare digest of a card number can be guessed. */
  paramsDigest: string
}

export const digestParams = (secretKey: string, rawParams: string) =>
  createHmac("sha256", secretKey).update(rawParams).digest("hex")

/**
 * Does the work once per idempotency key and repeats the stored answer. Work and answer are one transaction.
 */
export async function withIdempotencyKey(
  call: Call,
  request: Request,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { tx, access, idempotencyKey: key, requestId } = call
  if (key === undefined) return work()
  const known = (await findAnswer(call, key)) ?? (await claimKey(call, key))
  if (known) {
    refuseOtherRequest(key, request, known)
    return { status: toStatus(known.status), body: known.body, replayOf: known.requestId }
  }
  const answer = await work()
  const row = { ...request, status: answer.status, body: answer.body, requestId }
  await tx
    .insert(answers)
    .values({ access, key, ...row })
    .onConflictDoUpdate({
      target: [answers.access, answers.key],
      set: { ...row, createdAt: sql`now()` },
    })
  return answer
}

async function findAnswer({ tx, access }: Call, key: string) {
  const [known] = await tx
    .select()
    .from(answers)
    .where(
      and(
        eq(answers.access, access),
        eq(answers.key, key),
        // Stripe forgets keys after a day.
        gt(answers.createdAt, sql`now() - interval '24 hours'`),
      ),
    )
  return known
}

/** Tells the second of two concurrent requests to retry, which the official SDKs do. */
async function claimKey(call: Call, key: string) {
  const { rows } = await call.tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('sandbox.idempotency'), hashtext(${`${call.access}:${key}`})) as free`,
  )
  // Read again: the first may have ended between read and claim.
  if (rows[0]?.free) return findAnswer(call, key)
  throw new WireError(409, {
    type: "idempotency_error",
    code: "idempotency_key_in_use",
    message:
      "There is currently another in-progress request using this Idempotent Key (that probably means " +
      `you submitted twice, and the other request is still going through): ${key}.`,
  })
}

function refuseOtherRequest(key: string, now: Request, first: Request): void {
  const advice = `Try using a key other than '${key}' if you meant to execute a different request.`
  if (now.path !== first.path)
    throw new WireError(400, {
      type: "idempotency_error",
      message:
        "Keys for idempotent requests can only be used for the same endpoint they were first used for " +
        `('${now.path}' vs '${first.path}'). ${advice}`,
    })
  if (now.paramsDigest !== first.paramsDigest)
    throw new WireError(400, {
      type: "idempotency_error",
      message:
        "Keys for idempotent requests can only be used with the same parameters they were first used " +
        `with. ${advice}`,
    })
}

const ANSWERED = [200, 402, 404] as const

const toStatus = (status: number): ContentfulStatusCode =>
  ANSWERED.find((answered) => answered === status) ?? 400
