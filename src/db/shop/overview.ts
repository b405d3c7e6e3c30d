import { and, asc, isNull, sql } from "drizzle-orm"
import type { Executor } from "../connection/client.ts"
import { hasRows } from "../connection/query-parts.ts"
import { isFailedRefund } from "../invoices/invoice-register.ts"
import { parts } from "../schema/parts.ts"

/** Sums orders, revenue and the amounts still owed. Includes orders removed from the list. */
export async function findOrderTotals(db: Executor) {
  const { rows } = await db.execute<
    Record<"orders" | "revenue" | "unpaid" | "owed" | "removed", string>
  >(sql`
    select coalesce(sum(orders), 0) as orders, coalesce(sum(paid_cents - refunded_cents), 0) as revenue,
      coalesce(sum(unpaid), 0) as unpaid, coalesce(sum(unpaid_cents), 0) as owed,
      ${counted(sql`orders where deleted_at is not null and status <> 'cancelled'`)} as removed
    from order_totals`)
  const [row] = rows
  return {
    orders: Number(row?.orders),
    removed: Number(row?.removed),
    revenueCents: Number(row?.revenue),
    unpaidCount: Number(row?.unpaid),
    unpaidCents: Number(row?.owed),
  }
}

/** Lists live parts whose stock covers less than two minimum orders, lowest first. */
export const listLowStock = (db: Executor) =>
  db
    .select({
      id: parts.id,
      name: parts.name,
      available: parts.availableQuantity,
      minimum: parts.minimumQuantity,
    })
    .from(parts)
    .where(and(isNull(parts.archivedAt), sql`${parts}.runs_low`))
    .orderBy(
      asc(sql`${parts.availableQuantity}::float8 / ${parts.minimumQuantity}`),
      asc(parts.position),
    )
    .limit(10)

interface DayRow extends Record<string, unknown> {
  day: string
  orders: string
  revenue_cents: string
}

/** Lists thirty days in the shop's time zone up to `today`, including days without orders. */
export async function listDays(db: Executor, today: string) {
  const { rows } = await db.execute<DayRow>(sql`
    with days as (
      select day, shop_day_begins(day) as begins, shop_day_begins(day + 1) as ends
      from (select ${today}::date - back as day from generate_series(29, 0, -1) as back) back
    )
    select to_char(day, 'YYYY-MM-DD') as day, placed.orders, paid.revenue_cents
    from days cross join lateral (
      select count(*) as orders from orders
      where created_at >= begins and created_at < ends and status <> 'cancelled'
    ) placed cross join lateral (
      select coalesce(sum(total_cents), 0) as revenue_cents from orders where paid_at >= begins and paid_at < ends
    ) paid order by day`)
  return rows.map(({ day, ...row }) => ({
    day,
    orders: Number(row.orders),
    revenueCents: Number(row.revenue_cents),
  }))
}

/** Limit of counts. Monitoring needs no higher figures. */
const MAX_COUNTED = 10_000

type OpenOrderState = "pending" | "approved" | "shipped"

