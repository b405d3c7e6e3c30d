import { type SQL, sql } from "drizzle-orm"
import type { Pool } from "pg"
import type { VatAmount } from "#domain/invoices/vat-report.ts"
import { cursorFor, readCursor } from "../connection/bulk.ts"
import type { Executor } from "../connection/client.ts"
import { isWithinDays } from "../connection/query-parts.ts"

/** Days of the shop, both included. */
export interface Period {
  from: string
  to: string
}

const isIssuedWithin = (period: Period): SQL => isWithinDays(sql`i.issued_at`, period)

/**
 * SQL: net and tax of an invoice `i`, in groups that are taxed alike. Documents of earlier releases do not say whose tax
 * a line bears; their order does.
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
  group by category, rate, taxed_in)`

/** SQL: country of a buyer in reports. A number of Northern Ireland tells its supplies from those to Great Britain. */
const buyerCountry = sql`case when part.category = 'K' and i.facts->'buyer'->'taxIds'->0->>'number' like 'XI%'
  then 'XI' else i.facts->'buyer'->>'country' end`

const amount = sql`'kind', i.kind, 'category', part.category, 'sellerCountry', i.facts->'seller'->>'country',
  'buyerCountry', ${buyerCountry}, 'taxedIn', part.taxed_in, 'milliPercent', part.rate`

/** Sums the documents of a period by all that decides about their tax. */
export async function listVatAmounts(db: Executor, period: Period): Promise<VatAmount[]> {
  const { rows } = await db.execute<{ found: VatAmount }>(sql`
    select json_build_object(${amount}, 'netCents', sum(part.net), 'taxCents', sum(part.tax)) as found
    from invoices i cross join lateral ${groups} part where ${isIssuedWithin(period)}
    group by i.kind, part.category, i.facts->'seller'->>'country', ${buyerCountry}, part.taxed_in, part.rate`)
  return rows.map(({ found }) => found)
}

export interface EcSale extends Record<string, unknown> {
  country: string
  vatNumber: string
  customer: string
  invoicedCents: number
  creditedCents: number
}

/** Sums supplies to firms of other member states, by their VAT number. */
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
  /** The card payment, or the account of a bank transfer. */
  payment: string
  paidAt: string
  corrects: string
}

/** Streams each document of a period in groups that are taxed alike, oldest first. */
export const readBookings = (pool: Pool, period: Period): AsyncGenerator<Booking[]> =>
  readCursor<Booking>(pool, bookingCursor(period))

export const bookingCursor = (period: Period): SQL =>
  cursorFor(sql`
    select json_build_object(${amount}, 'netCents', part.net, 'taxCents', part.tax, 'number', i.number,
      'issuedAt', i.issued_at, 'orderNumber', i.facts->'order'->>'number', 'customer', i.facts->'buyer'->>'name',
      'vatNumber', coalesce(i.facts->'buyer'->'taxIds'->0->>'number', ''),
      'payment', coalesce(nullif(i.facts->'payment'->>'transactionId', ''), i.facts->'payment'->>'account', ''),
      'paidAt', i.facts->'payment'->>'paidAt',
      'corrects', coalesce(i.facts->'corrects'->>'number', '')) as cells
    from invoices i cross join lateral ${groups} part
    where ${isIssuedWithin(period)} order by i.issued_at, i.number, part.category, part.rate desc`)
