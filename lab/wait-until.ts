import { setTimeout as delay } from "node:timers/promises"
import type { DatabaseConnection } from "#db/connection/client.ts"

interface Wait {
  /** Completes the sentence of the error, such as `no mail failed`. */
  inVain: () => string
  timeoutMs: number
  everyMs: number
}

/** Waits until the condition holds. Throws after the timeout. */
export async function waitUntil(
  condition: () => Promise<boolean>,
  { inVain, timeoutMs, everyMs }: Wait,
): Promise<void> {
  const endAt = performance.now() + timeoutMs
  while (!(await condition())) {
    if (performance.now() > endAt) throw new Error(inVain())
    await delay(everyMs)
  }
}

const MAIL_TIMEOUT_MS = 600_000

/** Waits until no mail and no event that may cause one is waiting. */
export const waitUntilMailsAreSent = ({ pool }: Pick<DatabaseConnection, "pool">): Promise<void> =>
  waitUntil(
    async () => {
      const waiting =
        "select from mail_outbox where state = 'queued' union all select from events limit 1"
      return (await pool.query(waiting)).rowCount === 0
    },
    { inVain: () => "mails are still waiting", timeoutMs: MAIL_TIMEOUT_MS, everyMs: 500 },
  )