export interface ShopFigures {
  /** Orders that are not delivered yet, by status. */
  orders: Record<OpenOrderState, number>
  openPaymentsOverAMinute: number
  /** Open payments that the regular check has missed. */
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
  sql`(select count(*) from (select 1 from ${rows} limit ${MAX_COUNTED}) as found)`

const ordersIn = (status: OpenOrderState) =>
  counted(sql`orders where status = ${status} and deleted_at is null`)

/** SQL: due refunds that the card provider makes. Staff send the others. */
const refundsDue = sql`refunds r where r.state = 'due'
  and exists (select from payments p where p.id = r.payment_id and p.method = 'card')`

const openPayments = sql`payments where state in ('creating', 'live') and created_at <`

const secondsSince = (oldest: ReturnType<typeof sql>) =>
  sql`coalesce(extract(epoch from now() - (${oldest}))::int, 0)`

/** Reads all figures in one statement, each from an index and with a limit. */
export async function readShopFigures(db: Executor): Promise<ShopFigures> {
  const { rows } = await db.execute<FigureRow>(sql`select json_build_object(
    'orders', json_build_object(
      'pending', ${ordersIn("pending")},
      'approved', ${ordersIn("approved")},
      'shipped', ${ordersIn("shipped")}),
    'openPaymentsOverAMinute', ${counted(sql`${openPayments} now() - interval '1 minute'`)},
    'uncheckedPayments', ${counted(sql`${openPayments} now() - interval '10 minutes'
      and (checked_at is null or checked_at < now() - interval '10 minutes')`)},
    'refundsDue', ${counted(refundsDue)},
    'oldestRefundDueSeconds', ${secondsSince(sql`select min(created_at) from ${refundsDue}`)},
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

/** Reads when the shop's command last made a full backup, and when the shop began. */
export async function findBackup(
  db: Executor,
): Promise<{ madeAt: Date | undefined; shopBeganAt: Date }> {
  const { rows } = await db.execute<{ made_at: string | null; began_at: string }>(sql`
    select (select made_at from last_backup) as made_at,
      coalesce((select min(applied_at) from schema_migrations), now()) as began_at`)
  const [row] = rows
  return {
    madeAt: row?.made_at ? new Date(row.made_at) : undefined,
    shopBeganAt: new Date(row?.began_at ?? Date.now()),
  }
}

interface JobState extends Record<string, unknown> {
  name: string
  waiting: number
  failed: number
  doneAt: string | null
}

/** Lists recurring jobs and queues, and when each completed its last job. A job a minute late is waiting. */
export async function listJobStates(db: Executor): Promise<JobState[]> {
  const { rows } = await db.execute<JobState>(sql`
    select q.name, q.queued_count as waiting, q.failed_count as failed, done.at as "doneAt"
    from jobs.queue q left join (
      select name, max(completed_on) as at from jobs.job where state = 'completed' group by name
    ) done on done.name = q.name
    union all
    select name, (due_at < now() - interval '1 minute')::int, 0, done_at from recurring_jobs
    order by name`)
  return rows
}

/** Counts the work that waits for staff, other than orders, returns and reviews. */
export async function countStaffWork(db: Executor) {
  const { rows } = await db.execute<
    Record<"freight" | "disputes" | "refunds" | "lowStock", string>
  >(sql`
    select (select count(*) from (select 1 from orders where freight_due and deleted_at is null
        and status <> 'cancelled' limit 1000) counted) as freight,
      (select count(distinct order_id) from payments where disputed_at is not null) as disputes,
      (select count(*) from refunds r where ${isFailedRefund}) as refunds,
      (select count(*) from (select 1 from parts where runs_low and archived_at is null limit 1000) counted) as "lowStock"`)
  const [row] = rows
  return {
    freight: Number(row?.freight),
    disputes: Number(row?.disputes),
    refunds: Number(row?.refunds),
    lowStock: Number(row?.lowStock),
  }
}

/** Finds when an authority last answered about a tax id, and counts the ids without an answer. */
export async function findTaxIdChecks(db: Executor) {
  const { rows } = await db.execute<{
    checked_at: string | null
    unanswered: string
    without_proof: boolean | null
  }>(sql`
    select max(checked_at) as checked_at,
      count(*) filter (where state = 'waiting' and checked_at is null and kind <> 'us_certificate') as unanswered,
      (select consultation = '' from tax_ids where kind = 'eu_vat' and state <> 'invalid' and checked_at is not null
        order by checked_at desc limit 1) as without_proof
    from tax_ids`)
  const [row] = rows
  return {
    answeredAt: row?.checked_at ? new Date(row.checked_at) : undefined,
    unanswered: Number(row?.unanswered),
    withoutProof: row?.without_proof ?? false,
  }
}

export const hasPartsOnSale = (db: Executor): Promise<boolean> =>
  hasRows(db.select({ one: sql`1` }).from(parts).where(isNull(parts.archivedAt)).limit(1))
