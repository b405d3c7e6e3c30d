import { setTimeout as delay } from "node:timers/promises"
import type { DatabaseConnection } from "#db/connection/client.ts"

interface Wait {
  timeoutMessage: () => string
  timeoutMs: number
  everyMs: number
}

/** Waits until the condition holds. Throws the message after the timeout. */
export async function waitUntil(
  condition: () => Promise<boolean>,
  { timeoutMessage, timeoutMs, everyMs }: Wait,
): Promise<void> {
  const endAt = performance.now() + timeoutMs
  while (!(await condition())) {
    if (performance.now() > endAt) throw new Error(timeoutMessage())
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
    { timeoutMessage: () => "mails are still waiting", timeoutMs: MAIL_TIMEOUT_MS, everyMs: 500 },
  )
