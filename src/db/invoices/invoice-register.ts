import { type SQL, sql } from "drizzle-orm"
import type { Pool } from "pg"
import type { InvoiceKind } from "#domain/invoices/invoice.ts"
import type { VatAmount } from "#domain/invoices/vat-report.ts"
import { cursorFor, readCursor } from "../connection/bulk.ts"
import type { Executor } from "../connection/client.ts"
import { isFailedRefund, isWithinDays, matchesText } from "../connection/query-parts.ts"
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

/** SQL: refunds for the order of an invoice `i` that have not arrived. */
const openRefunds = sql`refunds r join payments p on p.id = r.payment_id
  where p.order_id = i.order_id and (r.state = 'due' or ${isFailedRefund})`

const wanted = ({ kind, from, to, open, search }: RegisterFilter): SQL =>
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
      search ? found(search) : undefined,
    ].filter((condition) => condition !== undefined),
    sql` and `,
  )

/** SQL: matches documents by their number, order number or customer. Each kind of match uses its own index. */
const found = (search: string): SQL => sql`i.number in (
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
    from (select * from invoices i where ${wanted(filter)} and ${isAfterCursor}
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
    select count(*) as count from (select 1 from invoices i where ${wanted(filter)} limit ${most}) counted`)
  return Number(rows[0]?.count ?? 0)
}

const MONTHS = 240

