import { type SQL, sql } from "drizzle-orm"
import type { Pool } from "pg"
import type { VatAmount } from "#domain/invoices/vat-report.ts"
import { cursorFor, readCursor } from "../connection/bulk.ts"
import type { Executor } from "../connection/client.ts"
import { isWithinDays } from "../connection/query-parts.ts"

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
 * SQL: country of a buyer in reports. Supplies to businesses in other member states are reported by the country of the
 * VAT number, wherever the bill goes: XI for Northern Ireland, FR also for Monaco.
 */
const buyerCountry = sql`case when part.category = 'K' and i.facts->'buyer'->'taxIds'->0->>'number' ~ '^[A-Z]{2}'
  then replace(left(i.facts->'buyer'->'taxIds'->0->>'number', 2), 'EL', 'GR')
  else i.facts->'buyer'->>'country' end`

/** SQL: country of the seller's VAT. Documents of earlier releases do not name XI. */
const sellerCountry = sql`coalesce(i.facts->>'sellerVatCountry', i.facts->'seller'->>'country')`

/**
 * SQL: state or province that goods were delivered to or collected in, for sales within countries where tax returns
 * tell them apart; else empty.
 */
const region = sql`case when i.facts->'seller'->>'country' in ('US', 'CA', 'IN')
    and coalesce(i.facts->'deliverTo'->>'country', i.facts->'seller'->>'country') = i.facts->'seller'->>'country'
  then coalesce(i.facts->'deliverTo'->>'region', (select l.tax_facts->'treatment'->'at'->>'region' from order_lines l
    where l.order_id = i.order_id and l.tax_facts->'treatment'->>'kind' = 'taxed' limit 1), '') else '' end`

const amount = sql`'kind', i.kind, 'category', part.category, 'sellerCountry', ${sellerCountry},
  'buyerCountry', ${buyerCountry}, 'taxedIn', part.taxed_in, 'region', ${region}, 'milliPercent', part.rate`

/** Sums the documents of a period by all fields that determine their tax. */
export async function listVatAmounts(db: Executor, period: Period): Promise<VatAmount[]> {
  const { rows } = await db.execute<{ found: VatAmount }>(sql`
    select json_build_object(${amount}, 'netCents', sum(part.net), 'taxCents', sum(part.tax)) as found
    from invoices i cross join lateral ${groups} part where ${isIssuedWithin(period)}
    group by i.kind, part.category, ${sellerCountry}, ${buyerCountry}, part.taxed_in, ${region}, part.rate`)
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
