import { sql } from "drizzle-orm"
import type { Executor } from "../connection/client.ts"

/** Nothing is counted beyond this: who watches needs to know that it is too many, not how many. */
const COUNTED_UP_TO = 10_000

type OpenOrderState = "pending" | "approved" | "shipped"

/** What waits in the shop, now. */
export interface ShopFigures {
  /** Those that still need somebody to do something. */
  orders: Record<OpenOrderState, number>
  openPaymentsOverAMinute: number
  /** Of those, the ones that the regular look at open payments has left out. */
  uncheckedPayments: number
  refundsDue: number
  oldestRefundDueSeconds: number
  mailsWaiting: number
  mailsDead: number
  oldestMailWaitingSeconds: number
  jobs: { queue: string; waiting: number; active: number; failed: number }[]
}

interface FigureRow extends Record<string, unknown> {
  figures: ShopFigures
}

const counted = (rows: ReturnType<typeof sql>) =>
  sql`(select count(*) from (select 1 from ${rows} limit ${COUNTED_UP_TO}) as found)`

const ordersIn = (status: OpenOrderState) =>
  counted(sql`orders where status = ${status} and deleted_at is null`)

const openPayments = sql`payments where state in ('creating', 'live') and created_at <`

const secondsSince = (oldest: ReturnType<typeof sql>) =>
  sql`coalesce(extract(epoch from now() - (${oldest}))::int, 0)`

/** All of it in one statement, each count from an index and none without an end. */
export async function readShopFigures(db: Executor): Promise<ShopFigures> {
  const { rows } = await db.execute<FigureRow>(sql`select json_build_object(
    'orders', json_build_object(
      'pending', ${ordersIn("pending")},
      'approved', ${ordersIn("approved")},
      'shipped', ${ordersIn("shipped")}),
    'openPaymentsOverAMinute', ${counted(sql`${openPayments} now() - interval '1 minute'`)},
    'uncheckedPayments', ${counted(sql`${openPayments} now() - interval '10 minutes'
      and (checked_at is null or checked_at < now() - interval '10 minutes')`)},
    'refundsDue', ${counted(sql`refunds where state = 'due'`)},
    'oldestRefundDueSeconds', ${secondsSince(sql`select min(created_at) from refunds where state = 'due'`)},
    'mailsWaiting', ${counted(sql`mail_outbox where state = 'queued'`)} + ${counted(sql`events`)},
    'mailsDead', ${counted(sql`mail_outbox where state = 'dead'`)},
    'oldestMailWaitingSeconds', ${secondsSince(
      sql`select min(created_at) from ((select created_at from mail_outbox where state = 'queued' order by id limit 1)
        union all (select created_at from events order by id limit 1)) oldest`,
    )},
    'jobs', (select coalesce(json_agg(json_build_object('queue', name, 'waiting', queued_count,
      'active', active_count, 'failed', failed_count) order by name), '[]') from jobs.queue)
  ) as figures`)
  const [row] = rows
  if (!row) throw new Error("a select without a table gave no row")
  return row.figures
}