/** Counts documents by month in the shop's time zone, newest month first. */
export async function listInvoiceMonths(db: Executor): Promise<{ month: string; count: number }[]> {
  const { rows } = await db.execute<{ month: string; count: string }>(sql`
    with span as (
      select date_trunc('month', min(issued_at) - interval '1 day')::date as first from invoices
    ), months as (
      select (span.first + n * interval '1 month')::date as first from span, generate_series(0, ${MONTHS}) n
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

/** Days in the shop's time zone, both included. */
export interface Period {
  from: string
  to: string
}

const isIssuedWithin = (period: Period): SQL => isWithinDays(sql`i.issued_at`, period)

/**
 * SQL: net and tax of an invoice `i`, in groups that are taxed alike, without groups of 0.00. Documents of earlier
 * releases do not name the country that taxes a line, so their order supplies it.
 */
const groups = sql`(
  select item->>'category' as category, taxes.rate, sum((item->>'netCents')::bigint) as net, sum(taxes.cents) as tax,
    case when item->>'category' in ('S', 'Z') then coalesce(item->>'taxedIn', (
      select l.tax_facts->'treatment'->'at'->>'country' from order_lines l
      where l.order_id = i.order_id and l.tax_facts->'treatment'->>'kind' = 'taxed' limit 1), '') else '' end as taxed_in
  from jsonb_array_elements((i.facts->'lines') || (i.facts->'charges')) item
  cross join lateral (
    select coalesce(sum((tax->>'milliPercent')::numeric), 0) as rate, coalesce(sum((tax->>'taxCents')::bigint), 0) as cents
    from jsonb_array_elements(item->'taxes') tax) taxes
  group by category, rate, taxed_in having sum((item->>'netCents')::bigint) <> 0 or sum(taxes.cents) <> 0)`

/**
 * SQL: country of a buyer in reports. XI separates supplies to Northern Ireland from those to Great Britain; supplies
 * to Monaco count as French.
 */
const buyerCountry = sql`case when part.category = 'K' and i.facts->'buyer'->'taxIds'->0->>'number' like 'XI%' then 'XI'
  when part.category = 'K' and i.facts->'buyer'->>'country' = 'MC' then 'FR'
  else i.facts->'buyer'->>'country' end`

/**
 * SQL: state or province that goods were delivered to or collected in, for sales within countries where tax returns
 * tell them apart; else empty.
 */
const region = sql`case when i.facts->'seller'->>'country' in ('US', 'CA', 'IN')
    and coalesce(i.facts->'deliverTo'->>'country', i.facts->'seller'->>'country') = i.facts->'seller'->>'country'
  then coalesce(i.facts->'deliverTo'->>'region', (select l.tax_facts->'treatment'->'at'->>'region' from order_lines l
    where l.order_id = i.order_id and l.tax_facts->'treatment'->>'kind' = 'taxed' limit 1), '') else '' end`

const amount = sql`'kind', i.kind, 'category', part.category, 'sellerCountry', i.facts->'seller'->>'country',
  'buyerCountry', ${buyerCountry}, 'taxedIn', part.taxed_in, 'region', ${region}, 'milliPercent', part.rate`

/** Sums the documents of a period by all fields that determine their tax. */
export async function listVatAmounts(db: Executor, period: Period): Promise<VatAmount[]> {
  const { rows } = await db.execute<{ found: VatAmount }>(sql`
    select json_build_object(${amount}, 'netCents', sum(part.net), 'taxCents', sum(part.tax)) as found
    from invoices i cross join lateral ${groups} part where ${isIssuedWithin(period)}
    group by i.kind, part.category, i.facts->'seller'->>'country', ${buyerCountry}, part.taxed_in, ${region}, part.rate`)
  return rows.map(({ found }) => found)
}

export interface EcSale extends Record<string, unknown> {
  country: string
  vatNumber: string
  customer: string
  invoicedCents: number
  creditedCents: number
}

/** Sums supplies to businesses in other member states, by their VAT number. */
export async function listEcSales(db: Executor, period: Period): Promise<EcSale[]> {
  const { rows } = await db.execute<{ found: EcSale }>(sql`
    select json_build_object('country', ${buyerCountry}, 'vatNumber', coalesce(buyer->'taxIds'->0->>'number', ''),
      'customer', max(buyer->>'name'),
      'invoicedCents', coalesce(sum(part.net) filter (where i.kind = 'invoice'), 0),
      'creditedCents', coalesce(sum(part.net) filter (where i.kind = 'credit_note'), 0)) as found
    from invoices i cross join lateral (select i.facts->'buyer' as buyer) b cross join lateral ${groups} part
    where ${isIssuedWithin(period)} and part.category = 'K'
    group by ${buyerCountry}, buyer->'taxIds'->0->>'number' order by ${buyerCountry}, buyer->'taxIds'->0->>'number'`)
  return rows.map(({ found }) => found)
}

export interface Booking extends VatAmount {
  number: string
  issuedAt: string
  orderNumber: string
  customer: string
  vatNumber: string
  /** Transaction id of the card payment, or account of the bank transfer. */
  payment: string
  paidAt: string
  corrects: string
  /** Postal code of the delivery address; empty if unknown or collected. */
  postalCode: string
}

/**
 * Streams the documents of a period, oldest first. Each document has one row for each group that is taxed alike.
 */
export const readBookings = (pool: Pool, period: Period): AsyncGenerator<Booking[]> =>
  readCursor<Booking>(pool, bookingCursor(period))

export const bookingCursor = (period: Period): SQL =>
  cursorFor(sql`
    select json_build_object(${amount}, 'netCents', part.net, 'taxCents', part.tax, 'number', i.number,
      'issuedAt', i.issued_at, 'orderNumber', i.facts->'order'->>'number', 'customer', i.facts->'buyer'->>'name',
      'vatNumber', coalesce(i.facts->'buyer'->'taxIds'->0->>'number', ''),
      'payment', coalesce(nullif(i.facts->'payment'->>'transactionId', ''), i.facts->'payment'->>'account', ''),
      'paidAt', i.facts->'payment'->>'paidAt',
      'corrects', coalesce(i.facts->'corrects'->>'number', ''),
      'postalCode', coalesce(i.facts->'deliverTo'->>'postalCode', '')) as cells
    from invoices i cross join lateral ${groups} part
    where ${isIssuedWithin(period)} order by i.issued_at, i.number, part.category, part.rate desc`)
