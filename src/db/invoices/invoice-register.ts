import { type SQL, sql } from "drizzle-orm"
import type { Pool } from "pg"
import type { InvoiceKind } from "#domain/invoices/invoice.ts"
import type { Executor } from "../connection/client.ts"
import { isWithinDays, matchesText } from "../connection/query-parts.ts"
import { users } from "../schema/identity.ts"
import { orders } from "../schema/orders.ts"

export interface RegisterFilter {
  kind?: InvoiceKind | undefined
  /** Days in the shop's time zone, both included. */
  from?: string | undefined
  to?: string | undefined
  /** Only invoices with refunds that have not arrived. */
  open?: true | undefined
  search?: string | undefined
}

export interface RegisteredInvoice extends Record<string, unknown> {
  number: string
  kind: InvoiceKind
  issuedAt: string
  orderId: string
  orderNumber: string
  customer: string
  country: string
  vatNumber: string | null
  taxCents: number
  totalCents: number
  corrects: string | null
  creditedCents: number
  openCents: number
}

/**
 * SQL: refund `r` failed, and refunds of its sum were not recorded for its payment since. A refund first makes up for
 * the last one that failed before it.
 */
export const isFailedRefund = sql`r.state = 'failed' and not exists (
  select from refunds later cross join lateral (
    select sum(case one.state when 'failed' then one.amount_cents else -one.amount_cents end) as cents
    from refunds one where one.payment_id = r.payment_id
      and case one.state when 'failed' then one.updated_at else one.created_at end
        between r.updated_at and later.created_at) still_open
  where later.payment_id = r.payment_id and later.state <> 'failed' and later.created_at >= r.updated_at
    and still_open.cents <= 0)`

/** SQL: refunds for the order of an invoice `i` that have not arrived. */
const openRefunds = sql`refunds r join payments p on p.id = r.payment_id
  where p.order_id = i.order_id and (r.state = 'due' or ${isFailedRefund})`

const isWanted = ({ kind, from, to, open, search }: RegisterFilter): SQL =>
  sql.join(
    [
      sql`true`,
      kind ? sql`i.kind = ${kind}` : undefined,
      isWithinDays(sql`i.issued_at`, { from, to }),
      // Reads the ids of these few orders first.
      open
        ? sql`i.kind = 'invoice' and i.order_id = any(array(
            select p.order_id from refunds r join payments p on p.id = r.payment_id where r.state = 'due'
            union all
            select p.order_id from refunds r join payments p on p.id = r.payment_id where ${isFailedRefund}))`
        : undefined,
      search ? matchesSearch(search) : undefined,
    ].filter((condition) => condition !== undefined),
    sql` and `,
  )

/** SQL: matches documents by their number, order number or customer. Each kind of match uses its own index. */
const matchesSearch = (search: string): SQL => sql`i.number in (
    select number from invoices where number = upper(${search})
    union all select f.number from invoices f join orders on orders.id = f.order_id where order_number = upper(${search})
    union all select f.number from invoices f join orders on orders.id = f.order_id where ${matchesText(orders.email, search)}
    union all select f.number from invoices f join orders on orders.id = f.order_id
      where orders.user_id in (select id from users where ${matchesText(users.name, search)}))`

export interface RegisterPage {
  limit: number
  /** Number of the last document already listed. */
  after?: string | undefined
}

/** Lists documents, newest first. */
export async function listRegister(
  db: Executor,
  filter: RegisterFilter,
  { limit, after }: RegisterPage,
): Promise<RegisteredInvoice[]> {
  const isAfterCursor = after
    ? sql`(i.issued_at, i.number) < (select issued_at, number from invoices where number = ${after})`
    : sql`true`
  const { rows } = await db.execute<{ shown: RegisteredInvoice }>(sql`
    select json_build_object('number', i.number, 'kind', i.kind, 'issuedAt', i.issued_at, 'orderId', i.order_id,
      'orderNumber', i.facts->'order'->>'number', 'customer', i.facts->'buyer'->>'name',
      'country', i.facts->'buyer'->>'country', 'vatNumber', i.facts->'buyer'->'taxIds'->0->>'number',
      'totalCents', i.total_cents, 'corrects', i.facts->'corrects'->>'number',
      'taxCents', (select coalesce(sum((tax->>'taxCents')::bigint), 0)
        from jsonb_array_elements((i.facts->'lines') || (i.facts->'charges')) item, jsonb_array_elements(item->'taxes') tax),
      'creditedCents', case i.kind when 'invoice' then (select coalesce(sum(c.total_cents), 0) from invoices c
        where c.order_id = i.order_id and c.kind = 'credit_note') else 0 end,
      'openCents', case i.kind when 'invoice' then (select coalesce(sum(r.amount_cents), 0) from ${openRefunds}) else 0 end
    ) as shown
    from (select * from invoices i where ${isWanted(filter)} and ${isAfterCursor}
      order by i.issued_at desc, i.number desc limit ${limit}) i
    order by i.issued_at desc, i.number desc`)
  return rows.map(({ shown }) => shown)
}

/** Counts documents, up to `most`. */
export async function countRegister(
  db: Executor,
  filter: RegisterFilter,
  most: number,
): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(sql`
    select count(*) as count from (select 1 from invoices i where ${isWanted(filter)} limit ${most}) counted`)
  return Number(rows[0]?.count ?? 0)
}

const MAX_MONTHS = 240

/** Counts documents by month in the shop's time zone, newest month first. */
export async function listInvoiceMonths(db: Executor): Promise<{ month: string; count: number }[]> {
  const { rows } = await db.execute<{ month: string; count: string }>(sql`
    with span as (
      select date_trunc('month', min(issued_at) - interval '1 day')::date as first from invoices
    ), months as (
      select (span.first + n * interval '1 month')::date as first from span, generate_series(0, ${MAX_MONTHS}) n
      where span.first + n * interval '1 month' <= now() + interval '1 day'
    )
    select to_char(first, 'YYYY-MM') as month, counted.count from months cross join lateral (
      select count(*) as count from invoices where issued_at >= shop_day_begins(first)
        and issued_at < shop_day_begins((first + interval '1 month')::date)) counted
    where counted.count > 0 order by first desc`)
  return rows.map(({ month, count }) => ({ month, count: Number(count) }))
}

/** Lists document numbers, oldest first. */
export async function listNumbersOfMonth(
  db: Executor,
  month: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const first = `${month}-01`
  const { rows } = await db.execute<{ number: string }>(sql`
    select number from invoices where issued_at >= shop_day_begins(${first}::date)
      and issued_at < shop_day_begins((${first}::date + interval '1 month')::date)
    order by issued_at, number limit ${limit} offset ${offset}`)
  return rows.map(({ number }) => number)
}

/**
 * Claims the writing of a ZIP for one process of the shop. Returns a function that releases the claim, or undefined
 * if another process holds it.
 */
export async function claimInvoiceFiles(pool: Pool): Promise<(() => Promise<void>) | undefined> {
  const client = await pool.connect()
  try {
    await client.query("begin; set local idle_in_transaction_session_timeout = 0")
    const { rows } = await client.query<{ claimed: boolean }>(
      "select pg_try_advisory_xact_lock(hashtextextended('invoice files', 0)) as claimed",
    )
    if (rows[0]?.claimed)
      return async () => {
        await client.query("rollback").finally(() => client.release())
      }
    await client.query("rollback")
    client.release()
    return undefined
  } catch (error) {
    client.release(true)
    throw error
  }
}
